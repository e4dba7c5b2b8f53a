import type { Page } from '@playwright/test'

import { apiOf } from '#tests/support/api.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { guestBooking, payer } from '#tests/support/people.ts'
import { limitPlans } from '#tests/support/plan.ts'

import { letPlanExpire, pretendUsage, usedAppointments } from './plan-gates.ts'
import { emptyDay, openCalendar, phoneIn } from './staff-calendar.ts'
import { openPanel, staffApi } from './staff.ts'

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

async function cutOff(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const isHeld = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent || parent === document.body) return false
      return getComputedStyle(parent).overflowX !== 'visible' || isHeld(parent)
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1 && !isHeld(element))
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`)
  })
}

const screens = [
  [
    'admin',
    [
      'subscription',
      'plans',
      'appointments',
      'services',
      'barbers',
      'users',
      'waitinglist',
      'stats',
      'ecommerce',
      'orders',
      'settings',
      'audit',
    ],
  ],
  ['barber', ['appointments', 'schedule', 'services', 'stats', 'profile']],
] as const

for (const [role, tabs] of screens) {
  test(`no screen of the ${role} is wider than a narrow phone`, async ({ page, shop }) => {
    await openPanel(page, shop, role, `/${role}`)
    for (const tab of tabs) {
      await page.goto(`/${role}?tab=${tab}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true], [class*=skeleton]')).toHaveCount(0)
      expect(await cutOff(page), tab).toEqual([])
    }
  })
}

test('no screen without a plan or at its limits is wider than a narrow phone', async ({ page, shop }) => {
  await limitPlans(shop, { appointments: await usedAppointments(shop), barbers: 4 })
  await pretendUsage(page, { appointments: 1000, emails: 950, sms: 900 })
  await openPanel(page, shop, 'admin', '/admin?tab=barbers')
  await expect(page.getByText('Limite barbieri raggiunto!')).toBeVisible()
  expect(await cutOff(page)).toEqual([])
  await page.goto('/booking')
  await expect(page.getByRole('heading', { name: 'Limite Prenotazioni Raggiunto' })).toBeVisible()
  expect(await cutOff(page)).toEqual([])
  await letPlanExpire(shop)
  await page.goto('/admin?tab=services')
  await expect(page.getByText(/^Funzionalità bloccata/)).toBeVisible()
  expect(await cutOff(page)).toEqual([])
})

test('an appointment with a long name can be closed', async ({ page, shop }) => {
  const name = 'W'.repeat(50)
  await phoneIn(shop, { name, time: '10:00' })
  await openCalendar(page, `view=day&date=${emptyDay}`)
  await page.getByRole('button', { name }).first().click()
  const opened = page.getByRole('dialog', { name })
  await expect(opened.getByRole('button', { name: 'Chiudi' })).toBeInViewport({ ratio: 1 })
})

test.describe('while a guest pays', () => {
  test.use({ takesPayments: true })

  test('the list of the day names the barber of the hold', async ({ page, shop }) => {
    const [barber] = (await (await staffApi(shop, 'admin')).get('/barbers')).body
    const guest = guestBooking(barber._id, { date: emptyDay, time: '10:00' })
    const { status } = await apiOf(shop.url).post('/payments/create-intent', {
      type: 'appointment',
      appointmentData: guest,
      customerDetails: payer,
      currency: 'CHF',
    })
    expect(status).toBe(201)
    await openCalendar(page)
    await expect(page.getByRole('listitem').filter({ hasText: 'In pagamento' })).toContainText(
      `${barber.firstName} ${barber.lastName}`,
    )
  })
})
