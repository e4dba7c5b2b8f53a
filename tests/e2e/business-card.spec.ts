import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'

import { useTheme } from './booking-form.ts'
import { enterAs } from './stored-session.ts'

const card = (page: Page) => page.getByRole('dialog', { name: 'Biglietto da visita digitale' })
const opener = (page: Page) => page.getByRole('button', { name: 'Biglietto da visita' })

async function openCard(page: Page): Promise<void> {
  await enterAs(page, 'client@f4dezone.test')
  await page.goto('/')
  await opener(page).click()
  await expect(card(page)).toBeVisible()
}

test('the card shows the shop in front, prices on the back and a link to booking', async ({ page }) => {
  await openCard(page)
  await expect(card(page)).toContainText('Via Zurigo 2')
  await expect(card(page)).toContainText('Mar–Sab 9:00–19:00')
  await expect(card(page).getByRole('img', { name: 'Codice QR per prenotare online' })).toHaveAttribute(
    'width',
    '100',
  )
  await expect(card(page).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/41790000000?text=Ciao%20F4DEZONE%2C%20vorrei%20un%E2%80%99informazione.',
  )
  await expect(card(page).locator('[inert]')).toContainText('I Nostri Servizi')

  await card(page).getByRole('button', { name: 'Servizi' }).click()
  await expect(card(page).getByRole('button', { name: 'Indietro' })).toBeFocused()
  const prices = card(page).locator('li:visible').filter({ hasNotText: '–' })
  await expect(prices).toHaveText([
    'Taglio + Shampoo30',
    'Barba Modellata25',
    'Taglio + Barba45',
    'Taglio Bambinofino a 10 anni20',
    'Hair Tattooda 5',
  ])
  await expect(card(page)).toContainText('Clienti soddisfatti dal 2020')
  await card(page).getByRole('button', { name: 'Indietro' }).click()
  await expect(card(page).getByText('Prenota Online')).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Servizi' })).toBeFocused()
  await card(page).getByRole('button', { name: 'Gira il biglietto' }).click()
  await card(page).getByRole('link', { name: 'Prenota Ora' }).click()
  await expect(card(page)).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(
    page.getByRole('region', { name: 'Benvenuto' }).getByRole('link', { name: 'Prenota Ora' }),
  ).toBeFocused()
})

test('the card closes by button, outside click, Escape, event and back, without scrolling', async ({
  page,
}) => {
  await openCard(page)
  const ways = [
    async () => await card(page).getByRole('button', { name: 'Chiudi' }).click(),
    async () => await page.mouse.click(40, 500),
    async () => await page.keyboard.press('Escape'),
    async () => await page.evaluate(() => document.dispatchEvent(new Event('digitalCardClose'))),
    async () => void (await page.goBack()),
  ]
  for (const close of ways) {
    await page.mouse.move(40, 500)
    await page.mouse.wheel(0, 800)
    expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflow])).toEqual(
      [0, 'hidden'],
    )
    await close()
    await expect(card(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await expect(page).toHaveURL('/')
    await page.keyboard.press('Enter')
    await expect(card(page)).toBeVisible()
  }
})

test('Tab reaches only the visible side of the card', async ({ page }) => {
  await openCard(page)
  // After the last button the focus leaves the page, so `activeElement` is the body.
  const focused = async () =>
    await page.evaluate(() => {
      const { activeElement, body } = document
      return activeElement === body ? '' : (activeElement?.textContent ?? '')
    })
  const seen = new Set<string>()
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    seen.add(await focused())
  }
  expect([...seen].some((text) => text.startsWith('Servizi'))).toBe(true)
  expect([...seen].some((text) => text.includes('Prenota Ora'))).toBe(false)
})

for (const theme of ['dark', 'light'] as const)
  test(`both sides are accessible and fit, ${theme}`, async ({ page }) => {
    await useTheme(page, theme)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openCard(page)
    for (const size of [
      { width: 1280, height: 900 },
      { width: 390, height: 844 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(size)
      await expectAccessible(page)
      await card(page).getByRole('button', { name: 'Gira il biglietto' }).click()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    }
  })
