import fc from 'fast-check'
import { expect, test } from 'vitest'

import { givenDatabase } from '#tests/support/given.ts'

import { earnedOf } from '../money.rules.ts'
import { earnedCentimes } from './earned-centimes.ts'

const database = givenDatabase()

const centimes = fc.integer({ min: 0, max: 9000 })
const moneys = fc.tuple(centimes, centimes, centimes, centimes).map(([price, paid, refunded, gestures]) => ({
  price,
  paid,
  refunded: Math.min(refunded, paid),
  gestures: Math.min(gestures, refunded, paid),
}))
const edges = [
  { price: 3000, paid: 0, refunded: 0, gestures: 0 },
  { price: 3000, paid: 3000, refunded: 3000, gestures: 1000 },
]

test('the SQL expression for takings agrees with the rule', async () => {
  const samples = [...edges, ...fc.sample(moneys, 500)]
  const { rows } = await database.pool.query<{ earned: number }>(
    `SELECT ${earnedCentimes} AS earned FROM jsonb_to_recordset($1::jsonb)
       AS a (price_centimes int, paid_centimes int, refunded_centimes int, gesture_centimes int)`,
    [
      JSON.stringify(
        samples.map(({ price, paid, refunded, gestures }) => ({
          price_centimes: price,
          paid_centimes: paid,
          refunded_centimes: refunded,
          gesture_centimes: gestures,
        })),
      ),
    ],
  )
  expect(rows.map(({ earned }) => earned)).toEqual(samples.map(earnedOf))
})
