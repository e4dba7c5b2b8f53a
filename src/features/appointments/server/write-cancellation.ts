import type { Db } from '#platform/database/database.ts'

/** Frees the chair; calendars are told by the sequence. */
export async function writeCancellation(db: Db, id: string, reason: string | null, now: Date): Promise<void> {
  await db
    .updateTable('appointments')
    .set((eb) => ({
      status: 'cancelled',
      cancellation_reason: reason,
      cancelled_at: now,
      calendar_sequence: eb('calendar_sequence', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute()
}
