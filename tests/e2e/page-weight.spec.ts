import type { Page, Response } from '@playwright/test'

import { expect, test } from '#tests/support/browser-test.ts'

import { openPanel } from './staff.ts'
import { enterAs } from './stored-session.ts'

/** Limits per page: kB of HTML, scripts and styles, compressed as sent, and number of files. */
const visitors: [path: string, kilobytes: number, files: number][] = [
  ['/', 205, 21],
  ['/guest-booking', 264, 35],
  ['/shop', 246, 31],
  ['/marketing-barber-system', 196, 19],
  ['/lavora-con-noi', 179, 19],
  ['/login', 231, 23],
  ['/register', 232, 23],
  ['/privacy-policy', 184, 18],
  ['/note-legali', 175, 16],
]

const clients: typeof visitors = [
  ['/booking', 250, 45],
  ['/profile', 261, 34],
  ['/waiting-list', 279, 39],
]

type Weight = { kilobytes: number; files: number }

function expectLight(weight: Weight, most: Weight): void {
  expect.soft(weight.files, `${weight.files} files of ${weight.kilobytes} kB`).toBeLessThanOrEqual(most.files)
  expect(weight.kilobytes).toBeLessThanOrEqual(most.kilobytes)
}

function weigh(page: Page): () => Promise<Weight> {
  const answered = new Map<string, Response>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const isDocument = response.request().resourceType() === 'document'
    if (isDocument || /^\/assets\/.*\.(js|css)$/.test(pathname)) answered.set(pathname, response)
  })
  return async () => {
    let seen = 0
    while (seen < answered.size) {
      seen = answered.size
      await page.waitForTimeout(2000)
    }
    const sizes = await Promise.all([...answered.values()].map((response) => response.request().sizes()))
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    return { kilobytes: Math.round(bytes / 1000), files: answered.size - 1 }
  }
}

for (const [path, kilobytes, files] of visitors)
  test(`${path} stays within its weight`, async ({ page }) => {
    const weight = weigh(page)
    await page.goto(path)
    expectLight(await weight(), { kilobytes, files })
  })

for (const [path, kilobytes, files] of clients)
  test(`${path} stays within its weight for a client`, async ({ page }) => {
    await enterAs(page, 'client@f4dezone.test')
    const weight = weigh(page)
    await page.goto(path)
    expectLight(await weight(), { kilobytes, files })
  })

for (const [role, kilobytes, files] of [
  ['admin', 382, 86],
  ['barber', 346, 65],
] as const)
  test(`/${role} stays within its weight`, async ({ page, shop }) => {
    const weight = weigh(page)
    await openPanel(page, shop, role, `/${role}`)
    expectLight(await weight(), { kilobytes, files })
  })
