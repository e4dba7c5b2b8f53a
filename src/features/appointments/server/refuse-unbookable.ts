import type { Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { minutesToTime } from '#shared/calendar-time.ts'

import type { AppointmentRow } from './appointment-rows.ts'
import { slotsFor } from './book-appointment.ts'
import { readBookingFacts } from './booking-facts.ts'
import { customerOf } from './person-locks.ts'

/**
 * Checks a held slot again like a booking when the client accepts it, except for price and plan, which were settled
 * with the hold.
 * @throws AppError 401, 403, 404 or 409 with the reason
 */
export async function refuseUnbookable(
  platform: Platform,
  transaction: Transaction,
  held: AppointmentRow,
  now: Date,
): Promise<void> {
  const customer = customerOf(held)
  const { barber_id: barberId, service_id: service, shop_day: day, start_minute: start } = held
  const question = { day, barberId, service, customer, now, ignoredHolds: [held.id] }
  const facts = await readBookingFacts(transaction, question)
  const choice = { barberId, service, date: day, time: minutesToTime(start) }
  slotsFor(platform, facts, { choice, customer }, { day, start, now })
}
