import type { Locator, Page } from '@playwright/test'

import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'
import { pictures } from '#tests/support/pictures.ts'
import type { Shop } from '#tests/support/shop.ts'
import { minute } from '#tests/support/test-clock.ts'

import { choose, freeDay, luca, pick, slot } from './booking-form.ts'
import { countSlots, clientWhoHasPaid, expectBookedOnce, openPaymentStep, place } from './payments.ts'
import { expectThanks, fillApplicant, fillConsultation } from './sent-forms.ts'
import * as shopPages from './shop-pages.ts'
import { gridCard, openCalendar } from './staff-calendar.ts'
import { openPanel } from './staff.ts'
import { enterAs } from './stored-session.ts'

async function loseAnswer(page: Page, address: string, press: Locator): Promise<void> {
  const { promise: isLost, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return await route.fallback()
    await route.fetch()
    await route.abort()
    resolve()
  })
  await press.click()
  await isLost
  await page.unroute(address)
}

test.describe('paid at the salon', () => {
  test('a guest with a lost answer gets the same booking after a reload', async ({ page, shop }) => {
    const confirm = page.getByRole('button', { name: 'Conferma e paga in sede' })
    await openPaymentStep(page)
    await loseAnswer(page, '**/api/appointments/public/appointments/guest', confirm)
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'Non sappiamo se la prenotazione delle 15:30 è arrivata' })
        .first(),
    ).toBeVisible()
    await page.reload()
    await confirm.click()
    await expectBookedOnce(page, shop)
  })

  test('a guest who goes back to the times keeps the own one', async ({ page, shop }) => {
    const confirm = page.getByRole('button', { name: 'Conferma e paga in sede' })
    await openPaymentStep(page)
    await loseAnswer(page, '**/api/appointments/public/appointments/guest', confirm)
    await page.goto('/guest-booking')
    await expect(page.getByText(/Non sappiamo se la prenotazione delle 15:30 è arrivata/)).toBeVisible()
    await expect(slot(page, '15:30')).toHaveAttribute('data-state', 'booked')
    await page.getByRole('button', { name: 'Prenota', exact: true }).click()
    await page.getByRole('button', { name: 'Vai al pagamento' }).click()
    await confirm.click()
    await expectBookedOnce(page, shop)
  })

  test('a client gets the same booking after a reload', async ({ page, shop }) => {
    await enterAs(page, 'client@f4dezone.test')
    await page.goto('/booking')
    await pick(page, { ...luca, time: '15:30' })
    const book = page.getByRole('button', { name: 'Prenota', exact: true })
    await loseAnswer(page, '**/api/appointments', book)
    await page.reload()
    await expect(page.getByText(/Non sappiamo se la prenotazione delle 15:30 è arrivata/)).toBeVisible()
    await book.click()
    await expect(page.getByText('Prenotazione effettuata con successo!')).toBeVisible()
    expect(await countSlots(shop)).toEqual({ held: 0, booked: 1 })
  })

  test('a phone booking is stored once', async ({ page, shop }) => {
    await openCalendar(page)
    const open = page.getByRole('button', { name: 'Prenotazione telefonica', exact: true })
    const form = page.getByRole('region', { name: 'Prenotazione telefonica' })
    const submit = form.getByRole('button', { name: 'Prenota', exact: true })
    await open.click()
    await form.getByLabel('Barbiere', { exact: true }).selectOption('Luca Bernasconi')
    await form.getByLabel('Servizio', { exact: true }).selectOption({ label: 'Taglio, 30 min, CHF 30.00' })
    await pick(form, { day: freeDay.words, time: '15:30' })
    await form.getByLabel('Nome o soprannome').fill('Signora Anna')
    await loseAnswer(page, '**/api/appointments/admin', submit)
    await page.reload()
    await open.click()
    await submit.click()
    await expect(page.getByText('Prenotazione di Signora Anna effettuata con successo!')).toBeVisible()
    await expect(gridCard(page, '15:30 Signora Anna')).toHaveCount(1)
    expect(await countSlots(shop)).toEqual({ held: 0, booked: 1 })
  })

  test('an order is placed once', async ({ page, shop }) => {
    const order = page.getByRole('button', { name: 'Conferma l’ordine' })
    await shopPages.openCheckout(page)
    for (const [label, text] of Object.entries(shopPages.customer))
      await page.getByLabel(label, { exact: true }).fill(text)
    await loseAnswer(page, '**/api/orders', order)
    await expect(page.getByRole('main').getByText('Non sappiamo se l’ordine è arrivato')).toBeVisible()
    await expect(page.getByText('L’ordine non è partito')).toBeHidden()
    await page.reload()
    await expect(page.getByRole('alert').filter({ hasText: 'non ne nasce un secondo' })).toBeVisible()
    await order.click()
    await shopPages.expectOrdered(page)
    expect(await shopPages.ordersOf(shop)).toHaveLength(1)
  })

  test('an order with another cart shows the first order before a second one', async ({ page, shop }) => {
    const order = page.getByRole('button', { name: 'Conferma l’ordine' })
    const notice = page.getByRole('alert').filter({ hasText: '1 × Olio da barba al cedro' })
    await shopPages.openCheckout(page)
    for (const [label, text] of Object.entries(shopPages.customer))
      await page.getByLabel(label, { exact: true }).fill(text)
    await loseAnswer(page, '**/api/orders', order)
    await page.goto('/shop')
    await shopPages.fillCart(page, shopPages.comb.name)
    await shopPages.openCart(page)
    await shopPages.cart(page).getByRole('button', { name: 'Procedi al pagamento' }).click()
    await expect(notice).toContainText('1 × Cera opaca, tenuta forte (CHF 52.00): forse l’ordine c’è già')
    await expectAccessible(page)
    await order.click()
    await expect(order).toBeEnabled()
    await page.reload()
    await expect(notice).toBeVisible()
    expect(await shopPages.ordersOf(shop)).toHaveLength(1)
    await notice.getByRole('button', { name: 'Ho controllato' }).click()
    await expect(notice).toBeHidden()
    await order.click()
    await shopPages.expectOrdered(page)
    expect(await shopPages.ordersOf(shop)).toHaveLength(2)
  })

  test('an order with corrected data shows the first order, a refused one does not', async ({
    page,
    shop,
  }) => {
    const order = page.getByRole('button', { name: 'Conferma l’ordine' })
    const lost = page.getByRole('main').getByText('Non sappiamo se l’ordine è arrivato')
    await shopPages.openCheckout(page)
    for (const [label, text] of Object.entries(shopPages.customer))
      await page.getByLabel(label, { exact: true }).fill(text)
    await page.route('**/api/orders', (route) => route.fulfill({ status: 500, body: '' }))
    await order.click()
    await expect(page.getByText('L’ordine non è partito')).toBeVisible()
    await expect(lost).toBeHidden()
    await page.unroute('**/api/orders')
    await loseAnswer(page, '**/api/orders', order)
    await expect(lost).toBeVisible()
    await page.getByLabel('Nome', { exact: true }).fill('Giulia Maria Pedrazzini')
    await order.click()
    await expect(page.getByRole('alert').filter({ hasText: 'forse l’ordine c’è già' })).toBeVisible()
    expect(await shopPages.ordersOf(shop)).toHaveLength(1)
  })

  test('a message to the salon is stored once', async ({ page, shop }) => {
    const { pool } = shop.platform.database
    const dialog = page.getByRole('dialog', { name: 'Chiedi un consiglio' })
    const submit = dialog.getByRole('button', { name: 'Invia la domanda' })
    await pool.query(`UPDATE studio_settings SET links = links || '{"whatsapp": ""}'::jsonb`)
    await page.goto('/shop')
    await page.getByRole('button', { name: 'Scrivici dal sito' }).click()
    const typed = {
      Nome: 'Lia',
      Email: 'lia@example.test',
      Telefono: '079 765 43 21',
      'La tua domanda': 'Cera?',
    }
    for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label).fill(text)
    await dialog.getByRole('checkbox').check()
    await page.clock.runFor(10_000)
    await loseAnswer(page, '**/api/contact', submit)
    await page.reload()
    await dialog.getByRole('checkbox').check()
    await submit.click()
    await expect(page.getByRole('dialog', { name: 'Domanda inviata' })).toBeVisible()
    const { rows } = await pool.query(`SELECT 1 FROM requests WHERE email = 'lia@example.test'`)
    expect(rows).toHaveLength(1)
  })
})

