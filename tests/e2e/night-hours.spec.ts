import { expect, test } from '#tests/support/browser-test.ts'

import { openCalendar } from './staff-calendar.ts'
import { openPanel } from './staff.ts'

test("a barber's day ends at midnight, and the calendar shows it until then", async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=barbers')
  await page.getByRole('button', { name: 'Modifica Luca Bernasconi' }).click()
  const form = page.getByRole('dialog', { name: 'Modifica Barbiere' })
  await form.getByLabel('Fine, Martedì').fill('24')
  await form.getByLabel('Fine, Mercoledì').fill('0:00')
  await form.getByLabel('Fine, Giovedì').focus()
  await expect(form.getByLabel('Fine, Martedì')).toHaveValue('24:00')
  await expect(form.getByLabel('Fine, Mercoledì')).toHaveValue('24:00')
  await form.getByRole('button', { name: 'Salva' }).click()
  await expect(form).toHaveCount(0)
  await openCalendar(page)
  await expect(page.getByRole('button', { name: /^23:00 libero da Luca/ })).toBeVisible()
})

test('the skipped hour is not shown as free', async ({ page, shop }) => {
  await shop.platform.database.pool.query(
    `UPDATE working_days SET is_working = true, start_minute = 60, end_minute = 300, break_start_minute = NULL,
       break_end_minute = NULL WHERE weekday = 6`,
  )
  await openCalendar(page, 'date=2026-03-29')
  await expect(page.getByRole('button', { name: /^3:00 libero da Luca/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^1:00 libero da Luca/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^2:.* libero/ })).toHaveCount(0)
})
