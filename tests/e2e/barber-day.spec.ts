import { apiOf } from '#tests/support/api.ts'
import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'
import { guestBooking } from '#tests/support/people.ts'

import { logIn } from './login-form.ts'
import { openPanel } from './staff.ts'

test('a barber sees the own day with next client, five counts and the list', async ({ page, shop }) => {
  await logIn(page, 'barber@f4dezone.test', '/barber')
  await expect(page.getByRole('heading', { name: 'Ciao Marco' })).toBeVisible()
  const { rows } = await shop.platform.database.pool.query<{ today: string; cancelled: string }>(
    `SELECT count(*) FILTER (WHERE status <> 'cancelled') AS today, count(*) FILTER (WHERE status = 'cancelled') AS cancelled
     FROM appointments a JOIN barbers b ON b.id = a.barber_id WHERE b.email = 'barber@f4dezone.test' AND shop_day = '2026-03-11'`,
  )
  const counts = page.getByRole('region', { name: 'Riepilogo' })
  await expect(counts.getByRole('definition')).toHaveText([
    rows[0]?.today ?? '',
    /^\d+$/,
    /^\d+$/,
    rows[0]?.cancelled ?? '',
    /^\d+$/,
  ])
  await expect(
    page.getByRole('region', { name: 'Prossimo cliente' }).getByRole('button', { name: /^Completa/ }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('a barber completes and cancels own appointments; a cancelled one has no actions', async ({
  page,
  shop,
}) => {
  const { body: barbers } = await apiOf(shop.url).get('/barbers/public')
  const booking = guestBooking(barbers[0]._id, { date: '2026-03-31', time: '10:00', firstName: 'Zeno' })
  await apiOf(shop.url).post('/appointments/public/appointments/guest', booking)
  await openPanel(page, shop, 'barber', '/barber?tab=appointments&view=date&date=2026-03-31')
  const card = page.getByRole('article').filter({ hasText: 'Zeno Rossi' })
  await card.getByRole('button', { name: 'Completa l’appuntamento di Zeno Rossi' }).click()
  await page.getByRole('button', { name: 'Segna come completato' }).click()
  await expect(card.getByText('Completato')).toBeVisible()
  await expect(card.getByRole('button', { name: /^Completa/ })).toBeHidden()
  await expect(card).toBeFocused()
  await card.getByRole('button', { name: 'Cancella l’appuntamento di Zeno Rossi' }).click()
  await page.getByRole('button', { name: 'Cancella appuntamento' }).click()
  await expect(card.getByText('Cancellato', { exact: true })).toBeVisible()
  await expect(card.getByText('Motivo: Cancellato dal barbiere')).toBeVisible()
  await expect(card.getByRole('button', { name: /^(Completa|Cancella|Conferma)/ })).toHaveCount(0)
})

test('weeks and days are navigated and stored in the address', async ({ page, shop }) => {
  await openPanel(page, shop, 'barber', '/barber')
  await page.getByRole('button', { name: 'Settimana', exact: true }).click()
  await expect(page.getByRole('region', { name: 'mercoledì 11 marzo' })).toBeVisible()
  await page.getByRole('button', { name: 'Settimana dopo' }).click()
  await expect(page.getByRole('region', { name: 'lunedì 16 marzo' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Data', exact: true }).click()
  await page.getByRole('button', { name: 'Giorno prima' }).click()
  await expect(page).toHaveURL(/view=date&date=2026-03-17/)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Appuntamenti di martedì 17 marzo' })).toBeVisible()
})

test('a login without a profile sees a notice and a logout button', async ({ page, shop }) => {
  await shop.platform.database.pool.query(
    `UPDATE users SET barber_id = NULL, email = 'altro@f4dezone.test' WHERE email = 'barber@f4dezone.test'`,
  )
  await openPanel(page, shop, 'barber', '/barber', 'altro@f4dezone.test')
  await expect(page.getByRole('heading', { name: 'Profilo barbiere non trovato' })).toBeVisible()
  await expect(
    page.getByText('Impossibile trovare il profilo barbiere associato a questo account.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
})

test('an admin without a profile sees a notice, and no request fails', async ({ page, shop }) => {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })
  await openPanel(page, shop, 'admin', '/barber')
  await expect(page.getByRole('heading', { name: 'Profilo barbiere non trovato' })).toBeVisible()
  expect(refused).toEqual([])
  await shop.platform.database.pool.query(
    `UPDATE barbers SET email = 'Admin@f4dezone.test' WHERE email = 'barber@f4dezone.test'`,
  )
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ciao /)
})

test('a lost connection shows an error with a retry', async ({ page, shop }) => {
  await page.route('**/api/appointments/**', (route) => route.abort())
  await openPanel(page, shop, 'barber', '/barber')
  await expect(page.getByText('Errore nel caricamento degli appuntamenti. Riprova più tardi.')).toBeVisible()
  await page.unroute('**/api/appointments/**')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('region', { name: 'Appuntamenti di mercoledì 11 marzo' })).toBeVisible()
})

test('an admin without a profile gets a link to the admin panel', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/barber')
  await page.getByRole('link', { name: 'Torna al pannello amministrativo' }).click()
  await expect(page).toHaveURL('/admin')
})

test.describe('with a pending appointment', () => {
  test('only the next client has a filled button, and a pending one is confirmed first', async ({
    page,
    shop,
  }) => {
    await openPanel(page, shop, 'barber', '/barber')
    const next = page.getByRole('region', { name: 'Prossimo cliente' })
    await expect(next.locator('[data-variant=filled]')).toHaveText(['Completa'])
    await expect(page.getByRole('article').locator('[data-variant=filled]')).toHaveCount(0)
    await shop.platform.database.pool.query(
      "UPDATE appointments SET status = 'pending' WHERE status = 'confirmed' AND shop_day = '2026-03-11'",
    )
    await page.reload()
    await expect(next.locator('[data-variant=filled]')).toHaveText(['Conferma'])
    await expect(next.getByRole('button', { name: /^(Completa|Conferma|Cancella) / })).toHaveText([
      'Conferma',
      'Completa',
      'Cancella',
    ])
    await page.goto('/barber?tab=appointments&view=date&date=2026-03-17')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('article').locator('[data-variant=filled]')).toHaveCount(0)
  })
})

test('cancelling the appointment and closing the dialog have different labels', async ({ page, shop }) => {
  await openPanel(page, shop, 'barber', '/barber')
  const next = page.getByRole('region', { name: 'Prossimo cliente' })
  await next.getByRole('button', { name: /^Cancella l’appuntamento di/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancella appuntamento' })
  await expect(dialog.getByRole('button', { name: 'Annulla', exact: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Non cancellare' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Annulla/ })).toHaveCount(0)
})

test.describe('on a day off', () => {
  test.use({ now: '2026-03-15T10:00:00+01:00' })

  test('no finished day is shown', async ({ page, shop }) => {
    await openPanel(page, shop, 'barber', '/barber')
    const next = page.getByRole('region', { name: 'Prossimo cliente' })
    await expect(next).toContainText('Oggi sei libero')
    await expect(next).not.toContainText('Giornata finita')
  })

  test('another day has its headings in order', async ({ page, shop }) => {
    await openPanel(page, shop, 'barber', '/barber?tab=appointments&view=date&date=2026-03-17')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectAccessible(page)
  })
})

test('a notice names the barber to the owner', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=services')
  await expect(page.getByRole('heading', { name: 'Servizi', exact: true })).toBeVisible()
  const { body: barbers } = await apiOf(shop.url).get('/barbers/public')
  const streaming = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await page.reload()
  await streaming
  const booking = guestBooking(barbers[0]._id, { date: '2026-03-31', time: '10:00', firstName: 'Zeno' })
  await apiOf(shop.url).post('/appointments/public/appointments/guest', booking)
  await expect(page.getByRole('button', { name: 'Avvisi: 1 nuovo' })).toBeVisible()
  await page.getByRole('button', { name: 'Avvisi: 1 nuovo' }).click()
  await expect(page.getByRole('region', { name: 'Avvisi' })).toContainText(
    `Zeno Rossi, Taglio, 31 marzo 10:00, ${barbers[0].firstName} ${barbers[0].lastName}`,
  )
})
