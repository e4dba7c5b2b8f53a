import type { Page } from '@playwright/test'

import { apiOf } from '#tests/support/api.ts'
import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'
import type { Shop } from '#tests/support/shop.ts'

import { luca, pick, slot } from './booking-form.ts'
import { countSlots, expectBookedOnce, openStripeForm, payByCard } from './payments.ts'
import {
  customer,
  expectOrdered,
  goOnToStripe,
  oil,
  ordersOf,
  payByCard as payOrderByCard,
  productList,
  stockOf,
} from './shop-pages.ts'
import { enterAs } from './stored-session.ts'
import { cards } from './stripe-form.ts'

test.use({ takesPayments: true })

const pending = /Il pagamento delle 15:30 di martedì 31 marzo è in sospeso/

async function comeBack(page: Page, now: string): Promise<Page> {
  await openStripeForm(page)
  const other = await page.context().newPage()
  await other.clock.install({ time: new Date(now) })
  await page.close()
  await other.goto('/guest-booking')
  await expect(other.getByText(pending)).toBeVisible()
  return other
}

async function expectFocusInMain(page: Page) {
  const isThere = () => page.evaluate(() => document.activeElement?.closest('main') !== null)
  await expect.poll(isThere).toBe(true)
}

test('a payment left in another tab can be continued', async ({ page, shop, now }) => {
  const other = await comeBack(page, now)
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Riprendi il pagamento' }).click()
  await expect(other.getByRole('heading', { name: 'Paga con carta o TWINT' })).toBeVisible()
  expect(await countSlots(shop)).toEqual({ held: 1, booked: 0 })
  await payByCard(other, cards.good)
  await expectBookedOnce(other, shop)
  await other.goto('/guest-booking')
  await expect(other.getByText(pending)).toHaveCount(0)
})

test('a payment left in another tab can be released, and the slot booked', async ({ page, shop, now }) => {
  const other = await comeBack(page, now)
  await pick(other, luca)
  await expect(slot(other, '15:30')).toHaveAttribute('aria-disabled', 'true')
  await other.getByRole('button', { name: 'Libera l’orario' }).click()
  await expect(other.getByText(pending)).toHaveCount(0)
  await expectFocusInMain(other)
  await slot(other, '15:30').click()
  await expect(slot(other, '15:30')).toHaveAttribute('aria-pressed', 'true')
  expect(await countSlots(shop)).toEqual({ held: 0, booked: 0 })
})

test('the offer to continue ends with the hold', async ({ page, now }) => {
  const other = await comeBack(page, now)
  await other.clock.fastForward('16:00')
  await expect(other.getByText(pending)).toHaveCount(0)
})

const productsKept = /Hai un pagamento in sospeso: teniamo i prodotti per te/

async function comeBackToShop(page: Page, now: string): Promise<Page> {
  await goOnToStripe(page)
  const other = await page.context().newPage()
  await other.clock.install({ time: new Date(now) })
  await page.close()
  await other.goto('/shop')
  await expect(other.getByText(productsKept)).toBeVisible()
  return other
}

test('an order payment left in another tab can be continued', async ({ page, shop, now }) => {
  const other = await comeBackToShop(page, now)
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Riprendi il pagamento' }).click()
  await expect(other.getByLabel('Numero carta')).toBeVisible()
  expect(await stockOf(shop, oil.name)).toMatchObject({ kept: 1 })
  await payOrderByCard(other, cards.good)
  await expectOrdered(other)
  expect(await ordersOf(shop)).toHaveLength(1)
  await other.goto('/shop')
  await expect(other.getByText(productsKept)).toHaveCount(0)
})

