import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import type { RowOf } from '#platform/database/row-of.ts'

import type { CustomerKind } from '../customers.contract.ts'

/** Staff are no customers. */
export function selectCustomers(db: Db) {
  return db
    .selectFrom('customers')
    .leftJoin('users', 'users.id', 'customers.user_id')
    .leftJoin('customer_cards', 'customer_cards.customer_id', 'customers.id')
    .where('customers.forgotten_at', 'is', null)
    .where((eb) => eb.or([eb('users.role', 'is', null), eb('users.role', '=', 'client')]))
    .select(({ fn }) => [
      'customers.id',
      'customers.user_id',
      fn.coalesce('users.first_name', 'customers.first_name').as('first_name'),
      fn.coalesce('users.last_name', 'customers.last_name').as('last_name'),
      fn.coalesce('users.email', 'customers.email').as('email'),
      fn.coalesce('users.phone', 'customers.phone').as('phone'),
      'customer_cards.barred_at',
      'customers.other_names',
    ])
}

/** A customer with the account's name and contacts or, without an account, the latest ones given. */
export type CustomerRow = RowOf<typeof selectCustomers>

/** Normalised text to search in, such as 'elia bernasconi elia@posta.ch +41791234567'. */
export const searchedText = sql<string>`coalesce(users.searched, customers.searched)`

export function nameOf({
  first_name: first,
  last_name: last,
}: Pick<CustomerRow, 'first_name' | 'last_name'>): string {
  return `${first} ${last}`.trim()
}

export function kindOf({ user_id: userId, email }: Pick<CustomerRow, 'user_id' | 'email'>): CustomerKind {
  if (userId !== null) return 'client'
  return email === null ? 'phone' : 'guest'
}
