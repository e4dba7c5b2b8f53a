import type { Page } from '@playwright/test'

import { demoPassword } from '#app/server/demo/demo-people.ts'
import { expect } from '#tests/support/browser-test.ts'

export async function fillLogin(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
}

/** @param home where the login leads without a page to return to */
export async function logIn(
  page: Page,
  email = 'client@f4dezone.test',
  home: string | RegExp = '/',
): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, email)
  await expect(page).toHaveURL(home)
}
