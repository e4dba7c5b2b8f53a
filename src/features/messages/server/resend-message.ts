import { sql } from 'kysely'

import { type Actor, recordChange } from '#features/audit/server/record-change.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction, lockKey, type Transaction } from '#platform/database/transaction.ts'
import { storedAnswerOf, type IdempotencyKey, storeAnswer } from '#platform/http/idempotency.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

import { channelLabel } from '../messages.it.ts'
import { messagesError } from './errors.ts'
import { messageLabel, type MessageKinds } from './message-kinds.ts'
import { obstacleTo, selectMessages } from './message-rows.ts'
import { sendMessagesJob } from './outbox.ts'

type Resending = { id: string; by: Actor; key: IdempotencyKey | undefined }

/**
 * Requeues an unsent message, or queues a copy of a sent one, so that each sending is a row and counts. The plan's limit
 * applies.
 * @throws AppError 404, or 409 with the reason
 */
export async function resendMessage(
  platform: Platform,
  kinds: MessageKinds,
  { id, by, key }: Resending,
): Promise<void> {
  if (!isId(id)) throw messagesError('MESSAGE_NOT_FOUND')
  const now = platform.clock.now()
  const work = async (transaction: Transaction): Promise<void> => {
    const { db } = transaction
    if (key && (await storedAnswerOf(db, key)) !== undefined) return
    const row = await selectMessages(db)
      .where('messages.id', '=', id)
      .forUpdate(['messages'])
      .executeTakeFirst()
    if (!row) throw messagesError('MESSAGE_NOT_FOUND')
    const obstacle = obstacleTo(row, kinds, now)
    if (obstacle) throw messagesError(obstacle)
    if (row.state === 'sent') await queueMessageCopy(db, id, now)
    else await requeueMessage(db, id, now)
    await recordChange(transaction, by, now, {
      entity: 'message',
      id,
      // Leave out the recipient's address: the audit log outlives their account.
      name: `${messageLabel(kinds, row.template)} (${channelLabel(row.channel)})`,
      action: 'resent',
    })
    transaction.requestJob(sendMessagesJob)
    if (key) await storeAnswer(db, key, { resent: true })
  }
  await inTransaction(platform, work, { exclusive: key ? [lockKey(key.key)] : [] })
}

async function requeueMessage(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'queued', attempts: 0, send_after: now, resent_at: now, sent_at: null, last_error: null })
    .where('id', '=', id)
    .execute()
}

/**
 * Queues a copy of a sent message. The copy's number is part of its cause, so that two simultaneous requests queue only
 * one.
 * @throws AppError 409 while an earlier copy waits
 */
async function queueMessageCopy(db: Db, id: string, now: Date): Promise<void> {
  const prefix = `resent:${id}:`
  const copies = await db
    .selectFrom('messages')
    .select('state')
    .where(sql<boolean>`starts_with(cause_key, ${prefix})`)
    .execute()
  if (copies.some(({ state }) => state === 'queued' || state === 'sending'))
    throw messagesError('MESSAGE_WAITS')
  await db
    .insertInto('messages')
    .columns([
      'template',
      'channel',
      'recipient',
      'payload',
      'cause_key',
      'appointment_id',
      'useful_until',
      'created_at',
      'send_after',
    ])
    .expression((eb) =>
      eb
        .selectFrom('messages')
        .select([
          'template',
          'channel',
          'recipient',
          'payload',
          sql<string>`${prefix + String(copies.length + 1)}`.as('cause_key'),
          'appointment_id',
          'useful_until',
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('send_after'),
        ])
        .where('id', '=', id),
    )
    .execute()
}
