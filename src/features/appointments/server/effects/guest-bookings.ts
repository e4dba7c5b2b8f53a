import type { Platform } from '#platform/platform.ts'

import { guestBookingsOfTheShop } from '../change/guest-limits.ts'
import type { AppointmentChange, Outcome } from './effect.ts'

/** Counts for the limit that stops a flood of guest bookings. */
export function countGuestBookings({ before, after }: AppointmentChange, { rateLimits }: Platform): Outcome {
  if (before !== null || after.guest_email === null) return {}
  const count = () => rateLimits.spendLater(guestBookingsOfTheShop, 'all')
  return { afterCommit: ({ afterCommit }) => afterCommit('guest booking', count) }
}
