import type { Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { minutesToTime } from '#shared/calendar-time.ts'

import { type Hold, customerOfHold } from './appointment.ts'
import { slotsFor } from './book-appointment.ts'
import { readBookingFacts } from './change/booking-facts.ts'

/**
 * Checks a held slot again like a booking when the client accepts it, except for price and plan, which were settled
 * with the hold.
 * @throws AppError 401, 403, 404 or 409 with the reason
 */
export async function refuseUnbookable(
  platform: Platform,
  transaction: Transaction,
  held: Hold,
  now: Date,
): Promise<void> {
  const { day, start } = held
  const customer = customerOfHold(held)
  const barberId = held.barber.id
  const service = held.service.id
  const question = { day, barberId, service, customer, now, ignoredHolds: [held.id] }
  const facts = await readBookingFacts(transaction, question)
  const choice = { barberId, service, date: day, time: minutesToTime(start) }
  slotsFor(platform, facts, { choice, customer }, { day, start, now, booker: 'holder' })
}
