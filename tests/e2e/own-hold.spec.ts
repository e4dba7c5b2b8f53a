import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'

import { luca, pick, slot } from './booking-form.ts'
import { chairs, expectBookedOnce, openStripeForm, payByCard } from './payments.ts'
import { cards } from './stripe-form.ts'

test.use({ takesPayments: true })

const pending = /Il pagamento delle 15:30 di martedì 31 marzo è in sospeso/

/** The guest closes the tab before Stripe's fields, and comes back in another one. */
async function comeBack(page: Page, now: string): Promise<Page> {
  await openStripeForm(page)
  const other = await page.context().newPage()
  await other.clock.install({ time: new Date(now) })
  await page.close()
  await other.goto('/guest-booking')
  await expect(other.getByText(pending)).toBeVisible()
  return other
}

test('a payment that was left in another tab goes on', async ({ page, shop, now }) => {
  const other = await comeBack(page, now)
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Riprendi il pagamento' }).click()
  await expect(other.getByRole('heading', { name: 'Paga con carta o TWINT' })).toBeVisible()
  expect(await chairs(shop)).toEqual({ held: 1, booked: 0 })
  await payByCard(other, cards.good)
  await expectBookedOnce(other, shop)
  await other.goto('/guest-booking')
  await expect(other.getByText(pending)).toHaveCount(0)
})

test('or it gives way, and the time can be booked', async ({ page, shop, now }) => {
  const other = await comeBack(page, now)
  await pick(other, luca)
  await expect(slot(other, '15:30')).toHaveAttribute('aria-disabled', 'true')
  await other.getByRole('button', { name: 'Libera l’orario' }).click()
  await expect(other.getByText(pending)).toHaveCount(0)
  await slot(other, '15:30').click()
  await expect(slot(other, '15:30')).toHaveAttribute('aria-pressed', 'true')
  expect(await chairs(shop)).toEqual({ held: 0, booked: 0 })
})

test('the offer ends with the time that it is kept', async ({ page, now }) => {
  const other = await comeBack(page, now)
  await other.clock.fastForward('16:00')
  await expect(other.getByText(pending)).toHaveCount(0)
})
