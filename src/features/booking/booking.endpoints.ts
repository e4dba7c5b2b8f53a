import { anyUser } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./booking.contract.ts')

export const bookAsGuest = endpoint('POST /appointments/public/appointments/guest', 'public', contract, 'bookAsGuest')

export const bookAsClient = endpoint('POST /appointments', anyUser, contract, 'bookAsClient')

export const myAppointments = endpoint('GET /appointments/my-appointments', anyUser, contract, 'myAppointments')

export const managedAppointment = endpoint('GET /appointments/public/:id', 'public', contract, 'managedAppointment')

export const moveManaged = endpoint('PUT /appointments/public/:id', 'public', contract, 'moveManaged')

export const cancelManaged = endpoint('PUT /appointments/public/:id/cancel', 'public', contract, 'cancelManaged')

/** A file for a calendar. */
export const managedCalendarFile = endpoint('GET /appointments/public/:id/calendar.ics', 'public', contract, 'managedCalendarFile')
