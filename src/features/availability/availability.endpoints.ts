import { anyUser } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./availability.contract.ts')

export const { publicSlots, bookableDays, nextAvailable } = endpoints(contract, 'public', {
  publicSlots: 'GET /appointments/public/available-slots',
  bookableDays: 'GET /appointments/public/days',
  nextAvailable: 'GET /appointments/public/next-available',
})

export const { ownSlots } = endpoints(contract, anyUser, {
  ownSlots: 'GET /appointments/available-slots',
})
