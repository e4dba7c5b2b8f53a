import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'

import { nameOf, selectCustomers } from './customer-rows.ts'

type KnownCustomer = { _id: string; name: string }

const most = 5

export async function customerById(db: Db, id: string): Promise<KnownCustomer | null> {
  const row = await selectCustomers(db).where('customers.id', '=', id).executeTakeFirst()
  return row ? { _id: row.id, name: nameOf(row) } : null
}

/** Anyone can type another person's contacts, so the match proves nothing. @param contact the phone in stored form */
export async function customersWithContact(
  db: Db,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<(KnownCustomer & { sharesEmail: boolean; sharesPhone: boolean })[]> {
  const isKeyOf = (kind: string, value: string | null) =>
    sql<boolean>`EXISTS (SELECT FROM customer_keys k
      WHERE k.customer_id = customers.id AND k.kind = ${kind} AND k.value = ${value})`
  const address = email?.toLowerCase() ?? null
  const sharesEmail = sql<boolean>`coalesce(lower(coalesce(users.email, customers.email)) = ${address}
    OR ${isKeyOf('email', address)}, false)`
  const sharesPhone = sql<boolean>`coalesce(coalesce(users.phone, customers.phone) = ${phone}
    OR ${isKeyOf('phone', phone)}, false)`
  const rows = await selectCustomers(db)
    .select([sharesEmail.as('shares_email'), sharesPhone.as('shares_phone')])
    .where(sql<boolean>`(${sharesEmail} OR ${sharesPhone})`)
    .orderBy(sharesEmail, 'desc')
    .orderBy('customers.created_at')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    name: nameOf(row),
    sharesEmail: row.shares_email,
    sharesPhone: row.shares_phone,
  }))
}
