import { sql } from 'kysely'

import {
  type AppointmentRow,
  selectAppointments,
  statusOf,
  nameOfCustomer,
} from '#features/appointments/server/public.ts'
import { appointmentIs } from '#features/availability/server/public.ts'
import type { Db } from '#platform/database/database.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { folded } from '#shared/folded.ts'
import { centimesToChf } from '#shared/money.ts'

import type { CustomerCard } from '../customers.contract.ts'

const historyLength = 20

/** Who it is: an account, a guest's address, a number, or only a name. */
export function keyOf(row: AppointmentRow): string {
  if (row.client_id !== null) return `client:${row.client_id}`
  if (row.guest_email !== null) return `guest:${row.guest_email.toLowerCase()}`
  if (row.caller_phone !== null) return `phone:${row.caller_phone}`
  return `nickname:${folded(row.client_nickname ?? '')}`
}

function appointmentsOfCustomer(db: Db, row: AppointmentRow) {
  const query = selectAppointments(db)
  // Nobody knows who else it was.
  if (row.forgotten_at !== null) return query.where('appointments.id', '=', row.id)
  if (row.client_id !== null) return query.where('appointments.client_id', '=', row.client_id)
  if (row.guest_email !== null) return query.where('appointments.guest_email', '=', row.guest_email)
  if (row.caller_phone !== null) return query.where('appointments.caller_phone', '=', row.caller_phone)
  return query
    .where(sql<boolean>`folded(appointments.client_nickname) = ${folded(row.client_nickname ?? '')}`)
    .where('appointments.caller_phone', 'is', null)
}

export const emailOf = (row: AppointmentRow) =>
  row.forgotten_at === null ? (row.client_email ?? row.guest_email) : null
export const phoneOf = (row: AppointmentRow) =>
  row.forgotten_at === null ? (row.client_phone ?? row.guest_phone ?? row.caller_phone) : null
export const canBeBarred = (row: AppointmentRow) => emailOf(row) !== null || phoneOf(row) !== null

/** Counted by the database: whoever is only called 'Cliente' may have thousands of visits. */
export async function cardOf(db: Db, row: AppointmentRow, now: Date): Promise<CustomerCard> {
  const card = await db
    .selectFrom('customer_cards')
    .selectAll()
    .where('customer', '=', keyOf(row))
    .executeTakeFirst()
  const all = appointmentsOfCustomer(db, row)
  const newest = all.orderBy('appointments.starts_at', 'desc')
  const { visits, cancellations, spent } = await sumsOf(all)
  const last = await newest.where('appointments.status', '=', 'completed').limit(1).executeTakeFirst()
  const ahead = await all
    .where(appointmentIs.counted)
    .where('appointments.starts_at', '>', now)
    .orderBy('appointments.starts_at')
    .limit(1)
    .executeTakeFirst()
  const history = await newest.limit(historyLength).execute()
  return {
    name: nameOfCustomer(row),
    kind: row.client_id !== null ? 'client' : row.guest_email !== null ? 'guest' : 'phone',
    email: emailOf(row),
    phone: phoneOf(row),
    visits,
    cancellations,
    spent: centimesToChf(spent),
    lastVisit: last ? { date: last.shop_day, service: last.service_name, barber: barberOf(last) } : null,
    nextAppointment: ahead
      ? { date: ahead.shop_day, time: minutesToTime(ahead.start_minute), service: ahead.service_name }
      : null,
    notes: card?.notes ?? '',
    barred: card ? card.barred_at !== null : false,
    canBeBarred: canBeBarred(row),
    updatedAt: card?.updated_at.toISOString() ?? null,
    history: history.map((entry) => ({
      _id: entry.id,
      date: entry.shop_day,
      time: minutesToTime(entry.start_minute),
      service: entry.service_name,
      barber: barberOf(entry),
      status: statusOf(entry),
      price: centimesToChf(entry.price_centimes),
    })),
  }
}

async function sumsOf(all: ReturnType<typeof appointmentsOfCustomer>) {
  const { visits, cancellations, spent } = await all
    .clearSelect()
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('appointments.status', '=', 'completed').as('visits'),
      fn.countAll<string>().filterWhere('appointments.status', '=', 'cancelled').as('cancellations'),
      fn.sum<string>('price_centimes').filterWhere('appointments.status', '=', 'completed').as('spent'),
    ])
    .executeTakeFirstOrThrow()
  return { visits: Number(visits), cancellations: Number(cancellations), spent: Number(spent ?? 0) }
}

function barberOf(row: AppointmentRow): string {
  return `${row.barber_first_name} ${row.barber_last_name}`
}
