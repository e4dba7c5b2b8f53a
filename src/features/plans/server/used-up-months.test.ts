import { expect, test } from 'vitest'

import { givenPerson, givenShop } from '#tests/support/given.ts'
import { openTestPayments, sandboxOf } from '#tests/support/payments.ts'

import { ownerOf } from './owner.fixture.ts'

const shop = givenShop({ payments: true, plan: null })
const admin = givenPerson(shop, 'admin')
const owner = ownerOf(shop, () => admin.email)

test('a returned refund of a used-up month restores no month', async () => {
  sandboxOf(shop).webhooks.pause()
  shop.clock.set('2026-03-11T09:00:00+01:00')
  const intentId = await owner.buy('BUSINESS')
  expect((await owner.access()).hasAccess).toBe(true)
  shop.clock.set('2026-05-20T09:00:00+02:00')
  expect((await owner.access()).hasAccess).toBe(false)
  const hear = async () => {
    await sandboxOf(shop).webhooks.deliverAll({})
    await shop.payments.handleEvents()
  }
  const refund = await shop.platform.payments.plan?.refund({ intentId, amount: 4900, key: 'goodwill' })
  await hear()
  expect((await owner.access()).hasAccess).toBe(false)
  sandboxOf(shop).refunds.settle({ refund: refund?.id ?? '', status: 'failed' })
  await hear()
  expect((await owner.access()).hasAccess).toBe(false)
})

test('a dispute of a used-up month, lost and then won, restores no month', async () => {
  shop.clock.set('2026-07-01T09:00:00+02:00')
  const paymentIntent = await owner.buy('BUSINESS')
  shop.clock.set('2026-09-20T09:00:00+02:00')
  expect((await owner.access()).hasAccess).toBe(false)
  const { disputes, webhooks } = sandboxOf(shop)
  const hear = async () => {
    await webhooks.deliverAll({})
    await shop.payments.handleEvents()
  }
  const dispute = disputes.open({ paymentIntent })
  disputes.close({ dispute, end: 'lost' })
  await hear()
  disputes.close({ dispute, end: 'won' })
  await hear()
  expect((await owner.access()).hasAccess).toBe(false)
})

test('an intent created in the salon account with forged metadata activates no plan', async () => {
  shop.clock.set('2027-01-11T09:00:00+01:00')
  const { pool } = shop.platform.database
  for (const table of ['plan_periods', 'plan_refunds', 'disputes', 'refunds', 'payments'])
    await pool.query(`DELETE FROM ${table}`)
  const vendor = await openTestPayments(shop.clock)
  const former = shop.platform.payments.plan
  shop.platform.payments.plan = vendor.providers.plan
  expect((await owner.access()).hasAccess).toBe(false)
  const { _id: plan } = await owner.plan('ENTERPRISE')
  const { rows } = await pool.query('SELECT shop_id FROM studio_settings')
  const intent = await shop.platform.payments.salon?.createIntent({
    amount: 50,
    key: 'by hand',
    description: 'x',
    metadata: { payment: crypto.randomUUID(), purpose: 'plan', shop: rows[0].shop_id, plan },
  })
  sandboxOf(shop).payments.pay({ paymentIntent: intent?.id ?? '' })
  await sandboxOf(shop).webhooks.deliverAll({})
  await shop.payments.handleEvents()
  const { hasAccess } = await owner.access()
  shop.platform.payments.plan = former
  await vendor.sandbox.stop()
  expect(hasAccess).toBe(false)
})
