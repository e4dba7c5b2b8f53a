import { returnExpiredStock } from '#features/products/server/stock-table.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { type Job, preventOverlap } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'

/**
 * Returns items of expired reservations to stock. It needs no answer of Stripe: a late payment is refunded or still
 * fulfilled.
 */
export function releaseReservationsJob(platform: Platform): Job {
  return preventOverlap({
    name: 'release-reservations',
    cron: '* * * * *',
    async run() {
      await inTransaction(platform, (transaction) => returnExpiredStock(transaction, platform.clock.now()))
    },
  })
}
