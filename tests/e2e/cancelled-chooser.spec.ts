import type { Locator, Page } from '@playwright/test'

import { expect, test } from '#tests/support/browser-test.ts'

import { openPanel } from './staff.ts'
import { enterAs } from './stored-session.ts'

/** Opens the device's file chooser, and closes it without a choice. */
async function cancelChooser(page: Page, press: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setInterceptFileChooserDialog', { enabled: true, cancel: true })
  const isCancelled = page.evaluate(
    async () =>
      await new Promise((resolve) => {
        addEventListener('cancel', resolve, { capture: true, once: true })
      }).then(() => true),
  )
  await press.click()
  expect(await isCancelled).toBe(true)
  await session.detach()
}

test('an application stays open when no file is chosen', async ({ page }) => {
  await page.goto('/lavora-con-noi')
  await page.getByRole('button', { name: 'Candidati Ora' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Candidatura Spontanea' })
  await dialog.getByLabel('Nome', { exact: true }).fill('Nina')
  await cancelChooser(page, dialog.getByRole('button', { name: 'Aggiungi foto' }))
  await cancelChooser(page, dialog.getByRole('button', { name: 'Aggiungi PDF' }))
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Nome', { exact: true })).toHaveValue('Nina')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a consultation stays open when no photo is chosen', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Consulenza gratuita' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Consulenza Gratuita' })
  const next = dialog.getByRole('button', { name: 'Continua' })
  await dialog.getByRole('radio', { name: 'Taglio e Styling' }).check()
  await next.click()
  await dialog.getByLabel('Giorno').fill('2026-03-13')
  await dialog.getByRole('radio', { name: '15:00', exact: true }).check()
  await next.click()
  await dialog.getByLabel('Nome e cognome').fill('Nina Caratti')
  await dialog.getByLabel('Telefono').fill('079 765 43 21')
  await next.click()
  await cancelChooser(page, dialog.getByRole('button', { name: 'Aggiungi foto' }))
  await expect(dialog).toBeVisible()
})

test('a product’s window stays open when no picture is chosen', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=ecommerce')
  await page.getByRole('button', { name: 'Nuovo prodotto' }).click()
  const dialog = page.getByRole('dialog')
  await cancelChooser(page, dialog.getByRole('button', { name: 'Scegli foto' }))
  await expect(dialog).toBeVisible()
})

test('the own profile stays as it is when no picture is chosen', async ({ page }) => {
  await enterAs(page, 'client@f4dezone.test')
  await page.goto('/profile')
  await cancelChooser(page, page.getByRole('button', { name: /foto|immagine/i }).first())
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
