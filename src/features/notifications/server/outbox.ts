import type { Transaction } from '#platform/database/transaction.ts'

import type { Channel } from '../notifications.contract.ts'

export type OutgoingMessage = {
  /** Name of a registered template. */
  template: string
  /** 'email' unless it says otherwise. */
  channel?: Channel
  /** An address, or a number in the stored form. */
  recipient: string
  payload: Record<string, unknown>
  /** What happened, in one text; of one template, recipient and channel the same cause writes one message. */
  cause: string
  appointmentId?: string
  /**
   * Nobody has asked for it at this hour, and afterwards it is of no use: it leaves outside of the quiet hours, before this
   * moment or not at all.
   */
  usefulUntil?: Date
}

/** The job that sends what is queued. */
export const sendMessagesJob = 'send-messages'

export function causeKeyOf({ template, cause, recipient, channel = 'email' }: OutgoingMessage): string {
  return `${template}:${cause}:${recipient}:${channel}`
}

/** Queues a message in the transaction of its cause: it leaves exactly if that commits. */
export async function queueMessage(
  transaction: Transaction,
  message: OutgoingMessage,
  now: Date,
): Promise<void> {
  await queueMessages(transaction, [message], now)
}

/** The same for several at once, in one statement. What was written for this cause already is not written again. */
export async function queueMessages(
  { db, requestJob }: Transaction,
  messages: readonly OutgoingMessage[],
  now: Date,
): Promise<void> {
  const values = messages
    .filter(({ recipient }) => !isNobody(recipient))
    .map((message) => ({
      template: message.template,
      channel: message.channel ?? 'email',
      recipient: message.recipient,
      payload: JSON.stringify(message.payload),
      cause_key: causeKeyOf(message),
      appointment_id: message.appointmentId ?? null,
      useful_until: message.usefulUntil ?? null,
      created_at: now,
      send_after: now,
    }))
  if (values.length === 0) return
  await db
    .insertInto('messages')
    .values(values)
    .onConflict((conflict) => conflict.column('cause_key').doNothing())
    .execute()
  requestJob(sendMessagesJob)
}

/** Messages for a writer that queues them in a statement of its own, as JSON for `jsonb_to_recordset`. */
export function messagesAsJson(messages: readonly OutgoingMessage[]): string {
  const rows = messages
    .filter(({ recipient }) => !isNobody(recipient))
    .map((message) => ({
      template: message.template,
      recipient: message.recipient,
      payload: message.payload,
      cause_key: causeKeyOf(message),
    }))
  return JSON.stringify(rows)
}

/** Deleted accounts keep an address at which nobody ever reads (RFC 2606). */
function isNobody(recipient: string): boolean {
  return recipient.endsWith('.invalid')
}
