import { anyUser, staff } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./barbers.contract.ts')

export const { publicBarbers, bookableBarber, vacationCheck } = endpoints(contract, 'public', {
  publicBarbers: 'GET /barbers/public',
  bookableBarber: 'GET /appointments/public/barbers/:id',
  vacationCheck: 'GET /barbers/:id/check-vacation',
})

export const { barbers, barber } = endpoints(contract, anyUser, {
  barbers: 'GET /barbers',
  barber: 'GET /barbers/:id',
})

export const { barberByEmail } = endpoints(contract, staff, {
  barberByEmail: 'GET /barbers/find-by-email',
})

export const bookableBarbers = { ...publicBarbers, path: '/appointments/public/barbers' } as const
