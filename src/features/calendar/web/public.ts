import { lazy } from 'react'

export { changeFeed, feedQuery } from './feed/feed-calls.ts'

export const TodaysCount = lazy(() => import('./staff/todays-count.tsx'))

/** The admin's appointments tab. */
export const CalendarTab = lazy(() => import('./calendar/calendar-tab.tsx'))

/** The barber's appointments tab. */
export const BarberDayTab = lazy(() => import('./barber-day/barber-day-tab.tsx'))

/** What an admin finds where clients book for themselves. */
export const PhoneBookingPage = lazy(() => import('./phone-booking/phone-booking-page.tsx'))
