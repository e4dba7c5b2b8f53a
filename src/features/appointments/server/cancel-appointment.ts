import type { Platform } from '#platform/platform.ts'

import { mayBecome } from '../appointment-statuses.rules.ts'
import { isLockedFor } from '../appointments.rules.ts'
import type { Appointment } from './appointment.ts'
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
): Promise<Appointment> {
  return await changeAppointment(platform, id, caller, async ({ appointment, by, transaction, now }) => {
    if (!mayBecome('customer', appointment.status, 'cancelled')) throw notEditable(appointment.status)
    if (isLockedFor(actorOf(by), appointment.startsAt, now)) throw bookingError('CANCEL_LOCKED')
    return {
      ...cancellation(reason, now),
      skipsWaitingList: (await skipsWaitingList?.(transaction)) ?? false,
    }
  })
}
