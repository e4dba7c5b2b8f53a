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
import { type AppointmentRow, moneyOf, statusOf } from './appointment-rows.ts'
import { type BookingFacts, readBookingFacts } from './booking-facts.ts'
import { type Change, changeAppointment, type WaitingListOption } from './change-appointment.ts'
import { type AssignedSlot, slotColumns, chooseSlots } from './change/choose-slots.ts'
import { bookingError } from './errors.ts'
import { actorOf, type Caller } from './load-appointment.ts'
import { customerOf } from './person-locks.ts'

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
): Promise<AppointmentRow> {
  const day = await shopDayOf(platform, choice.date)
  const barberId = choice.barberId === anyBarber ? undefined : choice.barberId
  const start = timeToMinutes(choice.time)
  return await changeAppointment(
    platform,
    id,
    caller,
    async ({ row, by, transaction, now }): Promise<Change | undefined> => {
      const isCustomer = actorOf(by) === 'customer'
      refuseEnded(row)
      const customer = customerOf(row)
      const query = { day, barberId, service: choice.service, customer, now, movedAppointment: id }
      const facts = await readBookingFacts(transaction, query)
      const isSameService = facts.service?.id === row.service_id
      // Without a change of service the visit keeps its duration.
      const duration = choice.duration ?? (isSameService ? row.duration_minutes : undefined)
      const booker: Booker = isCustomer ? 'customer' : 'staff'
      const isAnyBarber = barberId === undefined
      const slotRequest = { booker, day, start, isAnyBarber, price: choice.price, duration }
      // A retry after a lost answer: the move is already made.
      if (isUnchanged(row, facts, { barberId, day, start })) return undefined
      refuseLocked(row, by, now)
      refuseStaleWrite(row.updated_at, choice.updatedAt)
      // A rollback also undoes this count: only moves that send messages count.
      if (isCustomer) await platform.rateLimits.consume([{ limit: moves, key: id }], transaction.client)
      const status = isCustomer ? statusAfterBooking(facts.settings.autoConfirm) : statusOf(row)
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
    set: {
      ...slotColumns(slot),
      shop_day: day,
      start_minute: start,
      status,
    },
  }))
  return { attempts, taken: 'SLOT_TAKEN' }
}

/** @throws AppError 400 inside the lockout, 403 when only the owner may, 409 when it is cancelled or over */
export function refuseUnmovable(row: AppointmentRow, by: Caller, now: Date): void {
  refuseEnded(row)
  refuseLocked(row, by, now)
}

function refuseEnded(row: AppointmentRow): void {
  if (row.status === 'cancelled') throw bookingError('ALREADY_CANCELLED')
  if (!canBeMoved(statusOf(row)) || row.client_deleted_at !== null) throw bookingError('NOT_EDITABLE')
}

function refuseLocked(row: AppointmentRow, by: Caller, now: Date): void {
  if (isLockedFor(actorOf(by), row.starts_at, now)) throw bookingError('EDIT_LOCKED')
  // After the move, a cancellation or a cheaper service would refund the money.
  if (by.kind === 'barber' && row.starts_at <= now && netPaidOf(moneyOf(row)) > 0)
    throw bookingError('PAID_VISIT_BEGUN')
}

/** Sending the unchanged form is no move: no messages, no change in calendars. */
function isUnchanged(
  row: AppointmentRow,
  { service }: BookingFacts,
  place: { barberId: string | undefined; day: Day; start: number },
): boolean {
  const isSameBarber = place.barberId === undefined || place.barberId === row.barber_id
  const isSameTime = place.day === row.shop_day && place.start === row.start_minute
  return (
    isSameBarber &&
    isSameTime &&
    service?.id === row.service_id &&
    service.price_centimes === row.price_centimes
  )
}
