import { type Locks, lockKey } from '#platform/database/transaction.ts'
import type { Day } from '#shared/calendar-time.ts'

import type { Customer } from './booking-facts.ts'

/**
 * What a writer of appointments waits for: whoever takes the same barber's day or books for the same person.
 * A booking of 'any' barber takes the whole day. The exclusion constraints would refuse a clash all the same;
 * the locks make the loser read the winner's row and answer precisely.
 */
export function bookingLocks(day: Day, barberId: string | undefined, customer: Customer): Locks {
  const wholeDay = lockKey(`day:${day}`)
  const persons = personKeys(customer).map(lockKey)
  if (barberId === undefined) return { exclusive: [wholeDay, ...persons] }
  return { shared: [wholeDay], exclusive: [lockKey(`day:${day}:${barberId}`), ...persons] }
}

function personKeys(customer: Customer): string[] {
  if (customer.kind === 'client') return [`client:${customer.userId}`]
  return [`guest:${customer.email}`, `guest:${customer.phone}`]
}
