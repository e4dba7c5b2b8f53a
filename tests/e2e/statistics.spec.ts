import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'

import { openPanel } from './staff.ts'

test('the owner sees statistics by timeframe and barber', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=stats')
  await expect(page.getByText('dal 9 marzo 2026 al 15 marzo 2026')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ore di punta' })).toBeVisible()
  for (const title of ['Appuntamenti', 'Incasso', 'Ore di punta'])
    await expect(page.getByRole('table', { name: title })).toBeAttached()
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible()
  const days = page.getByRole('table', { name: 'Appuntamenti' }).getByRole('rowheader')
  await expect(days).toHaveText(['lun 9', 'mar 10', 'mer 11', 'gio 12', 'ven 13', 'sab 14', 'dom 15'])
  const performance = page.getByRole('region', { name: 'Rendimento per barbiere' })
  await expect(performance.getByRole('rowheader')).toHaveCount(4)
  await expectAccessible(page)

  await page.getByText('Anno', { exact: true }).click()
  await expect(page).toHaveURL(/timeframe=year/)
  await expect(days.first()).toHaveText('gen')
  await expect(days).toHaveCount(12)
  await page.getByRole('combobox', { name: 'Barbiere' }).selectOption({ label: 'Marco Ferri' })
  await expect(page).toHaveURL(/barberId=/)
  await expect(performance.getByRole('rowheader')).toHaveText(['Marco Ferri'])
  await page.reload()
  await expect(days).toHaveCount(12)
  await expect(page.getByRole('combobox', { name: 'Barbiere' })).not.toHaveValue('')
})

test('statistics that fail to load show an error with a retry', async ({ page, shop }) => {
  await page.route('**/api/admin/stats*', (route) => route.fulfill({ status: 500, body: '' }))
  await openPanel(page, shop, 'admin', '/admin?tab=stats')
  await page.clock.runFor(3000)
  await expect(page.getByRole('alert')).toContainText(
    'Errore nel caricamento delle statistiche. Riprova più tardi.',
  )
  await page.unroute('**/api/admin/stats*')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('heading', { name: 'Ore di punta' })).toBeVisible()
})

test('a shop without appointments shows empty statistics', async ({ page, shop }) => {
  await shop.platform.database.pool.query('DELETE FROM appointments')
  await openPanel(page, shop, 'admin', '/admin?tab=stats')
  await expect(page.getByText('Nessun appuntamento in questo periodo')).toBeVisible()
  await expect(page.getByText('n/d sulla settimana prima')).toHaveCount(2)
  await expectAccessible(page)
})

test('a barber sees the own statistics', async ({ page, shop }) => {
  await openPanel(page, shop, 'barber', '/barber?tab=stats')
  await expect(page.getByText('Servizio più richiesto')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Ciao Marco'])
  const days = page.getByRole('table', { name: 'Appuntamenti' }).getByRole('rowheader')
  await expect(days).toHaveCount(7)
  await page.getByText('Mese', { exact: true }).click()
  await expect(days).toHaveCount(31)
  await expect(days.first()).toHaveText('dom 1')
  await expectAccessible(page)
})
