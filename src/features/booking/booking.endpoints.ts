import { anyUser } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./booking.contract.ts')

export const bookAsGuest = endpoint({
  method: 'POST',
  path: '/appointments/public/appointments/guest',
  access: 'public',
  contract,
  body: 'guestBookingRequestSchema',
  answers: { 201: 'guestAppointmentAnswerSchema' },
})

export const bookAsClient = endpoint({
  method: 'POST',
  path: '/appointments',
  access: anyUser,
  contract,
  body: 'clientBookingRequestSchema',
  answers: { 201: 'appointmentAnswerSchema' },
})

export const myAppointments = endpoint({
  method: 'GET',
  path: '/appointments/my-appointments',
  access: anyUser,
  contract,
  query: 'myAppointmentsQuerySchema',
  answers: { 200: 'myAppointmentsSchema' },
})

export const managedAppointment = endpoint({
  method: 'GET',
  path: '/appointments/public/:id',
  access: 'public',
  contract,
  query: 'manageLinkQuerySchema',
  answers: { 200: 'managedAppointmentAnswerSchema' },
})

export const moveManaged = endpoint({
  method: 'PUT',
  path: '/appointments/public/:id',
  access: 'public',
  contract,
  query: 'manageLinkQuerySchema',
  body: 'appointmentChoiceSchema',
  answers: { 200: 'managedAppointmentAnswerSchema' },
})

export const cancelManaged = endpoint({
  method: 'PUT',
  path: '/appointments/public/:id/cancel',
  access: 'public',
  contract,
  query: 'manageLinkQuerySchema',
  body: 'cancelRequestSchema',
  answers: { 200: 'managedAppointmentAnswerSchema' },
})

/** A file for a calendar. */
export const managedCalendarFile = endpoint({
  method: 'GET',
  path: '/appointments/public/:id/calendar.ics',
  access: 'public',
  contract,
  query: 'manageLinkQuerySchema',
})
