import { adminOnly, staff } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./calendar.contract.ts')

export const calendarAppointments = endpoint('GET /appointments/filtered', staff, contract, 'calendarAppointments')

/** Beyond the documents: what is held while somebody pays. */
export const heldChairs = endpoint('GET /appointments/holds', staff, contract, 'heldChairs')

export const barberAppointments = endpoint('GET /appointments/barber/:id', staff, contract, 'barberAppointments')

export const appointmentsToComplete = endpoint('GET /appointments/to-complete', staff, contract, 'appointmentsToComplete')

export const adminAppointments = endpoint('GET /admin/appointments', adminOnly, contract, 'adminAppointments')

export const bookByPhone = endpoint('POST /appointments/admin', adminOnly, contract, 'bookByPhone')

export const appointmentsExport = endpoint('GET /admin/exports/appointments.csv', adminOnly, contract, 'appointmentsExport')

export const calendarFeed = endpoint('GET /barbers/:id/calendar-feed', staff, contract, 'calendarFeed')

export const renewCalendarFeed = { ...calendarFeed, method: 'POST' } as const

export const removeCalendarFeed = { ...calendarFeed, method: 'DELETE' } as const

/** What a phone's calendar reads. */
export const calendarFeedFile = endpoint('GET /barbers/:id/calendar.ics', 'public', contract, 'calendarFeedFile')
