import { sql } from 'kysely'

import { forgetFormerStaff } from '#features/accounts/server/forget-former-staff.ts'
import { forgetGuests } from '#features/appointments/server/forget-guests.ts'
import { forgetOldChats } from '#features/assistant/server/forget-chats.ts'
import { forgetCustomers } from '#features/customers/server/forget-customers.ts'
import { forgetUntiedFiles } from '#features/inquiries/server/forget-files.ts'
import { forgetOldContacts } from '#features/inquiries/server/forget-inquiries.ts'
import { forgetDoneMessages, forgetOldMessages } from '#features/messages/server/forget-messages.ts'
import { forgetGuestOrders, removeOldOrders } from '#features/orders/server/forget-orders.ts'
import { forgetPayers } from '#features/payments/server/forget-payers.ts'
import { type CleanUpStep, cleanUpSteps } from '#features/settings/clean-up.rules.ts'
import { forgetOldOffers } from '#features/waiting-list/server/forget-offers.ts'
import { forgetOldRequests } from '#features/waiting-list/server/withdraw-requests.ts'
import type { Db } from '#platform/database/database.ts'
import type { DB } from '#platform/database/database.types.ts'
import { type Job, preventOverlap } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'

import { removeOrphanedPictures } from './remove-orphaned-pictures.ts'

const day = 24 * 60 * 60 * 1000
const maxStepAge = 3 * day

/**
 * Deletes expired data each night: stored answers, sessions, links, counters and, after twelve months, people
 * without an account (docs/operations.md lists the periods). A failing step does not stop the others.
 */
export function cleanUpJob(platform: Platform): Job {
  const { db } = platform.database
  return preventOverlap({
    name: 'clean-up',
    cron: '15 2 * * *',
    async run() {
      const { now, last } = await nightOf(platform)
      const work = stepsOf(platform, now)
      const failures: Error[] = []
      for (const step of cleanUpSteps) {
        const failure = await failureOf(work[step])
        if (failure) failures.push(new Error(`clean-up step ${step}`, { cause: failure }))
        await recordStep(platform, step, failure, last)
      }
      await db.updateTable('studio_settings').set({ cleaned_up_at: now }).execute()
      throwAll(failures)
    },
  })
}

function stepsOf(platform: Platform, now: Date): Record<CleanUpStep, () => Promise<unknown>> {
  const { db } = platform.database
  const before = yearsBefore(now, 1)
  return {
    'spent-rows': () => removeSpent(db, now.getTime()),
    guests: () => forgetGuests(platform, before),
    'guest-orders': () => forgetGuestOrders(platform, before, now),
    'old-orders': () => removeOldOrders(db, yearsBefore(now, 10)),
    customers: () => forgetCustomers(platform),
    'done-messages': () => forgetDoneMessages(db),
    'old-messages': () => forgetOldMessages(db, before),
    'waiting-requests': () => forgetOldRequests(db, before),
    'waiting-offers': () => forgetOldOffers(db, before),
    requests: () => forgetOldContacts(platform, before),
    'untied-files': () => forgetUntiedFiles(platform, now),
    chats: () => forgetOldChats(db, now),
    payers: () => forgetPayers(db, before),
    'former-staff': () => forgetFormerStaff(platform, before),
    'lost-pictures': () => removeOrphanedPictures(platform),
  }
}

async function failureOf(work: () => Promise<unknown>): Promise<Error | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function throwAll(failures: readonly Error[]): void {
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map(({ message }) => message).join(', '))
}

/** @param last previous clean-up; a step that fails on its first run counts as done then */
async function recordStep(
  { database: { db }, clock }: Platform,
  name: CleanUpStep,
  failure: Error | undefined,
  last: Date,
): Promise<void> {
  const now = clock.now()
  const outcome = failure
    ? { failed_at: now, error: failure.message.slice(0, 500) }
    : { succeeded_at: now, failed_at: null, error: null }
  await db
    .insertInto('clean_up_steps')
    .values({ name, succeeded_at: last, ...outcome })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(outcome))
    .execute()
}

/**
 * Returns the current time, but at most a few nights after the last clean-up, since deleted data cannot be
 * restored and the host's clock may be years ahead. After a long downtime the job catches up night by night.
 */
async function nightOf({ database, clock }: Platform): Promise<{ now: Date; last: Date }> {
  const { cleaned_up_at: last } = await database.db
    .selectFrom('studio_settings')
    .select('cleaned_up_at')
    .executeTakeFirstOrThrow()
  return { now: new Date(Math.min(clock.now().getTime(), last.getTime() + maxStepAge)), last }
}

function yearsBefore(now: Date, years: number): Date {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - years)
  return before
}

const spent = [
  { table: 'idempotency_keys', since: 'created_at', days: 1 },
  { table: 'sessions', since: 'expires_at', days: 30 },
  { table: 'account_links', since: 'expires_at', days: 30 },
  { table: 'familiar_places', since: 'last_login_at', days: 180 },
  { table: 'stripe_events', since: 'handled_at', days: 40 },
] satisfies { table: keyof DB; since: string; days: number }[]

async function removeSpent(db: Db, now: number): Promise<void> {
  const failures: Error[] = []
  const attempt = async (deletion: () => Promise<unknown>) => {
    const failure = await failureOf(deletion)
    if (failure) failures.push(failure)
  }
  for (const { table, since, days } of spent) {
    const before = new Date(now - days * day)
    await attempt(() => sql`DELETE FROM ${sql.table(table)} WHERE ${sql.ref(since)} < ${before}`.execute(db))
  }
  await attempt(() => db.deleteFrom('rate_limits').where('expire', '<', String(Date.now())).execute())
  throwAll(failures)
}
