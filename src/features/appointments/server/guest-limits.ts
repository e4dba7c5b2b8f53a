import type { TransactionOptions } from '#platform/database/transaction.ts'
import { platformError } from '#platform/http/errors.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'

import type { BookingFacts } from './change/booking-facts.ts'
import type { Customer } from './customer.ts'

const hour = 60 * 60

/** Attempts per network address; a whole household or salon may share one. */
const perAddress: RateLimit = { name: 'guest-booking-address', points: 30, seconds: hour }
/**
 * Limit for one e-mail address or number: bookings from anywhere, but attempts only per network address. If all
 * attempts counted, a stranger could use up another person's limit.
 */
const perGuest: RateLimit = { name: 'guest-booking', points: 5, seconds: hour }
/** Limit for the whole shop, far beyond its busiest hour: stops a flood from many addresses. */
export const guestBookingsOfTheShop: RateLimit = { name: 'guest-bookings', points: 300, seconds: hour }

export function guestRateLimit(
  { rateLimits }: Platform,
  address: string,
  { email, phone }: { email: string; phone: string },
): TransactionOptions['rateLimit'] {
  const counters = [
    { limit: perAddress, key: address },
    { limit: perGuest, key: `${email} ${address}` },
    { limit: perGuest, key: `${phone} ${address}` },
  ]
  return async (connection) =>
    await rateLimits.consume(counters, connection, { limit: guestBookingsOfTheShop, key: 'all' })
}

/** @throws AppError 429 when this guest has booked too often within the hour */
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
