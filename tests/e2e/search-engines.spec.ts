import { indexedPaths } from '#shared/built-pages.ts'
import { apiOf } from '#tests/support/api.ts'
import { expect, expectTexts, test } from '#tests/support/browser-test.ts'
import { startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { openTwin } from '#tests/support/shop.ts'

import { staffApi } from './staff.ts'

const headOf = (html: string) => html.slice(0, html.indexOf('</head>'))

test('search engines and messengers get the current data of the shop', async ({ shop }) => {
  const read = async (path: string) => {
    const response = await fetch(shop.url + path)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const { publicOrigin: origin, database } = shop.platform
  await database.pool.query(
    `UPDATE studio_settings SET phone = '+41 91 123 45 67', links = links || '{"instagram": "https://instagram.com/f4dezone"}'`,
  )
  await database.pool.query(`UPDATE services SET price_centimes = 3350 WHERE name = 'Taglio'`)

  const home = headOf((await read('/')).text)
  const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(home) ?? []
  const salon: Record<string, unknown> = JSON.parse(json)
  expect(salon).toMatchObject({
    '@type': 'HairSalon',
    telephone: '+41 91 123 45 67',
    sameAs: ['https://instagram.com/f4dezone', 'https://www.tiktok.com/@f4dezone'],
    url: `${origin}/`,
    openingHours: ['Mo 14:00-19:00', 'Tu-Sa 09:00-19:00'],
  })
  expect(JSON.stringify(salon['makesOffer'])).toContain(
    '"price":"33.50","itemOffered":{"@type":"Service","name":"Taglio"}',
  )

  for (const [path, picture] of [
    ['/', 'studio'],
    ['/shop', 'shop'],
    ['/guest-booking', 'prenota'],
    ['/login', 'studio'],
    ['/register', 'studio'],
  ] as const) {
    const head = headOf((await read(path)).text)
    expect(head.match(/<title>[^<]+<\/title>/g)).toHaveLength(1)
    expect(head.match(/<meta name="description" content="[^"]{50,200}"/g), path).toHaveLength(1)
    expect(head.match(/<link rel="canonical" href="([^"]+)"/)?.[1]).toBe(origin + path)
    expect(head.match(/property="og:image" content="([^"]+)"/g)).toEqual([
      `property="og:image" content="${origin}/share/${picture}.png"`,
    ])
  }
  const picture = await fetch(`${shop.url}/share/studio.png`)
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect((await picture.arrayBuffer()).byteLength).toBeLessThan(120_000)

  const { rows } = await database.pool.query<{ id: string; is_active: boolean }>(
    'SELECT id, is_active FROM products',
  )
  const bare = rows.find(({ is_active }) => is_active)
  await database.pool.query('UPDATE products SET image_url = NULL WHERE id = $1', [bare?.id])
  expect(headOf((await read(`/shop/prodotto?id=${bare?.id}`)).text)).toContain(
    `property="og:image" content="${origin}/share/shop.png"`,
  )

  const map = await read('/sitemap.xml')
  expect(map.headers.get('content-type')).toMatch(/^application\/xml/)
  const places = [
    ...map.text.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\dT[^<]+)<\/lastmod><\/url>/g),
  ].map(([, place]) => place)
  expect(places).toEqual(
    expect.arrayContaining(['/', '/shop', '/guest-booking'].map((path) => origin + path)),
  )
  for (const { id, is_active } of rows)
    expect([id, places.includes(`${origin}/shop/prodotto?id=${id}`)]).toEqual([id, is_active])
  expect(places.filter((place) => /admin|barber$|profile|\/booking$/.test(place ?? ''))).toEqual([])

  const robots = await read('/robots.txt')
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml`)
  for (const path of ['/admin', '/barber', '/profile', '/booking', '/subscription'])
    expect([path, (await read(path)).headers.get('x-robots-tag')]).toEqual([path, 'noindex'])

  const worker = await read('/sw.js')
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  expect(worker.headers.get('content-type')).toMatch(/javascript/)
  const manifest = await read('/app.webmanifest')
  expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  const { icons }: { icons: { src: string }[] } = JSON.parse(manifest.text)
  for (const { src } of icons) expect([src, (await read(src)).status]).toEqual([src, 200])
  expect((await read('/')).headers.get('content-security-policy')).toContain(
    "worker-src 'self'; manifest-src 'self'",
  )
})

test('every indexed page has one description, before and after its scripts', async ({ page, shop }) => {
  const { rows } = await shop.platform.database.pool.query<{ id: string }>(
    `UPDATE products SET description = '  ' WHERE id = (SELECT id FROM products WHERE is_active LIMIT 1) RETURNING id`,
  )
  const product = `/shop/prodotto?id=${rows[0]?.id}`
  for (const path of [...indexedPaths, product]) {
    const written = await fetch(shop.url + path)
    expect([path, written.status, written.headers.get('x-robots-tag')]).toEqual([path, 200, null])
    expect(headOf(await written.text()), path).toMatch(/<meta name="description" content="[^"]{40,200}"/)
    await page.goto(path, { waitUntil: 'networkidle' })
    const descriptions = page.locator('meta[name=description]')
    await expect(descriptions, path).toHaveCount(1)
    await expect(descriptions, path).toHaveAttribute('content', /^.{40,200}$/)
  }
})

test('an unresponsive database does not delay pages, and known shop data stay', async ({ shop }) => {
  const proxy = await startDatabaseProxy(shop.databaseUrl)
  const twin = await openTwin(shop, { databaseUrl: proxy.url })
  const readHome = async () => {
    const begin = performance.now()
    const response = await fetch(`${twin.url}/`, { signal: AbortSignal.timeout(5_000) })
    return { text: await response.text(), status: response.status, took: performance.now() - begin }
  }
  try {
    proxy.hold()
    const first = await readHome()
    expect([first.status, first.text.includes('ld+json')]).toEqual([200, false])
    expect(first.text).toContain('<link rel="canonical"')
    expect(first.took).toBeLessThan(2_000)
    proxy.mend()
    await expect.poll(async () => (await readHome()).text).toContain('ld+json')
    shop.clock.advance(61_000)
    proxy.hold()
    const later = await readHome()
    expect(later.text).toContain('ld+json')
    expect(later.took).toBeLessThan(2_000)
  } finally {
    proxy.mend()
    await twin.close()
    await proxy.stop()
  }
})

test('every public page is readable without JavaScript and shows the phone', async ({ shop, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })
  const page = await context.newPage()
  for (const path of [
    '/',
    '/shop',
    '/guest-booking',
    '/login',
    '/register',
    '/marketing-barber-system',
    '/privacy-policy',
    '/note-legali',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path === '/') await expect(page.getByRole('heading', { name: 'Listino prezzi' })).toBeVisible()
    await expect(page.locator('noscript a[href^="tel:+41"]')).toBeVisible()
  }
  await context.close()
})

test('the barbers stay on the page when they cannot be reloaded', async ({ page, shop }) => {
  const written = async () => await (await fetch(`${shop.url}/`)).text()
  await expect.poll(written).toContain('Samir Haddad')
  await page.route('**/api/barbers/public', async (route) => await route.abort())
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/barbers/public'))
  await page.goto('/')
  await asked
  await page.waitForTimeout(500)
  await expect(page.getByRole('heading', { name: 'Samir Haddad' })).toBeVisible()
})

test('barbers and shop owner are shown before any script runs', async ({ shop, browser }) => {
  // The server waits for the tables only briefly for its first page, so poll.
  const firstPage = async () => await (await fetch(`${shop.url}/note-legali`)).text()
  await expect.poll(firstPage).toContain('F4DEZONE Sagl')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })
  const page = await context.newPage()
  await page.goto('/')
  const team = page.locator('section', { has: page.getByRole('heading', { name: 'I barbieri' }) })
  const { body: barbers } = await apiOf(shop.url).get('/barbers/public')
  expect(await team.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
    barbers.map(({ firstName, lastName }: Record<string, string>) => `${firstName} ${lastName}`),
  )
  await expect(team.getByRole('link').first()).toHaveAttribute(
    'href',
    `/guest-booking?barber=${barbers[0]._id}`,
  )
  await page.goto('/note-legali')
  await expectTexts(page, 'F4DEZONE Sagl', 'Società a garanzia limitata')
  await context.close()
})

test('the shop page shows its products before any script runs', async ({ shop, browser }) => {
  const owner = await staffApi(shop, 'admin')
  const name = 'Cera $& <img src="/x" onerror="alert(1)"> “opaca”'
  const { status } = await owner.post('/products', {
    name,
    category: 'wax',
    price: 19.5,
    inventory: { quantity: 3 },
    isFeatured: true,
  })
  expect(status).toBe(201)
  shop.clock.advance(61_000)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })
  const page = await context.newPage()
  await page.goto('/shop')
  const products = page.getByRole('list', { name: 'Prodotti' })
  await expect(products.getByRole('link', { name, exact: true })).toHaveAttribute(
    'href',
    /^\/shop\/prodotto\?id=/,
  )
  const { body } = await owner.get('/products?limit=20')
  expect(await products.getByRole('heading').allTextContents()).toEqual(
    body.data.map((product: { name: string }) => product.name),
  )
  await expect(products.getByRole('button')).toHaveCount(0)
  await page.goto('/shop?cerca=cera')
  await expect(products).toHaveCount(0)
  await context.close()
})
