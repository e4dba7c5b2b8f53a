import { addDays, type Day, instantToWallClock } from '#shared/calendar-time.ts'
import { digitsOf, isPhone, normalisePhone } from '#shared/phone.ts'

/** Where nobody reads, whoever's it is: consultations of people without an account have one (CONS-19). */
export function isNobodysAddress(email: string): boolean {
  return /^noreply@/i.test(email)
}

/** The form in which customers' numbers are stored; null: it is no number, or one whose country is unknown. */
export function knownNumber(typed: string): string | null {
  const isComplete = /^\s*(?:\+|0)/.test(typed)
  return isPhone(typed) && isComplete ? normalisePhone(typed) : null
}

/** A chat with somebody; null where the number does not say its country. */
export function chatWith(typed: string): string | null {
  const number = knownNumber(typed)
  return number === null ? null : `https://wa.me/${digitsOf(number)}`
}

/** What a stranger wrote as an address of the web, if it is one that may be opened. */
export function openableAddress(typed: string): string | null {
  const url = URL.parse(typed)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' ? url.href : null
}

/** The night after twelve months takes it away, see forget-requests.ts. @param zone of the shop */
export function deletedOn(createdAt: Date, zone: string): Day {
  const yearLater = new Date(createdAt)
  yearLater.setUTCFullYear(yearLater.getUTCFullYear() + 1)
  return addDays(instantToWallClock(yearLater, zone).day, 1)
}
