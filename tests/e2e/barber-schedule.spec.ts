import type { Locator, Page } from '@playwright/test'

import { demoPassword } from '#app/server/demo/demo-people.ts'
import { apiOf } from '#tests/support/api.ts'
import { expect, expectAccessible, expectTexts, test } from '#tests/support/browser-test.ts'
import { guestBooking } from '#tests/support/people.ts'
import type { Shop } from '#tests/support/shop.ts'

import { freeDay, pick, slot } from './booking-form.ts'
import { logIn } from './login-form.ts'
import { openPanel, staffApi } from './staff.ts'

const email = 'barber@f4dezone.test'
const save = (page: Page) => page.getByRole('button', { name: 'Salva modifiche' })

async function openSchedule(page: Page, shop: Shop): Promise<void> {
  await openPanel(page, shop, 'barber', '/barber?tab=schedule')
  await expect(page.getByRole('heading', { name: 'Orari e Vacanze' })).toBeVisible()
}

async function ownBarber(shop: Shop) {
  return (await (await staffApi(shop, 'barber')).get(`/barbers/find-by-email?email=${email}`)).body
}

async function clearTheBooks(shop: Shop): Promise<void> {
  await shop.platform.database.pool.query('DELETE FROM appointments')
}

test('a barber changes hours and plans a vacation', async ({ page, shop }) => {
  await clearTheBooks(shop)
  await openSchedule(page, shop)
  await expectAccessible(page)
  await expect(save(page)).toHaveCount(0)
  const tuesday = page.getByRole('group', { name: 'Martedì' })
  await tuesday.getByRole('switch').click()
  await expect(tuesday.getByLabel('Inizio pausa, Martedì')).toHaveCount(0)
  await tuesday.getByRole('switch').click()
  await expect(tuesday.getByLabel('Fine pausa, Martedì')).toHaveValue('13:00')
  await tuesday.getByLabel('Inizio, Martedì').fill('')
  await save(page).click()
  await expect(
    page.getByText('Gli orari di inizio e fine sono obbligatori per i giorni lavorativi.'),
  ).toBeVisible()
  await expect(tuesday.getByLabel('Inizio, Martedì')).toBeFocused()
  await expectAccessible(page)
  await tuesday.getByLabel('Inizio, Martedì').fill('10')
  await page.getByRole('checkbox', { name: 'Sabato' }).uncheck()
  await page.getByRole('button', { name: 'Aggiungi vacanza' }).click()
  await page.getByLabel('Dal').fill('01.07.2026')
  await page.getByLabel('Al', { exact: true }).fill('14.07.2026')
  await page.getByRole('button', { name: 'Aggiungi vacanza' }).click()
  await save(page).click()
  await expect(page.getByText('Modifiche salvate con successo!')).toBeVisible()
  await expect(save(page)).toHaveCount(0)
  await page.clock.fastForward(3_100)
  await expect(page.getByText('Modifiche salvate con successo!')).toHaveCount(0)
  const { workingHours, vacations } = await ownBarber(shop)
  expect(workingHours[1]).toMatchObject({ startTime: '10:00', breakStart: '12:00', breakEnd: '13:00' })
  expect(workingHours[5]).toMatchObject({ isWorking: false, hasBreak: false })
  expect(vacations).toMatchObject([{ startDay: '2026-07-01', endDay: '2026-07-14' }])

  await page.getByRole('button', { name: 'Elimina la vacanza 1° luglio 2026 – 14 luglio 2026' }).click()
  const question = page.getByRole('dialog', { name: 'Elimina vacanza' })
  await expect(question).toContainText('1° luglio 2026 – 14 luglio 2026')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Elimina' }).click()
  await save(page).click()
  await expect(page.getByText('Modifiche salvate con successo!')).toBeVisible()
  expect((await ownBarber(shop)).vacations).toEqual([])
})

