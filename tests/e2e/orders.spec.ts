import type { Page } from '@playwright/test'

import { apiOf } from '#tests/support/api.ts'
import { expect, expectAccessible, expectTexts, test } from '#tests/support/browser-test.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { payer } from '#tests/support/people.ts'
import type { Shop } from '#tests/support/shop.ts'

import { openPanel, staffApi } from './staff.ts'
import { storeSession } from './stored-session.ts'

const password = 'demo-F4DEZONE-2026'
const themes = ['dark', 'light'] as const
const widths = [390, 1280]

async function sessionOf(shop: Shop, who: 'client' | 'barber'): Promise<{ token: string; user: object }> {
  return (await apiOf(shop.url).post('/auth/login', { email: `${who}@f4dezone.test`, password })).body
}

async function openOrders(page: Page, shop: Shop, who: 'client' | 'barber' = 'client'): Promise<void> {
  await storeSession(page, await sessionOf(shop, who))
  await page.goto('/profile?tab=ordini')
  await expect(page.getByRole('heading', { level: 2, name: 'I Miei Ordini' })).toBeVisible()
}

async function productOf(shop: Shop, name: string): Promise<{ productId: string; quantity: number }> {
  const { body } = await apiOf(shop.url).get(`/products?search=${encodeURIComponent(name)}`)
  return { productId: body.data[0]._id, quantity: 1 }
}

/** @returns the order number */
async function order(shop: Shop, token?: string): Promise<string> {
  const items = [await productOf(shop, 'Cera opaca')]
  const { body } = await apiOf(shop.url, token).post('/orders', { items, customerDetails: payer })
  return body.data.orderNumber
}

async function stockOf(shop: Shop, name: string): Promise<number> {
  const { rows } = await shop.platform.database.pool.query<{ quantity: number }>(
    'SELECT quantity FROM products WHERE name = $1',
    [name],
  )
  return rows[0]?.quantity ?? 0
}

async function inEveryLook(page: Page, look: () => Promise<void>): Promise<void> {
  for (const theme of themes)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate((chosen) => localStorage.setItem('app-theme', chosen), theme)
      await page.reload()
      await look()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
}

