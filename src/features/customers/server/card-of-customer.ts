import { sql, type SqlBool } from 'kysely'

import { selectAppointments, fetchAppointments } from '#features/appointments/server/appointment-rows.ts'
import { type Appointment, barberName } from '#features/appointments/server/appointment.ts'
import { nameOfCustomer, emailOf, clientIdOf } from '#features/appointments/server/customer.ts'
import { earnedCentimes } from '#features/appointments/server/earned-centimes.ts'
import { appointmentSql } from '#features/availability/server/occupancy.ts'
import { orderTotalsOf, latestOrdersOf, noOrders } from '#features/orders/server/order-totals.ts'
import type { Db } from '#platform/database/database.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { folded } from '#shared/folded.ts'
import { centimesToChf } from '#shared/money.ts'

import type { CustomerCard, CustomerKind } from '../customers.contract.ts'
import { type CustomerRow, kindOf, nameOf, selectCustomers } from './customer-rows.ts'
import { notesFor } from './notes-for.ts'

const historyLength = 20
const latestOrders = 5

export type Person = {
  customerId: string | null
  nickname: string | null
  userId: string | null
  name: string
  kind: CustomerKind
  email: string | null
  phone: string | null
  /** Set for anonymised appointments, which cannot be linked to others. */
  onlyAppointment: string | null
}

export function personOfCustomer(row: CustomerRow): Person {
  const { id, user_id: userId, email, phone } = row
  const contact = { email, phone: phone || null }
  return {
    customerId: id,
    nickname: null,
    userId,
    name: nameOf(row),
    kind: kindOf(row),
    ...contact,
    onlyAppointment: null,
  }
}

export function personOfAppointment({ id, customer, customerId, forgottenAt }: Appointment): Person {
  const isForgotten = forgottenAt !== null
  const nickname = customer.kind === 'phone' ? customer.nickname : ''
  return {
    customerId,
    nickname: customerId === null ? folded(nickname) : null,
    userId: clientIdOf(customer),
    name: nameOfCustomer(customer),
    kind: customer.kind,
    email: isForgotten ? null : emailOf(customer),
    phone: isForgotten ? null : customer.phone,
    onlyAppointment: isForgotten ? id : null,
  }
}

/** A customer row always has an account, an e-mail or a phone, even if this appointment has none. */
export function canBeBarred({ customerId, onlyAppointment }: Person): boolean {
  return customerId !== null && onlyAppointment === null
}

export type CardReader = { seesOrders: boolean; now: Date }

/** The database computes the sums, since a common nickname such as 'Cliente' may have thousands of appointments. */
export async function readCardOf(
  db: Db,
  person: Person,
  { seesOrders, now }: CardReader,
): Promise<CustomerCard> {
  const card = await db
    .selectFrom('customer_cards')
    .selectAll()
    .where(personCondition(person))
    .executeTakeFirst()
  const all = selectAppointments(db).where(isOfPerson(person))
  const newest = all.orderBy('appointments.starts_at', 'desc')
  const { visits, cancellations, spent } = await sumsOf(all)
  const [last] = await fetchAppointments(newest.where(appointmentSql.visit).limit(1))
  const [ahead] = await fetchAppointments(
    all.where(appointmentSql.ahead(now)).orderBy('appointments.starts_at').limit(1),
  )
  const history = await fetchAppointments(newest.limit(historyLength))
  const names = await namesOf(db, person)
  return {
    customerId: person.onlyAppointment === null ? person.customerId : null,
    name: person.name,
    otherNames: names.all.filter((name) => folded(name) !== folded(person.name)),
    kind: person.kind,
    email: person.email,
    phone: person.phone,
    visits,
    cancellations,
    spent: centimesToChf(spent),
    lastVisit: last ? { date: last.day, service: last.service.name, barber: barberName(last) } : null,
    nextAppointment: ahead
      ? { date: ahead.day, time: minutesToTime(ahead.start), service: ahead.service.name }
      : null,
    bought: seesOrders ? await boughtOf(db, person) : null,
    notes: card?.notes ?? '',
    notesFor: card ? notesFor(card, names.customer) : [],
    barred: card ? card.barred_at !== null : false,
    canBeBarred: canBeBarred(person),
    updatedAt: card?.updated_at.toISOString() ?? null,
    history: history.map((entry) => ({
      _id: entry.id,
      name: nameOfCustomer(entry.customer),
      date: entry.day,
      time: minutesToTime(entry.start),
      service: entry.service.name,
      barber: barberName(entry),
      status: entry.status,
      price: centimesToChf(entry.price),
    })),
  }
}

export async function namesOf(db: Db, { customerId, onlyAppointment, name }: Person) {
  const row =
    customerId === null || onlyAppointment !== null
      ? undefined
      : await selectCustomers(db).where('customers.id', '=', customerId).executeTakeFirst()
  return row
    ? { customer: nameOf(row), all: [nameOf(row), ...row.other_names] }
    : { customer: name, all: [name] }
}

async function boughtOf(db: Db, { customerId, onlyAppointment }: Person): Promise<CustomerCard['bought']> {
  if (customerId === null || onlyAppointment !== null) return null
  const sums = (await orderTotalsOf(db, [customerId])).get(customerId) ?? noOrders
  return { ...sums, latest: await latestOrdersOf(db, customerId, latestOrders) }
}

export function personCondition({ customerId, nickname }: Person) {
  return sql<SqlBool>`(customer_id = ${customerId} OR nickname = ${nickname})`
}

function isOfPerson({ customerId, nickname, onlyAppointment }: Person) {
  if (onlyAppointment !== null) return sql<SqlBool>`appointments.id = ${onlyAppointment}`
  if (customerId !== null) return sql<SqlBool>`appointments.customer_id = ${customerId}`
  return sql<SqlBool>`folded(appointments.client_nickname) = ${nickname} AND appointments.customer_id IS NULL`
}

async function sumsOf(all: ReturnType<typeof selectAppointments>) {
  const { visits, cancellations, spent } = await all
    .clearSelect()
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere(appointmentSql.visit).as('visits'),
      fn.countAll<string>().filterWhere('appointments.status', '=', 'cancelled').as('cancellations'),
      fn.sum<string>(sql.raw(earnedCentimes)).filterWhere(appointmentSql.visit).as('spent'),
    ])
    .executeTakeFirstOrThrow()
  return { visits: Number(visits), cancellations: Number(cancellations), spent: Number(spent ?? 0) }
}
