import { Kysely, PostgresDialect } from 'kysely'
import type { Pool, PoolClient } from 'pg'

import { isWorthRetrying, violatedConstraint } from './constraint-errors.ts'
import type { DB } from './database.types.ts'

/** An open transaction. Use cases own one and pass it on; `client` is for named statements. */
export type Transaction = { client: PoolClient; db: Kysely<DB> }

/** Advisory locks of one transaction, taken in one order everywhere so that no two can wait for each other. */
export type Locks = { exclusive?: readonly number[] }

const maxTries = 5

/** Commits what `work` did, or nothing of it; a victim of a deadlock, or of an outdated read, starts again. */
export async function inTransaction<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
  locks: Locks = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryTransaction(pool, work, locks)
    } catch (error) {
      if (attempt === maxTries || !isWorthRetrying(error)) throw error
    }
  }
}

async function tryTransaction<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
  locks: Locks,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(`BEGIN;${lockStatements(locks)}`)
    const result = await work(transactionOn(client))
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Does the work, or leaves everything as it was when this one constraint refuses it.
 * @returns whether it was done
 */
export async function unlessRefused(
  { client }: Transaction,
  constraint: string,
  work: () => Promise<void>,
): Promise<boolean> {
  await client.query('SAVEPOINT attempt')
  try {
    await work()
    await client.query('RELEASE SAVEPOINT attempt')
    return true
  } catch (error) {
    if (violatedConstraint(error) !== constraint) throw error
    await client.query('ROLLBACK TO SAVEPOINT attempt')
    return false
  }
}

/** A lock key for any text; two texts may share one, which only makes them wait for each other. */
export function lockKey(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash | 0
}

function lockStatements({ exclusive = [] }: Locks): string {
  return [...new Set(exclusive)]
    .toSorted((first, second) => first - second)
    .map((key) => `SELECT pg_advisory_xact_lock(${Math.trunc(key)}::bigint);`)
    .join('')
}

function transactionOn(client: PoolClient): Transaction {
  let db: Kysely<DB> | undefined
  return {
    client,
    get db() {
      db ??= new Kysely<DB>({ dialect: new PostgresDialect({ pool: onlyConnection(client) }) })
      return db
    },
  }
}

/** A pool of this one connection, which the transaction gives back itself. */
function onlyConnection(client: PoolClient) {
  const lent = new Proxy(client, {
    get(target, name) {
      if (name === 'release') return () => undefined
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  return { connect: async () => lent, end: async () => undefined, options: {} }
}
