import type { CompleteChoice } from '#features/availability/web/choice.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import type { AppointmentChoice, MoveRequest, StatusRequest } from '../appointments.contract.ts'
import * as endpoints from '../appointments.endpoints.ts'

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

export type AppointmentCalls = {
  move: (body: AppointmentChoice, key: string) => Promise<unknown>
  cancel: (reason: string, key: string) => Promise<unknown>
}

export function ownCalls(id: string): AppointmentCalls {
  const params = { id }
  return {
    move: (body, idempotencyKey) => call(endpoints.moveAppointment, { params, body, idempotencyKey }),
    cancel: (reason, idempotencyKey) =>
      call(endpoints.cancelAppointment, {
        params,
        body: { cancellationReason: reason || null },
        idempotencyKey,
      }),
  }
}

export async function moveAsStaff(id: string, body: MoveRequest, idempotencyKey?: string) {
  return await call(endpoints.moveAppointment, {
    params: { id },
    body,
    idempotencyKey,
    timeout: staffTimeout,
  })
}

export async function setStatus(id: string, body: StatusRequest) {
  return await call(endpoints.setStatus, { params: { id }, body, timeout: staffTimeout })
}
