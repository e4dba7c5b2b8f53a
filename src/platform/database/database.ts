import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

import type { DB } from './database.types.ts'

export type Db = Kysely<DB>

/** Named statements of hot paths go to `pool`; everything else is built with `db`. */
export type Database = { pool: pg.Pool; db: Db; close(): Promise<void> }

const maxConnections = 20

// Days stay the text 'YYYY-MM-DD': as a Date they would shift with the machine's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export function openDatabase(connectionString: string, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    application_name: 'f4dezone',
    // Statements come again with values of the same kind: planning each anew costs more than running it.
    options: '-c TimeZone=UTC -c plan_cache_mode=force_generic_plan -c jit=off -c lock_timeout=8s',
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', onIdleError)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { pool, db, close: () => pool.end() }
}
