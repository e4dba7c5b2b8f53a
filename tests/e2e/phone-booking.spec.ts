import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'

import { choose, slot } from './booking-form.ts'
import { holdCalls } from './sent-forms.ts'
import { gridCard, openCalendar, phoneIn, signInAsAdmin } from './staff-calendar.ts'

const form = (page: Page) =>
  page
    .getByRole('region', { name: 'Prenotazione telefonica' })
    .or(page.getByRole('dialog', { name: 'Prenotazione telefonica' }))
const openForm = (page: Page) =>
  page.getByRole('button', { name: 'Prenotazione telefonica', exact: true }).click()

async function agree(page: Page): Promise<void> {
  await form(page).getByLabel('Barbiere', { exact: true }).selectOption('Luca Bernasconi')
  await form(page)
    .getByLabel('Servizio', { exact: true })
    .selectOption({ label: 'Taglio, 30 min, CHF 30.00' })
  await choose(form(page).getByRole('radio', { name: /^martedì 31 marzo/ }))
}

test('a phone booking appears in the calendar', async ({ page }) => {
  await openCalendar(page)
  await openForm(page)
  await expect(form(page).getByLabel('Servizio', { exact: true })).toBeDisabled()
  await agree(page)
  await slot(form(page), '15:30').click()
  await expect(form(page)).toContainText('CHF 30.00')
  await expect(form(page)).toContainText('Pagamento in sede')
  await expectAccessible(page)
  await form(page).getByLabel('Nome o soprannome').fill('  Signora Anna  ')
  await form(page).getByRole('button', { name: 'Prenota', exact: true }).click()
  await expect(page.getByText('Prenotazione di Signora Anna effettuata con successo!')).toBeVisible()
  await expect(form(page)).toBeHidden()
  await expect(gridCard(page, '15:30 Signora Anna')).toBeVisible()
})

test('the form starts on the day shown in the calendar', async ({ page }) => {
  await openCalendar(page)
  await openForm(page)
  await form(page).getByLabel('Barbiere', { exact: true }).selectOption('Luca Bernasconi')
  await form(page)
    .getByLabel('Servizio', { exact: true })
    .selectOption({ label: 'Taglio, 30 min, CHF 30.00' })
  await expect(form(page).getByRole('radio', { name: /^martedì 31 marzo/ })).toBeChecked()
  await expect(slot(form(page), '15:30')).toBeVisible()
})

test('no slots are offered beyond the booking window, and the form starts within it', async ({ page }) => {
  const offers = page.getByRole('button', { name: /libero da .*: prenota per telefono$/ })
  await openCalendar(page, 'date=2026-04-10')
  await expect(offers.first()).toBeVisible()
  await openCalendar(page, 'date=2026-04-14')
  await expect(page.getByText('Riepilogo Giornata')).toBeVisible()
  await expect(offers).toHaveCount(0)
  await openForm(page)
  await form(page).getByLabel('Barbiere', { exact: true }).selectOption('Luca Bernasconi')
  await form(page)
    .getByLabel('Servizio', { exact: true })
    .selectOption({ label: 'Taglio, 30 min, CHF 30.00' })
  await expect(form(page).getByRole('radio', { name: /marzo/, checked: true })).toHaveCount(1)
  await expect(form(page).getByRole('grid')).toBeVisible()
})

test('the form is shown beside the calendar without moving it', async ({ page, shop }) => {
  await phoneIn(shop, { name: 'Jacopo', time: '10:00' })
  await openCalendar(page)
  const before = await gridCard(page, 'Jacopo').boundingBox()
  await openForm(page)
  await agree(page)
  const [card, panel] = await Promise.all([gridCard(page, 'Jacopo').boundingBox(), form(page).boundingBox()])
  expect(card?.y).toBe(before?.y)
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0)
  await expect(form(page).getByRole('button', { name: 'Prenota', exact: true })).toBeInViewport({ ratio: 1 })
})

