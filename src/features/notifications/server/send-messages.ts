import { messageSettings, studioContact } from '#features/studio/server/public.ts'
import { type Job, oneAtATime } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { Platform } from '#platform/platform.ts'

import { type Carriers, carriersOf } from './carriers.ts'
import { createDrain } from './drain-channel.ts'
import { sendMessagesJob } from './outbox.ts'
import type { MessageTemplates } from './template.ts'
import type { MessageRules } from './withhold-messages.ts'

/**
 * Sends what is queued, each channel for itself: a mail server that is away holds no text message back. What a process was
 * sending when it was killed is sent again later, a mail under the same Message-ID; what has left and could not be noted is
 * noted first at the next run, and not sent again by this process.
 */
export function createSendMessagesJob(
  platform: Platform,
  carriers: Carriers,
  templates: MessageTemplates,
  rules: MessageRules,
  log: Log,
): Job {
  const drains = carriersOf(platform, carriers, templates).map((carrier) =>
    createDrain({ platform, carrier, rules, log }),
  )
  return oneAtATime({
    name: sendMessagesJob,
    cron: '* * * * *',
    async run(stopping) {
      const context = {
        ...(await studioContact(platform)),
        publicOrigin: platform.publicOrigin,
        now: platform.clock.now(),
      }
      const settings = await messageSettings(platform.database.db)
      const outcomes = await Promise.allSettled(drains.map((drain) => drain({ context, settings, stopping })))
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    },
  })
}
