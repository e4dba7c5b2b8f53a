import { queueMessage } from '#features/notifications/server/public.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'

import { bookingTexts } from '../booking.it.ts'
import { selectAppointments } from './appointment-rows.ts'
import { bookingMessages } from './booking-messages.ts'

/**
 * Somebody's account is about to be deleted: what lies ahead is cancelled with the usual notices, what is over keeps
 * nothing that they wrote, and what the staff noted of them goes. The mails go to the address as it still is.
 */
export async function releaseClient(platform: Platform, db: Db, clientId: string): Promise<void> {
  await db
    .updateTable('appointments')
    .set({ cancellation_reason: null, browser_time_zone: null })
    .where('client_id', '=', clientId)
    .execute()
  await cancelWhatLiesAhead(platform, db, clientId)
  await db.deleteFrom('customer_cards').where('customer', '=', `client:${clientId}`).execute()
}

async function cancelWhatLiesAhead(platform: Platform, db: Db, clientId: string): Promise<void> {
  const now = platform.clock.now()
  const cancelled = await db
    .updateTable('appointments')
    .set((eb) => ({
      status: 'cancelled',
      cancellation_reason: bookingTexts.accountDeleted,
      cancelled_at: now,
      calendar_sequence: eb('calendar_sequence', '+', 1),
      updated_at: now,
    }))
    .where('client_id', '=', clientId)
    .where('status', 'in', ['pending', 'confirmed'])
    .where('starts_at', '>', now)
    .returning('id')
    .execute()
  if (cancelled.length === 0) return
  const ids = cancelled.map(({ id }) => id)
  const rows = await selectAppointments(db).where('appointments.id', 'in', ids).orderBy('starts_at').execute()
  for (const row of rows) {
    for (const message of bookingMessages(platform, 'cancelled', row)) {
      await queueMessage(db, { ...message, appointmentId: row.id }, now)
    }
  }
}
