import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { chfToCentimes } from '#shared/money.ts'
import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import type { Person } from '#tests/support/people.ts'
import { signIn } from '#tests/support/people.ts'

/**
 * Tests random histories of one paid appointment: moves to dearer and cheaper services, partial payments, partial
 * refunds, cancellations and reopenings. After each step: kept + due + gestures = price + owed (price 0 if cancelled).
 */

const lives = Number(process.env['MONEY_LIVES'] ?? 12)
const prices = { 'Hair Tattoo base': 500, 'Taglio Bambino': 2000, Taglio: 3000, 'Taglio + Barba': 4500 }
type Service = keyof typeof prices
const services = Object.keys(prices) as Service[]

const shop = givenShop({ payments: { retries: 0 }, rateLimitScale: 1_000_000 })
const barber = givenBarber(shop, { services, pause: null })
const admin = givenPerson(shop, 'admin')
let client: Person

beforeAll(async () => {
  sandboxOf(shop).webhooks.pause()
  await shop.platform.database.pool.query('UPDATE studio_settings SET max_future_per_client = 1000')
})

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('move' as const), to: fc.constantFrom(...services) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('payOnline' as const, 'payAtTill' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('refund' as const, 'refundInPanel' as const),
      part: fc.double({ min: 0.01, max: 1, noNaN: true }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'revive' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

type Model = { price: number; isCancelled: boolean; online: number; cash: number; gestures: number }

const keptIn = ({ online, cash }: Model) => online + cash
const gesturesIn = (model: Model) => Math.min(model.gestures, Math.max(0, model.price - keptIn(model)))
const dueIn = (model: Model) =>
  model.isCancelled ? 0 : Math.max(0, model.price - keptIn(model) - gesturesIn(model))

function settle(model: Model): Model {
  return keptIn(model) === 0 ? { ...model, gestures: 0 } : model
}

function priceChanged(model: Model, price: number): Model {
  const excess = keptIn(model) - price
  return settle({ ...model, price, online: model.online - Math.min(model.online, Math.max(0, excess)) })
}

function givenBack(model: Model, amount: number, isCash: boolean): Model {
  const uncovered = (kept: number) => (model.isCancelled ? 0 : Math.max(0, model.price - kept))
  const gesture = uncovered(keptIn(model) - amount) - uncovered(keptIn(model))
  const back = isCash ? { cash: model.cash - amount } : { online: model.online - amount }
  return settle({ ...model, ...back, gestures: model.gestures + gesture })
}

type Shown = { kept: number; due: number; isCancelled: boolean; updatedAt: string }

async function shown(id: string): Promise<Shown> {
  const { body } = await admin.api.get('/appointments/filtered?startDate=2026-03-17&endDate=2026-03-17')
  const { payment, status, updatedAt } = body.data.find(({ _id }: { _id: string }) => _id === id)
  return {
    kept: chfToCentimes(payment.kept),
    due: chfToCentimes(payment.due),
    isCancelled: status === 'cancelled',
    updatedAt,
  }
}

type PaymentShown = { _id: string; amount: number; refunded: number; method: string; intent: string | null }

async function refundable(id: string): Promise<PaymentShown | undefined> {
  const { rows } = await shop.platform.database.pool.query<PaymentShown>(
    `SELECT id AS _id, amount_centimes AS amount, method, stripe_intent_id AS intent,
       coalesce((SELECT sum(amount_centimes) FROM refunds WHERE payment_id = p.id AND state <> 'failed'), 0)::int AS refunded
     FROM payments p WHERE appointment_id = $1 AND state = 'succeeded' ORDER BY id`,
    [id],
  )
  return rows.findLast(({ amount, refunded }) => amount > refunded)
}

async function take(id: string, model: Model, wanted: Step): Promise<Model> {
  const path = `/payments/appointment/${id}`
  switch (wanted.do) {
    case 'move': {
      if (model.isCancelled) return model
      const choice = { barberId: barber.id, date: '2026-03-17', time: '09:00', service: wanted.to }
      const moved = await admin.api.put(`/appointments/${id}`, choice)
      expect([moved.status, moved.body.code]).toEqual([200, undefined])
      return priceChanged(model, prices[wanted.to])
    }
    case 'payOnline': {
      const { status, body } = await client.api.post(path, { paymentMethod: 'online' })
      expect(status).toBe(dueIn(model) > 0 ? 200 : 409)
      if (status !== 200) return model
      expect(chfToCentimes(body.data.amount)).toBe(dueIn(model))
      sandboxOf(shop).payments.pay({ paymentIntent: body.data.paymentIntentId })
      await client.api.post('/payments/confirm', { paymentIntentId: body.data.paymentIntentId })
      return { ...model, online: model.online + dueIn(model) }
    }
    case 'payAtTill': {
      const { status } = await admin.api.post(path, { paymentMethod: 'in_person' })
      expect(status).toBe(dueIn(model) > 0 ? 200 : 409)
      return status === 200 ? { ...model, cash: model.cash + dueIn(model) } : model
    }
    case 'refund':
    case 'refundInPanel': {
      const payment = await refundable(id)
      if (!payment) return model
      const left = payment.amount - payment.refunded
      const amount = Math.max(1, Math.round(left * wanted.part))
      const isCash = payment.method === 'cash'
      if (wanted.do === 'refundInPanel' && payment.intent !== null) {
        const key = `panel-${payment._id}-${payment.refunded}`
        await shop.platform.payments.salon?.refund({ intentId: payment.intent, amount, key })
        await sandboxOf(shop).webhooks.deliverAll({})
        await shop.payments.handleEvents()
      } else {
        const order = { amount: amount / 100, reason: 'Un gesto' }
        expect((await admin.api.post(`/payments/${payment._id}/refund`, order)).status).toBe(200)
      }
      return givenBack(model, amount, isCash)
    }
    case 'cancel':
      if (model.isCancelled) return model
      await admin.api.put(`/appointments/${id}/status`, { status: 'cancelled' })
      return settle({ ...model, isCancelled: true, online: 0 })
    case 'revive':
      if (!model.isCancelled) return model
      await admin.api.put(`/appointments/${id}/status`, { status: 'confirmed' })
      return { ...model, isCancelled: false }
  }
}

test(
  'the payment totals of an appointment stay consistent through random steps',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...services),
        fc.array(step, { minLength: 4, maxLength: 14 }),
        async (first, steps) => {
          client = await signIn(shop)
          const choice = { barberId: barber.id, date: '2026-03-17', time: '09:00', service: first }
          const { status, body } = await client.api.post('/appointments', choice)
          expect([status, body.code]).toEqual([201, undefined])
          let model: Model = { price: prices[first], isCancelled: false, online: 0, cash: 0, gestures: 0 }
          for (const wanted of steps) {
            // Payments and refunds are sorted by time.
            shop.clock.advance(1000)
            model = await take(body._id, model, wanted)
            await shop.payments.sendRefunds()
            const { kept, due, isCancelled } = await shown(body._id)
            expect({ after: wanted, kept, due, isCancelled }).toEqual({
              after: wanted,
              kept: keptIn(model),
              due: dueIn(model),
              isCancelled: model.isCancelled,
            })
            const standing = model.isCancelled ? 0 : model.price
            const owed = Math.max(0, kept - standing)
            if (!model.isCancelled) expect(kept + due + gesturesIn(model)).toBe(standing + owed)
          }
          const atStripe = sandboxOf(shop).payments.list({})
          const received = atStripe.reduce((sum, { received: paid, refunded }) => sum + paid - refunded, 0)
          sandboxOf(shop).payments.forget({})
          expect(received).toBe(model.online)
          await shop.platform.database.pool.query('DELETE FROM appointments WHERE id = $1', [body._id])
        },
      ),
      { numRuns: lives, endOnFailure: true },
    )
  },
)
