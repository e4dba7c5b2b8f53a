import type { Page } from '@playwright/test'

import { expect } from '#tests/support/browser-test.ts'
import type { Shop } from '#tests/support/shop.ts'

import { choose } from './booking-form.ts'
import { payWithCard, payWithTwint } from './stripe-form.ts'

export const customer = {
  Nome: 'Giulia Pedrazzini',
  Email: 'giulia.pedrazzini@example.test',
  Telefono: '+41 79 123 45 67',
  Indirizzo: 'Via Nassa 1',
  CAP: '6900',
  Città: 'Lugano',
}

export const oil = { name: 'Olio da barba al cedro', price: 28, quantity: 4 }
export const wax = { name: 'Cera opaca, tenuta forte', price: 24, quantity: 36 }
export const comb = { name: 'Pettine a doppio passo', price: 14 }

export async function openShopPage(page: Page, query = ''): Promise<void> {
  await page.goto(`/shop${query}`)
  await expect(page.getByRole('heading', { name: 'Shop', exact: true })).toBeVisible()
}

export const productList = (page: Page) => page.getByRole('list', { name: 'Prodotti' })
export const addButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Aggiungi ${name} al carrello` })
export const cartButton = (page: Page, pieces: number) =>
  page.getByRole('button', { name: `Carrello, ${pieces === 1 ? '1 articolo' : `${pieces} articoli`}` })
export const cart = (page: Page) => page.getByRole('dialog', { name: 'Carrello' })
export const more = (page: Page, name: string) =>
  cart(page).getByRole('button', { name: `Uno in più: ${name}` })
export const less = (page: Page, name: string) =>
  cart(page).getByRole('button', { name: `Uno in meno: ${name}` })

export async function fillCart(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await addButton(page, name).click()
    await expect(page.getByText(`${name} aggiunto al carrello!`)).toBeVisible()
  }
}

export async function openCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Carrello, / }).click()
  await expect(cart(page)).toBeVisible()
}

export async function openCheckout(page: Page): Promise<void> {
  await openShopPage(page)
  await fillCart(page, oil.name, wax.name)
  await openCart(page)
  await cart(page).getByRole('button', { name: 'Procedi al pagamento' }).click()
  await expect(page.getByRole('heading', { name: 'Pagamento', exact: true })).toBeFocused()
}

export async function goOnToStripe(page: Page): Promise<void> {
  await openCheckout(page)
  for (const [label, text] of Object.entries(customer))
    await page.getByLabel(label, { exact: true }).fill(text)
  await choose(page.getByRole('radio', { name: /^Pagamento online/ }))
  // On phones the summary has such a button too: use the last one.
  await page.getByRole('button', { name: 'Continua' }).last().click()
  await expect(page.getByLabel('Numero carta')).toBeVisible()
}

export const payButton = (page: Page) => page.getByRole('button', { name: 'Paga CHF 52.00' })

export const payByCard = (page: Page, number: string) => payWithCard(page, number, payButton(page))
export const payByTwint = (page: Page) => payWithTwint(page, payButton(page))

export async function expectOrdered(page: Page): Promise<void> {
  await expect(page).toHaveURL('/shop')
  await expect(page.getByRole('heading', { name: /^Ordine F4-2026-\d{5}$/ })).toBeFocused()
  await expect(cartButton(page, 0)).toBeVisible()
}

export const thanksForCash = 'Grazie Giulia! Ordine confermato. Pagamento alla consegna presso F4DEZONE.'
export const thanksForCard = "Grazie Giulia! Pagamento completato. L'ordine sarà pronto per il ritiro."

export async function stockOf(shop: Shop, name: string) {
  const { rows } = await shop.platform.database.pool.query<{ id: string; quantity: number; kept: number }>(
    `SELECT id, quantity, (
       SELECT coalesce(sum(quantity), 0)::int FROM stock_claims WHERE product_id = products.id AND payment_id IS NOT NULL
     ) AS kept FROM products WHERE name = $1`,
    [name],
  )
  const [row] = rows
  if (!row) throw new Error(`The demo has no ${name}`)
  return row
}

export async function ordersOf(shop: Shop) {
  const { rows } = await shop.platform.database.pool.query<{
    order_number: string
    status: string
    payment_status: string
    total_centimes: number
  }>(`SELECT order_number, status, payment_status, total_centimes FROM orders WHERE email = $1 ORDER BY id`, [
    customer.Email,
  ])
  return rows
}
