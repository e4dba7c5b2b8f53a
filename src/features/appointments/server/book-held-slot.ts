import { anyBarber } from '#features/availability/availability.rules.ts'
import { sendMessagesJob } from '#features/messages/server/outbox.ts'
import { bookingSettings } from '#features/settings/server/booking-settings.ts'
import { shopDayOf } from '#features/settings/server/shop-day.ts'
import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { AppError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'
import { timeToMinutes } from '#shared/calendar-time.ts'

import type { AppointmentChoice } from '../appointments.contract.ts'
import { statusAfterBooking } from '../appointments.rules.ts'
import { selectHolds, fetchHolds } from './appointment-rows.ts'
import { type Hold, customerOfHold } from './appointment.ts'
import { actingAs, newAppointment } from './book-appointment.ts'
import { readBookingFacts } from './change/booking-facts.ts'
import { chooseSlots } from './change/choose-slots.ts'
import { insertAppointment } from './change/insert-appointment.ts'
import type { Customer } from './customer.ts'
import { runEffects } from './effects/effects.ts'
import { bookHold } from './hold-table.ts'
import { readAppointment } from './load-appointment.ts'

export async function lockHold(db: Db, id: string): Promise<Hold | undefined> {
  const [hold] = await fetchHolds(
    selectHolds(db).where('appointments.id', '=', id).forNoKeyUpdate(['appointments']),
  )
  return hold
}

export async function findHold(db: Db, id: string): Promise<Hold | undefined> {
  const [hold] = await fetchHolds(selectHolds(db).where('appointments.id', '=', id))
  return hold
}

/**
 * Turns a hold into an appointment and runs the effects. A paid one is confirmed at once (D-BOOK-01). The caller must
 * have locked the row.
 */
export async function bookHeldSlot(
  platform: Platform,
  transaction: Transaction,
  held: Hold,
  { now, isPaid }: { now: Date; isPaid: boolean },
): Promise<void> {
  const { db } = transaction
  const isConfirmed = isPaid || (await bookingSettings(db)).autoConfirm
  await bookHold(db, held.id, statusAfterBooking(isConfirmed), now)
  const after = await readAppointment(db, held.id)
  await runEffects(platform, transaction, { before: null, after, by: actingAs(customerOfHold(held)), now })
}

export type StoredBooking = {
  choice: AppointmentChoice
  customer: Customer
  browserTimeZone?: string | undefined
}

/**
 * Books the slot of a payment that arrived after its hold had expired, if the slot is still free.
 * @param late `paid`: centimes, the price at the time of the payment request; `onWritten` gets the new appointment's id
 * before any message is written
 * @returns false when the slot is gone
 */
export async function bookPaidSlot(
  platform: Platform,
  transaction: Transaction,
  request: StoredBooking,
  { now, paid, onWritten }: { now: Date; paid: number; onWritten: (id: string) => Promise<void> },
): Promise<boolean> {
  const { choice, customer } = request
  const day = await shopDayOf(platform, choice.date)
  const barberId = choice.barberId === anyBarber ? undefined : choice.barberId
  const query = { day, barberId, service: choice.service, customer, now }
  const facts = await readBookingFacts(transaction, query)
  if (facts.is_gone) return false
  const start = timeToMinutes(choice.time)
  const slotRequest = {
    booker: 'holder' as const,
    day,
    start,
    isAnyBarber: barberId === undefined,
    price: undefined,
    duration: undefined,
  }
  for (const slot of emptyWhenRefused(() => chooseSlots(facts, slotRequest, now))) {
    const appointment = {
      ...newAppointment(request, slot, { day, start, now, autoConfirm: true }),
      price: paid,
    }
    const entry = {
      appointment,
      barberVersion: slot.barber.version,
      mails: [],
      key: undefined,
      answer: null,
      isLast: false,
    }
    if (!(await insertAppointment(transaction, entry))) continue
    await onWritten(appointment.id)
    const after = await readAppointment(transaction.db, appointment.id)
    await runEffects(platform, transaction, { before: null, after, by: actingAs(customer), now })
    transaction.requestJob(sendMessagesJob)
    return true
  }
  return false
}

function emptyWhenRefused<T>(choose: () => T[]): T[] {
  try {
    return choose()
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}
