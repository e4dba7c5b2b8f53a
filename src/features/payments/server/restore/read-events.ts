import type { Platform } from '#platform/platform.ts'
import type { PaymentAccount, PaymentProvider } from '#platform/stripe/stripe.ts'

import { recordEvent } from '../provider-events.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** How far back Stripe is asked for events that nobody took, and at the first time for all. */
const undeliveredDays = 3 * day
/** Stripe keeps events for thirty days. */
const longestRead = 29 * day
/** How often it is read. A minute that a job missed does not matter. */
const pause = 10 * minute
/** Read twice: events come into Stripe's list a little late. */
const overlap = 10 * minute

/**
 * Reads what Stripe has told since the last time, delivered or not: after a backup was put back the last time is that of the
 * backup.
 * @throws ProviderAway
 */
export async function readEvents(
  platform: Platform,
  { account, provider }: { account: PaymentAccount; provider: PaymentProvider },
): Promise<void> {
  const { db } = platform.database
  const now = platform.clock.now().getTime()
  const last = await db
    .selectFrom('stripe_reads')
    .select('read_until')
    .where('account', '=', account)
    .executeTakeFirst()
  const age = now - (last?.read_until.getTime() ?? 0)
  // The clock was ahead when it is less than nothing.
  if (age >= 0 && age < pause) return
  const until = Math.min(last?.read_until.getTime() ?? now - undeliveredDays, now)
  const since = new Date(Math.max(until - overlap, now - longestRead))
  const events = [
    ...(await provider.undeliveredEvents(new Date(now - undeliveredDays))),
    ...(await provider.eventsSince(since)),
  ]
  for (const event of events) await recordEvent(platform, account, event)
  const read = { read_until: new Date(now) }
  await db
    .insertInto('stripe_reads')
    .values({ account, ...read })
    .onConflict((conflict) => conflict.column('account').doUpdateSet(read))
    .execute()
}
