import type { Locator, Page } from '@playwright/test'

import { expect, test } from '#tests/support/browser-test.ts'

import { fillConsultation } from './sent-forms.ts'
import { openPanel } from './staff.ts'
import { enterAs } from './stored-session.ts'

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

test('an application stays open when the file chooser is cancelled', async ({ page }) => {
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

test('a consultation stays open when the file chooser is cancelled', async ({ page }) => {
  const dialog = await fillConsultation(page)
  await cancelChooser(page, dialog.getByRole('button', { name: 'Aggiungi foto' }))
  await expect(dialog).toBeVisible()
})

test('a product dialog stays open when the file chooser is cancelled', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=ecommerce')
  await page.getByRole('button', { name: 'Nuovo prodotto' }).click()
  const dialog = page.getByRole('dialog')
  await cancelChooser(page, dialog.getByRole('button', { name: 'Scegli foto' }))
  await expect(dialog).toBeVisible()
})

test('a barber dialog keeps its input when the file chooser is cancelled', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=barbers')
  await page.getByRole('button', { name: 'Modifica Luca Bernasconi' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifica Barbiere' })
  await dialog.getByLabel('Telefono').fill('079 555 44 33')
  await cancelChooser(page, dialog.getByRole('button', { name: 'Carica immagine' }))
  await expect(dialog.getByLabel('Telefono')).toHaveValue('079 555 44 33')
})

test('a barber profile stays open when the file chooser is cancelled', async ({ page, shop }) => {
  await openPanel(page, shop, 'barber', '/barber?tab=profile')
  await cancelChooser(page, page.getByRole('button', { name: 'Carica immagine' }))
  await expect(page).toHaveURL('/barber?tab=profile')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the own profile stays open when the file chooser is cancelled', async ({ page }) => {
  await enterAs(page, 'client@f4dezone.test')
  await page.goto('/profile')
  await cancelChooser(page, page.getByRole('button', { name: /foto|immagine/i }).first())
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
