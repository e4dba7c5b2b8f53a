import { sql } from 'kysely'

import { countRows, onPage } from '#platform/database/pages.ts'
import { containsPattern, searchConditions } from '#platform/database/search-pattern.ts'
import type { Platform } from '#platform/platform.ts'
import { pageOf } from '#shared/contracts/pagination.ts'

import type { UserColumn, UsersAnswer, UsersQuery } from '../../admin-users.contract.ts'
import { presentAdminUser, selectUsers } from './user-rows.ts'

/** Italian collation; the database's own order compares bytes. */
const byPeople = sql`COLLATE "it-x-icu"`
const orders = {
  name: [sql`users.first_name ${byPeople}`, sql`users.last_name ${byPeople}`],
  email: [sql`users.email ${byPeople}`],
  phone: [sql`users.phone`],
  role: [sql`users.role`],
  createdAt: [sql`users.created_at`],
} satisfies Record<UserColumn, unknown>

export async function findUsers({ database }: Platform, query: UsersQuery): Promise<UsersAnswer> {
  const { search, role, sort, page, limit } = query
  let matching = selectUsers(database.db)
  if (role) matching = matching.where('users.role', '=', role)
  const holds = (word: string) => sql<boolean>`users.searched LIKE ${containsPattern(word)}`
  for (const condition of searchConditions(search ?? '', holds)) matching = matching.where(condition)
  const total = await countRows(matching)
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  let ordered = matching
  for (const column of orders[columnOf(sort)]) ordered = ordered.orderBy(column, direction)
  const rows = await ordered.orderBy('users.id').$call(onPage({ page, limit })).execute()
  return pageOf(rows.map(presentAdminUser), total, { page, limit })
}

function columnOf(sort: UsersQuery['sort']): UserColumn {
  switch (sort) {
    case '-name':
      return 'name'
    case '-email':
      return 'email'
    case '-phone':
      return 'phone'
    case '-role':
      return 'role'
    case '-createdAt':
      return 'createdAt'
    default:
      return sort
  }
}