test('Enter saves and completes a typed time', async ({ page, shop }) => {
  await clearTheBooks(shop)
  await openSchedule(page, shop)
  const start = page.getByRole('group', { name: 'Martedì' }).getByLabel('Inizio, Martedì')
  await start.fill('11')
  await start.press('Enter')
  await expect(start).toHaveValue('11:00')
  await expect(page.getByText('Modifiche salvate con successo!')).toBeVisible()
  const { workingHours } = await ownBarber(shop)
  expect(workingHours[1]).toMatchObject({ day: 'tuesday', startTime: '11:00' })
})

test('a lost connection keeps the form, and a conflict shows an error', async ({ page, shop }) => {
  await clearTheBooks(shop)
  await openSchedule(page, shop)
  const friday = page.getByLabel('Fine, Venerdì')
  await friday.fill('18:00')
  await page.route('**/api/barbers/*/all', (route) => route.abort())
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText(
    "Errore nell'aggiornamento degli orari: Errore di connessione",
  )
  await expect(friday).toHaveValue('18:00')
  await page.unroute('**/api/barbers/*/all')

  const barber = await ownBarber(shop)
  const owner = await staffApi(shop, 'admin')
  /* The live stream triggers the request. Fast-forwarding the clock in the middle of the response would trigger its timeout. */
  const told = page.waitForResponse(
    (answer) => answer.url().endsWith(`/barbers/${barber._id}`) && answer.ok(),
  )
  await owner.put(`/barbers/${barber._id}`, { bio: 'Cambiata dal titolare' })
  await (await told).finished()
  const polled = page.waitForResponse(
    (answer) => answer.url().endsWith(`/barbers/${barber._id}`) && answer.ok(),
  )
  await page.clock.fastForward(31_000)
  await (await polled).finished()
  await expect(friday).toHaveValue('18:00')
  await save(page).click()
  await expect(page.getByText('Modifiche salvate con successo!')).toBeVisible()
  expect((await ownBarber(shop)).workingHours[4].endTime).toBe('18:00')

  await friday.fill('17:00')
  const { workingHours } = await ownBarber(shop)
  await owner.put(`/barbers/${barber._id}/working-hours`, {
    workingHours: workingHours.map((day: { day: string }) =>
      day.day === 'friday' ? { ...day, endTime: '16:00' } : day,
    ),
  })
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText(
    'Dati modificati da un altro utente. Ricarica la pagina.',
  )
  await expect(friday).toHaveValue('17:00')
  expect((await ownBarber(shop)).workingHours[4].endTime).toBe('16:00')
})

