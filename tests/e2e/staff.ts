import type { Locator, Page } from '@playwright/test'

import { type Api, apiOf } from '#tests/support/api.ts'
import type { Shop } from '#tests/support/shop.ts'

import { storeSession } from './stored-session.ts'
const password = 'demo-F4DEZONE-2026'

/** Somebody of the demo shop's staff. */
export type StaffRole = 'admin' | 'barber'

async function session(
  shop: Shop,
  role: StaffRole,
  email = `${role}@f4dezone.test`,
): Promise<{ token: string; user: object }> {
  const { body } = await apiOf(shop.url).post('/auth/login', { email, password })
  return body
}

/** What the staff would do without any screen. */
export async function staffApi(shop: Shop, role: StaffRole): Promise<Api> {
  return apiOf(shop.url, (await session(shop, role)).token)
}

/** In the log of changes, the newest one. */
export async function openNewestChange(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Registro' }).click()
  return page.getByRole('list', { name: 'Registro' }).getByRole('listitem').first()
}

/** Opens a panel as somebody who has logged in before. @param email of somebody else than the demo's login */
export async function openPanel(
  page: Page,
  shop: Shop,
  role: StaffRole,
  path: string,
  email?: string,
): Promise<void> {
  await storeSession(page, await session(shop, role, email))
  await page.goto(path)
}
