import { anyUser, staff } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./barbers.contract.ts')

export const publicBarbers = endpoint('GET /barbers/public', 'public', contract, 'publicBarbers')

/** The same under another name. */
export const bookableBarbers = { ...publicBarbers, path: '/appointments/public/barbers' } as const

export const bookableBarber = endpoint('GET /appointments/public/barbers/:id', 'public', contract, 'bookableBarber')

export const vacationCheck = endpoint('GET /barbers/:id/check-vacation', 'public', contract, 'vacationCheck')

export const barbers = endpoint('GET /barbers', anyUser, contract, 'barbers')

export const barberByEmail = endpoint('GET /barbers/find-by-email', staff, contract, 'barberByEmail')

export const barber = endpoint('GET /barbers/:id', anyUser, contract, 'barber')
