import { apiOf } from '#tests/support/api.ts'
import { expect, expectAccessible, expectTexts, test } from '#tests/support/browser-test.ts'
import { guestBooking } from '#tests/support/people.ts'

import { freeDay, luca, pick, slot } from './booking-form.ts'

test('a slot taken meanwhile is dropped when the page is visible again', async ({ page, shop }) => {
  await page.goto('/guest-booking')
  await pick(page, { ...luca, time: '15:30' })
  const barberId = await page.getByRole('radio', { name: /Luca Bernasconi/ }).inputValue()
  const faster = guestBooking(barberId, { date: freeDay.date, time: '15:30' })
  await apiOf(shop.url).post('/appointments/public/appointments/guest', faster)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('L’orario delle 15:30 non è più libero: scegline un altro.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Prenota', exact: true })).toBeDisabled()
})

test('a slot is chosen by keyboard, and an unavailable one is announced with its reason', async ({
  page,
}) => {
  const expectReached = async (key: string, time: string) => {
    await page.keyboard.press(key)
    await expect(slot(page, time)).toBeFocused()
  }
  await page.goto('/guest-booking')
  await page.getByRole('radio', { name: /Luca Bernasconi/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Taglio Bambino/ })).toBeChecked()
  await page.getByRole('radio', { name: new RegExp(`^${freeDay.words}`) }).focus()
  await page.keyboard.press('Space')
  await expect(slot(page, '9:00')).toBeVisible()
  await expectReached('Tab', '9:00')
  await expectReached('ArrowRight', '9:15')
  await expectReached('ArrowDown', '10:15')
  await expectReached('End', '10:45')
  await page.keyboard.press('Home')
  await expectReached('ArrowLeft', '9:45')
  await expectReached('Control+End', '18:30')
  await expectReached('Control+Home', '9:00')
  for (let row = 0; row < 3; row++) await page.keyboard.press('ArrowDown')
  const lunch = slot(page, '12:00')
  await expect(lunch).toBeFocused()
  await expect(lunch).toHaveAccessibleName('12:00, pausa')
  await page.keyboard.press('Enter')
  await expect(lunch).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(slot(page, '11:00')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('complementary')).toContainText('11:00')
})

test('a closed day and a vacation are named, with the next day with a free slot', async ({ page, shop }) => {
  await shop.platform.database.pool.query(
    `INSERT INTO vacations (barber_id, start_day, end_day)
     SELECT id, '2026-03-30', '2026-04-03' FROM barbers WHERE first_name = 'Luca'`,
  )
  await page.goto('/guest-booking')
  await pick(page, { ...luca, day: 'domenica 29 marzo' })
  await expect(page.getByText('Domenica chiuso')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Prossima data libera/ })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await pick(page, { day: freeDay.words })
  await expectTexts(page, 'Il barbiere è in vacanza', 'dal 30 marzo 2026 al 3 aprile 2026')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Prossima data libera/ }).click()
  await expect(page.getByRole('grid')).toBeVisible()
})

test('a full day links to the waiting list and to the next free day', async ({ page, shop }) => {
  await shop.platform.database.pool.query(
    `UPDATE working_days SET start_minute = 540, end_minute = 600, break_start_minute = NULL, break_end_minute = NULL
     WHERE weekday = 1 AND barber_id = (SELECT id FROM barbers WHERE first_name = 'Luca')`,
  )
  const { body } = await apiOf(shop.url).get('/barbers/public')
  const barberId = body.find(({ firstName }: { firstName: string }) => firstName === 'Luca')._id
  const whole = { date: freeDay.date, time: '09:00', service: 'Taglio + Barba', duration: 60, price: 45 }
  await apiOf(shop.url).post('/appointments/public/appointments/guest', guestBooking(barberId, whole))
  await page.goto('/guest-booking')
  await pick(page, { barber: luca.barber, service: luca.service })
  await expect(page.getByRole('radio', { name: `${freeDay.words}, al completo` })).toBeAttached()
  await pick(page, { day: freeDay.words })
  await expect(page.getByText('Nessuno slot disponibile per questa data')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Avvisami se si libera un posto' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await pick(page, { barber: luca.barber, service: luca.service, day: freeDay.words })
  await page.getByRole('button', { name: /^Prossima data libera/ }).click()
  await expect(page.getByRole('grid')).toBeVisible()
})

test('slots that fail to load are cleared and can be retried', async ({ page }) => {
  await page.goto('/guest-booking')
  await pick(page, luca)
  await expect(slot(page, '15:30')).toBeVisible()
  await page.route('**/available-slots?**', (route) => route.fulfill({ status: 500, body: '' }))
  await pick(page, { day: 'mercoledì 1° aprile' })
  await expect(page.getByText('Errore nel caricamento degli slot disponibili')).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await page.unroute('**/available-slots?**')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(slot(page, '15:30')).toBeVisible()
})

for (const [path, text] of [
  ['**/barbers/public', 'Errore nel caricamento dei barbieri'],
  ['**/services/active', 'Errore nel caricamento dei servizi'],
  ['**/{barbers/public,services/active}', 'Errore nel caricamento dei dati iniziali'],
] as const) {
  test(`without the data a retry is offered: ${text}`, async ({ page }) => {
    await page.route(path, (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/guest-booking')
    await expect(page.getByText(text)).toBeVisible()
    await page.unroute(path)
    await page.getByRole('button', { name: 'Riprova' }).click()
    await expect(page.getByText('Luca Bernasconi')).toBeVisible()
  })
}

test('changing the barber resets service and time', async ({ page }) => {
  await page.goto('/guest-booking')
  await expect(page.getByRole('radio', { name: /^Taglio \+ Barba/ })).toBeDisabled()
  await pick(page, { ...luca, time: '15:30' })
  await pick(page, { barber: 'Marco Ferri' })
  await expect(page.getByRole('radio', { name: /^Taglio \+ Barba/ })).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Prenota', exact: true })).toBeDisabled()
})

test('a link preselects barber, service and day', async ({ page }) => {
  await page.goto(`/guest-booking?barber=any&service=Barba&date=${freeDay.date}`)
  await expect(page.getByRole('radio', { name: 'Primo barbiere disponibile' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Barba/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: new RegExp(`^${freeDay.words}`) })).toBeChecked()
  await expect(page).toHaveURL('/guest-booking')
})

test('a link preselects the time, and a taken time is asked for again', async ({ page, shop }) => {
  const { body } = await apiOf(shop.url).get('/barbers/public')
  const barber = body.find(({ firstName }: { firstName: string }) => firstName === 'Luca')._id
  const link = `/guest-booking?barber=${barber}&service=Barba&date=${freeDay.date}&time=15:30`
  await page.goto(link)
  await expect(slot(page, '15:30')).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/guest-booking')
  await apiOf(shop.url).post(
    '/appointments/public/appointments/guest',
    guestBooking(barber, { date: freeDay.date, time: '15:30' }),
  )
  await page.goto(link)
  await expect(page.getByText('L’orario delle 15:30 non è più libero: scegline un altro.')).toBeVisible()
})