test('the first available barber is assigned and named', async ({ page }) => {
  await openCalendar(page)
  await openForm(page)
  await form(page).getByLabel('Nome o soprannome').fill('Signora Anna')
  await form(page).getByLabel('Barbiere', { exact: true }).selectOption('Primo barbiere disponibile')
  await form(page)
    .getByLabel('Servizio', { exact: true })
    .selectOption({ label: 'Taglio, 30 min, CHF 30.00' })
  await slot(form(page), '15:30').click()
  await form(page).getByRole('button', { name: 'Prenota', exact: true }).click()
  await expect(
    page.getByText(/Prenotazione di Signora Anna effettuata con successo! Con (Marco|Samir|Luca|Dario) /),
  ).toBeVisible()
  await expect(gridCard(page, '15:30 Signora Anna')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the button and the price stay visible', async ({ page }) => {
    await openCalendar(page)
    await openForm(page)
    const book = form(page).getByRole('button', { name: 'Prenota', exact: true })
    await expect(book).toBeInViewport({ ratio: 1 })
    await agree(page)
    await slot(form(page), '15:30').click()
    await expect(book).toBeInViewport({ ratio: 1 })
    await expect(form(page).getByText('CHF 30.00', { exact: true })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await form(page).getByLabel('Nome o soprannome').fill('Signora Anna')
    await book.click()
    await expect(page.getByText('Prenotazione di Signora Anna effettuata con successo!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Prenotazione telefonica', exact: true })).toBeFocused()
  })
})

test('an incomplete booking is refused with a message', async ({ page }) => {
  await openCalendar(page)
  await openForm(page)
  await form(page).getByRole('button', { name: 'Prenota', exact: true }).click()
  await expect(form(page).getByRole('alert')).toHaveText('Tutti i campi sono obbligatori')
  await expect(form(page).getByLabel('Nome o soprannome')).toBeFocused()
  await agree(page)
  await slot(form(page), '15:30').click()
  await form(page).getByLabel('Nome o soprannome').fill('   ')
  await form(page).getByRole('button', { name: 'Prenota', exact: true }).click()
  await expect(form(page).getByRole('alert')).toHaveText('Tutti i campi sono obbligatori')
})

test('the button is disabled while the services load', async ({ page }) => {
  const services = await holdCalls(page, '**/api/services/active')
  await openCalendar(page)
  await openForm(page)
  const book = form(page).getByRole('button', { name: 'Prenota', exact: true })
  await expect(book).toBeDisabled()
  services.letGo()
  await book.click()
  await expect(form(page).getByRole('alert')).toHaveText('Tutti i campi sono obbligatori')
})

async function openFilledForm(page: Page): Promise<void> {
  await openCalendar(page)
  await openForm(page)
  await form(page).getByLabel('Nome o soprannome').fill('Il Bomber')
  await agree(page)
  await slot(form(page), '15:30').click()
}

test('a slot taken meanwhile reloads the times and keeps the form', async ({ page, shop }) => {
  await openFilledForm(page)
  await page.route('**/api/appointments/available-slots*', (route) => route.abort())
  await phoneIn(shop, { name: 'Più Veloce', time: '15:30' })
  await page.unroute('**/api/appointments/available-slots*')
  await form(page).getByRole('button', { name: 'Prenota', exact: true }).click()
  await expect(form(page)).toContainText(/non è più (disponibile|libero)/)
  await expect(slot(form(page), '15:30, prenotato')).toBeVisible()
  await expect(form(page).getByLabel('Nome o soprannome')).toHaveValue('Il Bomber')
})

test('a lost connection shows an error and keeps the form', async ({ page }) => {
  await openFilledForm(page)
  await page.route('**/api/appointments/admin', (route) => route.abort())
  await form(page).getByRole('button', { name: 'Prenota', exact: true }).click()
  await expect(form(page).getByRole('alert').filter({ hasText: 'Errore di connessione' })).toBeVisible()
  await expect(form(page)).toContainText('Non sappiamo se la prenotazione delle 15:30 è arrivata')
  await expect(form(page).getByLabel('Nome o soprannome')).toHaveValue('Il Bomber')
  await expect(slot(form(page), '15:30')).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/api/appointments/admin')
  await form(page).getByRole('button', { name: 'Prenota', exact: true }).click()
  await expect(page.getByText('Prenotazione di Il Bomber effettuata con successo!')).toBeVisible()
})

test('an admin sees the phone booking form on /booking', async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto('/booking')
  await expect(page.getByRole('heading', { name: 'Prenotazione telefonica', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'I tuoi appuntamenti' })).toHaveCount(0)
  await expect(page.getByLabel('Nome o soprannome')).toBeVisible()
  await expectAccessible(page)
})
