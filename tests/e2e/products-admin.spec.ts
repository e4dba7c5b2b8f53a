import type { Page } from '@playwright/test'

import { expect, expectAccessible, expectTexts, test } from '#tests/support/browser-test.ts'
import { pictures } from '#tests/support/pictures.ts'
import type { Shop } from '#tests/support/shop.ts'

import { inEveryLook } from './looks.ts'
import { holdCalls } from './sent-forms.ts'
import { openPanel, staffApi } from './staff.ts'

const address = '/admin?tab=ecommerce'

async function openEmptyShop(page: Page, shop: Shop): Promise<void> {
  await shop.platform.database.pool.query('UPDATE products SET deleted_at = now(), is_active = false')
  await openPanel(page, shop, 'admin', address)
}

async function sell(shop: Shop, fields: object): Promise<string> {
  const api = await staffApi(shop, 'admin')
  const { body } = await api.post('/products', { price: 19.5, category: 'wax', ...fields })
  return body.data._id
}

const choose = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)

test('the first product is created with a picture, changed, runs low and is deleted', async ({
  page,
  shop,
}) => {
  await openEmptyShop(page, shop)
  await expect(page.getByRole('heading', { name: 'Gestione Prodotti E-commerce' })).toBeVisible()
  await expect(page.getByText('Nessun prodotto trovato')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Aggiungi Primo Prodotto' }).click()
  const form = page.getByRole('dialog', { name: 'Nuovo prodotto' })
  await expect(form.getByLabel('Nome')).toBeFocused()
  await expect(form.getByLabel('Quantità')).toHaveValue('0')
  await expect(form.getByLabel('Avviso di stock basso')).toHaveValue('5')

  await form.getByRole('button', { name: 'Salva prodotto' }).click()
  await expect(form.getByText('Compila tutti i campi obbligatori')).toHaveCount(3)
  await expect(form.getByLabel('Nome')).toBeFocused()
  await form.getByLabel('Nome').fill('Cera opaca')
  await form.getByLabel('Categoria').selectOption({ label: 'Cera' })
  await form.getByLabel('Prezzo (CHF)').fill('24,90')
  await form.getByLabel('Quantità').fill('6')
  await choose(page, { name: 'cera.png', mimeType: 'image/png', buffer: await pictures.png() })
  await expect(form.locator('img')).toBeVisible()
  await form.getByRole('button', { name: 'Salva prodotto' }).dblclick()
  await expect(page.getByText('Prodotto creato con successo!')).toBeVisible()
  await expect(form).toHaveCount(0)

  const card = page.getByRole('listitem').filter({ hasText: 'Cera opaca' })
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('CHF 24.90')
  await expect(card.getByRole('button', { name: 'Scorte di Cera opaca: 6 pezzi' })).toBeVisible()
  await expect(card.locator('img')).toHaveAttribute('src', /^\/pictures\/.*-512\.webp$/)
  await expect(card.getByText('Stock basso')).toHaveCount(0)

  await card.getByRole('button', { name: 'Modifica Cera opaca' }).click()
  const edit = page.getByRole('dialog', { name: 'Modifica prodotto' })
  await expect(edit.getByLabel('Prezzo (CHF)')).toHaveValue('24.90')
  await edit.getByLabel('Quantità').fill('5')
  await edit.getByRole('switch', { name: 'In evidenza' }).click()
  await edit.getByRole('switch', { name: 'In vendita' }).click()
  await edit.getByRole('button', { name: 'Togli foto' }).click()
  await edit.getByRole('button', { name: 'Salva prodotto' }).click()
  await expect(page.getByText('Prodotto aggiornato con successo!')).toBeVisible()
  for (const chip of ['Stock basso', 'In evidenza', 'Non attivo', 'Senza foto'])
    await expect(card.getByText(chip)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Modifica Cera opaca' })).toBeFocused()

  await card.getByRole('button', { name: 'Elimina Cera opaca' }).click()
  const question = page.getByRole('dialog', { name: 'Elimina prodotto' })
  await expect(question).toContainText('Sei sicuro di voler eliminare questo prodotto?')
  await expect(question).toContainText('Cera opaca')
  await question.getByRole('button', { name: 'Elimina' }).click()
  await expectTexts(page, 'Prodotto eliminato con successo!', 'Nessun prodotto trovato')
})

test('an invalid picture file is refused, where possible before sending', async ({ page, shop }) => {
  await openEmptyShop(page, shop)
  await page.getByRole('button', { name: 'Nuovo prodotto' }).click()
  const form = page.getByRole('dialog', { name: 'Nuovo prodotto' })
  await choose(page, { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') })
  await expect(form.getByRole('alert')).toHaveText('Per favore seleziona un file immagine valido')
  await choose(page, { name: 'x.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) })
  await expect(form.getByRole('alert')).toHaveText("L'immagine non deve superare i 5MB")
  await choose(page, { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(form.getByRole('alert')).toHaveText("Errore nella selezione dell'immagine")
  await expect(form.getByText('Senza foto')).toBeVisible()
  // The browser can read this image, but the server cannot.
  await choose(page, { name: 'x.png', mimeType: 'image/png', buffer: await pictures.webp() })
  await form.getByLabel('Nome').fill('Cera')
  await form.getByLabel('Categoria').selectOption({ label: 'Cera' })
  await form.getByLabel('Prezzo (CHF)').fill('5')
  await form.getByRole('button', { name: 'Salva prodotto' }).click()
  await expect(
    form.getByText('Errore nel salvataggio del prodotto: Per favore seleziona un file immagine valido'),
  ).toBeVisible()
  await choose(page, { name: 'x.jpg', mimeType: 'image/jpeg', buffer: await pictures.jpeg() })
  await form.getByRole('button', { name: 'Salva prodotto' }).click()
  await expect(page.getByText('Prodotto creato con successo!')).toBeVisible()
})

test('an accidental click does not lose typed input', async ({ page, shop }) => {
  await openEmptyShop(page, shop)
  const opener = page.getByRole('button', { name: 'Nuovo prodotto' })
  await opener.click()
  const form = page.getByRole('dialog', { name: 'Nuovo prodotto' })
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await opener.click()
  await form.getByLabel('Nome').fill('Cera')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Modifiche non salvate' })
  await question.getByRole('button', { name: 'Resta qui' }).click()
  await expect(form.getByLabel('Nome')).toHaveValue('Cera')
  await page.mouse.click(5, 5)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(form.getByLabel('Nome')).toHaveValue('Cera')
  await form.getByRole('button', { name: 'Annulla' }).click()
  await question.getByRole('button', { name: 'Chiudi senza salvare' }).click()
  await expect(form).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('stock is changed on the card and in its dialog while others sell', async ({ page, shop }) => {
  await openEmptyShop(page, shop)
  const id = await sell(shop, { name: 'Cera opaca', inventory: { quantity: 7 } })
  const card = page.getByRole('listitem').filter({ hasText: 'Cera opaca' })
  await card.getByRole('button', { name: 'Togli un pezzo di Cera opaca' }).click()
  await expect(card.getByRole('button', { name: 'Scorte di Cera opaca: 6 pezzi' })).toBeVisible()
  const partner = await staffApi(shop, 'admin')
  await partner.patch(`/products/${id}/inventory`, { quantity: 2, operation: 'subtract' })
  await expect(card.getByText('Stock basso')).toBeVisible()
  await card.getByRole('button', { name: 'Scorte di Cera opaca: 4 pezzi' }).click()
  const stock = page.getByRole('dialog', { name: 'Scorte di Cera opaca' })
  await expect(stock.getByRole('status')).toHaveText('Sullo scaffale: 4 pezzi')
  await stock.getByLabel('Pezzi').fill('5')
  await stock.getByRole('button', { name: 'Togli' }).click()
  await stock.getByRole('button', { name: 'Aggiorna scorte' }).click()
  await expect(stock.getByRole('alert')).toContainText('Le scorte non possono scendere sotto zero')
  await stock.getByRole('button', { name: 'Imposta' }).click()
  await stock.getByLabel('Pezzi').fill('12')
  await stock.getByRole('button', { name: 'Aggiorna scorte' }).click()
  await expect(stock.getByRole('status')).toHaveText('Sullo scaffale: 12 pezzi')
  const movements = stock.getByRole('list', { name: 'Movimenti' }).getByRole('listitem')
  await expect(movements).toHaveCount(4)
  await expect(movements.first()).toContainText('+8')
  await expect(movements.first()).toContainText('Contati · Elena Rezzonico · restano 12 pezzi')
  await expectAccessible(page)
})

test('each click adds one item, and a retry after a lost answer adds none', async ({ page, shop }) => {
  await openEmptyShop(page, shop)
  const id = await sell(shop, { name: 'Cera opaca', inventory: { quantity: 7 } })
  const add = page.getByRole('button', { name: 'Aggiungi un pezzo di Cera opaca' })
  const pieces = (count: number) =>
    page.getByRole('button', { name: `Scorte di Cera opaca: ${count} pezzi`, exact: true })
  const { letGo } = await holdCalls(page, '**/inventory')
  for (let press = 0; press < 3; press++) await add.click()
  letGo()
  await expect(pieces(10)).toBeVisible()
  await page.unroute('**/inventory')
  await page.route(
    '**/inventory',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await add.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await add.click()
  await expect(pieces(11)).toBeVisible()
  const { rows } = await shop.platform.database.pool.query(
    `SELECT change FROM stock_movements WHERE product_id = $1 AND cause = 'added'`,
    [id],
  )
  expect(rows).toEqual([1, 1, 1, 1].map((change) => ({ change })))
})

test('the owner filters products by text, category and status, in pages', async ({ page, shop }) => {
  await openEmptyShop(page, shop)
  for (let n = 0; n < 26; n++) await sell(shop, { name: `Cera ${String(n).padStart(2, '0')}` })
  await sell(shop, { name: 'Gél forte', category: 'gel', isActive: false, inventory: { quantity: 50 } })
  await page.reload()
  const cards = page.getByRole('list', { name: 'Gestione Prodotti E-commerce' }).getByRole('listitem')
  await expect(cards).toHaveCount(24)
  await expect(page.getByText('27 prodotti')).toBeVisible()
  await page.getByRole('button', { name: 'Pagina successiva' }).click()
  await expect(cards).toHaveCount(3)
  await page.getByLabel('Cerca nome, marca o descrizione').fill('GEL')
  await expect(cards).toHaveCount(1)
  await page.getByLabel('Stato').selectOption({ label: 'Attivi' })
  await expect(page.getByText('Prova a modificare i filtri di ricerca')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aggiungi Primo Prodotto' })).toHaveCount(0)
  await page.getByLabel('Stato').selectOption({ label: 'Non attivi' })
  await page.getByLabel('Categoria').selectOption({ label: 'Gel' })
  await expect(cards).toHaveCount(1)
  await expect(page).toHaveURL(/search=GEL.*status=inactive.*category=gel/)
})

test('deleting the last product of a page shows the previous page', async ({ page, shop }) => {
  await openEmptyShop(page, shop)
  for (let number = 1; number <= 25; number++) await sell(shop, { name: `Cera ${number}` })
  await page.goto(`${address}&page=2`)
  const cards = page.getByRole('list', { name: 'Gestione Prodotti E-commerce' }).getByRole('listitem')
  await expect(cards).toHaveCount(1)
  await cards.getByRole('button', { name: /^Elimina/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Elimina/ })
    .click()
  await expect(cards).toHaveCount(24)
  await expect(page).toHaveURL(/page=1/)
  await expect(page.getByText('Nessun prodotto trovato')).toHaveCount(0)
  for (const tab of ['orders', 'ecommerce', 'customers', 'users']) {
    await page.goto(`/admin?tab=${tab}&page=99`)
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /^[1-9]/ }),
    ).toBeVisible()
    await expect(page).not.toHaveURL(/page=99/)
  }
})

test('a change by another owner shows a conflict', async ({ page, shop }) => {
  await openEmptyShop(page, shop)
  const id = await sell(shop, { name: 'Cera opaca' })
  await page.getByRole('button', { name: 'Modifica Cera opaca' }).click()
  const edit = page.getByRole('dialog', { name: 'Modifica prodotto' })
  await edit.getByLabel('Prezzo (CHF)').fill('30')
  shop.clock.advance(1000)
  await (await staffApi(shop, 'admin')).put(`/products/${id}`, { price: 25 })
  await edit.getByRole('button', { name: 'Salva prodotto' }).click()
  await expect(edit.getByRole('alert')).toHaveText(
    'Errore nel salvataggio del prodotto: Dati modificati da un altro utente. Ricarica la pagina.',
  )
  await expect(edit.getByLabel('Prezzo (CHF)')).toHaveValue('30')
})

test('a list that fails to load shows an error with a retry', async ({ page, shop, context }) => {
  await context.route('**/api/products/admin/all**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await openEmptyShop(page, shop)
  await expect(page.getByRole('alert')).toContainText('Errore nel caricamento dei prodotti')
  await context.unroute('**/api/products/admin/all**')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByText('Nessun prodotto trovato')).toBeVisible()
})

const coming =
  'E-commerce completo in arrivo: pagamenti con carta per i prodotti, ordini e spedizioni, catalogo pubblico, analisi delle vendite'

test('the products are accessible in every look', async ({ page, shop }) => {
  await sell(shop, { name: 'Cera opaca, tenuta forte', isFeatured: true, inventory: { quantity: 3 } })
  await sell(shop, { name: 'Dopobarba', category: 'aftershave', isActive: false })
  await openPanel(page, shop, 'admin', address)
  await expect(page.getByText(coming)).toBeVisible()
  await inEveryLook(page, 'products')
  await page.getByRole('button', { name: 'Nuovo prodotto' }).click()
  await expect(page.getByRole('dialog', { name: 'Nuovo prodotto' })).toBeVisible()
  await page.getByRole('button', { name: 'Salva prodotto' }).click()
  await inEveryLook(page, 'product-form')
})

test.describe('with online payments', () => {
  test.use({ takesPayments: true })

  test('no announcement of coming features is shown', async ({ page, shop }) => {
    await openPanel(page, shop, 'admin', address)
    await expect(page.getByRole('heading', { name: 'Gestione Prodotti E-commerce' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Nuovo prodotto' })).toBeVisible()
    await expect(page.getByText(coming)).toHaveCount(0)
  })
})
