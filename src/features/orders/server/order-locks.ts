import { sql } from 'kysely'

import { requireAccount } from '#features/accounts/server/require-account.ts'
import { OutdatedRead } from '#platform/database/constraint-errors.ts'
import type { Db } from '#platform/database/database.ts'
import { lockKey } from '#platform/database/transaction.ts'

import type { Buyer } from './buyer.ts'

/** Locks against the deletion of the account or the guest's data during an order. */
export function buyerLocks({ userId, email }: Pick<Buyer, 'userId' | 'email'>): number[] {
  return [...(userId === null ? [] : [accountLock(userId)]), addressLock(email)]
}

export function accountLock(userId: string): number {
  return lockKey(`orders of ${userId}`)
}

export function addressLock(email: string): number {
  return lockKey(`orders of ${email.toLowerCase()}`)
}

/**
 * Finds or creates the customer row and locks it: customers come before products in the lock order
 * (docs/decisions/0011).
 * @throws AppError 401 when the account is deleted
 */
export async function requireOrderCustomer(
  db: Db,
  { userId, name, email, phone }: Buyer,
  now: Date,
): Promise<string> {
  if (userId !== null) await requireAccount(db, userId)
  const [firstName = '', ...rest] = name.split(' ')
  const { rows } = await sql<{ id: string }>`
    SELECT customer_of(${userId}::uuid, ${email}, NULL, ${firstName}, ${rest.join(' ')}, ${phone}, ${now}::timestamptz) AS id`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('customer_of returned no row')
  // A concurrent merge of two customers may delete the row.
  const customer = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', row.id)
    .forKeyShare()
    .executeTakeFirst()
  if (!customer) throw new OutdatedRead('The customer has just been united with another one')
  return row.id
}
