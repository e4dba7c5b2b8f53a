import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import type { Shop } from '#tests/support/shop.ts'
import { hour } from '#tests/support/test-clock.ts'

import { choose, fillDetails, freeDay, slot, useTheme } from './booking-form.ts'
import {
  countSlots,
  clientWhoHasPaid,
  clientWithAppointment,
  expectBooked,
  expectBookedOnce,
  expectPaidInList,
  goOnToStripe,
  openOwnPayment,
  openPaymentStep,
  openStripeForm,
  payButton,
  payButtonIn,
  payByCard,
  payByTwint,
  payInDialog,
  place,
} from './payments.ts'
import { openPanel, staffApi } from './staff.ts'
import {
  cards,
  expectDeclined,
  expectToldToWait,
  failTheBankOnce,
  payWithTwint,
  refuseAtTwint,
  slowBank,
  twintRefusals,
} from './stripe-form.ts'

test.use({ takesPayments: true })

test('a guest pays by card', async ({ page, shop }) => {
  await openPaymentStep(page)
  await expect(page.getByRole('radio', { name: /^Pago in sede/ })).toBeChecked()
  await expect(page.getByText('Pagamenti Non Disponibili')).toHaveCount(0)
  await expectAccessible(page)

  await choose(page.getByRole('radio', { name: /^Pago online/ }))
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('giulia.pedrazzini@example.test')
  await page.getByRole('button', { name: 'Continua' }).click()
  await expect(page.getByText('Campi obbligatori mancanti: Indirizzo, CAP, Città')).toBeVisible()
  await expect(page.getByLabel('Indirizzo')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('CAP').fill('69a0')
  await expect(page.getByLabel('CAP')).toHaveValue('690')

  await goOnToStripe(page)
  await expect(page.getByRole('heading', { name: 'Paga con carta o TWINT' })).toBeFocused()
  await expect(page.getByText(/Il posto è tuo ancora per 1[45]:\d\d/)).toBeVisible()
  expect(await countSlots(shop)).toEqual({ held: 1, booked: 0 })
  await expectAccessible(page)

  await payByCard(page, cards.good)
  await expectBookedOnce(page, shop)
  await expectAccessible(page)
})

test('moving a paid visit to a cheaper service shows time, duration and refund first', async ({
  page,
  shop,
}) => {
  await openPaymentStep(page)
  await choose(page.getByRole('radio', { name: /^Pago online/ }))
  await goOnToStripe(page)
  await payByCard(page, cards.good)
  await expectBookedOnce(page, shop)
  await page.getByRole('button', { name: 'Sposta' }).click()
  const dialog = page.getByRole('dialog')
  await choose(dialog.getByRole('radio', { name: /^Taglio [0-9]/ }))
  await expect(dialog.getByRole('button', { name: /^15:30(,|$)/ })).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'Continua' }).click()
  await expect(dialog.getByRole('row', { name: 'Durata 60 min 30 min' })).toBeVisible()
  await expect(dialog).toContainText(
    'CHF 15.00 pagati online in più vengono rimborsati sullo stesso mezzo di pagamento.',
  )
  await dialog.getByRole('button', { name: 'Conferma modifiche' }).click()
  await expect(page.getByText('CHF 30.00').first()).toBeVisible()
})

test('a declined card shows an error, and another one pays', async ({ page, shop }) => {
  await useTheme(page, 'light')
  await openStripeForm(page)
  await payByCard(page, cards.declined)
  await expectDeclined(page)
  await expectAccessible(page)
  await payByCard(page, cards.good)
  await expectBookedOnce(page, shop)
})

test('a card with bank authentication shows a dialog over the page', async ({ page, shop }) => {
  await openStripeForm(page)
  await payByCard(page, cards.asksTheBank)
  await failTheBankOnce(page, payButton(page))
  await expectBookedOnce(page, shop)
})

test('TWINT redirects and returns to the confirmation', async ({ page, shop }) => {
  await openStripeForm(page)
  await payByTwint(page)
  await page.getByRole('button', { name: 'Approva' }).click()
  await expectBookedOnce(page, shop)
})

