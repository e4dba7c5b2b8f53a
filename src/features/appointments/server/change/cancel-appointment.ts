import { isLockedFor, mayBecome } from '#features/appointments/appointments.rules.ts'
import type { Platform } from '#platform/platform.ts'

import { type AppointmentRow, statusOf } from '../appointment-rows.ts'
import { bookingError } from '../errors.ts'
import { actorOf, type Caller } from '../load-appointment.ts'
import { cancellation } from './cancellation.ts'
import { changeAppointment } from './change-appointment.ts'

/**
 * Frees the chair and tells both sides, as customers may.
 * @param asksNobody the waiting list is not asked for the time
 * @throws AppError 400 inside the lockout, 404, 409 when it is cancelled or over
 */
export async function cancelAppointment(
  platform: Platform,
  id: string,
  caller: Caller,
  reason: string | null,
  { asksNobody = false }: { asksNobody?: boolean } = {},
): Promise<AppointmentRow> {
  return await changeAppointment(platform, id, caller, ({ row, by, now }) => {
    if (row.status === 'cancelled') throw bookingError('ALREADY_CANCELLED')
    if (!mayBecome('customer', statusOf(row), 'cancelled')) throw bookingError('NOT_EDITABLE')
    if (isLockedFor(actorOf(by), row.starts_at, now)) throw bookingError('CANCEL_LOCKED')
    return { ...cancellation(reason, now), asksNobody }
  })
}
