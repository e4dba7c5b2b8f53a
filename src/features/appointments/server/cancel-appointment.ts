import { queueMessage, sendMessagesJob } from '#features/notifications/server/public.ts'
import type { Platform } from '#platform/platform.ts'

import { canBeCancelled, isLockedFor } from '../appointments.rules.ts'
import { type AppointmentRow, statusOf } from './appointment-rows.ts'
import { bookingMessages } from './booking-messages.ts'
import { changeAppointment } from './change-appointment.ts'
import { bookingError } from './errors.ts'
import { actorOf, type Caller, readAppointment, userIdOf } from './load-appointment.ts'
import { recordAppointment } from './record-appointment.ts'
import { tellStaff } from './tell-staff.ts'
import { writeCancellation } from './write-cancellation.ts'

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
  const now = platform.clock.now()
  const cancelled = await changeAppointment(platform, id, caller, async ({ db }, { row: before, by }) => {
    if (before.status === 'cancelled') throw bookingError('ALREADY_CANCELLED')
    if (!canBeCancelled(statusOf(before))) throw bookingError('NOT_EDITABLE')
    if (isLockedFor(actorOf(by), before.starts_at, now)) throw bookingError('CANCEL_LOCKED')
    await writeCancellation(db, id, reason, now)
    const after = await readAppointment(db, id)
    for (const message of bookingMessages(platform, 'cancelled', after, actorOf(by))) {
      await queueMessage(transaction, { ...message, appointmentId: id }, now)
    }
    await recordAppointment(db, by, now, 'status_changed', before, after)
    return after
  })
  platform.requestJob(sendMessagesJob)
  tellStaff(platform, 'cancelled', cancelled, userIdOf(caller))
  return cancelled
}
