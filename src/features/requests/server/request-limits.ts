import type { Opening } from '#platform/database/transaction.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'

const hour = 60 * 60

/** D-SEC-08. */
const perAddress: RateLimit = { name: 'contact-address', points: 5, seconds: hour }
const perAccount: RateLimit = { name: 'contact-account', points: 5, seconds: hour }
/** A flood from many addresses ends here, before it fills the owners' mailboxes. */
const ofTheShop: RateLimit = { name: 'contact', points: 100, seconds: hour }

/** @param address of the caller on the net; @param userId of whoever is logged in */
export function requestAdmission(
  { rateLimits }: Platform,
  address: string,
  userId: string | null,
): NonNullable<Opening['admission']> {
  const counters = [
    { limit: perAddress, key: address },
    ...(userId === null ? [] : [{ limit: perAccount, key: userId }]),
    { limit: ofTheShop, key: 'all' },
  ]
  return (connection) => rateLimits.consume(counters, connection)
}

const thanksPerAddress: RateLimit = { name: 'thanks-address', points: 20, seconds: hour }

/** Of whoever asks that an applicant be thanked; how often one person is, is counted by what was written to them. */
export function thanksAdmission(
  { rateLimits }: Platform,
  address: string,
): NonNullable<Opening['admission']> {
  const counters = [{ limit: thanksPerAddress, key: address }]
  return (connection) => rateLimits.consume(counters, connection)
}
