import { beforeAll, expect, test, vi } from 'vitest'

import { givenBarber, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'

const shop = givenShop({ payments: { retries: 0 } })
const barber = givenBarber(shop)
const visitor = givenVisitor(shop)

beforeAll(() => sandboxOf(shop).webhooks.pause())

const isCreation = ({ kind }: { kind: string }) => kind === 'payment_intents.create'

test('a payment cancelled in one window returns 409 PAYMENT_CLOSED in another', async () => {
  const appointmentData = {
    firstName: 'Ada',
    lastName: 'Neri',
    email: 'ada@posta.test',
    phone: '+41791000000',
    barberId: barber.id,
    service: 'Taglio',
    date: '2026-03-17',
    time: '10:00',
    duration: 30,
    price: 30,
  }
  const start = () =>
    visitor.post(
      '/payments/create-intent',
      { type: 'appointment', appointmentData, currency: 'CHF' },
      { 'idempotency-key': 'two windows' },
    )
  const { calls, payments } = sandboxOf(shop)
  calls.fail({ kind: 'payment_intents.create', fault: 'slow', when: 'after', milliseconds: 1000 })
  calls.fail({ kind: 'payment_intents.create', fault: 'error', when: 'before' })
  const slow = start()
  await vi.waitFor(() => expect(calls.received().filter(isCreation)).toHaveLength(1))
  const refused = await start()
  expect([refused.status, refused.body.code]).toEqual([503, 'PAYMENT_FAILED'])
  const late = await slow
  expect([late.status, late.body.code]).toEqual([409, 'PAYMENT_CLOSED'])
  expect(payments.list()).toMatchObject([{ status: 'canceled' }])
  const { rows } = await shop.platform.database.pool.query(
    'SELECT (SELECT count(*)::int FROM appointments) AS chairs, (SELECT string_agg(state, $1) FROM payments) AS states',
    [','],
  )
  expect(rows).toEqual([{ chairs: 0, states: 'cancelled' }])

  const again = await start()
  expect(again.status).toBe(201)
})
