import type { SelectQueryBuilder } from 'kysely'

import type { PageQuery } from '#shared/pagination.ts'

import type { DB } from './database.types.ts'

/** How many rows fit, whatever is selected of them. */
export async function countRows<Table extends keyof DB, Row>(
  matching: SelectQueryBuilder<DB, Table, Row>,
): Promise<number> {
  const { total } = await matching
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Takes one page of an ordered query: `query.$call(onPage({ page, limit }))`. */
export const onPage =
  ({ page, limit }: PageQuery) =>
  <Base, Table extends keyof Base, Row>(ordered: SelectQueryBuilder<Base, Table, Row>) =>
    ordered.limit(limit).offset((page - 1) * limit)
