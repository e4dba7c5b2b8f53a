import { sql } from 'kysely'

import type { MessageRules } from '#features/messages/server/withhold-messages.ts'
import { type Job, preventOverlap } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { Platform } from '#platform/platform.ts'

import { offerFreedSlotsJob } from './freed-slots.ts'
import { endOffers, endRequests } from './offers/end-offers.ts'
import { offerToNext } from './offers/offer-to-next.ts'

/**
 * Ends expired offers and requests, then offers every freed slot without an open offer. Work of a killed process is
 * still due in the next run.
 */
export function createOfferFreedSlotsJob(platform: Platform, rules: MessageRules, log: Log): Job {
  return preventOverlap({
    name: offerFreedSlotsJob,
    cron: '* * * * *',
    async run(stopping) {
      await endOffers(platform)
      await endRequests(platform)
      const processedIds = new Set<string>()
      for (;;) {
        const id = stopping?.aborted ? undefined : await nextDue(platform, processedIds)
        if (id === undefined) break
        processedIds.add(id)
        // A failure must not stop the other slots.
        await offerToNext(platform, rules, id).catch((error: unknown) =>
          log.error({ err: error, freedTime: id }, 'the waiting list could not be asked'),
        )
      }
    },
  })
}

async function nextDue(
  { database }: Platform,
  processedIds: ReadonlySet<string>,
): Promise<string | undefined> {
  const due = await database.db
    .selectFrom('freed_times')
    .select('id')
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM waiting_offers WHERE freed_time_id = freed_times.id AND outcome IS NULL)`,
    )
    .where(sql<boolean>`id <> ALL (${[...processedIds]}::uuid[])`)
    .orderBy('freed_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return due?.id
}
