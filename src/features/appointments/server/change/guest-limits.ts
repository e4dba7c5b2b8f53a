import type { Opening } from '#platform/database/transaction.ts'
import { platformError } from '#platform/http/errors.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'

import type { BookingFacts, Customer } from './booking-facts.ts'

const hour = 60 * 60

/** Attempts of one caller; a whole household or salon may share an address. */
const perAddress: RateLimit = { name: 'guest-booking-address', points: 30, seconds: hour }
/**
 * For one e-mail address or number: from everywhere what was booked, from one caller what was tried. Were every try
 * counted, a stranger who names somebody could use up what is theirs.
 */
const perGuest: RateLimit = { name: 'guest-booking', points: 5, seconds: hour }
/** Of the whole shop, far beyond its busiest hour: a flood from many addresses ends here. */
export const guestBookingsOfTheShop: RateLimit = { name: 'guest-bookings', points: 300, seconds: hour }

/** What a call must pass before it is looked at; leaves together with it. */
export function guestAdmission(
  { rateLimits }: Platform,
  address: string,
  { email, phone }: { email: string; phone: string },
): Opening['admission'] {
  const counters = [
    { limit: perAddress, key: address },
    { limit: perGuest, key: `${email} ${address}` },
    { limit: perGuest, key: `${phone} ${address}` },
  ]
  return async (connection) =>
    await rateLimits.consume(counters, connection, { limit: guestBookingsOfTheShop, key: 'all' })
}

/** @throws AppError 429 when this guest has booked often enough within the hour */
export function refuseBusyGuest(
  { rateLimits }: Platform,
  { last_hour: { count, since } }: BookingFacts,
  { kind }: Customer,
  now: Date,
): void {
  if (kind !== 'guest' || since === null || count < rateLimits.pointsOf(perGuest)) return
  const retryAfterSeconds = Math.ceil((Date.parse(since) - now.getTime()) / 1000) + hour
  throw platformError('TOO_MANY_REQUESTS', { retryAfterSeconds })
}
