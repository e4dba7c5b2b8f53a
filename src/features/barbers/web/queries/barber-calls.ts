import { http, staffTimeout } from '#ui/http-client.ts'

import type { WorkingDay } from '../../barbers.contract.ts'
import {
  type BarberAnswer,
  barberAnswerSchema,
  type BarberProfileRequest,
  type CreateBarberRequest,
} from '../../staff.contract.ts'

/** The version that the screen shows, and whether the appointments concerned stay. */
type Terms = { updatedAt: string; keepAppointments: boolean }

const call = { timeout: staffTimeout }
const pathOf = (id: string, part = '') => `/barbers/${encodeURIComponent(id)}${part}`

async function put(path: string, body: object): Promise<BarberAnswer> {
  return barberAnswerSchema.parse(await http.put(path, body, call))
}

export type SentVacation = { startDate: string; endDate: string }

export const barberCalls = {
  create: (request: CreateBarberRequest) => http.post<BarberAnswer>('/barbers', request, call),
  profile: (id: string, profile: BarberProfileRequest, terms: Terms) =>
    put(pathOf(id), { ...profile, ...terms }),
  services: (id: string, services: readonly string[], { updatedAt }: Terms) =>
    put(pathOf(id, '/services'), { services, updatedAt }),
  hours: (id: string, workingHours: readonly WorkingDay[], terms: Terms) =>
    put(pathOf(id, '/working-hours'), { workingHours, ...terms }),
  vacations: (id: string, vacations: readonly SentVacation[], terms: Terms) =>
    put(pathOf(id, '/vacations'), { vacations, ...terms }),
  remove: (id: string) => http.delete(pathOf(id), call),
  /** Tells open booking pages and the owners. What was saved is saved: a failure changes nothing. */
  announce: async (barberId: string): Promise<void> => {
    await http.post('/notifications/schedule-update', { barberId }, call).catch(() => undefined)
  },
}
