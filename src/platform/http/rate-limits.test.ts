import { beforeAll, expect, it } from 'vitest'

import { givenDatabase } from '#tests/support/given.ts'
import { openTransaction, untilBlocked } from '#tests/support/open-transaction.ts'

import { createRateLimits, type RateLimit, type RateLimits } from './rate-limits.ts'

const database = givenDatabase()
let limits: RateLimits
beforeAll(() => {
  limits = createRateLimits(database.pool, 1)
})

const twice: RateLimit = { name: 'twice', points: 2, seconds: 60 }
const thrice: RateLimit = { name: 'thrice', points: 3, seconds: 60 }
const tooMany = { status: 429, code: 'TOO_MANY_REQUESTS' }

it('a limit that refuses leaves later counters unchanged', async () => {
  const counters = [
    { limit: twice, key: 'address' },
    { limit: thrice, key: 'person' },
  ]
  await limits.consume(counters)
  await limits.consume(counters)
  for (let attempt = 0; attempt < 5; attempt++)
    await expect(limits.consume(counters)).rejects.toMatchObject(tooMany)
  expect((await limits.spend(thrice, 'person')).used).toBe(3)
})

it('refuses beyond the limit until the window ends, for concurrent calls', async () => {
  const counter = { limit: thrice, key: 'race' }
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => limits.consume([counter])))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const refusal = await limits.consume([counter]).catch((error: unknown) => error)
  const retryAfterSeconds = expect.toSatisfy((seconds: number) => seconds > 50 && seconds <= 60)
  expect(refusal).toMatchObject({ ...tooMany, extras: { retryAfterSeconds } })
  await database.pool.query(`UPDATE rate_limits SET expire = 0 WHERE key = 'thrice:race'`)
  await limits.consume([counter])
  expect((await limits.spend(thrice, 'race')).used).toBe(2)
})

it('a shared later counter refuses before other counters are increased', async () => {
  const common = { limit: twice, key: 'later' }
  const own = { limit: thrice, key: 'own' }
  for (let booking = 0; booking < 2; booking++) {
    await limits.consume([own], undefined, common)
    limits.spendLater(twice, 'later')
  }
  await limits.flush()
  for (let attempt = 0; attempt < 3; attempt++)
    await expect(limits.consume([own], undefined, common)).rejects.toMatchObject(tooMany)
  expect((await limits.spend(thrice, 'own')).used).toBe(3)
  await database.pool.query(`UPDATE rate_limits SET expire = 0 WHERE key = 'twice:later'`)
  await expect(limits.consume([own], undefined, common)).rejects.toMatchObject(tooMany)
  await limits.consume([{ limit: thrice, key: 'another' }], undefined, common)
})

it('later counts are written on flush, also during a running batch', async () => {
  const late: RateLimit = { name: 'late', points: 5, seconds: 60 }
  await limits.spend(late, 'row')
  const release = await openTransaction(database.pool, `SELECT FROM rate_limits WHERE key = $1 FOR UPDATE`, [
    'late:row',
  ])
  limits.spendLater(late, 'row')
  await untilBlocked(database.pool)
  let isFlushed = false
  const flushed = limits.flush().then(() => (isFlushed = true))
  expect((await limits.spend(late, 'another')).used).toBe(1)
  expect(isFlushed).toBe(false)
  await release()
  await flushed
  expect((await limits.spend(late, 'row')).used).toBe(3)
})

it('a window keeps its end despite further attempts', async () => {
  await limits.spend(thrice, 'still')
  await database.pool.query(
    `UPDATE rate_limits SET expire = (extract(epoch FROM clock_timestamp()) * 1000)::bigint + 5000 WHERE key = 'thrice:still'`,
  )
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await limits.spend(thrice, 'still')).secondsLeft).toBeLessThanOrEqual(5)
  limits.spendLater(thrice, 'still')
  await limits.flush()
  expect(await limits.spend(thrice, 'still')).toMatchObject({
    used: 8,
    secondsLeft: expect.toSatisfy(isShort),
  })
})

it('later counts in an expired window start over', async () => {
  for (let attempt = 0; attempt < 3; attempt++) await limits.spend(thrice, 'over')
  await database.pool.query(`UPDATE rate_limits SET expire = 0 WHERE key = 'thrice:over'`)
  limits.spendLater(thrice, 'over')
  await limits.flush()
  expect(await limits.spend(thrice, 'over')).toMatchObject({ used: 2, isBeyond: false })
})

it('marks only the first attempt beyond the limit', async () => {
  const told = []
  for (let attempt = 0; attempt < 4; attempt++) {
    const { isBeyond, isFirstBeyond } = await limits.spend(twice, 'first')
    told.push([isBeyond, isFirstBeyond])
  }
  expect(told).toEqual([
    [false, false],
    [false, false],
    [true, true],
    [true, false],
  ])
})

it('blocks a key for a time, and forgives one key or all with a prefix', async () => {
  const isRefused = async (key: string) =>
    await limits.consume([{ limit: twice, key }]).then(
      () => false,
      () => true,
    )
  for (const key of ['casa a', 'casa b', 'altra']) {
    await limits.spend(twice, key)
    await limits.block(twice, key, 5)
    expect((await limits.spend(twice, key)).secondsLeft).toSatisfy(isShort)
  }
  expect(await isRefused('altra')).toBe(true)
  await limits.forgive(twice, 'altra')
  expect([await isRefused('altra'), await isRefused('casa a')]).toEqual([false, true])
  await limits.block(twice, 'altra', 5)
  await limits.forgiveAll(twice, 'casa')
  expect([await isRefused('altra'), await isRefused('casa a'), await isRefused('casa b')]).toEqual([
    true,
    false,
    false,
  ])
})

const isShort = (seconds: number) => seconds <= 5
