import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/uuid.ts'

import { afterPayment, type PaidPeriod, type Subscription, afterRefund } from '../subscription.rules.ts'
import { type PlanRow, readPlans } from './plan-rows.ts'

/** A period with its row and its plan's. */
export type KnownPeriod = PaidPeriod & { id: string; planRow: PlanRow; paymentId: string | null }

/** All that is known of the shop's subscription. */
export type KnownSubscription = Omit<Subscription, 'periods'> & {
  id: string
  periods: readonly KnownPeriod[]
  chosenPlan: PlanRow | null
  plans: readonly PlanRow[]
}

export async function readSubscription(db: Db): Promise<KnownSubscription> {
  const plans = await readPlans(db)
  const row = await db.selectFrom('subscription').selectAll().executeTakeFirstOrThrow()
  const periods = await db.selectFrom('plan_periods').selectAll().orderBy('starts_at').execute()
  return {
    id: row.id,
    plans,
    chosenAt: row.chosen_at,
    isCancelled: row.is_cancelled,
    chosenPlan: plans.find(({ id }) => id === row.chosen_plan_id) ?? null,
    periods: periods.flatMap((period) => {
      const planRow = plans.find(({ id }) => id === period.plan_id)
      if (!planRow) return []
      return [
        {
          id: period.id,
          planRow,
          paymentId: period.payment_id,
          plan: { id: planRow.id, price: planRow.price_centimes },
          startsAt: period.starts_at,
          endsAt: period.ends_at,
          monthDay: period.month_day,
          worth: period.worth_centimes,
        },
      ]
    }),
  }
}

/** The same, behind the lock of whoever changes it. */
export async function lockSubscription(db: Db): Promise<KnownSubscription> {
  await db.selectFrom('subscription').select('only_row').forNoKeyUpdate().executeTakeFirstOrThrow()
  return await readSubscription(db)
}

/** What waits to be paid, unless it has waited for too long. */
export async function writeChoice(db: Db, planId: string | null, now: Date): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ chosen_plan_id: planId, chosen_at: planId === null ? null : now })
    .execute()
}

export async function writeCancelled(db: Db, isCancelled: boolean): Promise<void> {
  await db.updateTable('subscription').set({ is_cancelled: isCancelled }).execute()
}

type Bought = { plan: PlanRow; paymentId: string | null; now: Date; zone: string; paid: number }

/**
 * A month more. What was chosen is done with, and nobody wants it to end any more. The subscription must be locked.
 * @param bought `paid` in centimes
 */
export async function addMonth(db: Db, subscription: KnownSubscription, bought: Bought): Promise<void> {
  const { plan, paymentId, now, zone, paid } = bought
  const price = { id: plan.id, price: paid }
  const { existing, added } = afterPayment(subscription.periods, { plan: price, now, zone })
  await rewritePeriods(db, subscription.periods, existing, now)
  await insertPeriods(db, [{ ...added, id: newId(), planRow: plan, paymentId }], now)
  if (subscription.chosenPlan?.id === plan.id) await writeChoice(db, null, now)
  await writeCancelled(db, false)
}

/** All that was paid has gone back, once. The subscription must be locked. @param amount centimes */
export async function endPeriodOf(
  db: Db,
  { periods }: KnownSubscription,
  { paymentId, amount, now }: { paymentId: string; amount: number; now: Date },
): Promise<void> {
  const noted = await db
    .insertInto('plan_refunds')
    .values({ payment_id: paymentId, applied_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('payment_id')
    .executeTakeFirst()
  if (!noted) return
  const bought = periods.find((period) => period.paymentId === paymentId)
  await rewritePeriods(db, periods, afterRefund(periods, { bought, amount }, now), now)
}

/** Those that changed go before they come back: no two may overlap, also on the way. */
async function rewritePeriods(
  db: Db,
  before: readonly KnownPeriod[],
  after: readonly KnownPeriod[],
  now: Date,
): Promise<void> {
  const kept = new Set(after)
  const gone = before.filter((period) => !kept.has(period))
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  await db.deleteFrom('plan_periods').where('id', 'in', ids).execute()
  const known = new Set(before)
  await insertPeriods(
    db,
    after.filter((period) => !known.has(period)),
    now,
  )
}

async function insertPeriods(db: Db, periods: readonly KnownPeriod[], now: Date): Promise<void> {
  if (periods.length === 0) return
  const rows = periods.map(({ id, planRow, paymentId, startsAt, endsAt, monthDay, worth }) => ({
    id,
    plan_id: planRow.id,
    payment_id: paymentId,
    starts_at: startsAt,
    ends_at: endsAt,
    month_day: monthDay,
    worth_centimes: worth,
    created_at: now,
  }))
  await db.insertInto('plan_periods').values(rows).execute()
}
