import type { Transaction } from '#platform/database/transaction.ts'

export type OutgoingMessage = {
  /** Name of a registered template. */
  template: string
  recipient: string
  payload: Record<string, unknown>
  appointmentId?: string
}

/** The job that sends what is queued. */
export const sendMessagesJob = 'send-messages'

/** Queues a message in the transaction of its cause: it leaves exactly if that commits. */
export async function queueMessage(
  transaction: Transaction,
  message: OutgoingMessage,
  now: Date,
): Promise<void> {
  await queueMessages(transaction, [message], now)
}

/** The same for several at once, in one statement. */
export async function queueMessages(
  { db, requestJob }: Transaction,
  messages: readonly OutgoingMessage[],
  now: Date,
): Promise<void> {
  const values = messages
    .filter(({ recipient }) => !isNobody(recipient))
    .map(({ template, recipient, payload, appointmentId }) => ({
      template,
      recipient,
      payload: JSON.stringify(payload),
      appointment_id: appointmentId ?? null,
      created_at: now,
      send_after: now,
    }))
  if (values.length === 0) return
  await db.insertInto('messages').values(values).execute()
  requestJob(sendMessagesJob)
}

/** Deleted accounts keep an address at which nobody ever reads (RFC 2606). */
function isNobody(recipient: string): boolean {
  return recipient.endsWith('.invalid')
}
