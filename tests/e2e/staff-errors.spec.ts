import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/browser-test.ts'

import { pick, slot } from './booking-form.ts'
import { openPanel } from './staff.ts'

async function fail(page: Page, method: string, path: string): Promise<void> {
  await page.route(path, async (route) => {
    if (route.request().method() === method) await route.fulfill({ status: 500, json: {} })
    else await route.fallback()
  })
}

const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

async function expectFailures(page: Page, failures: Record<string, [string, string]>): Promise<void> {
  const dialog = page.getByRole('dialog')
  for (const [text, [name, confirmation]] of Object.entries(failures)) {
    await page.getByRole('button', { name }).click()
    await dialog.getByRole('button', { name: confirmation }).click()
    await said(page, text)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
}

test('lists that fail to load show an error with a retry', async ({ page, shop }) => {
  const sections = {
    users: ['**/api/admin/users?*', 'Errore nel caricamento degli utenti'],
    services: ['**/api/admin/services', 'Errore nel caricamento dei servizi'],
    barbers: ['**/api/barbers', 'Errore nel caricamento dei barbieri'],
    waitinglist: ['**/api/waiting-list/all*', "Errore nel caricamento della lista d'attesa"],
    stats: ['**/api/admin/stats?*', 'Errore nel caricamento delle statistiche. Riprova più tardi.'],
    appointments: [
      '**/api/appointments/filtered?*',
      'Errore nel caricamento degli appuntamenti: errore sconosciuto',
    ],
  } as const
  for (const [tab, [path, text]] of Object.entries(sections)) {
    await fail(page, 'GET', path)
    await openPanel(page, shop, 'admin', `/admin?tab=${tab}`)
    await said(page, text)
    await page.unroute(path)
    await page.getByRole('button', { name: 'Riprova' }).first().click()
    await expect(page.getByText(text)).toHaveCount(0)
  }
})

test('failed changes of a user show their errors', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=users')
  await fail(page, 'PUT', '**/api/admin/users/*')
  await fail(page, 'DELETE', '**/api/admin/users/*')
  await fail(page, 'POST', '**/api/admin/users/*/reset-password')
  await page.getByRole('button', { name: 'Modifica Giulio Pedrazzini' }).click()
  await page
    .getByRole('form', { name: 'Modifica Giulio Pedrazzini' })
    .getByRole('button', { name: 'Salva' })
    .click()
  await said(page, "Errore nell'aggiornamento dell'utente")
  await expectFailures(page, {
    "Errore nell'eliminazione dell'utente": ['Elimina Matteo Bianchi', 'Elimina utente'],
    'Errore nel ripristino della password': ['Password di Matteo Bianchi', 'Ripristina password'],
  })
})

test('failed changes of a service or a barber show their errors', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=services')
  await fail(page, 'DELETE', '**/api/admin/services/*')
  await expectFailures(page, {
    "Errore nell'eliminazione del servizio": ['Elimina Tinta', 'Elimina servizio'],
  })

  await openPanel(page, shop, 'admin', '/admin?tab=barbers')
  await fail(page, 'DELETE', '**/api/barbers/*')
  await fail(page, 'PUT', '**/api/barbers/*/all')
  await expectFailures(page, {
    "Errore nell'eliminazione del barbiere": ['Elimina Dario Conti', 'Elimina barbiere'],
    'Errore durante il salvataggio delle modifiche. Riprova.': ['Modifica Dario Conti', 'Salva modifiche'],
  })
})

test('a failed phone booking keeps its input', async ({ page, shop }) => {
  await fail(page, 'POST', '**/api/appointments/admin')
  await openPanel(page, shop, 'admin', '/booking')
  await page.getByLabel('Nome o soprannome').fill('Il Bomber')
  await page.getByLabel('Barbiere', { exact: true }).selectOption('Luca Bernasconi')
  await page.getByLabel('Servizio', { exact: true }).selectOption({ label: 'Taglio, 30 min, CHF 30.00' })
  await pick(page, { day: 'martedì 31 marzo' })
  await slot(page, '15:30').click()
  await page.getByRole('button', { name: 'Prenota', exact: true }).click()
  await said(page, 'Errore nella creazione della prenotazione admin')
  await expect(page.getByLabel('Nome o soprannome')).toHaveValue('Il Bomber')
})

test('failed changes by a barber show their errors', async ({ page, shop }) => {
  await openPanel(page, shop, 'barber', '/barber?tab=services')
  await fail(page, 'PUT', '**/api/barbers/*/services')
  await page.getByRole('switch').first().click()
  await page.getByRole('button', { name: 'Salva servizi' }).click()
  await said(page, 'Errore durante il salvataggio dei servizi')
  await page.getByRole('switch').first().click()

  await page.goto('/barber?tab=profile')
  await fail(page, 'PUT', '**/api/barbers/*')
  await page.getByRole('button', { name: 'Modifica' }).click()
  await page.getByRole('button', { name: 'Salva profilo' }).click()
  await said(page, "Errore durante l'aggiornamento del profilo")

  await page.goto('/barber')
  await fail(page, 'PUT', '**/api/appointments/*/status')
  await page
    .getByRole('region', { name: 'Prossimo cliente' })
    .getByRole('button', { name: /^Completa/ })
    .click()
  await page.getByRole('button', { name: 'Segna come completato' }).click()
  await said(page, "Errore nell'aggiornamento dello stato dell'appuntamento.")

  await fail(page, 'GET', '**/api/barbers/*')
  await page.goto('/barber')
  await said(page, 'Errore nel caricamento dei dati del barbiere. Riprova più tardi.')
})
