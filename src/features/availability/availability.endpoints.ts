import { anyUser } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./availability.contract.ts')

export const publicSlots = endpoint('GET /appointments/public/available-slots', 'public', {
  contract,
  query: 'publicSlotsQuerySchema',
  answer: 'slotsSchema',
})

export const ownSlots = endpoint('GET /appointments/available-slots', anyUser, {
  contract,
  query: 'ownSlotsQuerySchema',
  answer: 'slotsSchema',
})

export const bookableDays = endpoint('GET /appointments/public/days', 'public', {
  contract,
  query: 'slotsQuerySchema',
  answer: 'bookableDaysAnswerSchema',
})

export const nextAvailable = endpoint('GET /appointments/public/next-available', 'public', {
  contract,
  query: 'nextAvailableQuerySchema',
  answer: 'nextAvailableAnswerSchema',
})
