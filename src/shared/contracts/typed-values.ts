import { z } from 'zod'

import { plainText, spacedName } from '#shared/plain-text.ts'
import { visibleText } from '#shared/visible-text.ts'

/**
 * A text that must be there, without invisible signs and the spaces around it.
 *
 * @param most characters
 */
export function filledText(missing: string, most: number, tooLong: string = missing) {
  return z.string(missing).overwrite(visibleText).trim().min(1, missing).max(most, tooLong)
}

/** A name that people give themselves or others: one plain line. @param most characters */
export function filledName(missing: string, most: number, tooLong: string) {
  const name = z.string(missing).overwrite((text) => spacedName(visibleText(text)))
  return plainText(name.trim().min(1, missing).max(most, tooLong))
}

/** A whole number from `least` to `most`, in the words of one error. */
export function wholeNumber(error: string, least: number, most: number) {
  return z.number(error).int(error).min(least, error).max(most, error)
}
