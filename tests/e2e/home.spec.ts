import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'

test('the homepage shows the studio, its services and its barbers', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dal pieno allo zero, senza uno scalino.')
  await expect(page.getByRole('heading', { name: 'Marco Ferri' })).toBeVisible()
  await expect(page.getByText('Via Zurigo 2, 6900 Lugano').first()).toBeVisible()
  await expectAccessible(page)
})
