import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

import type { Customer } from '../customers.contract.ts'
import { type CustomerRow, selectCustomers } from './customer-rows.ts'
import { customersError } from './errors.ts'
import { withVisits } from './find-customers.ts'

const most = 10

/** @throws AppError 404 */
export async function similarCustomers(
  { database: { db }, clock }: Platform,
  id: string,
): Promise<Customer[]> {
  const { email, phone } = await findCustomer(db, id)
  const rows = await selectCustomers(db)
    .where('customers.id', '<>', id)
    .where(
      sql<boolean>`(lower(coalesce(users.email, customers.email)) = ${email?.toLowerCase() ?? null}
        OR coalesce(users.phone, customers.phone) = ${phone || null})`,
    )
    .orderBy('customers.created_at')
    .limit(most)
    .execute()
  return await withVisits(db, rows, clock.now())
}

/** @throws AppError 404 */
export async function findCustomer(db: Db, id: string): Promise<CustomerRow> {
  if (!isId(id)) throw customersError('CUSTOMER_NOT_FOUND')
  const row = await selectCustomers(db).where('customers.id', '=', id).executeTakeFirst()
  if (!row) throw customersError('CUSTOMER_NOT_FOUND')
  return row
}
