import { once } from 'node:events'
import { createServer, get } from 'node:http'

import type { Page, Route } from '@playwright/test'

import { apiOf } from '#tests/support/api.ts'
import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'
import { clientBooking } from '#tests/support/people.ts'

import { logIn } from './login-form.ts'
import { enterAs } from './stored-session.ts'

const client = { email: 'client@f4dezone.test', password: 'demo-F4DEZONE-2026' }

test.use({ serviceWorkers: 'allow' })

const banner = (page: Page) =>
  page.getByText('Modalità Offline - Alcune funzioni potrebbero non essere disponibili')
const updatePrompt = (page: Page) => page.getByRole('region', { name: 'Aggiornamento Disponibile' })
const installPrompt = (page: Page) => page.getByRole('region', { name: 'Installa l’app' })

async function untilInstalled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 60_000,
  })
}

test('offline shows own appointments and the homepage, without actions', async ({ page, context, shop }) => {
  const { body: session } = await apiOf(shop.url).post('/auth/login', client)
  const { body: barbers } = await apiOf(shop.url).get('/barbers/public')
  const { status } = await apiOf(shop.url, session.token).post(
    '/appointments',
    clientBooking(barbers[0]._id, { date: '2026-03-31', time: '15:30' }),
  )
  expect(status).toBe(201)
  const appointment = page.getByRole('article').filter({ hasText: 'Martedì 31 marzo' })
  const seenAt = page.getByText(/Dati aggiornati alle 9:\d\d di mercoledì 11 marzo/)

  await logIn(page)
  await untilInstalled(page)
  await page.goto('/booking#appuntamenti')
  await expect(appointment).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancella' }).first()).toBeVisible()

  await context.setOffline(true)
  await expect(banner(page)).toBeVisible()
  await expect(seenAt).toBeVisible()
  await expect(appointment).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancella' })).toHaveCount(0)

  await page.reload()
  await expect(banner(page)).toBeVisible()
  await expect(seenAt).toBeVisible()
  await expect(appointment).toBeVisible()
  await expect(page.getByText('Per prenotare serve la connessione.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Listino prezzi' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Marco Ferri' })).toBeVisible()
  await expect(banner(page)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Shop', exact: true }).first().click()
  await expect(page).toHaveURL('/shop')
  await expect(page.getByRole('main').getByText('Errore nel caricamento dei prodotti')).toBeVisible()
  await context.setOffline(false)
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Aggiungi/ }).first()).toBeVisible()
  await page.goto('/booking#appuntamenti')
  await expect(appointment).toBeVisible()
  await expect(seenAt).toHaveCount(0)
  await page.getByRole('button', { name: /^Ciao, / }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  const left = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()))
    return {
      own: localStorage.getItem('own-data'),
      cached: requests.flat().map(({ url }) => new URL(url).pathname),
    }
  })
  expect(left.own).toBeNull()
  expect(left.cached.filter((path) => path.startsWith('/api/')).toSorted()).toEqual([
    '/api/barbers/public',
    '/api/services/active',
    '/api/settings/public',
  ])
})

test('a cached page shows the offline banner although the browser reports a network', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }))
  await page.goto('/')
  await untilInstalled(page)
  // Reload, so that all requests of the page are cached.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Marco Ferri' })).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Marco Ferri' })).toBeVisible()
  await expect(banner(page)).toBeVisible()
})

