import {
  reassignmentAnswerSchema,
  type ReassignmentRequest,
} from '#features/appointments/reassignment.contract.ts'
import { idempotent } from '#features/appointments/web/public.ts'
import { http, staffTimeout } from '#ui/http-client.ts'

import {
  type BarberAnswer,
  barberAnswerSchema,
  type BarberProfileRequest,
  type CreateBarberRequest,
  type SaveBarberRequest,
} from '../../staff.contract.ts'

/** The version that the screen shows, and whether the appointments concerned stay. */
type Terms = { updatedAt: string; keepAppointments: boolean }

const call = { timeout: staffTimeout }
/** Milliseconds: hundreds of appointments, each with its mails. */
const reassignmentTimeout = 60_000
const pathOf = (id: string, part = '') => `/barbers/${encodeURIComponent(id)}${part}`

async function put(path: string, body: object): Promise<BarberAnswer> {
  return barberAnswerSchema.parse(await http.put(path, body, call))
}

export const barberCalls = {
  create: (request: CreateBarberRequest) => http.post<BarberAnswer>('/barbers', request, call),
  profile: (id: string, profile: BarberProfileRequest, terms: Terms) =>
    put(pathOf(id), { ...profile, ...terms }),
  services: (id: string, services: readonly string[], { updatedAt }: Terms) =>
    put(pathOf(id, '/services'), { services, updatedAt }),
  /** Everything that is given, or nothing. */
  save: (id: string, fields: Omit<SaveBarberRequest, keyof Terms>, terms: Terms) =>
    put(pathOf(id, '/all'), { ...fields, ...terms }),
  reassign: async (id: string, request: ReassignmentRequest, key: string) => {
    const sent = { ...idempotent(key), timeout: reassignmentTimeout }
    return reassignmentAnswerSchema.parse(await http.post(pathOf(id, '/reassignments'), request, sent))
  },
  remove: (id: string) => http.delete(pathOf(id), call),
  /** Has the owners told by mail. What was saved is saved: a failure changes nothing. */
  announce: async (barberId: string): Promise<void> => {
    await http.post('/notifications/schedule-update', { barberId }, call).catch(() => undefined)
  },
}
