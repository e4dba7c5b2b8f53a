import { sql } from 'kysely'

import { DeliveryFault } from '#platform/delivery-fault.ts'
import type { Log } from '#platform/log.ts'
import type { Platform } from '#platform/platform.ts'

import { nextAttempt } from '../delivery.rules.ts'
import type { Channel } from '../notifications.contract.ts'
import type { ClaimedMessage } from './claim-messages.ts'
import { withoutSecrets } from './supersede-messages.ts'
import { unsentStates } from './unsent-states.ts'

/** A clear-text password stays in the queue only while its message can still be sent. */
const withoutPassword = sql<string>`payload - 'password'`

/** The message was sent, but the database could not record it. */
export class UnrecordedOutcome extends Error {}

export async function recordSent({ database }: Platform, unnoted: Map<string, Date>): Promise<void> {
  for (const [id, sentAt] of unnoted) {
    try {
      await database.db
        .updateTable('messages')
        .set({ state: 'sent', sent_at: sentAt, last_error: null, payload: withoutSecrets })
        .where('id', '=', id)
        .execute()
    } catch (error) {
      throw new UnrecordedOutcome('A message has left and could not be noted', { cause: error })
    }
    unnoted.delete(id)
  }
}

/** Records a failure, except when another process has claimed the message since and may have sent it. */
export async function recordFailure(
  { database, clock }: Platform,
  { id, template, attempts, since }: ClaimedMessage,
  error: unknown,
  log: Log,
): Promise<void> {
  const isRefused = error instanceof DeliveryFault && error.kind === 'refused'
  const again = isRefused ? null : nextAttempt(attempts, since, clock.now())
  log.warn(
    { err: error, message: id, template, attempts },
    again ? 'message not sent yet' : 'message given up',
  )
  await database.db
    .updateTable('messages')
    .set({
      state: again ? 'queued' : 'failed',
      last_error: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
      ...(again ? { send_after: again } : { payload: withoutSecrets }),
    })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute()
}

export async function recordQueued({ database, clock }: Platform, channel: Channel): Promise<void> {
  await database.db
    .updateTable('messages')
    .set({ state: 'recorded', sent_at: clock.now(), payload: withoutPassword })
    .where('state', 'in', unsentStates)
    .where('channel', '=', channel)
    .where('send_after', '<=', clock.now())
    .execute()
}
