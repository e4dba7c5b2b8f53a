import { sql } from 'kysely'

import { recordChange } from '#features/audit/server/public.ts'
import type { Db } from '#platform/database/database.ts'
import { platformError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { centimesToChf } from '#shared/money.ts'

import type { CustomerCard } from '../staff.contract.ts'
import { type AppointmentRow, selectAppointments, statusOf } from './appointment-rows.ts'
import { changeAppointment } from './change-appointment.ts'
import { bookingError } from './errors.ts'
import { nameOfCustomer } from './booking-messages.ts'
import { asStaff, loadAppointment, type StaffCaller } from './load-appointment.ts'

const historyLength = 20

/** Everything the shop knows of whoever this appointment is for. @throws AppError 404 */
export async function readCustomerCard(
  { database: { db }, clock }: Platform,
  appointmentId: string,
  caller: StaffCaller,
): Promise<CustomerCard> {
  const { row, by } = await loadAppointment(db, appointmentId, caller)
  asStaff(by)
  return await cardOf(db, row, clock.now())
}

export type CardChange = {
  notes?: string | undefined
  barred?: boolean | undefined
  updatedAt?: string | null | undefined
}

/**
 * Notes are for all who work here; barring from online booking is an admin's.
 * @throws AppError 404, 409 when somebody else has changed the card since, or the customer's account is gone
 */
export async function saveCustomerCard(
  platform: Platform,
  appointmentId: string,
  caller: StaffCaller,
  change: CardChange,
): Promise<CustomerCard> {
  const now = platform.clock.now()
  return await changeAppointment(platform, appointmentId, caller, async ({ db }, loaded) => {
    const { row } = loaded
    const by = asStaff(loaded.by)
    if (row.client_deleted_at !== null) throw bookingError('NOT_EDITABLE')
    const customer = keyOf(row)
    const { numInsertedOrUpdatedRows: written } = await db
      .insertInto('customer_cards')
      .values({ customer, updated_at: now })
      .onConflict((conflict) => conflict.column('customer').doNothing())
      .executeTakeFirst()
    const before = await db
      .selectFrom('customer_cards')
      .selectAll()
      .where('customer', '=', customer)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const seen = change.updatedAt ? Date.parse(change.updatedAt) : undefined
    const isNew = written === 1n
    if (!isNew && seen !== undefined && seen !== before.updated_at.getTime()) throw platformError('CONFLICT')
    const notes = change.notes?.trim() ?? before.notes
    const wasBarred = before.barred_at !== null
    const barred = by.kind === 'admin' && canBeBarred(row) ? (change.barred ?? wasBarred) : wasBarred
    await db
      .updateTable('customer_cards')
      .set({ notes, updated_at: now, ...(barred === wasBarred ? {} : barOf(row, barred, now)) })
      .where('customer', '=', customer)
      .execute()
    const name = nameOfCustomer(row)
    if (barred !== wasBarred) {
      const action = barred ? 'barred' : 'unbarred'
      await recordChange(db, by.actor, now, { entity: 'customer', id: customer, name, action })
    }
    await recordChange(db, by.actor, now, {
      entity: 'customer',
      id: customer,
      name,
      action: 'updated',
      before: { notes: before.notes },
      after: { notes },
    })
    return await cardOf(db, row, now)
  })
}

function barOf(row: AppointmentRow, barred: boolean, since: Date) {
  if (!barred) return { barred_at: null, barred_client_id: null, barred_email: null, barred_phone: null }
  return {
    barred_at: since,
    barred_client_id: row.client_id,
    barred_email: emailOf(row)?.toLowerCase() ?? null,
    barred_phone: phoneOf(row),
  }
}

/** Who it is: an account, a guest's address, a number, or only a name. */
function keyOf(row: AppointmentRow): string {
  if (row.client_id !== null) return `client:${row.client_id}`
  if (row.guest_email !== null) return `guest:${row.guest_email.toLowerCase()}`
  if (row.caller_phone !== null) return `phone:${row.caller_phone}`
  return `nickname:${(row.client_nickname ?? '').toLowerCase()}`
}

function appointmentsOfCustomer(db: Db, row: AppointmentRow) {
  const query = selectAppointments(db)
  if (row.client_id !== null) return query.where('appointments.client_id', '=', row.client_id)
  if (row.guest_email !== null) return query.where('appointments.guest_email', '=', row.guest_email)
  if (row.caller_phone !== null) return query.where('appointments.caller_phone', '=', row.caller_phone)
  const nickname = (row.client_nickname ?? '').toLowerCase()
  return query
    .where(sql<boolean>`lower(appointments.client_nickname) = ${nickname}`)
    .where('appointments.caller_phone', 'is', null)
}

const emailOf = (row: AppointmentRow) => row.client_email ?? row.guest_email
const phoneOf = (row: AppointmentRow) => row.client_phone ?? row.guest_phone ?? row.caller_phone
const canBeBarred = (row: AppointmentRow) => emailOf(row) !== null || phoneOf(row) !== null

async function cardOf(db: Db, row: AppointmentRow, now: Date): Promise<CustomerCard> {
  const card = await db
    .selectFrom('customer_cards')
    .selectAll()
    .where('customer', '=', keyOf(row))
    .executeTakeFirst()
  const all = await appointmentsOfCustomer(db, row).orderBy('appointments.starts_at', 'desc').execute()
  const completed = all.filter(({ status }) => status === 'completed')
  const ahead = all.findLast(({ status, starts_at: start }) => start > now && status !== 'cancelled')
  const [last] = completed
  return {
    name: nameOfCustomer(row),
    kind: row.client_id !== null ? 'client' : row.guest_email !== null ? 'guest' : 'phone',
    email: emailOf(row),
    phone: phoneOf(row),
    visits: completed.length,
    cancellations: all.filter(({ status }) => status === 'cancelled').length,
    spent: centimesToChf(completed.reduce((sum, { price_centimes: price }) => sum + price, 0)),
    lastVisit: last ? { date: last.shop_day, service: last.service_name, barber: barberOf(last) } : null,
    nextAppointment: ahead
      ? { date: ahead.shop_day, time: minutesToTime(ahead.start_minute), service: ahead.service_name }
      : null,
    notes: card?.notes ?? '',
    barred: card ? card.barred_at !== null : false,
    canBeBarred: canBeBarred(row),
    updatedAt: card?.updated_at.toISOString() ?? null,
    history: all.slice(0, historyLength).map((entry) => ({
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

function barberOf(row: AppointmentRow): string {
  return `${row.barber_first_name} ${row.barber_last_name}`
}
