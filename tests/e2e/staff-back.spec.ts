import { expect, test } from '#tests/support/browser-test.ts'

import { emptyDay, gridCard, openCalendar, phoneIn } from './staff-calendar.ts'
import { openPanel } from './staff.ts'

test('back closes one dialog at a time and keeps unsaved notes', async ({ page, shop }) => {
  await phoneIn(shop, { name: 'Signora Pia', time: '10:00' })
  await openCalendar(page)
  const address = page.url()
  await gridCard(page, 'Signora Pia').click()
  const details = page.getByRole('dialog', { name: 'Signora Pia' })
  await details.getByLabel('Note').fill('Doppia corona')
  await details.getByRole('button', { name: /^Stato: / }).click()
  await page.getByRole('menuitemradio', { name: 'Cancellato' }).click()
  const cancelling = page.getByRole('dialog', { name: 'Cancella appuntamento' })
  await cancelling.getByLabel('Motivo').fill('Ha chiamato')
  await page.goBack()
  await expect(cancelling).toHaveCount(0)
  await expect(details.getByLabel('Note')).toHaveValue('Doppia corona')

  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Modifiche non salvate' })
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(details.getByLabel('Note')).toHaveValue('Doppia corona')
  await page.goBack()
  await question.getByRole('button', { name: 'Chiudi senza salvare' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(address)

  await gridCard(page, 'Signora Pia').click()
  await details.getByRole('button', { name: 'Sposta', exact: true }).click()
  const moving = page.getByRole('dialog', { name: 'Modifica appuntamento' })
  await expect(moving).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(moving).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
  await expect(page).toHaveURL(address)
})

test('back closes the phone booking form, which keeps its input', async ({ page }) => {
  await openCalendar(page)
  const button = page.getByRole('button', { name: 'Prenotazione telefonica', exact: true })
  const beside = page.getByRole('region', { name: 'Prenotazione telefonica' })
  await button.click()
  await beside.getByLabel('Nome o soprannome').fill('Signora Anna')
  await page.getByRole('button', { name: 'Giorno dopo' }).click()
  await expect(page.getByRole('button', { name: /1° aprile.*Scegli la data/ })).toBeVisible()
  await page.goBack()
  await expect(beside).toHaveCount(0)
  await expect(page).toHaveURL(/date=2026-04-01/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(emptyDay))
  await page.setViewportSize({ width: 390, height: 800 })
  await button.click()
  const over = page.getByRole('dialog', { name: 'Prenotazione telefonica' })
  await expect(over.getByLabel('Nome o soprannome')).toHaveValue('Signora Anna')
  await page.goBack()
  await expect(over).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(emptyDay))
})

test('back asks before closing a barber form with changes, then leaves the section', async ({
  page,
  shop,
}) => {
  await openPanel(page, shop, 'admin', '/admin?tab=services')
  await page.getByRole('link', { name: 'Barbieri' }).click()
  await page.getByRole('button', { name: 'Modifica Dario Conti' }).click()
  const form = page.getByRole('dialog', { name: 'Modifica Barbiere' })
  await form.getByLabel('Fine, Sabato').fill('18:00')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Modifiche non salvate' })
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(form.getByLabel('Fine, Sabato')).toHaveValue('18:00')
  await page.goBack()
  await question.getByRole('button', { name: 'Chiudi senza salvare' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Modifica Dario Conti' }).click()
  await expect(form).toBeVisible()
  await page.goBack()
  await expect(form).toHaveCount(0)
  await expect(page).toHaveURL(/tab=barbers/)
  await page.goBack()
  await expect(page).toHaveURL(/tab=services/)
})

test('back closes the cancel dialog of a barber and stays in the panel', async ({ page, shop }) => {
  await openPanel(page, shop, 'barber', '/barber')
  const next = page.getByRole('region', { name: 'Prossimo cliente' })
  await next.getByRole('button', { name: /^Cancella l’appuntamento di/ }).click()
  const cancelling = page.getByRole('dialog', { name: 'Cancella appuntamento' })
  await expect(cancelling).toBeVisible()
  await page.goBack()
  await expect(cancelling).toHaveCount(0)
  await expect(next).toBeVisible()
  await next.getByRole('button', { name: /^Cancella l’appuntamento di/ }).click()
  await cancelling.getByRole('button', { name: 'Non cancellare' }).click()
  await expect(cancelling).toHaveCount(0)
  await page.getByRole('link', { name: 'Servizi' }).click()
  await expect(page).toHaveURL(/tab=services/)
  await page.goBack()
  await expect(next).toBeVisible()
})

const windows = [
  { section: 'services', opener: 'Elimina Taglio', title: 'Eliminare il servizio?' },
  { section: 'users', opener: 'Password di Giulio Pedrazzini', title: 'Password di Giulio Pedrazzini' },
  { section: 'ecommerce', opener: 'Nuovo prodotto', title: 'Nuovo prodotto' },
  { section: 'appointments', opener: /Scegli la data/, title: /Scegli la data/ },
]

test('back closes the dialogs of the sections and skips their history entries', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=stats')
  for (const { section, opener, title } of windows) {
    await test.step(section, async () => {
      await page.locator(`a[href$="tab=${section}"]`).first().click()
      const button = page.getByRole('button', { name: opener, exact: true })
      const opened = page.getByRole('dialog', { name: title })
      await button.click()
      await expect(opened).toBeVisible()
      await page.goBack()
      await expect(opened).toHaveCount(0)
      await button.click()
      await expect(opened).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(opened).toHaveCount(0)
      await button.click()
      await expect(opened).toBeVisible()
      await page.goBack()
      await expect(opened).toHaveCount(0)
      await button.click()
      await expect(opened).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(opened).toHaveCount(0)
      await expect(page).toHaveURL(new RegExp(`tab=${section}`))
    })
  }
  for (const { section } of windows.toReversed().slice(1)) {
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`tab=${section}`))
  }
})

test('back asks about an unsaved customer note', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=customers')
  await page.getByRole('button', { name: /^Apri/ }).first().click()
  const card = page.getByRole('dialog')
  await card.getByLabel('Note').fill('Punte corte')
  const opened = page.url()
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Modifiche non salvate' })
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(card.getByLabel('Note')).toHaveValue('Punte corte')
  await expect(page).toHaveURL(opened)
  await page.goBack()
  await question.getByRole('button', { name: 'Chiudi senza salvare' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/tab=customers$/)
})
