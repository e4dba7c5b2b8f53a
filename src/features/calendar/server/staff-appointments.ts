import { sql } from 'kysely'

import { type AppointmentStatus } from '#features/appointments/appointment-statuses.rules.ts'
import {
  selectAppointments,
  selectHolds,
  fetchAppointments,
  fetchHolds,
} from '#features/appointments/server/appointment-rows.ts'
import type { Appointment } from '#features/appointments/server/appointment.ts'
import { bookingError, periodTooLong } from '#features/appointments/server/errors.ts'
import { presentAppointment } from '#features/appointments/server/present-appointment.ts'
import { appointmentSql } from '#features/availability/server/occupancy.ts'
import type { Db } from '#platform/database/database.ts'
import { countRows, onPage } from '#platform/database/pages.ts'
import { containsPattern, textContains, searchConditions } from '#platform/database/search-pattern.ts'
import { type Day, daysBetween, isDay, minutesToTime } from '#shared/calendar-time.ts'
import type { PageQuery } from '#shared/contracts/pagination.ts'

import { type HeldSlot, maxListDays, type StaffAppointment } from '../calendar.contract.ts'

/** Shop days, both included. */
export type Period = { from: Day; to: Day }

/**
 * @param longest in days
 * @throws AppError 400
 */
export function periodOf(from: string, to: string, longest = maxListDays): Period {
  const days = isDay(from) && isDay(to) ? daysBetween(from, to) + 1 : 0
  if (days < 1) throw bookingError('INVALID_PERIOD')
  if (days > longest) throw periodTooLong(longest)
  return { from, to }
}

export function presentForStaff(appointment: Appointment, now: Date): StaffAppointment {
  const { customer } = appointment
  const clientPhone = customer.kind === 'phone' ? customer.phone : null
  return { ...presentAppointment(appointment, now), clientPhone }
}

/** @param barberId undefined for all barbers */
export async function appointmentsOf(
  db: Db,
  period: Period,
  barberId: string | undefined,
): Promise<Appointment[]> {
  return await fetchAppointments(appointmentsIn(db, period, barberId))
}

export function appointmentsIn(db: Db, { from, to }: Period, barberId: string | undefined) {
  return selectAppointments(db)
    .where('appointments.shop_day', '>=', from)
    .where('appointments.shop_day', '<=', to)
    .$if(barberId !== undefined, (query) => query.where('appointments.barber_id', '=', barberId ?? ''))
    .orderBy('appointments.shop_day')
    .orderBy('appointments.start_minute')
    .orderBy('appointments.id')
}

export async function holdsOf(
  db: Db,
  { from, to }: Period,
  { barberId, now }: { barberId: string | undefined; now: Date },
): Promise<HeldSlot[]> {
  const holds = selectHolds(db)
    .where('appointments.shop_day', '>=', from)
    .where('appointments.shop_day', '<=', to)
    .where('appointments.hold_expires_at', '>', now)
    .$if(barberId !== undefined, (query) => query.where('appointments.barber_id', '=', barberId ?? ''))
    .orderBy('appointments.starts_at')
    .limit(maxHolds)
  return (await fetchHolds(holds)).map((hold) => ({
    _id: hold.id,
    status: 'held',
    heldFor: hold.heldFor === 'payment' ? 'payment' : 'waitingList',
    barber: { _id: hold.barber.id },
    date: hold.day,
    time: minutesToTime(hold.start),
    duration: hold.duration,
    expiresAt: hold.expiresAt.toISOString(),
  }))
}

const maxHolds = 500
const maxToComplete = 200

export async function appointmentsToComplete(
  db: Db,
  now: Date,
  barberId: string | undefined,
): Promise<Appointment[]> {
  const over = selectAppointments(db)
    .where('appointments.ends_at', '<=', now)
    .where(appointmentSql.open)
    .$if(barberId !== undefined, (query) => query.where('appointments.barber_id', '=', barberId ?? ''))
    .orderBy('appointments.starts_at', 'desc')
    .limit(maxToComplete)
  return await fetchAppointments(over)
}

export type AppointmentSearch = {
  status?: AppointmentStatus | undefined
  barberId?: string | undefined
  from?: Day | undefined
  to?: Day | undefined
  search?: string | undefined
}

export async function searchAppointments(
  db: Db,
  search: AppointmentSearch,
  { page, limit }: PageQuery,
): Promise<{ appointments: Appointment[]; total: number }> {
  const found = matching(db, search)
    .orderBy('appointments.starts_at', 'desc')
    .orderBy('appointments.id', 'desc')
    .$call(onPage({ page, limit }))
  const appointments = await fetchAppointments(found)
  const total = await countRows(matching(db, search))
  return { appointments, total }
}

const searchedText = sql`concat_ws(' ', appointments.client_nickname, appointments.nickname_phone,
  appointments.guest_first_name, appointments.guest_last_name, appointments.guest_email, appointments.guest_phone,
  users.first_name, users.last_name, users.email, users.phone, appointments.service_name)`

/** Also matches the customer's own name when the visit was booked under another one. */
function holds(word: string) {
  return sql<boolean>`(${textContains(searchedText)(word)} OR appointments.customer_id IN (
    SELECT customers.id FROM customers LEFT JOIN users owner ON owner.id = customers.user_id
    WHERE coalesce(owner.searched, customers.searched) LIKE ${containsPattern(word)}))`
}

function matching(db: Db, { status, barberId, from, to, search }: AppointmentSearch) {
  let found = selectAppointments(db)
    .$if(status !== undefined, (query) => query.where('appointments.status', '=', status ?? ''))
    .$if(barberId !== undefined, (query) => query.where('appointments.barber_id', '=', barberId ?? ''))
    .$if(from !== undefined, (query) => query.where('appointments.shop_day', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('appointments.shop_day', '<=', to ?? ''))
  for (const condition of searchConditions(search ?? '', holds)) found = found.where(condition)
  return found
}
