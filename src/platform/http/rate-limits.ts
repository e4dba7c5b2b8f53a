import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { platformError } from './errors.ts'

/** At most `points` per `seconds` for one key. */
export type RateLimit = { name: string; points: number; seconds: number }

/** The state of a counter after one more. */
export type Spent = { used: number; isBeyond: boolean; isFirstBeyond: boolean; secondsLeft: number }

/** Counters in PostgreSQL, so that all processes share them. */
export type RateLimits = {
  /** @throws AppError 429 with Retry-After when any of the keys is used up */
  consume(limit: RateLimit, ...keys: string[]): Promise<void>
  /** Counts one more, whatever the limit. */
  spend(limit: RateLimit, key: string): Promise<Spent>
  /** Refuses the key outright for so many seconds. */
  block(limit: RateLimit, key: string, seconds: number): Promise<void>
  forgive(limit: RateLimit, key: string): Promise<void>
}

/** @param scale multiplies every limit; tests raise it, production refuses more than 1 */
export function createRateLimits(pool: Pool, scale: number): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = ({ name, points, seconds }: RateLimit): RateLimiterPostgres => {
    const known = limiters.get(name)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: Math.max(1, Math.floor(points * scale)),
      duration: seconds,
      clearExpiredByTimeout: false,
    })
    limiters.set(name, limiter)
    return limiter
  }
  return {
    async consume(limit, ...keys) {
      const limiter = limiterOf(limit)
      await Promise.all([...new Set(keys)].map((key) => limiter.consume(key).catch(refuse)))
    },
    async spend(limit, key) {
      const limiter = limiterOf(limit)
      const state = await limiter.penalty(key)
      return {
        used: state.consumedPoints,
        isBeyond: state.consumedPoints > limiter.points,
        isFirstBeyond: state.consumedPoints === limiter.points + 1,
        secondsLeft: Math.max(1, seconds(state)),
      }
    },
    async block(limit, key, seconds) {
      await limiterOf(limit).block(key, seconds)
    },
    async forgive(limit, key) {
      await limiterOf(limit).delete(key)
    },
  }
}

function seconds(state: RateLimiterRes): number {
  return Math.ceil(state.msBeforeNext / 1000)
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason
  throw platformError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, seconds(reason)) })
}