for (const [decision, button] of twintRefusals) {
  test(`a payment ${decision} at TWINT returns to the filled-in payment form`, async ({ page, shop }) => {
    await openStripeForm(page)
    await payByTwint(page)
    await refuseAtTwint(page, button)
    await expectAccessible(page)
    await page.reload()
    await page.getByRole('link', { name: 'Torna al pagamento' }).click()
    await expect(page.getByText('Giulia Pedrazzini, Via Nassa 1, 6900 Lugano')).toBeVisible()
    expect(await countSlots(shop)).toEqual({ held: 1, booked: 0 })
    await payByCard(page, cards.good)
    await expectBookedOnce(page, shop)
  })
}

test('a reload continues the same payment, and paying at the salon stays possible', async ({
  page,
  shop,
}) => {
  await openStripeForm(page)
  await page.reload()
  await expect(page.getByLabel('Numero carta')).toBeVisible()
  expect(await countSlots(shop)).toEqual({ held: 1, booked: 0 })

  await choose(page.getByRole('radio', { name: /^Pago in sede/ }))
  await page.getByRole('button', { name: 'Conferma e paga in sede' }).click()
  await expectBookedOnce(page, shop)
})

test('going back to the times releases the own slot', async ({ page, shop }) => {
  await openStripeForm(page)
  await page.goBack()
  await page.getByRole('link', { name: 'Modifica appuntamento' }).click()
  await expect(slot(page, '15:30')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => countSlots(shop)).toEqual({ held: 0, booked: 0 })
  await page.getByRole('button', { name: 'Prenota', exact: true }).click()
  await page.getByRole('button', { name: 'Vai al pagamento' }).click()
  for (const [label, text] of Object.entries(place))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
})

