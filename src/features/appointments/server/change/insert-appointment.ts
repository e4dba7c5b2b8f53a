import { messagesAsJson, messagesInsertion, type OutgoingMessage } from '#features/messages/server/outbox.ts'
import { OutdatedRead } from '#platform/database/constraint-errors.ts'
import { namedStatement } from '#platform/database/named-statement.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { answerInsertion, answerValues, type IdempotencyKey } from '#platform/http/idempotency.ts'

import type { Appointment, Hold } from '../appointment.ts'
import { clientIdOf } from '../customer.ts'
import { holdsGiveWay } from '../hold-table.ts'

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
