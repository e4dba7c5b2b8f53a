import type { Locator, Page } from '@playwright/test'

import { type Api, apiOf } from '#tests/support/api.ts'
import { expect } from '#tests/support/browser-test.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { clientBooking } from '#tests/support/people.ts'
import type { Shop } from '#tests/support/shop.ts'

import { choose, fillGuestForm, freeDay } from './booking-form.ts'
import { enterAs } from './stored-session.ts'
import { payWithCard, payWithTwint } from './stripe-form.ts'

export const place = { Indirizzo: 'Via Nassa 1', CAP: '6900', Città: 'Lugano' }

export async function openPaymentStep(page: Page, time = '15:30'): Promise<void> {
  await fillGuestForm(page, { time })
  await page.getByRole('button', { name: 'Prenota', exact: true }).click()
  await page.getByRole('button', { name: 'Vai al pagamento' }).click()
  await expect(page.getByRole('heading', { name: 'Pagamento', exact: true })).toBeFocused()
}

export async function goOnToStripe(page: Page): Promise<void> {
  await choose(page.getByRole('radio', { name: /^Pago online/ }))
  for (const [label, text] of Object.entries(place)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Continua' }).click()
  await expect(page.getByLabel('Numero carta')).toBeVisible()
}

export async function openStripeForm(page: Page): Promise<void> {
  await openPaymentStep(page)
  await goOnToStripe(page)
}

export const payButton = (page: Page) => page.getByRole('button', { name: 'Paga CHF 45.00' })

export const payByCard = (page: Page, number: string) => payWithCard(page, number, payButton(page))
export const payByTwint = (page: Page) => payWithTwint(page, payButton(page))

export async function expectBooked(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/booking-confirmation\?id=.+&token=.+/)
  await expect(page.getByRole('heading', { name: 'A presto, Giulia!' })).toBeFocused()
}

export async function expectBookedOnce(page: Page, shop: Shop): Promise<void> {
  await expectBooked(page)
  expect(await countSlots(shop)).toEqual({ held: 0, booked: 1 })
}

export async function countSlots(shop: Shop): Promise<{ held: number; booked: number }> {
  const { rows } = await shop.platform.database.pool.query<{ held: number; booked: number }>(
    `SELECT count(*) FILTER (WHERE status = 'held')::int AS held,
       count(*) FILTER (WHERE status IN ('pending', 'confirmed'))::int AS booked
     FROM appointments WHERE shop_day = $1`,
    [freeDay.date],
  )
  return rows[0] ?? { held: 0, booked: 0 }
}

export async function clientWithAppointment(shop: Shop): Promise<{ api: Api; id: string }> {
  const { body: session } = await apiOf(shop.url).post('/auth/login', {
    email: 'client@f4dezone.test',
    password: 'demo-F4DEZONE-2026',
  })
  const api = apiOf(shop.url, session.token)
  const { body: barbers } = await apiOf(shop.url).get('/barbers/public')
  const { body } = await api.post(
    '/appointments',
    clientBooking(barbers[0]._id, { date: freeDay.date, time: '10:00' }),
  )
  return { api, id: body._id }
}

/** @returns the id of Stripe's PaymentIntent */
export async function clientWhoHasPaid(shop: Shop): Promise<{ api: Api; id: string; paymentIntent: string }> {
  const { api, id } = await clientWithAppointment(shop)
  const { body } = await api.post(`/payments/appointment/${id}`, { paymentMethod: 'online' })
  const paymentIntent: string = body.data.paymentIntentId
  sandboxOf(shop).payments.pay({ paymentIntent })
  await api.post('/payments/confirm', { paymentIntentId: paymentIntent })
  return { api, id, paymentIntent }
}

export async function openOwnPayment(page: Page, shop: Shop): Promise<{ card: Locator; dialog: Locator }> {
  await clientWithAppointment(shop)
  await enterAs(page, 'client@f4dezone.test')
  await page.goto('/booking#appuntamenti')
  const card = page.getByRole('article').filter({ hasText: 'Martedì 31 marzo' })
  await card.getByRole('button', { name: 'Paga online' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Numero carta')).toBeVisible()
  return { card, dialog }
}

export const payButtonIn = (dialog: Locator) => dialog.getByRole('button', { name: /^Paga CHF/ })
export const payInDialog = (dialog: Locator, number: string) =>
  payWithCard(dialog, number, payButtonIn(dialog))

export async function expectPaidInList(page: Page, card: Locator): Promise<void> {
  await expect(page.getByText('Pagamento completato con successo!')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card).toContainText('Pagato online')
  await expect(card.getByRole('button', { name: 'Paga online' })).toHaveCount(0)
}