test('a payment form that fails to load shows an error with a retry', async ({ page }) => {
  await page.route('**/sandbox/stripe/stripe.js', (route) => route.abort())
  await openPaymentStep(page)
  await choose(page.getByRole('radio', { name: /^Pago online/ }))
  await fillDetails(page, place)
  await page.getByRole('button', { name: 'Continua' }).click()
  await expect(page.getByText('Stripe non caricato correttamente')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/sandbox/stripe/stripe.js')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByLabel('Numero carta')).toBeVisible()
})

test('a slow bank shows a notice until the payment succeeds', async ({ page, shop }) => {
  await openStripeForm(page)
  const sayYes = slowBank(shop)
  await payByCard(page, cards.good)
  await expectToldToWait(page)
  sayYes()
  await expectBooked(page)
})

test('changing the billing details focuses them and releases the hold', async ({ page, shop }) => {
  await openStripeForm(page)
  await page.getByRole('button', { name: 'Modifica i dati di fatturazione' }).click()
  await expect(page.getByRole('heading', { name: 'Dati di fatturazione' })).toBeFocused()
  expect(await countSlots(shop)).toEqual({ held: 0, booked: 0 })
})

test('an unknown payment shows a notice', async ({ page }) => {
  await page.goto('/pagamento?payment_intent=pi_unknown')
  await expect(page.getByRole('heading', { name: 'Qui non troviamo nessun pagamento' })).toBeFocused()
  await expectAccessible(page)
  await page.goto('/pagamento')
  await expect(page.getByRole('heading', { name: 'Qui non troviamo nessun pagamento' })).toBeFocused()
})

test('a client pays an appointment and sees it in the payments', async ({ page, shop }) => {
  const { card, dialog } = await openOwnPayment(page, shop)
  await dialog.getByLabel('Numero carta').fill(cards.good)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(dialog.getByLabel('Numero carta')).toHaveValue(cards.good)
  await expectAccessible(page)
  await payInDialog(dialog, cards.good)
  await expectPaidInList(page, card)
  await expect(page.getByRole('region', { name: 'Pagamenti' })).toContainText('Carta')
  await expectAccessible(page)
})

test('a declined card of a client shows an error, and another one pays', async ({ page, shop }) => {
  const { card, dialog } = await openOwnPayment(page, shop)
  await payInDialog(dialog, cards.declined)
  await expectDeclined(dialog)
  await payInDialog(dialog, cards.good)
  await expectPaidInList(page, card)
})

test('a client card with bank authentication shows a dialog over the dialog', async ({ page, shop }) => {
  const { card, dialog } = await openOwnPayment(page, shop)
  await payInDialog(dialog, cards.asksTheBank)
  await failTheBankOnce(dialog, payButtonIn(dialog))
  await expectPaidInList(page, card)
})

test('TWINT redirects a client and returns to the own appointments', async ({ page, shop }) => {
  const { card, dialog } = await openOwnPayment(page, shop)
  await payWithTwint(dialog, payButtonIn(dialog))
  await page.getByRole('button', { name: 'Approva' }).click()
  await expect(page).toHaveURL('/booking#appuntamenti')
  await expectPaidInList(page, card)
  await expect(page.getByRole('region', { name: 'Pagamenti' })).toContainText('TWINT')
})

for (const [decision, button] of twintRefusals) {
  test(`a client payment ${decision} at TWINT can be paid from the list`, async ({ page, shop }) => {
    const { card, dialog } = await openOwnPayment(page, shop)
    await payWithTwint(dialog, payButtonIn(dialog))
    await refuseAtTwint(page, button)
    await expect(page.getByText('L’appuntamento resta tuo')).toBeVisible()
    await page.getByRole('link', { name: 'I tuoi appuntamenti' }).click()
    await card.getByRole('button', { name: 'Paga online' }).click()
    await payInDialog(page.getByRole('dialog'), cards.good)
    await expectPaidInList(page, card)
  })
}

test('the owner refunds a part', async ({ page, shop }) => {
  const { paymentIntent } = await clientWhoHasPaid(shop)

  await openPanel(page, shop, 'admin', '/admin?tab=payments')
  const row = page.getByRole('list', { name: 'Pagamenti' }).getByRole('listitem').first()
  await expect(row).toContainText('Commissione (stima)')
  await expect(row).toContainText(paymentIntent.slice(-8))
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Rimborsa / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Rimborsa' }).click()
  await expect(dialog.getByText('Il motivo del rimborso è obbligatorio')).toBeVisible()
  await dialog.getByLabel('Importo').fill('1000')
  await dialog.getByLabel('Motivo').fill('Taglio più corto')
  await dialog.getByRole('button', { name: 'Rimborsa' }).click()
  await expect(dialog.getByText(/^Puoi rimborsare al massimo CHF/)).toBeVisible()
  await dialog.getByLabel('Importo').fill('5.50')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Rimborsa' }).click()
  await expect(page.getByText('Rimborso avviato')).toBeVisible()
  await expect(row).toContainText('Rimborsato in parte')
  await expect(row).toContainText('−CHF 5.50')
  await expect(row).toContainText('in corso')

  await shop.payments.sendRefunds()
  await page.reload()
  await expect(row).toContainText('riuscito')
  await expectAccessible(page)
})

test('an open appointment follows its refund while the client cancels', async ({ page, shop }) => {
  const { api, id } = await clientWhoHasPaid(shop)
  await openPanel(page, shop, 'admin', `/admin?tab=appointments&view=day&date=${freeDay.date}`)
  await page.getByRole('button', { name: /^10:00 Giulio/ }).click()
  const panel = page.getByRole('dialog', { name: /^Giulio/ })
  const payment = panel.getByRole('region', { name: 'Pagamenti' })
  await expect(payment.getByRole('button', { name: /^Rimborsa/ })).toBeVisible()
  await api.put(`/appointments/${id}/cancel`, {})
  await expect(payment).toContainText('Rimborsato')
  await expect(payment.getByRole('button', { name: /^Rimborsa/ })).toHaveCount(0)
  await shop.payments.sendRefunds()
  await expect(payment).toContainText('riuscito')
  await panel.getByRole('button', { name: /^Stato/ }).click()
  await page.getByRole('menuitemradio', { name: 'Confermato' }).click()
  await expect(panel).toContainText('Da pagare')
})

test('staff record a payment at the salon', async ({ page, shop }) => {
  await clientWithAppointment(shop)
  await openPanel(page, shop, 'admin', `/admin?tab=appointments&view=day&date=${freeDay.date}`)
  await page.getByRole('button', { name: /^10:00 Giulio/ }).click()
  const panel = page.getByRole('dialog')
  await expect(panel).toContainText('Da pagare')
  await panel.getByRole('button', { name: 'Segna come pagato in sede' }).click()
  const question = page.getByRole('dialog', { name: 'Pagato in sede?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Segna come pagato' }).click()
  await expect(page.getByText('Pagamento in sede registrato')).toBeVisible()
  await expect(panel).toContainText('Pagato in sede')
  await expect(panel.getByRole('button', { name: 'Segna come pagato in sede' })).toHaveCount(0)
  await expectAccessible(page)
})

async function waitUntil(page: Page, shop: Shop, moment: string): Promise<void> {
  shop.clock.set(moment)
  await page.clock.setSystemTime(moment)
}

const refundsOf = async (shop: Shop) =>
  (await shop.platform.database.pool.query('SELECT amount_centimes, reason FROM refunds')).rows

for (const { decision, refunds } of [
  { decision: 'kept', refunds: [] },
  { decision: 'given back', refunds: [{ amount_centimes: 3000 }] },
])
  test(`cancelling a paid visit after its start asks about the money: ${decision}`, async ({
    page,
    shop,
  }) => {
    await clientWhoHasPaid(shop)
    await waitUntil(page, shop, `${freeDay.date}T10:10:00+02:00`)
    await openPanel(page, shop, 'admin', `/admin?tab=appointments&date=${freeDay.date}&layout=list`)
    const card = page.getByRole('article').filter({ hasText: 'Giulio' })
    await card.getByRole('button', { name: /^Stato/ }).click()
    await page.getByRole('menuitemradio', { name: 'Cancellato' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancella appuntamento' })
    const givesBack = dialog.getByRole('switch', { name: 'Rimborsa CHF 30.00' })
    await expect(givesBack).not.toBeChecked()
    await expect(dialog).toContainText('Altrimenti restano allo studio. Il cliente lo legge nella mail.')
    await expectAccessible(page)
    if (refunds.length > 0) await givesBack.click()
    await dialog.getByRole('button', { name: 'Cancella appuntamento' }).click()
    await expect(card.getByRole('button', { name: /^Stato: Cancellato/ })).toBeVisible()
    expect(await refundsOf(shop)).toMatchObject(refunds)
  })

test('a stalled refund is shown above all payments until it is sent', async ({ page, shop }) => {
  await clientWhoHasPaid(shop)
  sandboxOf(shop).calls.fail({ kind: 'refunds.create', fault: 'error', count: 1000 })
  const owner = await staffApi(shop, 'admin')
  const { body } = await owner.get('/payments/history')
  await owner.post(`/payments/${body.data[0]._id}/refund`, { amount: 5.5, reason: 'Taglio più corto' })
  await shop.payments.sendRefunds()
  shop.clock.advance(4 * hour)
  await waitUntil(page, shop, shop.clock.now().toISOString())
  await openPanel(page, shop, 'admin', '/admin?tab=payments')
  const notice = page.getByRole('alert').filter({ hasText: 'Un rimborso' })
  const stalled = page.getByRole('list', { name: /^Un rimborso/ })
  await expect(notice).toBeVisible()
  await expect(stalled.getByRole('listitem').first()).toContainText('−CHF 5.50')
  await expect(stalled).toContainText('in ritardo: Stripe non lo accetta, riproviamo da soli')
  await expectAccessible(page)

  sandboxOf(shop).calls.heal({})
  shop.clock.advance(2 * hour)
  await shop.payments.sendRefunds()
  await page.clock.runFor(61_000)
  await expect(stalled).toHaveCount(0)
  await expect(notice).toHaveCount(0)
})
