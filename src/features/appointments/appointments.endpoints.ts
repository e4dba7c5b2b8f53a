import { anyUser, staff } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./appointments.contract.ts')

export const moveAppointment = endpoint('PUT /appointments/:id', anyUser, contract, 'moveAppointment')

export const cancelAppointment = endpoint('PUT /appointments/:id/cancel', anyUser, contract, 'cancelAppointment')

export const setStatus = endpoint('PUT /appointments/:id/status', staff, contract, 'setStatus')
