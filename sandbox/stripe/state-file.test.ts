import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import {
  openEndpoint,
  openSandbox,
  paidIntent,
  publishableKey,
  secretKey,
  webhookSecret,
} from './given.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'stripe-sandbox-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('objects, keys, pages and undelivered webhooks survive a restart', async () => {
  const file = join(folder, 'state', 'stripe.json')
  const endpoint = await openEndpoint()
  endpoint.answers.status = 503
  const accounts = [
    { secretKey, publishableKey, webhooks: [{ url: endpoint.url, secrets: [webhookSecret] }] },
  ]
  const options = { accounts, file, retryDelays: [3_600_000] }
  const first = await openSandbox(options)
  const idempotencyKey = crypto.randomUUID()
  const waiting = await first.stripe.paymentIntents.create(
    { amount: 100, currency: 'chf' },
    { idempotencyKey },
  )
  first.sandbox.control.payments.pay({ paymentIntent: waiting.id, method: 'twint' })
  const paid = await paidIntent(first.stripe)
  await first.stripe.refunds.create({ payment_intent: paid.id, amount: 1_000 })
  await expect.poll(() => endpoint.received.length).toBe(7)
  await first.sandbox.stop()
  expect(readdirSync(join(folder, 'state'))).toEqual(['stripe.json'])

  endpoint.answers.status = 200
  endpoint.received.length = 0
  const second = await openSandbox(options)
  const again = await second.stripe.paymentIntents.create(
    { amount: 100, currency: 'chf' },
    { idempotencyKey },
  )
  expect(again.id).toBe(waiting.id)
  await expect.poll(() => endpoint.received.length).toBe(7)
  expect(
    second.sandbox.control.payments.decide({ paymentIntent: waiting.id, decision: 'approve' }).status,
  ).toBe('succeeded')
  const { latest_charge } = await second.stripe.paymentIntents.retrieve(paid.id, {
    expand: ['latest_charge'],
  })
  expect(latest_charge).toMatchObject({ amount_refunded: 1_000 })
  await second.sandbox.control.webhooks.deliverAll()
  expect((await second.stripe.events.list({ delivery_success: false })).data).toEqual([])
  await second.sandbox.stop()
  await endpoint.close()
})
