import { anyBarber } from '#features/availability/availability.contract.ts'
import { queueMessage, sendMessagesJob } from '#features/notifications/server/public.ts'
import { shopDayOf } from '#features/studio/server/public.ts'
import type { Db } from '#platform/database/database.ts'
import { lockKey, type Transaction, unlessRefused } from '#platform/database/transaction.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import { refuseStaleWrite } from '#platform/http/stale-write.ts'
import type { Platform } from '#platform/platform.ts'
import { type Day, timeToMinutes } from '#shared/calendar-time.ts'

import type { AppointmentStatus, MoveRequest } from '../appointments.contract.ts'
import { canBeMoved, isLockedFor, statusAfterBooking } from '../appointments.rules.ts'
import { type AppointmentRow, statusOf } from './appointment-rows.ts'
import { type BookingFacts, readBookingFacts } from './booking-facts.ts'
import { bookingMessages } from './booking-messages.ts'
import { changeAppointment } from './change-appointment.ts'
import { type Chair, chooseChairs } from './choose-chair.ts'
import { bookingError } from './errors.ts'
import { holdBarber } from './hold-barber.ts'
import { actorOf, type Caller, readAppointment, userIdOf } from './load-appointment.ts'
import { customerOf } from './person-locks.ts'
import { recordAppointment } from './record-appointment.ts'
import { tellStaff } from './tell-staff.ts'

/** For one appointment: each move tells two people. */
const moves: RateLimit = { name: 'move', points: 10, seconds: 60 * 60 }

/**
 * Moves an appointment to another barber, service or time: checked like a new one, its own time counting as
 * free, old and new chair changing hands in one step.
 * @throws AppError 400 inside the lockout, 404, 409
 */
export async function moveAppointment(
  platform: Platform,
  id: string,
  caller: Caller,
  choice: MoveRequest,
): Promise<AppointmentRow> {
  const now = platform.clock.now()
  const day = await shopDayOf(platform, choice.date)
  const barberId = choice.barberId === anyBarber ? undefined : choice.barberId
  let formerBarberId: string | undefined
  const moved = await changeAppointment(
    platform,
    id,
    caller,
    async (transaction, { row: before, by }) => {
      const { db } = transaction
      const isCustomer = actorOf(by) === 'customer'
      refuseUnmovable(before, by, now)
      refuseStaleWrite(before.updated_at, choice.updatedAt)
      const customer = customerOf(before)
      const question = { day, barberId, service: choice.service, customer, now, movedAppointment: id }
      const facts = await readBookingFacts(transaction, question)
      const start = timeToMinutes(choice.time)
      const wish = { day, start, isAnyBarber: barberId === undefined, price: choice.price }
      if (isUnchanged(before, facts, { barberId, day, start })) return before
      // Undone with the rest: only a move that tells somebody counts.
      if (isCustomer) await platform.rateLimits.consume([{ limit: moves, key: id }], transaction.client)
      const status = isCustomer ? statusAfterBooking(facts.settings.auto_confirm) : statusOf(before)
      await takeFirstFree(transaction, chooseChairs(facts, wish, now), (chair) =>
        writeMove(db, id, chair, { day, start, status, now }),
      )
      const after = await readAppointment(db, id)
      for (const message of bookingMessages(platform, 'moved', after)) {
        await queueMessage(transaction, { ...message, appointmentId: id }, now)
      }
      if (after.barber_id !== before.barber_id) await tellFormerBarber(platform, db, before, now)
      await recordAppointment(db, by, now, 'moved', before, after)
      formerBarberId = before.barber_id
      return after
    },
    {
      // Two moves into one range would wait for each other's new row; a booking never waits like that.
      locks: [lockKey(`move:${day}`)],
    },
  )
  platform.requestJob(sendMessagesJob)
  if (formerBarberId) tellStaff(platform, 'moved', moved, userIdOf(caller), formerBarberId)
  return moved
}

/** Sending the form as it was is no move: nobody is told, and no calendar changes. */
function isUnchanged(
  row: AppointmentRow,
  { service }: BookingFacts,
  wish: { barberId: string | undefined; day: Day; start: number },
): boolean {
  const sameBarber = wish.barberId === undefined || wish.barberId === row.barber_id
  const sameTime = wish.day === row.shop_day && wish.start === row.start_minute
  return (
    sameBarber && sameTime && service?.id === row.service_id && service.price_centimes === row.price_centimes
  )
}

/** @throws AppError 409 when somebody else has just taken each of them */
async function takeFirstFree(
  transaction: Transaction,
  chairs: readonly Chair[],
  write: (chair: Chair) => Promise<void>,
): Promise<void> {
  for (const chair of chairs) {
    await holdBarber(transaction, chair.barber)
    if (await unlessRefused(transaction, 'appointments_no_overlap_per_barber', () => write(chair))) return
  }
  throw bookingError('SLOT_TAKEN')
}

type NewPlace = { day: Day; start: number; status: AppointmentStatus; now: Date }

async function writeMove(db: Db, id: string, chair: Chair, place: NewPlace): Promise<void> {
  const { barber, service, startsAt, endsAt } = chair
  await db
    .updateTable('appointments')
    .set((eb) => ({
      barber_id: barber.id,
      service_id: service.id,
      service_name: service.name,
      price_centimes: service.price_centimes,
      duration_minutes: service.duration_minutes,
      starts_at: startsAt,
      ends_at: endsAt,
      shop_day: place.day,
      start_minute: place.start,
      status: place.status,
      calendar_sequence: eb('calendar_sequence', '+', 1),
      updated_at: place.now,
    }))
    .where('id', '=', id)
    .execute()
}

function refuseUnmovable(row: AppointmentRow, by: Caller, now: Date): void {
  if (row.status === 'cancelled') throw bookingError('ALREADY_CANCELLED')
  if (!canBeMoved(statusOf(row)) || row.client_deleted_at !== null) throw bookingError('NOT_EDITABLE')
  if (isLockedFor(actorOf(by), row.starts_at, now)) throw bookingError('EDIT_LOCKED')
}

/** To the barber who loses it, a move to a colleague is a cancellation. */
async function tellFormerBarber(
  platform: Platform,
  db: Db,
  before: AppointmentRow,
  now: Date,
): Promise<void> {
  const gone = { ...before, calendar_sequence: before.calendar_sequence + 1 }
  for (const message of bookingMessages(platform, 'cancelled', gone)) {
    if (message.recipient === before.barber_email)
      await queueMessage(transaction, { ...message, appointmentId: before.id }, now)
  }
}
