import type { Page, Request } from '@playwright/test'

import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'

import { addButton, cart, cartButton, wax } from './shop-pages.ts'

const film = 'video[data-state]'
const pause = (page: Page) => page.getByRole('button', { name: 'Metti in pausa l’animazione' })
const jumpTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
/** Waits for hydration: it replaces the static list of barbers, and only then does the page react to input. */
async function untilAlive(page: Page): Promise<void> {
  await expect(page.locator('#chi-lavora-qui')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Marco Ferri' })).toBeVisible()
}
/** Advances the page's clock in steps; after each step the files arrive that the page has requested in it. */
function advanceWithRequests(page: Page): (milliseconds: number) => Promise<void> {
  const open = new Set<Request>()
  let lastChange = performance.now()
  const onChange = (change: (request: Request) => void) => (request: Request) => {
    if (request.resourceType() === 'eventsource') return
    change(request)
    lastChange = performance.now()
  }
  page.on(
    'request',
    onChange((request) => open.add(request)),
  )
  page.on(
    'requestfinished',
    onChange((request) => open.delete(request)),
  )
  page.on(
    'requestfailed',
    onChange((request) => open.delete(request)),
  )
  return async (milliseconds) => {
    for (let step = 0; step < milliseconds; step += 250) {
      await page.clock.runFor(Math.min(250, milliseconds - step))
      await expect
        .poll(() => open.size === 0 && performance.now() - lastChange > 300, { timeout: 60_000 })
        .toBe(true)
    }
  }
}
const banner = (page: Page) => page.getByRole('region', { name: 'Un sito così per il tuo salone' })

test('the homepage shows its sections in order, on phones and in both themes', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dal pieno allo zero, senza uno scalino.')
  await untilAlive(page)
  await expect(page.getByText('Via Zurigo 2, 6900 Lugano').first()).toBeVisible()
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Con Appuntamento',
    'Senza Appuntamento',
    'Servizi',
    'I barbieri',
    'Shop',
    'Listino prezzi',
    'Video',
    'Uno studio piccolo, quattro poltrone, zero fretta.',
    'Esempi di recensioni',
    'Vieni a trovarci',
    'Menu rapido',
    'Servizi',
    'Orari di contatto',
  ])
  const footer = page.locator('footer')
  await expect(footer.getByRole('link', { name: 'sviluppo@f4dezone.test' })).toHaveAttribute(
    'href',
    'mailto:sviluppo@f4dezone.test',
  )
  await expect(footer.getByText('© 2026 F4DEZONE · Versione 1.0.0')).toBeVisible()
  // The reviews rotate by themselves: stop them, because contrast cannot be measured during a transition.
  await page.getByRole('button', { name: 'Ferma lo scorrimento' }).click()
  await expect(page.locator('li[data-shown="true"]')).toHaveCSS('opacity', '1')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const theme of ['dark', 'light']) {
      await page.evaluate(
        (name) => document.documentElement.setAttribute('data-mantine-color-scheme', name),
        theme,
      )
      await expectAccessible(page)
    }
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('the pole film plays once the page is loaded, and can be paused', async ({ page }) => {
  const films: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/video/palo')) films.push(request.url())
  })
  await page.goto('/', { waitUntil: 'load' })
  expect(films).toEqual([])
  await expect(page.locator(film)).toHaveAttribute('data-state', 'loaded')
  const isPaused = () => page.locator(film).evaluate((video: HTMLVideoElement) => video.paused)
  expect(await isPaused()).toBe(false)
  await pause(page).press('Enter')
  expect(await isPaused()).toBe(true)
  await page.getByRole('button', { name: 'Riprendi l’animazione' }).click()
  await expect.poll(isPaused).toBe(false)
  await jumpTo(page, '#contatti')
  await expect.poll(isPaused).toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.locator(film)).toHaveCount(0)
})

test('without its film the pole is a still image, and a broken film shows a notice', async ({ page }) => {
  await page.route('**/video/*.{webm,mp4}', (route) => route.fulfill({ status: 200, body: 'no film' }))
  await page.goto('/')
  const tried = page.waitForResponse('**/video/palo-insegna.mp4')
  await tried
  await expect(page.locator(film)).toHaveCount(0)
  await expect(page.locator('[data-covered="false"]')).toHaveCSS('opacity', '1')
  await expect(pause(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Guarda il video: Mano libera' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Video non disponibile' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Guarda il video: Mano libera' })).toHaveCount(0)
})

test('films play one at a time, also by keyboard', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\/video\/(?!palo).*\.(webm|mp4)/.test(request.url())) fetched.push(request.url())
  })
  await page.goto('/')
  const play = (title: string) => page.getByRole('button', { name: `Guarda il video: ${title}` })
  await play('Hair tattoo').focus()
  expect(fetched).toEqual([])
  await page.keyboard.press('Space')
  const tattoo = page.getByLabel('Hair tattoo', { exact: true })
  await expect(tattoo).toBeFocused()
  await expect.poll(() => tattoo.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  await play('L’insegna').click()
  await expect(page.getByLabel('L’insegna', { exact: true })).toBeVisible()
  await expect(tattoo).toHaveCount(0)
  await expect(play('Hair tattoo')).toBeVisible()
})

