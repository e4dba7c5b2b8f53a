import { anyBarber, type Booker } from '#features/availability/availability.rules.ts'
import { shopDayOf } from '#features/settings/server/shop-day.ts'
import { lockKey } from '#platform/database/transaction.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import { refuseStaleWrite } from '#platform/http/stale-write.ts'
import type { Platform } from '#platform/platform.ts'
import { type Day, timeToMinutes } from '#shared/calendar-time.ts'

import { type AppointmentStatus } from '../appointment-statuses.rules.ts'
import type { MoveRequest } from '../appointments.contract.ts'
import { canBeMoved, isLockedFor, statusAfterBooking } from '../appointments.rules.ts'
import { netPaidOf } from '../money.rules.ts'
import { type Appointment, moneyOf } from './appointment.ts'
import { type Change, changeAppointment, type WaitingListOption } from './change-appointment.ts'
import { type BookingFacts, readBookingFacts } from './change/booking-facts.ts'
import { type AssignedSlot, chooseSlots, placeOf } from './change/choose-slots.ts'
import { bookingError, notEditable } from './errors.ts'
import { actorOf, type Caller } from './load-appointment.ts'

/** Per appointment, since each move sends mails to two people. */
const moves: RateLimit = { name: 'move', points: 10, seconds: 60 * 60 }

/**
 * Checks the move like a new booking, with its own slot counted as free, and swaps both slots in one step.
 *
 * @throws AppError 400 inside the lockout, 403 when a barber moves a paid visit that has begun, 404, 409
 */
export async function moveAppointment(
  platform: Platform,
  id: string,
  caller: Caller,
  choice: MoveRequest,
  { skipsWaitingList }: WaitingListOption = {},
): Promise<Appointment> {
  const day = await shopDayOf(platform, choice.date)
  const barberId = choice.barberId === anyBarber ? undefined : choice.barberId
  const start = timeToMinutes(choice.time)
  return await changeAppointment(
    platform,
    id,
    caller,
    async ({ appointment, by, transaction, now }): Promise<Change | undefined> => {
      const isCustomer = actorOf(by) === 'customer'
      refuseEnded(appointment)
      const { customer } = appointment
      const query = { day, barberId, service: choice.service, customer, now, movedAppointment: id }
      const facts = await readBookingFacts(transaction, query)
      const isSameService = facts.service?.id === appointment.service.id
      // Without a change of service the visit keeps its duration.
      const duration = choice.duration ?? (isSameService ? appointment.duration : undefined)
      const booker: Booker = isCustomer ? 'customer' : 'staff'
      const isAnyBarber = barberId === undefined
      const slotRequest = { booker, day, start, isAnyBarber, price: choice.price, duration }
      // A retry after a lost answer: the move is already made.
      if (isUnchanged(appointment, facts, { barberId, day, start })) return undefined
      refuseLocked(appointment, by, now)
      refuseStaleWrite(appointment.updatedAt, choice.updatedAt)
      // A rollback also undoes this count: only moves that send messages count.
      if (isCustomer) await platform.rateLimits.consume([{ limit: moves, key: id }], transaction.client)
      const status = isCustomer ? statusAfterBooking(facts.settings.autoConfirm) : appointment.status
      const move = moveTo(chooseSlots(facts, slotRequest, now), { day, start, status })
      return { ...move, skipsWaitingList: (await skipsWaitingList?.(transaction)) ?? false }
    },
    { locks: [moveLock(day)] },
  )
}

/** Two moves into the same slot would deadlock on each other's new row; a booking cannot. */
export function moveLock(day: Day): number {
  return lockKey(`move:${day}`)
}

export function moveTo(
  slots: readonly AssignedSlot[],
  { day, start, status }: { day: Day; start: number; status: AppointmentStatus },
): Change {
  const attempts = slots.map((slot) => ({
    barber: slot.barber,
    set: { ...placeOf(slot), day, start, status },
  }))
  return { attempts, taken: 'SLOT_TAKEN' }
}

/** @throws AppError 400 inside the lockout, 403 when only the owner may, 409 when it is cancelled or over */
export function refuseUnmovable(appointment: Appointment, by: Caller, now: Date): void {
  refuseEnded(appointment)
  refuseLocked(appointment, by, now)
}

function refuseEnded({ status, isClientDeleted }: Appointment): void {
  if (!canBeMoved(status) || isClientDeleted) throw notEditable(status)
}

function refuseLocked(appointment: Appointment, by: Caller, now: Date): void {
  if (isLockedFor(actorOf(by), appointment.startsAt, now)) throw bookingError('EDIT_LOCKED')
  // After the move, a cancellation or a cheaper service would refund the money.
  if (by.kind === 'barber' && appointment.startsAt <= now && netPaidOf(moneyOf(appointment)) > 0)
    throw bookingError('PAID_VISIT_BEGUN')
}

/** Sending the unchanged form is no move: no messages, no change in calendars. */
function isUnchanged(
  appointment: Appointment,
  { service }: BookingFacts,
  place: { barberId: string | undefined; day: Day; start: number },
): boolean {
  const isSameBarber = place.barberId === undefined || place.barberId === appointment.barber.id
  const isSameTime = place.day === appointment.day && place.start === appointment.start
  return (
    isSameBarber &&
    isSameTime &&
    service?.id === appointment.service.id &&
    service.price_centimes === appointment.price
  )
}
