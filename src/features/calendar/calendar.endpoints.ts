import { adminOnly, staff } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./calendar.contract.ts')

export const calendarAppointments = endpoint('GET /appointments/filtered', staff, {
  contract,
  query: 'filteredQuerySchema',
  answer: 'filteredAnswerSchema',
})

/** Beyond the documents: what is held while somebody pays. */
export const heldChairs = endpoint('GET /appointments/holds', staff, {
  contract,
  query: 'barberDaysQuerySchema',
  answer: 'heldChairsAnswerSchema',
})

export const barberAppointments = endpoint('GET /appointments/barber/:id', staff, {
  contract,
  query: 'barberDaysQuerySchema',
  answer: 'barberDaysAnswerSchema',
})

export const appointmentsToComplete = endpoint('GET /appointments/to-complete', staff, {
  contract,
  answer: 'staffAppointmentsSchema',
})

export const adminAppointments = endpoint('GET /admin/appointments', adminOnly, {
  contract,
  query: 'adminAppointmentsQuerySchema',
  answer: 'adminAppointmentsAnswerSchema',
})

export const bookByPhone = endpoint('POST /appointments/admin', adminOnly, {
  contract,
  body: 'phoneBookingRequestSchema',
  answer: 'appointmentAnswerSchema',
  status: 201,
})

export const appointmentsExport = endpoint('GET /admin/exports/appointments.csv', adminOnly, {
  contract,
  query: 'exportQuerySchema',
})

export const calendarFeed = endpoint('GET /barbers/:id/calendar-feed', staff, {
  contract,
  answer: 'calendarFeedAnswerSchema',
})

export const renewCalendarFeed = { ...calendarFeed, method: 'POST' } as const

export const removeCalendarFeed = { ...calendarFeed, method: 'DELETE' } as const

/** What a phone's calendar reads. */
export const calendarFeedFile = endpoint('GET /barbers/:id/calendar.ics', 'public', {
  contract,
  query: 'calendarFeedQuerySchema',
})
