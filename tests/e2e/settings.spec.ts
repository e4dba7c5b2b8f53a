import type { Page } from '@playwright/test'

import { shopSettings } from '#features/settings/server/settings.fixture.ts'
import { expect, expectAccessible, expectTexts, test } from '#tests/support/browser-test.ts'
import type { Shop } from '#tests/support/shop.ts'

import { inEveryLook } from './looks.ts'
import { openNewestChange, openPanel, staffApi } from './staff.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true })
const opening = (page: Page) => page.getByRole('region', { name: 'Orari di apertura' })

async function openSettings(page: Page, shop: Shop): Promise<void> {
  await openPanel(page, shop, 'admin', '/admin?tab=settings')
  await expect(page.getByLabel('Nome del salone')).toHaveValue('F4DEZONE')
}

test('saved settings are shown on the site', async ({ page, shop, context }) => {
  await openSettings(page, shop)
  await expect(save(page)).toHaveCount(0)
  await page.getByLabel('Nome del salone').fill('Salone Nuovo')
  await page.getByLabel('Via e numero').fill('Via Nassa 7')
  await page.getByLabel('Telefono', { exact: true }).fill('+41 91 222 22 22')
  await page.getByLabel('Instagram').fill('https://www.instagram.com/salone.nuovo')
  await page.getByLabel('TikTok').fill('')
  const friday = opening(page).getByRole('group', { name: 'Venerdì' })
  await friday.getByLabel('Venerdì: apre alle').fill('1030')
  await friday.getByLabel('Venerdì: chiude alle').fill('20')
  await opening(page).getByRole('checkbox', { name: 'Lunedì' }).uncheck()
  await save(page).click()
  await expect(page.getByText('Impostazioni salvate')).toBeVisible()
  await expect(save(page)).toHaveCount(0)
  await expect(friday.getByLabel('Venerdì: apre alle')).toHaveValue('10:30')
  await expect(page).toHaveTitle('Pannello Amministrativo · Salone Nuovo')

  const home = await context.newPage()
  await home.goto('/')
  await expect(home).toHaveTitle('Salone Nuovo, barber studio a Lugano')
  await expectTexts(home, 'Salone Nuovo è in Via Nassa 7, a Lugano.', 'Barber studio in Via Nassa 7, Lugano.')
  await expect(home.getByRole('link', { name: '+41 91 222 22 22' })).toHaveAttribute(
    'href',
    'tel:+41912222222',
  )
  await expect(home.getByText('10:30–20:00').first()).toBeVisible()
  await expect(home.getByRole('link', { name: 'Instagram (in una nuova scheda)' })).toBeVisible()
  await expect(home.getByRole('link', { name: 'TikTok' })).toHaveCount(0)
  const data = JSON.parse(await home.locator('script[type="application/ld+json"]').innerText())
  expect(data).toMatchObject({
    name: 'Salone Nuovo',
    telephone: '+41 91 222 22 22',
    address: { streetAddress: 'Via Nassa 7' },
    openingHours: expect.arrayContaining(['Fr 10:30-20:00']),
  })
  await home.goto('/guest-booking')
  await expect(home).toHaveTitle('Prenota · Salone Nuovo')
})

test('an open homepage shows new settings when it becomes visible', async ({ page, shop }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: '+41 91 000 00 00' })).toBeVisible()
  const owner = await staffApi(shop, 'admin')
  await owner.put('/admin/settings', { ...shopSettings({ phone: '+41 91 333 33 33' }), version: 1 })
  await page.clock.fastForward(61_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('link', { name: '+41 91 333 33 33' })).toBeVisible()
})

