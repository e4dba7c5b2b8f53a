import type { Locator, Page } from '@playwright/test'

import { apiOf } from '#tests/support/api.ts'
import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'
import { clientBooking, guestBooking } from '#tests/support/people.ts'
import type { Shop } from '#tests/support/shop.ts'

import { freeDay, luca, pick, slot, useTheme } from './booking-form.ts'
import { holdCalls } from './sent-forms.ts'
import { enterAs } from './stored-session.ts'

const email = 'client@f4dezone.test'
const password = 'demo-F4DEZONE-2026'

async function openBooking(page: Page): Promise<void> {
  await enterAs(page, email)
  await page.goto('/booking')
  await expect(page.getByRole('heading', { name: 'Prenota il tuo appuntamento' })).toBeVisible()
}

/** @returns its card */
async function openOwnAppointment(page: Page, shop: Shop): Promise<Locator> {
  const { body: session } = await apiOf(shop.url).post('/auth/login', { email, password })
  const { body: barbers } = await apiOf(shop.url).get('/barbers/public')
  const { status } = await apiOf(shop.url, session.token).post(
    '/appointments',
    clientBooking(barbers[0]._id, { date: freeDay.date, time: '09:00' }),
  )
  expect(status).toBe(201)
  await openBooking(page)
  return card(page, '9:00', 'Martedì 31 marzo')
}

async function bringForward(shop: Shop): Promise<void> {
  const { pool } = shop.platform.database
  await pool.query(`DELETE FROM appointments WHERE shop_day = '2026-03-12'`)
  await pool.query(
    `UPDATE appointments SET shop_day = '2026-03-12', starts_at = '2026-03-12T09:00+01', ends_at = '2026-03-12T09:30+01'
     WHERE shop_day = $1`,
    [freeDay.date],
  )
}

const card = (page: Page, time: string, day: string) =>
  page.getByRole('article').filter({ hasText: time }).filter({ hasText: day })

const book = (page: Page) => page.getByRole('button', { name: 'Prenota', exact: true })

