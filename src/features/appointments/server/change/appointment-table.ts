import { type Insertable, type RawBuilder, sql, type SqlBool } from 'kysely'

import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { appointmentIs } from '#features/availability/server/public.ts'
import { messagesAsJson, type OutgoingMessage } from '#features/notifications/server/public.ts'
import { OutdatedRead } from '#platform/database/constraint-errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { Appointments } from '#platform/database/database.types.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { IdempotencyKey } from '#platform/http/idempotency.ts'

import type { AppointmentRow } from '../appointment-rows.ts'
import { hasMoved } from '../effects/has-moved.ts'
import { lockAppointments } from '../lock-appointments.ts'

/** The only module that writes the table of appointments, but for chairs that are held: see hold-table.ts. */

// One round trip for the appointment, its messages and the answer to repeat: they exist together or not at all.
// The barber must be the one that the decision was made on: whoever changes hours or plans a vacation holds that row
// and then sees the appointment, or is seen here.
// DO NOTHING instead of an error: two such writers never wait for each other in a circle, and the next chair can be
// tried in the same transaction.
// A hold that has ended keeps nobody away: it goes in the same statement, after its barber is locked and before the insert. One
// that is just being paid is left, and keeps the chair. What a client was offered at that time gives way to what the client
// books: with this barber it goes, another one's is kept for who comes next.
const insertion = `WITH barber AS (
    SELECT id FROM barbers WHERE id = $2 AND updated_at = $29::timestamptz FOR KEY SHARE
  ), expired AS (
    DELETE FROM appointments WHERE id IN (
      SELECT id FROM appointments WHERE status = 'held'
        AND ((hold_expires_at <= $21 AND (barber_id = (SELECT id FROM barber) OR client_id = $12))
          OR (held_for = 'offer' AND $32::text IS DISTINCT FROM 'offer' AND client_id = $12 AND barber_id = $2
            AND starts_at < $8 AND ends_at > $7)) FOR UPDATE SKIP LOCKED
    ) RETURNING id
  ), given_up AS (
    UPDATE appointments SET held_for = 'line', client_id = NULL
    WHERE status = 'held' AND held_for = 'offer' AND $32::text IS DISTINCT FROM 'offer' AND client_id = $12
      AND barber_id <> $2 AND starts_at < $8 AND ends_at > $7
    RETURNING id
  ), appointment AS (
    INSERT INTO appointments (id, barber_id, service_id, service_name, price_centimes, duration_minutes, starts_at,
      ends_at, shop_day, start_minute, status, client_id, guest_first_name, guest_last_name, guest_email, guest_phone,
      payment_type, payment_method, payment_status, browser_time_zone, created_at, updated_at, client_nickname,
      nickname_phone, customer_id, hold_expires_at, held_for)
    SELECT $1, barber.id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $21, $27, $28,
      (SELECT id FROM customers WHERE id = $30 AND forgotten_at IS NULL), $31, $32::text
    FROM barber, (SELECT count(*) FROM expired) removed, (SELECT count(*) FROM given_up) left_to_line
    ON CONFLICT DO NOTHING
    RETURNING id
  ), stored AS (
    INSERT INTO idempotency_keys (route, key, fingerprint, status, answer)
    SELECT $22, $23, $24, 201, $25 FROM appointment WHERE $23::text IS NOT NULL
  ), queued AS (
    INSERT INTO messages (template, recipient, payload, cause_key, appointment_id, created_at, send_after)
    SELECT m.template, m.recipient, m.payload, m.cause_key, appointment.id, $21, $21
    FROM appointment, jsonb_to_recordset($26::jsonb) AS m (template text, recipient text, payload jsonb, cause_key text)
  )
  SELECT EXISTS (SELECT FROM barber) AS is_current, EXISTS (SELECT FROM appointment) AS is_written`
const statement = { name: 'insert-appointment', text: insertion }
// The commit is on its way: what is not written must fail, or it would keep what the table's trigger has written.
const lastStatement = {
  name: 'insert-appointment-and-commit',
  text: `${insertion}, refuse_taken_chair(EXISTS (SELECT FROM barber) AND NOT EXISTS (SELECT FROM appointment)) AS is_taken`,
}

type Written = {
  row: AppointmentRow
  /** Of the barber, as the booking's facts knew it. */
  barberVersion: string
  mails: readonly OutgoingMessage[]
  key: IdempotencyKey | undefined
  answer: unknown
  /** Nothing else will be written or tried: it leaves together with the commit. */
  isLast: boolean
}

type Outcome = { is_current: boolean; is_written: boolean }

/**
 * @returns false when the chair is taken at that time after all; nothing is written then
 * @throws OutdatedRead when the barber has changed since the facts were read; the last attempt also the broken constraint
 */
