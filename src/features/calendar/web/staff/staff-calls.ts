import type { StatusRequest } from '#features/appointments/appointments.contract.ts'
import {
  type AppointmentCalls,
  moveAsStaff,
  setStatus,
} from '#features/appointments/web/appointment-calls.ts'

import type { StaffAppointment } from '../../calendar.contract.ts'

type Seen = Pick<StaffAppointment, '_id' | 'updatedAt'>

/** Sets a status. The server refuses if the appointment has changed since it was shown. */
export async function setStatusOf({ _id, updatedAt }: Seen, request: Omit<StatusRequest, 'updatedAt'>) {
  await setStatus(_id, { ...request, updatedAt })
}

/** Moves and cancels as staff: no lockout before the start, but no overwriting of another person's change. */
export function staffCalls(appointment: Seen): AppointmentCalls {
  const { _id, updatedAt } = appointment
  return {
    move: (body, key) => moveAsStaff(_id, { ...body, updatedAt }, key),
    cancel: (cancellationReason) => setStatusOf(appointment, { status: 'cancelled', cancellationReason }),
  }
}
