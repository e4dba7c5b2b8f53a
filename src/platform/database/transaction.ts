import { Kysely, PostgresDialect } from 'kysely'
import type { Pool, PoolClient, QueryConfig, QueryResultRow } from 'pg'

import { isWorthRetrying, violatedConstraint } from './constraint-errors.ts'
import type { DB } from './database.types.ts'

/** An open transaction. Use cases own one and pass it on; `client` is for named statements. */
export type Transaction = {
  client: PoolClient
  db: Kysely<DB>
  /**
   * The last statement, which leaves together with the COMMIT: a round trip less. Nothing may be asked afterwards, and
   * what it has answered is committed, unless the transaction fails.
   */
  finish: <Row extends QueryResultRow>(statement: QueryConfig) => Promise<Row[]>
}

/** How a transaction begins; all of it leaves in one send with the first statement of the work. */
export type Opening = {
  /** Advisory locks, taken in one order everywhere so that no two transactions can wait for each other. */
  exclusive?: readonly number[]
  /** Asked once on the same connection before the transaction begins, and not undone with it. Refuses by throwing. */
  admission?: ((client: PoolClient) => Promise<void>) | undefined
}

const maxTries = 5

/** Commits what `work` did, or nothing of it; a victim of a deadlock, or of an outdated read, starts again. */
export async function inTransaction<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
  { exclusive = [], admission }: Opening = {},
): Promise<T> {
  let isAdmitted = false
  const once = async (client: PoolClient) => {
    if (!isAdmitted) await admission?.(client)
    isAdmitted = true
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryTransaction(pool, work, { exclusive, admission: once })
    } catch (error) {
      if (attempt === maxTries || !isWorthRetrying(error)) throw error
    }
  }
}

async function tryTransaction<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
  { exclusive = [], admission }: Opening,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  let finishing: Promise<unknown> | undefined
  // Not awaited: the first statement of the work goes with them. What failed first is what the caller hears.
  const opened = firstFailureOf([admission?.(client), client.query(`BEGIN;${lockStatements(exclusive)}`)])
  try {
    const finish = async <Row extends QueryResultRow>(statement: QueryConfig): Promise<Row[]> => {
      await opened.then(throwAny)
      const answer = client.query<Row>(statement)
      finishing = client.query('COMMIT')
      const [{ rows }] = await Promise.all([answer, finishing])
      return rows
    }
    const result = await work(transactionOn(client, finish))
    await opened.then(throwAny)
    await (finishing ?? client.query('COMMIT'))
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: Error) => (broken = lost))
    throw (await opened)?.reason ?? error
  } finally {
    client.release(broken)
  }
}

type Failure = { reason: unknown }

/** Never rejects: nobody may be waiting for it when a statement of the work fails first. */
async function firstFailureOf(promises: readonly unknown[]): Promise<Failure | undefined> {
  const outcomes = await Promise.allSettled(promises)
  return outcomes.find((outcome) => outcome.status === 'rejected')
}

function throwAny(failure: Failure | undefined): void {
  if (failure) throw failure.reason
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

function lockStatements(exclusive: readonly number[]): string {
  return [...new Set(exclusive)]
    .toSorted((first, second) => first - second)
    .map((key) => `SELECT pg_advisory_xact_lock(${Math.trunc(key)}::bigint);`)
    .join('')
}

function transactionOn(client: PoolClient, finish: Transaction['finish']): Transaction {
  let db: Kysely<DB> | undefined
  return {
    client,
    finish,
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