test('a client books, moves and cancels', async ({ page }) => {
  await openBooking(page)
  await pick(page, { ...luca, time: '15:30' })
  await expectAccessible(page)
  await book(page).click()
  await expect(page.getByText('Prenotazione effettuata con successo!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'I tuoi appuntamenti' })).toBeFocused()
  const booked = card(page, '15:30', 'Martedì 31 marzo')
  await expect(booked).toContainText('Taglio + Barba')
  await expect(booked).toContainText('con Luca Bernasconi')
  await expect(booked).toContainText('CHF 45.00')
  await expect(booked).toContainText('Confermato')
  await expectAccessible(page)

  await booked.getByRole('button', { name: 'Modifica' }).click()
  const dialog = page.getByRole('dialog')
  await expect(slot(dialog, '15:30')).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.getByRole('button', { name: 'Continua' })).toBeDisabled()
  await pick(dialog, { barber: 'Marco Ferri', service: 'Barba', day: 'mercoledì 1° aprile', time: '10:00' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Continua' }).click()
  await expect(dialog.getByRole('row', { name: /^Barbiere/ })).toContainText('Luca BernasconiMarco Ferri')
  await expect(dialog.getByRole('row', { name: /^Prezzo/ })).toContainText('CHF 45.00CHF 25.00')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Indietro' }).click()
  await expect(slot(dialog, '10:00')).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'Continua' }).click()
  await dialog.getByRole('button', { name: 'Conferma modifiche' }).click()
  await expect(page.getByText('Appuntamento modificato con successo!')).toBeVisible()
  const moved = card(page, '10:00', 'Mercoledì 1° aprile')
  await expect(moved).toContainText('Barba')
  await expect(booked).toHaveCount(0)

  await moved.getByRole('button', { name: 'Cancella' }).click()
  await expectAccessible(page)
  await dialog.getByLabel('Motivo (facoltativo)').fill('Sono in viaggio')
  await dialog.getByRole('button', { name: 'Cancella appuntamento' }).click()
  await expect(page.getByText('Appuntamento cancellato con successo!')).toBeVisible()
  await expect(moved).toContainText('Cancellato')
  await expect(moved).toContainText('Motivo: Sono in viaggio')
  await expect(moved.getByRole('heading', { name: 'Barba' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Passati e cancellati' })).toBeVisible()

  await moved.getByRole('link', { name: 'Prenota di nuovo' }).click()
  await expect(page.getByRole('heading', { name: 'Barbiere', exact: true })).toBeFocused()
  await expect(page.getByRole('radio', { name: /^Marco Ferri/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Barba/ })).toBeChecked()
})

test('an incomplete booking is refused with a message', async ({ page }) => {
  await openBooking(page)
  await book(page).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Tutti i campi sono obbligatori' }).first(),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Barbiere', exact: true })).toBeFocused()
  await pick(page, luca)
  await book(page).click()
  await expect(page.getByRole('complementary')).toContainText('Tutti i campi sono obbligatori')
})

test('within 24 hours the buttons are disabled with the reason and a phone link', async ({ page, shop }) => {
  const before = await openOwnAppointment(page, shop)
  await expect(before.getByRole('button', { name: 'Modifica' })).toBeEnabled()
  await bringForward(shop)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  const appointment = card(page, '9:00', 'Giovedì 12 marzo')
  await expect(appointment.getByRole('button', { name: 'Modifica' })).toBeDisabled()
  await expect(appointment.getByRole('button', { name: 'Cancella' })).toBeDisabled()
  await expect(appointment).toContainText(
    "Non puoi più modificare l'appuntamento perché mancano meno di 24 ore",
  )
  await expect(appointment).toContainText(
    "Non puoi più cancellare l'appuntamento perché mancano meno di 24 ore",
  )
  await expect(appointment.getByRole('link', { name: 'Chiama il salone: +41 91 000 00 00' })).toBeVisible()
  await expectAccessible(page)
})

test('a cancellation that became too late in the dialog is refused with the reason', async ({
  page,
  shop,
}) => {
  const appointment = await openOwnAppointment(page, shop)
  await appointment.getByRole('button', { name: 'Cancella' }).click()
  await bringForward(shop)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancella appuntamento' }).click()
  await expect(dialog).toContainText("Non puoi più cancellare l'appuntamento perché mancano meno di 24 ore")
})

test('a booking whose slot was taken meanwhile offers another time', async ({ page, shop }) => {
  await openBooking(page)
  await pick(page, { ...luca, time: '15:30' })
  const barberId = await page.getByRole('radio', { name: /^Luca/ }).inputValue()
  const faster = guestBooking(barberId, { date: freeDay.date, time: '15:30' })
  await apiOf(shop.url).post('/appointments/public/appointments/guest', faster)
  await book(page).click()
  await expect(page.getByText('Lo slot selezionato non è più disponibile').first()).toBeVisible()
  await expect(slot(page, '15:30')).toHaveAccessibleName('15:30, prenotato')
  await expect(page.getByRole('radio', { name: /^Taglio \+ Barba/ })).toBeChecked()
  await pick(page, { time: '17:00' })
  await book(page).click()
  await expect(page.getByText('Prenotazione effettuata con successo!')).toBeVisible()
})

test('a move whose slot was taken meanwhile returns to the times', async ({ page, shop }) => {
  const appointment = await openOwnAppointment(page, shop)
  await appointment.getByRole('button', { name: 'Modifica' }).click()
  const dialog = page.getByRole('dialog')
  await pick(dialog, { time: '15:30' })
  const barberId = await dialog
    .getByRole('radiogroup', { name: 'Barbiere' })
    .getByRole('radio', { checked: true })
    .inputValue()
  await dialog.getByRole('button', { name: 'Continua' }).click()
  const faster = guestBooking(barberId, { date: freeDay.date, time: '15:30' })
  await apiOf(shop.url).post('/appointments/public/appointments/guest', faster)
  await dialog.getByRole('button', { name: 'Conferma modifiche' }).click()
  await expect(dialog.getByText('Lo slot selezionato non è più disponibile')).toBeVisible()
  await expect(slot(dialog, '15:30')).toHaveAccessibleName('15:30, prenotato')
  await expect(dialog.getByRole('button', { name: 'Continua' })).toBeDisabled()
})

test('Escape and back return from the comparison to the times with the chosen one', async ({
  page,
  shop,
}) => {
  const appointment = await openOwnAppointment(page, shop)
  await appointment.getByRole('button', { name: 'Modifica' }).click()
  const picker = page.getByRole('dialog', { name: 'Modifica appuntamento' })
  const versions = page.getByRole('dialog', { name: 'Conferma le modifiche' })
  await pick(picker, { time: '15:30' })
  await picker.getByRole('button', { name: 'Continua' }).click()
  await expect(versions).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(slot(picker, '15:30')).toHaveAttribute('aria-pressed', 'true')
  await picker.getByRole('button', { name: 'Continua' }).click()
  await expect(versions).toBeVisible()
  await page.goBack()
  await expect(slot(picker, '15:30')).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/booking')

  await appointment.getByRole('button', { name: 'Modifica' }).click()
  await pick(picker, { time: '15:30' })
  await picker.getByRole('button', { name: 'Continua' }).click()
  await versions.getByRole('button', { name: 'Conferma modifiche' }).click()
  await expect(card(page, '15:30', 'Martedì 31 marzo')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/booking')
})

test('the limit of the salon shows its phone number, no upgrade', async ({ page }) => {
  await page.route('**/api/appointments', (route) =>
    route.fulfill({
      status: 403,
      json: {
        success: false,
        code: 'APPOINTMENT_LIMIT',
        message: 'Hai raggiunto il limite di prenotazioni',
        requestId: 'x',
        upgradeRequired: true,
      },
    }),
  )
  await openBooking(page)
  await pick(page, { ...luca, time: '15:30' })
  await book(page).click()
  const summary = page.getByRole('complementary')
  await expect(summary).toContainText(
    'Hai raggiunto il limite di prenotazioni. Per questo mese il salone non prende altre prenotazioni online: chiamalo al',
  )
  await expect(summary.getByRole('link', { name: 'Contatta il salone' })).toHaveAttribute(
    'href',
    'tel:+41910000000',
  )
  await expect(slot(page, '15:30')).toHaveAttribute('aria-pressed', 'true')
})

const unknown = 'Non sappiamo se la prenotazione delle 15:30 è arrivata'

test('a failure without a message shows the text of the operation', async ({ page }) => {
  await openBooking(page)
  await pick(page, { ...luca, time: '15:30' })
  await page.route('**/api/appointments', (route) => route.fulfill({ status: 500, body: '' }))
  await book(page).click()
  await expect(page.getByRole('complementary')).toContainText("Errore nella creazione dell'appuntamento")
  await page.unroute('**/api/appointments')
  await page.route('**/api/appointments', (route) => route.abort())
  await book(page).click()
  await expect(page.getByRole('complementary')).toContainText(unknown)
})

test('a retry after a lost answer books once', async ({ page, shop }) => {
  await openBooking(page)
  await pick(page, { ...luca, time: '15:30' })
  const keys: (string | undefined)[] = []
  let isLost = true
  await page.route('**/api/appointments', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const answer = await route.fetch()
    if (!isLost) return await route.fulfill({ response: answer })
    isLost = false
    return await route.abort()
  })
  await book(page).click()
  await expect(page.getByRole('complementary')).toContainText(unknown)
  await book(page).click()
  await expect(page.getByText('Prenotazione effettuata con successo!')).toBeVisible()
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  expect(keys).toEqual([keys[0], keys[0]])
  const { rows } = await shop.platform.database.pool.query(
    `SELECT 1 FROM appointments WHERE shop_day = $1 AND client_id IS NOT NULL`,
    [freeDay.date],
  )
  expect(rows).toHaveLength(1)
})

test('an empty list shows a hint, a failed one a retry', async ({ page, shop }) => {
  await shop.platform.database.pool.query('DELETE FROM appointments WHERE client_id IS NOT NULL')
  await page.route('**/my-appointments**', (route) => route.fulfill({ status: 500, body: '' }))
  await openBooking(page)
  await expect(page.getByText('Errore nel caricamento dei tuoi appuntamenti')).toBeVisible()
  await page.unroute('**/my-appointments**')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByText('Non hai ancora appuntamenti')).toBeVisible()
})

