import type { Locator, Page } from '@playwright/test'

import { apiOf } from '#tests/support/api.ts'
import { expect } from '#tests/support/browser-test.ts'
import type { Shop } from '#tests/support/shop.ts'

import { enterAs } from './stored-session.ts'
const password = 'demo-F4DEZONE-2026'

/** A Tuesday after the change to summer time, without demo appointments: all barbers are free all day. */
export const emptyDay = '2026-03-31'

export async function signInAsAdmin(page: Page): Promise<void> {
  await enterAs(page, 'admin@f4dezone.test')
}

/** @param query without the tab */
export async function openCalendar(page: Page, query = `date=${emptyDay}`): Promise<void> {
  await signInAsAdmin(page)
  // The notice above the grid moves it down: wait for it before measuring.
  const noticed = page.waitForResponse('**/api/appointments/to-complete')
  await page.goto(`/admin?tab=appointments&${query}`)
  await expect(page.getByRole('heading', { name: 'Calendario Appuntamenti' })).toBeVisible()
  await noticed
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

export async function adminApi(shop: Shop) {
  const { body } = await apiOf(shop.url).post('/auth/login', { email: 'admin@f4dezone.test', password })
  return apiOf(shop.url, body.token)
}

/** @returns the appointment */
export async function phoneIn(
  shop: Shop,
  overrides: { barber?: string; date?: string; time: string; name: string; service?: string },
) {
  const api = await adminApi(shop)
  const { body: barbers } = await api.get('/barbers/public')
  const { body: services } = await api.get('/services/active')
  const barber = barbers.find(
    ({ firstName }: { firstName: string }) => firstName === (overrides.barber ?? 'Luca'),
  )
  const service = services.find(({ name }: { name: string }) => name === (overrides.service ?? 'Taglio'))
  const { status, body } = await api.post('/appointments/admin', {
    clientNickname: overrides.name,
    barberId: barber._id,
    service: service.name,
    date: overrides.date ?? emptyDay,
    time: overrides.time,
    duration: service.duration,
    price: service.price,
  })
  expect(status).toBe(201)
  return body
}

export const gridCard = (page: Page, name: string): Locator =>
  page.locator('[data-appointment-id]').filter({ hasText: name })

export const column = (page: Page, barber: string): Locator => page.getByRole('group', { name: barber })

export async function pointAt(page: Page, barber: string, time: string): Promise<{ x: number; y: number }> {
  const box = await column(page, barber).boundingBox()
  if (!box) throw new Error(`${barber} has no column`)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { x: box.x + box.width / 2, y: box.y + 8 + ((hours * 60 + minutes - 540) / 60) * 80 + 10 }
}
