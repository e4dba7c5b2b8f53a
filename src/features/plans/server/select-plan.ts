import { type Actor, recordChange } from '#features/audit/server/record-change.ts'
import { shopContact } from '#features/settings/server/public-settings.ts'
import { inTransaction, type Transaction } from '#platform/database/transaction.ts'
import { AppError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'

import type { Subscription } from '../plans.contract.ts'
import { plansTexts } from '../plans.it.ts'
import { planChangeKindOf } from '../subscription.rules.ts'
import { countUsage } from './count-usage.ts'
import { plansError } from './errors.ts'
import { announcePlan } from './live.ts'
import { type PlanRow, readPlan } from './plan-rows.ts'
import { presentLoadedSubscription } from './present-subscription.ts'
import { addMonth, type LoadedSubscription, lockSubscription, writeChoice } from './subscription-rows.ts'

/**
 * Stores the chosen plan until it is paid. The active plan goes on; a free plan starts at once.
 *
 * @throws AppError 404; 409 when the shop has more barbers than a cheaper plan allows
 */
export async function selectPlan(
  platform: Platform,
  planId: string,
  actor: Actor,
): Promise<{ needsPayment: boolean; subscription: Subscription }> {
  const { timeZone: zone } = await shopContact(platform)
  return await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    const plan = await readPlan(db, planId)
    const before = await lockSubscription(db)
    const now = platform.clock.now()
    if (plan.billing_period !== 'monthly') throw plansError('PLAN_NOT_FOUND')
    await refuseTooSmallPlan(transaction, before, plan, now)
    const needsPayment = plan.price_centimes > 0
    if (needsPayment) await writeChoice(db, plan.id, now)
    else if (!isAlreadyFree(before, plan, now))
      await addMonth(db, before, { plan, paymentId: null, now, zone, paid: 0 })
    await recordChange(transaction, actor, now, {
      entity: 'subscription',
      id: before.id,
      name: plan.display_name,
      action: 'selected',
      after: { plan: plan.display_name, price: plan.price_centimes / 100 },
    })
    announcePlan(transaction)
    return { needsPayment, subscription: presentLoadedSubscription(await lockSubscription(db), now) }
  })
}

function isAlreadyFree({ periods }: LoadedSubscription, plan: PlanRow, now: Date): boolean {
  return periods.some(({ planRow, endsAt }) => planRow.id === plan.id && endsAt > now)
}

/** D-SUB-06. */
export async function refuseTooSmallPlan(
  { db }: Pick<Transaction, 'db'>,
  { periods }: LoadedSubscription,
  plan: PlanRow,
  now: Date,
): Promise<void> {
  const price = { id: plan.id, price: plan.price_centimes }
  if (planChangeKindOf(periods, price, now) !== 'downgrade') return
  const active = await countUsage(db, 'barbers', { now, zone: 'UTC' })
  if (active <= plan.barber_limit) return
  const { code, status } = plansError('TOO_MANY_BARBERS')
  throw new AppError(code, status, plansTexts.tooManyBarbers(plan.display_name, plan.barber_limit, active))
}
