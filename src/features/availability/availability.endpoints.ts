import { anyUser } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./availability.contract.ts')

export const publicSlots = endpoint({
  method: 'GET',
  path: '/appointments/public/available-slots',
  access: 'public',
  contract,
  query: 'publicSlotsQuerySchema',
  answers: { 200: 'slotsSchema' },
})

export const ownSlots = endpoint({
  method: 'GET',
  path: '/appointments/available-slots',
  access: anyUser,
  contract,
  query: 'ownSlotsQuerySchema',
  answers: { 200: 'slotsSchema' },
})

export const bookableDays = endpoint({
  method: 'GET',
  path: '/appointments/public/days',
  access: 'public',
  contract,
  query: 'slotsQuerySchema',
  answers: { 200: 'bookableDaysAnswerSchema' },
})

export const nextAvailable = endpoint({
  method: 'GET',
  path: '/appointments/public/next-available',
  access: 'public',
  contract,
  query: 'nextAvailableQuerySchema',
  answers: { 200: 'nextAvailableAnswerSchema' },
})
