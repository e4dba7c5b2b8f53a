import { type RawBuilder, type Selectable, sql, type SqlBool } from 'kysely'

import type { LeavingAccount } from '#features/accounts/server/account-trace.ts'
import { barberNames } from '#features/barbers/server/barber-rows.ts'
import type { Db } from '#platform/database/database.ts'
import type { Appointments } from '#platform/database/database.types.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { centimesToChf } from '#shared/money.ts'

import {
  type AppointmentStatus,
  appointmentStatuses,
  isOpen,
  isPayable,
} from '../appointment-statuses.rules.ts'
import { type Appointment } from '../appointments.contract.ts'
import { canBeMoved, customerName, isInsideLockout } from '../appointments.rules.ts'
import { dueOf, netPaidOf, type MoneyOfAppointment } from '../money.rules.ts'

export type AppointmentRow = Omit<Selectable<Appointments>, 'status'> & {
  status: AppointmentStatus | 'held'
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
    .$narrowType<Pick<AppointmentRow, 'status'>>()
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

export function presentAppointment(row: AppointmentRow, now: Date): Appointment {
  const status = statusOf(row)
  const client = clientOf(row)
  const money = moneyOf(row)
  return {
    _id: row.id,
    id: row.id,
    date: row.shop_day,
    time: minutesToTime(row.start_minute),
    service: row.service_name,
    serviceId: row.service_id,
    duration: row.duration_minutes,
    price: centimesToChf(row.price_centimes),
    status,
    barber: { _id: row.barber_id, firstName: row.barber_first_name, lastName: row.barber_last_name },
    paymentType: row.payment_type === 'online' ? 'online' : 'in_person',
    payment: {
      method: row.payment_method,
      status: paymentStatusShown(row),
      amount: centimesToChf(row.paid_centimes || row.price_centimes),
      kept: centimesToChf(netPaidOf(money)),
      keptCash: centimesToChf(row.cash_centimes),
      due: centimesToChf(dueOf(money)),
      gestures: centimesToChf(money.gestures),
    },
    isAdminBooking: row.client_nickname !== null,
    isGuestBooking: row.guest_email !== null,
    clientNickname: row.client_nickname,
    guestInfo: guestOf(row),
    client,
    bookedBy: client ? { firstName: client.firstName, lastName: client.lastName } : null,
    cancellationReason: row.cancellation_reason,
    locked: !canBeMoved(status) || isInsideLockout(row.starts_at, now),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** A cancelled appointment is shown with nothing left to pay; a standing one whose money went back is shown as unpaid. */
function paymentStatusShown(row: AppointmentRow): string {
  const { payment_status: paid } = row
  if (!isPayable(row) && paid === 'partially_paid')
    return row.refunded_centimes > 0 ? 'partially_refunded' : 'completed'
  return isOpen(row) && paid === 'refunded' && dueOf(moneyOf(row)) > 0 ? 'pending' : paid
}

function guestOf(row: AppointmentRow): Appointment['guestInfo'] {
  const guest = contactOf(row.guest_first_name, row.guest_last_name, row.guest_email, row.guest_phone)
  // After forgetting, the columns hold a placeholder address.
  return guest && row.forgotten_at !== null ? { ...guest, email: '', phone: '' } : guest
}

function clientOf(row: AppointmentRow): Appointment['client'] {
  return contactOf(row.client_first_name, row.client_last_name, row.client_email, row.client_phone)
}

function contactOf(
  firstName: string | null,
  lastName: string | null,
  email: string | null,
  phone: string | null,
): Appointment['client'] {
  const isComplete = firstName !== null && lastName !== null && email !== null && phone !== null
  return isComplete ? { firstName, lastName, email, phone } : null
}

type MoneyColumns = Pick<
  AppointmentRow,
  'status' | 'price_centimes' | 'paid_centimes' | 'refunded_centimes' | 'gesture_centimes'
>

export function moneyOf(row: MoneyColumns): MoneyOfAppointment {
  return {
    price: isPayable(row) ? row.price_centimes : 0,
    paid: row.paid_centimes,
    refunded: row.refunded_centimes,
    gestures: row.gesture_centimes,
  }
}
