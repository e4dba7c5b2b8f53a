import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/browser-test.ts'

import { openCalendar, phoneIn, gridCard } from './staff-calendar.ts'
import { openPanel } from './staff.ts'

async function found(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const roles = ['button', 'link', 'heading']
  return nodes
    .filter(({ ignored, role }) => !ignored && roles.includes(String(role?.value)))
    .map(({ name }) => String(name?.value))
}

const takesFocus = async (page: Page, selector: string) =>
  await page
    .locator(selector)
    .first()
    .evaluate((element: HTMLElement) => {
      const before = document.activeElement
      element.focus()
      const takes = document.activeElement === element
      if (before instanceof HTMLElement) before.focus()
      return takes
    })

test('nothing behind a panel or its dialog is reachable', async ({ page, shop }) => {
  await phoneIn(shop, { name: 'Signora Pia', time: '10:00' })
  await openCalendar(page)
  expect(await found(page)).toContain('Calendario Appuntamenti')
  expect(await takesFocus(page, 'nav a')).toBe(true)

  await gridCard(page, 'Signora Pia').click()
  const details = page.getByRole('dialog', { name: 'Signora Pia' })
  await expect(details).toBeVisible()
  expect(await found(page)).toContain('Sposta')
  expect(await found(page)).not.toContain('Calendario Appuntamenti')
  expect(await takesFocus(page, 'nav a')).toBe(false)

  await details.getByRole('button', { name: /^Stato: / }).click()
  await page.getByRole('menuitemradio', { name: 'Cancellato' }).click()
  await expect(page.getByRole('dialog', { name: 'Cancella appuntamento' })).toBeVisible()
  const inside = await found(page)
  expect(inside).toContain('Non cancellare')
  expect(inside).not.toContain('Sposta')
  expect(inside).not.toContain('Calendario Appuntamenti')

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  expect(await found(page)).toContain('Sposta')
  expect(await found(page)).not.toContain('Calendario Appuntamenti')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await found(page)).toContain('Calendario Appuntamenti')
  await expect(gridCard(page, 'Signora Pia')).toBeFocused()
})

test('a toast over a dialog is accessible and closable', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=customers')
  await page
    .getByRole('button', { name: /^Apri la scheda/ })
    .first()
    .click()
  const card = page.getByRole('dialog')
  await card.getByLabel('Note').fill('Punte corte')
  await card.getByRole('button', { name: 'Salva note' }).click()
  const toast = page.getByText('Scheda cliente salvata')
  await expect(toast).toBeVisible()
  expect(await found(page)).toContain('Chiudi la notifica')
  expect(await found(page)).not.toContain('Clienti')
})

test('nothing behind the cart is reachable', async ({ page }) => {
  await page.goto('/shop')
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  expect(await found(page)).toContain(heading)
  await page.getByRole('button', { name: /^Carrello, / }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await found(page)).not.toContain(heading)
  expect(await takesFocus(page, 'main a')).toBe(false)
})
