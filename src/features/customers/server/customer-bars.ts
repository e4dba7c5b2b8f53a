import type { Db } from '#platform/database/database.ts'

import type { Person } from './card-of-customer.ts'
import { type CustomerRow, selectCustomers } from './customer-rows.ts'

type KnownKeys = { userId: string | null; email: string | null; phone: string | null }

/** Bars a customer by every known key, taking those missing in the appointment from the customer's row. */
export async function barCustomer(db: Db, person: Person): Promise<void> {
  const { customerId, userId, email, phone } = person
  if (customerId === null) return
  const row = await selectCustomers(db).where('customers.id', '=', customerId).executeTakeFirst()
  await addBars(db, customerId, {
    userId: userId ?? row?.user_id ?? null,
    email: email ?? row?.email ?? null,
    phone: phone || row?.phone || null,
  })
}

export async function unbarCustomer(db: Db, { customerId }: Person): Promise<void> {
  await db.deleteFrom('customer_bars').where('customer_id', '=', customerId).execute()
}

/**
 * Bars the merged customer by the keys of both rows, even if only one was barred. The caller deletes the card
 * of `other` afterwards.
 */
export async function mergeBars(db: Db, target: CustomerRow, other: CustomerRow): Promise<void> {
  const card = await db
    .selectFrom('customer_cards')
    .select('barred_at')
    .where('customer_id', '=', target.id)
    .executeTakeFirst()
  if (!card || card.barred_at === null) return
  const ofOther = await db
    .selectFrom('customer_bars')
    .select(['kind', 'value'])
    .where('customer_id', '=', other.id)
    .execute()
  await writeBars(db, target.id, ofOther)
  for (const { user_id: userId, email, phone } of [target, other])
    await addBars(db, target.id, { userId, email, phone })
}

async function addBars(db: Db, customerId: string, { userId, email, phone }: KnownKeys): Promise<void> {
  const keys = [
    { kind: 'account', value: userId },
    { kind: 'email', value: email?.toLowerCase() },
    { kind: 'phone', value: phone },
  ]
  await writeBars(
    db,
    customerId,
    keys.flatMap(({ kind, value }) => (value ? [{ kind, value }] : [])),
  )
}

async function writeBars(
  db: Db,
  customerId: string,
  keys: readonly { kind: string; value: string }[],
): Promise<void> {
  if (keys.length === 0) return
  await db
    .insertInto('customer_bars')
    .values(keys.map((key) => ({ ...key, customer_id: customerId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
