import { z } from 'zod'

import { plainText, spacedName } from '../plain-text.ts'
import { visibleText } from '../visible-text.ts'

/** @param most maximum length in characters */
export function filledText(missing: string, most: number, tooLong: string = missing) {
  return z.string(missing).overwrite(visibleText).trim().min(1, missing).max(most, tooLong)
}

/** @param most maximum length in characters */
export function filledName(missing: string, most: number, tooLong: string) {
  const name = z.string(missing).overwrite((text) => spacedName(visibleText(text)))
  return plainText(name.trim().min(1, missing).max(most, tooLong))
}

// oxlint-disable-next-line no-control-regex
const unreadable = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu

/** @param most maximum length in characters */
export function multilineText(most: number, tooLong: string) {
  return z
    .string()
    .max(most, tooLong)
    .transform((text) => text.replaceAll('\r\n', '\n').replace(unreadable, ' ').trim())
}

export function wholeNumber(error: string, least: number, most: number) {
  return z.number(error).int(error).min(least, error).max(most, error)
}