test.describe('sent from a dialog', () => {
  const sending = '**/api/v1.0/email/send'
  const requestsOf = async (shop: Shop) =>
    (await shop.platform.database.pool.query('SELECT kind, name FROM requests')).rows

  test('a consultation is stored once', async ({ page, shop }) => {
    const dialog = await fillConsultation(page)
    const submit = dialog.getByRole('button', { name: /Richiedi Consulenza|Inviando/ })
    await page.clock.runFor(10_000)
    await loseAnswer(page, sending, submit)
    expect(await requestsOf(shop)).toHaveLength(1)
    await page.reload()
    await submit.click()
    await expectThanks(page, 'Richiesta Inviata!')
    expect(await requestsOf(shop)).toEqual([{ kind: 'consultation', name: 'Nina Caratti' }])
  })

  test('an application is stored once', async ({ page, shop }) => {
    await page.goto('/lavora-con-noi')
    await page.getByRole('button', { name: 'Candidati Ora' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Candidatura Spontanea' })
    const submit = dialog.locator('button[type="submit"]')
    const photo = { name: 'taglio.jpg', mimeType: 'image/jpeg', buffer: await pictures.fromPhone() }
    const choosePhoto = () => dialog.locator('input[type="file"]').first().setInputFiles([photo])
    await fillApplicant(dialog)
    await choosePhoto()
    await page.clock.runFor(10_000)
    await loseAnswer(page, sending, submit)
    expect(await requestsOf(shop)).toHaveLength(1)
    // After this time the server would take another form of the same person for a new application.
    shop.clock.advance(11 * minute)
    await page.reload()
    await choosePhoto()
    await submit.click()
    await expectThanks(page, 'Candidatura Inviata!')
    expect(await requestsOf(shop)).toEqual([{ kind: 'application', name: 'Nina Caratti' }])
  })
})

test.describe('paid online', () => {
  test.use({ takesPayments: true })

  test('a guest continues with the same payment', async ({ page, shop }) => {
    await openPaymentStep(page)
    await choose(page.getByRole('radio', { name: /^Pago online/ }))
    for (const [label, text] of Object.entries(place))
      await page.getByLabel(label, { exact: true }).fill(text)
    const goOn = page.getByRole('button', { name: 'Continua' })
    await loseAnswer(page, '**/api/payments/create-intent', goOn)
    await expect(page.getByRole('main').getByText(/Non hai prenotato e non hai pagato nulla/)).toBeVisible()
    await page.reload()
    await goOn.click()
    await expect(page.getByLabel('Numero carta')).toBeVisible()
    expect(await countSlots(shop)).toEqual({ held: 1, booked: 0 })
  })

  test('a partial refund is made once', async ({ page, shop }) => {
    await clientWhoHasPaid(shop)
    await openPanel(page, shop, 'admin', '/admin?tab=payments')
    const dialog = page.getByRole('dialog')
    const refund = dialog.getByRole('button', { name: 'Rimborsa' })
    const row = page.getByRole('list', { name: 'Pagamenti' }).getByRole('listitem').first()
    const fill = async () => {
      await row.getByRole('button', { name: /^Rimborsa / }).click()
      await dialog.getByLabel('Importo').fill('5.50')
      await dialog.getByLabel('Motivo').fill('Taglio più corto')
    }
    await fill()
    await loseAnswer(page, '**/api/payments/*/refund', refund)
    await page.reload()
    await fill()
    await refund.click()
    await expect(page.getByText('Rimborso avviato')).toBeVisible()
    const { rows } = await shop.platform.database.pool.query('SELECT 1 FROM refunds')
    expect(rows).toHaveLength(1)
  })
})
