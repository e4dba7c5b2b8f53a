import { expect, test } from '#tests/support/browser-test.ts'

import { holdCalls } from './sent-forms.ts'
import { column, openCalendar, phoneIn } from './staff-calendar.ts'

test('a booking made before the live stream connects is shown once it does', async ({ page, shop }) => {
  const { letGo } = await holdCalls(page, '**/api/events')
  await openCalendar(page)
  await expect(column(page, 'Luca Bernasconi')).toBeVisible()
  await phoneIn(shop, { name: 'Jacopo', time: '14:30' })
  await expect(page.getByRole('button', { name: /14:30 Jacopo/ })).toHaveCount(0)
  letGo()
  // Polling alone would take half a minute.
  await expect(page.getByRole('button', { name: /14:30 Jacopo/ })).toBeVisible({ timeout: 8_000 })
})
