import { sql } from 'kysely'

import { OutdatedRead } from './constraint-errors.ts'
import type { Db } from './database.ts'

type Row = {
  table: 'appointments' | 'orders'
  id: string
  parent: 'customers'
  key: 'customer_id'
}

/**
 * Locks a row until the transaction ends, and before it the parent row that a foreign key names. PostgreSQL checks foreign keys
 * again when a transaction updates a row for the second time, and locks the parents then, which is too late for the lock order
 * (docs/decisions/0011).
 * @throws OutdatedRead when the row has just got another parent
 */
export async function lockRow(db: Db, { table, id, parent, key }: Row): Promise<void> {
  const [row, parents, foreign] = [sql.table(table), sql.table(parent), sql.ref(key)]
  const { rows: locked } = await sql<{ id: string }>`
    SELECT id FROM ${parents} WHERE id = (SELECT ${foreign} FROM ${row} WHERE id = ${id}) FOR KEY SHARE`.execute(
    db,
  )
  const { rows: found } = await sql<{ parent: string | null }>`
    SELECT ${foreign} AS parent FROM ${row} WHERE id = ${id} FOR NO KEY UPDATE`.execute(db)
  if (found[0] && found[0].parent !== (locked[0]?.id ?? null)) throw new OutdatedRead()
}
