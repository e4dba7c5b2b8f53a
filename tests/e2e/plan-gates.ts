import type { Page } from '@playwright/test'

import { givePlan, limitPlans, type PlanName } from '#tests/support/plan.ts'
import type { Shop } from '#tests/support/shop.ts'

import { adminApi } from './staff-calendar.ts'

const lastMonth = { from: '2026-02-04T00:00:00Z', to: '2026-03-04T00:00:00Z' }

export async function letPlanExpire(shop: Shop, name: PlanName = 'BUSINESS'): Promise<void> {
  await givePlan(shop, name, lastMonth)
}

export async function usedAppointments(shop: Shop): Promise<number> {
  const { body } = await (await adminApi(shop)).get('/subscriptions/usage')
  return body.data.usage.appointments.current
}

/** @returns the number of appointments that exist */
export async function leaveRoomForOne(shop: Shop): Promise<number> {
  await givePlan(shop, 'STARTER')
  const used = await usedAppointments(shop)
  await limitPlans(shop, { appointments: used + 1 })
  return used
}

/** @param used per thousand, by resource */
export async function pretendUsage(page: Page, used: Record<string, number>): Promise<void> {
  await page.route('**/api/subscriptions/usage', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const { usage } = body.data
    for (const [resource, current] of Object.entries(usage === null ? {} : used))
      usage[resource] = {
        current,
        limit: 1000,
        percentage: current / 10,
        remaining: Math.max(0, 1000 - current),
        isOverLimit: current >= 1000,
      }
    await route.fulfill({ response, json: body })
  })
}

export const sectionLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pannello Amministrativo' }).getByRole('link', { name })

export const phoneForm = (page: Page) =>
  page
    .getByRole('region', { name: 'Prenotazione telefonica' })
    .or(page.getByRole('dialog', { name: 'Prenotazione telefonica' }))

export const phoneButton = (page: Page) => page.getByRole('button', { name: /^Prenotazione telefonica/ })
