import { lazy } from 'react'

export { AppointmentCard } from './staff/appointment-card.tsx'
export { StatusDialogs } from './staff/status-dialogs.tsx'
export { StatusMenu } from './staff/status-menu.tsx'
export { useTodaysCount } from './staff/use-todays-count.ts'
export { useStatusChanges } from './staff/use-status-changes.ts'

/** The admin's appointments tab. */
export const CalendarTab = lazy(() => import('./calendar/calendar-tab.tsx'))

/** The barber's appointments tab. */
export const BarberDayTab = lazy(() => import('./barber-day/barber-day-tab.tsx'))
