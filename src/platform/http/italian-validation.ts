import { z } from 'zod'

import { platformTexts } from '../platform.it.ts'

/** What a schema says of a wrong value when it has no sentence of its own: the field, in Italian. */
export function speakItalian(): void {
  z.config({
    customError: (issue) => {
      const field = issue.path?.at(-1)
      return field === undefined ? platformTexts.invalidRequest : platformTexts.invalidField(String(field))
    },
  })
}
