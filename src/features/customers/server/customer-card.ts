import { withAppointment } from '#features/appointments/server/change-appointment.ts'
import { bookingError } from '#features/appointments/server/errors.ts'
import { asStaff, loadAppointment, type StaffCaller } from '#features/appointments/server/load-appointment.ts'
import { recordChange } from '#features/audit/server/record-change.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction, type Transaction } from '#platform/database/transaction.ts'
import { platformError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

import type { CustomerCard } from '../customers.contract.ts'
import {
  canBeBarred,
  readCardOf,
  namesOf,
  personCondition,
  type Person,
  personOfAppointment,
  personOfCustomer,
} from './card-of-customer.ts'
import { barCustomer, unbarCustomer } from './customer-bars.ts'
import { customersError } from './errors.ts'
import { lockCustomerOfAppointment, lockCustomers } from './lock-customers.ts'
import { changedNotesFor } from './notes-for.ts'
import { findCustomer } from './similar-customers.ts'

/** @throws AppError 404 */
export async function readCardOfAppointment(
  { database: { db }, clock }: Platform,
  appointmentId: string,
  caller: StaffCaller,
): Promise<CustomerCard> {
  const { appointment, by } = await loadAppointment(db, appointmentId, caller)
  const { kind } = asStaff(by)
  return await readCardOf(db, personOfAppointment(appointment), {
    seesOrders: kind === 'admin',
    now: clock.now(),
  })
}

/** @throws AppError 404 */
export async function readCard({ database: { db }, clock }: Platform, id: string): Promise<CustomerCard> {
  const person = personOfCustomer(await findCustomer(db, id))
  return await readCardOf(db, person, { seesOrders: true, now: clock.now() })
}

export type CardChange = {
  notes?: string | undefined
  barred?: boolean | undefined
  updatedAt?: string | null | undefined
}

/**
 * Saves the card of the customer of an appointment. All staff may write notes; only admins may bar.
 *
 * @throws AppError 404, 409 when another user has changed the card meanwhile or the customer's account is
 * deleted
 */
export async function saveCardOfAppointment(
  platform: Platform,
  appointmentId: string,
  caller: StaffCaller,
  change: CardChange,
): Promise<CustomerCard> {
  return await withAppointment(
    platform,
    appointmentId,
    caller,
    async ({ transaction, appointment, by, now }) => {
      const staff = asStaff(by)
      if (appointment.isClientDeleted || appointment.forgottenAt !== null) throw bookingError('NOT_EDITABLE')
      return await writeCard(transaction, personOfAppointment(appointment), staff, change, now)
    },
    { lockBefore: (db) => lockCustomerOfAppointment(db, appointmentId) },
  )
}

/** @throws AppError 404, 409 */
export async function saveCard(
  platform: Platform,
  id: string,
  caller: StaffCaller,
  change: CardChange,
): Promise<CustomerCard> {
  const now = platform.clock.now()
  if (!isId(id)) throw customersError('CUSTOMER_NOT_FOUND')
  return await inTransaction(platform, async (transaction) => {
    await lockCustomers(transaction.db, [id])
    const person = personOfCustomer(await findCustomer(transaction.db, id))
    return await writeCard(transaction, person, caller, change, now)
  })
}

async function writeCard(
  transaction: Transaction,
  person: Person,
  by: StaffCaller,
  change: CardChange,
  now: Date,
): Promise<CustomerCard> {
  const { db } = transaction
  const before = await lockCard(db, person, now)
  if (!before.isNew && hasChangedSince(before.updated_at, change.updatedAt)) throw platformError('CONFLICT')
  const notes = change.notes?.trim() ?? before.notes
  const { customer } = await namesOf(db, person)
  const notes_for = changedNotesFor(before, notes, { name: person.name, customer })
  const wasBarred = before.barred_at !== null
  const barred = by.kind === 'admin' && canBeBarred(person) ? (change.barred ?? wasBarred) : wasBarred
  await db
    .updateTable('customer_cards')
    .set({ notes, notes_for, updated_at: now, barred_at: barred ? (before.barred_at ?? now) : null })
    .where(personCondition(person))
    .execute()
  if (barred !== wasBarred) await (barred ? barCustomer(db, person) : unbarCustomer(db, person))
  const entry = {
    entity: 'customer',
    id: person.customerId ?? `nickname:${person.nickname}`,
    name: person.name,
  } as const
  if (barred !== wasBarred) {
    const action = barred ? 'barred' : 'unbarred'
    await recordChange(transaction, by.actor, now, { ...entry, action })
  }
  await recordChange(transaction, by.actor, now, {
    ...entry,
    action: 'updated',
    before: { notes: before.notes },
    after: { notes },
  })
  return await readCardOf(db, person, { seesOrders: by.kind === 'admin', now })
}

/** @param seen null: no card existed; undefined: skip the check */
function hasChangedSince(at: Date, seen: string | null | undefined): boolean {
  if (seen === undefined) return false
  return seen === null || Date.parse(seen) !== at.getTime()
}

async function lockCard(db: Db, person: Person, now: Date) {
  const { customerId: customer_id, nickname } = person
  const { numInsertedOrUpdatedRows: written } = await db
    .insertInto('customer_cards')
    .values({ customer_id, nickname, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  const row = await db
    .selectFrom('customer_cards')
    .selectAll()
    .where(personCondition(person))
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...row, isNew: written === 1n }
}
