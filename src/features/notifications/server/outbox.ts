import type { Db } from '#platform/database/database.ts'

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
export async function queueMessage(db: Db, message: OutgoingMessage, now: Date): Promise<void> {
  if (isNobody(message.recipient)) return
  await db
    .insertInto('messages')
    .values({
      template: message.template,
      recipient: message.recipient,
      payload: JSON.stringify(message.payload),
      appointment_id: message.appointmentId ?? null,
      created_at: now,
      send_after: now,
    })
    .execute()
}

/** Deleted accounts keep an address at which nobody ever reads (RFC 2606). */
function isNobody(recipient: string): boolean {
  return recipient.endsWith('.invalid')
}
