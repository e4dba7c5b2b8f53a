import { queueMessage, sendMessagesJob } from '#features/notifications/server/public.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { canBeCancelled, isLockedFor } from '../booking.rules.ts'
import { type AppointmentRow, statusOf } from './appointment-rows.ts'
import { bookingMessages } from './booking-messages.ts'
import { bookingError } from './errors.ts'
import { actorOf, type Caller, loadAppointment } from './load-appointment.ts'

/**
 * Frees the chair and tells both sides.
 * @throws AppError 400 inside the lockout, 404, 409 when it is cancelled or over
 */
export async function cancelAppointment(
  platform: Platform,
  id: string,
  caller: Caller,
  reason: string | null,
): Promise<AppointmentRow> {
  const { database, clock } = platform
  const now = clock.now()
  const cancelled = await inTransaction(database.pool, async ({ db }) => {
    const before = await loadAppointment(db, id, caller, { lock: true })
    if (before.status === 'cancelled') throw bookingError('ALREADY_CANCELLED')
    if (!canBeCancelled(statusOf(before))) throw bookingError('NOT_EDITABLE')
    if (isLockedFor(actorOf(caller), before.starts_at, now)) throw bookingError('CANCEL_LOCKED')
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
    const after = await loadAppointment(db, id, caller)
    for (const message of bookingMessages(platform, 'cancelled', after)) {
      await queueMessage(db, { ...message, appointmentId: id }, now)
    }
    return after
  })
  platform.requestJob(sendMessagesJob)
  return cancelled
}