test('the shop section loads when it stays in view, and its cart works', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/products')) asked.push(request.url())
  })
  await page.goto('/')
  await untilAlive(page)
  await jumpTo(page, '#shop')
  await jumpTo(page, '#contatti')
  await page.clock.runFor(1500)
  expect(asked).toEqual([])
  await jumpTo(page, '#shop')
  await page.clock.runFor(1500)
  await expect(addButton(page, wax.name)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Vedi tutti i 16 prodotti' })).toHaveAttribute('href', '/shop')
  await addButton(page, wax.name).click()
  await cartButton(page, 1).click()
  await expect(cart(page).getByText(wax.name)).toBeVisible()
  await cart(page)
    .getByRole('button', { name: 'Procedi all’ordine' })
    .or(cart(page).getByRole('button', { name: /Procedi/ }))
    .first()
    .click()
  await expect(page).toHaveURL('/shop?passo=pagamento')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('the reviews change every five seconds and can be paused', async ({ page }) => {
  await page.goto('/')
  const shown = (name: string) => page.locator('[data-shown="true"]', { hasText: name })
  await untilAlive(page)
  await page.clock.pauseAt(new Date('2026-03-11T10:00:00+01:00'))
  await page.getByRole('button', { name: 'Recensione 1 di 6' }).evaluate((dot: HTMLElement) => dot.click())
  await expect(shown('Andrea R.')).toBeVisible()
  await page.clock.runFor(4900)
  await expect(shown('Andrea R.')).toBeVisible()
  await page.clock.runFor(200)
  await expect(shown('Luca M.')).toBeVisible()
  await page.getByRole('button', { name: 'Recensione precedente' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(shown('Matteo F.')).toBeVisible()
  await page.clock.runFor(12_000)
  await expect(shown('Matteo F.')).toBeVisible()
  await page.getByRole('button', { name: 'Recensione successiva' }).press('Enter')
  await expect(shown('Andrea R.')).toBeVisible()
  await page.getByRole('button', { name: 'Ferma lo scorrimento' }).press('Enter')
  await page
    .getByRole('button', { name: 'Avvia lo scorrimento' })
    .evaluate((button: HTMLElement) => button.blur())
  await page.clock.runFor(12_000)
  await expect(shown('Andrea R.')).toBeVisible()
  await expect(page.getByText('Luca M.')).toBeHidden()
})

test('with the server unavailable the page works and shows no error', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Prenota Ora' }).first()).toBeVisible()
  await expect(page.getByText('scegli tu giorno e ora')).toBeVisible()
  await jumpTo(page, '#shop')
  await page.clock.runFor(1500)
  await expect(page.getByText('I prodotti sono nella pagina dello shop.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: 'Vai allo shop' })).toHaveAttribute('href', '/shop')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(/Errore/)).toHaveCount(0)
})

test.describe('the agency banner', () => {
  test.use({ isFirstVisit: true })

  test('appears after two seconds, folds and stays closed for a day', async ({ page }) => {
    const consent = {
      version: 1,
      date: '2026-03-11T08:00:00Z',
      analytics: false,
      marketing: false,
      preferences: false,
    }
    await page.addInitScript((kept) => {
      localStorage.setItem('cookie-consent', kept)
      localStorage.setItem('pwa-dismissed-at', String(Date.now()))
    }, JSON.stringify(consent))
    await page.clock.pauseAt(new Date('2026-03-11T09:10:00+01:00'))
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text())
    })
    const hasLoaded = async (text: string) =>
      (await Promise.all(scripts)).some((script) => script.includes(text))
    const pageTime = async () => await page.evaluate(() => Date.now())
    const advance = advanceWithRequests(page)
    await page.goto('/')
    await advance(1900)
    await expect(banner(page)).toHaveCount(0)
    expect(await hasLoaded('Scopri il sistema')).toBe(false)
    const more = banner(page).getByRole('link', { name: 'Scopri il sistema' })
    // The two seconds begin when the idle browser has loaded the prompt.
    await advance(2500)
    await expect(more).toHaveAttribute('href', '/marketing-barber-system')
    expect(await hasLoaded('Scopri il sistema')).toBe(true)
    await page.clock.resume()
    await expectAccessible(page)
    await banner(page).getByRole('button', { name: 'Riduci' }).press('Enter')
    await expect(banner(page).getByRole('link')).toHaveCount(0)
    await banner(page).getByRole('button', { name: 'Mostra' }).click()
    const before = await pageTime()
    await banner(page).getByRole('button', { name: 'Chiudi' }).click()
    await expect(banner(page)).toHaveCount(0)
    const closed = Number(await page.evaluate(() => localStorage.getItem('banner-closed')))
    expect(closed).toBeGreaterThanOrEqual(before)
    expect(closed).toBeLessThanOrEqual(await pageTime())
    await page.clock.setSystemTime(closed + 24 * 3_600_000 - 10_000)
    await page.reload()
    await advance(5000)
    await expect(banner(page)).toHaveCount(0)
    await page.clock.setSystemTime(closed + 24 * 3_600_000)
    await page.reload()
    await advance(5000)
    await expect(banner(page)).toBeVisible()
  })
})

const wide = [
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [820, 1180],
] as const

test('the pole button and the assistant button do not overlap', async ({ page }) => {
  for (const [width, height] of [...wide, [390, 844] as const]) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    expect([width, height, (await gapAtPole(page)) >= 8]).toEqual([width, height, true])
  }
})

