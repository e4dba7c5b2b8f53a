import { type RawBuilder, sql, type SqlBool } from 'kysely'

import type { AccountTrace, LeavingAccount } from '#features/accounts/server/account-trace.ts'
import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { moveAppointmentsOfAccount } from '#features/appointments/server/appointment-table.ts'
import { forgetNames } from '#features/audit/server/forget-names.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { newId } from '#platform/uuid.ts'

import { lockCustomerOfAccount, lockCustomersOfLeaving } from './lock-customers.ts'
import { forgetNamesInNotes, forgetUnusedNames, rememberOtherNames } from './other-names.ts'
import { remainingGuest } from './remaining-guest.ts'

/**
 * Deletes the data of customers without an account whose appointments and orders are all anonymised. Bars
 * stay.
 */
export async function forgetCustomers(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  await inTransaction(platform, async ({ db }) => {
    await forget(
      db,
      sql<SqlBool>`user_id IS NULL AND forgotten_at IS NULL AND NOT EXISTS
        (SELECT FROM appointments a WHERE a.customer_id = customers.id AND a.forgotten_at IS NULL)
        AND NOT EXISTS (SELECT FROM orders o WHERE o.customer_id = customers.id AND o.forgotten_at IS NULL)`,
      now,
    )
    const { rows } = await sql<{ nickname: string }>`
      DELETE FROM customer_cards c WHERE nickname IS NOT NULL AND NOT EXISTS
        (SELECT FROM appointments WHERE customer_id IS NULL AND forgotten_at IS NULL AND folded(client_nickname) = c.nickname)
      RETURNING nickname`.execute(db)
    const { forgottenCustomer } = appointmentsTexts
    await forgetNames(
      db,
      'customer',
      rows.map(({ nickname }) => `nickname:${nickname}`),
      { name: forgottenCustomer, id: forgottenCustomer },
    )
  })
  await inTransaction(platform, ({ db }) => forgetUnusedNames(db, now))
}

/**
 * Removes an account's data. The row stays for others who share it: a merged second account, or a guest who
 * need not be the same person.
 */
async function forgetAccount(db: Db, { id: userId, provenEmail }: LeavingAccount, now: Date): Promise<void> {
  const customer = await lockCustomerOfAccount(db, userId)
  if (!customer) return
  await retainBarredAddress(db, customer.id, userId)
  const heir = (await otherAccount(db, customer.id, userId)) ?? (await remainingGuest(db, customer.id))
  if (!heir) return await forget(db, sql<SqlBool>`id = ${customer.id}`, now)
  // The account's e-mail is unproven and may belong to the earlier guest, so the guest's notes stay.
  const isOfGuest = provenEmail === null && (await existedBefore(db, customer.id, userId))
  await db.updateTable('customers').set(heir).where('id', '=', customer.id).execute()
  await moveToNamelessCustomer(db, { userId, customerId: customer.id }, now)
  await rememberOtherNames(db, [customer.id])
  await forgetNamesInNotes(db, [customer.id], now)
  await removeAddress(db, userId)
  if (heir.user_id === null && !isOfGuest) await removeCards(db, [customer.id])
  await forgetNames(db, 'customer', [customer.id], { name: appointmentsTexts.forgottenCustomer })
}

export const customerOfAccount: AccountTrace = {
  async lockRows({ db }, account) {
    await lockCustomersOfLeaving(db, account)
    const customer = await lockCustomerOfAccount(db, account.id)
    // Keys come before the products of orders; the deletion takes superfluous ones away again.
    if (customer) await keepAddresses(db, customer.id, account.id)
  },
  forget: (_platform, { db }, account, { now }) => forgetAccount(db, account, now),
}

async function existedBefore(db: Db, customerId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .select('customers.id')
    .where('customers.id', '=', customerId)
    .whereRef('customers.created_at', '<', 'users.created_at')
    .executeTakeFirst()
  return row !== undefined
}

/** Moves the account's appointments and orders to a row of their own without a name. */
async function moveToNamelessCustomer(
  db: Db,
  { userId, customerId }: { userId: string; customerId: string },
  now: Date,
): Promise<void> {
  const id = newId()
  await db
    .insertInto('customers')
    .values({ id, user_id: userId, first_name: '', forgotten_at: now, created_at: now })
    .execute()
  await db
    .updateTable('customer_keys')
    .set({ customer_id: id })
    .where('kind', '=', 'account')
    .where('value', '=', userId)
    .execute()
  await moveAppointmentsOfAccount(db, id, { userId, formerId: customerId, now })
  // Guest orders of the same person were anonymised earlier in this transaction and move too.
  await sql`UPDATE orders SET customer_id = ${id} WHERE user_id = ${userId}
    OR (customer_id = ${customerId} AND user_id IS NULL AND forgotten_at = ${now})`.execute(db)
}

