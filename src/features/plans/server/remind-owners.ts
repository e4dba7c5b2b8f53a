import { mailOwners } from '#features/accounts/server/mail-owners.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { type Job, preventOverlap } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'

import { dueReminder, isChoicePending, paidUntil } from '../subscription.rules.ts'
import { announcePlan } from './live.ts'
import type { PlanEndsSoon } from './messages.ts'
import { runningPlan } from './present-usage.ts'
import { lockSubscription, writeChoice } from './subscription-rows.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Reminds the owners seven, three and one days before the paid time ends, once each; after a downtime only
 * the latest is sent. Also drops a choice left unpaid for a day. The plan itself ends without a job.
 */
export function remindOwnersJob(platform: Platform): Job {
  return preventOverlap({
    name: 'remind-owners',
    cron: '5 * * * *',
    async run() {
      await inTransaction(platform, async (transaction) => {
        const { db } = transaction
        const now = platform.clock.now()
        const subscription = await lockSubscription(db)
        const end = paidUntil(subscription.periods, now)
        const plan = runningPlan(subscription, now)
        const days = end && dueReminder(end, now)
        if (subscription.chosenAt && !isChoicePending(subscription.chosenAt, now)) {
          await writeChoice(db, null, now)
          announcePlan(transaction)
        }
        if (!end || !plan || days === undefined) return
        const reminder = await db
          .insertInto('plan_reminders')
          .values({ ends_at: end, days_before: days, sent_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .returning('days_before')
          .executeTakeFirst()
        if (!reminder) return
        const payload: PlanEndsSoon = {
          plan: plan.display_name,
          days: Math.ceil((end.getTime() - now.getTime()) / day),
          end: end.toISOString(),
          isCancelled: subscription.isCancelled,
        }
        const cause = `${end.toISOString()}:${days}`
        await mailOwners(transaction, { template: 'plan-ends-soon', cause, payload }, now)
      })
    },
  })
}
