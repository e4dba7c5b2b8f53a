import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/uuid.ts'

import {
  periodsAfterPayment,
  periodsAfterRefund,
  periodsAfterFailedRefund,
  type PaidPeriod,
  type Subscription,
  refundedTimeOf,
} from '../subscription.rules.ts'
import type { PlanRow } from './plan-rows.ts'

export type LoadedPeriod = PaidPeriod & { id: string; planRow: PlanRow; paymentId: string | null }

export type LoadedSubscription = Omit<Subscription, 'periods'> & {
  id: string
  periods: readonly LoadedPeriod[]
  chosenPlan: PlanRow | null
  plans: readonly PlanRow[]
}

/** Reads everything in one statement, because each client booking and each batch of mails needs it. */
export async function readSubscription(db: Db): Promise<LoadedSubscription> {
  const rows = await db
    .selectFrom('subscription')
    .leftJoin('plans', (join) => join.onTrue())
    .leftJoin('plan_periods as period', 'period.plan_id', 'plans.id')
    .select(['subscription.id', 'chosen_at', 'chosen_plan_id', 'is_cancelled'])
    .select(sql<PlanRow | null>`to_json(plans)`.as('plan'))
    .select(['period.id as period_id', 'payment_id', 'starts_at', 'ends_at', 'month_day', 'worth_centimes'])
    .orderBy('sort_order')
    .orderBy('name')
    .orderBy('starts_at')
    .execute()
  const [row] = rows
  if (!row) throw new Error('the subscription has no row')
  const plans = [...new Map(rows.flatMap(({ plan }) => (plan ? [[plan.id, plan] as const] : []))).values()]
  return {
    id: row.id,
    plans,
    chosenAt: row.chosen_at,
    isCancelled: row.is_cancelled,
    chosenPlan: plans.find(({ id }) => id === row.chosen_plan_id) ?? null,
    periods: rows
      .flatMap(periodOf)
      .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime()),
  }
}

type Row = {
  plan: PlanRow | null
  period_id: string | null
  payment_id: string | null
  starts_at: Date | null
  ends_at: Date | null
  month_day: number | null
  worth_centimes: number | null
}

/** The left join yields nulls for a plan that was never paid. */
function periodOf({ plan, period_id: id, payment_id: paymentId, ...period }: Row): LoadedPeriod[] {
  const { starts_at: startsAt, ends_at: endsAt, month_day: monthDay, worth_centimes: worth } = period
  if (!plan || id === null || !startsAt || !endsAt || monthDay === null || worth === null) return []
  const price = { id: plan.id, price: plan.price_centimes }
  return [{ id, planRow: plan, paymentId, plan: price, startsAt, endsAt, monthDay, worth }]
}

export async function lockSubscription(db: Db): Promise<LoadedSubscription> {
  await db.selectFrom('subscription').select('only_row').forNoKeyUpdate().executeTakeFirstOrThrow()
  return await readSubscription(db)
}

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
 * Adds a month, clears the choice and withdraws a cancellation. The caller holds the lock on the
 * subscription.
 *
 * @param bought `paid` in centimes
 */
export async function addMonth(db: Db, subscription: LoadedSubscription, bought: Bought): Promise<void> {
  const { plan, paymentId, now, zone, paid } = bought
  const price = { id: plan.id, price: paid }
  const { existing, added } = periodsAfterPayment(subscription.periods, { plan: price, now, zone })
  await rewritePeriods(db, subscription.periods, existing, now)
  await insertPeriods(db, [{ ...added, id: newId(), planRow: plan, paymentId }], now)
  if (subscription.chosenPlan?.id === plan.id) await writeChoice(db, null, now)
  await writeCancelled(db, false)
}

/**
 * Takes back the paid time of a full refund, once per payment. The caller holds the lock on the subscription.
 *
 * @param amount centimes
 */
export async function endPeriodOf(
  db: Db,
  { periods }: LoadedSubscription,
  { paymentId, planId, amount, now }: Omit<Returned, 'zone'>,
): Promise<void> {
  const refund = await db
    .insertInto('plan_refunds')
    .values({ payment_id: paymentId, applied_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('payment_id')
    .executeTakeFirst()
  if (!refund) return
  const bought = periods.find((period) => period.paymentId === paymentId)
  const after = periodsAfterRefund(periods, { bought, amount }, now)
  const taken = refundedTimeOf(periods, after)
  const takenPlanId = taken?.plan.id ?? planId
  if (takenPlanId !== null)
    await db
      .updateTable('plan_refunds')
      .set({
        taken_plan_id: takenPlanId,
        taken_milliseconds: taken?.milliseconds ?? 0,
        taken_worth_centimes: taken?.worth ?? 0,
      })
      .where('payment_id', '=', paymentId)
      .execute()
  await rewritePeriods(db, periods, after, now)
}

type Returned = { paymentId: string; planId: string | null; amount: number; now: Date; zone: string }

/**
 * Restores the paid time after a refund failed and the money is back with the vendor. The caller holds the
 * lock on the subscription.
 *
 * @param returned `amount` in centimes
 * @returns false when the refund had taken no time
 */
export async function returnPeriodOf(
  db: Db,
  { periods, plans }: LoadedSubscription,
  { paymentId, planId, amount, now, zone }: Returned,
): Promise<boolean> {
  const refund = await db
    .deleteFrom('plan_refunds')
    .where('payment_id', '=', paymentId)
    .returningAll()
    .executeTakeFirst()
  const plan = plans.find(({ id }) => id === (refund?.taken_plan_id ?? planId))
  if (!refund || !plan || Number(refund.taken_milliseconds ?? usualMonth) === 0) return false
  const taken = {
    plan: { id: plan.id, price: plan.price_centimes },
    milliseconds: Number(refund.taken_milliseconds ?? usualMonth),
    worth: refund.taken_worth_centimes ?? amount,
  }
  const { existing, added } = periodsAfterFailedRefund(periods, taken, { now, zone })
  await rewritePeriods(db, periods, existing, now)
  // The payment still has the part used before the refund, and may have only one period.
  const isThere = periods.some((period) => period.paymentId === paymentId)
  await insertPeriods(
    db,
    [{ ...added, id: newId(), planRow: plan, paymentId: isThere ? null : paymentId }],
    now,
  )
  return true
}

/** Milliseconds; for old refunds without a record of the time they took. */
const usualMonth = 30 * 24 * 60 * 60 * 1000

/** Deletes changed periods before it inserts them again: periods must not overlap even in between. */
async function rewritePeriods(
  db: Db,
  before: readonly LoadedPeriod[],
  after: readonly LoadedPeriod[],
  now: Date,
): Promise<void> {
  const remaining = new Set(after)
  const removed = before.filter((period) => !remaining.has(period))
  if (removed.length === 0) return
  const ids = removed.map(({ id }) => id)
  await db.deleteFrom('plan_periods').where('id', 'in', ids).execute()
  const known = new Set(before)
  await insertPeriods(
    db,
    after.filter((period) => !known.has(period)),
    now,
  )
}

async function insertPeriods(db: Db, periods: readonly LoadedPeriod[], now: Date): Promise<void> {
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