test('errors are shown at their fields, and nothing is saved', async ({ page, shop }) => {
  await openSettings(page, shop)
  await page.getByLabel('Via e numero').fill('Via Nassa 7')
  await page.getByLabel('Telefono', { exact: true }).fill('chiamaci')
  await opening(page).getByLabel('Sabato: chiude alle').fill('8')
  await page.getByLabel('Giorni prenotabili').fill('un mese')
  await page.getByLabel('Mappa').fill('www.example.test')
  await page.getByLabel('Chiave pubblica').fill('pk_1')
  await page.getByLabel('Indirizzo di caricamento').fill('http://images.example.test')
  await save(page).click()
  await expect(page.getByLabel('Telefono', { exact: true })).toBeFocused()
  await expect(page.getByText('Compila anche questo campo, o lascia vuoti tutti')).toHaveCount(6)
  await expect(page.getByLabel('Indirizzo di caricamento')).toHaveAccessibleDescription(
    'Scrivi un indirizzo completo che comincia con https://',
  )
  await expect(page.getByLabel('Telefono', { exact: true })).toHaveAccessibleDescription(
    'Inserisci un numero di telefono valido',
  )
  await expect(opening(page).getByText('L’apertura deve venire prima della chiusura')).toBeVisible()
  await expectTexts(
    page,
    'Scrivi un numero intero da 1 a 365',
    'Scrivi un indirizzo completo che comincia con https://, o',
  )
  await expectAccessible(page)
  await page.getByLabel('Telefono', { exact: true }).fill('+41 91 222 22 22')
  await page.getByRole('button', { name: 'Annulla modifiche' }).click()
  await expect(page.getByLabel('Via e numero')).toHaveValue('Via Zurigo 2')
  await expect(page.getByLabel('Mappa')).toHaveValue(/openstreetmap/)
  await expect(page.getByText('Scrivi un numero intero')).toHaveCount(0)
  await expect(save(page)).toHaveCount(0)
})

