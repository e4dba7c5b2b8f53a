import type { Platform } from '#platform/platform.ts'

import { mayBecome } from '../appointment-statuses.rules.ts'
import { isLockedFor } from '../appointments.rules.ts'
import { type AppointmentRow, statusOf } from './appointment-rows.ts'
import { changeAppointment, type WaitingListOption } from './change-appointment.ts'
import { cancellation } from './change/cancellation.ts'
import { bookingError, notEditable } from './errors.ts'
import { actorOf, type Caller } from './load-appointment.ts'

/** @throws AppError 400 inside the lockout, 404, 409 when it is cancelled or over */
export async function cancelAppointment(
  platform: Platform,
  id: string,
  caller: Caller,
  reason: string | null,
  { skipsWaitingList }: WaitingListOption = {},
): Promise<AppointmentRow> {
  return await changeAppointment(platform, id, caller, async ({ row, by, transaction, now }) => {
    if (!mayBecome('customer', statusOf(row), 'cancelled')) throw notEditable(row.status)
    if (isLockedFor(actorOf(by), row.starts_at, now)) throw bookingError('CANCEL_LOCKED')
    return {
      ...cancellation(reason, now),
      skipsWaitingList: (await skipsWaitingList?.(transaction)) ?? false,
    }
  })
}
