import fc from 'fast-check'
import { expect, it } from 'vitest'

import { givenSandbox, paidIntent, publishableKey, secretKey } from '../given.fixture.ts'

const given = givenSandbox()

const names = [
  'amount',
  'currency',
  'metadata',
  'metadata[a]',
  'metadata[__proto__]',
  'expand[0]',
  'expand[]',
  'payment_method',
  'payment_method_data[type]',
  'payment_method_data[card][number]',
  'payment_method_data[card][exp_month]',
  'payment_method_data[card][exp_year]',
  'allowed_payment_method_types[0]',
  'automatic_payment_methods[enabled]',
  'confirm',
  'return_url',
  'receipt_email',
  'customer',
  'created[gte]',
  'limit',
  'starting_after',
  'types[0]',
  'charge',
  'payment_intent',
  'reason',
  'client_secret',
  'constructor',
]
const name = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, fc.string({ maxLength: 20 }))
const value = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '100',
    '4500',
    '1e3',
    'NaN',
    'chf',
    'CHF',
    'true',
    'card',
    'twint',
    'pm_card_visa',
  ),
  fc.constantFrom('pm_card_chargeDeclined', 'latest_charge', 'data.customer', '__proto__', 'https://a.test'),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const form = fc
  .array(fc.tuple(name, value), { maxLength: 6 })
  .map((pairs) => new URLSearchParams(pairs).toString())
const key = fc.constantFrom(secretKey, secretKey, secretKey, publishableKey)

it('random requests get only the expected status codes and an error message', async () => {
  const { id } = await paidIntent(given.stripe)
  const ids = fc.constantFrom(id, 'pi_x', '__proto__', 'constructor', '%00', '..%2f')
  const path = fc
    .tuple(
      fc.constantFrom('payment_intents', 'refunds', 'customers', 'events', 'charges'),
      fc.oneof(
        fc.constant(''),
        ids.map((id) => `/${id}`),
      ),
      fc.constantFrom('', '/confirm', '/cancel'),
    )
    .map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'POST', 'DELETE'),
      path,
      form,
      key,
      async (method, path, form, key) => {
        const response = await fetch(`${given.url}/v1/${path}${method === 'GET' ? `?${form}` : ''}`, {
          method,
          headers: {
            authorization: `Bearer ${key}`,
            'stripe-version': '2026-10-28.endive',
            'content-type': 'application/x-www-form-urlencoded',
          },
          ...(method === 'POST' && { body: form }),
        })
        const body = await response.json()
        expect([200, 400, 401, 402, 404]).toContain(response.status)
        if (response.status !== 200) expect(body.error.message).toEqual(expect.any(String))
      },
    ),
    { numRuns: 1_000 },
  )
})

it('no order of refunds returns more than was paid', async () => {
  const step = fc.record({
    amount: fc.integer({ min: 1, max: 400 }),
    end: fc.constantFrom('succeeded', 'pending', 'failed'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const { id } = await paidIntent(given.stripe, 1_000)
      for (const { amount, end } of steps) {
        given.sandbox.control.refunds.endNext({ end })
        await given.stripe.refunds.create({ payment_intent: id, amount }).catch(() => undefined)
      }
      const { data } = await given.stripe.refunds.list({ payment_intent: id })
      const givenBack = data
        .filter(({ status }) => status !== 'failed')
        .reduce((sum, { amount }) => sum + amount, 0)
      const { latest_charge } = await given.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
      expect(givenBack).toBeLessThanOrEqual(1_000)
      expect(latest_charge).toMatchObject({ amount_refunded: givenBack, refunded: givenBack === 1_000 })
    }),
    { numRuns: 30 },
  )
})
