import { lazy } from 'react'

export { useTodaysCount } from './staff/use-todays-count.ts'

/** The admin's appointments tab. */
export const CalendarTab = lazy(() => import('./calendar/calendar-tab.tsx'))

/** The barber's appointments tab. */
export const BarberDayTab = lazy(() => import('./barber-day/barber-day-tab.tsx'))