test('the second of two owners sees a conflict and keeps the input', async ({ page, shop }) => {
  await openSettings(page, shop)
  await page.getByLabel('Via e numero').fill('Via Nassa 7')
  await opening(page).getByRole('checkbox', { name: 'Lunedì' }).uncheck()
  const colleague = await staffApi(shop, 'admin')
  const openingHours = { ...shopSettings().openingHours, sunday: { opens: '10:00', closes: '12:00' } }
  await colleague.put('/admin/settings', { ...shopSettings({ city: 'Locarno', openingHours }), version: 1 })
  await expect(page.getByText('Qualcun altro ha salvato le impostazioni mentre scrivevi.')).toBeVisible()
  await save(page).click()
  await expect(page.getByLabel('Via e numero')).toHaveValue('Via Nassa 7')
  await expect(page.getByText('Impostazioni salvate')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tieni le mie modifiche' }).click()
  await expect(page.getByLabel('Località')).toHaveValue('Locarno')
  await expect(page.getByLabel('Via e numero')).toHaveValue('Via Nassa 7')
  await expect(opening(page).getByLabel('Domenica: apre alle')).toHaveValue('10:00')
  await expect(opening(page).getByRole('checkbox', { name: 'Lunedì' })).not.toBeChecked()
  await save(page).click()
  await expect(page.getByText('Impostazioni salvate')).toBeVisible()
  const { body } = await colleague.get('/settings/public')
  expect(body.data).toMatchObject({
    street: 'Via Nassa 7',
    city: 'Locarno',
    openingHours: { monday: null, sunday: { opens: '10:00', closes: '12:00' } },
  })
})

test('an unchanged form follows changes of others', async ({ page, shop }) => {
  await openSettings(page, shop)
  const colleague = await staffApi(shop, 'admin')
  await colleague.put('/admin/settings', { ...shopSettings({ city: 'Locarno' }), version: 1 })
  await expect(page.getByLabel('Località')).toHaveValue('Locarno')
  await page.getByLabel('Via e numero').fill('Via Nassa 7')
  await save(page).click()
  await expect(page.getByText('Impostazioni salvate')).toBeVisible()
})

test('leaving with unsaved changes asks first', async ({ page, shop }) => {
  await openSettings(page, shop)
  await page.getByRole('switch', { name: 'Conferma automatica' }).click()
  await page.getByRole('link', { name: 'Servizi' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifiche non salvate' })
  await expect(dialog).toContainText('Hai modificato le impostazioni senza salvare.')
  await dialog.getByRole('button', { name: 'Resta qui' }).click()
  await expect(page.getByRole('switch', { name: 'Conferma automatica' })).not.toBeChecked()
  await page.getByRole('link', { name: 'Servizi' }).click()
  await dialog.getByRole('button', { name: 'Esci senza salvare' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Servizi' })).toBeVisible()
  await page.getByRole('link', { name: 'Impostazioni' }).click()
  await expect(page.getByRole('switch', { name: 'Conferma automatica' })).toBeChecked()
})

test('a change is logged with its field label', async ({ page, shop }) => {
  await openSettings(page, shop)
  await page.getByLabel('Giorni prenotabili').fill('45')
  await save(page).click()
  await expect(page.getByText('Impostazioni salvate')).toBeVisible()
  const entry = await openNewestChange(page)
  await expect(entry).toContainText('Impostazioni: modificato')
  await expect(entry).toContainText('Giorni prenotabili')
  await expect(entry.getByRole('insertion')).toHaveText('45')
})

test('without a mail server the test mail shows a notice', async ({ page, shop }) => {
  await openSettings(page, shop)
  const channels = page.getByRole('region', { name: 'Che cosa funziona' })
  await expect(channels).toContainText('nessuna e-mail parte')
  await channels.getByRole('button', { name: 'Invia un’e-mail di prova' }).click()
  await expect(channels.getByRole('alert')).toHaveText(
    'Nessun server di posta è configurato: non è partito niente.',
  )
})

test.describe('with a mail server and payments', () => {
  test.use({ sendsMail: true, takesPayments: true })

  test('the owner sends a test mail and sees a refusal', async ({ page, shop, mailServer }) => {
    await openSettings(page, shop)
    const channels = page.getByRole('region', { name: 'Che cosa funziona' })
    await expect(channels.getByRole('listitem').nth(2)).toContainText('Di prova')
    await channels.getByRole('button', { name: 'Invia un’e-mail di prova' }).click()
    await expect(channels.getByRole('status')).toHaveText(
      'Inviata a admin@f4dezone.test: controlla la posta, anche tra lo spam.',
    )
    const mails = (await mailServer?.mails()) ?? []
    expect(mails.map(({ recipients, subject }) => [recipients, subject])).toEqual([
      [['admin@f4dezone.test'], 'Email di prova · F4DEZONE'],
    ])
    if (mailServer) mailServer.answer = () => 550
    await channels.getByRole('button', { name: 'Invia un’e-mail di prova' }).click()
    await expect(channels.getByRole('alert')).toHaveText(
      'Il server di posta l’ha rifiutata: «550 Not this mail for <admin@f4dezone.test>»',
    )
    await expectAccessible(page)
  })
})

test.describe('in an English browser', () => {
  test.use({ locale: 'en-US' })

  test('times have 24 hours', async ({ page, shop }) => {
    await openSettings(page, shop)
    await expect(page.getByLabel('Dalle')).toHaveValue('21:00')
    await page.getByLabel('Dalle').fill('2230')
    await page.getByLabel('Alle', { exact: true }).press('ArrowUp')
    await expect(page.getByLabel('Dalle')).toHaveValue('22:30')
    await expect(page.getByLabel('Alle', { exact: true })).toHaveValue('08:15')
  })
})

test.describe('without a plan', () => {
  test.use({ plan: null })

  test('the shop data can be saved', async ({ page, shop }) => {
    await openSettings(page, shop)
    await page.getByLabel('Telefono', { exact: true }).fill('+41 91 222 22 22')
    await save(page).click()
    await expect(page.getByText('Impostazioni salvate')).toBeVisible()
  })
})

test('the settings are accessible in every look', async ({ page, shop }) => {
  await openSettings(page, shop)
  await page.getByLabel('Località').fill('Locarno')
  await inEveryLook(page, 'settings')
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 860 })
    await expect(save(page)).toBeInViewport()
  }
})
