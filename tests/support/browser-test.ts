import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'

import { type MailServer, startMailServer } from './mail-server.ts'
import type { PlanName } from './plan.ts'
import { openShop, type Shop } from './shop.ts'

export { expect }

type Fixtures = {
  shop: Shop
  now: string
  isFirstVisit: boolean
  takesPayments: boolean
  sendsMail: boolean
  mailServer: MailServer | null
  /** The active plan; null: the shop never had one; 'demo': the demo's own plan. */
  plan: PlanName | 'demo' | null
  /** The test changes the page while it loads, so React reports a mismatch and renders it again. */
  mayFailToHydrate: boolean
}

/** React's errors 418, 423 and 425: the HTML differs from React's own rendering. */
const hydrationFault = /Minified React error #(418|423|425);/

/** Browser tests with a running shop per test. A test fails when its page logs an error to the console. */
export const test = base.extend<Fixtures>({
  now: ['2026-03-11T09:05:00+01:00', { option: true }],
  isFirstVisit: [false, { option: true }],
  takesPayments: [false, { option: true }],
  plan: ['ENTERPRISE', { option: true }],
  sendsMail: [false, { option: true }],
  mayFailToHydrate: [false, { option: true }],
  mailServer: async ({ sendsMail }, use) => {
    const mailServer = sendsMail ? await startMailServer() : null
    await use(mailServer)
    await mailServer?.stop()
  },
  shop: async ({ now, takesPayments, plan, mailServer }, use) => {
    const clusterUrl = process.env['BROWSER_TEST_CLUSTER'] ?? ''
    const shop = await openShop({
      clusterUrl,
      now,
      demo: true,
      payments: takesPayments,
      plan,
      ...(mailServer && { smtpUrl: mailServer.url }),
    })
    await use(shop)
    await shop.close()
  },
  baseURL: async ({ shop }, use) => use(shop.url),
  page: async ({ page, now, isFirstVisit, mayFailToHydrate }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => {
      if (!mayFailToHydrate || !hydrationFault.test(error.message)) complaints.push(error.message)
    })
    page.on('console', (message) => {
      // Chromium logs every refused call like this, also those that the screen explains to the visitor.
      const isRefusal = message.text().startsWith('Failed to load resource')
      // Playwright's own scripts in a frame without scripts, such as the preview of a mail.
      const isToolInFrame = message.text().startsWith(`Blocked script execution in 'about:srcdoc'`)
      if (message.type() === 'error' && !isRefusal && !isToolInFrame) complaints.push(message.text())
    })
    await page.clock.install({ time: new Date(now) })
    if (!isFirstVisit) await page.context().addInitScript(rememberAnswers, new Date(now).getTime())
    await use(page)
    expect(complaints, 'the console stays quiet').toEqual([])
  },
})

/** Runs in the page, before its own scripts. */
function rememberAnswers(milliseconds: number): void {
  const consent = { version: 1, date: new Date(milliseconds).toISOString() }
  const refused = { analytics: false, marketing: false, preferences: false }
  const answers = {
    'cookie-consent': JSON.stringify({ ...consent, ...refused }),
    'banner-closed': String(milliseconds),
    'pwa-dismissed-at': String(milliseconds),
  }
  try {
    for (const [key, answer] of Object.entries(answers))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, answer)
  } catch {
    // The test blocks the storage.
  }
}

export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  await untilStill(page)
  const { violations } = await new AxeBuilder({ page })
    // Otherwise axe opens a second page for each result, which takes longer than the check itself.
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'] })
    // Axe cannot look into a frame that runs no scripts.
    .exclude('iframe[sandbox=""]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found: string[] = []
  for (const { id, nodes } of violations)
    for (const { target } of nodes) {
      const place = target.join(' ')
      if (id !== 'target-size' || !(await page.evaluate(liesBehindWindow, place)))
        found.push(`${id}: ${place}`)
    }
  expect(found).toEqual([])
}

function liesBehindWindow(place: string): boolean {
  const modal = '[aria-modal="true"]'
  return document.querySelector(modal) !== null && document.querySelector(place)?.closest(modal) === null
}

/**
 * Waits until the page has stopped scrolling. Before, a bar or a floating button may cover half of a button, and axe would
 * report it as too small.
 */
async function untilStill(page: Page): Promise<void> {
  await page.clock.runFor(200)
  let before = Number.NaN
  await expect
    .poll(async () => {
      const last = before
      before = await page.evaluate(() => scrollY)
      return before === last
    })
    .toBe(true)
}

export async function expectTexts(where: Page | Locator, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) await expect(where.getByText(text)).toBeVisible()
}

export async function tokenOfMail(shop: Shop, template: string): Promise<string> {
  const { rows } = await shop.platform.database.pool.query<{ token: string }>(
    `SELECT payload ->> 'token' AS token FROM messages WHERE template = $1 ORDER BY id DESC LIMIT 1`,
    [template],
  )
  return rows[0]?.token ?? ''
}