test('past and cancelled appointments are sorted latest first', async ({ page, shop }) => {
  const { body: session } = await apiOf(shop.url).post('/auth/login', { email, password })
  const { body: barbers } = await apiOf(shop.url).get('/barbers/public')
  const own = apiOf(shop.url, session.token)
  for (const date of [freeDay.date, '2026-04-01']) {
    const { body } = await own.post('/appointments', clientBooking(barbers[0]._id, { date, time: '09:00' }))
    await own.put(`/appointments/${body._id}/cancel`)
  }
  await openBooking(page)
  const over = page.getByRole('region', { name: 'Passati e cancellati' }).getByRole('article')
  await expect(over.nth(0)).toContainText('Mercoledì 1° aprile')
  await expect(over.nth(1)).toContainText('Martedì 31 marzo')
})

test('Escape closes dialogs and restores the focus, and back closes them on phones', async ({
  page,
  shop,
}) => {
  await useTheme(page, 'light')
  const appointment = await openOwnAppointment(page, shop)
  await appointment.getByRole('button', { name: 'Modifica' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(appointment.getByRole('button', { name: 'Modifica' })).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await appointment.getByRole('button', { name: 'Cancella' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/booking')
})

test('a client booking as a guest sees prefilled details and a link to the account booking', async ({
  page,
}) => {
  await openBooking(page)
  await page.goto('/guest-booking')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Nome', { exact: true })).not.toHaveValue('')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Prenota con il tuo account' }).click()
  await expect(page).toHaveURL('/booking')
})

test('/booking#appuntamenti scrolls to the list', async ({ page }) => {
  await openBooking(page)
  await page.goto('/booking?barber=any&date=2026-03-31#appuntamenti')
  await expect(page).toHaveURL('/booking#appuntamenti')
  const heading = page.getByRole('heading', { name: 'I tuoi appuntamenti' })
  await expect(heading).toBeInViewport()

  // The list loads last and makes the page longer; only then can its heading scroll to the top.
  await page.goto('/')
  await page.setViewportSize({ width: 1280, height: 1400 })
  const { letGo } = await holdCalls(page, '**/appointments/my-appointments*')
  await page.goto('/booking#appuntamenti')
  await expect(page.getByRole('radio', { name: /^Marco/ })).toBeAttached()
  letGo()
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200)
})
