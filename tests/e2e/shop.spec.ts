import { expect, expectAccessible, expectTexts, test } from '#tests/support/browser-test.ts'

import { logIn } from './login-form.ts'
import { inEveryLook } from './looks.ts'
import {
  addButton,
  cart,
  cartButton,
  comb,
  fillCart,
  less,
  more,
  oil,
  openCart,
  openShopPage,
  productList,
  stockOf,
  wax,
} from './shop-pages.ts'
import { staffApi } from './staff.ts'

test('products are found by search, ignoring case and accents, and by category', async ({ page }) => {
  await openShopPage(page)
  await expect(productList(page).getByRole('listitem')).toHaveCount(16)
  await expect(page.getByText('Prezzi in CHF, IVA inclusa')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Cerca prodotti...' }).fill('OLIÒ CEDRO')
  await expect(productList(page).getByRole('heading')).toHaveText([oil.name])
  await expect(page).toHaveURL(/\?cerca=OLI/)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('OLIÒ CEDRO')
  await page.goto('/shop?cerca=%00cedro%07')
  await expect(page.getByRole('searchbox')).toHaveValue('cedro')
  await expect(productList(page).getByRole('heading')).toHaveText([oil.name])

  await page.getByLabel('Categoria').selectOption('Shampoo')
  await expectTexts(page, 'Nessun prodotto trovato', 'Prova a modificare i filtri di ricerca')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Togli i filtri' }).click()
  await expect(productList(page).getByRole('listitem')).toHaveCount(16)
  await expect(page.getByRole('searchbox')).toHaveValue('')

  await page.getByLabel('Categoria').selectOption('Strumenti')
  await expect(page).toHaveURL('/shop?categoria=tools')
  await expect(productList(page).getByRole('heading')).toHaveCount(4)
})

test('the stock is shown in words, and a sold out product cannot be added', async ({ page }) => {
  await openShopPage(page)
  const card = (name: string) => productList(page).getByRole('listitem').filter({ hasText: name })
  await expect(card(wax.name)).toContainText('Disponibile')
  await expect(card(wax.name)).toContainText('In evidenza')
  await expect(card(oil.name)).toContainText('Scorte limitate · 4')
  await expect(card('Dopobarba mentolato')).toContainText('Esaurito')
  const add = card('Dopobarba mentolato').getByRole('button')
  await expect(add).toHaveText('Esaurito')
  await expect(add).toBeDisabled()
})

test('a shop without products shows a notice', async ({ page, shop }) => {
  await shop.platform.database.pool.query('UPDATE products SET is_active = false')
  await openShopPage(page)
  await expectTexts(page, 'Shop in arrivo!', 'Stiamo preparando una fantastica selezione di prodotti per te')
  await expectAccessible(page)
})

test('products that fail to load show an error with a retry', async ({ page }) => {
  await page.route('**/api/products**', (route) => route.fulfill({ status: 400, json: {} }))
  await openShopPage(page)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Errore nel caricamento dei prodotti' }),
  ).toHaveCount(2)
  await expect(page.getByLabel('Categoria')).toHaveText('Tutte le categorie')
  await expectAccessible(page)
  await page.unroute('**/api/products**')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(productList(page).getByRole('listitem')).toHaveCount(16)
})

test('the fifty-first product is loaded by a button', async ({ page, shop }) => {
  await shop.platform.database.pool.query(
    `INSERT INTO products (name, brand, description, category, price_centimes, quantity, created_at, updated_at)
     SELECT 'Zeta ' || n, '', '', 'other', 1000, 20, now(), now() FROM generate_series(101, 140) n`,
  )
  await openShopPage(page)
  await expect(productList(page).getByRole('listitem')).toHaveCount(50)
  await page.getByRole('button', { name: 'Mostra altri' }).click()
  await expect(productList(page).getByRole('listitem')).toHaveCount(56)
  await expect(page.getByRole('button', { name: 'Mostra altri' })).toHaveCount(0)
})

