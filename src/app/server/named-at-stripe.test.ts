import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { guestPayments } from '#features/booking/server/guest-payments.fixture.ts'
import { shopping } from '#features/orders/server/shopping.fixture.ts'
import { ownerOf } from '#features/plans/server/owner.fixture.ts'
import { apiVersion } from '#sandbox/stripe/account.ts'
import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { minute } from '#tests/support/test-clock.ts'

import { sandboxPath } from './payment-providers.ts'

const shop = givenShop({ payments: true, rateLimitScale: 1_000_000 })
const barber = givenBarber(shop)
const admin = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const { booking, start, rowsOf } = guestPayments(shop, visitor, barber)
const { product, startPayment } = shopping(shop, visitor)
const owner = ownerOf(shop, () => admin.email)

beforeAll(() => sandboxOf(shop).webhooks.pause())

type Started = { _id: string; paymentIntentId: string; expiresAt: string | null }
const inAQuarter = () => new Date(shop.clock.now().getTime() + 15 * minute).toISOString()

const intentSchema = z.object({ description: z.string(), metadata: z.record(z.string(), z.string()) })

async function atStripe(id: string) {
  const answer = await fetch(`${shop.url}${sandboxPath}/v1/payment_intents/${id}`, {
    headers: { authorization: 'Bearer sk_test_shop', 'stripe-version': apiVersion },
  })
  return intentSchema.parse(await answer.json())
}

const begun: Record<string, () => Promise<Started>> = {
  appointment: async () => (await start(booking())).body.data,
  product_order: async () => {
    const productId = await product({ name: 'Cera', price: 20, quantity: 5 })
    return (await startPayment([{ productId, quantity: 1 }])).body.data
  },
  plan: async () => {
    await owner.select('BUSINESS')
    return (await owner.start('BUSINESS')).body.data
  },
}

test.each([
  ['appointment', 'F4DEZONE: appuntamento', true],
  ['product_order', 'F4DEZONE: ordine nello shop', true],
  ['plan', 'F4DEZONE: abbonamento', false],
])(
  'a payment for %s has description and metadata at Stripe, and an expiry here',
  async (purpose, description, isKept) => {
    const begin = begun[purpose]
    const started = await begin?.()
    const [{ shop_id: shopId }] = await rowsOf('SELECT shop_id FROM studio_settings')
    const plan = purpose === 'plan' ? { plan: (await owner.plan('BUSINESS'))._id } : {}
    expect(await atStripe(started?.paymentIntentId ?? '')).toEqual({
      description,
      metadata: { payment: started?._id, purpose, shop: shopId, ...plan },
    })
    expect(started?.expiresAt).toBe(isKept ? inAQuarter() : null)
  },
)
