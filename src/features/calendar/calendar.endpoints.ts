import { adminOnly, staff } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./calendar.contract.ts')

export const { calendarAppointments, monthEntries, heldSlots, barberAppointments, appointmentsToComplete, calendarFeed } = endpoints(contract, staff, {
  calendarAppointments: 'GET /appointments/filtered',
  /** Not in the specification: the fields that the month view needs, a third of an appointment. */
  monthEntries: 'GET /appointments/month',
  /** Not in the specification: the slots held during a payment. */
  heldSlots: 'GET /appointments/holds',
  barberAppointments: 'GET /appointments/barber/:id',
  appointmentsToComplete: 'GET /appointments/to-complete',
  calendarFeed: 'GET /barbers/:id/calendar-feed',
})

export const { adminAppointments, bookByPhone, appointmentsExport } = endpoints(contract, adminOnly, {
  adminAppointments: 'GET /admin/appointments',
  bookByPhone: 'POST /appointments/admin',
  appointmentsExport: 'GET /admin/exports/appointments.csv',
})

export const { calendarFeedFile } = endpoints(contract, 'public', {
  calendarFeedFile: 'GET /barbers/:id/calendar.ics',
})

export const renewCalendarFeed = { ...calendarFeed, method: 'POST' } as const

export const removeCalendarFeed = { ...calendarFeed, method: 'DELETE' } as const
