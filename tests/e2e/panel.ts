import { expect, type Page } from '@playwright/test'

import { demoPassword } from '#app/server/demo-people.ts'
import { apiOf } from '#tests/support/api.ts'
import type { Shop } from '#tests/support/shop.ts'

/** Opens a section of a panel as somebody who is signed in already; the login has journeys of its own. */
export async function openPanel(
  page: Page,
  shop: Shop,
  tab: string,
  email = 'admin@f4dezone.test',
): Promise<void> {
  const { body } = await apiOf(shop.url).post('/auth/login', { email, password: demoPassword })
  await page.addInitScript(
    ([token, user]) => {
      if (sessionStorage.getItem('signedIn')) return
      sessionStorage.setItem('signedIn', 'yes')
      const now = String(Date.now())
      localStorage.setItem('sessionRenewedAt', now)
      localStorage.setItem('sessionLastActivity', now)
      localStorage.setItem('user', user ?? '')
      localStorage.setItem('token', token ?? '')
    },
    [String(body.token), JSON.stringify(body.user)],
  )
  await page.goto(`${body.user.role === 'barber' ? '/barber' : '/admin'}?tab=${tab}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
