import { expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenShop } from '#tests/support/given.ts'

const shop = givenShop()

it('an answer about more services than fit returns 200', async () => {
  await shop.platform.database.pool.query(
    `INSERT INTO services (name, price_centimes, duration_minutes, sort_order)
     SELECT 'Trattamento completo di barba e capelli, numero ' || n, 1000, 30, n FROM generate_series(1, 200) n`,
  )
  const { status, body } = await apiOf(shop.url).post('/chatbot/message', {
    sessionId: null,
    message: 'quanto costano i servizi?',
  })
  expect([status, body.response?.content.length]).toEqual([200, expect.any(Number)])
})
