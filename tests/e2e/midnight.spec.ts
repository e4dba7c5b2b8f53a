import type { Locator, Page } from '@playwright/test'

import { expect, test } from '#tests/support/browser-test.ts'
import type { Shop } from '#tests/support/shop.ts'
import { minute } from '#tests/support/test-clock.ts'

import { luca, pick } from './booking-form.ts'
import { openPanel, staffApi } from './staff.ts'

test.use({ now: '2026-03-11T23:59:40+01:00' })

async function passMidnight(page: Page, shop: Shop): Promise<void> {
  shop.clock.advance(minute)
  await page.clock.runFor(minute)
}

test('the homepage shows oggi for the new day', async ({ page, shop }) => {
  await page.goto('/')
  const strip = page.getByRole('link', { name: /domani/ })
  await expect(strip).toBeVisible()
  await passMidnight(page, shop)
  await expect(page.getByRole('link', { name: /oggi/ })).toBeVisible()
  await expect(strip).toBeHidden()
})

test('the days of a guest booking start with the new day', async ({ page, shop }) => {
  await page.goto('/guest-booking')
  await pick(page, { barber: luca.barber, service: luca.service })
  const days = page.getByRole('radiogroup', { name: 'Data' }).getByRole('radio')
  await expect(days.first()).toHaveValue('2026-03-11')
  await passMidnight(page, shop)
  await expect(days.first()).toHaveValue('2026-03-12')
})

test('the days of a client booking start with the new day', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/booking')
  const form = page.getByRole('main')
  await form.getByLabel('Barbiere', { exact: true }).selectOption(luca.barber)
  await form.getByLabel('Servizio', { exact: true }).selectOption({ label: 'Taglio, 30 min, CHF 30.00' })
  const days = form.getByRole('radiogroup', { name: 'Data' }).getByRole('radio')
  await expect(days.first()).toHaveValue('2026-03-11')
  await passMidnight(page, shop)
  await expect(days.first()).toHaveValue('2026-03-12')
})

async function expectOverAtMidnight(page: Page, shop: Shop, screen: Locator): Promise<void> {
  const row = screen.getByRole('group', { name: /11 marzo 2026/ })
  await expect(row).toBeVisible()
  await passMidnight(page, shop)
  await expect(row).toHaveCount(0)
  await expect(screen.getByText('Vacanze passate (1)')).toBeVisible()
}

async function sendMarcoAway(shop: Shop): Promise<void> {
  const owner = await staffApi(shop, 'admin')
  const { body: barbers } = await owner.get('/barbers')
  const { _id } = barbers.find(({ firstName }: { firstName: string }) => firstName === 'Marco')
  const vacations = [{ startDate: '2026-03-11', endDate: '2026-03-11' }]
  const { status } = await owner.put(`/barbers/${_id}/vacations`, { vacations, keepAppointments: true })
  expect(status).toBe(200)
}

test('the vacation of a barber is over on the new day', async ({ page, shop }) => {
  await sendMarcoAway(shop)
  await openPanel(page, shop, 'barber', '/barber?tab=schedule')
  await expectOverAtMidnight(page, shop, page.getByRole('main'))
})

test('the barber dialog shows the vacation as over on the new day', async ({ page, shop }) => {
  await sendMarcoAway(shop)
  await openPanel(page, shop, 'admin', '/admin?tab=barbers')
  await page.getByRole('button', { name: 'Modifica Marco Ferri' }).click()
  await expectOverAtMidnight(page, shop, page.getByRole('dialog', { name: 'Modifica Barbiere' }))
})
