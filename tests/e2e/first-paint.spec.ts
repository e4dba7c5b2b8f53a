import type { BrowserContext, Page } from '@playwright/test'

import { builtPaths, indexedPaths } from '#shared/built-pages.ts'
import type { Role } from '#shared/contracts/access.ts'
import { accessByPath, pages } from '#shared/pages.ts'
import { apiOf } from '#tests/support/api.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import type { Shop } from '#tests/support/shop.ts'

import { expectDetailsKept } from './booking-form.ts'

type Seen = { looks: string[]; words: string[] }

declare global {
  interface Window {
    seen: { looks: Set<string>; words: Set<string> }
  }
}

const grounds = { dark: 'rgb(11, 22, 24)', light: 'rgb(253, 233, 224)' } as const

for (const path of builtPaths)
  test(`${path} shows only its own background and font while loading`, async ({ browser, shop }) => {
    const access = accessByPath.get(path)
    for (const scheme of ['dark', 'light'] as const) {
      const context = await browser.newContext()
      if (access !== 'everyone')
        await signIn(context, shop, typeof access === 'object' ? (access[0] ?? 'client') : 'client')
      const { looks } = await watchColdLoad(context, `${shop.url}${path}`, scheme)
      expect(looks).toEqual([`${grounds[scheme]} "Hanken Grotesk Variable"`])
      await context.close()
    }
  })

test('pages that are not indexed send x-robots-tag noindex', async ({ shop }) => {
  for (const path of [...builtPaths, '/altrove']) {
    const { status, headers } = await fetch(`${shop.url}${path}`)
    const isMissing = path === '/altrove' || path === pages.product.path
    expect([path, status]).toEqual([path, isMissing ? 404 : 200])
    expect([path, headers.get('x-robots-tag')]).toEqual([
      path,
      indexedPaths.includes(path) ? null : 'noindex',
    ])
  }
})

for (const path of ['/', '/guest-booking', '/booking']) {
  test(`${path} shows a client no login link while the session loads`, async ({ context, shop }) => {
    await signIn(context, shop, 'client')
    const { words } = await watchColdLoad(context, `${shop.url}${path}`, 'dark')
    expect(words).toContain('Ciao, Giulio')
    expect(words).not.toContain('Accedi')
    expect(words).not.toContain('Registrati')
  })
}

for (const path of ['/', '/guest-booking', '/booking-confirmation', '/shop', '/shop/prodotto']) {
  test(`${path} does not load zod in its first scripts`, async ({ shop }) => {
    const read = async (address: string) => await (await fetch(`${shop.url}${address}`)).text()
    const scripts = [...new Set((await read(path)).match(/\/assets\/[\w.-]+\.js/g))]
    expect(scripts.length).toBeGreaterThan(4)
    for (const script of scripts)
      expect([script, (await read(script)).includes('ZodError')]).toEqual([script, false])
  })
}

test('a visitor sees the login link before any script has loaded', async ({ context, shop }) => {
  const page = await context.newPage()
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(shop.url)
  await expect(page.getByRole('link', { name: 'Accedi', exact: true })).toBeVisible()
})

test('a tap before the scripts is handled once they load', async ({ context, shop }) => {
  const { page, letScriptsCome } = await openWithoutScripts(context, `${shop.url}/login`)
  await page.getByRole('button', { name: 'Password dimenticata?' }).click()
  letScriptsCome()
  await expect(page.getByRole('heading', { name: 'Password dimenticata?' })).toBeVisible()
})

test('a login typed and sent by Enter before the scripts succeeds', async ({ context, shop }) => {
  const { page, letScriptsCome } = await openWithoutScripts(context, `${shop.url}/login`)
  await page.getByLabel('Email').fill('client@f4dezone.test')
  await page.getByLabel('Password', { exact: true }).fill('demo-F4DEZONE-2026')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  letScriptsCome()
  await expect(page.getByRole('heading', { name: 'Ciao, Giulio' })).toBeVisible()
})

test('a field restored by the browser counts as typed', async ({ context, shop }) => {
  const { page, letScriptsCome } = await openWithoutScripts(context, `${shop.url}/login`)
  await page.getByLabel('Email').evaluate((field: HTMLInputElement) => {
    field.value = 'client@f4dezone.test'
  })
  await page.getByLabel('Password', { exact: true }).fill('demo-F4DEZONE-2026')
  letScriptsCome()
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ciao, Giulio' })).toBeVisible()
})

