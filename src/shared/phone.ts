/**
 * Telephone numbers. All are stored in one form, '+' and digits (E.164), so equal numbers are equal texts. The database relies
 * on this in the keys of customers, bars and guest limits (migration 0010).
 */

export const maxPhoneLength = 30
/** Characters. Longer texts are no number, so they are not parsed. */
const maxTypedLength = 200

/** 7 to 15 digits with an optional plus; spaces, dots, dashes, slashes and brackets are allowed. */
export function isPhone(text: string): boolean {
  const plain = cleanedPhone(text)
  return hasOnlyPhoneSigns(plain) && /^\d{7,15}$/.test(digitsOf(plain))
}

const swissLength = 9
/** A Swiss number of less than nine digits that begins with an area code is truncated. */
const swissAreaCode = /^(?:2[12467]|3[1-4]|4[134]|5[12568]|6[0-2]|7[1-9]|8[01]|9[01])/

/**
 * Whether digits are missing or too many in a number that can only be Swiss: '079…', '+41…' or '0041…'. The server refuses it
 * (readPhone), and other numbers that only its library can judge.
 */
export function hasWrongLength(typed: string): boolean {
  const plain = cleanedPhone(typed)
  const digits = digitsOf(withoutBrackets(plain))
  if (!plain.startsWith('+') && /^07[5-9]/.test(digits)) return digits.length !== swissLength + 1
  const [, swiss] =
    /^(?:00)?410?(\d*)$/.exec(plain.startsWith('+') || digits.startsWith('00') ? digits : '') ?? []
  return swiss !== undefined && swiss.length !== swissLength && !isLocalSwiss(swiss)
}

/** Keeps the dialled zero of '(0)79…', and drops the one of '+41 (0)79…'. */
export function withoutBrackets(plain: string): string {
  return plain.replace('(0)', plain.startsWith('(0)') ? '0' : '')
}

export function isLocalSwiss(digits: string): boolean {
  return /^[1-9]\d{6,7}$/.test(digits) && !swissAreaCode.test(digits)
}

/** The rule of the barber's profile form: optional +, then 10 to 15 digits, spaces and dashes ignored. */
export function isInternationalPhone(text: string): boolean {
  return /^\+?\d{10,15}$/.test(cleanedPhone(text).replace(/[\s-]/g, ''))
}

/**
 * Whether the server may send text messages to a stored number: Swiss mobile numbers and numbers of Switzerland's neighbours.
 * Customers do not prove that a number is theirs, and messages to other countries can be expensive.
 */
export function isTextable(stored: string): boolean {
  return stored.startsWith('+41')
    ? /^\+417[5-9]\d{7}$/.test(stored)
    : /^\+(?:423|3[39]|4[39])\d{6,12}$/.test(stored)
}

/** Formats stored Swiss numbers for reading, '+41 79 123 45 67', and Italian mobile numbers; returns others unchanged. */
export function readablePhone(stored: string): string {
  return stored
    .replace(/^\+41(\d{2})(\d{3})(\d{2})(\d{2})$/, '+41 $1 $2 $3 $4')
    .replace(/^\+39(3\d{2})(\d{3})(\d{3,4})$/, '+39 $1 $2 $3')
}

export function phoneCharacters(typed: string): string {
  return typed
    .slice(0, maxTypedLength)
    .normalize('NFKC')
    .replace(/[^\d+ ]/g, '')
}

/**
 * Returns the digits to search for within stored numbers: '079 765' is '79765' within '+4179765…', '00 01' is '0001', and the
 * '(0)' of '+41 (0)79' is dropped.
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
 * Formats a stored number for a spreadsheet (docs/decisions/0013): '+41790000000' → '0041 79 000 00 00'; other countries '0039
 * 3331234567'. Returns other texts unchanged.
 */
export function phoneWithoutPlus(text: string): string {
  return text
    .replace(/^\+41(\d{2})(\d{3})(\d{2})(\d{2})$/, '0041 $1 $2 $3 $4')
    .replace(/^\+(\d{2})(\d{4,13})$/, '00$1 $2')
}

/** Removes the extras of a pasted number: invisible characters, wide digits, other hyphens, and the scheme of a link. */
export function cleanedPhone(text: string): string {
  if (text.length > maxTypedLength) return text
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
