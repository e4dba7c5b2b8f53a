import type {
  AppointmentChoice,
  ClientBookingRequest,
  GuestBookingRequest,
} from '#features/booking/booking.contract.ts'
import type { PhoneBookingRequest } from '#features/booking/staff.contract.ts'
import { http, staffTimeout } from '#ui/http-client.ts'

import type { CompleteChoice } from '../picker/choice.ts'
import { parsed } from '../queries/answer.ts'
import { managedPath } from '../queries/appointment-queries.ts'

const contract = () => import('#features/booking/booking.contract.ts')
const appointmentAnswer = async () => (await contract()).appointmentAnswerSchema
const managedAnswer = async () => (await contract()).managedAppointmentAnswerSchema

/** The part of every request that says what is wanted; the price is the one the person saw. */
export function choiceBody({ barberId, service, day, time }: CompleteChoice) {
  return {
    barberId,
    service: service.name,
    date: day,
    time,
    duration: service.duration,
    price: service.price,
  }
}

export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export async function bookAsGuest(body: GuestBookingRequest, key: string) {
  return await parsed(
    http.post('/appointments/public/appointments/guest', body, idempotent(key)),
    async () => (await contract()).guestAppointmentAnswerSchema,
  )
}

export async function bookAsClient(body: ClientBookingRequest, key: string) {
  return await parsed(http.post('/appointments', body, idempotent(key)), appointmentAnswer)
}

/** Somebody phones, or walks in. */
export async function bookByPhone(body: PhoneBookingRequest, key: string) {
  const call = { ...idempotent(key), timeout: staffTimeout }
  return await parsed(http.post('/appointments/admin', body, call), appointmentAnswer)
}

/** Whose appointment it is decides by which door it is moved and cancelled. */
export type AppointmentDoor = {
  move: (body: AppointmentChoice, key: string) => Promise<unknown>
  cancel: (reason: string, key: string) => Promise<unknown>
}

export function ownDoor(id: string): AppointmentDoor {
  const path = `/appointments/${encodeURIComponent(id)}`
  return {
    move: async (body, key) => await parsed(http.put(path, body, idempotent(key)), appointmentAnswer),
    cancel: async (reason, key) =>
      await parsed(
        http.put(`${path}/cancel`, { cancellationReason: reason || null }, idempotent(key)),
        appointmentAnswer,
      ),
  }
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

const idempotent = (key: string) => ({ headers: { 'idempotency-key': key } })
