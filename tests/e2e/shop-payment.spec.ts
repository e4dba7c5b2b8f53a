import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'
import { sandboxOf } from '#tests/support/payments.ts'

import { choose, useTheme } from './booking-form.ts'
import { logIn } from './login-form.ts'
import {
  cart,
  cartButton,
  customer,
  expectOrdered,
  goOnToStripe,
  oil,
  openCheckout,
  ordersOf,
  payByCard,
  payByTwint,
  stockOf,
  thanksForCard,
  thanksForCash,
  wax,
} from './shop-pages.ts'
import { openPanel, staffApi } from './staff.ts'
import { cards, expectDeclined, refuseAtTwint, slowBank } from './stripe-form.ts'

test.describe('without online payments', () => {
  test('an order is placed and paid at pickup', async ({ page, shop }) => {
    await openCheckout(page)
    await expect(page.getByText('Pagamenti Non Disponibili')).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Conferma l’ordine' }).click()
    await expect(
      page.getByText('Campi obbligatori mancanti: Nome, Email, Telefono, Indirizzo, CAP, Città'),
    ).toBeVisible()
    await expectAccessible(page)
    await fillCustomer(page)
    await page.getByRole('button', { name: 'Conferma l’ordine' }).click()
    await expect(page.getByText(thanksForCash)).toBeVisible()
    await expectOrdered(page)
    expect(await ordersOf(shop)).toMatchObject([
      { status: 'pending', payment_status: 'pending', total_centimes: 5200 },
    ])
    expect((await stockOf(shop, oil.name)).quantity).toBe(3)
    await page.reload()
    await expect(page.getByRole('heading', { name: /^Ordine F4-2026-/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Chiudi la conferma' }).click()
    await expect(page.getByRole('heading', { name: /^Ordine/ })).toHaveCount(0)
  })
})

test.describe('with online payments', () => {
  test.use({ takesPayments: true })

  test('a phone number refused by the server is marked in the form', async ({ page }) => {
    const field = page.getByLabel('Telefono', { exact: true })
    const order = page.getByRole('button', { name: 'Conferma l’ordine' })
    await openCheckout(page)
    for (const [label, text] of Object.entries(customer))
      await page.getByLabel(label, { exact: true }).fill(text)
    await field.fill('079 123 45 67 89')
    await order.click()
    await expect(field).toHaveAccessibleDescription(/Inserisci un numero di telefono valido/)
    await field.fill('02 1234567')
    await order.click()
    await expect(field).toHaveAccessibleDescription(/Aggiungi il prefisso del paese/)
    await expect(field).toBeFocused()
  })

  test('an order is paid in the shop, and Annulla keeps the cart and the input', async ({ page, shop }) => {
    await openCheckout(page)
    await fillCustomer(page)
    await page.getByRole('link', { name: 'Annulla' }).click()
    await expect(page).toHaveURL('/shop')
    await expect(cartButton(page, 2)).toBeVisible()
    await page.goBack()
    await page.reload()
    await expect(page.getByLabel('Indirizzo')).toHaveValue(customer.Indirizzo)
    await expect(page.getByRole('radio', { name: /^Pagamento in negozio/ })).toBeChecked()
    await page.getByRole('button', { name: 'Conferma l’ordine' }).click()
    await expectOrdered(page)
    expect(await ordersOf(shop)).toMatchObject([{ status: 'pending', total_centimes: 5200 }])
  })

  test('an order is paid by card', async ({ page, shop }) => {
    await useTheme(page, 'light')
    await goOnToStripe(page)
    await expect(page.getByText(/I prodotti sono tuoi ancora per 1[45]:\d\d/)).toBeVisible()
    expect(await stockOf(shop, oil.name)).toMatchObject({ quantity: 3, kept: 1 })
    expect(await ordersOf(shop)).toEqual([])
    await expectAccessible(page)
    await payByCard(page, cards.good)
    await expect(page.getByText(thanksForCard)).toBeVisible()
    await expectOrdered(page)
    expect(await ordersOf(shop)).toMatchObject([
      { status: 'confirmed', payment_status: 'paid', total_centimes: 5200 },
    ])
    expect(await stockOf(shop, oil.name)).toMatchObject({ quantity: 3, kept: 0 })
    await expectAccessible(page)
  })

  test('a declined card shows an error, and another one pays', async ({ page, shop }) => {
    await goOnToStripe(page)
    await payByCard(page, cards.declined)
    await expectDeclined(page)
    await expectAccessible(page)
    await payByCard(page, cards.good)
    await expectOrdered(page)
    expect(await ordersOf(shop)).toHaveLength(1)
  })

  test('TWINT redirects and returns to the shop', async ({ page, shop }) => {
    await goOnToStripe(page)
    await payByTwint(page)
    await page.getByRole('button', { name: 'Approva' }).click()
    await expect(page.getByText(thanksForCard)).toBeVisible()
    await expectOrdered(page)
    expect(await ordersOf(shop)).toMatchObject([{ status: 'confirmed', payment_status: 'paid' }])
  })

  test('a refusal at TWINT returns to the filled-in payment form', async ({ page, shop }) => {
    await goOnToStripe(page)
    await payByTwint(page)
    await refuseAtTwint(page, 'Rifiuta')
    await page.getByRole('link', { name: 'Torna al pagamento' }).click()
    await expect(page).toHaveURL('/shop?passo=pagamento')
    await expect(page.getByText('Giulia Pedrazzini, Via Nassa 1, 6900 Lugano')).toBeVisible()
    expect(await stockOf(shop, oil.name)).toMatchObject({ quantity: 3, kept: 1 })
    await payByCard(page, cards.good)
    await expectOrdered(page)
    expect(await ordersOf(shop)).toHaveLength(1)
  })

  test('a reload continues the same payment, and paying in the shop stays possible', async ({
    page,
    shop,
  }) => {
    await goOnToStripe(page)
    await page.reload()
    await expect(page.getByLabel('Numero carta')).toBeVisible()
    expect(await stockOf(shop, oil.name)).toMatchObject({ kept: 1 })
    await choose(page.getByRole('radio', { name: /^Pagamento in negozio/ }))
    await page.getByRole('button', { name: 'Conferma l’ordine' }).click()
    await expectOrdered(page)
    expect(await stockOf(shop, oil.name)).toMatchObject({ quantity: 3, kept: 0 })
  })

  test('going back to the shop releases the items', async ({ page, shop }) => {
    await goOnToStripe(page)
    await page.getByRole('link', { name: 'Annulla' }).click()
    await expect(page).toHaveURL('/shop')
    await expect.poll(() => stockOf(shop, oil.name)).toMatchObject({ quantity: 4, kept: 0 })
    await expect(cartButton(page, 2)).toBeVisible()
  })

  test('changing the billing details focuses them and releases the items', async ({ page, shop }) => {
    await goOnToStripe(page)
    await page.getByRole('button', { name: 'Modifica i tuoi dati' }).click()
    await expect(page.getByRole('heading', { name: 'I tuoi dati' })).toBeFocused()
    await expect(page.getByLabel('Indirizzo')).toHaveValue(customer.Indirizzo)
    expect(await stockOf(shop, oil.name)).toMatchObject({ quantity: 4, kept: 0 })
  })

  test('a slow bank shows a waiting screen until the payment succeeds', async ({ page, shop }) => {
    await goOnToStripe(page)
    const sayYes = slowBank(shop)
    await payByCard(page, cards.good)
    await expect(page.getByRole('heading', { name: 'Controlliamo il pagamento' })).toBeFocused()
    sayYes()
    await expectOrdered(page)
  })

  for (const [method, button] of [
    [/^Pagamento in negozio/, 'Conferma l’ordine'],
    [/^Pagamento online/, 'Continua'],
  ] as const) {
    test(`a changed price leads back to the cart and keeps the input: ${button}`, async ({ page, shop }) => {
      await openCheckout(page)
      await fillCustomer(page)
      await choose(page.getByRole('radio', { name: method }))
      const owner = await staffApi(shop, 'admin')
      await owner.put(`/products/${(await stockOf(shop, wax.name)).id}`, { price: 25.5 })
      await page.getByRole('button', { name: button }).click()
      await expect(cart(page)).toContainText(`${wax.name}: il prezzo ora è CHF 25.50, era CHF 24.00.`)
      await expect(cart(page)).toContainText('CHF 53.50')
      await expectAccessible(page)
      await cart(page).getByRole('button', { name: 'Procedi al pagamento' }).click()
      await expect(page.getByLabel('Indirizzo')).toHaveValue(customer.Indirizzo)
      expect(await ordersOf(shop)).toEqual([])
    })
  }

  for (const [what, change, sentence] of [
    ['sold out', 'quantity = 0', 'esaurito, l’abbiamo tolto dal carrello'],
    ['not sold any more', 'is_active = false', 'non è più disponibile, l’abbiamo tolto dal carrello'],
  ] as const) {
    test(`a product that is ${what} meanwhile is removed from the cart`, async ({ page, shop }) => {
      await openCheckout(page)
      await fillCustomer(page)
      await shop.platform.database.pool.query(`UPDATE products SET ${change} WHERE name = $1`, [oil.name])
      await page.getByRole('button', { name: 'Conferma l’ordine' }).click()
      await expect(cart(page)).toContainText(`${oil.name}: ${sentence}`)
      await expect(cart(page).getByRole('list', { name: 'Nel carrello' }).getByRole('listitem')).toHaveCount(
        1,
      )
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL('/shop')
      await expect(cartButton(page, 1)).toBeVisible()
    })
  }

  test('a failed order shows the reason and can be retried', async ({ page }) => {
    await openCheckout(page)
    await fillCustomer(page)
    await page.route('**/api/orders', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Conferma l’ordine' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: "Errore nella creazione dell'ordine" }),
    ).toHaveCount(2)
    await page.unroute('**/api/orders')
    await page.getByRole('button', { name: 'Conferma l’ordine' }).click()
    await expectOrdered(page)
  })

  test('a client sees the own details, and the next user does not', async ({ page }) => {
    await logIn(page)
    await openCheckout(page)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('client@f4dezone.test')
    await page.getByLabel('Indirizzo').fill('Via Segreta 1')
    await page.evaluate(() => localStorage.removeItem('token'))
    await page.evaluate(() => localStorage.removeItem('user'))
    await page.reload()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
    await expect(page.getByLabel('Indirizzo')).toHaveValue('')
  })

  test('a payment screen without a cart shows a notice', async ({ page }) => {
    await page.goto('/shop?passo=pagamento')
    await expect(page.getByText('Il carrello è vuoto')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Annulla' }).click()
    await expect(page).toHaveURL('/shop')
  })

  for (const theme of ['dark', 'light'] as const) {
    test(`the payment is accessible on a phone, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await useTheme(page, theme)
      await goOnToStripe(page)
      await expectAccessible(page)
    })
  }
})

async function fillCustomer(page: Parameters<typeof openCheckout>[0]): Promise<void> {
  for (const [label, text] of Object.entries(customer))
    await page.getByLabel(label, { exact: true }).fill(text)
}

test.describe('the owner of a shop with online payments', () => {
  test.use({ takesPayments: true })

  test('sees in the order that its payment is disputed until the dispute is won', async ({ page, shop }) => {
    await goOnToStripe(page)
    await payByCard(page, cards.good)
    await expectOrdered(page)
    const { rows } = await shop.platform.database.pool.query<{
      id: string
      number: string
      paymentIntent: string
    }>(
      `SELECT orders.id, order_number AS number, stripe_intent_id AS "paymentIntent"
       FROM orders JOIN payments ON payments.order_id = orders.id WHERE email = $1`,
      [customer.Email],
    )
    const [order] = rows
    if (!order) throw new Error('No order was placed')
    const dispute = sandboxOf(shop).disputes.open({ paymentIntent: order.paymentIntent })
    const isDisputed = async () => {
      await shop.payments.handleEvents()
      const answer = await (await staffApi(shop, 'admin')).get(`/orders/${order.id}`)
      return answer.body.data.isDisputed
    }
    await expect.poll(isDisputed).toBe(true)
    await openPanel(page, shop, 'admin', '/admin?tab=orders')
    const notice = page.getByRole('dialog').getByText(/^Il pagamento di questo ordine è contestato/)
    await page.getByRole('button', { name: `Dettagli dell’ordine ${order.number}` }).click()
    await expect(notice).toBeVisible()
    await expectAccessible(page)

    sandboxOf(shop).disputes.close({ dispute, end: 'won' })
    await expect.poll(isDisputed).toBe(false)
    await page.reload()
    await expect(page.getByRole('dialog')).toContainText('Pagato')
    await expect(notice).toHaveCount(0)
  })
})
