import { indexedPaths } from '#shared/built-pages.ts'
import { pages } from '#shared/pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { type TranslationMoment, translatePages } from '#tests/support/translator.ts'

import { fillGuestForm, goOnAndPayAtTheSalon, pick } from './booking-form.ts'
import { expectBooked, openStripeForm, payByCard } from './payments.ts'
import * as shopPages from './shop-pages.ts'
import { cards } from './stripe-form.ts'

// Parts of a page come alive later than the page: React draws anew what it finds changed.
test.use({ takesPayments: true, mayFailToHydrate: true })

const moments: TranslationMoment[] = ['before hydration', 'after hydration']

for (const moment of moments)
  test.describe(`a page that the browser translates ${moment}`, () => {
    test.beforeEach(async ({ page }) => translatePages(page, moment))

    for (const path of indexedPaths)
      test(`${path} comes alive and leads on`, async ({ page }) => {
        await page.goto(path)
        await expect(page.locator('h1 font').first()).toBeAttached()
        await page.getByRole('button', { name: 'Cambia tema' }).first().click()
        const next = path === pages.privacyPolicy.path ? pages.legalNotice.path : pages.privacyPolicy.path
        await expect(async () => {
          // React may draw a translated part anew under the finger; a person presses again.
          await page.locator(`a[href="${next}"]:not([target])`).last().click()
          await expect(page).toHaveURL(next, { timeout: 2000 })
        }).toPass({ timeout: 15_000 })
        await expect(page.locator('h1 font').first()).toBeAttached()
        await page.goBack()
        await expect(page).toHaveURL(path)
        await expect(page.locator('h1 font').first()).toBeAttached()
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

    test('a customer buys, and pays by card', async ({ page }) => {
      await shopPages.goOnToStripe(page)
      await shopPages.payByCard(page, cards.good)
      await expect(page.getByText(shopPages.thanksForCard)).toBeVisible()
      await shopPages.expectOrdered(page)
    })
  })
