import { z } from 'zod'

/** An empty field is no number, so that the contract's own sentence says what is missing. */
export function typedNumber(read: (text: string) => number | undefined, unreadable: string) {
  return z.string().transform((text, context) => {
    if (text.trim() === '') return undefined
    const number = read(text)
    if (number === undefined) context.addIssue({ code: 'custom', message: unreadable })
    return number
  })
}
