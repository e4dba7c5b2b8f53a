import type { ReassignmentRequest } from '#features/appointments/reassignment.contract.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import type {
  BarberProfileRequest,
  CreateBarberRequest,
  SaveBarberRequest,
} from '../barber-changes.contract.ts'
import {
  announceSchedule,
  changeProfile,
  changeServices,
  createBarber,
  deleteBarber,
  removeBarberImage,
  reassignAppointments,
  saveBarber,
  uploadBarberImage,
} from '../barber-changes.endpoints.ts'

type Terms = { updatedAt: string; keepAppointments: boolean }

const timeout = staffTimeout
/** Milliseconds; a reassignment may move hundreds of appointments and queue their mails. */
const reassignmentTimeout = 60_000
/** Milliseconds; enough for 5 MB over a slow connection. */
const uploadTimeout = 120_000

export const barberCalls = {
  create: (body: CreateBarberRequest) => call(createBarber, { body, timeout }),
  profile: (id: string, profile: BarberProfileRequest, terms: Terms) =>
    call(changeProfile, { params: { id }, body: { ...profile, ...terms }, timeout }),
  services: (id: string, services: readonly string[], { updatedAt }: Terms) =>
    call(changeServices, { params: { id }, body: { services: [...services], updatedAt }, timeout }),
  save: (id: string, fields: Omit<SaveBarberRequest, keyof Terms>, terms: Terms) =>
    call(saveBarber, { params: { id }, body: { ...fields, ...terms }, timeout }),
  reassign: (id: string, body: ReassignmentRequest, idempotencyKey: string) =>
    call(reassignAppointments, { params: { id }, body, idempotencyKey, timeout: reassignmentTimeout }),
  uploadImage: (id: string, form: FormData) =>
    call(uploadBarberImage, { params: { id }, form, timeout: uploadTimeout }),
  removeImage: (id: string) => call(removeBarberImage, { params: { id }, timeout }),
  remove: (id: string) => call(deleteBarber, { params: { id }, timeout }),
  /** Mails the owners. Errors are ignored, because the change is already saved. */
  announce: async (barberId: string): Promise<void> => {
    await call(announceSchedule, { body: { barberId }, timeout }).catch(() => undefined)
  },
}
