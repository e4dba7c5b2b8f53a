import { takeBackAllEnded } from '#features/products/server/public.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { type Job, oneAtATime } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'

/** Pieces that were kept for payments which nobody made in time are on the shelf again, also while Stripe is away. */
export function releaseReservationsJob(platform: Platform): Job {
  return oneAtATime({
    name: 'release-reservations',
    cron: '* * * * *',
    async run() {
      await inTransaction(platform, (transaction) => takeBackAllEnded(transaction, platform.clock.now()))
    },
  })
}
