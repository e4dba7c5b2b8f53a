import { beforeEach, expect, test } from 'vitest'

import type { NewIntent } from '#platform/stripe/payment-provider.ts'
import { pages } from '#shared/pages.ts'
import { givenMailServer, givenPerson, givenShop } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { minute } from '#tests/support/test-clock.ts'
import { expectParts } from '#tests/support/written.ts'

import { ownerOf } from './owner.fixture.ts'

const post = givenMailServer()
const shop = givenShop(() => ({ smtpUrl: post.url, payments: { retries: 0 }, plan: null }))
const admin = givenPerson(shop, 'admin')
const owner = ownerOf(shop, () => admin.email)

beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  sandboxOf(shop).webhooks.pause()
  sandboxOf(shop).calls.heal({})
  for (const table of ['messages', 'plan_periods', 'plan_refunds', 'refunds', 'payments'])
    await shop.platform.database.pool.query(`DELETE FROM ${table}`)
})

async function wronglyPaid(): Promise<void> {
  const { payments } = shop.platform
  const { plan } = payments
  if (!plan) throw new Error('The vendor takes payments')
  const asksForLess = {
    ...plan,
    createIntent: async (intent: NewIntent) => await plan.createIntent({ ...intent, amount: 3900 }),
  }
  Object.assign(payments, { salon: asksForLess, plan: asksForLess })
  await owner.select('BUSINESS')
  const { body } = await owner.start('BUSINESS')
  Object.assign(payments, { salon: plan, plan })
  sandboxOf(shop).payments.pay({ paymentIntent: body.data.paymentIntentId })
  await owner.confirm(body.data.paymentIntentId)
}

async function mailOf(subject: string) {
  await shop.sendMessages()
  const mails = await post.mails()
  return mails.findLast((mail) => mail.recipients.includes(admin.email) && mail.subject?.includes(subject))
}

test('the mail about a stalled plan refund links to the plan, not to payments', async () => {
  await wronglyPaid()
  sandboxOf(shop).calls.fail({ kind: 'refunds.create', fault: 'error', count: 1000 })
  for (let passed = 0; passed < 4 * 60; passed += 30) {
    await shop.payments.sendRefunds()
    shop.clock.advance(30 * minute)
  }
  const mail = await mailOf('Rimborso in ritardo: CHF 39.00')
  expectParts(mail?.text, [
    'il rimborso di CHF 39.00 per il piano dello studio aspetta da ore: Stripe non lo accetta.',
    'Se aspetti ancora l’importo, scrivi a chi ti fornisce il programma.',
    `Apri il piano:\n${shop.platform.publicOrigin}${pages.subscription.path}`,
  ])
  expect(mail?.text).not.toMatch(/tab=payments|pannello di Stripe|Motivo/)
})

test('the mail about a returned plan refund links to the plan, not to payments', async () => {
  const intentId = await owner.buy('BUSINESS')
  const refund = await shop.platform.payments.plan?.refund({ intentId, amount: 4900, key: 'returned' })
  const hear = async () => {
    await sandboxOf(shop).webhooks.deliverAll({})
    await shop.payments.handleEvents()
  }
  await hear()
  sandboxOf(shop).refunds.settle({ refund: refund?.id ?? '', status: 'failed' })
  await hear()
  const mail = await mailOf('Rimborso non riuscito: CHF 49.00')
  expectParts(mail?.text, [
    'il rimborso di CHF 49.00 per il piano dello studio non è riuscito: la banca l’ha rimandato a chi ti fornisce il programma.',
    'Il tempo che avevi pagato vale come prima del rimborso.',
    `Apri il piano:\n${shop.platform.publicOrigin}${pages.subscription.path}`,
  ])
  expect(mail?.text).not.toMatch(/tab=payments|ancora sul tuo conto|Motivo/)
})
