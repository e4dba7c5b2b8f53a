import type { AppointmentChoice } from '#features/appointments/appointments.contract.ts'
import type { CompleteChoice } from '#features/availability/web/public.ts'
import { parsed } from '#ui/answer.ts'
import { http } from '#ui/http-client.ts'

const appointmentAnswer = async () =>
  (await import('#features/appointments/appointments.contract.ts')).appointmentAnswerSchema

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

export const idempotent = (key: string) => ({ headers: { 'idempotency-key': key } })
