import { barberDayOf } from '#features/availability/server/day-facts.ts'
import { fits } from '#features/availability/slots.rules.ts'
import { waitingListLock } from '#features/waiting-list/server/waiting-list-lock.ts'
import { withdrawFreedSlot } from '#features/waiting-list/server/withdraw-freed-slot.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { platformError } from '#platform/http/errors.ts'
import { refuseStaleWrite } from '#platform/http/stale-write.ts'
import type { Platform } from '#platform/platform.ts'

import { type AppointmentStatus, isOpen, mayBecome, occupiesSlot } from '../appointment-statuses.rules.ts'
import type { StatusRequest } from '../appointments.contract.ts'
import { isJustCancelled } from '../appointments.rules.ts'
import type { Appointment } from './appointment.ts'
import { type Change, changeAppointment } from './change-appointment.ts'
import { readBookingFacts } from './change/booking-facts.ts'
import { cancellation } from './change/cancellation.ts'
import { type BarberVersion, holdBarber } from './change/hold-barber.ts'
import { bookingError, notEditable } from './errors.ts'
import { lockHoldsWithin } from './hold-table.ts'
import { asStaff, type StaffCaller } from './load-appointment.ts'
import { removeHoldSilently } from './release-hold.ts'

/**
 * Sets the status for the staff, as far as `mayBecome` allows it. To undo a cancellation, the slot must still be free
 * and its barber at work.
 * @throws AppError 403 when a barber orders a refund, 404, 409
 */
export async function setStatus(
  platform: Platform,
  id: string,
  caller: StaffCaller,
  { status, cancellationReason, refund = false, updatedAt }: StatusRequest,
): Promise<Appointment> {
  return await changeAppointment(
    platform,
    id,
    caller,
    async ({ appointment, by, transaction, now }): Promise<Change | undefined> => {
      const { kind: role } = asStaff(by)
      refuseStaleWrite(appointment.updatedAt, updatedAt)
      const from = appointment.status
      if (from === status) return undefined
      if (!mayBecome(role, from, status)) throw notEditable(from)
      if (refund && role !== 'admin') throw platformError('FORBIDDEN')
      if (status === 'cancelled') return cancellation(cancellationReason || null, now, refund)
      refuseDeletedClient(appointment, status)
      const set = { status, cancellationReason: null, cancelledAt: null }
      const isRevived = !occupiesSlot({ status: from }) && appointment.startsAt > now
      const barber = isRevived && (await barberAtWork(transaction, appointment, now))
      if (barber && isJustCancelled(appointment.cancelledAt, now)) {
        // Lock order: the barber's row before its held slots.
        await holdBarber(transaction, barber)
        await withdrawOffers(transaction, appointment, now)
      }
      return { attempts: [barber ? { set, barber } : { set }], taken: 'SLOT_NO_LONGER_FREE' }
    },
    { locks: isOpen({ status }) ? [waitingListLock] : [] },
  )
}

async function withdrawOffers(
  transaction: Transaction,
  { barber: { id: barberId }, day, start, duration, startsAt, endsAt }: Appointment,
  now: Date,
): Promise<void> {
  const place = { barberId, day, start, end: start + duration }
  await lockHoldsWithin(transaction.db, { barberId, startsAt, endsAt })
  for (const hold of await withdrawFreedSlot(transaction, place, now))
    await removeHoldSilently(transaction, hold)
}

/** @throws AppError 409 */
function refuseDeletedClient(appointment: Appointment, status: AppointmentStatus): void {
  if (appointment.isClientDeleted && isOpen({ status })) throw bookingError('NOT_EDITABLE')
}

/** The barber may have left, changed hours or gone on vacation since. @throws AppError 409 */
async function barberAtWork(
  transaction: Transaction,
  { id, barber: { id: barberId }, service, day, start, duration }: Appointment,
  now: Date,
): Promise<BarberVersion> {
  const customer = { kind: 'phone', nickname: '', phone: null, customerId: null, bookedBy: null } as const
  const question = { day, barberId, service: service.id, customer, now, movedAppointment: id }
  const [barber] = (await readBookingFacts(transaction, question)).candidates ?? []
  const visit = { start, end: start + duration }
  const work = barber && barberDayOf(barber, []).work
  if (!barber || !work || !fits(visit, work)) throw bookingError('SLOT_NO_LONGER_FREE')
  return barber
}
