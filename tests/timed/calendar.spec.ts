import { openCalendar, phoneIn } from '#tests/e2e/staff-calendar.ts'
import { expect, test } from '#tests/support/browser-test.ts'

import { whenShown } from './when-shown.ts'
import { workOf } from './work-of.ts'

test('a month of 2,000 appointments is drawn with less than 500 ms of work', async ({ page, shop }) => {
  const { _id, time, duration, price, status, barber } = await phoneIn(shop, {
    name: 'Jacopo',
    time: '10:00',
  })
  await openCalendar(page)
  const data = Array.from({ length: 2000 }, (_, index) => ({
    time,
    duration,
    price,
    status,
    barber,
    customer: 'Jacopo',
    payment: { kept: 0 },
    _id: `${_id.slice(0, -4)}${String(index).padStart(4, '0')}`,
    date: `2026-03-${String(1 + (index % 31)).padStart(2, '0')}`,
  })).toSorted((first, second) => (first.date < second.date ? -1 : 1))
  await page.route('**/api/appointments/month*', (route) => route.fulfill({ json: { success: true, data } }))
  const shown = whenShown(page, 'td button', 'Martedì 31 marzo, 64 appuntamenti')
  const begun = await workOf(page)
  await page.getByRole('button', { name: 'Mese', exact: true }).click()
  await shown
  // Leave half of the allowed second for the server and for slow machines.
  expect((await workOf(page)) - begun).toBeLessThan(500)
})
