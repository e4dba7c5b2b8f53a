import { type CountryCode, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js'

import { phoneTexts } from '#shared/phone.it.ts'
import { cleanedPhone, digitsOf, isLocalSwiss, withoutBrackets } from '#shared/phone.ts'

import { AppError } from './http/errors.ts'

// Only the server imports this file: the library knows every country and is too large for a browser.

const maxItalianMobileDigits = 10
/** Digits of Swiss numbers that lack their area code; ABAR-11 prefixes +41. */
const minLocalDigits = 7
const maxLocalDigits = 9
/** Countries whose number lengths are checked: Switzerland and its neighbours. Elsewhere 7 to 15 digits are enough (C-46). */
const measuredCountries = new Set(['41', '39', '33', '43', '49', '423'])

/**
 * Returns the stored form, '+' and digits (E.164). A number without a country is read as Swiss; where that is impossible, as an
 * Italian mobile number or as a number that lacks its plus. With a leading zero it is always Swiss, although 079 and 091 are
 * Italian prefixes as well.
 * @returns undefined when it is too short or too long, or may belong to several countries
 */
export function readPhone(typed: string): string | undefined {
  const text = cleanedPhone(typed)
  const digits = digitsOf(withoutBrackets(text))
  if (text.startsWith('+')) return international(text)
  if (digits.startsWith('00')) return international(text.replace(/^\D*0\D*0/, ''))
  if (digits.startsWith('0')) return possible(parsed(`+41${digits.slice(1)}`))
  const swiss = parsed(digits, 'CH')
  if (swiss?.isValid()) return swiss.number
  const italian = parsed(digits, 'IT')
  if (italian?.isValid() && italian.nationalNumber.length <= maxItalianMobileDigits) return italian.number
  if (digits.length > maxLocalDigits) return faraway(`+${digits}`)
  return digits.length >= minLocalDigits ? `+41${digits}` : undefined
}

/** @throws AppError 400 with the form's own message, or one that asks for the country where that would help */
export function storedPhone(typed: string, field: string, refusal: string): string {
  const number = readPhone(typed)
  if (number === undefined) {
    const message = lacksCountryCode(typed) ? phoneTexts.lacksCountry : refusal
    throw new AppError('INVALID_INPUT', 400, message, { errors: { [field]: message } })
  }
  return number
}

/** For changes of a row: does not parse an unchanged number again, so that an older number never blocks other changes. */
export function changedPhone(typed: string, before: string, field: string, refusal: string): string {
  return cleanedPhone(typed) === before ? before : storedPhone(typed, field, refusal)
}

/**
 * Whether an unreadable number may be right with its country code in front. False for a Swiss mobile number with a digit too
 * few or too many.
 */
export function lacksCountryCode(typed: string): boolean {
  const text = cleanedPhone(typed)
  const digits = digitsOf(text)
  if (text.startsWith('+') || digits.startsWith('00') || digits.length > 15) return false
  return digits.startsWith('0')
    ? !/^07[5-9]/.test(digits) && parsed(digits, 'IT')?.isValid() === true
    : digits.length > maxLocalDigits
}

/** Italians dial a zero in brackets; elsewhere it is dropped after the country code. */
function international(text: string): string | undefined {
  const digits = digitsOf(text.replace('(0)', '')).replace(/^410/, '41')
  const number = parsed(`+${digits}`)
  if (number?.isValid()) return number.number
  const plain = `+${digits}`
  return faraway(plain) ?? possible(parsed(`+${digitsOf(text)}`)) ?? possible(number) ?? localSwiss(plain)
}

function faraway(text: string): string | undefined {
  const country = parsed(text)?.countryCallingCode
  const isMeasured = country !== undefined && measuredCountries.has(country)
  return !isMeasured && /^\+[1-9]\d{6,14}$/.test(text) ? text : undefined
}

/** Accepts the stored form of a Swiss number that lacks its area code. */
function localSwiss(text: string): string | undefined {
  return text.startsWith('+41') && isLocalSwiss(text.slice(3)) ? text : undefined
}

function parsed(text: string, country?: CountryCode): PhoneNumber | undefined {
  return parsePhoneNumberFromString(
    text,
    country === undefined ? {} : { defaultCountry: country, extract: false },
  )
}

function possible(number: PhoneNumber | undefined): string | undefined {
  // The library also accepts Swiss voicemail numbers, which have twelve digits.
  if (!number?.isPossible() || (number.country === 'CH' && number.nationalNumber.length > maxLocalDigits))
    return undefined
  // A truncated number with its dialled zero, such as '+41 (0)79 123 45 6', has nine digits as well.
  return number.number.startsWith('+410') ? undefined : number.number
}
