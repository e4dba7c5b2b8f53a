import { addDays, type Day, instantToWallClock } from '#shared/calendar-time.ts'
import { digitsOf, isPhone } from '#shared/phone.ts'

/**
 * Says whether an address is a placeholder that receives no mail: consultations without an account use one
 * (CONS-19).
 */
export function isPlaceholderAddress(email: string): boolean {
  return /^noreply@/i.test(email)
}

export function knownNumber(stored: string): string | null {
  return stored.startsWith('+') && isPhone(stored) ? stored : null
}

export function chatWith(stored: string): string | null {
  const number = knownNumber(stored)
  return number === null ? null : `https://wa.me/${digitsOf(number)}`
}

export function openableAddress(typed: string): string | null {
  const url = URL.parse(typed)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' ? url.href : null
}

/**
 * Returns the day of the automatic deletion, the night after twelve months, see forget-inquiries.ts.
 *
 * @param zone of the shop
 */
export function deletedOn(createdAt: Date, zone: string): Day {
  const yearLater = new Date(createdAt)
  yearLater.setUTCFullYear(yearLater.getUTCFullYear() + 1)
  return addDays(instantToWallClock(yearLater, zone).day, 1)
}
