import { type RawBuilder, sql, type SqlBool } from 'kysely'

import type { AccountTrace, LeavingAccount } from '#features/accounts/server/public.ts'
import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { giveAccountsAppointments } from '#features/appointments/server/public.ts'
import { forgetNames } from '#features/audit/server/public.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { newId } from '#platform/uuid.ts'

import { lockCustomerOfAccount } from './lock-customers.ts'
import { forgetNamesInNotes, forgetUnborneNames, rememberOtherNames } from './other-names.ts'
import { remainingGuest } from './remaining-guest.ts'

/** Who was forgotten in the books, and has no account, is forgotten here. Who is barred stays barred. */
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
  await inTransaction(platform, ({ db }) => forgetUnborneNames(db, now))
}

/**
 * The row stays with whoever else is known by it: another account that was united
 * with it, or a guest who has not proven to be the same person.
 */
async function forgetAccount(db: Db, { id: userId, provenEmail }: LeavingAccount, now: Date): Promise<void> {
  const customer = await lockCustomerOfAccount(db, userId)
  if (!customer) return
  await keepBarredAddress(db, customer.id, userId)
  const heir = (await otherAccount(db, customer.id, userId)) ?? (await remainingGuest(db, customer.id))
  if (!heir) return await forget(db, sql<SqlBool>`id = ${customer.id}`, now)
  // Anybody may register with a guest's address: what was noted of the guest before is not theirs to take away.
  const isOfGuest = provenEmail === null && (await wasThereBefore(db, customer.id, userId))
  await db.updateTable('customers').set(heir).where('id', '=', customer.id).execute()
  await leaveAlone(db, { userId, customerId: customer.id }, now)
  await rememberOtherNames(db, [customer.id])
  await forgetNamesInNotes(db, [customer.id], now)
  await removeAddress(db, userId)
  if (heir.user_id === null && !isOfGuest) await removeCards(db, [customer.id])
  await forgetNames(db, 'customer', [customer.id], { name: appointmentsTexts.forgottenCustomer })
}

export const customerOfAccount: AccountTrace = {
  async lockRows({ db }, { id }) {
    await lockCustomerOfAccount(db, id)
  },
  forget: (_platform, { db }, account, { now }) => forgetAccount(db, account, now),
}

/** Whether the shop knew the customer before there was the account. */
async function wasThereBefore(db: Db, customerId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .select('customers.id')
    .where('customers.id', '=', customerId)
    .whereRef('customers.created_at', '<', 'users.created_at')
    .executeTakeFirst()
  return row !== undefined
}

/** The account's own visits and orders go to a row without a name. */
async function leaveAlone(
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
  await giveAccountsAppointments(db, id, { userId, formerId: customerId, now })
  // Those of the same person as a guest have just been forgotten.
  await sql`UPDATE orders SET customer_id = ${id} WHERE user_id = ${userId}
    OR (customer_id = ${customerId} AND user_id IS NULL AND forgotten_at = ${now})`.execute(db)
}

/** A bar that was another row's bears that one's address; who comes again with the account's is known by it, too. */
async function keepBarredAddress(db: Db, customerId: string, userId: string): Promise<void> {
  await sql`INSERT INTO customer_keys (kind, value, customer_id)
    SELECT 'email', lower(u.email), c.customer_id FROM users u, customer_cards c
    WHERE u.id = ${userId} AND c.customer_id = ${customerId} AND c.barred_at IS NOT NULL
    ON CONFLICT DO NOTHING`.execute(db)
}

/** The row is known by the account's address no more, unless a guest of that address stays or is barred. */
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

/** The rows stay, so that visits of long ago still count as those of one person. */
async function forget(db: Db, isMeant: RawBuilder<SqlBool>, now: Date): Promise<void> {
  // Waits for whoever books for one of them in this moment, and looks again.
  await db.selectFrom('customers').select('id').where(isMeant).orderBy('id').forUpdate().execute()
  const rows = await db
    .updateTable('customers')
    .set({ first_name: '', last_name: '', other_names: [], email: null, phone: null, forgotten_at: now })
    .where(isMeant)
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  await removeCards(db, ids)
  await sql`DELETE FROM customer_keys k WHERE customer_id = ANY(${ids}::uuid[]) AND kind <> 'account'
    AND NOT EXISTS (SELECT FROM customer_cards c WHERE c.customer_id = k.customer_id)`.execute(db)
  await forgetNames(db, 'customer', ids, { name: appointmentsTexts.forgottenCustomer })
}

/** What was noted goes. A bar stays with the address and the number: another account must not lift it. */
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
