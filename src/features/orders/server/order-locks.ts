import { sql } from 'kysely'

import { requireAccount } from '#features/accounts/server/public.ts'
import { OutdatedRead } from '#platform/database/constraint-errors.ts'
import type { Db } from '#platform/database/database.ts'
import { lockKey } from '#platform/database/transaction.ts'

/** Whoever orders. `userId` is null of a guest. */
export type Buyer = {
  userId: string | null
  name: string
  email: string
  phone: string
  address: string
  postalCode: string
  city: string
}

/** Whoever orders and whoever deletes the account wait for each other. */
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
 * The shop's row of this person, locked where it changes: customers stand before products in the order of locks
 * (docs/decisions/0011).
 * @throws AppError 401 when the account is gone by now
 */
export async function customerOf(db: Db, { userId, name, email, phone }: Buyer, now: Date): Promise<string> {
  if (userId !== null) await requireAccount(db, userId)
  const [firstName = '', ...rest] = name.split(' ')
  const { rows } = await sql<{ id: string }>`
    SELECT customer_of(${userId}::uuid, ${email}, NULL, ${firstName}, ${rest.join(' ')}, ${phone}, ${now}::timestamptz) AS id`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('Whoever has an address has a row')
  // Whoever unites two in this moment takes one of them away.
  const kept = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', row.id)
    .forKeyShare()
    .executeTakeFirst()
  if (!kept) throw new OutdatedRead('The customer has just been united with another one')
  return row.id
}