test('a password is shown by a tap before the scripts', async ({ context, shop }) => {
  const { page, letScriptsCome } = await openWithoutScripts(context, `${shop.url}/login`)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('segreta')
  await page.getByRole('button', { name: 'Mostra la password' }).click()
  letScriptsCome()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('segreta')
})

test('a guest who types before the scripts keeps the input', async ({ context, shop }) => {
  const { page, letScriptsCome } = await openWithoutScripts(context, `${shop.url}/guest-booking`)
  await page.getByLabel('Nome', { exact: true }).fill('Giulia')
  await page.getByLabel('Telefono').fill('+41 79 123 45 67')
  letScriptsCome()
  await page.getByLabel('Cognome', { exact: true }).fill('Pedrazzini')
  await expect(page.getByRole('radio', { name: /^Marco Ferri/ })).toBeAttached()
  await page.getByLabel('Email').fill('giulia.pedrazzini@example.test')
  await page.reload()
  await expectDetailsKept(page)
})

test('the legal notice does not move when the shop data arrives', async ({ page, shop }) => {
  // The server waits for the tables only briefly for its first page, so poll.
  const firstPage = async () => await (await fetch(`${shop.url}/note-legali`)).text()
  await expect.poll(firstPage).toContain('F4DEZONE Sagl')
  await page.setViewportSize({ width: 390, height: 844 })
  const { promise, resolve: letSettingsCome } = Promise.withResolvers<void>()
  await page.route('**/api/settings/public', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/note-legali')
  await expect(page.getByRole('definition').filter({ hasText: 'F4DEZONE Sagl' })).toBeVisible()
  const placeOfText = async () => await page.getByRole('heading', { level: 2 }).first().boundingBox()
  await page.waitForLoadState('load')
  const before = await placeOfText()
  const come = page.waitForResponse('**/api/settings/public')
  letSettingsCome()
  await come
  await expect(page.locator('#impresa')).toHaveCount(0)
  expect(await placeOfText()).toEqual(before)
})

async function openWithoutScripts(context: BrowserContext, url: string) {
  const page = await context.newPage()
  const { promise, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  return { page, letScriptsCome }
}

async function signIn(context: BrowserContext, shop: Shop, who: Role): Promise<void> {
  const { body } = await apiOf(shop.url).post('/auth/login', {
    email: `${who}@f4dezone.test`,
    password: 'demo-F4DEZONE-2026',
  })
  await context.addInitScript(
    ([token, user]) => {
      localStorage.setItem('token', token)
      localStorage.setItem('user', user)
    },
    [body.token, JSON.stringify(body.user)] as const,
  )
}

/** Delivers the scripts one by one, as on a slow connection, so that wrong states in between become visible. */
async function watchColdLoad(context: BrowserContext, url: string, scheme: 'dark' | 'light'): Promise<Seen> {
  const page = await context.newPage()
  await page.addInitScript((chosen) => {
    localStorage.setItem('app-theme', chosen)
    window.seen = { looks: new Set(), words: new Set() }
    const look = () => {
      requestAnimationFrame(look)
      if (!document.body) return
      const { backgroundColor, fontFamily } = getComputedStyle(document.body)
      window.seen.looks.add(`${backgroundColor} ${fontFamily.split(',')[0]}`)
      for (const entry of document.querySelectorAll<HTMLElement>('header a, header button')) {
        if (entry.checkVisibility({ visibilityProperty: true })) window.seen.words.add(entry.innerText)
      }
    }
    look()
  }, scheme)
  await page.route('**/*.js', async (route) => {
    await whenStylesAreThere(page)
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'load' })
  await expect(page.locator('h1').first()).toBeVisible()
  // The region appears last, when React has hydrated the page.
  await expect(page.getByRole('region', { name: 'Notifiche' })).toBeAttached()
  // Do not wait for files that are fetched later.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return await page.evaluate(() => ({
    looks: [...window.seen.looks],
    words: [...window.seen.words],
  }))
}

/** Waits three frames, so that the page is painted without the script that is held back. */
async function whenStylesAreThere(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
  )
}
