import { z } from 'zod'

/**
 * A text that must be there, without the spaces around it.
 *
 * @param most characters
 */
export function filledText(missing: string, most: number, tooLong: string = missing) {
  return z.string(missing).trim().min(1, missing).max(most, tooLong)
}

/** A whole number from `least` to `most`, in the words of one error. */
export function wholeNumber(error: string, least: number, most: number) {
  return z.number(error).int(error).min(least, error).max(most, error)
}
