import { addDays, type Day, instantToWallClock } from '#shared/calendar-time.ts'
import { digitsOf, isPhone } from '#shared/phone.ts'

/** Where nobody reads, whoever's it is: consultations of people without an account have one (CONS-19). */
export function isNobodysAddress(email: string): boolean {
  return /^noreply@/i.test(email)
}

/** A number as customers' are stored; null for older ones whose country is unknown. */
export function knownNumber(stored: string): string | null {
  return stored.startsWith('+') && isPhone(stored) ? stored : null
}

/** A chat with somebody; null where the country of the number is unknown. */
export function chatWith(stored: string): string | null {
  const number = knownNumber(stored)
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
