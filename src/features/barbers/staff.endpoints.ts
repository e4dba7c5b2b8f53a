import { adminOnly, anyUser, staff } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./staff.contract.ts')

export const barbers = endpoint({
  method: 'GET',
  path: '/barbers',
  access: anyUser,
  contract,
  answers: { 200: 'barbersSchema' },
})

export const barberByEmail = endpoint({
  method: 'GET',
  path: '/barbers/find-by-email',
  access: staff,
  contract,
  query: 'findByEmailQuerySchema',
  answers: { 200: 'barberSchema' },
})

export const barber = endpoint({
  method: 'GET',
  path: '/barbers/:id',
  access: anyUser,
  contract,
  answers: { 200: 'barberSchema' },
})

export const createBarber = endpoint({
  method: 'POST',
  path: '/barbers',
  access: adminOnly,
  contract,
  body: 'createBarberRequestSchema',
  answers: { 201: 'createdBarberAnswerSchema' },
})

export const changeProfile = endpoint({
  method: 'PUT',
  path: '/barbers/:id',
  access: staff,
  contract,
  body: 'barberProfileRequestSchema',
  answers: { 200: 'barberAnswerSchema' },
})

export const changeWorkingHours = endpoint({
  method: 'PUT',
  path: '/barbers/:id/working-hours',
  access: staff,
  contract,
  body: 'workingHoursRequestSchema',
  answers: { 200: 'barberAnswerSchema' },
})

export const changeVacations = endpoint({
  method: 'PUT',
  path: '/barbers/:id/vacations',
  access: staff,
  contract,
  body: 'vacationsRequestSchema',
  answers: { 200: 'barberAnswerSchema' },
})

export const changeServices = endpoint({
  method: 'PUT',
  path: '/barbers/:id/services',
  access: staff,
  contract,
  body: 'barberServicesRequestSchema',
  answers: { 200: 'barberAnswerSchema' },
})

/** Whatever a form holds, in one. */
export const saveBarber = endpoint({
  method: 'PUT',
  path: '/barbers/:id/all',
  access: staff,
  contract,
  body: 'saveBarberRequestSchema',
  answers: { 200: 'barberAnswerSchema' },
})

export const reassignAppointments = endpoint({
  method: 'POST',
  path: '/barbers/:id/reassignments',
  access: adminOnly,
  contract,
  body: 'reassignmentRequestSchema',
  answers: { 200: 'reassignmentAnswerSchema' },
})

export const deleteBarber = endpoint({
  method: 'DELETE',
  path: '/barbers/:id',
  access: adminOnly,
  contract,
  answers: { 200: 'messageAnswerSchema' },
})

export const announceSchedule = endpoint({
  method: 'POST',
  path: '/notifications/schedule-update',
  access: staff,
  contract,
  body: 'scheduleUpdateRequestSchema',
  answers: { 202: 'messageAnswerSchema' },
})
