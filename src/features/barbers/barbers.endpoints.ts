import { anyUser, staff } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./barbers.contract.ts')

export const publicBarbers = endpoint('GET /barbers/public', 'public', {
  contract,
  answer: 'publicBarbersSchema',
})

/** The same under another name. */
export const bookableBarbers = { ...publicBarbers, path: '/appointments/public/barbers' } as const

export const bookableBarber = endpoint('GET /appointments/public/barbers/:id', 'public', {
  contract,
  answer: 'publicBarberSchema',
})

export const vacationCheck = endpoint('GET /barbers/:id/check-vacation', 'public', {
  contract,
  query: 'vacationCheckQuerySchema',
  answer: 'vacationCheckSchema',
})

export const barbers = endpoint('GET /barbers', anyUser, { contract, answer: 'barbersSchema' })

export const barberByEmail = endpoint('GET /barbers/find-by-email', staff, {
  contract,
  query: 'findByEmailQuerySchema',
  answer: 'barberSchema',
})

export const barber = endpoint('GET /barbers/:id', anyUser, { contract, answer: 'barberSchema' })
