import type { Page } from '@playwright/test'

import { indexedPaths } from '#shared/built-pages.ts'
import { pages } from '#shared/pages.ts'
import { apiOf } from '#tests/support/api.ts'
import { expect, test, tokenOfMail } from '#tests/support/browser-test.ts'
import { guestBooking, signIn } from '#tests/support/people.ts'
import type { Shop } from '#tests/support/shop.ts'
import { type TranslationMoment, translatePages } from '#tests/support/translator.ts'

import { fillGuestForm, goOnAndPayAtTheSalon, luca, pick } from './booking-form.ts'
import { fillLogin } from './login-form.ts'
import { countSlots, expectBooked, openStripeForm, payByCard } from './payments.ts'
import * as shopPages from './shop-pages.ts'
import { cards } from './stripe-form.ts'

// Parts of a page hydrate later than the page: React renders again the parts that the translation changed.
test.use({ takesPayments: true, mayFailToHydrate: true })

const moments: TranslationMoment[] = ['before hydration', 'after hydration']

const linked: Record<string, (shop: Shop) => Promise<string>> = {
  [pages.product.path]: async (shop) => {
    const { body } = await apiOf(shop.url).get('/products')
    return `${pages.product.path}?id=${body.data[0]._id}`
  },
  [pages.unsubscribe.path]: async ({ platform }) => {
    const email = 'giulia@example.test'
    const link = new URLSearchParams({ email, token: platform.secrets.sign('unsubscribe', email) })
    return `${pages.unsubscribe.path}?${link.toString()}`
  },
  [pages.resetPassword.path]: async (shop) => {
    await apiOf(shop.url).post('/auth/reset-password', { email: 'client@f4dezone.test' })
    return `${pages.resetPassword.path}?token=${await tokenOfMail(shop, 'password-reset')}`
  },
  [pages.verifyEmail.path]: async (shop) => {
    const person = { firstName: 'Chiara', lastName: 'Bernasconi', phone: '+41791112233' }
    const login = { email: 'chiara@example.test', password: 'riga laterale 7', humanVerified: true }
    await apiOf(shop.url).post('/auth/register', { ...person, ...login })
    return `${pages.verifyEmail.path}?token=${await tokenOfMail(shop, 'welcome')}`
  },
  [pages.waitingOffer.path]: async (shop) => {
    const api = apiOf(shop.url)
    await shop.platform.database.pool.query('DELETE FROM waiting_list')
    const { body: barbers } = await api.get('/barbers/public')
    const wanted = { date: '2026-03-27', time: '10:00', price: undefined }
    const { body } = await api.post(
      '/appointments/public/appointments/guest',
      guestBooking(barbers[0]._id, wanted),
    )
    const client = await signIn(shop)
    await client.api.post('/waiting-list', { preferredBarber: barbers[0]._id, service: 'Taglio' })
    await api.put(`/appointments/public/${body._id}/cancel?token=${body.token}`, {})
    await shop.offerFreedTimes()
    const { rows } = await shop.platform.database.pool.query<{ id: string }>(
      `SELECT payload ->> 'offerId' AS id FROM messages WHERE template = 'waiting-offer' ORDER BY id DESC LIMIT 1`,
    )
    return `${pages.waitingOffer.path}?offer=${rows[0]?.id}&token=${await tokenOfMail(shop, 'waiting-offer')}`
  },
}

