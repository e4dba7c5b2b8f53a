import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'

import { type MailServer, startMailServer } from './mail-server.ts'
import type { PlanName } from './plan.ts'
import { openShop, type Shop } from './shop.ts'

export { expect }

type Fixtures = {
  /** The demo shop, at its own moment, on a database and a port of its own. */
  shop: Shop
  /** Where the shop's clock starts; the browser's clock is set to the same moment. */
  now: string
  /** Nobody was asked about cookies, the app or the agency yet; otherwise all of it was answered a moment ago. */
  isFirstVisit: boolean
  /** Takes payments online, through a sandbox of its own. */
  takesPayments: boolean
  /** Hands its mails to `mailServer`. */
  sendsMail: boolean
  /** null without `sendsMail`. */
  mailServer: MailServer | null
  /** The plan that runs; null: none was ever paid, 'demo': the demo's own. */
  plan: PlanName | 'demo' | null
  /** The page was changed while it loaded: React reports that, and draws it anew. */
  mayFailToHydrate: boolean
}

/** React's errors 418, 423 and 425: what stands in the page is not what it would have drawn. */
const hydrationFault = /Minified React error #(418|423|425);/

/** Browser tests: a living shop per test, and a test fails when its page complains in the console. */
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
      // Chromium reports every refused call like this, also those that the screen explains to the person.
      const isRefusal = message.text().startsWith('Failed to load resource')
      // What the test tool itself puts into a frame that may run nothing, as the preview of a mail.
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
    // A test that blocks the storage.
  }
}

/** WCAG 2.2 AA, as far as a machine can tell, once the page is there. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  await untilStill(page)
  const { violations } = await new AxeBuilder({ page })
    // Otherwise the tool opens a second page for each answer, which costs more than the looking itself.
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'] })
    // No tool can look into a frame that may run nothing.
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

/** Of what a modal window covers in part nobody can press the rest. Runs in the page. */
function liesBehindWindow(place: string): boolean {
  const modal = '[aria-modal="true"]'
  return document.querySelector(modal) !== null && document.querySelector(place)?.closest(modal) === null
}

/**
 * While the page is still scrolling, a button may lie half under a bar, or under what floats over the page and looks for its place a
 * moment after each change: it counts as too small to hit.
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

/** All of it can be seen. */
export async function expectTexts(where: Page | Locator, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) await expect(where.getByText(text)).toBeVisible()
}

/** The secret that a mail of this template carried, newest first. */
export async function tokenOfMail(shop: Shop, template: string): Promise<string> {
  const { rows } = await shop.platform.database.pool.query<{ token: string }>(
    `SELECT payload ->> 'token' AS token FROM messages WHERE template = $1 ORDER BY id DESC LIMIT 1`,
    [template],
  )
  return rows[0]?.token ?? ''
}
