import { anyUser } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./booking.contract.ts')

export const bookAsGuest = endpoint('POST /appointments/public/appointments/guest', 'public', {
  contract,
  body: 'guestBookingRequestSchema',
  answer: 'guestAppointmentAnswerSchema',
  status: 201,
})

export const bookAsClient = endpoint('POST /appointments', anyUser, {
  contract,
  body: 'clientBookingRequestSchema',
  answer: 'appointmentAnswerSchema',
  status: 201,
})

export const myAppointments = endpoint('GET /appointments/my-appointments', anyUser, {
  contract,
  query: 'myAppointmentsQuerySchema',
  answer: 'myAppointmentsSchema',
})

export const managedAppointment = endpoint('GET /appointments/public/:id', 'public', {
  contract,
  query: 'manageLinkQuerySchema',
  answer: 'managedAppointmentAnswerSchema',
})

export const moveManaged = endpoint('PUT /appointments/public/:id', 'public', {
  contract,
  query: 'manageLinkQuerySchema',
  body: 'appointmentChoiceSchema',
  answer: 'managedAppointmentAnswerSchema',
})

export const cancelManaged = endpoint('PUT /appointments/public/:id/cancel', 'public', {
  contract,
  query: 'manageLinkQuerySchema',
  body: 'cancelRequestSchema',
  answer: 'managedAppointmentAnswerSchema',
})

/** A file for a calendar. */
export const managedCalendarFile = endpoint('GET /appointments/public/:id/calendar.ics', 'public', {
  contract,
  query: 'manageLinkQuerySchema',
})