const uses: Record<string, (page: Page) => Promise<void>> = {
  [pages.unsubscribe.path]: async (page) => {
    await page.getByRole('button', { name: 'Conferma cancellazione' }).click()
    await expect(page.getByRole('heading', { name: 'Cancellazione completata' })).toBeVisible()
  },
  [pages.resetPassword.path]: async (page) => {
    await page.getByLabel('Nuova password').fill('riga laterale 7')
    await page.getByLabel('Conferma password').fill('riga laterale 7')
    await page.getByRole('button', { name: 'Salva la password' }).click()
    await expect(page.getByText('Password cambiata con successo!')).toBeVisible()
  },
  [pages.verifyEmail.path]: async (page) => {
    await page.getByLabel('Password', { exact: true }).fill('riga laterale 7')
    await page.getByRole('button', { name: 'Conferma indirizzo' }).click()
    await expect(page.getByRole('heading', { name: 'Indirizzo confermato' })).toBeVisible()
  },
  [pages.waitingOffer.path]: async (page) => {
    await page.getByRole('button', { name: 'Prenota questo orario' }).click()
    await expect(page.getByRole('heading', { name: 'Appuntamento prenotato' })).toBeVisible()
  },
}

async function expectAlive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('h1 font').first()).toBeAttached()
  await page.getByRole('button', { name: 'Cambia tema' }).first().click()
  const next = address === pages.privacyPolicy.path ? pages.legalNotice.path : pages.privacyPolicy.path
  await expect(async () => {
    // React may render a translated part again during the press, so a person presses again.
    await page.locator(`a[href="${next}"]:not([target])`).last().click()
    await expect(page).toHaveURL(next, { timeout: 2000 })
  }).toPass({ timeout: 15_000 })
  await expect(page.locator('h1 font').first()).toBeAttached()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(page.locator('h1 font').first()).toBeAttached()
}

for (const moment of moments)
  test.describe(`a page that the browser translates ${moment}`, () => {
    test.beforeEach(async ({ page }) => translatePages(page, moment))

    for (const path of indexedPaths)
      test(`${path} becomes interactive`, async ({ page }) => expectAlive(page, path))

    for (const [path, addressOf] of Object.entries(linked))
      test(`${path} with its parameters becomes interactive`, async ({ page, shop }) =>
        expectAlive(page, await addressOf(shop)))

    for (const [path, use] of Object.entries(uses))
      test(`${path} does what its link is for`, async ({ page, shop }) => {
        await page.goto((await linked[path]?.(shop)) ?? path)
        // React renders a translated page again and then replays the input typed before.
        await page.waitForFunction(() => !('earlyInput' in window))
        await use(page)
      })

    test('a client logs in and books', async ({ page, shop }) => {
      await page.goto('/booking')
      await fillLogin(page, 'client@f4dezone.test')
      await pick(page, { ...luca, time: '15:30' })
      await page.getByRole('button', { name: 'Prenota', exact: true }).click()
      await expect(page.getByText('Prenotazione effettuata con successo!')).toBeVisible()
      expect(await countSlots(shop)).toEqual({ held: 0, booked: 1 })
      const visit = page.getByRole('article').filter({ hasText: 'Martedì 31 marzo' })
      await expect(visit.locator('font').first()).toBeAttached()
    })

    test('a guest books, moves and cancels', async ({ page }) => {
      await fillGuestForm(page)
      await goOnAndPayAtTheSalon(page)
      await expectBooked(page)
      await page.getByRole('button', { name: 'Sposta' }).click()
      const dialog = page.getByRole('dialog')
      await pick(dialog, { time: '16:00' })
      await dialog.getByRole('button', { name: 'Continua' }).click()
      await dialog.getByRole('button', { name: 'Conferma modifiche' }).click()
      await expect(page.getByRole('complementary')).toContainText('16:00')
      await page.getByRole('button', { name: 'Cancella', exact: true }).click()
      await dialog.getByRole('button', { name: 'Cancella appuntamento' }).click()
      await expect(page.getByRole('heading', { name: 'Appuntamento cancellato' })).toBeFocused()
    })

    test('a guest pays by card', async ({ page }) => {
      await openStripeForm(page)
      await payByCard(page, cards.good)
      await expectBooked(page)
    })

    test('a customer orders and pays by card', async ({ page }) => {
      await shopPages.goOnToStripe(page)
      await shopPages.payByCard(page, cards.good)
      await expect(page.getByText(shopPages.thanksForCard)).toBeVisible()
      await shopPages.expectOrdered(page)
    })
  })
