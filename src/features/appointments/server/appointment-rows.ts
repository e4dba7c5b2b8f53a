import { type RawBuilder, type Selectable, sql, type SqlBool } from 'kysely'

import type { LeavingAccount } from '#features/accounts/server/account-trace.ts'
import { barberNames } from '#features/barbers/server/barber-rows.ts'
import type { Db } from '#platform/database/database.ts'
import type { Appointments } from '#platform/database/database.types.ts'

import { type AppointmentStatus, appointmentStatuses } from '../appointment-statuses.rules.ts'
import { customerName } from '../appointments.rules.ts'
import type { Appointment, Hold } from './appointment.ts'
import type { Customer } from './customer.ts'

type AppointmentRow = Selectable<Appointments> & {
  barber_first_name: string
  barber_last_name: string
  barber_email: string
  client_first_name: string | null
  client_last_name: string | null
  client_email: string | null
  client_phone: string | null
  client_deleted_at: Date | null
}

/** Leaves out holds, which are no appointments yet; see `selectHolds`. */
export function selectAppointments(db: Db) {
  return selectRows(db).where('appointments.status', '<>', 'held')
}

/** SQL: appointments of an account, and guest bookings with its e-mail address once that address is proven. */
export function appointmentsOfPerson({
  id,
  provenEmail,
}: Pick<LeavingAccount, 'id' | 'provenEmail'>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(appointments.client_id = ${id} OR appointments.guest_email = ${provenEmail})`
}

/**
 * SQL: phone bookings that the staff entered for a known account. Excludes them where the customer may also be another
 * person: one with the same number, another account, or a guest older than an account with an unproven address.
 */
export function phoneBookingsOfPerson({
  id,
  provenEmail,
}: Pick<LeavingAccount, 'id' | 'provenEmail'>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(appointments.client_nickname IS NOT NULL AND appointments.forgotten_at IS NULL
    AND appointments.customer_id = (SELECT k.customer_id FROM customer_keys k WHERE k.kind = 'account' AND k.value = ${id})
    AND EXISTS (SELECT FROM users u, customers c WHERE u.id = ${id} AND c.id = appointments.customer_id
      AND (${provenEmail}::text IS NOT NULL OR c.created_at >= u.created_at))
    AND NOT EXISTS (SELECT FROM customer_keys k WHERE k.customer_id = appointments.customer_id
      AND (k.kind = 'phone' AND k.value = appointments.nickname_phone OR k.kind = 'account' AND k.value <> ${id})))`
}

export function selectHolds(db: Db) {
  return selectRows(db).where('appointments.status', '=', 'held')
}

const clientColumns = [
  'users.first_name as client_first_name',
  'users.last_name as client_last_name',
  'users.email as client_email',
  'users.phone as client_phone',
  'users.deleted_at as client_deleted_at',
] as const

function selectRows(db: Db) {
  return db
    .selectFrom('appointments')
    .innerJoin('barbers', 'barbers.id', 'appointments.barber_id')
    .leftJoin('users', 'users.id', 'appointments.client_id')
    .selectAll('appointments')
    .select([...barberNames, 'barbers.email as barber_email', ...clientColumns])
}

export async function fetchAppointments(query: Query): Promise<Appointment[]> {
  return (await query.execute()).map((row) => {
    const customer = customerOf(row)
    if (!customer) throw new Error(`Appointment ${row.id} has no customer`)
    return { ...visitOf(row), status: statusOf(row), customer }
  })
}

export async function fetchHolds(query: Query): Promise<Hold[]> {
  return (await query.execute()).map((row) => {
    const { held_for: heldFor, hold_expires_at: expiresAt } = row
    if (!isHoldReason(heldFor) || !expiresAt) throw new Error(`Hold ${row.id} is incomplete`)
    return { ...visitOf(row), status: 'held', customer: customerOf(row), heldFor, expiresAt }
  })
}

type Query = ReturnType<typeof selectRows>

function visitOf(row: AppointmentRow) {
  return {
    id: row.id,
    barber: {
      id: row.barber_id,
      firstName: row.barber_first_name,
      lastName: row.barber_last_name,
      email: row.barber_email,
    },
    service: { id: row.service_id, name: row.service_name },
    price: row.price_centimes,
    duration: row.duration_minutes,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    day: row.shop_day,
    start: row.start_minute,
    customerId: row.customer_id,
    isClientDeleted: row.client_deleted_at !== null,
    payment: {
      type: row.payment_type,
      method: row.payment_method,
      status: row.payment_status,
      paid: row.paid_centimes,
      refunded: row.refunded_centimes,
      gestures: row.gesture_centimes,
      cash: row.cash_centimes,
    },
    cancellationReason: row.cancellation_reason,
    cancelledAt: row.cancelled_at,
    isRefundOrdered: row.is_refund_ordered,
    calendarSequence: row.calendar_sequence,
    standsSince: row.stands_since,
    browserTimeZone: row.browser_time_zone,
    forgottenAt: row.forgotten_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

function customerOf(row: AppointmentRow): Customer | null {
  const { client_id: userId, client_nickname: nickname, customer_id: customerId } = row
  if (nickname !== null)
    return { kind: 'phone', nickname, phone: row.nickname_phone, customerId, bookedBy: null }
  const client = contactOf(row.client_first_name, row.client_last_name, row.client_email, row.client_phone)
  if (userId !== null && client) return { kind: 'client', userId, ...client }
  const guest = contactOf(row.guest_first_name, row.guest_last_name, row.guest_email, row.guest_phone)
  return guest && { kind: 'guest', ...guest }
}

function contactOf(
  firstName: string | null,
  lastName: string | null,
  email: string | null,
  phone: string | null,
) {
  const isComplete = firstName !== null && lastName !== null && email !== null && phone !== null
  return isComplete ? { firstName, lastName, email, phone } : null
}

function isHoldReason(reason: string | null): reason is Hold['heldFor'] {
  return reason === 'payment' || reason === 'offer' || reason === 'line'
}

export const customerNameColumns = [
  'appointments.client_nickname',
  'appointments.guest_first_name',
  'appointments.guest_last_name',
  'users.first_name as client_first_name',
  'users.last_name as client_last_name',
] as const

type NamedRow = Pick<
  AppointmentRow,
  'client_nickname' | 'guest_first_name' | 'guest_last_name' | 'client_first_name' | 'client_last_name'
>

export function customerNameOf(row: NamedRow): string | null {
  const name = customerName({
    clientNickname: row.client_nickname,
    guestInfo: fullNameOf(row.guest_first_name, row.guest_last_name),
    client: fullNameOf(row.client_first_name, row.client_last_name),
    bookedBy: null,
  })
  return name ?? null
}

const fullNameOf = (firstName: string | null, lastName: string | null) =>
  firstName === null || lastName === null ? null : { firstName, lastName }

export function statusOf(row: Pick<AppointmentRow, 'status'>): AppointmentStatus {
  const status = appointmentStatuses.find((known) => known === row.status)
  if (!status) throw new Error(`Unknown appointment status ${row.status}`)
  return status
}
