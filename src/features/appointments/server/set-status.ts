import { barberDayOf } from '#features/availability/server/public.ts'
import { fits } from '#features/availability/slots.rules.ts'
import { queueMessage, sendMessagesJob } from '#features/notifications/server/public.ts'
import type { Db } from '#platform/database/database.ts'
import { type Transaction, unlessRefused } from '#platform/database/transaction.ts'
import { refuseStaleWrite } from '#platform/http/stale-write.ts'
import type { Platform } from '#platform/platform.ts'

import type { AppointmentStatus, StatusRequest } from '../appointments.contract.ts'
import { maySetStatus } from '../appointments.rules.ts'
import { type AppointmentRow, statusOf } from './appointment-rows.ts'
import { readBookingFacts } from './booking-facts.ts'
import { type AppointmentEvent, bookingMessages } from './booking-messages.ts'
import { changeAppointment } from './change-appointment.ts'
import { bookingError } from './errors.ts'
import { holdBarber } from './hold-barber.ts'
import { asStaff, readAppointment, type StaffCaller } from './load-appointment.ts'
import { recordAppointment } from './record-appointment.ts'
import { tellStaff } from './tell-staff.ts'
import { writeCancellation } from './write-cancellation.ts'

/**
 * The staff's word on an appointment: an admin's counts whatever it is, a barber's within the table of staff.rules.ts.
 * Taking back a cancellation needs the chair to be free still, and its barber to be there. Customers hear of what is still ahead.
 * @throws AppError 404, 409
 */
export async function setStatus(
  platform: Platform,
  id: string,
  caller: StaffCaller,
  { status, cancellationReason, updatedAt }: StatusRequest,
): Promise<AppointmentRow> {
  const now = platform.clock.now()
  const { row, changed } = await changeAppointment(platform, id, caller, async (transaction, loaded) => {
    const { db } = transaction
    const by = asStaff(loaded.by)
    const before = loaded.row
    refuseStaleWrite(before.updated_at, updatedAt)
    const from = statusOf(before)
    if (from === status) return { row: before, changed: false }
    if (!maySetStatus(by.kind, from, status))
      throw bookingError(from === 'cancelled' ? 'ALREADY_CANCELLED' : 'NOT_EDITABLE')
    if (status === 'cancelled') await writeCancellation(db, id, cancellationReason || null, now)
    else {
      refuseRevival(before, status)
      if (from === 'cancelled' && before.starts_at > now) await refuseWithoutBarber(transaction, before, now)
      await writeStatus(transaction, before, status, now)
    }
    const after = await readAppointment(db, id)
    await tellCustomer(platform, db, eventOf(from, status), after, now)
    await recordAppointment(db, by, now, 'status_changed', before, after)
    return { row: after, changed: true }
  })
  if (!changed) return row
  platform.requestJob(sendMessagesJob)
  tellStaff(platform, status === 'cancelled' ? 'cancelled' : 'status', row, caller.userId)
  return row
}

/** Nobody is left who would come. @throws AppError 409 */
function refuseRevival(row: AppointmentRow, status: AppointmentStatus): void {
  if (row.client_deleted_at !== null && status !== 'completed') throw bookingError('NOT_EDITABLE')
}

/** The barber may have left, changed hours or gone on vacation since. @throws AppError 409, OutdatedRead */
async function refuseWithoutBarber(
  transaction: Transaction,
  { id, barber_id: barberId, service_id: service, shop_day: day, ...row }: AppointmentRow,
  now: Date,
): Promise<void> {
  const customer = { kind: 'phone', nickname: '', phone: null, bookedBy: null } as const
  const question = { day, barberId, service, customer, now, movedAppointment: id }
  const [barber] = (await readBookingFacts(transaction, question)).candidates ?? []
  if (!barber) throw bookingError('SLOT_NO_LONGER_FREE')
  await holdBarber(transaction, barber)
  const { work } = barberDayOf(barber, [])
  const wanted = { start: row.start_minute, end: row.start_minute + row.duration_minutes }
  if (!work || !fits(wanted, work)) throw bookingError('SLOT_NO_LONGER_FREE')
}

async function writeStatus(
  transaction: Transaction,
  before: AppointmentRow,
  status: AppointmentStatus,
  now: Date,
): Promise<void> {
  const wasCancelled = before.status === 'cancelled'
  const isDone = await unlessRefused(transaction, 'appointments_no_overlap_per_barber', async () => {
    await transaction.db
      .updateTable('appointments')
      .set({
        status,
        cancellation_reason: null,
        cancelled_at: null,
        calendar_sequence: before.calendar_sequence + (wasCancelled || before.status === 'pending' ? 1 : 0),
        updated_at: now,
      })
      .where('id', '=', before.id)
      .execute()
  })
  if (!isDone) throw bookingError('SLOT_NO_LONGER_FREE')
}

/** What the customer is told: that it stands again, stands now, or is off; of a finished one nothing. */
function eventOf(from: AppointmentStatus, to: AppointmentStatus): AppointmentEvent | null {
  if (to === 'cancelled') return 'cancelled'
  if (to === 'completed') return null
  if (from === 'cancelled') return 'booked'
  return from === 'pending' && to === 'confirmed' ? 'confirmed' : null
}

async function tellCustomer(
  platform: Platform,
  db: Db,
  event: AppointmentEvent | null,
  row: AppointmentRow,
  now: Date,
): Promise<void> {
  if (event === null || row.starts_at <= now) return
  for (const message of bookingMessages(platform, event, row)) {
    await queueMessage(transaction, { ...message, appointmentId: row.id }, now)
  }
}
