import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'
import type { Shop } from '#tests/support/shop.ts'

import { openCalendar } from './staff-calendar.ts'
import { openPanel } from './staff.ts'

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const search = async (page: Page, text: string) => {
  await page.getByLabel('Cerca per nome, email o telefono').fill(text)
  await page.clock.runFor(400)
}

async function twoOfOnePerson(shop: Pick<Shop, 'platform'>) {
  await shop.platform.database.pool.query(
    `INSERT INTO appointments (barber_id, service_id, service_name, price_centimes, duration_minutes, starts_at, ends_at, shop_day,
       start_minute, status, guest_first_name, guest_last_name, guest_email, guest_phone, client_nickname, nickname_phone,
       payment_type, payment_method, payment_status, created_at, updated_at)
     SELECT barber_id, service_id, 'Taglio', 3000, 30, day, day + interval '30 minutes', day::date, 600, 'completed',
       CASE n WHEN 1 THEN 'Èlvira' END, CASE n WHEN 1 THEN 'Quadri' END, CASE n WHEN 1 THEN 'elvira@posta.test' END,
       CASE n WHEN 1 THEN '+41795550101' END, CASE n WHEN 2 THEN 'Elvi' END, CASE n WHEN 2 THEN '+41795550101' END,
       'in_person', 'cash', 'pending', day, day
     FROM generate_series(1, 2) n,
       LATERAL (SELECT timestamptz '2025-06-02 08:00+02' + n * interval '1 day' AS day) d,
       LATERAL (SELECT bs.barber_id, bs.service_id FROM barber_services bs JOIN barbers b ON b.id = bs.barber_id
         JOIN services s ON s.id = bs.service_id WHERE b.first_name = 'Luca' AND s.name = 'Taglio') o`,
  )
}

test('the owner finds a customer, reads the card and merges two rows of one person', async ({
  page,
  shop,
}) => {
  await twoOfOnePerson(shop)
  await openPanel(page, shop, 'admin', '/admin?tab=customers')
  await expect(page.getByRole('heading', { name: 'Clienti', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await search(page, 'elvira quadri')
  await expect(page).toHaveURL(/search=elvira/)
  await expect(page.getByText('1 cliente', { exact: true })).toBeVisible()
  await expect(rowOf(page, 'Èlvira Quadri')).toContainText('elvira@posta.test')
  await expect(rowOf(page, 'Èlvira Quadri')).toContainText('3 giugno 2025')

  await page.getByRole('button', { name: 'Apri la scheda di Èlvira Quadri' }).click()
  const card = page.getByRole('dialog', { name: 'Èlvira Quadri' })
  await expect(card.getByRole('link', { name: 'Chiama' })).toHaveAttribute('href', 'tel:+41795550101')
  await expectAccessible(page)
  await card.getByLabel('Note').fill('Punte corte')
  await card.getByRole('button', { name: 'Salva note' }).click()
  await expect(page.getByText('Scheda cliente salvata')).toBeVisible()

  await expect(card.getByRole('heading', { name: 'Forse la stessa persona' })).toBeVisible()
  await card.getByRole('button', { name: 'Unisci con Elvi' }).click()
  const question = page.getByRole('dialog', { name: 'Unire i due clienti?' })
  await expect(question).toContainText('Visite, note e blocchi di Elvi passano a Èlvira Quadri:')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Unisci' }).click()
  await expect(page.getByText('Clienti uniti')).toBeVisible()
  await expect(card.getByRole('heading', { name: 'Forse la stessa persona' })).toHaveCount(0)
  await expect(card.getByText('4 giugno 2025 alle 10:00')).toBeVisible()
  await page.goBack()
  await expect(card).toHaveCount(0)
  await expect(page).toHaveURL(/search=elvira/)
  await page.goForward()
  await expect(card.getByText('4 giugno 2025 alle 10:00')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await search(page, '0795550101')
  await expect(page.getByText('1 cliente', { exact: true })).toBeVisible()
  await search(page, 'nessuno si chiama così')
  await expect(page.getByText('Nessun cliente trovato')).toBeVisible()
})

test('customers are exported as CSV', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=customers')
  const leaving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Clienti (CSV)' }).click()
  expect((await leaving).suggestedFilename()).toBe('clienti.csv')
})

test('a caller is recognised and offered the last service again', async ({ page, shop }) => {
  await twoOfOnePerson(shop)
  await openCalendar(page)
  await page.getByRole('button', { name: 'Prenotazione telefonica', exact: true }).click()
  const form = page
    .getByRole('region', { name: 'Prenotazione telefonica' })
    .or(page.getByRole('dialog', { name: 'Prenotazione telefonica' }))
  await form.getByLabel('Telefono (facoltativo)').fill('079 555 01')
  await page.clock.runFor(400)
  const known = form.getByRole('region', { name: 'Cliente conosciuto?' })
  await expect(known.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await known.getByRole('button', { name: /^Èlvira Quadri/ }).click()
  await expect(form.getByLabel('Nome o soprannome')).toHaveValue('Èlvira Quadri')
  await page.clock.runFor(400)
  const chosen = form.getByRole('region', { name: 'Prenoti per Èlvira Quadri' })
  await expect(chosen).toContainText('Taglio con Luca Bernasconi, 3 giugno 2025')
  await expect(chosen.getByRole('button', { name: 'Come l’ultima volta' })).toBeFocused()
  await chosen.getByRole('button', { name: 'Come l’ultima volta' }).click()
  await expect(form.getByLabel('Barbiere', { exact: true })).toHaveValue(/.+/)
  await expect(form.getByLabel('Servizio', { exact: true }).locator('option:checked')).toContainText('Taglio')
  await expectAccessible(page)
})
