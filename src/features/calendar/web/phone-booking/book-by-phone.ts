import { appointmentAnswerSchema } from '#features/appointments/appointments.contract.ts'
import { idempotent } from '#features/appointments/web/public.ts'
import type { PhoneBookingRequest } from '#features/calendar/calendar.contract.ts'
import { parseAnswer } from '#ui/answer.ts'
import { http, staffTimeout } from '#ui/http-client.ts'

/** Somebody phones, or walks in. */
export async function bookByPhone(body: PhoneBookingRequest, key: string) {
  const call = { ...idempotent(key), timeout: staffTimeout }
  return parseAnswer(appointmentAnswerSchema, await http.post('/appointments/admin', body, call))
}
