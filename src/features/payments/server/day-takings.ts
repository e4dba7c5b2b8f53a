import { sql } from 'kysely'

import { shopContact } from '#features/settings/server/public-settings.ts'
import type { Platform } from '#platform/platform.ts'
import { addDays, type Day, wallClockToInstant } from '#shared/calendar-time.ts'
import { centimesToChf } from '#shared/money.ts'

import type { DayTakings } from '../payments.contract.ts'

/** Returns the day in the shop's time zone; `to` is exclusive. */
export async function spanOfDay(platform: Platform, day: Day): Promise<{ from: Date; to: Date }> {
  const { timeZone } = await shopContact(platform)
  return {
    from: wallClockToInstant(day, 0, timeZone),
    to: wallClockToInstant(addDays(day, 1), 0, timeZone),
  }
}

/** Centimes. */
type Sums = Record<'cash' | 'card' | 'twint' | 'refunded' | 'lost', number>

export async function dayTakings(platform: Platform, day: Day): Promise<DayTakings> {
  const { from, to } = await spanOfDay(platform, day)
  const { rows } = await sql<Sums>`
    SELECT coalesce(sum(amount_centimes) FILTER (WHERE method = 'cash'), 0)::int AS cash,
      coalesce(sum(amount_centimes) FILTER (WHERE method NOT IN ('cash', 'twint')), 0)::int AS card,
      coalesce(sum(amount_centimes) FILTER (WHERE method = 'twint'), 0)::int AS twint,
      (SELECT coalesce(sum(r.amount_centimes), 0)::int FROM refunds r JOIN payments p ON p.id = r.payment_id
        WHERE p.account = 'salon' AND r.state <> 'failed' AND r.created_at >= ${from} AND r.created_at < ${to}) AS refunded,
      (SELECT coalesce(sum(d.amount_centimes), 0)::int FROM disputes d JOIN payments p ON p.id = d.payment_id
        WHERE p.account = 'salon' AND d.state = 'lost' AND d.closed_at >= ${from} AND d.closed_at < ${to}) AS lost
    FROM payments
    WHERE account = 'salon' AND state = 'succeeded' AND paid_at >= ${from} AND paid_at < ${to}`.execute(
    platform.database.db,
  )
  const { cash, card, twint, refunded, lost } = rows[0] ?? {
    cash: 0,
    card: 0,
    twint: 0,
    refunded: 0,
    lost: 0,
  }
  return {
    date: day,
    cash: centimesToChf(cash),
    card: centimesToChf(card),
    twint: centimesToChf(twint),
    refunded: centimesToChf(refunded),
    lost: centimesToChf(lost),
    total: centimesToChf(cash + card + twint - refunded - lost),
  }
}
