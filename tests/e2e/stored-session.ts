import type { Page } from '@playwright/test'

import { demoPassword } from '#app/server/demo/demo-people.ts'

type Session = { token: string; user: object }

/** As somebody who has logged in before. */
export async function enterAs(page: Page, email: string, password = demoPassword): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } })
  await storeSession(page, await answer.json())
}

/** No page of the product is loaded for it: the browser stands on a drawing of the same origin, where no script runs. */
export async function storeSession(page: Page, { token, user }: Session): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(
    ([storedToken, storedUser]) => {
      localStorage.setItem('token', storedToken)
      localStorage.setItem('user', storedUser)
    },
    [token, JSON.stringify(user)] as const,
  )
}
