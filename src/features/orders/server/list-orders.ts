import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import { countRows, newestFirst, newestOf, onPage } from '#platform/database/pages.ts'
import { containsPattern, searchConditions } from '#platform/database/search-pattern.ts'
import type { Platform } from '#platform/platform.ts'
import type { Role } from '#shared/contracts/access.ts'
import { type Page, pageOf } from '#shared/contracts/pagination.ts'
import { isId } from '#shared/ids.ts'

import type { AdminOrdersQuery, Order, OwnOrdersQuery } from '../orders.contract.ts'
import { orderStatuses, isOpenOrder } from '../orders.rules.ts'
import { orderError } from './errors.ts'
import { findOrder, orderRow, selectOrders } from './order-rows.ts'
import { pickupPlace } from './pickup-place.ts'
import { presentOrder } from './present-order.ts'

export async function ownOrders(
  platform: Platform,
  userId: string,
  query: OwnOrdersQuery,
): Promise<Page<Order>> {
  return await findOrders(platform, { ...query, userId, isOwner: false })
}

export async function allOrders(platform: Platform, query: AdminOrdersQuery): Promise<Page<Order>> {
  return await findOrders(platform, { ...query, isOwner: true })
}

type OrdersFilter = Partial<AdminOrdersQuery> & {
  page: number
  limit: number
  userId?: string
  isOwner: boolean
}

/**
 * With more matches, PostgreSQL finds the newest sooner by walking the index by date; with fewer, it collects all
 * matches first.
 */
const many = 1_000

/**
 * SQL: matches the order, or another name of its customer. The trigram index cannot find words of one or two
 * characters, so `|| ''` keeps PostgreSQL from scanning it.
 */
function holds(word: string) {
  const text = word.length < 3 ? sql<string>`(searched || '')` : sql.ref<string>('searched')
  return sql<boolean>`id IN (SELECT id FROM orders WHERE ${text} LIKE ${containsPattern(word)}
    UNION ALL SELECT id FROM orders WHERE customer_id IN (
      SELECT customers.id FROM customers LEFT JOIN users owner ON owner.id = customers.user_id
      WHERE other_names <> '{}' AND coalesce(owner.searched, customers.searched) LIKE ${containsPattern(word)}))`
}

async function findOrders({ database: { db } }: Platform, query: OrdersFilter): Promise<Page<Order>> {
  const { page, limit, status, search, customer, userId, isOwner } = query
  let matching = db.selectFrom('orders')
  if (userId !== undefined) matching = matching.where('user_id', '=', userId)
  if (status !== undefined) matching = matching.where('status', '=', status)
  if (customer !== undefined) matching = matching.where('customer_id', '=', customer)
  for (const condition of searchConditions(search ?? '', holds)) matching = matching.where(condition)
  const total = await countRows(matching)
  const found = await db
    .with(
      (cte) => (total < many ? cte('found').materialized() : cte('found').notMaterialized()),
      () => matching.select(['id', 'created_at']),
    )
    .selectFrom('found')
    .select('id')
    .$call(newestFirst('found'))
    .$call(onPage({ page, limit }))
    .execute()
  const rows = await selectOrders(db).$call(newestOf('orders', found)).execute()
  const place = await pickupPlace(db)
  return pageOf(
    rows.map((row) => presentOrder(orderRow(row), { place, isOwner })),
    total,
    { page, limit },
  )
}

/** @throws AppError 404, also for an order of another account */
export async function orderFor(
  { database: { db } }: Platform,
  reader: { userId: string; role: Role },
  id: string,
): Promise<Order> {
  const row = isId(id) ? await findOrder(db, id) : undefined
  const isOwner = reader.role === 'admin'
  if (!row || !(isOwner || row.user_id === reader.userId)) throw orderError('ORDER_NOT_FOUND')
  return presentOrder(row, { place: await pickupPlace(db), isOwner })
}

export async function countOpenOrders(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', 'in', orderStatuses.filter(isOpenOrder))
    .executeTakeFirstOrThrow()
  return Number(count)
}
