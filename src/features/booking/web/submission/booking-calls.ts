import { type AppointmentDoor, idempotent } from '#features/appointments/web/public.ts'
import type { ClientBookingRequest, GuestBookingRequest } from '#features/booking/booking.contract.ts'
import { parsed } from '#ui/answer.ts'
import { http } from '#ui/http-client.ts'

import { managedPath } from '../queries/appointment-queries.ts'

const contract = () => import('#features/booking/booking.contract.ts')
const managedAnswer = async () => (await contract()).managedAppointmentAnswerSchema

export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export async function bookAsGuest(body: GuestBookingRequest, key: string) {
  return await parsed(
    http.post('/appointments/public/appointments/guest', body, idempotent(key)),
    async () => (await contract()).guestAppointmentAnswerSchema,
  )
}

export async function bookAsClient(body: ClientBookingRequest, key: string) {
  return await parsed(
    http.post('/appointments', body, idempotent(key)),
    async () => (await import('#features/appointments/appointments.contract.ts')).appointmentAnswerSchema,
  )
}

export function guestDoor(id: string, token: string): AppointmentDoor {
  const path = managedPath(id)
  const call = (key: string) => ({ ...idempotent(key), query: { token } })
  return {
    move: async (body, key) => await parsed(http.put(path, body, call(key)), managedAnswer),
    cancel: async (reason, key) =>
      await parsed(
        http.put(`${path}/cancel`, { cancellationReason: reason || null }, call(key)),
        managedAnswer,
      ),
  }
}
