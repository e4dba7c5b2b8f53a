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
import { type AppointmentRow, statusOf } from './appointment-rows.ts'
import { readBookingFacts } from './booking-facts.ts'
import { type Change, changeAppointment } from './change-appointment.ts'
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
): Promise<AppointmentRow> {
  return await changeAppointment(
    platform,
    id,
    caller,
    async ({ row, by, transaction, now }): Promise<Change | undefined> => {
      const { kind: role } = asStaff(by)
      refuseStaleWrite(row.updated_at, updatedAt)
      const from = statusOf(row)
      if (from === status) return undefined
      if (!mayBecome(role, from, status)) throw notEditable(from)
      if (refund && role !== 'admin') throw platformError('FORBIDDEN')
      if (status === 'cancelled') return cancellation(cancellationReason || null, now, refund)
      refuseDeletedClient(row, status)
      const set = { status, cancellation_reason: null, cancelled_at: null }
      const isRevived = !occupiesSlot({ status: from }) && row.starts_at > now
      const barber = isRevived && (await barberAtWork(transaction, row, now))
      if (barber && isJustCancelled(row.cancelled_at, now)) {
        // Lock order: the barber's row before its held slots.
        await holdBarber(transaction, barber)
        await withdrawOffers(transaction, row, now)
      }
      return { attempts: [barber ? { set, barber } : { set }], taken: 'SLOT_NO_LONGER_FREE' }
    },
    { locks: isOpen({ status }) ? [waitingListLock] : [] },
  )
}

async function withdrawOffers(transaction: Transaction, row: AppointmentRow, now: Date): Promise<void> {
  const { barber_id: barberId, shop_day: day, start_minute: start, duration_minutes: duration } = row
  const place = { barberId, day, start, end: start + duration }
  await lockHoldsWithin(transaction.db, { barberId, startsAt: row.starts_at, endsAt: row.ends_at })
  for (const hold of await withdrawFreedSlot(transaction, place, now))
    await removeHoldSilently(transaction, hold)
}

/** Refuses an open status for a deleted account's appointment. @throws AppError 409 */
function refuseDeletedClient(row: AppointmentRow, status: AppointmentStatus): void {
  if (row.client_deleted_at !== null && isOpen({ status })) throw bookingError('NOT_EDITABLE')
}

/** The barber may have left, changed hours or gone on vacation since. @throws AppError 409 */
async function barberAtWork(
  transaction: Transaction,
  { id, barber_id: barberId, service_id: service, shop_day: day, ...row }: AppointmentRow,
  now: Date,
): Promise<BarberVersion> {
  const customer = { kind: 'phone', nickname: '', phone: null, customerId: null, bookedBy: null } as const
  const question = { day, barberId, service, customer, now, movedAppointment: id }
  const [barber] = (await readBookingFacts(transaction, question)).candidates ?? []
  const visit = { start: row.start_minute, end: row.start_minute + row.duration_minutes }
  const work = barber && barberDayOf(barber, []).work
  if (!barber || !work || !fits(visit, work)) throw bookingError('SLOT_NO_LONGER_FREE')
  return barber
}
