import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./barbers.contract.ts')

export const publicBarbers = endpoint({
  method: 'GET',
  path: '/barbers/public',
  access: 'public',
  contract,
  answers: { 200: 'publicBarbersSchema' },
})

/** The same under another name. */
export const bookableBarbers = endpoint({ ...publicBarbers, path: '/appointments/public/barbers' })

export const bookableBarber = endpoint({
  method: 'GET',
  path: '/appointments/public/barbers/:id',
  access: 'public',
  contract,
  answers: { 200: 'publicBarberSchema' },
})

export const vacationCheck = endpoint({
  method: 'GET',
  path: '/barbers/:id/check-vacation',
  access: 'public',
  contract,
  query: 'vacationCheckQuerySchema',
  answers: { 200: 'vacationCheckSchema' },
})
