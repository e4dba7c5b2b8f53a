import type { Route } from '@playwright/test'

import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'

import { openNewestChange, openPanel } from './staff.ts'

test('the owner adds, edits and deletes a service', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=services')
  const form = page.getByRole('form', { name: 'Aggiungi servizio' })
  await form.getByRole('button', { name: 'Aggiungi servizio' }).click()
  await expect(form.getByLabel('Nome')).toBeFocused()
  await expect(form.getByText('Il prezzo è obbligatorio')).toBeVisible()
  await form.getByLabel('Nome').fill('Trattamento viso')
  await form.getByLabel('Prezzo (CHF)').fill('55.50')
  await form.getByLabel('Durata (minuti)').fill('3')
  await form.getByRole('button', { name: 'Aggiungi servizio' }).click()
  await expect(form.getByText('La durata va da 5 a 480 minuti')).toBeVisible()
  await form.getByLabel('Durata (minuti)').fill('45')
  await form.getByRole('button', { name: 'Aggiungi servizio' }).click()
  await expect(page.getByText('Servizio creato con successo!')).toBeVisible()
  await expect(form.getByLabel('Nome')).toHaveValue('')
  const row = page.getByRole('listitem').filter({ hasText: 'Trattamento viso' })
  await expect(row).toContainText('CHF 55.50')
  await expect(row).toContainText('45 min')

  await row.getByRole('button', { name: 'Modifica Trattamento viso' }).click()
  const edit = page.getByRole('form', { name: 'Modifica Trattamento viso' })
  await expect(edit.getByLabel('Nome')).toBeFocused()
  await edit.getByLabel('Nome').fill('taglio')
  await edit.getByRole('button', { name: 'Salva' }).click()
  await expect(edit.getByRole('alert')).toContainText("Errore nell'aggiornamento del servizio")
  await expect(edit.getByLabel('Nome')).toHaveValue('taglio')
  await edit.getByLabel('Nome').fill('Pulizia viso')
  await edit.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Servizio aggiornato con successo!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Modifica Pulizia viso' })).toBeFocused()

  await page.getByRole('switch', { name: 'Pulizia viso: Attivo' }).click()
  await expect(page.getByRole('switch', { name: 'Pulizia viso: Attivo' })).not.toBeChecked()

  await page.getByRole('button', { name: 'Elimina Pulizia viso' }).click()
  const dialog = page.getByRole('dialog', { name: 'Eliminare il servizio?' })
  await expect(dialog).toContainText('«Pulizia viso» non si potrà più prenotare')
  await dialog.getByRole('button', { name: 'Elimina servizio' }).click()
  await expect(page.getByText('Servizio eliminato con successo!')).toBeVisible()
  await expect(page.getByText('Pulizia viso', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
})

test('the services show the fixed price of the site, and the change is logged', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=services')
  await page.getByRole('button', { name: 'Modifica Taglio', exact: true }).click()
  const edit = page.getByRole('form', { name: 'Modifica Taglio' })
  await edit.getByLabel('Prezzo (CHF)').fill('33')
  await edit.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Sul sito: CHF 30.00')).toBeVisible()

  const entry = await openNewestChange(page)
  await expect(entry).toContainText('Servizio: modificato')
  await expect(entry).toContainText('Elena Rezzonico, amministratore')
  await expect(entry.getByRole('deletion')).toHaveText('CHF 30.00')
  await expect(entry.getByRole('insertion')).toHaveText('CHF 33.00')
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Che cosa' }).selectOption({ label: 'Vacanze' })
  await expect(page.getByText('Nessuna modifica')).toBeVisible()
  await expect(page).toHaveURL(/tab=audit.*entity=vacations/)
})

test('typed input stays when the connection is lost', async ({ page, shop, context }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=services')
  const form = page.getByRole('form', { name: 'Aggiungi servizio' })
  await form.getByLabel('Nome').fill('Trattamento viso')
  await form.getByLabel('Prezzo (CHF)').fill('55')
  await form.getByLabel('Durata (minuti)').fill('45')
  const cut = (route: Route) => route.abort('connectionreset')
  await page.route('**/api/admin/services', cut)
  await form.getByRole('button', { name: 'Aggiungi servizio' }).click()
  await expect(form.getByRole('alert')).toHaveText(
    'Errore nella creazione del servizio: Errore di connessione',
  )
  await page.unroute('**/api/admin/services', cut)
  const offline = page.getByText('Modalità Offline')
  // The page starts to watch the connection when idle, so toggle until it notices.
  await expect(async () => {
    await context.setOffline(false)
    await context.setOffline(true)
    await expect(offline).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await form.getByRole('button', { name: 'Aggiungi servizio' }).click()
  await expect(form.getByRole('alert')).toHaveText(
    /^Errore nella creazione del servizio: Sei offline: non è stato inviato nulla/,
  )
  await context.setOffline(false)
  await expect(offline).toBeHidden()
  await form.getByRole('button', { name: 'Aggiungi servizio' }).click()
  await expect(page.getByText('Servizio creato con successo!')).toBeVisible()
})

test('the waiting list is shown newest first and filtered by status', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=waitinglist')
  const requests = page.getByRole('list', { name: 'Lista d’attesa' }).getByRole('listitem')
  await expect(requests.first()).toContainText('In attesa')
  await expect(requests.first()).toContainText('Giulio Pedrazzini')
  await expectAccessible(page)
  await page.getByLabel('Stato').selectOption({ label: 'Scaduto' })
  await expect(requests).toHaveCount(1)
  await expect(page).toHaveURL(/status=expired/)
})

test.describe('in an English browser', () => {
  test.use({ locale: 'en-US' })

  test('a comma in a price counts as decimal point, and the field shows the value', async ({
    page,
    shop,
  }) => {
    await openPanel(page, shop, 'admin', '/admin?tab=services')
    const form = page.getByRole('form', { name: 'Aggiungi servizio' })
    const price = form.getByLabel('Prezzo (CHF)')
    await form.getByLabel('Nome').fill('Trattamento viso')
    await price.pressSequentially('8,50')
    await expect(price).toHaveAccessibleDescription('CHF 8.50')
    await form.getByLabel('Durata (minuti)').pressSequentially('1,5')
    await form.getByRole('button', { name: 'Aggiungi servizio' }).click()
    await expect(form.getByText('La durata va indicata in minuti interi')).toBeVisible()
    await form.getByLabel('Durata (minuti)').fill('45')
    await form.getByRole('button', { name: 'Aggiungi servizio' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Trattamento viso' })
    await expect(row).toContainText('CHF 8.50')
    await row.getByRole('button', { name: 'Modifica Trattamento viso' }).click()
    const edit = page.getByRole('form', { name: 'Modifica Trattamento viso' })
    await expect(edit.getByLabel('Prezzo (CHF)')).toHaveValue('8.50')
    await edit.getByLabel('Prezzo (CHF)').fill('1.250,00')
    await edit.getByRole('button', { name: 'Salva' }).click()
    await expect(
      edit.getByText('Scrivi il prezzo con al massimo due decimali, per esempio 8.50'),
    ).toBeVisible()
    await expect(edit.getByLabel('Prezzo (CHF)')).toHaveAccessibleDescription(/^(?!.*CHF)/)
  })
})
