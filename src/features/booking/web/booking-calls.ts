import type { AppointmentCalls } from '#features/appointments/web/appointment-calls.ts'
import { call } from '#ui/http/call.ts'

import type { ClientBookingRequest, GuestBookingRequest } from '../booking.contract.ts'
import * as endpoints from '../booking.endpoints.ts'

export async function bookAsGuest(body: GuestBookingRequest, idempotencyKey: string) {
  return await call(endpoints.bookAsGuest, { body, idempotencyKey })
}

export async function bookAsClient(body: ClientBookingRequest, idempotencyKey: string) {
  return await call(endpoints.bookAsClient, { body, idempotencyKey })
}

export function guestCalls(id: string, token: string): AppointmentCalls {
  const link = { params: { id }, query: { token } }
  return {
    move: (body, idempotencyKey) => call(endpoints.moveManaged, { ...link, body, idempotencyKey }),
    cancel: (reason, idempotencyKey) =>
      call(endpoints.cancelManaged, {
        ...link,
        body: { cancellationReason: reason || null },
        idempotencyKey,
      }),
  }
}