/** Adds the account's e-mail as a key of a barred row, so that a later booking with it is recognised. */
async function retainBarredAddress(db: Db, customerId: string, userId: string): Promise<void> {
  await sql`INSERT INTO customer_keys (kind, value, customer_id)
    SELECT 'email', lower(u.email), c.customer_id FROM users u, customer_cards c
    WHERE u.id = ${userId} AND c.customer_id = ${customerId} AND c.barred_at IS NOT NULL
    ON CONFLICT DO NOTHING`.execute(db)
}

/** Adds guests' e-mails as keys: while the account had the same one, its key was enough to find the row. */
async function keepAddresses(db: Db, customerId: string, userId: string): Promise<void> {
  await sql`INSERT INTO customer_keys (kind, value, customer_id)
    SELECT DISTINCT 'email', lower(v.email), ${customerId}::uuid FROM visitors_of(${customerId}::uuid) v
    WHERE NOT v.is_of_account AND v.email IS NOT NULL AND NOT EXISTS
      (SELECT FROM users u WHERE lower(u.email) = lower(v.email) AND u.id <> ${userId} AND u.deleted_at IS NULL)
    ON CONFLICT DO NOTHING`.execute(db)
}

/** Removes the account's e-mail as a key, unless a guest uses it or the row is barred. */
async function removeAddress(db: Db, userId: string): Promise<void> {
  await sql`DELETE FROM customer_keys k USING users u
    WHERE u.id = ${userId} AND k.kind = 'email' AND k.value = lower(u.email)
      AND NOT EXISTS (SELECT FROM appointments a WHERE a.guest_email = k.value AND a.forgotten_at IS NULL)
      AND NOT EXISTS (SELECT FROM orders o WHERE lower(o.email) = k.value AND o.user_id IS NULL AND o.forgotten_at IS NULL)
      AND NOT EXISTS (SELECT FROM customer_cards c WHERE c.customer_id = k.customer_id AND c.barred_at IS NOT NULL)`.execute(
    db,
  )
}

async function otherAccount(db: Db, customerId: string, userId: string) {
  return await db
    .selectFrom('customer_keys')
    .innerJoin('users', (join) => join.on(sql<SqlBool>`users.id::text = customer_keys.value`))
    .select(['users.id as user_id', 'users.first_name', 'users.last_name', 'users.email', 'users.phone'])
    .where('kind', '=', 'account')
    .where('customer_id', '=', customerId)
    .where('users.id', '<>', userId)
    .where('users.deleted_at', 'is', null)
    .orderBy('users.created_at')
    .executeTakeFirst()
}

/** Anonymises customers. The rows stay, so that old appointments still count as one person's. */
async function forget(db: Db, condition: RawBuilder<SqlBool>, now: Date): Promise<void> {
  // Waits for concurrent bookings and checks the condition again.
  await db.selectFrom('customers').select('id').where(condition).orderBy('id').forUpdate().execute()
  const rows = await db
    .updateTable('customers')
    .set({ first_name: '', last_name: '', other_names: [], email: null, phone: null, forgotten_at: now })
    .where(condition)
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  await removeCards(db, ids)
  await sql`DELETE FROM customer_keys k WHERE customer_id = ANY(${ids}::uuid[]) AND kind <> 'account'
    AND NOT EXISTS (SELECT FROM customer_cards c WHERE c.customer_id = k.customer_id)`.execute(db)
  await forgetNames(db, 'customer', ids, { name: appointmentsTexts.forgottenCustomer })
}

/** Deletes the notes. A bar by e-mail or phone stays, so that a new account does not lift it. */
async function removeCards(db: Db, ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM customer_cards WHERE customer_id = ANY(${ids}::uuid[])
    AND (barred_at IS NULL OR NOT EXISTS
      (SELECT FROM customer_bars b WHERE b.customer_id = customer_cards.customer_id AND b.kind <> 'account'))`.execute(
    db,
  )
  await sql`UPDATE customer_cards SET notes = '', notes_for = '{}' WHERE customer_id = ANY(${ids}::uuid[])`.execute(
    db,
  )
}
