import type { OutgoingMessage } from '#features/notifications/server/public.ts'
import { OutdatedRead } from '#platform/database/constraint-errors.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { IdempotencyKey } from '#platform/http/idempotency.ts'

import type { AppointmentRow } from './appointment-rows.ts'

// One round trip for the appointment, its messages and the answer to repeat: they exist together or not at all.
// The barber must be the one that the decision was made on: whoever changes hours or plans a vacation holds that row
// and then sees the appointment, or is seen here.
// DO NOTHING instead of an error: two such writers never wait for each other in a circle, and the next chair can be
// tried in the same transaction.
const statement = {
  name: 'insert-appointment',
  text: `WITH barber AS (
    SELECT id FROM barbers WHERE id = $2 AND updated_at = $29::timestamptz FOR KEY SHARE
  ), appointment AS (
    INSERT INTO appointments (id, barber_id, service_id, service_name, price_centimes, duration_minutes, starts_at,
      ends_at, shop_day, start_minute, status, client_id, guest_first_name, guest_last_name, guest_email, guest_phone,
      payment_type, payment_method, payment_status, browser_time_zone, created_at, updated_at, client_nickname,
      caller_phone)
    SELECT $1, barber.id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $21, $27, $28
    FROM barber
    ON CONFLICT DO NOTHING
    RETURNING id
  ), stored AS (
    INSERT INTO idempotency_keys (route, key, fingerprint, status, answer)
    SELECT $22, $23, $24, 201, $25 FROM appointment WHERE $23::text IS NOT NULL
  ), queued AS (
    INSERT INTO messages (template, recipient, payload, appointment_id, created_at, send_after)
    SELECT m.template, m.recipient, m.payload, appointment.id, $21, $21
    FROM appointment, jsonb_to_recordset($26::jsonb) AS m (template text, recipient text, payload jsonb)
  )
  SELECT EXISTS (SELECT FROM barber) AS is_current, EXISTS (SELECT FROM appointment) AS is_written`,
}

type Written = {
  row: AppointmentRow
  /** Of the barber, as the booking's facts knew it. */
  barberVersion: string
  messages: readonly OutgoingMessage[]
  key: IdempotencyKey | undefined
  answer: unknown
  /** Nothing else will be written or tried: it leaves together with the commit. */
  isLast: boolean
}

type Outcome = { is_current: boolean; is_written: boolean }

/**
 * @returns false when the chair is taken at that time after all; nothing is written then
 * @throws OutdatedRead when the barber has changed since the facts were read
 */
export async function insertAppointment(
  { client, finish }: Transaction,
  { row, barberVersion, messages, key, answer, isLast }: Written,
): Promise<boolean> {
  const query = {
    ...statement,
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
      JSON.stringify(messages),
      row.client_nickname,
      row.caller_phone,
      barberVersion,
    ],
  }
  const rows = isLast ? await finish<Outcome>(query) : (await client.query<Outcome>(query)).rows
  if (!rows[0]?.is_current) throw new OutdatedRead()
  return rows[0].is_written
}
