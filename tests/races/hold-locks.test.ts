import { beforeAll, expect, test } from 'vitest'

import { guestPayments } from '#features/booking/server/guest-payments.fixture.ts'
import type { Answer } from '#tests/support/api.ts'
import { givenBarber, givenShop, givenVisitor } from '#tests/support/given.ts'
import { untilBlocked } from '#tests/support/open-transaction.ts'
import { signIn } from '#tests/support/people.ts'

const shop = givenShop({ payments: true, rateLimitScale: 1_000_000 })
const barber = givenBarber(shop)
const visitor = givenVisitor(shop)
const { booking, start, bookInCash, rowsOf } = guestPayments(shop, visitor, barber)

beforeAll(() => rowsOf('UPDATE studio_settings SET max_future_per_client = 1000'))

/** Planning a vacation locks the barber first and then removes the holds (docs/decisions/0011). */
test.each<[string, () => Promise<() => Promise<Answer>>]>([
  ['a booking', async () => async () => await bookInCash(booking())],
  [
    'a move',
    async () => {
      const client = await signIn(shop)
      const { barberId, service, date, time } = booking()
      const { body } = await client.api.post('/appointments', { barberId, service, date, time })
      const { date: day, time: later } = booking()
      return async () =>
        await client.api.put(`/appointments/${body._id}`, { barberId, service, date: day, time: later })
    },
  ],
])('%s over an expired hold locks the barber before the hold', async (_what, prepare) => {
  const work = await prepare()
  await start(booking())
  shop.clock.advance(16 * 60_000)
  const planner = await shop.platform.database.pool.connect()
  try {
    await planner.query('BEGIN')
    await planner.query('SELECT FROM barbers WHERE id = $1 FOR UPDATE', [barber.id])
    const answer = work()
    await untilBlocked(shop.platform.database.pool)
    const { rowCount } = await planner.query(`DELETE FROM appointments WHERE status = 'held'`)
    await planner.query('COMMIT')
    expect(rowCount).toBe(1)
    expect((await answer).status).toBeLessThan(300)
  } finally {
    planner.release()
  }
})
