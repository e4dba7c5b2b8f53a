import { adminOnly, staff } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./calendar.contract.ts')

export const calendarAppointments = endpoint({
  method: 'GET',
  path: '/appointments/filtered',
  access: staff,
  contract,
  query: 'filteredQuerySchema',
  answers: { 200: 'filteredAnswerSchema' },
})

export const barberAppointments = endpoint({
  method: 'GET',
  path: '/appointments/barber/:id',
  access: staff,
  contract,
  query: 'barberDaysQuerySchema',
  answers: { 200: 'barberDaysAnswerSchema' },
})

export const appointmentsToComplete = endpoint({
  method: 'GET',
  path: '/appointments/to-complete',
  access: staff,
  contract,
  answers: { 200: 'staffAppointmentsSchema' },
})

export const adminAppointments = endpoint({
  method: 'GET',
  path: '/admin/appointments',
  access: adminOnly,
  contract,
  query: 'adminAppointmentsQuerySchema',
  answers: { 200: 'adminAppointmentsAnswerSchema' },
})

export const bookByPhone = endpoint({
  method: 'POST',
  path: '/appointments/admin',
  access: adminOnly,
  contract,
  body: 'phoneBookingRequestSchema',
  answers: { 201: 'appointmentAnswerSchema' },
})

export const appointmentsExport = endpoint({
  method: 'GET',
  path: '/admin/exports/appointments.csv',
  access: adminOnly,
  contract,
  query: 'exportQuerySchema',
})

export const calendarFeed = endpoint({
  method: 'GET',
  path: '/barbers/:id/calendar-feed',
  access: staff,
  contract,
  answers: { 200: 'calendarFeedAnswerSchema' },
})

export const renewCalendarFeed = endpoint({ ...calendarFeed, method: 'POST' })

export const removeCalendarFeed = endpoint({ ...calendarFeed, method: 'DELETE' })

/** What a phone's calendar reads. */
export const calendarFeedFile = endpoint({
  method: 'GET',
  path: '/barbers/:id/calendar.ics',
  access: 'public',
  contract,
  query: 'calendarFeedQuerySchema',
})
