import { adminOnly, staff } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./staff.contract.ts')

export const createBarber = endpoint('POST /barbers', adminOnly, contract, 'createBarber')

export const changeProfile = endpoint('PUT /barbers/:id', staff, contract, 'changeProfile')

/** A form with the part 'image', and 'crop' as JSON. */
export const uploadBarberImage = endpoint('POST /barbers/:id/image', staff, contract, 'uploadBarberImage')

export const removeBarberImage = endpoint('DELETE /barbers/:id/image', staff, contract, 'removeBarberImage')

export const changeWorkingHours = endpoint('PUT /barbers/:id/working-hours', staff, contract, 'changeWorkingHours')

export const changeVacations = endpoint('PUT /barbers/:id/vacations', staff, contract, 'changeVacations')

export const changeServices = endpoint('PUT /barbers/:id/services', staff, contract, 'changeServices')

/** Whatever a form holds, in one. */
export const saveBarber = endpoint('PUT /barbers/:id/all', staff, contract, 'saveBarber')

export const reassignAppointments = endpoint('POST /barbers/:id/reassignments', adminOnly, contract, 'reassignAppointments')

export const deleteBarber = endpoint('DELETE /barbers/:id', adminOnly, contract, 'deleteBarber')

export const announceSchedule = endpoint('POST /notifications/schedule-update', staff, contract, 'announceSchedule')
