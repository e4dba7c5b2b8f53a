import type { Locator, Page } from '@playwright/test'

import { apiOf } from '#tests/support/api.ts'
import { expect, expectAccessible, expectTexts, test } from '#tests/support/browser-test.ts'
import { guestBooking } from '#tests/support/people.ts'
import type { Shop } from '#tests/support/shop.ts'

import { holdCalls } from './sent-forms.ts'
import { openPanel, staffApi } from './staff.ts'

const title = (page: Page) => page.getByRole('heading', { name: 'Gestione Barbieri', level: 1 })
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Barbieri' }).getByRole('listitem').filter({ hasText: name })

async function openBarbers(page: Page, shop: Shop): Promise<void> {
  await openPanel(page, shop, 'admin', '/admin?tab=barbers')
  await expect(title(page)).toBeVisible()
  await expect(row(page, 'Marco Ferri')).toContainText('Attivo')
}

async function barberNamed(shop: Shop, firstName: string) {
  const { body } = await (await staffApi(shop, 'admin')).get('/barbers')
  return body.find((barber: { firstName: string }) => barber.firstName === firstName)
}

test('the owner adds a barber with a login', async ({ page, shop }) => {
  await openBarbers(page, shop)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Aggiungi barbiere' }).click()
  await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Crea barbiere' }).click()
  await expect(page.getByText('Il nome è obbligatorio')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toBeFocused()
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Nico')
  await page.getByLabel('Cognome').fill('Sala')
  await page.getByLabel('Email').fill('client@f4dezone.test')
  await page.getByLabel('Telefono').fill('079 555 44 33')
  const all = page.getByRole('checkbox', { name: 'Tutti i servizi' })
  const beard = page.getByRole('checkbox', { name: 'Barba', exact: true })
  await expect(all).toBeChecked()
  await expect(beard).toBeChecked()
  await beard.uncheck()
  await expect(all).not.toBeChecked()
  await all.check()
  await expect(beard).toBeChecked()
  await all.uncheck()
  await expect(beard).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Taglio', exact: true }).check()
  await expect(page.getByText('Lunedì: lo studio è aperto 14:00–19:00')).toBeVisible()
  const monday = page.getByRole('group', { name: 'Lunedì' })
  await monday.getByLabel('Inizio, Lunedì').fill('14')
  await monday.getByRole('switch').click()
  await expect(monday.getByLabel('Inizio pausa, Lunedì')).toHaveCount(0)
  await expect(monday.getByLabel('Inizio, Lunedì')).toHaveValue('14:00')
  await page.getByRole('switch', { name: 'Crea un accesso al pannello' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Crea barbiere' }).click()

  const question = page.getByRole('dialog', { name: 'Utente già registrato' })
  await expect(question).toContainText('Giulio Pedrazzini (client@f4dezone.test)')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Annulla' }).click()
  await page.getByLabel('Email').fill('nico@f4dezone.test')
  await page.getByRole('button', { name: 'Crea barbiere' }).click()
  await expect(page.getByText('Barbiere creato con successo!')).toBeVisible()
  await expect(row(page, 'Nico Sala')).toContainText('Taglio')
  expect(await barberNamed(shop, 'Nico')).toMatchObject({
    phone: '+41795554433',
    workingHours: expect.arrayContaining([
      expect.objectContaining({ day: 'monday', startTime: '14:00', hasBreak: false }),
      expect.objectContaining({ day: 'saturday', endTime: '17:00', breakEnd: '12:30' }),
    ]),
  })
})

test('a barber is saved in one call after a look at the affected appointments', async ({ page, shop }) => {
  await openBarbers(page, shop)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') calls.push(request.url().replace(/.*\/barbers\/[^/]+/, ''))
  })
  const before = await barberNamed(shop, 'Luca')
  await shop.platform.database.pool.query(
    `DELETE FROM appointments WHERE barber_id = $1 AND starts_at > $2`,
    [before._id, shop.clock.now()],
  )
  for (const time of ['10:00', '11:00']) {
    const guest = guestBooking(before._id, { date: '2026-03-24', time })
    await apiOf(shop.url).post('/appointments/public/appointments/guest', guest)
  }

  await page.getByRole('button', { name: 'Modifica Luca Bernasconi' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifica Barbiere' })
  await expectAccessible(page)
  for (const service of before.services) await dialog.getByLabel(service, { exact: true }).uncheck()
  await dialog.getByLabel('Fine, Martedì').fill('8:00')
  await dialog.getByLabel('Inizio pausa, Mercoledì').fill('')
  await dialog.getByRole('button', { name: 'Aggiungi vacanza' }).click()
  await dialog.getByLabel('Dal').fill('25.03.2026')
  await dialog.getByLabel('Al', { exact: true }).fill('20.03.2026')
  await dialog.getByRole('button', { name: 'Salva modifiche' }).click()
  await expectTexts(
    dialog,
    'Seleziona almeno un servizio',
    "L'orario di apertura deve essere precedente all'orario di chiusura",
    'Gli orari della pausa pranzo sono obbligatori quando la pausa è attiva',
    'La data di fine deve essere successiva alla data di inizio',
  )
  expect(calls).toEqual([])

  await dialog.getByLabel('Barba', { exact: true }).check()
  await dialog.getByLabel('Fine, Martedì').fill('19:00')
  await dialog.getByLabel('Inizio pausa, Mercoledì').fill('12:00')
  await dialog.getByLabel('Dal').fill('23.03.2026')
  await dialog.getByLabel('Al', { exact: true }).fill('25.03.2026')
  await dialog.getByRole('button', { name: 'Salva modifiche' }).click()
  const affected = page.getByRole('dialog', { name: 'Appuntamenti in questo periodo' })
  await expect(affected).toContainText('2 appuntamenti in questo periodo')
  await expect(affected).toContainText('Anna Rossi · Taglio, 30 min')
  await expectAccessible(page)
  await affected.getByRole('button', { name: /^Cancella l’appuntamento di Anna Rossi, .* 10:00/ }).click()
  await affected.getByRole('button', { name: 'Sì, cancella' }).click()
  await expect(affected).toContainText('Cancellato')
  await affected.getByRole('button', { name: 'Riassegna 1 appuntamento' }).click()
  await expect(affected).toContainText(/Assegnato a \w+ \w+/)
  const overrides = { service: 'Barba', date: '2026-03-25', time: '10:00', price: undefined }
  const late = guestBooking(before._id, { ...overrides, payment: undefined })
  const booked = await apiOf(shop.url).post('/appointments/public/appointments/guest', late)
  expect(booked.status).toBe(201)
  await affected.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(affected).toContainText('1 appuntamento in questo periodo')
  await affected.getByRole('button', { name: 'Salva e mantieni gli appuntamenti' }).click()
  await expect(page.getByText('Barbiere aggiornato con successo!')).toBeVisible()
  expect(calls.filter((call) => call.startsWith('/'))).toEqual(['/all', '/all', '/all'])
  expect(await barberNamed(shop, 'Luca')).toMatchObject({
    services: ['Barba'],
    vacations: [{ startDay: '2026-03-23', endDay: '2026-03-25' }],
  })
})

test('a lost connection saves nothing and keeps the form', async ({ page, shop }) => {
  await openBarbers(page, shop)
  const before = await barberNamed(shop, 'Dario')
  await page.getByRole('button', { name: 'Modifica Dario Conti' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifica Barbiere' })
  await dialog.getByLabel('Barba', { exact: true }).uncheck()
  await dialog.getByLabel('Fine, Sabato').fill('18:00')
  await page.route('**/api/barbers/*/all', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Salva modifiche' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Errore di connessione')
  await expect(dialog.getByLabel('Fine, Sabato')).toHaveValue('18:00')
  await expect(dialog.getByLabel('Barba', { exact: true })).not.toBeChecked()
  expect(await barberNamed(shop, 'Dario')).toEqual(before)
  await page.unroute('**/api/barbers/*/all')
  await dialog.getByRole('button', { name: 'Salva modifiche' }).click()
  await expect(page.getByText('Barbiere aggiornato con successo!')).toBeVisible()
  const after = await barberNamed(shop, 'Dario')
  expect(after.services).not.toContain('Barba')
  expect(after.workingHours[5].endTime).toBe('18:00')
})

test('one invalid part of the form saves none of it', async ({ page, shop }) => {
  await openBarbers(page, shop)
  const before = await barberNamed(shop, 'Dario')
  await page.getByRole('button', { name: 'Modifica Dario Conti' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifica Barbiere' })
  await dialog.getByLabel('Email').fill('barber@f4dezone.test')
  await dialog.getByLabel('Barba', { exact: true }).uncheck()
  await dialog.getByRole('button', { name: 'Salva modifiche' }).click()
  await expect(dialog.getByText('Esiste già un barbiere con questa email').first()).toBeVisible()
  expect(await barberNamed(shop, 'Dario')).toEqual(before)
})

test('the second of two owners saving at once sees a conflict', async ({ page, shop }) => {
  await openBarbers(page, shop)
  await page.getByRole('button', { name: 'Modifica Dario Conti' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifica Barbiere' })
  const dario = await barberNamed(shop, 'Dario')
  await (await staffApi(shop, 'admin')).put(`/barbers/${dario._id}`, { bio: 'Nel frattempo' })
  await dialog.getByLabel('Barba', { exact: true }).uncheck()
  await dialog.getByRole('button', { name: 'Salva modifiche' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    'Dati modificati da un altro utente. Ricarica la pagina.',
  )
  expect((await barberNamed(shop, 'Dario')).services).toEqual(dario.services)
})

async function bookAt(shop: Shop, firstName: string, time: string, name: string): Promise<void> {
  const api = await staffApi(shop, 'admin')
  const { _id: barberId } = await barberNamed(shop, firstName)
  const overrides = { clientNickname: name, barberId, service: 'Taglio', date: '2026-03-31', time, price: 30 }
  expect((await api.post('/appointments/admin', { ...overrides, duration: 30 })).status).toBe(201)
}

/** @returns the dialog that lists the appointments in conflict */
async function askToRemoveSamir(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Elimina Samir Haddad' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina barbiere' }).click()
  return page.getByRole('dialog', { name: 'Elimina Samir Haddad' })
}

async function clearFuture(shop: Shop): Promise<void> {
  const { pool } = shop.platform.database
  await pool.query('DELETE FROM appointments WHERE starts_at > $1', [shop.clock.now()])
}

async function whoHas(shop: Shop, customer: string): Promise<string> {
  const { rows } = await shop.platform.database.pool.query<{ barber: string }>(
    `SELECT b.first_name || ' ' || a.status AS barber FROM appointments a JOIN barbers b ON b.id = a.barber_id
     WHERE a.client_nickname = $1`,
    [customer],
  )
  return rows[0]?.barber ?? ''
}

test('a barber with appointments is deactivated instead of deleted', async ({ page, shop }) => {
  await openBarbers(page, shop)
  await page.getByRole('button', { name: 'Elimina Samir Haddad' }).click()
  const question = page.getByRole('dialog', { name: 'Elimina barbiere' })
  await expect(question).toContainText('Sei sicuro di voler eliminare questo barbiere?')
  await expect(question).toContainText('Samir Haddad')
  await question.getByRole('button', { name: 'Elimina barbiere' }).click()
  const kept = page.getByRole('dialog', { name: 'Elimina Samir Haddad' })
  await expect(kept.getByRole('alert')).toContainText('appuntamenti futuri')
  await expect(kept.getByRole('button', { name: 'Elimina barbiere' })).toHaveCount(0)
  await expectAccessible(page)
  await kept.getByRole('button', { name: 'Disattiva' }).click()
  await expect(row(page, 'Samir Haddad')).toContainText('Non attivo')
})

test('a barber is deleted after colleagues took over and the rest was cancelled', async ({ page, shop }) => {
  await clearFuture(shop)
  await bookAt(shop, 'Samir', '10:00', 'Passa a un collega')
  await bookAt(shop, 'Samir', '11:00', 'Non trova nessuno')
  for (const busy of ['Luca', 'Marco', 'Dario']) await bookAt(shop, busy, '11:00', `Da ${busy}`)
  await openBarbers(page, shop)
  const kept = await askToRemoveSamir(page)
  await expect(kept.getByRole('alert')).toContainText('Il barbiere ha 2 appuntamenti futuri.')
  await kept.getByRole('button', { name: 'Riassegna 2 appuntamenti' }).click()
  const items = kept.getByRole('list', { name: 'Appuntamenti' }).getByRole('listitem')
  await expect(items.filter({ hasText: 'Passa a un collega' })).toContainText(/Assegnato a \w+ \w+/)
  await expect(items.filter({ hasText: 'Non trova nessuno' })).toContainText(
    'A quest’ora nessun collega è libero.',
  )
  await expect(kept.getByRole('status')).toHaveText('1 appuntamento su 2 riassegnato.')
  await expect(items.first(), 'what is left to decide comes first').toContainText('Non trova nessuno')
  await expect(kept.getByRole('alert')).toContainText('Il barbiere ha 1 appuntamento futuro.')
  expect(await whoHas(shop, 'Passa a un collega')).toMatch(/^(?!Samir).+ confirmed$/)
  expect(await whoHas(shop, 'Non trova nessuno')).toBe('Samir confirmed')
  await expectAccessible(page)

  await kept.getByLabel('Assegna a').selectOption('Luca Bernasconi')
  await kept.getByRole('button', { name: 'Riassegna 1 appuntamento' }).click()
  await expect(items.filter({ hasText: 'Non trova nessuno' })).toContainText('A quest’ora non è libero.')
  const cancel = kept.getByRole('button', { name: /^Cancella l’appuntamento di Non trova nessuno/ })
  await cancel.click()
  await kept.getByRole('button', { name: 'No', exact: true }).click()
  await expect(cancel).toBeFocused()
  await cancel.click()
  await kept.getByRole('button', { name: 'Sì, cancella' }).click()
  await expect(items.filter({ hasText: 'Non trova nessuno' })).toBeFocused()
  await kept.getByRole('button', { name: 'Elimina barbiere' }).click()
  await expect(page.getByText('Barbiere eliminato con successo!')).toBeVisible()
  await expect(row(page, 'Samir Haddad')).toHaveCount(0)
  expect(await whoHas(shop, 'Non trova nessuno')).toBe('Samir cancelled')
})

test('a deletion that meets a new booking shows it', async ({ page, shop }) => {
  await clearFuture(shop)
  await bookAt(shop, 'Samir', '10:00', 'Era già qui')
  await openBarbers(page, shop)
  const kept = await askToRemoveSamir(page)
  await kept.getByRole('button', { name: 'Riassegna 1 appuntamento' }).click()
  await expect(kept.getByText(/^Assegnato a/)).toBeVisible()
  await bookAt(shop, 'Samir', '12:30', 'Arriva adesso')
  await kept.getByRole('button', { name: 'Elimina barbiere' }).click()
  await expect(kept.getByRole('listitem').filter({ hasText: 'Arriva adesso' })).toBeVisible()
  await expect(kept.getByRole('button', { name: 'Elimina barbiere' })).toHaveCount(0)
  await kept.getByRole('button', { name: 'Annulla' }).click()
  await expect(row(page, 'Samir Haddad')).toContainText('Attivo')
})

test('a reassignment shows changes made elsewhere, and a second one accepts a new price', async ({
  page,
  shop,
}) => {
  await clearFuture(shop)
  for (const [time, name] of [
    ['10:00', 'Cancellato altrove'],
    ['11:00', 'Spostato altrove'],
    ['12:30', 'Costa di più'],
  ] as const)
    await bookAt(shop, 'Samir', time, name)
  await openBarbers(page, shop)
  const kept = await askToRemoveSamir(page)
  const item = (name: string) => kept.getByRole('listitem').filter({ hasText: name })
  await expect(item('Costa di più')).toBeVisible()
  const { pool } = shop.platform.database
  const api = await staffApi(shop, 'admin')
  const idOf = async (name: string) => {
    const { rows } = await pool.query('SELECT id FROM appointments WHERE client_nickname = $1', [name])
    return rows[0]?.id
  }
  const { _id: luca } = await barberNamed(shop, 'Luca')
  await api.put(`/appointments/${await idOf('Cancellato altrove')}/status`, { status: 'cancelled' })
  const toLuca = { barberId: luca, service: 'Taglio', date: '2026-03-31', time: '11:00', price: 30 }
  await api.put(`/appointments/${await idOf('Spostato altrove')}`, { ...toLuca, duration: 30 })
  await pool.query(`UPDATE services SET price_centimes = 3500 WHERE name = 'Taglio'`)

  await kept.getByRole('button', { name: 'Riassegna 3 appuntamenti' }).click()
  await expect(item('Cancellato altrove')).toContainText('Cancellato')
  await expect(item('Spostato altrove')).toContainText('Spostato nel frattempo')
  await expect(item('Costa di più')).toContainText('Ora costa CHF 35.00')
  await kept.getByRole('button', { name: 'Riassegna 1 appuntamento' }).click()
  await expect(item('Costa di più')).toContainText(/Assegnato a \w+ \w+/)
  await expect(kept.getByRole('status')).toBeFocused()
  await kept.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByRole('button', { name: 'Elimina Samir Haddad' })).toBeFocused()
})

test('a reassignment is repeated with the same key and continues after its dialog closes', async ({
  page,
  shop,
}) => {
  await clearFuture(shop)
  const names = ['10:00', '11:00', '12:30', '13:30'].map((time) => `Alle ${time}`)
  for (const name of names) await bookAt(shop, 'Samir', name.slice(-5), name)
  await openBarbers(page, shop)
  const path = '**/api/barbers/*/reassignments'
  const keys: (string | undefined)[] = []
  await page.route(path, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await route.fetch()
    await route.abort()
  })
  const kept = await askToRemoveSamir(page)
  await kept.getByRole('button', { name: 'Riassegna 4 appuntamenti' }).dblclick()
  await expect(kept.getByRole('status')).toHaveText('Errore di connessione')
  expect(keys).toHaveLength(1)
  for (const name of names) expect(await whoHas(shop, name)).not.toBe('Samir confirmed')

  await page.unroute(path)
  const again = page.waitForRequest(path)
  await kept.getByRole('button', { name: 'Riassegna 4 appuntamenti' }).click()
  expect((await again).headers()['idempotency-key']).toBe(keys[0])
  await expect(kept.getByRole('status')).toHaveText('4 appuntamenti su 4 riassegnati.')
  await expect(kept.getByText(/^Assegnato a/)).toHaveCount(4)
  await kept.getByRole('button', { name: 'Annulla' }).click()

  for (const name of names) await bookAt(shop, 'Samir', name.slice(-5), `${name} di nuovo`)
  await askToRemoveSamir(page)
  const { letGo } = await holdCalls(page, path)
  const asked = page.waitForRequest(path)
  await kept.getByRole('button', { name: 'Riassegna 4 appuntamenti' }).click()
  await asked
  await expect(kept.getByRole('button', { name: /^Cancella l’appuntamento/ }).first()).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(kept).toHaveCount(0)
  letGo()
  for (const name of names)
    await expect.poll(() => whoHas(shop, `${name} di nuovo`)).not.toBe('Samir confirmed')
})
