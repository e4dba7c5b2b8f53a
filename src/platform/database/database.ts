import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

import type { DB } from './database.types.ts'
import { oneSendSocket } from './one-send-socket.ts'

export type Db = Kysely<DB>

/** Use `pool` for the named statements of hot paths and `db` for everything else. */
export type Database = { pool: pg.Pool; db: Db; close(): Promise<void> }

const maxConnections = 20

/**
 * Milliseconds. Each limit is shorter than the next, so that the error comes from the layer that knows most about the cause.
 * The last one is for a network that has gone silent.
 */
const limits = { lock: 5_000, statement: 10_000, idleInTransaction: 10_000, answer: 12_000 }

// Dates stay text, 'YYYY-MM-DD': as a Date they would shift with the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

const sessionSettings = {
  TimeZone: 'UTC',
  // Statements repeat with similar values: planning each one anew costs more than running it.
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  // A generic plan may be made while a table is still empty: only an index scan stays right when the table grows.
  enable_seqscan: 'off',
  lock_timeout: limits.lock,
  statement_timeout: limits.statement,
  idle_in_transaction_session_timeout: limits.idleInTransaction,
}

/** @param onConnectionLost called for each broken connection; the pool replaces it */
export function openDatabase(connectionString: string, onConnectionLost: (error: Error) => void): Database {
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
    // Sends statements that do not depend on each other together.
    pipeline: true,
    stream: oneSendSocket,
  })
  /* An 'error' event without a listener ends the process. The pool listens only while a connection is idle. When a borrowed
     connection breaks, the borrower gets the error from its statement. */
  pool.on('connect', (client) => client.on('error', onConnectionLost))
  pool.on('error', () => undefined)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { pool, db, close: () => pool.end() }
}
