import { type RawBuilder, sql, type SqlBool } from 'kysely'

import type { Db } from '#platform/database/database.ts'

const done = ['sent', 'recorded', 'failed', 'withheld', 'overtaken'] as const

/** Somebody leaves: what was written to them goes as soon as it has left, and what they have said about news at once. */
export async function forgetMessagesTo(db: Db, email: string): Promise<void> {
  await db.deleteFrom('marketing_opt_outs').where('email', '=', email.toLowerCase()).execute()
  await markToBeForgotten(db, sql<SqlBool>`lower(recipient) = ${email.toLowerCase()}`)
}

/** The same for mails of these templates alone: others may have gone to somebody else who uses this address. */
export async function forgetTemplatesTo(db: Db, email: string, templates: readonly string[]): Promise<void> {
  const isMeant = sql<SqlBool>`lower(recipient) = ${email.toLowerCase()} AND template = ANY (${templates}::text[])`
  await markToBeForgotten(db, isMeant)
}

/** The same for what was written to anybody about their appointments. */
export async function forgetMessagesAbout(db: Db, appointmentIds: readonly string[]): Promise<void> {
  await markToBeForgotten(db, sql<SqlBool>`appointment_id = ANY(${appointmentIds}::uuid[])`)
}

/** The same for what was caused by something else, by mail or text message. @param causes as they were given to the outbox */
export async function forgetMessagesOf(db: Db, template: string, causes: readonly string[]): Promise<void> {
  const isMeant = sql<SqlBool>`template = ${template} AND split_part(cause_key, ':', 2) = ANY (${causes}::text[])`
  if (causes.length > 0) await markToBeForgotten(db, isMeant)
}

/** The same of what a field of their contents names. */
export async function forgetMessagesNaming(db: Db, field: string, values: readonly string[]): Promise<void> {
  const isMeant = sql<SqlBool>`payload ->> ${field}::text = ANY (${values}::text[])`
  if (values.length > 0) await markToBeForgotten(db, isMeant)
}

async function markToBeForgotten(db: Db, condition: RawBuilder<SqlBool>): Promise<void> {
  await db.updateTable('messages').set({ is_to_be_forgotten: true }).where(condition).execute()
  await forgetDoneMessages(db)
}

export async function forgetDoneMessages(db: Db): Promise<void> {
  await db.deleteFrom('messages').where('is_to_be_forgotten', '=', true).where('state', 'in', done).execute()
}

/** What is older has served its time. @param before the end of the retention */
export async function forgetOldMessages(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('messages').where('created_at', '<', before).where('state', 'in', done).execute()
}
