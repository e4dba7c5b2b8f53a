import type { Db } from '#platform/database/database.ts'
import type { TransactionOptions, Transaction } from '#platform/database/transaction.ts'
import { platformError } from '#platform/http/errors.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'

import type { Buyer } from './buyer.ts'

const hour = 60 * 60

/** Attempts per network address; a whole household or salon may share one. */
const perAddress: RateLimit = { name: 'orders-address', points: 60, seconds: hour }
/**
 * Limit for one account or e-mail address: orders from anywhere, but attempts only per network address. If all attempts
 * counted, a stranger could use up another person's limit.
 */
const perBuyer: RateLimit = { name: 'orders-buyer', points: 10, seconds: hour }
/** Limit for the whole shop, far beyond its busiest hour: stops a flood from many addresses. */
const ofTheShop: RateLimit = { name: 'orders', points: 300, seconds: hour }

export function orderRateLimit(
  { rateLimits }: Platform,
  address: string,
  { userId, email }: Buyer,
): NonNullable<TransactionOptions['rateLimit']> {
  const counters = [
    { limit: perAddress, key: address },
    { limit: perBuyer, key: `${userId ?? email} ${address}` },
  ]
  return async (connection) =>
    await rateLimits.consume(counters, connection, { limit: ofTheShop, key: 'all' })
}

/** @throws AppError 429 when this buyer has ordered too often within the hour */
export async function refuseBusyBuyer(
  { rateLimits }: Platform,
  db: Db,
  { userId, email }: Buyer,
  now: Date,
): Promise<void> {
  const recent = await db
    .selectFrom('orders')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('created_at').as('since')])
    .where('created_at', '>', new Date(now.getTime() - hour * 1000))
    .where('pays_online', '=', false)
    .where((eb) => (userId === null ? eb('email', '=', email) : eb('user_id', '=', userId)))
    .executeTakeFirstOrThrow()
  if (Number(recent.count) < rateLimits.pointsOf(perBuyer)) return
  const since = recent.since?.getTime() ?? now.getTime()
  throw platformError('TOO_MANY_REQUESTS', {
    retryAfterSeconds: Math.max(1, Math.ceil((since - now.getTime()) / 1000) + hour),
  })
}

export function countOrder({ rateLimits }: Platform, { afterCommit }: Transaction): void {
  afterCommit('orders of the shop', () => rateLimits.spendLater(ofTheShop, 'all'))
}
