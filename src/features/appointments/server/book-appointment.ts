import { anyBarber, type SlotClaimant } from '#features/availability/availability.rules.ts'
import { sendMessagesJob } from '#features/messages/server/outbox.ts'
import { requirePlanLimit } from '#features/plans/server/require-plan-limit.ts'
import { shopDayOf } from '#features/settings/server/shop-day.ts'
import { inTransaction, type TransactionOptions, type Transaction } from '#platform/database/transaction.ts'
import { AppError, platformError } from '#platform/http/errors.ts'
import { type IdempotencyKey, replayed } from '#platform/http/idempotency.ts'
import type { Platform } from '#platform/platform.ts'
import { newId } from '#platform/uuid.ts'
import { type Day, timeToMinutes } from '#shared/calendar-time.ts'
import { type Role, roles } from '#shared/contracts/access.ts'

import type { AppointmentAnswer, AppointmentChoice } from '../appointments.contract.ts'
import { appointmentsTexts } from '../appointments.it.ts'
import { statusAfterBooking } from '../appointments.rules.ts'
import { type Appointment } from './appointment.ts'
import { type BookingFacts, readBookingFacts } from './change/booking-facts.ts'
import { type AssignedSlot, chooseSlots, placeOf } from './change/choose-slots.ts'
import { insertAppointment } from './change/insert-appointment.ts'
import type { Customer } from './customer.ts'
import { outcomeOf } from './effects/effects.ts'
import { bookingError } from './errors.ts'
import { refuseBusyGuest } from './guest-limits.ts'
import type { Caller } from './load-appointment.ts'
import { personLocks } from './person-locks.ts'
import { presentAppointment } from './present-appointment.ts'

export type BookingRequest = {
  choice: AppointmentChoice
  customer: Customer
  browserTimeZone?: string | undefined
  key?: IdempotencyKey | undefined
  rateLimit?: TransactionOptions['rateLimit']
  /** Keyed hash of the network address of a guest who pays; stored with the payment. */
  caller?: string | undefined
}

export type BookingResult = { answer: AppointmentAnswer; hasAccount: boolean }

/**
 * Decides and writes in one transaction that holds the person's lock. The exclusion constraint stops rivals for the same slot;
 * for 'any barber' the next barber is tried. A repeated Idempotency-Key gets the first answer again.
 *
 * @throws AppError 400, 401, 404 or 409 with the reason; nothing is written then
 */
export async function bookAppointment(platform: Platform, request: BookingRequest): Promise<BookingResult> {
  const { choice, customer, key } = request
  return await withBookingFacts(platform, request, async (transaction, facts, { day, now }) => {
    if (key && facts.stored) return replayed(key, facts.stored) as BookingResult
    const start = timeToMinutes(choice.time)
    const slots = slotsFor(platform, facts, request, { day, start, now })
    await requireBookingLimit(transaction, facts, customer, now)
    for (const [index, slot] of slots.entries()) {
      const appointment = newAppointment(request, slot, {
        day,
        start,
        now,
        autoConfirm: facts.settings.autoConfirm,
      })
      const answer = {
        ...presentAppointment(appointment, now),
        success: true as const,
        message: appointmentsTexts.booked,
      }
      const booked = { answer, hasAccount: customer.kind === 'guest' && facts.has_account }
      const change = { before: null, after: appointment, by: actingAs(customer), now }
      const outcome = outcomeOf(platform, { ...change, isAwaitedByClient: facts.is_waiting })
      const isLast = index === slots.length - 1 && outcome.write === undefined
      const { version: barberVersion } = slot.barber
      const entry = { appointment, barberVersion, mails: outcome.mails, key, answer: booked, isLast }
      if (!(await insertAppointment(transaction, entry))) continue
      await outcome.write?.(transaction)
      outcome.afterCommit?.(transaction)
      transaction.requestJob(sendMessagesJob)
      return booked
    }
    throw bookingError('SLOT_TAKEN')
  })
}

export async function withBookingFacts<Result>(
  platform: Platform,
  { choice, customer, key, rateLimit, caller }: BookingRequest,
  decide: (transaction: Transaction, facts: BookingFacts, moment: { day: Day; now: Date }) => Promise<Result>,
): Promise<Result> {
  const now = platform.clock.now()
  const day = await shopDayOf(platform, choice.date)
  const barberId = choice.barberId === anyBarber ? undefined : choice.barberId
  const query = { day, barberId, service: choice.service, customer, now, idempotencyKey: key, caller }
  return await inTransaction(
    platform,
    async (transaction) => {
      const facts = await readBookingFacts(transaction, query)
      return await decide(transaction, facts, { day, now })
    },
    { exclusive: personLocks(customer), rateLimit },
  )
}

