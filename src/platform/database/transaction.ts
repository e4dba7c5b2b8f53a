import { Kysely, PostgresDialect } from 'kysely'
import type { PoolClient, QueryConfig, QueryResultRow } from 'pg'

import type { Platform } from '../platform.ts'
import { isRetryable, violatedConstraint } from './constraint-errors.ts'
import type { DB } from './database.types.ts'

/** An open transaction. The use case opens it and passes it on; `client` is for named statements. */
export type Transaction = {
  client: PoolClient
  db: Kysely<DB>
  /**
   * Sends the last statement together with the COMMIT, which saves a round trip. No other statement may follow. The rows are
   * committed when the transaction succeeds.
   */
  finish: <Row extends QueryResultRow>(statement: QueryConfig) => Promise<Row[]>
  /**
   * Runs the effect after the commit, and never without one; of equal keys only the first. For wake-ups and notices that may be
   * lost with the process. Anything that must not be lost is a row.
   */
  afterCommit: (key: string, effect: () => void) => void
  requestJob: (name: string) => void
  /** Sends the event to the open screens after the commit, each event once. */
  publish: (event: object) => void
}

/** Statements at the beginning of a transaction, sent together with the first statement of the work. */
export type TransactionOptions = {
  /** Advisory locks, always taken in the same order so that no two transactions can deadlock. */
  exclusive?: readonly number[]
  /** Runs once on the same connection before the transaction begins, and is not rolled back with it. Throws to refuse. */
  rateLimit?: ((client: PoolClient) => Promise<void>) | undefined
}

const maxTries = 5

type TransactionDeps = Pick<Platform, 'database' | 'live' | 'requestJob'>

/** Commits the changes of `work`, or none of them. Runs it again after a deadlock or an outdated read. */
export async function inTransaction<T>(
  platform: TransactionDeps,
  work: (transaction: Transaction) => Promise<T>,
  { exclusive = [], rateLimit }: TransactionOptions = {},
): Promise<T> {
  let isAdmitted = false
  const once = async (client: PoolClient) => {
    if (!isAdmitted) await rateLimit?.(client)
    isAdmitted = true
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryTransaction(platform, work, { exclusive, rateLimit: once })
    } catch (error) {
      if (attempt === maxTries || !isRetryable(error)) throw error
    }
  }
}

async function tryTransaction<T>(
  platform: TransactionDeps,
  work: (transaction: Transaction) => Promise<T>,
  { exclusive = [], rateLimit }: TransactionOptions,
): Promise<T> {
  const client = await platform.database.pool.connect()
  const effects = new Map<string, () => void>()
  let broken: Error | undefined
  let finishing: Promise<unknown> | undefined
  // Not awaited, so that the first statement of the work is sent along. The first failure is thrown.
  const opened = firstFailureOf([rateLimit?.(client), client.query(`BEGIN;${lockStatement(exclusive)}`)])
  try {
    const finish = async <Row extends QueryResultRow>(statement: QueryConfig): Promise<Row[]> => {
      await opened.then(throwAny)
      const answer = client.query<Row>(statement)
      finishing = client.query('COMMIT')
      const [{ rows }] = await Promise.all([answer, finishing])
      return rows
    }
    const result = await work(transactionOn(client, finish, hooksOf(platform, effects)))
    await opened.then(throwAny)
    await (finishing ?? client.query('COMMIT'))
    for (const effect of effects.values()) effect()
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: Error) => (broken = lost))
    throw (await opened)?.reason ?? error
  } finally {
    client.release(broken)
  }
}

type Failure = { reason: unknown }

/** Never rejects: when a statement of the work fails first, no caller is waiting for this promise. */
async function firstFailureOf(promises: readonly unknown[]): Promise<Failure | undefined> {
  const outcomes = await Promise.allSettled(promises)
  return outcomes.find((outcome) => outcome.status === 'rejected')
}

function throwAny(failure: Failure | undefined): void {
  if (failure) throw failure.reason
}

/** @returns whether the work was done */
export async function writeUnlessConstraint(
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

/** Returns a lock key for any text. Two texts may share one, which only makes them wait for each other. */
export function lockKey(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash | 0
}

/** Builds one statement; PostgreSQL evaluates its expressions from the first to the last. */
function lockStatement(exclusive: readonly number[]): string {
  if (exclusive.length === 0) return ''
  const locks = [...new Set(exclusive)]
    .toSorted((first, second) => first - second)
    .map((key) => `pg_advisory_xact_lock(${Math.trunc(key)}::bigint)`)
  return `SELECT ${locks.join(', ')}`
}

type Hooks = Pick<Transaction, 'afterCommit' | 'requestJob' | 'publish'>

function hooksOf({ live, requestJob }: TransactionDeps, effects: Map<string, () => void>): Hooks {
  const afterCommit: Hooks['afterCommit'] = (key, effect) => {
    if (!effects.has(key)) effects.set(key, effect)
  }
  return {
    afterCommit,
    requestJob: (name) => afterCommit(`job ${name}`, () => requestJob(name)),
    publish: (event) => afterCommit(`event ${JSON.stringify(event)}`, () => live.publish(event)),
  }
}

function transactionOn(client: PoolClient, finish: Transaction['finish'], hooks: Hooks): Transaction {
  let db: Kysely<DB> | undefined
  return {
    client,
    finish,
    ...hooks,
    get db() {
      db ??= new Kysely<DB>({ dialect: new PostgresDialect({ pool: onlyConnection(client) }) })
      return db
    },
  }
}

/** A pool of this single connection. The transaction releases the connection itself. */
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
