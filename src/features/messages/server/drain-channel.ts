import type { MessageSettings } from '#features/settings/server/message-settings.ts'
import { DeliveryFault } from '#platform/delivery-fault.ts'
import type { Log } from '#platform/log.ts'
import type { Platform } from '#platform/platform.ts'

import { nextAttempt } from '../delivery.rules.ts'
import type { Carrier } from './carriers.ts'
import { type ClaimedMessage, claimMessages, renewClaim, returnClaims } from './claim-messages.ts'
import { recordFailure, recordSent, recordQueued, UnrecordedOutcome } from './note-outcomes.ts'
import { supersedeAndPostpone } from './supersede-messages.ts'
import type { TemplateContext } from './template.ts'
import type { MessageRules } from './withhold-messages.ts'

/** Milliseconds before an unreachable server is tried again. */
const serverPause = 30_000

type Parts = { platform: Platform; carrier: Carrier; rules: MessageRules; log: Log }
type Run = { context: TemplateContext; settings: MessageSettings; stopping: AbortSignal | undefined }

export function createChannelDrain({ platform, carrier, rules, log }: Parts): (run: Run) => Promise<void> {
  const { channel } = carrier
  const unnoted = new Map<string, Date>()
  /** Claimed by a run that lost its database connection. */
  let abandoned: readonly ClaimedMessage[] = []
  return async ({ context, settings, stopping }) => {
    await recordSent(platform, unnoted)
    await returnClaims(platform, abandoned, platform.clock.now())
    abandoned = []
    await supersedeAndPostpone(platform.database.db, channel, platform.clock.now(), settings)
    if (!carrier.delivers) {
      await recordQueued(platform, channel)
      return
    }
    const deliver = async (message: ClaimedMessage) => {
      await carrier.send(message, context)
      unnoted.set(message.id, platform.clock.now())
      await recordSent(platform, unnoted)
    }
    for (;;) {
      const { leaving: batch, isEmpty } = await claimMessages(platform, channel, rules)
      abandoned = batch
      if (isEmpty || !(await sendBatch(platform, batch, deliver, log, stopping))) break
    }
    abandoned = []
  }
}

/** @returns false when the server is unreachable or this process is stopping; the caller then ends the run */
async function sendBatch(
  platform: Platform,
  batch: readonly ClaimedMessage[],
  deliver: (message: ClaimedMessage) => Promise<void>,
  log: Log,
  stopping: AbortSignal | undefined,
): Promise<boolean> {
  for (const [index, message] of batch.entries()) {
    if (stopping?.aborted) {
      await returnClaims(platform, batch.slice(index), platform.clock.now())
      return false
    }
    if (!(await renewClaim(platform, message))) continue
    try {
      await deliver(message)
    } catch (error) {
      if (error instanceof UnrecordedOutcome) throw error
      await recordFailure(platform, message, error, log)
      if (!(error instanceof DeliveryFault) || error.kind !== 'unreachable') continue
      await returnClaim(platform, batch.slice(index + 1), error, log)
      return false
    }
  }
  return true
}

/** Requeues the rest of the batch when the server is unreachable. Only messages past their retry limit count as failed. */
async function returnClaim(
  platform: Platform,
  messages: readonly ClaimedMessage[],
  error: DeliveryFault,
  log: Log,
): Promise<void> {
  const now = platform.clock.now()
  const isHopeless = (message: ClaimedMessage) => nextAttempt(message.attempts, message.since, now) === null
  for (const message of messages.filter(isHopeless)) await recordFailure(platform, message, error, log)
  const others = messages.filter((message) => !isHopeless(message))
  await returnClaims(platform, others, new Date(now.getTime() + serverPause))
}