export function slotsFor(
  platform: Platform,
  facts: BookingFacts,
  { choice, customer }: Pick<BookingRequest, 'choice' | 'customer'>,
  {
    day,
    start,
    now,
    isHold = false,
    booker = customer.kind === 'phone' ? 'staff' : 'customer',
  }: Pick<Moment, 'day' | 'start' | 'now'> & { isHold?: boolean; booker?: SlotClaimant },
): AssignedSlot[] {
  if (facts.is_gone) throw platformError('UNAUTHENTICATED')
  refuseBusyGuest(platform, facts, customer, now)
  if (facts.is_barred) throw barred(facts)
  if (!facts.has_customer) throw bookingError('CUSTOMER_NOT_FOUND')
  if (customer.kind === 'phone' && !facts.service) throw bookingError('INVALID_SERVICE')
  const { price, duration } = choice
  const slotRequest = { booker, day, start, isAnyBarber: choice.barberId === anyBarber, price, duration }
  const slots = chooseSlots(facts, slotRequest, now)
  requirePersonalLimit(facts, customer, isHold)
  return slots
}

/** Applies the plan's limits; to guests only if the shop wants that (D-BOOK-15). @throws AppError 403 */
export async function requireBookingLimit(
  transaction: Transaction,
  { settings }: BookingFacts,
  customer: Customer,
  now: Date,
): Promise<void> {
  if (customer.kind === 'guest' && !settings.blocksGuestsAtLimit) return
  const role =
    customer.kind === 'client' ? 'client' : (customer.kind === 'phone' && customer.bookedBy?.role) || null
  await requirePlanLimit(transaction, {
    gate: gateOf[customer.kind],
    role: knownRole(role),
    now,
    zone: settings.timeZone,
  })
}

const gateOf = { client: 'clientBooking', phone: 'phoneBooking', guest: 'guestBooking' } as const

function knownRole(name: string | null): Role | null {
  return roles.find((role) => role === name) ?? null
}

function barred({ settings: { phone } }: BookingFacts): AppError {
  const { code, status, message } = bookingError('BOOKING_BARRED')
  return new AppError(code, status, `${message}: ${phone}`)
}

export function actingAs(customer: Customer): Caller {
  if (customer.kind === 'guest') return { kind: 'link' }
  if (customer.kind === 'client') return { kind: 'client', userId: customer.userId, verifiedEmail: null }
  const { bookedBy: actor } = customer
  return actor ? { kind: 'admin', userId: actor.id, actor } : { kind: 'link' }
}

function requirePersonalLimit(
  { settings, future_count: booked, hold_count: held }: BookingFacts,
  { kind }: Customer,
  isHold: boolean,
): void {
  if (kind === 'phone') return
  const limit = kind === 'client' ? settings.maxFuturePerClient : settings.maxFuturePerGuest
  // Anybody can enter a guest's address: a stranger's hold must not stop the guest from booking.
  const counted = kind === 'client' || isHold ? held : 0
  if (booked + counted >= limit) throw bookingError('PERSONAL_LIMIT')
}

type Moment = { day: string; start: number; now: Date; autoConfirm: boolean }

export function newAppointment(
  { customer, browserTimeZone }: Pick<BookingRequest, 'customer' | 'browserTimeZone'>,
  slot: AssignedSlot,
  { day, start, now, autoConfirm }: Moment,
): Appointment {
  const isByPhone = customer.kind === 'phone'
  return {
    id: newId(),
    ...placeOf(slot),
    day,
    start,
    // The staff confirms a phone booking on the spot.
    status: isByPhone ? 'confirmed' : statusAfterBooking(autoConfirm),
    customer,
    // A database trigger fills in all others, see migration 10.
    customerId: isByPhone ? customer.customerId : null,
    isClientDeleted: false,
    payment: {
      type: 'in_person',
      method: 'cash',
      status: 'pending',
      paid: 0,
      refunded: 0,
      gestures: 0,
      cash: 0,
    },
    cancellationReason: null,
    cancelledAt: null,
    isRefundOrdered: false,
    calendarSequence: 0,
    standsSince: null,
    browserTimeZone: browserTimeZone ?? null,
    forgottenAt: null,
    createdAt: now,
    updatedAt: now,
  }
}
