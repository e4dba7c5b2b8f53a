import { sql, type SqlBool } from 'kysely'

import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { forgetNames } from '#features/audit/server/forget-names.ts'
import type { Db } from '#platform/database/database.ts'
import { anyOf } from '#platform/database/pages.ts'

import { lockCustomers } from './lock-customers.ts'
import { remainingGuest } from './remaining-guest.ts'

export async function rememberOtherNames(db: Db, ids: readonly string[]): Promise<void> {
  await sql`UPDATE customers SET other_names = other_names_of(id)
    WHERE id = ANY(${ids}::uuid[]) AND other_names IS DISTINCT FROM other_names_of(id)`.execute(db)
}

/**
 * Drops names that no appointment, order or account has any more. If a customer's own name goes, the first
 * remaining guest's replaces it. A note is deleted with the last person whom it is about.
 */
export async function forgetUnusedNames(db: Db, now: Date): Promise<void> {
  const isGone = sql<boolean>`(is_own_name_gone(customers.id)
    OR EXISTS (SELECT FROM unnest(other_names) AS other
      WHERE NOT EXISTS (SELECT FROM visitors_of(customers.id) v WHERE are_alike(v.name, other)))
    OR coalesce(notes_for <> names_kept_in_notes(customers.id, notes_for), false))`
  const found = await db
    .selectFrom('customers')
    .leftJoin('customer_cards', 'customer_cards.customer_id', 'customers.id')
    .select(['customers.id', isGone.as('is_gone')])
    .where(sql<SqlBool>`(other_names <> '{}' OR notes_for <> '{}')`)
    .where(sql<SqlBool>`(other_names <> other_names_of(customers.id) OR ${isGone})`)
    .execute()
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return
  // A concurrent booking may add a name.
  await lockCustomers(db, ids)
  // Runs before the own name changes, since older notes refer to it.
  await forgetNamesInNotes(db, ids, now)
  const renamed = await db
    .selectFrom('customers')
    .select(['id', 'user_id'])
    .where('id', '=', anyOf(ids))
    .where(sql<SqlBool>`is_own_name_gone(id)`)
    .execute()
  for (const { id, user_id: userId } of renamed) {
    const name = userId === null ? await remainingGuest(db, id) : await accountOf(db, userId)
    if (name) await db.updateTable('customers').set(name).where('id', '=', id).execute()
  }
  await rememberOtherNames(db, ids)
  // If only the order of the names has changed, the audit log keeps them.
  const emptyIds = found.flatMap(({ id, is_gone: isOne }) => (isOne ? [id] : []))
  await forgetNames(db, 'customer', emptyIds, { name: appointmentsTexts.forgottenCustomer })
}

export async function forgetNamesInNotes(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await sql`UPDATE customer_cards c SET notes_for = left_over.names, updated_at = ${now},
      notes = CASE WHEN left_over.names = '{}' THEN '' ELSE notes END
    FROM unnest(${ids}::uuid[]) AS meant (id), names_kept_in_notes(meant.id,
      (SELECT notes_for FROM customer_cards WHERE customer_id = meant.id)) AS left_over (names)
    WHERE c.customer_id = meant.id AND c.notes_for <> '{}' AND c.notes_for <> left_over.names`.execute(db)
}

async function accountOf(db: Db, userId: string) {
  return await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirst()
}
