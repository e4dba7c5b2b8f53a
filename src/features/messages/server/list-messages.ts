import type { z } from 'zod'

import { countRows, newestFirst, onPage } from '#platform/database/pages.ts'
import type { Platform } from '#platform/platform.ts'
import { pageOf } from '#shared/contracts/pagination.ts'

import {
  type Message,
  type messagesAnswerSchema,
  type MessagesQuery,
  type MessageState,
  messageStates,
} from '../messages.contract.ts'
import { messagesErrorTexts } from '../messages.it.ts'
import { channels } from '../notifications.contract.ts'
import { messageLabel, type MessageKinds } from './message-kinds.ts'
import { type MessageRow, obstacleTo, selectMessages } from './message-rows.ts'

export async function listMessages(
  { database: { db }, clock }: Platform,
  kinds: MessageKinds,
  { state, channel, page, limit }: MessagesQuery,
): Promise<z.infer<typeof messagesAnswerSchema>> {
  const states = state === 'queued' ? ['queued', 'sending'] : [state ?? '']
  const matching = db
    .selectFrom('messages')
    .$if(state !== undefined, (query) => query.where('state', 'in', states))
    .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? ''))
  const total = await countRows(matching)
  const rows = await selectMessages(db)
    .where('messages.id', 'in', (eb) =>
      eb
        .selectFrom('messages')
        .select('id')
        .$if(state !== undefined, (query) => query.where('state', 'in', states))
        .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? ''))
        .$call(newestFirst('messages'))
        .$call(onPage({ page, limit })),
    )
    .$call(newestFirst('messages'))
    .execute()
  const now = clock.now()
  return pageOf(
    rows.map((row) => presentMessage(row, kinds, now)),
    total,
    { page, limit },
  )
}

function presentMessage(row: MessageRow, kinds: MessageKinds, now: Date): Message {
  const obstacle = obstacleTo(row, kinds, now)
  const state = stateOf(row)
  return {
    _id: row.id,
    state,
    channel: channels.find((known) => known === row.channel) ?? 'email',
    template: row.template,
    cause: messageLabel(kinds, row.template),
    recipient: row.recipient,
    error: row.last_error === null ? null : withoutSecrets(row.last_error),
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    nextAttemptAt: row.state === 'queued' && row.attempts > 0 ? row.send_after.toISOString() : null,
    notResendable: obstacle === null ? null : messagesErrorTexts[obstacle],
  }
}

function stateOf({ state }: MessageRow): MessageState {
  return messageStates.find((known) => known === state) ?? 'queued'
}

/** A mail server may quote the rejected message in its error. */
function withoutSecrets(text: string): string {
  return text.replace(/token=[^\s&"'>]+/gi, 'token=…')
}
