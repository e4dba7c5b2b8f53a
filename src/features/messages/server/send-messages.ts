import { messageSettings } from '#features/settings/server/message-settings.ts'
import { shopContact } from '#features/settings/server/public-settings.ts'
import { type Job, preventOverlap } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { Platform } from '#platform/platform.ts'

import { type Carriers, carriersOf } from './carriers.ts'
import { createChannelDrain } from './drain-channel.ts'
import { sendMessagesJob } from './outbox.ts'
import type { MessageTemplates } from './template.ts'
import type { MessageRules } from './withhold-messages.ts'

/**
 * Sends queued messages, each channel on its own: an unreachable mail server does not delay text messages. If the process
 * dies while sending, a later run sends the message again, a mail under the same Message-ID. If a sent message could not
 * be recorded, the next run of this process records it first and does not send it again.
 */
export function createSendMessagesJob(
  platform: Platform,
  carriers: Carriers,
  templates: MessageTemplates,
  rules: MessageRules,
  log: Log,
): Job {
  const drains = carriersOf(platform, carriers, templates).map((carrier) =>
    createChannelDrain({ platform, carrier, rules, log }),
  )
  return preventOverlap({
    name: sendMessagesJob,
    cron: '* * * * *',
    async run(stopping) {
      const context = {
        ...(await shopContact(platform)),
        publicOrigin: platform.publicOrigin,
        now: platform.clock.now(),
      }
      const settings = await messageSettings(platform.database.db)
      const outcomes = await Promise.allSettled(drains.map((drain) => drain({ context, settings, stopping })))
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    },
  })
}
