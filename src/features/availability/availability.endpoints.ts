import { anyUser } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./availability.contract.ts')

export const publicSlots = endpoint('GET /appointments/public/available-slots', 'public', contract, 'publicSlots')

export const ownSlots = endpoint('GET /appointments/available-slots', anyUser, contract, 'ownSlots')

export const bookableDays = endpoint('GET /appointments/public/days', 'public', contract, 'bookableDays')

export const nextAvailable = endpoint('GET /appointments/public/next-available', 'public', contract, 'nextAvailable')