test('the consultation is offered by a form, and by WhatsApp when there is a link', async ({
  page,
  shop,
}) => {
  const setWhatsApp = async (link: string) => {
    await shop.platform.database.pool.query(
      `UPDATE studio_settings SET links = jsonb_set(links::jsonb, '{whatsapp}', to_jsonb($1::text))`,
      [link],
    )
  }
  await setWhatsApp('')
  await openShopPage(page)
  await expect(productList(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Scrivici dal sito' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Consulenza su WhatsApp' })).toHaveCount(0)
  await setWhatsApp('https://wa.me/41790000000')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Consulenza su WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/41790000000?text=Ciao%20F4DEZONE%2C%20vorrei%20un%20consiglio%20su%20un%20prodotto.',
  )
})

test('the cart stops at the stock and survives reload, other tabs and login', async ({ page, context }) => {
  await openShopPage(page)
  await fillCart(page, oil.name, comb.name)
  await openCart(page)
  await expect(cart(page)).toContainText('CHF 42.00')
  for (let pieces = 1; pieces < oil.quantity; pieces++) await more(page, oil.name).click()
  await expect(more(page, oil.name)).toHaveAttribute('aria-disabled', 'true')
  await expect(cart(page)).toContainText('CHF 126.00')
  await page.keyboard.press('Escape')
  await expect(cart(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Carrello, / })).toBeFocused()
  await addButton(page, oil.name).click()
  await expect(page.getByText(`${oil.name}: disponibili solo 4`)).toBeVisible()

  await page.reload()
  await expect(cartButton(page, 5)).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await addButton(other, wax.name).click()
  await expect(cartButton(page, 6)).toBeVisible()

  await logIn(page)
  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(cartButton(page, 6)).toBeVisible()
})

test('a quantity of zero or a removal takes the product out of the cart', async ({ page }) => {
  await openShopPage(page)
  await fillCart(page, oil.name, comb.name)
  await openCart(page)
  await less(page, oil.name).click()
  await expect(page.getByText('Prodotto rimosso dal carrello')).toBeVisible()
  await expect(cart(page).getByRole('listitem')).toHaveCount(1)
  await cart(page)
    .getByRole('button', { name: `Togli ${comb.name}` })
    .click()
  await expect(cart(page).getByText('Il carrello è vuoto')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(cart(page)).toHaveCount(0)
  await expect(page).toHaveURL('/shop')
})

for (const stored of ['{', '[{"_id":3}]', '{"a":1}']) {
  test(`an unreadable cart is empty: ${stored}`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('cart', text), stored)
    await openShopPage(page)
    await expect(cartButton(page, 0)).toBeVisible()
    await addButton(page, comb.name).click()
    await expect(cartButton(page, 1)).toBeVisible()
  })
}

test('the cart works without browser storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked')
      },
    })
  })
  await openShopPage(page)
  await fillCart(page, comb.name, oil.name)
  await openCart(page)
  await expect(cart(page).getByRole('listitem')).toHaveCount(2)
})

test('the cart shows changed prices, reduced stock and removed products', async ({ page, shop }) => {
  await openShopPage(page)
  await fillCart(page, oil.name, wax.name, comb.name)
  await openCart(page)
  for (let pieces = 1; pieces < 3; pieces++) await more(page, oil.name).click()
  await page.keyboard.press('Escape')

  const owner = await staffApi(shop, 'admin')
  const change = async (name: string, body: object) =>
    expect((await owner.put(`/products/${(await stockOf(shop, name)).id}`, body)).status).toBe(200)
  await change(oil.name, { inventory: { quantity: 2 } })
  await change(wax.name, { price: 26 })
  await change(comb.name, { isActive: false })
  await openCart(page)
  await expect(cart(page)).toContainText('ne restano solo 2')
  await expect(cart(page)).toContainText(`${wax.name}: il prezzo ora è CHF 26.00, era CHF 24.00.`)
  await expect(cart(page)).toContainText(`${comb.name}: non è più disponibile`)
  await expect(cart(page).getByRole('list', { name: 'Nel carrello' }).getByRole('listitem')).toHaveCount(2)
  await expect(cart(page)).toContainText('CHF 82.00')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(productList(page).getByRole('listitem').filter({ hasText: wax.name })).toContainText(
    'CHF 26.00',
  )
})

