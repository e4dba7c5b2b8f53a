import type { StatusRequest } from '#features/appointments/appointments.contract.ts'
import { type AppointmentCalls, moveAsStaff, setStatus } from '#features/appointments/web/public.ts'
import type { StaffAppointment } from '#features/calendar/calendar.contract.ts'

type Seen = Pick<StaffAppointment, '_id' | 'updatedAt'>

/** Sets a status. Refused when somebody else has changed the appointment since it was shown. */
export async function setStatusOf({ _id, updatedAt }: Seen, request: Omit<StatusRequest, 'updatedAt'>) {
  await setStatus(_id, { ...request, updatedAt })
}

/** The staff's way to move and cancel: no lockout, but never over somebody else's change. */
export function staffCalls(appointment: Seen): AppointmentCalls {
  const { _id, updatedAt } = appointment
  return {
    move: (body, key) => moveAsStaff(_id, { ...body, updatedAt }, key),
    cancel: (cancellationReason) => setStatusOf(appointment, { status: 'cancelled', cancellationReason }),
  }
}
