import { z } from 'zod'

/** What a schema says of a wrong value when it has no sentence of its own: the field, in Italian. */
export function speakItalian(): void {
  z.config({
    customError: (issue) => {
      const field = issue.path?.at(-1)
      return field === undefined ? 'La richiesta non è valida' : `Il campo «${String(field)}» non è valido`
    },
  })
}
