import type { Pool } from 'pg'

import { createSerialRunner } from '../serial-runner.ts'
import { platformError } from './errors.ts'

export type RateLimit = { name: string; points: number; seconds: number }

export type Counter = { limit: RateLimit; key: string }

export type Spent = { used: number; isBeyond: boolean; isFirstBeyond: boolean; secondsLeft: number }

export type Connection = Pick<Pool, 'query'>

/** Rate limits counted in PostgreSQL, by its clock, so that all processes share them. */
export type RateLimits = {
  /**
   * Counts all in one statement, from the first to the last. The first exhausted counter refuses and leaves the later ones
   * unchanged, so a refused caller cannot use up the limit of the person named in the call.
   * @param connection of a transaction whose rollback should undo the counting
   * @param common checked first but not counted here, see `spendLater`
   * @throws AppError 429 with Retry-After when a limit is exhausted
   */
  consume(counters: readonly Counter[], connection?: Connection, common?: Counter): Promise<void>
  spend(limit: RateLimit, key: string, connection?: Connection): Promise<Spent>
  /** Counts one more a moment later, together with others: for limits that may lag a little. */
  spendLater(limit: RateLimit, key: string): void
  block(limit: RateLimit, key: string, seconds: number): Promise<void>
  forgive(limit: RateLimit, key: string): Promise<void>
  forgiveAll(limit: RateLimit, prefix: string): Promise<void>
  pointsOf(limit: RateLimit): number
  flush(): Promise<void>
}

const laterDelay = 100

const now = `(extract(epoch FROM clock_timestamp()) * 1000)::bigint`
const oneMore = `ON CONFLICT (key) DO UPDATE SET
  points = CASE WHEN r.expire <= ${now} THEN excluded.points ELSE r.points + excluded.points END,
  expire = CASE WHEN r.expire <= ${now} THEN excluded.expire ELSE r.expire END`
const secondsLeft = `greatest(1, ceil((expire - ${now}) / 1000.0))::int AS seconds_left`

type CounterRow = { points: number; seconds_left: number; is_beyond: boolean }

/** @param scale multiplies every limit; tests raise it, production refuses more than 1 */
export function createRateLimits(pool: Pool, scale: number): RateLimits {
  const pointsOf = ({ points }: RateLimit) => Math.max(1, Math.floor(points * scale))
  const waiting = new Map<string, { seconds: number; points: number }>()

  const writeWaiting = async () => {
    const keys = [...waiting.keys()]
    const counters = [...waiting.values()]
    waiting.clear()
    if (keys.length === 0) return
    await pool.query(
      `INSERT INTO rate_limits AS r (key, points, expire)
       SELECT key, points, ${now} + seconds * 1000 FROM unnest($1::text[], $2::int[], $3::int[]) AS c (key, points, seconds)
       ORDER BY key ${oneMore}`,
      [keys, counters.map(({ points }) => points), counters.map(({ seconds }) => seconds)],
    )
  }
  const writing = createSerialRunner(writeWaiting, laterDelay)

  return {
    pointsOf,
    flush: () => writing.now(),
    async consume(counters, connection = pool, common) {
      const { rows } = await connection.query<CounterRow>({
        ...consumeStatement(counters.length, common !== undefined),
        values: [
          ...counters.flatMap(({ limit, key }) => [keyOf(limit, key), limit.seconds, pointsOf(limit)]),
          ...(common ? [keyOf(common.limit, common.key), pointsOf(common.limit)] : []),
        ],
      })
      const refusing = rows.find((row) => row.is_beyond)
      if (refusing) throw platformError('TOO_MANY_REQUESTS', { retryAfterSeconds: refusing.seconds_left })
    },
    async spend(limit, key, connection = pool) {
      const { rows } = await connection.query<CounterRow>({
        ...consumeStatement(1),
        values: [keyOf(limit, key), limit.seconds, pointsOf(limit)],
      })
      const [row] = rows
      if (!row) throw new Error('A counter answers with its state')
      const { points: used, is_beyond: isBeyond, seconds_left } = row
      return { used, isBeyond, isFirstBeyond: used === pointsOf(limit) + 1, secondsLeft: seconds_left }
    },
    spendLater(limit, key) {
      const counter = waiting.get(keyOf(limit, key)) ?? { seconds: limit.seconds, points: 0 }
      counter.points += 1
      waiting.set(keyOf(limit, key), counter)
      // Calls pass when counting fails: a delayed limit may also miss a count.
      writing.soon()
    },
    async block(limit, key, seconds) {
      await pool.query(
        `INSERT INTO rate_limits AS r (key, points, expire) VALUES ($1, $2, ${now} + $3::bigint * 1000)
         ON CONFLICT (key) DO UPDATE SET points = excluded.points, expire = excluded.expire`,
        [keyOf(limit, key), pointsOf(limit) + 1, seconds],
      )
    },
    async forgive(limit, key) {
      await pool.query('DELETE FROM rate_limits WHERE key = $1', [keyOf(limit, key)])
    },
    async forgiveAll(limit, prefix) {
      await pool.query('DELETE FROM rate_limits WHERE starts_with(key, $1)', [keyOf(limit, prefix)])
    },
  }
}

function keyOf({ name }: RateLimit, key: string): string {
  return `${name}:${key}`
}

const statements = new Map<string, { name: string; text: string }>()

/**
 * Parameters: key, seconds and points of each counter, then key and points of the common one. Returns a row per counted
 * counter, in their order, or one row for an exhausted common counter.
 */
function consumeStatement(count: number, hasCommon = false): { name: string; text: string } {
  const name = `consume-${count}${hasCommon ? '-common' : ''}`
  const known = statements.get(name)
  if (known) return known
  const indexes = Array.from({ length: count }, (_, index) => index)
  const steps = indexes.map((index) => {
    const [key, seconds] = [`$${index * 3 + 1}::text`, `$${index * 3 + 2}::bigint`]
    const within = index === 0 ? '' : `FROM c${index - 1} WHERE points <= $${index * 3}::int`
    const first = index === 0 && hasCommon ? 'WHERE NOT EXISTS (SELECT FROM common)' : within
    return `c${index} AS (INSERT INTO rate_limits AS r (key, points, expire)
      SELECT ${key}, 1, ${now} + ${seconds} * 1000 ${first} ${oneMore} RETURNING points, expire)`
  })
  const rows = indexes.map(
    (index) =>
      `SELECT ${index} AS step, points, ${secondsLeft}, points > $${index * 3 + 3}::int AS is_beyond FROM c${index}`,
  )
  if (hasCommon) {
    steps.unshift(`common AS (SELECT points, expire FROM rate_limits
      WHERE key = $${count * 3 + 1}::text AND expire > ${now} AND points >= $${count * 3 + 2}::int)`)
    rows.unshift(`SELECT -1 AS step, points, ${secondsLeft}, true AS is_beyond FROM common`)
  }
  const text = `WITH ${steps.join(', ')} ${rows.join(' UNION ALL ')} ORDER BY step`
  const statement = { name, text }
  statements.set(name, statement)
  return statement
}