test('an order payment continued and left by back is released, and a new one can start', async ({
  page,
  shop,
  now,
}) => {
  const other = await comeBackToShop(page, now)
  await other.getByRole('button', { name: 'Riprendi il pagamento' }).click()
  await expect(other.getByLabel('Numero carta')).toBeVisible()
  await other.goBack()
  await expect(other.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  await expect.poll(async () => await stockOf(shop, oil.name)).toMatchObject({ kept: 0 })
  await expect(other.getByText(productsKept)).toHaveCount(0)
  await other.goForward()
  await expect(other.getByRole('button', { name: 'Continua' }).last()).toBeVisible()
  await expect(other.getByLabel('Numero carta')).toHaveCount(0)
  await expect(other.getByText('Errore nel pagamento')).toHaveCount(0)
  await other.getByRole('button', { name: 'Continua' }).last().click()
  await payOrderByCard(other, cards.good)
  await expectOrdered(other)
})

test('an order payment left in another tab can be released', async ({ page, shop, now }) => {
  const other = await comeBackToShop(page, now)
  await other.getByRole('button', { name: 'Libera i prodotti' }).click()
  await expect(other.getByText(productsKept)).toHaveCount(0)
  await expectFocusInMain(other)
  await expect(other).toHaveURL('/shop')
  expect(await stockOf(shop, oil.name)).toMatchObject({ kept: 0 })
})

const [client, other] = ['client@f4dezone.test', 'client2@f4dezone.test']
const accountMenu = (page: Page) => page.getByRole('button', { name: /^Ciao, / })

test('an open payment of a client is hidden from others and shown again after login', async ({
  page,
  now,
}) => {
  await enterAs(page, client)
  await goOnToStripe(page)
  const next = await page.context().newPage()
  await next.clock.install({ time: new Date(now) })
  await page.close()
  const shownTo = async (email: string, count: number) => {
    await enterAs(next, email)
    await next.goto('/shop')
    await expect(accountMenu(next)).toBeVisible()
    await expect(next.getByText(productsKept)).toHaveCount(count)
  }
  await shownTo(other, 0)
  await shownTo(client, 1)
  await accountMenu(next).click()
  await next.getByRole('button', { name: 'Logout' }).click()
  await expect(next).toHaveURL('/login')
  await next.goto('/shop')
  await expect(productList(next)).toBeVisible()
  await expect(next.getByText(productsKept)).toHaveCount(0)
  await shownTo(client, 0)
})

test('an open payment of a guest is hidden from the next user who logs in', async ({ page, now }) => {
  const next = await comeBackToShop(page, now)
  await enterAs(next, client)
  await next.goto('/shop')
  await expect(accountMenu(next)).toBeVisible()
  await expect(next.getByText(productsKept)).toHaveCount(0)
})

test('a payment prepared by a client is not shown to the next user in the tab', async ({ page }) => {
  await enterAs(page, client)
  await goOnToStripe(page)
  const checkout = page.url()
  await enterAs(page, other)
  await page.goto(checkout)
  await expect(page.getByLabel('Nome', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Numero carta')).toHaveCount(0)
  await expect(page.getByText(customer.Indirizzo)).toHaveCount(0)
  await expect(page.getByLabel('Indirizzo', { exact: true })).toHaveValue('')
})

test('an unpaid hold of a client is hidden from other users', async ({ page, now }) => {
  await enterAs(page, client)
  await openStripeForm(page)
  const next = await page.context().newPage()
  await next.clock.install({ time: new Date(now) })
  await page.close()
  for (const [email, count] of [
    [other, 0],
    [client, 1],
  ] as const) {
    await enterAs(next, email)
    await next.goto('/guest-booking')
    await expect(next.getByText('Hai effettuato l’accesso: con il tuo account')).toBeVisible()
    await expect(next.getByText(pending)).toHaveCount(count)
  }
})

async function joinWaitingList(shop: Shop): Promise<void> {
  const anonymous = apiOf(shop.url)
  const { body: session } = await anonymous.post('/auth/login', {
    email: 'client@f4dezone.test',
    password: 'demo-F4DEZONE-2026',
  })
  const { body: barbers } = await anonymous.get('/barbers/public')
  const { _id: preferredBarber } = barbers.find(
    ({ firstName, lastName }: { firstName: string; lastName: string }) =>
      `${firstName} ${lastName}` === luca.barber,
  )
  const { status } = await apiOf(shop.url, session.token).post('/waiting-list', {
    preferredBarber,
    service: 'Taglio',
  })
  expect(status).toBe(201)
}

async function offersMade(shop: Shop): Promise<number> {
  const { rows } = await shop.platform.database.pool.query('SELECT FROM waiting_offers')
  return rows.length
}

test('two steps back from the card form keep the slot although a client waits for it', async ({
  page,
  shop,
}) => {
  await joinWaitingList(shop)
  await openStripeForm(page)
  expect(await countSlots(shop)).toEqual({ held: 1, booked: 0 })
  await page.goBack()
  await page.goBack()
  await expect(slot(page, '15:30')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => await countSlots(shop)).toEqual({ held: 0, booked: 0 })
  await shop.offerFreedTimes()
  expect(await offersMade(shop)).toBe(0)
  await page.getByRole('button', { name: 'Prenota', exact: true }).click()
  await page.getByRole('button', { name: 'Vai al pagamento' }).click()
  await page.getByRole('button', { name: 'Continua' }).click()
  await payByCard(page, cards.good)
  await expectBookedOnce(page, shop)
})
