import { sql } from 'kysely'

import { moveAppointmentsToCustomer } from '#features/appointments/server/appointment-table.ts'
import { lockAppointments } from '#features/appointments/server/lock-appointments.ts'
import { moveHistory } from '#features/audit/server/forget-names.ts'
import { type Actor, recordChange } from '#features/audit/server/record-change.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

import { mergeBars } from './customer-bars.ts'
import { type CustomerRow, nameOf } from './customer-rows.ts'
import { customersError } from './errors.ts'
import { lockCustomers } from './lock-customers.ts'
import { rememberOtherNames } from './other-names.ts'
import { findCustomer } from './similar-customers.ts'

/** @throws AppError 404, 409 for the same row, or when the joined notes are too long */
export async function mergeCustomers(
  platform: Platform,
  actor: Actor,
  id: string,
  otherId: string,
): Promise<void> {
  if (!isId(id)) throw customersError('CUSTOMER_NOT_FOUND')
  const now = platform.clock.now()
  await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    await lockCustomers(db, [id, otherId])
    const target = await findCustomer(db, id)
    if (id === otherId) throw customersError('SAME_CUSTOMER')
    if (await isMerged(db, otherId, id)) return
    const other = await findCustomer(db, otherId)
    await lockAppointments(db, sql`customer_id = ${otherId}`)
    await db
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', otherId)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    await moveAppointmentsToCustomer(db, id, otherId)
    await db.updateTable('orders').set({ customer_id: id }).where('customer_id', '=', otherId).execute()
    await db.updateTable('requests').set({ customer_id: id }).where('customer_id', '=', otherId).execute()
    await db.updateTable('waiting_list').set({ customer_id: id }).where('customer_id', '=', otherId).execute()
    await db
      .updateTable('customer_keys')
      .set({ customer_id: id })
      .where('customer_id', '=', otherId)
      .execute()
    await mergeCards(db, target, other, now)
    await db
      .updateTable('united_customers')
      .set({ customer_id: id })
      .where('customer_id', '=', otherId)
      .execute()
    await db.deleteFrom('customers').where('id', '=', otherId).execute()
    await db.insertInto('united_customers').values({ id: otherId, customer_id: id }).execute()
    await db
      .updateTable('customers')
      .set({
        user_id: target.user_id ?? other.user_id,
        email: target.email ?? other.email,
        phone: target.phone || other.phone,
      })
      .where('id', '=', id)
      .execute()
    await rememberOtherNames(db, [id])
    await moveHistory(db, 'customer', otherId, id)
    await recordChange(transaction, actor, now, {
      entity: 'customer',
      id,
      name: nameOf(target),
      action: 'united',
      before: { name: nameOf(other), email: other.email, phone: other.phone },
      after: { name: nameOf(target), email: target.email, phone: target.phone },
    })
  })
}

async function isMerged(db: Db, id: string, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('united_customers')
    .select('id')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row !== undefined
}

async function mergeCards(db: Db, target: CustomerRow, other: CustomerRow, now: Date): Promise<void> {
  // Stores the names first: the merged row may take the name of the other one's account.
  await sql`UPDATE customer_cards SET notes_for = ${namesInCard(target)} WHERE customer_id = ${target.id}`.execute(
    db,
  )
  await sql`
    INSERT INTO customer_cards (customer_id, notes, notes_for, barred_at, updated_at)
    SELECT ${target.id}, notes, ${namesInCard(other)}, barred_at, ${now} FROM customer_cards WHERE customer_id = ${other.id}
    ON CONFLICT (customer_id) DO UPDATE SET
      notes = concat_ws(E'\n', nullif(customer_cards.notes, ''), nullif(excluded.notes, '')),
      notes_for = customer_cards.notes_for || excluded.notes_for,
      barred_at = coalesce(customer_cards.barred_at, excluded.barred_at),
      updated_at = excluded.updated_at`.execute(db)
  await mergeBars(db, target, other)
  await db.deleteFrom('customer_cards').where('customer_id', '=', other.id).execute()
}

function namesInCard(row: CustomerRow) {
  return sql`CASE WHEN customer_cards.notes = '' THEN '{}' WHEN customer_cards.notes_for = '{}' THEN ${[nameOf(row)]}::text[]
    ELSE customer_cards.notes_for END`
}
