import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import { lockKey } from '#platform/database/transaction.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'

import type { OrderLine } from '../orders.rules.ts'
import type { Buyer } from './buyer.ts'
import { orderError } from './errors.ts'

const quarter = 15 * 60

/**
 * Open payments with reserved items at the same time: per account, or per e-mail address and network address together,
 * and per network address, which a household may share. Anybody can enter an e-mail address, so a stranger's
 * reservation must not stop its owner from buying.
 */
const perBuyer: RateLimit = { name: 'reservations-buyer', points: 2, seconds: quarter }
const perCaller: RateLimit = { name: 'reservations-caller', points: 5, seconds: quarter }
/** Items of all open payments together, so that unpaid reservations cannot empty the stock. */
const itemsPerCaller: RateLimit = { name: 'reserved-pieces', points: 200, seconds: quarter }

export function reservingCaller({ secrets }: Pick<Platform, 'secrets'>, address: string): string {
  return secrets.sign('reserving-caller', address)
}

type Reservation = { buyer: Buyer; caller: string; lines: readonly OrderLine[]; now: Date }

/**
 * Refuses a reservation beyond the limits. Call it after reserving the items and before opening the payment, since it
 * counts the other payments. The advisory lock makes requests of one caller wait here, at the end; earlier, they would
 * block every buyer of the same product.
 * @throws AppError 409 when buyer or caller has reserved too much
 */
export async function refuseManyReservations(
  { rateLimits }: Pick<Platform, 'rateLimits'>,
  db: Db,
  { buyer: { userId, email }, caller, lines, now }: Reservation,
): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${lockKey(`reservations of ${caller}`)}::bigint)`.execute(db)
  const ofCaller = sql`c.caller = ${caller}`
  const ofBuyer =
    userId === null
      ? sql`p.user_id IS NULL AND c.caller = ${caller} AND lower(p.payer ->> 'email') = ${email.toLowerCase()}`
      : sql`p.user_id = ${userId}`
  const { rows } = await sql<{ caller: number; pieces: number; buyer: number }>`
    SELECT count(DISTINCT p.id) FILTER (WHERE ${ofCaller})::int AS caller,
      coalesce(sum(c.quantity) FILTER (WHERE ${ofCaller}), 0)::int AS pieces,
      count(DISTINCT p.id) FILTER (WHERE ${ofBuyer})::int AS buyer
    FROM stock_claims c JOIN payments p ON p.id = c.payment_id
    WHERE c.expires_at > ${now}::timestamptz AND ((${ofCaller}) OR (${ofBuyer}))`.execute(db)
  const { caller: calls = 0, pieces = 0, buyer = 0 } = rows[0] ?? {}
  if (buyer >= rateLimits.pointsOf(perBuyer) || calls >= rateLimits.pointsOf(perCaller))
    throw orderError('TOO_MANY_RESERVATIONS')
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (pieces + items > rateLimits.pointsOf(itemsPerCaller)) throw orderError('TOO_MANY_PIECES')
}