test('leaving with unsaved changes asks first', async ({ page, shop }) => {
  await openSchedule(page, shop)
  await page.getByLabel('Fine, Venerdì').fill('18:00')
  const section = (name: string) => page.getByRole('link', { name })
  await section('Servizi').click()
  const question = page.getByRole('dialog', { name: 'Modifiche non salvate' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Resta qui' }).click()
  await expect(page.getByLabel('Fine, Venerdì')).toHaveValue('18:00')
  await section('Servizi').click()
  await question.getByRole('button', { name: 'Esci senza salvare' }).click()
  await expect(page.getByRole('heading', { name: 'I tuoi servizi' })).toBeVisible()
})

test('hours that exclude an appointment are saved after a confirmation', async ({ page, shop }) => {
  await clearTheBooks(shop)
  const barber = await ownBarber(shop)
  const guest = guestBooking(barber._id, { date: '2026-03-13', time: '17:30' })
  await apiOf(shop.url).post('/appointments/public/appointments/guest', guest)
  await openSchedule(page, shop)
  await page.getByLabel('Fine, Venerdì').fill('17:00')
  await save(page).click()
  const affected = page.getByRole('dialog', { name: 'Appuntamenti in questo periodo' })
  await expect(affected).toContainText('1 appuntamento in questo periodo')
  await affected.getByRole('button', { name: 'Torna alla modifica' }).click()
  expect((await ownBarber(shop)).workingHours[4].endTime).toBe('19:00')
  await expect(page.getByLabel('Fine, Venerdì')).toHaveValue('17:00')
  await save(page).click()
  await affected.getByRole('button', { name: 'Salva e mantieni gli appuntamenti' }).click()
  await expect(page.getByText('Modifiche salvate con successo!')).toBeVisible()
  const { rows } = await shop.platform.database.pool.query('SELECT status FROM appointments')
  expect(rows).toEqual([{ status: 'confirmed' }])
})

test('a barber selects services', async ({ page, shop }) => {
  await openPanel(page, shop, 'barber', '/barber?tab=services')
  const switches = page.getByRole('switch')
  await expect(switches.first()).toBeVisible()
  await expectAccessible(page)
  for (const service of await switches.all()) {
    if ((await service.getAttribute('aria-checked')) === 'true') await service.click()
  }
  const saveServices = page.getByRole('button', { name: 'Salva servizi' })
  await saveServices.click()
  await expect(page.getByText('Seleziona almeno un servizio.')).toBeVisible()
  await page.getByRole('switch', { name: /^Barba/ }).click()
  await saveServices.click()
  await expect(page.getByText('Servizi aggiornati con successo!')).toBeVisible()
  expect((await ownBarber(shop)).services).toEqual(['Barba'])
})

test('a barber edits profile, password and calendar address', async ({ page, shop }) => {
  await openPanel(page, shop, 'barber', '/barber?tab=profile')
  await expect(page.getByRole('heading', { name: 'Informazioni personali' })).toBeVisible()
  await expect(page.getByText('Un indirizzo segreto')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Modifica' }).click()
  await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toBeFocused()
  const submit = page.getByRole('button', { name: 'Salva profilo' })
  await page.getByLabel('Cognome').fill(' ')
  await submit.click()
  await expect(page.getByText('Tutti i campi contrassegnati con * sono obbligatori.')).toBeVisible()
  await page.getByLabel('Cognome').fill('Ferri')
  await page.getByRole('textbox', { name: 'Telefono' }).fill('091 123 45')
  await submit.click()
  await expect(
    page.getByText('Inserisci un numero di telefono valido (formato internazionale).'),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Telefono' }).fill('+41 79 111 22 33')
  await submit.click()
  await expectTexts(page, 'Profilo aggiornato con successo!', '+41 79 111 22 33')
  await expect(page.getByRole('button', { name: 'Modifica' })).toBeFocused()

  const change = page.getByRole('button', { name: 'Cambia password' })
  await change.click()
  await expect(page.getByText('Tutti i campi sono obbligatori.')).toBeVisible()
  await page.getByLabel('Password attuale').fill('non è questa')
  await page.getByLabel('Nuova password', { exact: true }).fill('forbici e pettine')
  await page.getByLabel('Conferma nuova password').fill('forbici e rasoio')
  await change.click()
  await expect(page.getByText('Le nuove password non corrispondono.')).toBeVisible()
  await page.getByLabel('Conferma nuova password').fill('forbici e pettine')
  await change.click()
  await expect(page.getByText('La password attuale non è corretta.')).toBeVisible()
  await expect(page).toHaveURL(/\/barber/)
  await page.getByLabel('Password attuale').fill('demo-F4DEZONE-2026')
  await change.click()
  await expect(page.getByText('Password cambiata con successo!')).toBeVisible()

  await page.getByRole('button', { name: 'Attiva', exact: true }).click()
  const address = page.getByLabel('Indirizzo segreto')
  await expect(address).toHaveValue(/\/api\/barbers\//)
  const first = await address.inputValue()
  await page.getByRole('button', { name: 'Rinnova' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rinnova l’indirizzo' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Rinnova' }).click()
  await expect(address).not.toHaveValue(first)
  await page.getByRole('button', { name: 'Disattiva' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disattiva' }).click()
  await expect(page.getByRole('button', { name: 'Attiva', exact: true })).toBeVisible()
})

test('a barber who changes the email stays signed in', async ({ page, shop }) => {
  await openPanel(page, shop, 'barber', '/barber?tab=profile')
  await page.getByRole('button', { name: 'Modifica' }).click()
  await page.getByLabel('Email').fill('marco.ferri@example.test')
  const form = page.locator('form').filter({ has: page.getByLabel('Email') })
  await form.getByLabel('Password attuale').fill('non la mia')
  await page.getByRole('button', { name: 'Salva profilo' }).click()
  await expect(page.getByText('La password attuale non è corretta').first()).toBeVisible()
  await form.getByLabel('Password attuale').fill(demoPassword)
  await page.getByRole('button', { name: 'Salva profilo' }).click()
  await expect(page.getByText('Profilo aggiornato con successo!')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'marco.ferri@example.test' })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/barber'))
  await logIn(page, 'marco.ferri@example.test', /\/barber/)
})

test('an open booking page follows new hours and keeps a slot that is still free', async ({ page, shop }) => {
  await page.goto('/guest-booking')
  await pick(page, { barber: 'Marco Ferri', service: 'Taglio', day: freeDay.words, time: '15:30' })
  const staff = await staffApi(shop, 'barber')
  const { _id, workingHours } = await ownBarber(shop)
  const closeAt = async (endTime: string) => {
    const tuesday = { startTime: '10:00', endTime }
    await staff.put(`/barbers/${_id}/working-hours`, {
      keepAppointments: true,
      workingHours: workingHours.map((day: { day: string }) =>
        day.day === 'tuesday' ? { ...day, ...tuesday } : day,
      ),
    })
    await page.clock.fastForward(61_000)
  }
  await closeAt('17:00')
  await expect(slot(page, '9:00')).toHaveCount(0)
  await expect(slot(page, '15:30')).toHaveAttribute('aria-pressed', 'true')
  await closeAt('15:00')
  await expect(page.getByText('L’orario delle 15:30 non è più libero: scegline un altro.')).toBeVisible()
})

test('a typed vacation ends on its first day until an end is chosen', async ({ page, shop }) => {
  await openSchedule(page, shop)
  await page.getByRole('button', { name: 'Aggiungi vacanza' }).click()
  const end = page.getByLabel('Al', { exact: true })
  await page.getByLabel('Dal').pressSequentially('01.07.2026')
  await expect(end).toHaveValue('01.07.2026')
  await end.fill('14.07.2026')
  await page.getByLabel('Dal').fill('02.07.2026')
  await expect(end).toHaveValue('14.07.2026')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the save message is visible after saving far down the page', async ({ page, shop }) => {
    await clearTheBooks(shop)
    await openSchedule(page, shop)
    await page.getByRole('button', { name: 'Aggiungi vacanza' }).click()
    await page.getByLabel('Dal').fill('01.07.2026')
    await save(page).click()
    await expect(page.getByText('Modifiche salvate con successo!')).toBeInViewport()
  })

  test('a new vacation is visible above the save bar and focused', async ({ page, shop }) => {
    await openSchedule(page, shop)
    await expect(page.getByRole('link', { name: 'Orari e Vacanze' })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('button', { name: 'Aggiungi vacanza' }).click()
    const from = page.getByLabel('Dal')
    await expect(from).toBeFocused()
    const bottomOf = async (field: Locator) => {
      const box = await field.boundingBox()
      return (box?.y ?? Infinity) + (box?.height ?? 0)
    }
    const bar = page.getByText('Modifiche non salvate').locator('..')
    await expect.poll(async () => (await bottomOf(from)) < ((await bar.boundingBox())?.y ?? 0)).toBe(true)
    await from.fill('01.07.2026')
    expect(await bottomOf(page.getByLabel('Al', { exact: true }))).toBeLessThan(
      (await bar.boundingBox())?.y ?? 0,
    )
  })
})
