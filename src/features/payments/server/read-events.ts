import type { Platform } from '#platform/platform.ts'
import type { PaymentAccount, PaymentProvider } from '#platform/stripe/payment-provider.ts'

import { recordEvent } from './provider-events.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Milliseconds: how far back to ask for undelivered events, and on the first run for all events. */
const undeliveredDays = 3 * day
/** Stripe keeps events for thirty days. */
const maxReadSpan = 29 * day
const pause = 10 * minute
/** Read twice, since Stripe lists events with a delay. */
const overlap = 10 * minute

/**
 * Reads Stripe's events since the last read, delivered or not. After a restored backup the last read is that of the
 * backup.
 * @throws ProviderUnavailable
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
  // A negative age means that the clock was ahead.
  if (age >= 0 && age < pause) return
  const until = Math.min(last?.read_until.getTime() ?? now - undeliveredDays, now)
  const since = new Date(Math.max(until - overlap, now - maxReadSpan))
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
