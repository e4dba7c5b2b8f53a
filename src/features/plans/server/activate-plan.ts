import { shopContact } from '#features/settings/server/public-settings.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { paidUntil } from '../subscription.rules.ts'
import { announcePlan } from './live.ts'
import { addMonth, lockSubscription } from './subscription-rows.ts'

/**
 * Activates months of a plan that were paid outside the system; each is worth the plan's price.
 *
 * @param name for example 'BUSINESS'
 * @returns the end of the paid time
 * @throws Error for an unknown plan
 */
export async function activatePlan(
  platform: Pick<Platform, 'database' | 'live' | 'clock' | 'requestJob'>,
  { name, months }: { name: string; months: number },
): Promise<Date> {
  const { timeZone: zone } = await shopContact(platform)
  return await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    await lockSubscription(db)
    const now = platform.clock.now()
    for (let month = 0; month < months; month++) {
      const subscription = await lockSubscription(db)
      const plan = subscription.plans.find((known) => known.name === name.toUpperCase())
      if (!plan)
        throw new Error(`There is no plan ${name}: ${subscription.plans.map((row) => row.name).join(', ')}`)
      await addMonth(db, subscription, { plan, paymentId: null, now, zone, paid: plan.price_centimes })
    }
    announcePlan(transaction)
    const { periods } = await lockSubscription(db)
    return paidUntil(periods, now) ?? now
  })
}
