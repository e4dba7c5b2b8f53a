import { type Insertable, type RawBuilder, sql, type SqlBool } from 'kysely'

import { appointmentSql } from '#features/availability/server/occupancy.ts'
import { messagesAsJson, messagesInsertion, type OutgoingMessage } from '#features/messages/server/outbox.ts'
import { OutdatedRead } from '#platform/database/constraint-errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { Appointments } from '#platform/database/database.types.ts'
import { namedStatement } from '#platform/database/named-statement.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { answerInsertion, answerValues, type IdempotencyKey } from '#platform/http/idempotency.ts'

import { occupiesSlot } from '../appointment-statuses.rules.ts'
import { appointmentsTexts } from '../appointments.it.ts'
import { type Appointment, type Hold } from './appointment.ts'
import { clientIdOf } from './customer.ts'
import { hasMoved } from './effects/has-moved.ts'
import { holdsGiveWay } from './hold-table.ts'
import { lockAppointments } from './lock-appointments.ts'

/** The only module that writes the table of appointments, except for holds: see hold-table.ts. */

const { removed, returned } = holdsGiveWay({
  barber: '(SELECT id FROM barber)',
  takesOffer: `:heldFor::text IS DISTINCT FROM 'offer'`,
})

/**
 * One round trip writes the appointment, its messages and the stored answer, so that they exist together or not at all. The
 * barber must be at the version that the decision was based on: a writer who changes hours or vacations locks that row and then
 * sees this appointment, or this statement sees the change. ON CONFLICT DO NOTHING instead of an error: two writers cannot
 * deadlock here, and the transaction can try the next slot. The statement deletes expired holds after it has locked the barber
 * and before the insert. It skips a hold whose payment is just being confirmed, and that one keeps the slot. If the client has an
 * offer at the same time, the booking replaces it: an offer of this barber is deleted, one of another barber goes back to the
 * waiting list.
 */
const insertion = `WITH barber AS (
    SELECT id FROM barbers WHERE id = :barberId AND updated_at = :barberVersion::timestamptz FOR KEY SHARE
  ), expired AS (
    DELETE FROM appointments WHERE id IN (SELECT id FROM appointments WHERE ${removed} FOR UPDATE SKIP LOCKED)
    RETURNING id
  ), given_up AS (
    UPDATE appointments SET held_for = 'line', client_id = NULL WHERE ${returned}
    RETURNING id
  ), appointment AS (
    INSERT INTO appointments (id, barber_id, service_id, service_name, price_centimes, duration_minutes, starts_at,
      ends_at, shop_day, start_minute, status, client_id, guest_first_name, guest_last_name, guest_email, guest_phone,
      payment_type, payment_method, payment_status, browser_time_zone, created_at, updated_at, client_nickname,
      nickname_phone, customer_id, hold_expires_at, held_for)
    SELECT :id, barber.id, :serviceId, :serviceName, :price, :duration, :startsAt,
      :endsAt, :shopDay, :startMinute, :status, :clientId, :guestFirstName, :guestLastName, :guestEmail, :guestPhone,
      :paymentType, :paymentMethod, :paymentStatus, :browserTimeZone, :now, :now, :nickname, :nicknamePhone,
      (SELECT id FROM customers WHERE id = :customerId AND forgotten_at IS NULL), :holdExpiresAt, :heldFor::text
    FROM barber, (SELECT count(*) FROM expired) removed, (SELECT count(*) FROM given_up) left_to_line
    ON CONFLICT DO NOTHING
    RETURNING id
  ), stored AS (
    ${answerInsertion('appointment')}
  ), queued AS (
    ${messagesInsertion({ from: 'appointment', messages: ':mails', now: ':now', appointmentId: 'appointment.id' })}
  )
  SELECT EXISTS (SELECT FROM barber) AS is_current, EXISTS (SELECT FROM appointment) AS is_written`
const statement = namedStatement('insert-appointment', insertion)
// The COMMIT travels in the same round trip: a refused insert must fail, or the commit would keep the trigger's rows.
const lastStatement = namedStatement(
  'insert-appointment-and-commit',
  `${insertion}, refuse_taken_chair(EXISTS (SELECT FROM barber) AND NOT EXISTS (SELECT FROM appointment)) AS is_taken`,
)

type Written = {
  appointment: Appointment | Hold
  /** `updated_at` of the barber, as the booking's facts read it. */
  barberVersion: string
  mails: readonly OutgoingMessage[]
  key: IdempotencyKey | undefined
  answer: unknown
  isLast: boolean
}

type Outcome = { is_current: boolean; is_written: boolean }

/**
 * @returns false when another booking has just taken the slot; then nothing is written
 * @throws OutdatedRead when the barber has changed since the facts were read; with `isLast` also the violated
 * constraint
 */
export async function insertAppointment(
  { client, finish }: Transaction,
  { appointment, barberVersion, mails, key, answer, isLast }: Written,
): Promise<boolean> {
  const { customer, payment } = appointment
  const guest = customer?.kind === 'guest' ? customer : null
  const caller = customer?.kind === 'phone' ? customer : null
  const hold = appointment.status === 'held' ? appointment : null
  const query = (isLast ? lastStatement : statement)({
    id: appointment.id,
    barberId: appointment.barber.id,
    barberVersion,
    serviceId: appointment.service.id,
    serviceName: appointment.service.name,
    price: appointment.price,
    duration: appointment.duration,
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    shopDay: appointment.day,
    startMinute: appointment.start,
    status: appointment.status,
    clientId: clientIdOf(customer),
    customerId: appointment.customerId,
    guestFirstName: guest?.firstName ?? null,
    guestLastName: guest?.lastName ?? null,
    guestEmail: guest?.email ?? null,
    guestPhone: guest?.phone ?? null,
    nickname: caller?.nickname ?? null,
    nicknamePhone: caller?.phone ?? null,
    paymentType: payment.type,
    paymentMethod: payment.method,
    paymentStatus: payment.status,
    browserTimeZone: appointment.browserTimeZone,
    holdExpiresAt: hold?.expiresAt ?? null,
    heldFor: hold?.heldFor ?? null,
    now: appointment.createdAt,
    mails: messagesAsJson(mails),
    ...answerValues(key, answer),
  })
  const rows = isLast ? await finish<Outcome>(query) : (await client.query<Outcome>(query)).rows
  if (!rows[0]?.is_current) throw new OutdatedRead()
  return rows[0].is_written
}

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
