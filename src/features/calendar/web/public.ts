import { lazy } from 'react'

export { changeFeed, feedQuery } from './feed/feed-calls.ts'

export const TodaysCount = lazy(() => import('./staff/todays-count.tsx'))

export const CalendarTab = lazy(() => import('./calendar/calendar-tab.tsx'))

export const BarberDayTab = lazy(() => import('./barber-day/barber-day-tab.tsx'))

export const PhoneBookingPage = lazy(() => import('./phone-booking/phone-booking-page.tsx'))
