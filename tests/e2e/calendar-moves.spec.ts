import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'
import type { Shop } from '#tests/support/shop.ts'

import { adminApi, column, emptyDay, gridCard, openCalendar, phoneIn, pointAt } from './staff-calendar.ts'

test.beforeEach(async ({ shop, page }) => {
  await page.setViewportSize({ width: 1280, height: 1100 })
  await phoneIn(shop, { name: 'Jacopo', time: '14:30' })
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sposta appuntamento' })

async function confirmMove(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Sposta', exact: true }).click()
  await expect(page.getByText('Appuntamento modificato con successo!')).toBeVisible()
}

async function dragTo(page: Page, name: string, to: { x: number; y: number }): Promise<void> {
  const box = await gridCard(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not in the grid`)
  await page.mouse.move(box.x + box.width / 2, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
}

test('by mouse: a card is dragged to another barber and time, and confirmed', async ({ page }) => {
  await openCalendar(page)
  await dragTo(page, 'Jacopo', await pointAt(page, 'Marco Ferri', '16:15'))
  await expect(page.getByText('16:15 Jacopo')).toBeVisible()
  await page.mouse.up()
  await expect(dialog(page).getByRole('row', { name: /^Barbiere/ })).toContainText(
    'Luca BernasconiMarco Ferri',
  )
  await expect(dialog(page).getByRole('row', { name: /^Ora/ })).toContainText('14:3016:15')
  await expectAccessible(page)
  await confirmMove(page)
  await expect(column(page, 'Marco Ferri').locator('[data-appointment-id]')).toContainText('16:15 Jacopo')
})

test('by mouse: an impossible drop shows the reason, and Escape cancels the drag', async ({ page, shop }) => {
  await phoneIn(shop, { name: 'Denis', time: '16:00' })
  await openCalendar(page)
  await dragTo(page, 'Jacopo', await pointAt(page, 'Luca Bernasconi', '15:45'))
  await expect(page.getByText('orario già occupato').first()).toBeAttached()
  await page.mouse.up()
  await expect(page.getByText('Spostamento non possibile: orario già occupato')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await dragTo(page, 'Jacopo', await pointAt(page, 'Luca Bernasconi', '17:00'))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(dialog(page)).toHaveCount(0)
  await expect(gridCard(page, 'Jacopo')).toContainText('14:30')
})

async function hireFive(shop: Shop): Promise<void> {
  const api = await adminApi(shop)
  const { body: barbers } = await api.get('/barbers')
  const { workingHours } = barbers[0]
  for (const firstName of ['Alessandro', 'Bruno', 'Carlo', 'Diego', 'Ettore']) {
    const email = `${firstName}@shop.test`
    const person = { firstName, lastName: 'Lungocognome', email, phone: '+41790000009' }
    const { status } = await api.post('/barbers', { ...person, services: ['Taglio'], workingHours })
    expect(status).toBe(201)
  }
}

test('nine barbers scroll sideways with fixed heads and hours, and a drag scrolls along', async ({
  page,
  shop,
}) => {
  await hireFive(shop)
  await openCalendar(page)
  const heads = page.locator('[data-scrolls=true] b', { hasText: /Bernasconi|Lungocognome/ })
  await expect(heads).toHaveCount(6)
  for (const name of ['Luca Bernasconi', 'Alessandro Lungocognome', 'Ettore Lungocognome']) {
    const head = await heads.filter({ hasText: name }).boundingBox()
    const below = await column(page, name).boundingBox()
    expect(head && below && below.x < head.x && head.x + head.width <= below.x + below.width).toBe(true)
  }
  const hour = page.locator('[data-scrolls=true]').getByText('10:00', { exact: true }).first()
  const before = await hour.boundingBox()
  await expect(column(page, 'Ettore Lungocognome')).not.toBeInViewport()

  await dragTo(page, 'Jacopo', { x: 1240, y: 700 })
  const rightEdge = async () => {
    const box = await column(page, 'Ettore Lungocognome').boundingBox()
    return box ? box.x + box.width : 9999
  }
  await expect.poll(rightEdge, 'scrolled to the end').toBeLessThanOrEqual(1280)
  expect((await hour.boundingBox())?.x).toBe(before?.x)
  const to = await pointAt(page, 'Ettore Lungocognome', '16:15')
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await expect(page.getByText('16:15 Jacopo')).toBeVisible()
  await page.mouse.up()
  await expect(dialog(page).getByRole('row', { name: /^Barbiere/ })).toContainText('Ettore Lungocognome')
  await confirmMove(page)
  await expect(column(page, 'Ettore Lungocognome')).toContainText('16:15 Jacopo')
  await expectAccessible(page)
})

test('a click on a card opens it, a drag does not', async ({ page }) => {
  await openCalendar(page)
  await dragTo(page, 'Jacopo', await pointAt(page, 'Luca Bernasconi', '17:00'))
  await page.mouse.up()
  await dialog(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await gridCard(page, 'Jacopo').click()
  await expect(page.getByRole('dialog', { name: 'Jacopo' })).toBeVisible()
})

async function openOnJacopo(page: Page): Promise<void> {
  await openCalendar(page)
  await gridCard(page, 'Jacopo').focus()
}

test('by keyboard: M picks up the card, arrows move it, and the target is announced', async ({ page }) => {
  await openOnJacopo(page)
  await page.keyboard.press('m')
  await expect(page.getByRole('status').filter({ hasText: 'Sposti Jacopo' })).toBeAttached()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: 'Luca Bernasconi, 15:30' })).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('status').filter({ hasText: /^\w+ \w+, 15:30$/ })).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('row', { name: /^Ora/ })).toContainText('14:3015:30')
  await expect(dialog(page).getByRole('button', { name: 'Sposta', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Appuntamento modificato con successo!')).toBeVisible()
  await expect(gridCard(page, 'Jacopo')).toContainText('15:30')
  await expect(gridCard(page, 'Jacopo')).toBeFocused()
})

test('by keyboard: the break is announced as impossible, and Escape cancels the move', async ({ page }) => {
  await openOnJacopo(page)
  await page.keyboard.press('m')
  for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('status').filter({ hasText: 'non possibile, c’è la pausa' })).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(gridCard(page, 'Jacopo')).toContainText('14:30')
  await expect(gridCard(page, 'Jacopo')).toBeFocused()
})

test('arrow keys move over cards and free times, and a free time opens a phone booking', async ({ page }) => {
  await openOnJacopo(page)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /^15:00 libero da Luca Bernasconi/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: /^15:00 libero da Dario/ })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  const form = page.getByRole('region', { name: 'Prenotazione telefonica' })
  await expect(form.getByLabel('Nome o soprannome')).toBeFocused()
  await expect(form.getByLabel('Barbiere', { exact: true }).locator('option:checked')).toHaveText(
    'Luca Bernasconi',
  )
})

test('a slot taken meanwhile shows the server message, and the card returns', async ({ page, shop }) => {
  // Without live events the calendar does not learn of the competing booking.
  await page.route('**/api/events*', (route) => route.abort())
  await openCalendar(page)
  await dragTo(page, 'Jacopo', await pointAt(page, 'Luca Bernasconi', '17:00'))
  await page.mouse.up()
  await expect(dialog(page)).toBeVisible()
  await phoneIn(shop, { name: 'Più Veloce', time: '17:00' })
  await dialog(page).getByRole('button', { name: 'Sposta', exact: true }).click()
  await expect(page.getByText('Lo slot selezionato non è più disponibile')).toBeVisible()
  await expect(gridCard(page, 'Jacopo')).toContainText('14:30')
  await expect(gridCard(page, 'Più Veloce')).toContainText('17:00')
})

test('a change made elsewhere shows a conflict and overwrites nothing', async ({ page, shop }) => {
  await openCalendar(page)
  await dragTo(page, 'Jacopo', await pointAt(page, 'Luca Bernasconi', '17:00'))
  await page.mouse.up()
  await expect(dialog(page)).toBeVisible()
  const api = await adminApi(shop)
  const { body } = await api.get(`/appointments/filtered?startDate=${emptyDay}&viewType=day`)
  const { _id } = body.data[0]
  shop.clock.advance(60_000)
  await api.put(`/appointments/${_id}/status`, { status: 'pending' })
  await dialog(page).getByRole('button', { name: 'Sposta', exact: true }).click()
  await expect(page.getByText('Dati modificati da un altro utente. Ricarica la pagina.')).toBeVisible()
  await expect(gridCard(page, 'Jacopo')).toContainText('14:30')
})

test('a new price is confirmed before the move', async ({ page, shop }) => {
  await openCalendar(page)
  await shop.platform.database.pool.query(`UPDATE services SET price_centimes = 3500 WHERE name = 'Taglio'`)
  await dragTo(page, 'Jacopo', await pointAt(page, 'Luca Bernasconi', '17:00'))
  await page.mouse.up()
  await dialog(page).getByRole('button', { name: 'Sposta', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Il prezzo è cambiato' })
    .getByRole('button', { name: 'Conferma a CHF 35.00' })
    .click()
  await expect(page.getByText('Appuntamento modificato con successo!')).toBeVisible()
  await expect(gridCard(page, 'Jacopo')).toContainText('17:00')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a long press picks up the card, a swipe does not', async ({ page }) => {
    await openCalendar(page)
    const box = await gridCard(page, 'Jacopo').boundingBox()
    if (!box) throw new Error('no card')
    const from = { x: box.x + box.width / 2, y: box.y + 10 }
    const to = await pointAt(page, 'Luca Bernasconi', '16:00')
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })

    await touch('touchStart', from)
    for (let step = 1; step <= 6; step++) await touch('touchMove', { x: from.x, y: from.y + step * 12 })
    await touch('touchEnd')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const again = await gridCard(page, 'Jacopo').boundingBox()
    if (!again) throw new Error('no card')
    const scrolled = again.y - box.y
    const start = { x: from.x, y: from.y + scrolled }
    await touch('touchStart', start)
    await expect(page.locator('[data-carried]')).toHaveCount(1)
    for (let step = 1; step <= 6; step++) {
      await touch('touchMove', { x: to.x, y: start.y + ((to.y + scrolled - start.y) * step) / 6 })
    }
    await touch('touchEnd')
    await expect(dialog(page).getByRole('row', { name: /^Ora/ })).toContainText('14:3016:00')
    await confirmMove(page)
    await expect(gridCard(page, 'Jacopo')).toContainText('16:00')
  })

  test('a second finger does not move the card', async ({ page }) => {
    await openCalendar(page)
    const box = await gridCard(page, 'Jacopo').boundingBox()
    if (!box) throw new Error('no card')
    const to = await pointAt(page, 'Luca Bernasconi', '16:00')
    const elsewhere = await pointAt(page, 'Marco Ferri', '17:00')
    const finger = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints })

    await touch('touchStart', { x: to.x, y: box.y + 10 })
    await expect(page.locator('[data-carried]')).toHaveCount(1)
    await touch('touchMove', to)
    await expect(page.getByText('16:00 Jacopo')).toBeVisible()
    await touch('touchStart', to, elsewhere)
    await touch('touchMove', to, { x: elsewhere.x, y: elsewhere.y + 40 })
    await expect(page.getByText('16:00 Jacopo')).toBeVisible()
    await touch('touchEnd')
    await expect(dialog(page).getByRole('row', { name: /^Ora/ })).toContainText('14:3016:00')
    await expect(dialog(page)).not.toContainText('Marco Ferri')
  })
})
