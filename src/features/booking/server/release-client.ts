import type { Actor } from '#features/audit/server/public.ts'
import { queueMessage } from '#features/notifications/server/public.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'

import { bookingTexts } from '../booking.it.ts'
import { type AppointmentRow, selectAppointments } from './appointment-rows.ts'
import { lockAppointments } from './lock-appointments.ts'
import { bookingMessages } from './booking-messages.ts'
import { type Caller, readAppointment } from './load-appointment.ts'
import { recordAppointment } from './record-appointment.ts'
import { tellStaff } from './tell-staff.ts'
import { writeCancellation } from './write-cancellation.ts'

/**
 * Somebody's account is about to be deleted: what lies ahead is cancelled with the usual notices, what is over keeps
 * nothing that they wrote, and what the staff noted of them goes. The mails go to the address as it still is. The
 * caller holds the client's lock.
 * @returns what remains to be done after the commit
 */
export async function releaseClient(
  platform: Platform,
  db: Db,
  clientId: string,
  actor: Actor,
): Promise<() => void> {
  await lockAppointments(db, (query) => query.where('client_id', '=', clientId))
  await db
    .updateTable('appointments')
    .set({ cancellation_reason: null, browser_time_zone: null })
    .where('client_id', '=', clientId)
    .execute()
  await db.deleteFrom('customer_cards').where('customer', '=', `client:${clientId}`).execute()
  const cancelled = await cancelWhatLiesAhead(platform, db, clientId, actor)
  return () => {
    for (const row of cancelled) tellStaff(platform, 'cancelled', row, actor.id)
  }
}

async function cancelWhatLiesAhead(
  platform: Platform,
  db: Db,
  clientId: string,
  actor: Actor,
): Promise<AppointmentRow[]> {
  const now = platform.clock.now()
  const caller: Caller = { kind: 'admin', userId: actor.id, actor }
  const ahead = await selectAppointments(db)
    .where('appointments.client_id', '=', clientId)
    .where('appointments.status', 'in', ['pending', 'confirmed'])
    .where('appointments.starts_at', '>', now)
    .orderBy('appointments.starts_at')
    .execute()
  const cancelled: AppointmentRow[] = []
  for (const before of ahead) {
    await writeCancellation(db, before.id, bookingTexts.accountDeleted, now)
    const after = await readAppointment(db, before.id)
    for (const message of bookingMessages(platform, 'cancelled', after)) {
      await queueMessage(db, { ...message, appointmentId: after.id }, now)
    }
    await recordAppointment(db, caller, now, 'status_changed', before, after)
    cancelled.push(after)
  }
  return cancelled
}