export async function insertAppointment(
  { client, finish }: Transaction,
  { row, barberVersion, mails, key, answer, isLast }: Written,
): Promise<boolean> {
  const query = {
    ...(isLast ? lastStatement : statement),
    values: [
      row.id,
      row.barber_id,
      row.service_id,
      row.service_name,
      row.price_centimes,
      row.duration_minutes,
      row.starts_at,
      row.ends_at,
      row.shop_day,
      row.start_minute,
      row.status,
      row.client_id,
      row.guest_first_name,
      row.guest_last_name,
      row.guest_email,
      row.guest_phone,
      row.payment_type,
      row.payment_method,
      row.payment_status,
      row.browser_time_zone,
      row.created_at,
      key?.route ?? null,
      key?.key ?? null,
      key?.fingerprint ?? null,
      key ? JSON.stringify(answer) : null,
      messagesAsJson(mails),
      row.client_nickname,
      row.nickname_phone,
      barberVersion,
      row.customer_id,
      row.hold_expires_at,
      row.held_for,
    ],
  }
  const rows = isLast ? await finish<Outcome>(query) : (await client.query<Outcome>(query)).rows
  if (!rows[0]?.is_current) throw new OutdatedRead()
  return rows[0].is_written
}

export type PaymentFields = Pick<
  AppointmentRow,
  | 'payment_type'
  | 'payment_method'
  | 'payment_status'
  | 'paid_centimes'
  | 'refunded_centimes'
  | 'gesture_centimes'
  | 'cash_centimes'
>

/** The fields that a change of an appointment may set. */
export type AppointmentFields = Partial<
  Pick<
    AppointmentRow,
    | 'barber_id'
    | 'service_id'
    | 'service_name'
    | 'price_centimes'
    | 'duration_minutes'
    | 'starts_at'
    | 'ends_at'
    | 'shop_day'
    | 'start_minute'
    | 'status'
    | 'cancellation_reason'
    | 'cancelled_at'
  >
>

/** What has been paid for it, as its payments say. The row must be locked. */
export async function writePayment(db: Db, id: string, payment: PaymentFields, now: Date): Promise<void> {
  await db
    .updateTable('appointments')
    .set({ ...payment, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** The row must be locked. */
export async function writeFields(
  db: Db,
  before: AppointmentRow,
  fields: AppointmentFields,
  now: Date,
): Promise<void> {
  const isNews = isNewsForCalendars(before, { ...before, ...fields })
  await db
    .updateTable('appointments')
    .set({
      ...fields,
      calendar_sequence: before.calendar_sequence + Number(isNews),
      ...(isNews && { stands_since: now }),
      updated_at: now,
    })
    .where('id', '=', before.id)
    .execute()
}

/** SEQUENCE of RFC 5545 grows with what a calendar shows: place, certainty and cancellation. */
function isNewsForCalendars(before: AppointmentRow, after: AppointmentRow): boolean {
  if (hasMoved(before, after) || after.status === 'cancelled') return true
  return after.status !== before.status && (before.status === 'cancelled' || before.status === 'pending')
}

/** Booked appointments bear the name that their service has today, as long as they lie ahead. */
export async function renameServiceAhead(db: Db, serviceId: string, name: string, now: Date): Promise<void> {
  const isMeant = sql<SqlBool>`service_id = ${serviceId} AND ${appointmentIs.ahead(now)}`
  await lockAppointments(db, isMeant)
  await db.updateTable('appointments').set({ service_name: name, updated_at: now }).where(isMeant).execute()
}

/** What people wrote about their appointments goes. @returns their ids */
export async function forgetWords(db: Db, isMeant: RawBuilder<SqlBool>): Promise<string[]> {
  await lockAppointments(db, isMeant)
  const rows = await db
    .updateTable('appointments')
    .set({ cancellation_reason: null, browser_time_zone: null })
    .where(isMeant)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What was booked as a guest with this address keeps no name. */
export async function forgetGuest(db: Db, email: string, now: Date): Promise<void> {
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

/** Bookings by phone of an account that is being deleted keep no name and no number. */
export async function forgetRecognised(db: Db, isMeant: RawBuilder<SqlBool>, now: Date): Promise<void> {
  await db
    .updateTable('appointments')
    .set({ client_nickname: appointmentsTexts.forgottenCaller, nickname_phone: null, forgotten_at: now })
    .where(isMeant)
    .execute()
}

/**
 * Guests and people who phoned, of visits that ended before. One person keeps one pseudonym within a batch, so that visits
 * of long ago still count as few people.
 */
export async function forgetSomeGuests(
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

/** Two rows of the customers were one person. */
export async function giveToCustomer(db: Db, customerId: string, formerId: string): Promise<void> {
  await giveTo(customerId, db).where('customer_id', '=', formerId).execute()
}

/** Only those that were booked with the account, or for it by phone; these have just been forgotten. */
export async function giveAccountsAppointments(
  db: Db,
  customerId: string,
  { userId, formerId, now }: { userId: string; formerId: string; now: Date },
): Promise<void> {
  await giveTo(customerId, db)
    .where(
      sql<SqlBool>`(client_id = ${userId}
        OR (customer_id = ${formerId} AND client_nickname IS NOT NULL AND forgotten_at = ${now}))`,
    )
    .execute()
}

function giveTo(customerId: string, db: Db) {
  return db.updateTable('appointments').set({ customer_id: customerId })
}

/** For the books of another system, and the demo shop. Nobody is told. */
export async function importAppointments(db: Db, rows: readonly Insertable<Appointments>[]): Promise<void> {
  await db.insertInto('appointments').values(rows).execute()
}
