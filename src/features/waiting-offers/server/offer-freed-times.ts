import { offerFreedTimesJob } from '#features/waiting-list/server/public.ts'
import { type Job, oneAtATime } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'

import { askLine } from './ask-line.ts'
import { endOffers, endRequests } from './end-offers.ts'

/** Ends what has run out, and asks the line about every time that is due. Whatever a killed process left is due still. */
export function createOfferFreedTimesJob(platform: Platform): Job {
  return oneAtATime({
    name: offerFreedTimesJob,
    cron: '* * * * *',
    async run(stopping) {
      await endOffers(platform)
      await endRequests(platform)
      const asked = new Set<string>()
      for (;;) {
        const id = stopping?.aborted ? undefined : await nextDue(platform, asked)
        if (id === undefined) break
        asked.add(id)
        await askLine(platform, id)
      }
    },
  })
}

async function nextDue(
  { database, clock }: Platform,
  asked: ReadonlySet<string>,
): Promise<string | undefined> {
  const due = await database.db
    .selectFrom('freed_times')
    .select('id')
    .where('due_at', '<=', clock.now())
    .orderBy('freed_at')
    .orderBy('id')
    .execute()
  return due.find(({ id }) => !asked.has(id))?.id
}
