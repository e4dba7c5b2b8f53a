import { Kysely, PostgresDialect } from 'kysely'
import pg, { type Pool, type PoolClient } from 'pg'

import type { DB } from './database.types.ts'

/** An open transaction. Use cases own one and pass it on; `client` is for named statements. */
export type Transaction = { client: PoolClient; db: Kysely<DB> }

/** Advisory locks of one transaction, taken in one order everywhere so that no two can wait for each other. */
export type Locks = { shared?: readonly number[]; exclusive?: readonly number[] }

const maxTries = 4

/** Commits what `work` did, or nothing of it; a victim of a deadlock starts again. */
export async function inTransaction<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
  locks: Locks = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryTransaction(pool, work, locks)
    } catch (error) {
      if (attempt === maxTries || !canSucceedAgain(error)) throw error
    }
  }
}

/** 40P01 deadlock detected, 40001 serialization failure. */
function canSucceedAgain(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001')
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

/** A lock key for any text; two texts may share one, which only makes them wait for each other. */
export function lockKey(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash | 0
}

function lockStatements({ shared = [], exclusive = [] }: Locks): string {
  const wanted = new Map<number, string>()
  for (const key of shared) wanted.set(key, 'pg_advisory_xact_lock_shared')
  for (const key of exclusive) wanted.set(key, 'pg_advisory_xact_lock')
  return [...wanted]
    .toSorted(([first], [second]) => first - second)
    .map(([key, lock]) => `SELECT ${lock}(${Math.trunc(key)}::bigint);`)
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