test.describe('a client', () => {
  const cards = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading') })
  const filter = (page: Page) => page.getByLabel('Stato dell’ordine')

  test('lists and filters the own orders and opens one', async ({ page, shop }) => {
    await openOrders(page, shop)
    await expect(page.getByText('Totale ordini: 5')).toBeVisible()
    await expect(cards(page)).toHaveCount(5)
    const card = cards(page).filter({ hasText: 'F4-2026-00021' })
    await expect(card).toContainText('Spedito')
    await expect(card).toContainText('8 marzo 2026, 9:05 · 5 articoli')
    await expect(card).toContainText('CHF 139.50')
    await expect(card.getByRole('listitem')).toHaveText([
      /^2 × Cera opaca/,
      /^1 × Shampoo/,
      /^1 × Pettine/,
      '+2 altri',
    ])
    await expect(cards(page).filter({ hasText: 'F4-2026-00011' })).toContainText('1 articolo')
    await inEveryLook(page, async () => await expect(card).toBeVisible())

    await page.getByRole('button', { name: 'Dettagli dell’ordine F4-2026-00021' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ordine F4-2026-00021' })
    const wax = dialog.getByRole('listitem').filter({ hasText: 'Cera opaca' })
    await expect(wax).toContainText('CHF 24.00 × 2')
    await expect(wax).toContainText('CHF 48.00')
    await expect(dialog.locator('dl').last()).toContainText('Quantità totale6')
    await expect(dialog).toContainText('Aggiornato10 marzo 2026, 9:05')
    await expect(dialog).toContainText('Pagamento completato')
    await expect(dialog).toContainText('…00000021')
    await expect(dialog.getByRole('link', { name: /^Chiama/ })).toHaveAttribute('href', /^tel:\+41/)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await filter(page).selectOption('Annullato')
    await expect(page.getByText('Totale ordini: 1')).toBeVisible()
    await expect(cards(page)).toHaveText([/F4-2026-00011/])
    await filter(page).selectOption('In lavorazione')
    await expect(page.getByText('Nessun ordine con questo stato')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Mostra tutti gli ordini' }).click()
    await expect(cards(page)).toHaveCount(5)

    await page.getByRole('button', { name: 'Dettagli dell’ordine F4-2026-00027' }).click()
    const fresh = page.getByRole('dialog', { name: 'Ordine F4-2026-00027' })
    await expect(fresh).toContainText('Lo paghi in negozio')
    await expect(fresh.getByText('Aggiornato')).toHaveCount(0)
    await expect(fresh.getByText('Pagamento completato')).toHaveCount(0)
    await expect(fresh).toContainText('Vuoi cambiare o annullare l’ordine?')
    await page.keyboard.press('Escape')
    await expect(fresh).toHaveCount(0)
    await filter(page).selectOption('Consegnato')
    await expect(cards(page)).toHaveText([/F4-2026-00008/, /F4-2026-00001/])
    await cards(page)
      .first()
      .getByRole('button', { name: /^Dettagli/ })
      .click()
    const picked = page.getByRole('dialog')
    await expect(picked).toContainText('Una domanda su quello che hai ritirato?')
    await expect(picked.getByText('annullare')).toHaveCount(0)
  })

  test('keeps an order open while the list changes, also after a reload', async ({ page, shop }) => {
    await openOrders(page, shop)
    await expect(cards(page)).toHaveCount(5)
    const held = Promise.withResolvers<void>()
    await page.route('**/api/products/orders?*', async (route) => {
      await held.promise
      await route.continue()
    })
    await filter(page).selectOption('Annullato')
    await page.getByRole('button', { name: 'Dettagli dell’ordine F4-2026-00021' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ordine F4-2026-00021' })
    await expect(dialog).toContainText('Cera opaca')
    held.resolve()
    await expect(page.getByText('Totale ordini: 1')).toBeAttached()
    await expect(dialog).toContainText('Cera opaca')
    await page.reload()
    await expect(dialog).toContainText('Cera opaca')
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(cards(page)).toHaveText([/F4-2026-00011/])
  })

  test('closes an order once for repeated Escape, and can reopen it', async ({ page, shop }) => {
    await page.goto('/shop')
    await openOrders(page, shop)
    const details = page.getByRole('button', { name: 'Dettagli dell’ordine F4-2026-00021' })
    const dialog = page.getByRole('dialog', { name: 'Ordine F4-2026-00021' })
    await details.click()
    await expect(dialog).toContainText('Cera opaca')
    await dialog.evaluate((node) => {
      for (let count = 0; count < 3; count++)
        node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }))
    })
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/tab=ordini$/)
    await page.goForward()
    await expect(dialog).toContainText('Cera opaca')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  test('pages through more than ten orders, and a filter resets the page', async ({ page, shop }) => {
    const { token } = await sessionOf(shop, 'client')
    for (let count = 0; count < 8; count++) await order(shop, token)
    await openOrders(page, shop)
    const pages = page.getByRole('navigation', { name: 'Pagine' })
    await expect(pages).toContainText('Pagina 1 di 2')
    await expect(pages.getByRole('button', { name: 'Precedente' })).toBeDisabled()
    await pages.getByRole('button', { name: 'Successiva' }).click()
    await expect(pages).toContainText('Pagina 2 di 2')
    await expect(cards(page)).toHaveCount(3)
    await expect(pages.getByRole('button', { name: 'Successiva' })).toBeDisabled()
    await filter(page).selectOption('In attesa')
    await expect(cards(page)).toHaveCount(9)
    await expect(pages).toHaveCount(0)
    await expect(page).not.toHaveURL(/page=/)
  })

  test('shows unknown statuses and missing names with fallbacks', async ({ page, shop }) => {
    await page.route('**/api/products/orders?*', async (route) => {
      const answer = await (await route.fetch()).json()
      const [first] = answer.data
      await route.fulfill({
        json: {
          ...answer,
          data: [
            {
              ...first,
              _id: '0190a0a0-0000-7000-8000-00000abcdef9',
              orderNumber: '',
              status: 'in_viaggio',
              items: [{ ...first.items[0], product: { ...first.items[0].product, name: '', images: [] } }],
            },
          ],
        },
      })
    })
    await openOrders(page, shop)
    await expect(page.getByRole('heading', { name: '0ABCDEF9' })).toBeVisible()
    await expect(cards(page)).toContainText('in_viaggio')
    await expect(page.locator('[data-tone="plain"]').filter({ hasText: 'in_viaggio' }).last()).toBeVisible()
    await expect(cards(page)).toContainText('1 × Prodotto')
    await page.getByRole('button', { name: /^Dettagli/ }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Senza foto' })).toBeVisible()
    await expectAccessible(page)
  })

  test('sees an error with a retry when orders cannot be loaded', async ({ page, shop }) => {
    await page.route('**/api/products/orders?*', (route) => route.fulfill({ status: 404, body: '' }))
    await openOrders(page, shop)
    await expect(page.getByRole('alert')).toContainText('Errore nel caricamento degli ordini')
    await expectAccessible(page)
    await page.unroute('**/api/products/orders?*')
    await page.getByRole('button', { name: 'Riprova' }).click()
    await expect(page.getByText('Totale ordini: 5')).toBeVisible()
  })

  test('may be a barber without orders', async ({ page, shop }) => {
    await openOrders(page, shop, 'barber')
    await expectTexts(page, 'Non hai ancora effettuato acquisti', 'Totale ordini: 0')
  })
})

test.describe('the owner', () => {
  const address = '/admin?tab=orders'
  const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('button') })
  const rowOf = (page: Page, number: string) => rows(page).filter({ hasText: number })
  const menuCount = (page: Page) =>
    page.getByRole('navigation', { name: 'Pannello Amministrativo' }).getByRole('link', { name: /^Ordini/ })
  const open = async (page: Page, number: string) => {
    await page.getByRole('button', { name: `Dettagli dell’ordine ${number}` }).click()
    return page.getByRole('dialog', { name: `Ordine ${number}` })
  }

  test('filters, searches and pages through all orders', async ({ page, shop }) => {
    await openPanel(page, shop, 'admin', address)
    await expect(page.getByRole('heading', { level: 1, name: 'Gestione Ordini E-commerce' })).toBeVisible()
    await expect(page.getByText(/^E-commerce completo in arrivo/)).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveText([
      'Ordine',
      'Cliente',
      'Articoli',
      'Totale',
      'Stato',
      'Data',
      'Azioni',
    ])
    await expect(rows(page)).toHaveCount(20)
    await expect(page.getByText('Pagina 1 di 2')).toBeVisible()
    await expect(menuCount(page)).toHaveText(/9$/)
    await inEveryLook(page, async () => await expect(rows(page)).toHaveCount(20))
    await page.getByRole('button', { name: 'Pagina successiva' }).click()
    await expect(rows(page)).toHaveCount(7)
    await page.getByLabel('Stato dell’ordine').selectOption('Annullato')
    await expect(rows(page)).toHaveCount(3)
    await expect(page.getByText('3 ordini')).toBeVisible()
    await page.getByLabel('Cerca per numero, nome o email').fill('pedrazzini 00011')
    await page.clock.runFor(400)
    await expect(rows(page)).toHaveText([/F4-2026-00011.*Giulio Pedrazzini.*Non pagato/])
    await page.getByLabel('Cerca per numero, nome o email').fill('nessuno')
    await page.clock.runFor(400)
    await expect(page.getByText('Nessun ordine trovato')).toBeVisible()
  })

  test('changes the status of an order, and confirms a step back', async ({ page, shop }) => {
    await openPanel(page, shop, 'admin', address)
    const dialog = await open(page, 'F4-2026-00026')
    await expect(dialog).toContainText('Ospite')
    await expect(dialog.getByRole('link', { name: /@example\.test/ })).toHaveAttribute('href', /^mailto:/)
    await expect(dialog).toContainText('Ritiro in negozio')
    await inEveryLook(page, async () => await expect(dialog.getByLabel('Stato ordine')).toBeVisible())
    const status = dialog.getByLabel('Stato ordine')
    await status.selectOption('Consegnato')
    await expect(page.getByText('Stato ordine aggiornato con successo!', { exact: true })).toBeVisible()
    await expect(dialog).toContainText('Pagato · In negozio')
    await expect(rowOf(page, 'F4-2026-00026')).toContainText('Consegnato')
    await expect(menuCount(page)).toHaveText(/8$/)

    await status.selectOption('In lavorazione')
    const question = page.getByRole('dialog', { name: 'Tornare indietro?' })
    await expect(question).toContainText('«Consegnato»')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(status).toHaveValue('delivered')
    await status.selectOption('In lavorazione')
    await question.getByRole('button', { name: 'Riporta a «In lavorazione»' }).click()
    await expect(question).toHaveCount(0)
    await expect(status).toHaveValue('processing')
    await expect(rowOf(page, 'F4-2026-00026')).toContainText('In lavorazione')
  })

  test('sees a conflict when another owner changed the order', async ({ page, shop }) => {
    const other = await staffApi(shop, 'admin')
    await page.route('**/api/events', (route) => route.abort())
    await openPanel(page, shop, 'admin', address)
    const dialog = await open(page, 'F4-2026-00027')
    await expect(dialog).toContainText('Da pagare al ritiro')
    const { body } = await other.get('/products/orders/admin?search=00027')
    await other.patch(`/products/orders/${body.data[0]._id}/status`, { status: 'processing' })
    await dialog.getByLabel('Stato ordine').selectOption('Confermato')
    await expect(
      page.getByText('Dati modificati da un altro utente. Ricarica la pagina.').first(),
    ).toBeVisible()
    await expect(dialog.getByLabel('Stato ordine')).toHaveValue('processing')
    await page.route('**/api/products/orders/*/status', (route) => route.fulfill({ status: 500, body: '' }))
    await dialog.getByLabel('Stato ordine').selectOption('Spedito')
    await expect(page.getByText("Errore nell'aggiornamento dello stato ordine")).toBeVisible()
    await expect(dialog.getByLabel('Stato ordine')).toHaveValue('processing')
  })

  test('sees a new order at once', async ({ page, shop }) => {
    await openPanel(page, shop, 'admin', address)
    await expect(rows(page)).toHaveCount(20)
    const number = await order(shop)
    await expect(rowOf(page, number)).toContainText('Ada Neri')
    await expect(menuCount(page)).toHaveText(/10$/)
  })

  test('prints a slip, opens the customer and exports all orders', async ({ page, shop, context }) => {
    await openPanel(page, shop, 'admin', address)
    const leaving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Ordini (CSV)' }).click()
    expect((await leaving).suggestedFilename()).toBe('ordini.csv')

    const dialog = await open(page, 'F4-2026-00021')
    const opening = context.waitForEvent('page')
    await dialog.getByRole('link', { name: 'Stampa l’ordine F4-2026-00021' }).click()
    const slip = await opening
    await expect(slip.getByRole('heading', { name: 'Ordine F4-2026-00021' })).toBeVisible()
    const paper = slip.getByRole('article')
    for (const words of [
      'Giulio Pedrazzini',
      'CHF 139.50',
      'IVA inclusa',
      'Pagato: Carta',
      'Ritiro in negozio',
    ])
      await expect(paper).toContainText(words)
    await expect(slip.getByRole('navigation')).toHaveCount(0)
    await inEveryLook(slip, async () => await expect(paper).toBeVisible())
    await slip.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    await slip.getByRole('button', { name: 'Stampa' }).click()
    await expect(slip.locator('body')).toHaveAttribute('data-printed', 'yes')
    await slip.emulateMedia({ media: 'print' })
    await expect(slip.getByRole('button')).toHaveCount(0)
    await expect(paper).toBeVisible()
    await slip.emulateMedia({ media: 'screen' })
    await slip.goto('/admin/ordine?id=0190a0a0-0000-7000-8000-000000000000')
    await expect(slip.getByText('Ordine non trovato')).toBeVisible()
    await expect(slip.getByRole('button')).toHaveCount(0)
    await slip.getByRole('link', { name: 'Torna agli ordini' }).click()
    await expect(slip).toHaveURL('/admin?tab=orders')
    await slip.close()

    await dialog.getByRole('link', { name: 'Apri la scheda cliente' }).click()
    const card = page.getByRole('dialog', { name: 'Giulio Pedrazzini' })
    await expect(card).toContainText('Speso in visite')
    await expect(card).toContainText('Speso nello shop')
    await expect(card).toContainText('CHF 256.50')
    await expectAccessible(page)
    await card.getByRole('link', { name: 'Apri l’ordine F4-2026-00027' }).click()
    await expect(page.getByRole('dialog', { name: 'Ordine F4-2026-00027' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).not.toHaveURL(/order=/)
  })

  test('sees shop sales in the statistics', async ({ page, shop }) => {
    await openPanel(page, shop, 'admin', '/admin?tab=stats&timeframe=year')
    const sold = page.getByRole('region', { name: 'Shop' })
    await expect(sold).toContainText('Incasso degli ordini')
    await expect(sold.getByRole('listitem').first()).toContainText('Cera opaca')
    await inEveryLook(page, async () => await expect(sold).toBeVisible())
  })

  test.describe('with online payments', () => {
    test.use({ takesPayments: true })

    test('cancels a paid order with a refund in one step', async ({ page, shop }) => {
      const items = [await productOf(shop, 'Colonia')]
      const before = await stockOf(shop, 'Colonia agrumi e vetiver')
      const visitor = apiOf(shop.url)
      const { body } = await visitor.post('/payments/create-intent', {
        type: 'product_order',
        items,
        customerDetails: payer,
      })
      const paymentId = body.data.paymentIntentId
      sandboxOf(shop).payments.pay({ paymentIntent: paymentId })
      const placed = await visitor.post('/orders', { items, customerDetails: payer, paymentId })
      const number: string = placed.body.data.orderNumber
      await openPanel(page, shop, 'admin', address)
      await expect(rows(page)).toHaveCount(20)
      await expect(page.getByText(/^E-commerce completo in arrivo/)).toHaveCount(0)
      const dialog = await open(page, number)
      await expect(dialog).toContainText('Pagato · Carta')
      await expect(dialog.getByRole('region', { name: 'Pagamenti' })).toContainText('CHF 58.00')
      await dialog.getByLabel('Stato ordine').selectOption('Annullato')
      const question = page.getByRole('dialog', { name: 'Annullare l’ordine?' })
      await expect(question.getByRole('switch', { name: 'Rimborsa CHF 58.00' })).toBeChecked()
      await expectAccessible(page)
      await question.getByRole('button', { name: 'Lascia com’è' }).click()
      await expect(dialog.getByLabel('Stato ordine')).toHaveValue('confirmed')
      await dialog.getByLabel('Stato ordine').selectOption('Annullato')
      await question.getByLabel('Motivo').fill('Il flacone è rotto')
      await question.getByRole('button', { name: 'Annulla e rimborsa' }).click()
      await expect(page.getByText('Stato ordine aggiornato con successo!', { exact: true })).toBeVisible()
      await expect(question).toHaveCount(0)
      await expect(dialog.getByLabel('Stato ordine')).toHaveValue('cancelled')
      await expect(dialog).toContainText('Rimborsato · Carta')
      await expect(dialog.getByRole('region', { name: 'Pagamenti' })).toContainText('−CHF 58.00')
      await expect(rowOf(page, number)).toContainText('Annullato')
      expect(await stockOf(shop, 'Colonia agrumi e vetiver')).toBe(before)
    })
  })
})
