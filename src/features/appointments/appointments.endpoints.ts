import { anyUser, staff } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./appointments.contract.ts')

export const { moveAppointment, cancelAppointment } = endpoints(contract, anyUser, {
  moveAppointment: 'PUT /appointments/:id',
  cancelAppointment: 'PUT /appointments/:id/cancel',
})

export const { setStatus } = endpoints(contract, staff, {
  setStatus: 'PUT /appointments/:id/status',
})
