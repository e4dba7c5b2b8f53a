import type { Locator, Page } from '@playwright/test'

import { type Api, apiOf } from '#tests/support/api.ts'
import type { Shop } from '#tests/support/shop.ts'

import { storeSession } from './stored-session.ts'
const password = 'demo-F4DEZONE-2026'

export type StaffRole = 'admin' | 'barber'

async function session(
  shop: Shop,
  role: StaffRole,
  email = `${role}@f4dezone.test`,
): Promise<{ token: string; user: object }> {
  const { body } = await apiOf(shop.url).post('/auth/login', { email, password })
  return body
}

export async function staffApi(shop: Shop, role: StaffRole): Promise<Api> {
  return apiOf(shop.url, (await session(shop, role)).token)
}

export async function openNewestChange(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Registro' }).click()
  return page.getByRole('list', { name: 'Registro' }).getByRole('listitem').first()
}

/** @param email of another user than the demo's */
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
