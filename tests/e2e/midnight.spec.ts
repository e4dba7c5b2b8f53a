import { expect, test } from '#tests/support/browser-test.ts'
import { minute } from '#tests/support/test-clock.ts'

import { luca, pick } from './booking-form.ts'

/** Pages that stay open over midnight in the shop. */
test.use({ now: '2026-03-11T23:59:40+01:00' })

test('the homepage says oggi for the new day', async ({ page, shop }) => {
  await page.goto('/')
  const strip = page.getByRole('link', { name: /domani/ })
  await expect(strip).toBeVisible()
  shop.clock.advance(minute)
  await page.clock.runFor(minute)
  await expect(page.getByRole('link', { name: /oggi/ })).toBeVisible()
  await expect(strip).toBeHidden()
})

test('a guest’s days begin with the new day', async ({ page, shop }) => {
  await page.goto('/guest-booking')
  await pick(page, { barber: luca.barber, service: luca.service })
  const days = page.getByRole('radiogroup', { name: 'Data' }).getByRole('radio')
  await expect(days.first()).toHaveValue('2026-03-11')
  shop.clock.advance(minute)
  await page.clock.runFor(minute)
  await expect(days.first()).toHaveValue('2026-03-12')
})
