import { readFile } from 'node:fs/promises'

import { apiOf } from '#tests/support/api.ts'
import { expect, expectAccessible, expectTexts, test, tokenOfMail } from '#tests/support/browser-test.ts'
import { guestBooking } from '#tests/support/people.ts'

import {
  expectDetailsKept,
  fillDetails,
  fillGuestForm,
  freeDay,
  giulia,
  goOnAndPayAtTheSalon,
  luca,
  pick,
  slot,
  useTheme,
} from './booking-form.ts'

test('a guest books, downloads the calendar file, moves and cancels by the link', async ({ page, shop }) => {
  await page.goto('/guest-booking')
  const book = page.getByRole('button', { name: 'Prenota', exact: true })
  await expect(book).toBeDisabled()
  await pick(page, luca)
  await expect(book).toBeDisabled()
  await pick(page, { time: '15:30' })
  await fillDetails(page)
  await expect(page.getByRole('complementary')).toContainText(/15:30\s*fino alle 16:30/)
  await expectAccessible(page)

  await book.click()
  await expect(page.getByRole('heading', { name: 'Controlla i dati' })).toBeFocused()
  await expect(page.getByText('Martedì 31 marzo').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Vai al pagamento' }).click()
  await expect(page.getByText('Pagamenti Non Disponibili')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Conferma e paga in sede' }).click()
  await expect(page).toHaveURL(/\/booking-confirmation\?id=.+&token=.+/)
  await expect(page.getByText('Prenotazione effettuata con successo!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'A presto, Giulia!' })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: '4. Fatto' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(page.getByText('Confermato')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Apri la mappa' })).toBeVisible()
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Aggiungi al calendario' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('appuntamento.ics')
  const calendar = await readFile(await file.path(), 'utf8')
  expect(calendar).toContain('SUMMARY:Taglio + Barba')
  expect(calendar).toContain('DTSTART:20260331T133000Z')

  await page.getByRole('button', { name: 'Sposta' }).click()
  const dialog = page.getByRole('dialog')
  await expect(slot(dialog, '15:30')).toHaveAttribute('aria-pressed', 'true')
  await pick(dialog, { time: '16:00' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Continua' }).click()
  await expect(dialog.getByRole('row', { name: /^Ora/ })).toHaveText(/Ora\s*15:30\s*16:00/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Conferma modifiche' }).click()
  await expect(page.getByText('Appuntamento modificato con successo!')).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText('16:00')

  await page.getByRole('button', { name: 'Cancella', exact: true }).click()
  await dialog.getByLabel('Motivo (facoltativo)').fill('Ho un impegno di lavoro')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancella appuntamento' }).click()
  await expect(page.getByRole('heading', { name: 'Appuntamento cancellato' })).toBeFocused()
  await expect(page.getByText('Motivo: Ho un impegno di lavoro')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sposta' })).toHaveCount(0)
  expect(await tokenOfMail(shop, 'appointment-booked')).not.toBe('')
})

test('the mailed link opens the appointment with the first name only', async ({ page, shop }) => {
  await fillGuestForm(page, { time: '10:00' })
  await goOnAndPayAtTheSalon(page)
  await expect(page.getByRole('heading', { name: 'A presto, Giulia!' })).toBeVisible()
  const link = `/booking-confirmation?id=${new URL(page.url()).searchParams.get('id')}&token=${await tokenOfMail(shop, 'appointment-booked')}`
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Ciao Giulia, ecco il tuo appuntamento' })).toBeVisible()
  await expect(page.getByText('Pedrazzini')).toHaveCount(0)
  await expect(page.getByText(giulia.Email)).toHaveCount(0)
})

for (const query of ['', '?id=01a1fa6a-5dd5-7965-9e38-51c7b95fa5e9&token=guessed', '?id=x', '?token=y']) {
  test(`a link without a valid token shows no data: ${query || 'nothing'}`, async ({ page }) => {
    await page.goto(`/booking-confirmation${query}`)
    await expect(page.getByRole('heading', { name: 'Qui non troviamo nessuna prenotazione' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Prenota di nuovo' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Torna alla home' })).toBeVisible()
    await expectAccessible(page)
  })
}

test('every error is shown at its field, and the first field is focused', async ({ page }) => {
  await page.goto('/guest-booking')
  await pick(page, { ...luca, time: '15:30' })
  await page.getByLabel('Email').fill('giulia@')
  await page.getByRole('button', { name: 'Prenota', exact: true }).click()
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Nome', { exact: true })).toHaveAccessibleDescription(/Il nome è obbligatorio/)
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Inserisci un indirizzo email valido/)
  await expectTexts(page, 'Il cognome è obbligatorio', 'Il telefono è obbligatorio')
  await expectAccessible(page)
})

for (const phone of ['079 123 45', '079 123 45 67 89'])
  test(`a Swiss phone number of the wrong length is refused in the first step: ${phone}`, async ({
    page,
  }) => {
    await fillGuestForm(page)
    const field = page.getByLabel('Telefono', { exact: true })
    await field.fill(phone)
    await page.getByRole('button', { name: 'Prenota', exact: true }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/Inserisci un numero di telefono valido/)
    await field.fill('079 123 45 67')
    await page.getByRole('button', { name: 'Prenota', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Controlla i dati' })).toBeFocused()
  })

test('a phone number refused by the server leads back to its field', async ({ page }) => {
  await fillGuestForm(page)
  const field = page.getByLabel('Telefono', { exact: true })
  await field.fill('091 123 456')
  await goOnAndPayAtTheSalon(page)
  await expect(page).toHaveURL('/guest-booking')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/Aggiungi il prefisso del paese/)
  await expectAccessible(page)
  await field.fill('+39 091 123 456')
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await goOnAndPayAtTheSalon(page)
  await expect(page.getByRole('heading', { name: 'A presto, Giulia!' })).toBeVisible()
})

test('the last step leads back to the details', async ({ page }) => {
  await fillGuestForm(page)
  await page.getByRole('button', { name: 'Prenota', exact: true }).click()
  await page.getByRole('button', { name: 'Vai al pagamento' }).click()
  await page.getByRole('button', { name: 'Indietro' }).click()
  await expect(page.getByRole('heading', { name: 'Controlla i dati' })).toBeFocused()
  await page.getByRole('link', { name: 'Modifica i tuoi dati' }).click()
  await expect(page.getByLabel('Telefono', { exact: true })).toHaveValue(giulia.Telefono)
})

test('a reload and back keep the input', async ({ page }) => {
  await fillGuestForm(page)
  await page.reload()
  await expect(slot(page, '15:30')).toHaveAttribute('aria-pressed', 'true')
  await expectDetailsKept(page)
  await page.getByRole('button', { name: 'Prenota', exact: true }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Controlla i dati' })).toBeVisible()
  await page.getByRole('link', { name: 'Modifica i tuoi dati' }).click()
  await expectDetailsKept(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Controlla i dati' })).toBeVisible()
})

test('another service keeps the time when it fits, and shows when it is too short', async ({
  page,
  shop,
}) => {
  await page.goto('/guest-booking')
  await pick(page, { ...luca, service: 'Taglio', time: '15:30' })
  const barberId = await page.getByRole('radio', { name: /Luca Bernasconi/ }).inputValue()
  await pick(page, { service: 'Taglio + Barba' })
  await expect(slot(page, '15:30')).toHaveAttribute('aria-pressed', 'true')
  await pick(page, { service: 'Taglio' })
  const next = guestBooking(barberId, { date: freeDay.date, time: '16:00' })
  expect((await apiOf(shop.url).post('/appointments/public/appointments/guest', next)).status).toBe(201)
  await pick(page, { service: 'Taglio + Barba' })
  const tooShort = 'Alle 15:30 non c’è abbastanza tempo per questo servizio: scegli un altro orario.'
  await expect(page.getByText(tooShort)).toBeInViewport()
  await expect(slot(page, '15:30')).toHaveAttribute('aria-pressed', 'false')
})

test('a guest whose slot was taken meanwhile keeps everything but the time', async ({ page, shop }) => {
  await fillGuestForm(page)
  const barberId = await page.getByRole('radio', { name: /Luca Bernasconi/ }).inputValue()
  const faster = guestBooking(barberId, { date: freeDay.date, time: '15:45' })
  expect((await apiOf(shop.url).post('/appointments/public/appointments/guest', faster)).status).toBe(201)
  await goOnAndPayAtTheSalon(page)
  const notice = page.getByRole('main').getByText('Lo slot selezionato non è più disponibile')
  await expect(notice).toBeFocused()
  await expect(notice).toBeInViewport()
  await expect(slot(page, '15:45')).toHaveAccessibleName('15:45, prenotato')
  const confirm = page.getByRole('button', { name: 'Conferma e paga in sede' })
  await expect(confirm).toBeDisabled()
  await expectDetailsKept(page)
  await pick(page, { time: '17:00' })
  await confirm.click()
  await expect(page.getByRole('heading', { name: 'A presto, Giulia!' })).toBeVisible()
})

test('a guest whose service was removed picks another and keeps the rest', async ({ page, shop }) => {
  await fillGuestForm(page)
  await page.getByRole('button', { name: 'Prenota', exact: true }).click()
  await page.getByRole('button', { name: 'Vai al pagamento' }).click()
  await shop.platform.database.pool.query(
    `UPDATE services SET is_active = false WHERE name = 'Taglio + Barba'`,
  )
  await page.getByRole('button', { name: 'Conferma e paga in sede' }).click()
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'Servizio non' })
  await expect(notice).toBeFocused()
  await expect(page.getByRole('radio', { name: /^Taglio \+ Barba/ })).toHaveCount(0)
  await expectDetailsKept(page)
  await expect(notice).toBeFocused()
  await page.getByRole('radio', { name: /^Rifinitura Contorni/ }).press('Space')
  await pick(page, { time: '15:30' })
  await goOnAndPayAtTheSalon(page)
  await expect(page.getByRole('heading', { name: 'A presto, Giulia!' })).toBeVisible()
})

test('an offline booking fails at once and is not sent later', async ({ page, shop }) => {
  await fillGuestForm(page)
  await page.getByRole('button', { name: 'Prenota', exact: true }).click()
  await page.getByRole('button', { name: 'Vai al pagamento' }).click()
  await expect(page.getByText('Pagamenti Non Disponibili')).toBeVisible()
  const offline = page.getByText('Modalità Offline')
  await page.context().setOffline(true)
  await expect(offline).toBeVisible()
  const confirm = page.getByRole('button', { name: 'Conferma e paga in sede' })
  await confirm.click()
  await expect(page.getByRole('main').getByText(/^Sei offline: non è stato inviato nulla/)).toBeVisible()
  await expect(confirm).toBeEnabled()
  await page.context().setOffline(false)
  await expect(offline).toBeHidden()
  // A booking that had waited for the connection would be sent before this request.
  await page.evaluate(async () => void (await fetch('/api/settings/public')))
  const { rows } = await shop.platform.database.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM appointments WHERE guest_email = $1`,
    [giulia.Email],
  )
  expect(rows).toEqual([{ count: 0 }])
  await confirm.click()
  await expect(page.getByRole('heading', { name: 'A presto, Giulia!' })).toBeVisible()
})

test('the first available barber is assigned', async ({ page }) => {
  await fillGuestForm(page, { barber: 'Primo barbiere disponibile' })
  await goOnAndPayAtTheSalon(page)
  await expect(page.getByRole('heading', { name: 'A presto, Giulia!' })).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText(/Marco|Samir|Luca|Dario/)
})

test('a changed price is confirmed before booking', async ({ page, shop }) => {
  await fillGuestForm(page)
  await shop.platform.database.pool.query(
    `UPDATE services SET price_centimes = 4700 WHERE name = 'Taglio + Barba'`,
  )
  await goOnAndPayAtTheSalon(page)
  const dialog = page.getByRole('dialog', { name: 'Il prezzo è cambiato' })
  await expect(dialog).toContainText('CHF 45.00')
  await expect(dialog).toContainText('CHF 47.00')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Conferma a CHF 47.00' }).click()
  await expect(page.getByRole('heading', { name: 'A presto, Giulia!' })).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText('CHF 47.00')
})

test('a changed duration is confirmed before booking', async ({ page, shop }) => {
  await fillGuestForm(page)
  await shop.platform.database.pool.query(
    `UPDATE services SET duration_minutes = 75 WHERE name = 'Taglio + Barba'`,
  )
  await goOnAndPayAtTheSalon(page)
  const dialog = page.getByRole('dialog', { name: 'La durata è cambiata' })
  await expect(dialog).toContainText('60 min')
  await expect(dialog).toContainText('75 min')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Conferma 75 minuti' }).click()
  await expect(page.getByRole('heading', { name: 'A presto, Giulia!' })).toBeVisible()
})

test('on a phone back declines a new price and stays on the step', async ({ page, shop }) => {
  const setPrice = (centimes: number) =>
    shop.platform.database.pool.query('UPDATE services SET price_centimes = $1 WHERE name = $2', [
      centimes,
      'Taglio + Barba',
    ])
  await fillGuestForm(page)
  await setPrice(4700)
  await goOnAndPayAtTheSalon(page)
  const dialog = page.getByRole('dialog', { name: 'Il prezzo è cambiato' })
  await expect(dialog).toContainText('CHF 47.00')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/passo=pagamento/)
  await expect(page.getByRole('complementary')).toContainText('CHF 47.00')
  await setPrice(4800)
  await page.getByRole('button', { name: 'Conferma e paga in sede' }).click()
  await dialog.getByRole('button', { name: 'Conferma a CHF 48.00' }).click()
  await expect(page.getByRole('heading', { name: 'A presto, Giulia!' })).toBeVisible()
})

test('a guest with too many appointments sees the phone number of the salon', async ({ page, shop }) => {
  const { body: barbers } = await apiOf(shop.url).get('/barbers/public')
  for (const time of ['09:00', '11:00', '14:00']) {
    const booking = guestBooking(barbers[0]._id, {
      email: giulia.Email,
      phone: giulia['Telefono'],
      date: '2026-04-02',
      time,
    })
    await apiOf(shop.url).post('/appointments/public/appointments/guest', booking)
  }
  await fillGuestForm(page)
  await goOnAndPayAtTheSalon(page)
  await expect(
    page.getByRole('main').getByText(/Contatta il responsabile del salone: \+41 91 000 00 00/),
  ).toBeVisible()
  await expect(page.getByText('Errore nella prenotazione')).toBeVisible()
  await expect(page).toHaveURL(/pagamento/)
})

test('within 24 hours the buttons are disabled with a phone link', async ({ page }) => {
  await page.goto('/guest-booking')
  await pick(page, {
    barber: 'Primo barbiere disponibile',
    service: 'Rifinitura Contorni',
    day: 'giovedì 12 marzo',
  })
  await page.getByRole('grid').getByRole('button', { disabled: false }).first().click()
  await fillDetails(page)
  await goOnAndPayAtTheSalon(page)
  await expect(page.getByRole('button', { name: 'Sposta' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Cancella' })).toBeDisabled()
  await expectTexts(
    page,
    "Non puoi più modificare l'appuntamento perché mancano meno di 24 ore",
    "Non puoi più cancellare l'appuntamento perché mancano meno di 24 ore",
  )
  await expect(page.getByRole('link', { name: 'Chiama il salone: +41 91 000 00 00' })).toBeVisible()
  await expectAccessible(page)
})

test('the longest allowed name fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/guest-booking')
  await pick(page, { ...luca, time: '15:30' })
  await fillDetails(page, { ...giulia, Nome: 'W'.repeat(60), Cognome: 'M'.repeat(60) })
  await page.getByRole('button', { name: 'Prenota', exact: true }).last().click()
  await expect(page.getByRole('heading', { name: 'Controlla i dati' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: 'Vai al pagamento' }).last().click()
  await page.getByRole('button', { name: 'Conferma e paga in sede' }).last().click()
  await expect(page.getByRole('heading', { name: /^A presto/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('the booking is accessible in the light theme on a phone', async ({ page }) => {
  await useTheme(page, 'light')
  await page.setViewportSize({ width: 390, height: 844 })
  await fillGuestForm(page)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: 'Prenota', exact: true }).last().click()
  await page.getByRole('button', { name: 'Vai al pagamento' }).last().click()
  await page.getByRole('button', { name: 'Conferma e paga in sede' }).last().click()
  await expect(page.getByRole('heading', { name: 'A presto, Giulia!' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sposta' }).click()
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'A presto, Giulia!' })).toBeVisible()
})
