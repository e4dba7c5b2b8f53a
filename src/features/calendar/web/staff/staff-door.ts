import { appointmentAnswerSchema, type StatusRequest } from '#features/appointments/appointments.contract.ts'
import { type AppointmentDoor, appointmentPath } from '#features/appointments/web/public.ts'
import type { StaffAppointment } from '#features/calendar/calendar.contract.ts'
import { parseAnswer } from '#ui/answer.ts'
import { http, staffTimeout } from '#ui/http-client.ts'

type Seen = Pick<StaffAppointment, '_id' | 'updatedAt'>

/** Sets a status. Refused when somebody else has changed the appointment since it was shown. */
export async function setStatus({ _id, updatedAt }: Seen, request: Omit<StatusRequest, 'updatedAt'>) {
  const body = { ...request, updatedAt } satisfies StatusRequest
  await http.put(`${appointmentPath(_id)}/status`, body, { timeout: staffTimeout })
}

/** The staff's way to move and cancel: no lockout, but never over somebody else's change. */
export function staffDoor(appointment: Seen): AppointmentDoor {
  return {
    move: async (body, key) => {
      const call = { timeout: staffTimeout, headers: { 'idempotency-key': key } }
      const { _id, updatedAt } = appointment
      return parseAnswer(
        appointmentAnswerSchema,
        await http.put(appointmentPath(_id), { ...body, updatedAt }, call),
      )
    },
    cancel: (cancellationReason) => setStatus(appointment, { status: 'cancelled', cancellationReason }),
  }
}
