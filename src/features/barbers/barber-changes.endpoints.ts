import { adminOnly, staff } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./barber-changes.contract.ts')

export const { createBarber, reassignAppointments, deleteBarber } = endpoints(contract, adminOnly, {
  createBarber: 'POST /barbers',
  reassignAppointments: 'POST /barbers/:id/reassignments',
  deleteBarber: 'DELETE /barbers/:id',
})

export const { changeProfile, uploadBarberImage, removeBarberImage, changeWorkingHours, changeVacations, changeServices, saveBarber, announceSchedule } =
  endpoints(contract, staff, {
    changeProfile: 'PUT /barbers/:id',
    /** Multipart form with the part 'image' and 'crop' as JSON. */
    uploadBarberImage: 'POST /barbers/:id/image',
    removeBarberImage: 'DELETE /barbers/:id/image',
    changeWorkingHours: 'PUT /barbers/:id/working-hours',
    changeVacations: 'PUT /barbers/:id/vacations',
    changeServices: 'PUT /barbers/:id/services',
    saveBarber: 'PUT /barbers/:id/all',
    announceSchedule: 'POST /notifications/schedule-update',
  })
