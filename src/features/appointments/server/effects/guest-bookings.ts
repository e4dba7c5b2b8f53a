import type { Platform } from '#platform/platform.ts'

import { guestBookingsOfTheShop } from '../guest-limits.ts'
import type { AppointmentChange, Outcome } from './effect.ts'

export function countGuestBookings({ before, after }: AppointmentChange, { rateLimits }: Platform): Outcome {
  if (before !== null || after.customer.kind !== 'guest') return {}
  const count = () => rateLimits.spendLater(guestBookingsOfTheShop, 'all')
  return { afterCommit: ({ afterCommit }) => afterCommit('guest booking', count) }
}
