import { adminOnly, staff } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./staff.contract.ts')

export const createBarber = endpoint('POST /barbers', adminOnly, {
  contract,
  body: 'createBarberRequestSchema',
  answer: 'createdBarberAnswerSchema',
  status: 201,
})

export const changeProfile = endpoint('PUT /barbers/:id', staff, {
  contract,
  body: 'barberProfileRequestSchema',
  answer: 'barberAnswerSchema',
})

/** A form with the part 'image', and 'crop' as JSON. */
export const uploadBarberImage = endpoint('POST /barbers/:id/image', staff, {
  contract,
  answer: 'barberImageAnswerSchema',
})

export const removeBarberImage = endpoint('DELETE /barbers/:id/image', staff, {
  contract,
  answer: 'barberImageAnswerSchema',
})

export const changeWorkingHours = endpoint('PUT /barbers/:id/working-hours', staff, {
  contract,
  body: 'workingHoursRequestSchema',
  answer: 'barberAnswerSchema',
})

export const changeVacations = endpoint('PUT /barbers/:id/vacations', staff, {
  contract,
  body: 'vacationsRequestSchema',
  answer: 'barberAnswerSchema',
})

export const changeServices = endpoint('PUT /barbers/:id/services', staff, {
  contract,
  body: 'barberServicesRequestSchema',
  answer: 'barberAnswerSchema',
})

/** Whatever a form holds, in one. */
export const saveBarber = endpoint('PUT /barbers/:id/all', staff, {
  contract,
  body: 'saveBarberRequestSchema',
  answer: 'barberAnswerSchema',
})

export const reassignAppointments = endpoint('POST /barbers/:id/reassignments', adminOnly, {
  contract,
  body: 'reassignmentRequestSchema',
  answer: 'reassignmentAnswerSchema',
})

export const deleteBarber = endpoint('DELETE /barbers/:id', adminOnly, {
  contract,
  answer: 'messageAnswerSchema',
})

export const announceSchedule = endpoint('POST /notifications/schedule-update', staff, {
  contract,
  body: 'scheduleUpdateRequestSchema',
  answer: 'messageAnswerSchema',
  status: 202,
})
