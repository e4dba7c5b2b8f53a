import { expect, test } from 'vitest'

import { from } from '#tests/support/api.ts'
import { givenShop, givenVisitor } from '#tests/support/given.ts'

const shop = givenShop({ payments: true, rateLimitScale: 1, behindProxy: true })
const visitor = givenVisitor(shop)

test.each([
  ['/payments/confirm', '203.0.113.71'],
  ['/payments/release', '203.0.113.72'],
])('%s asks Stripe at most 120 times an hour per caller', async (path, address) => {
  const ask = async () => (await visitor.post(path, { paymentIntentId: 'pi_unknown' }, from(address))).status
  const statuses = []
  for (let count = 0; count <= 120; count++) statuses.push(await ask())
  expect(statuses).toEqual([...Array.from({ length: 120 }, () => 404), 429])
})
