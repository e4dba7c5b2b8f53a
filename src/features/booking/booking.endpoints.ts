import { anyUser } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./booking.contract.ts')

export const { bookAsGuest, managedAppointment, moveManaged, cancelManaged, managedCalendarFile } = endpoints(contract, 'public', {
  bookAsGuest: 'POST /appointments/public/appointments/guest',
  managedAppointment: 'GET /appointments/public/:id',
  moveManaged: 'PUT /appointments/public/:id',
  cancelManaged: 'PUT /appointments/public/:id/cancel',
  managedCalendarFile: 'GET /appointments/public/:id/calendar.ics',
})

export const { bookAsClient, myAppointments } = endpoints(contract, anyUser, {
  bookAsClient: 'POST /appointments',
  myAppointments: 'GET /appointments/my-appointments',
})
