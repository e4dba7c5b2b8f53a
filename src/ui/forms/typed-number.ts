import { z } from 'zod'

/** Returns undefined for an empty field, so that the contract's own message asks for it. */
export function typedNumber(read: (text: string) => number | undefined, unreadable: string) {
  return z.string().transform((text, context) => {
    if (text.trim() === '') return undefined
    const number = read(text)
    if (number === undefined) context.addIssue({ code: 'custom', message: unreadable })
    return number
  })
}
