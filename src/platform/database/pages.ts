import { type SelectQueryBuilder, sql } from 'kysely'

import type { PageQuery } from '#shared/contracts/pagination.ts'

import type { DB } from './database.types.ts'

export async function countRows<Table extends keyof DB, Row>(
  matching: SelectQueryBuilder<DB, Table, Row>,
): Promise<number> {
  const { total } = await matching
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Sorts newest first, by id among rows of the same moment: `query.$call(newestFirst('orders'))`. */
export const newestFirst =
  (table: string) =>
  <Base, Table extends keyof Base, Row>(query: SelectQueryBuilder<Base, Table, Row>) =>
    query.orderBy(sql.ref(`${table}.created_at`), 'desc').orderBy(sql.ref(`${table}.id`), 'desc')

export const anyOf = (ids: readonly string[]) => sql<string>`ANY (${ids}::uuid[])`

export const newestOf =
  (table: string, rows: readonly { id: string }[]) =>
  <Base, Table extends keyof Base, Row>(query: SelectQueryBuilder<Base, Table, Row>) =>
    newestFirst(table)(
      query.where(sql<boolean>`${sql.ref(`${table}.id`)} = ${anyOf(rows.map(({ id }) => id))}`),
    )

/** Takes one page of an ordered query: `query.$call(onPage({ page, limit }))`. */
export const onPage =
  ({ page, limit }: PageQuery) =>
  <Base, Table extends keyof Base, Row>(ordered: SelectQueryBuilder<Base, Table, Row>) =>
    ordered.limit(limit).offset((page - 1) * limit)
