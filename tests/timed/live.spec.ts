import type { BrowserContext, Page } from '@playwright/test'

import { fillDetails, freeDay, goOnAndPayAtTheSalon, pick } from '#tests/e2e/booking-form.ts'
import { openPanel } from '#tests/e2e/staff.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { openTwin, type Shop } from '#tests/support/shop.ts'

import { whenShown } from './when-shown.ts'

const withTwin = test.extend<{ twin: Shop }>({
  twin: async ({ shop }, use) => {
    const twin = await openTwin(shop)
    await use(twin)
    await twin.close()
  },
})

async function openPage(context: BrowserContext, now: string): Promise<Page> {
  const page = await context.newPage()
  await page.clock.install({ time: new Date(now) })
  return page
}

withTwin(
  'a booking is on the open screens of admin and barber within a second, over two processes',
  async ({ browser, page: admin, shop, twin, now }) => {
    const barber = await openPage(await browser.newContext({ baseURL: twin.url }), now)
    const guest = await openPage(await browser.newContext({ baseURL: twin.url }), now)
    await openPanel(admin, shop, 'admin', `/admin?tab=appointments&view=day&date=${freeDay.date}`)
    await expect(admin.getByRole('group', { name: 'Marco Ferri' })).toBeVisible()
    await openPanel(barber, shop, 'barber', `/barber?tab=appointments&view=date&date=${freeDay.date}`)
    await expect(barber.getByText('Libero 12:30–19:00')).toBeVisible()

    await guest.goto('/guest-booking')
    await fillDetails(guest)
    await pick(guest, { barber: 'Marco Ferri', service: 'Taglio', day: freeDay.words, time: '15:30' })
    const booked = guest
      .waitForResponse((response) => response.url().endsWith('/appointments/guest'))
      .then((response) => ({ status: response.status(), at: performance.now() }))
    const shown = [
      whenShown(admin, '[data-appointment-id]', 'Giulia Pedrazzini'),
      whenShown(admin, '[role=status]', 'Nuovo appuntamento: Giulia Pedrazzini'),
      whenShown(barber, 'article', 'Giulia Pedrazzini'),
    ]
    await goOnAndPayAtTheSalon(guest)
    const { status, at } = await booked
    expect(status).toBe(201)
    for (const moment of shown) expect((await moment) - at).toBeLessThan(1000)
    await expect(admin.getByRole('button', { name: /^15:30 Giulia Pedrazzini/ })).toBeVisible()
    await expect(barber.getByRole('heading', { name: 'Giulia Pedrazzini' })).toBeVisible()
    await admin.getByRole('button', { name: 'Avvisi: 1 nuovo' }).click()
    await expect(admin.getByRole('region', { name: 'Avvisi' })).toContainText('Giulia Pedrazzini, Taglio')
  },
)

withTwin(
  'an appointment completed by the barber is completed on the open calendar of the admin',
  async ({ browser, page: admin, shop, twin, now }) => {
    await openPanel(admin, shop, 'admin', '/admin?tab=appointments&view=day&layout=list')
    const barber = await openPage(await browser.newContext({ baseURL: twin.url }), now)
    await openPanel(barber, shop, 'barber', '/barber')
    const next = barber.getByRole('region', { name: 'Prossimo cliente' })
    const name = await next.getByRole('heading').innerText()
    await next.getByRole('button', { name: /^Completa/ }).click()
    const card = admin.getByRole('article').filter({ hasText: name }).first()
    await expect(card.getByText('Confermato')).toBeVisible()
    const completed = barber
      .waitForResponse((response) => response.url().endsWith('/status'))
      .then(() => performance.now())
    const shown = whenShown(admin, 'article', [name, 'Completato'])
    await barber.getByRole('button', { name: 'Segna come completato' }).click()
    expect((await shown) - (await completed)).toBeLessThan(1000)
    await expect(barber.getByText('Stato aggiornato: Completato')).toBeVisible()
    await expect(card.getByText('Completato')).toBeVisible()
  },
)
