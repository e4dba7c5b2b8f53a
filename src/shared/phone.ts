/**
 * Telephone numbers. Whatever is typed, one form is stored, '+' and digits (E.164), so two numbers are the same when
 * their texts are; the database compares them so, in the keys of customers, bars and guest limits (migration 0010).
 */

/** Characters of a number as people type it, signs between the digits included. */
export const maxPhoneLength = 30
/** Characters: longer texts are no number, and not worth reading. */
const longestTyped = 200

/** 7 to 15 digits with an optional plus; spaces, dots, dashes, slashes and brackets are let through. */
export function isPhone(text: string): boolean {
  const plain = cleanedPhone(text)
  return hasOnlyPhoneSigns(plain) && /^\d{7,15}$/.test(digitsOf(plain))
}

/** The barber's own form: optional +, then 10 to 15 digits, spaces aside. */
export function isInternationalPhone(text: string): boolean {
  return /^\+?\d{10,15}$/.test(cleanedPhone(text).replace(/[\s-]/g, ''))
}

/**
 * Whether a stored number gets text messages, as far as the number tells: of Swiss ones only mobile numbers. Nobody has proven
 * that a number is theirs, and some are expensive to write to: beside Switzerland only its neighbours.
 */
export function isTextable(stored: string): boolean {
  return stored.startsWith('+41')
    ? /^\+417[5-9]\d{7}$/.test(stored)
    : /^\+(?:423|3[39]|4[39])\d{6,12}$/.test(stored)
}

/** A stored number as people read it aloud, '+41 79 123 45 67'; everything else as it is. */
export function readablePhone(stored: string): string {
  return stored.replace(/^\+41(\d{2})(\d{3})(\d{2})(\d{2})$/, '+41 $1 $2 $3 $4')
}

/** What a field keeps that lets nothing else in: digits, plus and spaces. */
export function phoneCharacters(typed: string): string {
  return typed
    .slice(0, longestTyped)
    .normalize('NFKC')
    .replace(/[^\d+ ]/g, '')
}

/**
 * Part of a number as it is looked for within stored ones: '079 765' is '79765' within '+4179765…', '00 01' is '0001', and
 * the '(0)' of '+41 (0)79' is nothing.
 */
export function searchedDigits(typed: string): string | undefined {
  const plain = cleanedPhone(typed)
  if (!hasOnlyPhoneSigns(plain) || !/\d/.test(plain)) return undefined
  const digits = digitsOf(plain.replace('(0)', ''))
  const hasCountry = plain.startsWith('+') || digits.startsWith('00')
  const significant = digits.replace(/^00?(?=[1-9]|$)/, '')
  return hasCountry ? withoutTrunkZero(significant) : significant
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/**
 * For a table (docs/decisions/0013): '+41790000000' → '0041 79 000 00 00'; other countries '0039 3331234567'. Anything
 * but a stored number stays as it is.
 */
export function phoneWithoutPlus(text: string): string {
  return text
    .replace(/^\+41(\d{2})(\d{3})(\d{2})(\d{2})$/, '0041 $1 $2 $3 $4')
    .replace(/^\+(\d{2})(\d{4,13})$/, '00$1 $2')
}

/** Without what pasting brings along: invisible signs, wide digits, other hyphens, and the scheme of a link. */
export function cleanedPhone(text: string): string {
  if (text.length > longestTyped) return text
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
    .replace(/^tel:\s*/i, '')
}

function hasOnlyPhoneSigns(text: string): boolean {
  return /^\+?[\d\s().\-/]+$/.test(text)
}

function withoutTrunkZero(digits: string): string {
  return digits.startsWith('410') ? `41${digits.slice(3)}` : digits
}
