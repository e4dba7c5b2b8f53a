import type { Transaction } from '#platform/database/transaction.ts'

import type { Channel } from '../notifications.contract.ts'

export type OutgoingMessage = {
  template: string
  channel?: Channel
  /** An e-mail address, or a phone number in its stored form. */
  recipient: string
  payload: Record<string, unknown>
  /** Names the event. The same cause, template, recipient and channel produce one message only. */
  cause: string
  appointmentId?: string
  /**
   * For messages that the recipient does not expect: sent outside the quiet hours and before this moment, or not at all.
   */
  usefulUntil?: Date
}

export const sendMessagesJob = 'send-messages'

export function causeKeyOf({ template, cause, recipient, channel = 'email' }: OutgoingMessage): string {
  return `${template}:${cause}:${recipient}:${channel}`
}

/** Queues a message in the transaction of its cause, so it is sent only if that commits. */
export async function queueMessage(
  transaction: Transaction,
  message: OutgoingMessage,
  now: Date,
): Promise<void> {
  await queueMessages(transaction, [message], now)
}

export async function queueMessages(
  { db, requestJob }: Transaction,
  messages: readonly OutgoingMessage[],
  now: Date,
): Promise<void> {
  const values = messages
    .filter(({ recipient }) => !hasNoAddress(recipient))
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

export function messagesAsJson(messages: readonly OutgoingMessage[]): string {
  const rows = messages
    .filter(({ recipient }) => !hasNoAddress(recipient))
    .map((message) => ({
      template: message.template,
      recipient: message.recipient,
      payload: message.payload,
      cause_key: causeKeyOf(message),
    }))
  return JSON.stringify(rows)
}

type Insertion = {
  /** A part of the statement with one row, which the messages are about. */
  from: string
  /** Parameter with the value of `messagesAsJson`. */
  messages: string
  now: string
  appointmentId?: string
  /** JSON that each payload gets as well. */
  payload?: string
}

/** SQL that queues messages in the statement of their cause. */
export function messagesInsertion({ from, messages, now, appointmentId, payload }: Insertion): string {
  return `INSERT INTO messages (template, recipient, payload, cause_key, appointment_id, created_at, send_after)
    SELECT m.template, m.recipient, m.payload${payload ? ` || ${payload}` : ''}, m.cause_key, ${appointmentId ?? 'NULL::uuid'}, ${now}, ${now}
    FROM ${from}, jsonb_to_recordset(${messages}::jsonb) AS m (template text, recipient text, payload jsonb, cause_key text)
    ON CONFLICT (cause_key) DO NOTHING`
}

/** Deleted accounts keep an address in '.invalid', which never receives mail (RFC 2606). */
function hasNoAddress(recipient: string): boolean {
  return recipient.endsWith('.invalid')
}