test('offline staff and unknown pages ask for a connection and are not cached', async ({ page, context }) => {
  await enterAs(page, 'admin@f4dezone.test')
  await page.goto('/admin?tab=users')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilInstalled(page)
  await page.reload()
  await expect(page.getByText(client.email)).toBeVisible()

  await context.setOffline(true)
  const title = page.getByRole('heading', { name: 'Qui serve la connessione.' })
  for (const scheme of ['light', 'dark']) {
    await page.evaluate((chosen) => localStorage.setItem('app-theme', chosen), scheme)
    for (const path of ['/admin?tab=users', '/barber', '/admin/ordine?id=1', '/altrove']) {
      await page.goto(path)
      await expect(title).toBeVisible()
      await expect(page).toHaveURL(path)
    }
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      const folder = process.env['SCREENSHOTS']
      if (folder) await page.screenshot({ path: `${folder}/offline-${scheme}-${width}.png` })
    }
  }
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const opened = await Promise.all(names.map(async (name) => await caches.open(name)))
    const answers = (await Promise.all(opened.map(async (cache) => await cache.matchAll()))).flat()
    return await Promise.all(answers.map(async (answer) => `${answer.url} ${await answer.text()}`))
  })
  expect(kept.filter((text) => text.includes('client@f4dezone.test'))).toEqual([])

  await page.getByRole('link', { name: 'Torna alla home' }).click()
  await expect(page.getByRole('heading', { name: 'Listino prezzi' })).toBeVisible()
  await page.goto('/admin?tab=users')
  await page.getByRole('link', { name: 'Riprova' }).click()
  await expect(title).toBeVisible()
  await expect(page).toHaveURL('/admin?tab=users')
  await context.setOffline(false)
  await expect(page.getByText(client.email)).toBeVisible()
})

test('offline forms are refused before sending and keep their input', async ({ page, context }) => {
  await page.goto('/login')
  await untilInstalled(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await context.setOffline(true)
  await expect(banner(page)).toBeVisible()
  await page.getByLabel('Email').fill(client.email)
  await page.getByLabel('Password', { exact: true }).fill(client.password)
  const submit = page.getByRole('button', { name: 'Accedi', exact: true })
  await expect(submit).toHaveAccessibleDescription(/Modalità Offline/)
  await submit.click()
  await expect(page.getByText('Sei offline: non è stato inviato nulla')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(client.email)
  expect(sent).toEqual([])
  // The server is reachable before the page has noticed that it is online.
  await context.setOffline(false)
  await submit.click()
  await expect(page).toHaveURL('/')
  await expect(banner(page)).toHaveCount(0)
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a connection lost during an earlier check is noticed', async ({ page, context }) => {
    await page.goto('/login')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await expect(banner(page)).toBeVisible()
    const asked = Promise.withResolvers<Route>()
    await page.route('**/api/health', (route) => asked.resolve(route), { times: 1 })
    await context.setOffline(false)
    const earlier = await asked.promise
    await context.setOffline(true)
    const later = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/health'))
    await earlier.fulfill({ json: { status: 'ok' } })
    await later
    await expect(banner(page)).toBeVisible()
    await context.setOffline(false)
    await expect(banner(page)).toBeHidden()
  })
})

/** Proxies the shop and, from `release()` on, serves a changed service worker, as a release does. */
async function startReleases(url: string): Promise<{ url: string; release: () => void; stop: () => void }> {
  let released = ''
  const proxy = createServer((request, response) => {
    const path = request.url ?? '/'
    // Ask for uncompressed, unconditional answers, because the proxy changes them.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...asked } = request.headers
    const onward = get(url + path, { headers: { ...asked, 'accept-encoding': 'identity' } }, (answer) => {
      const isWorker = path === '/sw.js'
      const { 'content-length': _length, ...headers } = answer.headers
      response.writeHead(answer.statusCode ?? 500, isWorker ? headers : answer.headers)
      answer.on('data', (part: Buffer) => response.write(part))
      answer.on('end', () => response.end(isWorker ? released : ''))
    })
    onward.on('error', () => response.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    release: () => {
      released = '\n// newer'
    },
    stop: () => proxy.close(),
  }
}

test('a new version waits for confirmation and reloads once', async ({ page, shop }) => {
  const site = await startReleases(shop.url)
  await page.goto(site.url)
  await untilInstalled(page)
  await page.waitForTimeout(500)
  await expect(updatePrompt(page)).toHaveCount(0)
  site.release()
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))

  await page.reload()
  await expect(updatePrompt(page)).toBeVisible()
  await expectAccessible(page)
  await updatePrompt(page).getByRole('button', { name: 'Dopo' }).click()
  await expect(updatePrompt(page)).toHaveCount(0)
  await page.goto(`${site.url}/shop`)
  await expect(updatePrompt(page)).toBeVisible()
  expect(loads).toHaveLength(2)

  await updatePrompt(page).getByRole('button', { name: 'Aggiorna Ora' }).click()
  await expect.poll(() => loads.length).toBe(3)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilInstalled(page)
  await page.waitForTimeout(1_500)
  await expect(updatePrompt(page)).toHaveCount(0)
  expect(loads).toHaveLength(3)
  site.stop()
})

