import type { Page } from '@playwright/test'

import { demoPassword } from '#app/server/demo/demo-people.ts'

type Session = { token: string; user: object }

export async function enterAs(page: Page, email: string, password = demoPassword): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } })
  await storeSession(page, await answer.json())
}

/** Stores the session on an image of the same origin, so that no script of the product runs. */
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
