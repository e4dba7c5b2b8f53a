import { type Insertable, type RawBuilder, sql, type SqlBool } from 'kysely'

import { appointmentSql } from '#features/availability/server/occupancy.ts'
import type { Db } from '#platform/database/database.ts'
import type { Appointments } from '#platform/database/database.types.ts'

import { occupiesSlot } from '../appointment-statuses.rules.ts'
import { appointmentsTexts } from '../appointments.it.ts'
import type { Appointment } from './appointment.ts'
import { hasMoved } from './effects/has-moved.ts'
import { lockAppointments } from './lock-appointments.ts'

/** Writes the table of appointments, together with insert-appointment.ts and, for holds, hold-table.ts. */

export type AppointmentFields = Partial<
  Pick<
    Appointment,
    | 'barber'
    | 'service'
    | 'price'
    | 'duration'
    | 'startsAt'
    | 'endsAt'
    | 'day'
    | 'start'
    | 'status'
    | 'cancellationReason'
    | 'cancelledAt'
    | 'isRefundOrdered'
  >
>

/** Kysely leaves out the columns of undefined fields. */
function columnsOf(fields: AppointmentFields) {
  return {
    barber_id: fields.barber?.id,
    service_id: fields.service?.id,
    service_name: fields.service?.name,
    price_centimes: fields.price,
    duration_minutes: fields.duration,
    starts_at: fields.startsAt,
    ends_at: fields.endsAt,
    shop_day: fields.day,
    start_minute: fields.start,
    status: fields.status,
    cancellation_reason: fields.cancellationReason,
    cancelled_at: fields.cancelledAt,
    is_refund_ordered: fields.isRefundOrdered,
  }
}

/**
 * Writes the sums of an appointment's payments, and nothing if they are the same: a new `updated_at` makes open forms of the
 * staff stale. The caller must have locked the row.
 */
export async function writePayment(
  db: Db,
  id: string,
  { type, method, status, paid, refunded, gestures, cash }: Appointment['payment'],
  now: Date,
): Promise<void> {
  const columns = {
    payment_type: type,
    payment_method: method,
    payment_status: status,
    paid_centimes: paid,
    refunded_centimes: refunded,
    gesture_centimes: gestures,
    cash_centimes: cash,
  }
  const names = Object.keys(columns) as (keyof typeof columns)[]
  await db
    .updateTable('appointments')
    .set({ ...columns, updated_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or(names.map((name) => eb(name, 'is distinct from', columns[name]))))
    .execute()
}

/** The caller must have locked the row. */
export async function writeFields(
  db: Db,
  before: Appointment,
  fields: AppointmentFields,
  now: Date,
): Promise<void> {
  const isNews = changesCalendars(before, { ...before, ...fields })
  await db
    .updateTable('appointments')
    .set({
      ...columnsOf(fields),
      calendar_sequence: before.calendarSequence + Number(isNews),
      ...(isNews && { stands_since: now }),
      updated_at: now,
    })
    .where('id', '=', before.id)
    .execute()
}

/** RFC 5545: SEQUENCE grows when a calendar must show something else: place, certainty or cancellation. */
function changesCalendars(before: Appointment, after: Appointment): boolean {
  if (hasMoved(before, after) || !occupiesSlot(after)) return true
  return after.status !== before.status && (!occupiesSlot(before) || before.status === 'pending')
}

export async function renameServiceAhead(db: Db, serviceId: string, name: string, now: Date): Promise<void> {
  const condition = sql<SqlBool>`service_id = ${serviceId} AND ${appointmentSql.ahead(now)}`
  await lockAppointments(db, condition)
  await db.updateTable('appointments').set({ service_name: name, updated_at: now }).where(condition).execute()
}

export async function clearFreeTexts(db: Db, condition: RawBuilder<SqlBool>): Promise<string[]> {
  await lockAppointments(db, condition)
  const rows = await db
    .updateTable('appointments')
    .set({ cancellation_reason: null, browser_time_zone: null })
    .where(condition)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function anonymiseGuest(db: Db, email: string, now: Date): Promise<void> {
  const { firstName, lastName } = appointmentsTexts.forgottenGuest
  await db
    .updateTable('appointments')
    .set((eb) => ({
      guest_first_name: firstName,
      guest_last_name: lastName,
      guest_email: eb(eb.cast<string>('id', 'text'), '||', '@eliminato.invalid'),
      guest_phone: '',
      forgotten_at: now,
    }))
    .where('guest_email', '=', email)
    .execute()
}

export async function anonymisePhoneCustomer(
  db: Db,
  condition: RawBuilder<SqlBool>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('appointments')
    .set({ client_nickname: appointmentsTexts.forgottenCaller, nickname_phone: null, forgotten_at: now })
    .where(condition)
    .execute()
}

/**
 * Anonymises guests and phone customers of visits that ended before `before`. One person keeps one pseudonym within a
 * batch, so that statistics of old visits do not count one person several times.
 */
export async function anonymiseGuestBatch(
  db: Db,
  { before, now, batch }: { before: Date; now: Date; batch: number },
): Promise<string[]> {
  const { forgottenGuest, forgottenCaller } = appointmentsTexts
  const { rows } = await sql<{ id: string }>`
    WITH due AS (
      SELECT id, coalesce(customer_id::text, folded(client_nickname)) AS customer
      FROM appointments
      WHERE client_id IS NULL AND ends_at < ${before} AND forgotten_at IS NULL
      ORDER BY id LIMIT ${batch} FOR NO KEY UPDATE
    ), pseudonyms AS (
      SELECT customer, min(id::text) || '@eliminato.invalid' AS email FROM due GROUP BY customer
    )
    UPDATE appointments a SET
      guest_first_name = CASE WHEN guest_email IS NULL THEN NULL ELSE ${forgottenGuest.firstName} END,
      guest_last_name = CASE WHEN guest_email IS NULL THEN NULL ELSE ${forgottenGuest.lastName} END,
      guest_email = CASE WHEN guest_email IS NULL THEN NULL ELSE p.email END,
      guest_phone = CASE WHEN guest_email IS NULL THEN NULL ELSE '' END,
      client_nickname = CASE WHEN client_nickname IS NULL THEN NULL ELSE ${forgottenCaller} END,
      nickname_phone = NULL, cancellation_reason = NULL, browser_time_zone = NULL, forgotten_at = ${now}
    FROM due d JOIN pseudonyms p USING (customer)
    WHERE a.id = d.id
    RETURNING a.id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function moveAppointmentsToCustomer(
  db: Db,
  customerId: string,
  formerId: string,
): Promise<void> {
  await updateCustomerTo(customerId, db).where('customer_id', '=', formerId).execute()
}

/**
 * Moves the account's own appointments, and the phone bookings that were anonymised with it in this transaction
 * (`now`).
 */
export async function moveAppointmentsOfAccount(
  db: Db,
  customerId: string,
  { userId, formerId, now }: { userId: string; formerId: string; now: Date },
): Promise<void> {
  await updateCustomerTo(customerId, db)
    .where(
      sql<SqlBool>`(client_id = ${userId}
        OR (customer_id = ${formerId} AND client_nickname IS NOT NULL AND forgotten_at = ${now}))`,
    )
    .execute()
}

function updateCustomerTo(customerId: string, db: Db) {
  return db.updateTable('appointments').set({ customer_id: customerId })
}

export async function importAppointments(db: Db, rows: readonly Insertable<Appointments>[]): Promise<void> {
  await db.insertInto('appointments').values(rows).execute()
}