test.describe('with the cookie prompt open', () => {
  test.use({ isFirstVisit: true })

  test('the pole button and the assistant button do not overlap', async ({ page }) => {
    for (const [width, height] of wide) {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await expect(pause(page)).toBeVisible()
      await page.clock.runFor(3_000)
      await expect(page.getByRole('button', { name: 'Accetta tutti' })).toBeVisible()
      expect([width, height, (await gapAtPole(page)) >= 8]).toEqual([width, height, true])
    }
  })
})

async function gapAtPole(page: Page): Promise<number> {
  const [film, launcher] = [pause(page), page.getByRole('button', { name: 'Chiedi all’assistente' })]
  await expect(film).toBeVisible()
  await expect(launcher).toBeVisible()
  await page.clock.runFor(300)
  const [mine, its] = [await film.boundingBox(), await launcher.boundingBox()]
  if (!mine || !its) throw new Error('One of them is not there')
  return Math.max(
    its.x - (mine.x + mine.width),
    mine.x - (its.x + its.width),
    its.y - (mine.y + mine.height),
    mine.y - (its.y + its.height),
  )
}

test('Tab moves through the whole page in order, each stop visible', async ({ page }) => {
  await page.goto('/')
  await untilAlive(page)
  await expect(pause(page)).toBeVisible()
  const stops: string[] = []
  for (let step = 0; step < 90; step++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { width, height } = element.getBoundingClientRect()
      const name = element.getAttribute('aria-label') ?? element.textContent
      return {
        name: name.trim(),
        isSeen: width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible',
      }
    })
    if (!stop) break
    expect(stop.isSeen, stop.name).toBe(true)
    stops.push(stop.name)
  }
  const order = [
    'Vai al contenuto',
    'Metti in pausa l’animazione',
    'Prenota Ora',
    'Vai allo shop',
    'Guarda il video: Sfumatura sulla nuca',
    'Ferma lo scorrimento',
    'Recensione 6 di 6',
    'Contatti',
    'sviluppo@f4dezone.test',
  ].map((name) => stops.findIndex((stop) => stop.startsWith(name)))
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

test('a service in the footer scrolls to its card and highlights it for five seconds', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const card = page.locator('#servizi article').filter({ hasText: 'Disegni rasati' })
  const button = page.locator('footer').getByRole('button', { name: 'Hair Tattoo' })
  await button.scrollIntoViewIfNeeded()
  await button.click()
  await expect(card).toHaveAttribute('data-highlighted', 'false')
  // Scrolling runs in real time and must be under way when the card lights up.
  await page.waitForTimeout(700)
  await page.clock.runFor(850)
  await expect(card).toHaveAttribute('data-highlighted', 'true')
  await expect(card).toBeInViewport({ ratio: 0.95 })
  await page.waitForTimeout(1_500)
  await expect(card).toBeInViewport({ ratio: 0.95 })
  await page.clock.runFor(5_000)
  await expect(card).toHaveAttribute('data-highlighted', 'false')
})
