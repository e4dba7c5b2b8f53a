import { type CountryCode, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js'

import { cleanedPhone, digitsOf } from '#shared/phone.ts'

import { AppError } from './http/errors.ts'

/** The server's alone: the library knows every country and is too large for a browser. */

/**
 * The form that is stored, '+' and digits (E.164). A number without a country is Swiss; where it can't be, an Italian mobile
 * number. With a zero in front it is Swiss alone: 079 and 091 are Italian prefixes as well.
 *
 * @returns undefined for what is too short or too long, or may be a number of several countries
 */
export function readPhone(typed: string): string | undefined {
  const text = cleanedPhone(typed)
  const digits = digitsOf(text.replace('(0)', ''))
  if (text.startsWith('+')) return international(text)
  if (digits.startsWith('00')) return international(text.replace(/^\D*0\D*0/, ''))
  if (digits.startsWith('0')) return possible(parsed(`+41${digits.slice(1)}`))
  const swiss = parsed(digits, 'CH')
  if (swiss?.isValid()) return swiss.number
  const italian = parsed(digits, 'IT')
  if (italian?.isValid() && italian.nationalNumber.length <= longestItalianMobile) return italian.number
  return swiss?.nationalNumber.length === swissLength ? swiss.number : undefined
}

/** @throws AppError 400 in the form's own words */
export function storedPhone(typed: string, field: string, refusal: string): string {
  const number = readPhone(typed)
  if (number === undefined)
    throw new AppError('INVALID_INPUT', 400, refusal, { errors: { [field]: refusal } })
  return number
}

/** Digits without country. */
const longestItalianMobile = 10
const swissLength = 9

/** A zero in brackets is dialled in Italy, and nowhere else after a country's prefix. */
function international(text: string): string | undefined {
  const digits = digitsOf(text.replace('(0)', '')).replace(/^410/, '41')
  const number = parsed(`+${digits}`)
  return number?.isValid() ? number.number : (possible(parsed(`+${digitsOf(text)}`)) ?? possible(number))
}

function parsed(text: string, country?: CountryCode): PhoneNumber | undefined {
  return parsePhoneNumberFromString(
    text,
    country === undefined ? {} : { defaultCountry: country, extract: false },
  )
}

function possible(number: PhoneNumber | undefined): string | undefined {
  return number?.isPossible() ? number.number : undefined
}
