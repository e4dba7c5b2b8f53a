import type { TransactionOptions } from '#platform/database/transaction.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'

const hour = 60 * 60

/** D-SEC-08. */
const perAddress: RateLimit = { name: 'contact-address', points: 5, seconds: hour }
const perAccount: RateLimit = { name: 'contact-account', points: 5, seconds: hour }
const ofTheShop: RateLimit = { name: 'contact', points: 100, seconds: hour }

export function inquiryRateLimit(
  { rateLimits }: Platform,
  address: string,
  userId: string | null,
): NonNullable<TransactionOptions['rateLimit']> {
  const counters = [
    { limit: perAddress, key: address },
    ...(userId === null ? [] : [{ limit: perAccount, key: userId }]),
    { limit: ofTheShop, key: 'all' },
  ]
  return (connection) => rateLimits.consume(counters, connection)
}

const thanksPerAddress: RateLimit = { name: 'thanks-address', points: 20, seconds: hour }

/**
 * Counts requests for acknowledgements per caller; mails per recipient are limited in acknowledgeApplication.
 */
export function acknowledgementRateLimit(
  { rateLimits }: Platform,
  address: string,
): NonNullable<TransactionOptions['rateLimit']> {
  const counters = [{ limit: thanksPerAddress, key: address }]
  return (connection) => rateLimits.consume(counters, connection)
}