test('a product has its own page, from its card and by link', async ({ page, shop }) => {
  await openShopPage(page, '?categoria=beard_care')
  await page.getByRole('link', { name: oil.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: oil.name })).toBeVisible()
  await expect(page).toHaveTitle(`${oil.name} · F4DEZONE`)
  await expect(page.getByText('Cura Barba · Officina Ceresio')).toBeVisible()
  await page.getByRole('button', { name: `Uno in più: ${oil.name}` }).click()
  await page.getByRole('button', { name: 'Aggiungi al carrello' }).click()
  await expect(cartButton(page, 2)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Torna allo shop' }).click()
  await expect(page).toHaveURL('/shop?categoria=beard_care')

  const { id } = await stockOf(shop, oil.name)
  const response = await page.goto(`/shop/prodotto?id=${id}`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: oil.name })).toBeVisible()
  await expect(page).toHaveTitle(`${oil.name} · F4DEZONE`)
})

test('the server sends title, social card and structured data of a product', async ({ shop }) => {
  const { id } = await stockOf(shop, oil.name)
  const response = await fetch(`${shop.url}/shop/prodotto?id=${id}`)
  const html = await response.text()
  expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, null])
  expect(html).toContain(`<title>${oil.name} · F4DEZONE</title>`)
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html).toContain(`<meta property="og:title" content="${oil.name} · F4DEZONE"/>`)
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Product',
    name: oil.name,
    offers: {
      price: '28.00',
      priceCurrency: 'CHF',
      availability: 'https://schema.org/LimitedAvailability',
      url: `http://shop.test/shop/prodotto?id=${id}`,
    },
  })
})

test('markup in a product name is shown as text', async ({ page, shop }) => {
  const name = '</script><img src=x onerror=alert(1)> & "Co"'
  const { rows } = await shop.platform.database.pool.query<{ id: string }>(
    'UPDATE products SET name = $1 WHERE name = $2 RETURNING id',
    [name, oil.name],
  )
  await page.goto(`/shop/prodotto?id=${rows[0]?.id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveTitle(`${name} · F4DEZONE`)
})

test('an inactive or unknown product returns 404', async ({ page, shop }) => {
  const { id } = await stockOf(shop, oil.name)
  await shop.platform.database.pool.query('UPDATE products SET is_active = false WHERE id = $1', [id])
  for (const address of [
    `/shop/prodotto?id=${id}`,
    '/shop/prodotto?id=unsinn',
    `/shop/prodotto?id=${id}&id=${id}`,
    '/shop/prodotto',
  ]) {
    const response = await page.goto(address)
    expect([address, response?.status(), response?.headers()['x-robots-tag']]).toEqual([
      address,
      404,
      'noindex',
    ])
    await expect(page.getByRole('heading', { name: 'Prodotto non trovato' })).toBeVisible()
  }
  await expect(page).toHaveTitle('Prodotto non trovato · F4DEZONE')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Torna allo shop' }).click()
  await expect(productList(page)).toBeVisible()
})

test('the shop works with the keyboard alone', async ({ page }) => {
  await openShopPage(page)
  await addButton(page, oil.name).focus()
  await page.keyboard.press('Enter')
  await cartButton(page, 1).focus()
  await page.keyboard.press('Enter')
  await expect(cart(page)).toBeVisible()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    expect(await cart(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await more(page, oil.name).focus()
  await page.keyboard.press('Space')
  await expect(cart(page)).toContainText('CHF 56.00')
  await cart(page).getByRole('button', { name: 'Procedi al pagamento' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Pagamento', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused()
})

test('shop, cart and product are accessible in every look', async ({ page }) => {
  await openShopPage(page)
  await expect(productList(page)).toBeVisible()
  await inEveryLook(page, 'shop')
  await fillCart(page, oil.name, wax.name)
  await openCart(page)
  await inEveryLook(page, 'cart')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: wax.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: wax.name })).toBeVisible()
  await inEveryLook(page, 'product')
})