test('missing files reload the page once', async ({ page }) => {
  await page.goto('/shop')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  const lose = () => page.evaluate(() => dispatchEvent(new Event('vite:preloadError')))
  await lose()
  await page.waitForTimeout(1_000)
  expect(loads).toHaveLength(0)
  await page.route('**/assets/manifest-*.js', async (route) => {
    if (route.request().method() === 'HEAD') await route.fulfill({ status: 404 })
    else await route.continue()
  })
  await lose()
  await expect.poll(() => loads.length).toBe(1)
  await page.waitForLoadState('networkidle')
  await lose()
  await page.waitForTimeout(1_000)
  expect(loads).toHaveLength(1)
})

/** Runs in the page, before its own scripts. */
function forgetRefusal(): void {
  if (sessionStorage.getItem('forgotten') !== null) return
  sessionStorage.setItem('forgotten', 'yes')
  localStorage.setItem('pwa-dismissed-at', '0')
}

test.describe('the install prompt', () => {
  test.use({ serviceWorkers: 'block' })

  async function offerInstall(page: Page): Promise<void> {
    await page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => document.documentElement.setAttribute('data-asked', 'yes'),
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      })
      dispatchEvent(event)
      document.documentElement.setAttribute('data-kept', String(event.defaultPrevented))
    })
  }

  test('is shown after two seconds, and not again for a day', async ({ page }) => {
    await page.addInitScript(forgetRefusal)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await offerInstall(page)
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'true')
    await expect(installPrompt(page)).toHaveCount(0)
    await page.clock.fastForward(2_000)
    await expect(installPrompt(page)).toBeVisible()
    await expectAccessible(page)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Apri il menu' }).click()
    await expect(installPrompt(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Chiudi il menu' }).click()
    await expect(installPrompt(page)).toBeVisible()

    await installPrompt(page).getByRole('button', { name: 'Installa' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes')
    await expect(installPrompt(page)).toHaveCount(0)

    await page.reload()
    await page.waitForLoadState('networkidle')
    await offerInstall(page)
    await page.clock.fastForward(2_500)
    await installPrompt(page).getByRole('button', { name: 'Non ora' }).click()
    expect(Number(await page.evaluate(() => localStorage.getItem('pwa-dismissed-at')))).toBeGreaterThan(
      1_773_000_000_000,
    )
    await page.reload()
    await page.waitForLoadState('networkidle')
    await offerInstall(page)
    await page.clock.fastForward(10_000)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(installPrompt(page)).toHaveCount(0)
  })

  test.describe('on iOS', () => {
    test.use({
      viewport: { width: 390, height: 844 },
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1',
    })

    test('is shown after five seconds, and not inside the app', async ({ page }) => {
      await page.addInitScript(forgetRefusal)
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      await page.clock.fastForward(3_000)
      await expect(installPrompt(page)).toHaveCount(0)
      await page.clock.fastForward(2_500)
      await expect(installPrompt(page)).toContainText('Tocca Condividi')
      await expect(installPrompt(page)).toContainText('Scegli «Aggiungi a Home»')
      await expectAccessible(page)

      await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
      await page.reload()
      await page.waitForLoadState('networkidle')
      await page.clock.fastForward(10_000)
      await expect(installPrompt(page)).toHaveCount(0)
    })
  })
})
