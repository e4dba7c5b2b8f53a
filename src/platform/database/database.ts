import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

import type { DB } from './database.types.ts'
import { oneSendSocket } from './one-send-socket.ts'

export type Db = Kysely<DB>

/** Named statements of hot paths go to `pool`; everything else is built with `db`. */
export type Database = { pool: pg.Pool; db: Db; close(): Promise<void> }

const maxConnections = 20

/**
 * Milliseconds. Each is shorter than the next: the one who knows best what went wrong says so. The last one is for a
 * network that has gone silent.
 */
const limits = { lock: 5_000, statement: 10_000, idleInTransaction: 10_000, answer: 12_000 }

// Days stay the text 'YYYY-MM-DD': as a Date they would shift with the machine's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

const sessionSettings = {
  TimeZone: 'UTC',
  // Statements come again with values of the same kind: planning each anew costs more than running it.
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  // And such a plan may be made while a table is still empty: only by an index it stays right when it has grown.
  enable_seqscan: 'off',
  lock_timeout: limits.lock,
  statement_timeout: limits.statement,
  idle_in_transaction_session_timeout: limits.idleInTransaction,
}

/** @param onLost hears of connections that broke; the pool replaces them */
export function openDatabase(connectionString: string, onLost: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    query_timeout: limits.answer,
    keepAlive: true,
    application_name: 'f4dezone',
    options: Object.entries(sessionSettings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    // Statements that do not wait for each other's answers leave together.
    pipeline: true,
    stream: oneSendSocket,
  })
  // An 'error' that nobody listens to ends the process. The pool listens only while a connection is idle; one that
  // breaks under a statement or between two of them is its borrower's, who learns of it from the statement.
  pool.on('connect', (client) => client.on('error', onLost))
  pool.on('error', () => undefined)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { pool, db, close: () => pool.end() }
}
