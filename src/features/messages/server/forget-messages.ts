import { type RawBuilder, sql, type SqlBool } from 'kysely'

import type { Db } from '#platform/database/database.ts'

const done = ['sent', 'recorded', 'failed', 'withheld', 'overtaken'] as const

/**
 * Deletes an account's messages: mails to its address and mails to others that name it, once they have left the queue.
 * Deletes its marketing opt-out at once.
 */
export async function forgetMessagesTo(db: Db, email: string): Promise<void> {
  const address = email.toLowerCase()
  await db.deleteFrom('marketing_opt_outs').where('email', '=', address).execute()
  await markToBeForgotten(
    db,
    sql<SqlBool>`(lower(recipient) = ${address} OR lower(payload ->> 'email') = ${address})`,
  )
}

/** Deletes all messages about these appointments, once they have left the queue. */
export async function forgetMessagesAbout(db: Db, appointmentIds: readonly string[]): Promise<void> {
  await markToBeForgotten(db, sql<SqlBool>`appointment_id = ANY(${appointmentIds}::uuid[])`)
}

export async function forgetMessagesNaming(db: Db, field: string, values: readonly string[]): Promise<void> {
  const condition = sql<SqlBool>`payload ->> ${field}::text = ANY (${values}::text[])`
  if (values.length > 0) await markToBeForgotten(db, condition)
}

async function markToBeForgotten(db: Db, condition: RawBuilder<SqlBool>): Promise<void> {
  await db.updateTable('messages').set({ is_to_be_forgotten: true }).where(condition).execute()
  await forgetDoneMessages(db)
}

export async function forgetDoneMessages(db: Db): Promise<void> {
  await db.deleteFrom('messages').where('is_to_be_forgotten', '=', true).where('state', 'in', done).execute()
}

/** @param before end of the retention */
export async function forgetOldMessages(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('messages').where('created_at', '<', before).where('state', 'in', done).execute()
}
