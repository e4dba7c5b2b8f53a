import { anyUser, staff } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./appointments.contract.ts')

export const moveAppointment = endpoint({
  method: 'PUT',
  path: '/appointments/:id',
  access: anyUser,
  contract,
  body: 'moveRequestSchema',
  answers: { 200: 'appointmentAnswerSchema' },
})

export const cancelAppointment = endpoint({
  method: 'PUT',
  path: '/appointments/:id/cancel',
  access: anyUser,
  contract,
  body: 'cancelRequestSchema',
  answers: { 200: 'appointmentAnswerSchema' },
})

export const setStatus = endpoint({
  method: 'PUT',
  path: '/appointments/:id/status',
  access: staff,
  contract,
  body: 'statusRequestSchema',
  answers: { 200: 'appointmentAnswerSchema' },
})
