import { type Actor, recordChange } from '#features/audit/server/record-change.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import type { Subscription } from '../plans.contract.ts'
import { periodAt } from '../subscription.rules.ts'
import { plansError } from './errors.ts'
import { announcePlan } from './live.ts'
import { presentLoadedSubscription } from './present-subscription.ts'
import { lockSubscription, writeCancelled } from './subscription-rows.ts'

/**
 * Cancels or resumes the plan. The paid time runs to its end either way.
 *
 * @throws AppError 409 without an active plan, or with nothing to resume
 */
export async function endPlan(platform: Platform, isCancelled: boolean, actor: Actor): Promise<Subscription> {
  return await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    const before = await lockSubscription(db)
    const now = platform.clock.now()
    const running = periodAt(before.periods, now)
    if (!running && isCancelled) throw plansError('NOTHING_TO_CANCEL')
    if (!isCancelled && !(running && before.isCancelled)) throw plansError('NOTHING_TO_RESUME')
    await writeCancelled(db, isCancelled)
    const planRow = before.plans.find(({ id }) => id === running?.plan.id)
    await recordChange(transaction, actor, now, {
      entity: 'subscription',
      id: before.id,
      name: planRow?.display_name ?? '',
      action: isCancelled ? 'cancelled' : 'resumed',
      before: { isCancelled: before.isCancelled },
      after: { isCancelled },
    })
    announcePlan(transaction)
    return presentLoadedSubscription({ ...before, isCancelled }, now)
  })
}
