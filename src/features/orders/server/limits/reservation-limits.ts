import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import { lockKey } from '#platform/database/transaction.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'

import type { Line } from '../../orders.rules.ts'
import { orderError } from '../errors.ts'
import type { Buyer } from '../order-locks.ts'

const quarter = 15 * 60

/**
 * Of payments that keep pieces and are not made, at once: of one account, or of one e-mail address from one address on the net,
 * and of that alone, which a whole household may share. Anybody may name an e-mail address: what a stranger keeps under it must
 * not keep its owner from buying.
 */
const perBuyer: RateLimit = { name: 'reservations-buyer', points: 2, seconds: quarter }
const perCaller: RateLimit = { name: 'reservations-caller', points: 5, seconds: quarter }
/** All their pieces together: nobody who has paid nothing empties the shelf. */
const piecesPerCaller: RateLimit = { name: 'reserved-pieces', points: 200, seconds: quarter }

/** Who keeps pieces, as it is kept with them. @param address on the net */
export function reservingCaller({ secrets }: Pick<Platform, 'secrets'>, address: string): string {
  return secrets.sign('reserving-caller', address)
}

type Reservation = { buyer: Buyer; caller: string; lines: readonly Line[]; now: Date }

/**
 * Asked when the pieces are taken, before their payment is opened: it counts the others. Two of one caller wait for each other here,
 * where nothing else has to be waited for any more; among all who wait for a product they would hold each other up.
 * @throws AppError 409 while too much is kept for buyer or caller
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
  const wanted = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (pieces + wanted > rateLimits.pointsOf(piecesPerCaller)) throw orderError('TOO_MANY_PIECES')
}
