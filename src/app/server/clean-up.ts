import type { Job } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'

const day = 24 * 60 * 60 * 1000

/** Removes each night what has served its time: answers to repeat, ended sessions, used links, old counters. */
export function cleanUpJob({ database: { db }, clock }: Platform): Job {
  return {
    name: 'clean-up',
    cron: '15 2 * * *',
    async run() {
      const now = clock.now().getTime()
      await db
        .deleteFrom('idempotency_keys')
        .where('created_at', '<', new Date(now - day))
        .execute()
      await db
        .deleteFrom('sessions')
        .where('expires_at', '<', new Date(now - 30 * day))
        .execute()
      await db
        .deleteFrom('account_links')
        .where('expires_at', '<', new Date(now - 30 * day))
        .execute()
      await db
        .deleteFrom('familiar_places')
        .where('last_login_at', '<', new Date(now - 180 * day))
        .execute()
      await db
        .deleteFrom('rate_limits')
        .where('expire', '<', String(Date.now() - day))
        .execute()
    },
  }
}
