import type { Db } from '#platform/database/database.ts'

const done = ['sent', 'recorded', 'failed'] as const

/** Somebody leaves: what was written to them, or to others about their appointments, goes as soon as it has left. */
export async function forgetMessagesOf(
  db: Db,
  person: { email: string; appointmentIds: readonly string[] },
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ is_to_be_forgotten: true })
    .where((eb) =>
      eb.or([
        eb(eb.fn('lower', ['recipient']), '=', person.email.toLowerCase()),
        ...(person.appointmentIds.length > 0 ? [eb('appointment_id', 'in', person.appointmentIds)] : []),
      ]),
    )
    .execute()
  await forgetDoneMessages(db)
}

export async function forgetDoneMessages(db: Db): Promise<void> {
  await db.deleteFrom('messages').where('is_to_be_forgotten', '=', true).where('state', 'in', done).execute()
}

/** What is older has served its time. @param before the end of the retention */
export async function forgetOldMessages(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('messages').where('created_at', '<', before).where('state', 'in', done).execute()
}
