import { sql } from 'kysely'

import { forgetFormerStaff } from '#features/accounts/server/public.ts'
import { forgetGuests } from '#features/appointments/server/public.ts'
import { forgetOldChats } from '#features/assistant/server/public.ts'
import { forgetCustomers } from '#features/customers/server/public.ts'
import { forgetDoneMessages, forgetOldMessages } from '#features/notifications/server/public.ts'
import { forgetGuestOrders, removeOldOrders } from '#features/orders/server/public.ts'
import { forgetPayers } from '#features/payments/server/public.ts'
import { forgetOldContacts, forgetUntiedFiles } from '#features/requests/server/public.ts'
import { forgetOldRequests } from '#features/waiting-list/server/public.ts'
import type { Db } from '#platform/database/database.ts'
import type { DB } from '#platform/database/database.types.ts'
import { type Job, oneAtATime } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'

import { forgetLostPictures } from './forget-lost-pictures.ts'

const day = 24 * 60 * 60 * 1000
const longestStep = 3 * day

/**
 * Removes each night what has served its time: answers to repeat, ended sessions, used links, old counters, and after
 * twelve months the people who have no account (docs/operations.md, 'What is kept, and for how long').
 */
export function cleanUpJob(platform: Platform): Job {
  const { db } = platform.database
  return oneAtATime({
    name: 'clean-up',
    cron: '15 2 * * *',
    async run() {
      const now = await nightOf(platform)
      await removeSpent(db, now.getTime())
      const before = yearsBefore(now, 1)
      await forgetGuests(platform, before)
      await forgetGuestOrders(platform, before, now)
      await removeOldOrders(db, yearsBefore(now, 10))
      await forgetCustomers(platform)
      await forgetDoneMessages(db)
      await forgetOldMessages(db, before)
      await forgetOldRequests(db, before)
      await forgetOldContacts(platform, before)
      await forgetUntiedFiles(platform, now)
      await forgetOldChats(db, now)
      await forgetPayers(db, before)
      await forgetFormerStaff(platform, before)
      await forgetLostPictures(platform)
      await db.updateTable('studio_settings').set({ cleaned_up_at: now }).execute()
    },
  })
}

/**
 * The present, but only a few nights after the last one that was cleaned up: what is forgotten does not come back, and the
 * host's clock may be years ahead. Who was away for weeks catches up night by night.
 */
async function nightOf({ database, clock }: Platform): Promise<Date> {
  const { cleaned_up_at: last } = await database.db
    .selectFrom('studio_settings')
    .select('cleaned_up_at')
    .executeTakeFirstOrThrow()
  return new Date(Math.min(clock.now().getTime(), last.getTime() + longestStep))
}

function yearsBefore(now: Date, years: number): Date {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - years)
  return before
}

/** What nobody needs any more so many days after that. */
const spent = [
  { table: 'idempotency_keys', since: 'created_at', days: 1 },
  { table: 'sessions', since: 'expires_at', days: 30 },
  { table: 'account_links', since: 'expires_at', days: 30 },
  { table: 'familiar_places', since: 'last_login_at', days: 180 },
  { table: 'stripe_events', since: 'handled_at', days: 40 },
] satisfies { table: keyof DB; since: string; days: number }[]

async function removeSpent(db: Db, now: number): Promise<void> {
  for (const { table, since, days } of spent) {
    const before = new Date(now - days * day)
    await sql`DELETE FROM ${sql.table(table)} WHERE ${sql.ref(since)} < ${before}`.execute(db)
  }
  await db.deleteFrom('rate_limits').where('expire', '<', String(Date.now())).execute()
}
