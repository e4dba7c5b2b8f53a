import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { apiOf } from '#tests/support/api.ts'
import { expect, expectAccessible, expectTexts, test } from '#tests/support/browser-test.ts'
import { pictures, twoColours } from '#tests/support/pictures.ts'
import type { Shop } from '#tests/support/shop.ts'

import { inEveryLook } from './looks.ts'
import { holdCalls } from './sent-forms.ts'
import { openPanel } from './staff.ts'
import { storeSession } from './stored-session.ts'

const email = 'client@f4dezone.test'
const password = 'demo-F4DEZONE-2026'

async function openProfile(page: Page, shop: Shop, path = '/profile'): Promise<void> {
  const { body } = await apiOf(shop.url).post('/auth/login', { email, password })
  await storeSession(page, body)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Il Tuo Profilo' })).toBeVisible()
}

const edit = (page: Page) => page.getByRole('button', { name: 'Modifica Profilo' })
const save = (page: Page) => page.getByRole('button', { name: 'Salva modifiche' })
const savedText =
  "Profilo aggiornato con successo! Se hai modificato la password, riceverai un'email di conferma."
const chooseFile = async (page: Page, name: string, buffer: Buffer, mimeType = 'image/jpeg') => {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
}
const avatar = (page: Page) => page.locator('main .plate img')

test('the profile opens from the menu, saves name and phone, and cancel keeps them', async ({
  page,
  shop,
}) => {
  await openProfile(page, shop, '/profile')
  await page.goto('/')
  await page.getByRole('button', { name: 'Ciao, Giulio' }).click()
  await expect(page.locator('#menu-utente').getByRole('link')).toHaveText([
    'Profilo',
    'I miei appuntamenti',
    "Lista d'attesa",
  ])
  await page.getByRole('link', { name: 'Profilo' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page)

  await edit(page).click()
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Email')).not.toBeEditable()
  await expect(page.getByRole('group', { name: 'Cambia Password' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nome', { exact: true }).fill('Altro')
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(edit(page)).toBeFocused()
  await expect(page.getByText('Altro')).toHaveCount(0)

  await edit(page).click()
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Giulio')
  await page.getByLabel('Nome', { exact: true }).fill('')
  await page.getByLabel('Telefono').fill('12')
  await save(page).click()
  await expectTexts(page, 'Il nome è obbligatorio', 'Inserisci un numero di telefono valido')
  await page.getByLabel('Nome', { exact: true }).fill('Giulietto')
  await page.getByLabel('Telefono').fill('079 222 33 44')
  const { letGo } = await holdCalls(page, '**/api/users/profile')
  await save(page).click()
  await expect(page.getByText('Salvataggio...')).toBeVisible()
  letGo()
  await expect(page.getByRole('status').filter({ hasText: savedText })).toBeVisible()
  await expect(edit(page)).toBeFocused()
  await expect(page.getByText('+41 79 222 33 44')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ciao, Giulietto' })).toBeVisible()
  await expectAccessible(page)
})

test('a new password is refused when wrong and saved with a mail when right', async ({ page, shop }) => {
  await openProfile(page, shop)
  await edit(page).click()
  const current = page.getByLabel('Password attuale')
  const next = page.getByLabel('Nuova password', { exact: true })
  const confirm = page.getByLabel('Conferma nuova password')
  await next.fill('tre rondini al lago')
  await confirm.fill('tre rondini al mare')
  await save(page).click()
  await expect(page.getByText('Le nuove password non corrispondono')).toBeVisible()
  await expect(confirm).toBeFocused()
  await confirm.fill('tre rondini al lago')
  await save(page).click()
  await expect(page.getByText('Per cambiarla scrivi anche la password attuale.')).toBeVisible()
  await current.fill('sbagliata')
  await expect(current).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Mostra la password' }).first().click()
  await expect(current).toHaveAttribute('type', 'text')
  await save(page).click()
  await expect(page.getByRole('alert').first()).toContainText('La password attuale non è corretta.')
  await expect(current).toBeFocused()
  await expectAccessible(page)
  await expect(page).toHaveURL('/profile')
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  await current.fill(password)
  await save(page).click()
  await expect(page.getByText(savedText)).toBeVisible()
  await edit(page).click()
  for (const field of [current, next, confirm]) await expect(field).toHaveValue('')
  const { rows } = await shop.platform.database.pool.query(
    `SELECT count(*)::int AS count FROM messages WHERE template = 'password-changed' AND recipient = $1`,
    [email],
  )
  expect(rows[0].count).toBe(1)
  await page.reload()
  await expect(page).toHaveURL('/profile')
  const { status } = await apiOf(shop.url).post('/auth/login', { email, password: 'tre rondini al lago' })
  expect(status).toBe(200)
})

test('a failure without a message and a lost connection show an error', async ({ page, shop }) => {
  await openProfile(page, shop)
  await edit(page).click()
  await page.route('**/api/users/profile', (route) => route.fulfill({ status: 500, body: '' }))
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText(
    "Errore durante l'aggiornamento del profilo. Verifica le credenziali.",
  )
  await page.unroute('**/api/users/profile')
  await page.route('**/api/users/profile', (route) => route.abort())
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('Errore di connessione')
})

test('a picture is cropped, uploaded, shown everywhere and removed', async ({ page, shop }) => {
  await openProfile(page, shop)
  await expect(page.getByRole('button', { name: 'Rimuovi immagine' })).toHaveCount(0)
  await chooseFile(page, 'io.gif', Buffer.from('GIF89a'), 'image/gif')
  await expect(page.getByRole('alert')).toContainText('Solo immagini JPG e PNG sono permesse')
  await chooseFile(page, 'grande.png', Buffer.alloc(5_242_881), 'image/png')
  await expect(page.getByRole('alert')).toContainText("L'immagine non può superare i 5MB")
  await chooseFile(page, 'finta.jpg', await pictures.text())
  await expect(page.getByRole('alert')).toContainText("L'immagine è danneggiata")
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await chooseFile(page, 'io.jpg', await (await twoColours()).jpeg().toBuffer())
  const dialog = page.getByRole('dialog', { name: "Ritaglia l'immagine" })
  await expect(dialog).toBeVisible()
  const area = dialog.getByRole('group', { name: /Area di ritaglio/ })
  await expect(area).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Ingrandimento').fill('2')
  await area.focus()
  for (let step = 0; step < 70; step++) await page.keyboard.press('ArrowLeft', { delay: 0 })
  await dialog.getByRole('button', { name: 'Usa questa immagine' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Immagine profilo aggiornata con successo' }),
  ).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(avatar(page)).toHaveAttribute('src', /^\/pictures\/.+-512\.webp$/)
  const url = (await avatar(page).getAttribute('src')) ?? ''
  expect(await averageColour(page, url)).toBe('blue')
  await expectAccessible(page)
  await page.reload()
  await expect(avatar(page)).toHaveAttribute('src', url)

  await page.getByRole('button', { name: 'Rimuovi immagine' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Immagine profilo rimossa con successo' }),
  ).toBeVisible()
  await expect(avatar(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Carica immagine' })).toBeVisible()
  await expect.poll(async () => (await fetch(shop.url + url)).status).toBe(404)
})

test('a server error is shown in the dialog, which stays open', async ({ page, shop }) => {
  await openProfile(page, shop)
  await page.route('**/api/users/profile/image', (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, code: 'PICTURE_TOO_WIDE', message: "L'immagine ha troppi pixel" },
    }),
  )
  await page.getByRole('button', { name: 'Carica immagine' }).focus()
  await chooseFile(page, 'io.jpg', await pictures.jpeg())
  const dialog = page.getByRole('dialog', { name: "Ritaglia l'immagine" })
  await dialog.getByRole('button', { name: 'Usa questa immagine' }).click()
  await expect(dialog.getByRole('alert')).toContainText("L'immagine ha troppi pixel")
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Carica immagine' })).toBeFocused()
})

test('the newsletter is turned on and off, and the own data are downloaded', async ({ page, shop }) => {
  await openProfile(page, shop)
  const news = page.getByRole('switch', { name: 'Ricevi le novità per email' })
  await expect(news).not.toBeChecked()
  await news.click()
  await expect(page.getByText('Riceverai le novità e le offerte dello studio.')).toBeVisible()
  await page.reload()
  await expect(news).toBeChecked()
  await news.click()
  await expect(news).not.toBeChecked()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scarica i tuoi dati' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('i-miei-dati.json')
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk))
  const data = JSON.parse(Buffer.concat(chunks).toString())
  expect(data.account.email).toBe(email)
  expect(data.appointments.length).toBeGreaterThan(0)
})

test('the orders tab shows an empty list, and appointments are one click away', async ({ page, shop }) => {
  await shop.platform.database.pool.query('UPDATE orders SET user_id = NULL')
  await openProfile(page, shop)
  await page.getByRole('tab', { name: 'I Miei Ordini' }).click()
  await expect(page).toHaveURL('/profile?tab=ordini')
  await expect(page.getByText('Non hai ancora effettuato acquisti')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'I Miei Ordini' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: 'Vai allo shop' }).click()
  await expect(page).toHaveURL('/shop')
  await page.goBack()
  await page.getByRole('tab', { name: 'Informazioni personali' }).click()
  await page.getByRole('link', { name: 'Vai agli appuntamenti' }).click()
  await expect(page).toHaveURL('/booking#appuntamenti')
})

test('the account is deleted with its password', async ({ page, shop }) => {
  await openProfile(page, shop)
  await page.getByRole('button', { name: "Elimina l'account" }).click()
  const dialog = page.getByRole('dialog', { name: "Eliminare l'account?" })
  await expect(dialog.getByText('Gli appuntamenti futuri vengono annullati', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Conferma con la tua password').fill('sbagliata')
  await dialog.getByRole('button', { name: "Elimina l'account" }).click()
  await expect(dialog.getByText('La password attuale non è corretta.')).toBeVisible()
  await dialog.getByLabel('Conferma con la tua password').fill(password)
  await dialog.getByRole('button', { name: "Elimina l'account" }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Il tuo account è stato eliminato.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect((await apiOf(shop.url).post('/auth/login', { email, password })).status).toBe(401)
})

test('the last admin sees why the account cannot be deleted', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin')
  await page
    .getByRole('button', { name: /account/i })
    .first()
    .click()
  await page.getByRole('link', { name: 'Il mio account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Il Tuo Profilo' })).toBeVisible()
  await page.getByRole('button', { name: "Elimina l'account" }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Conferma con la tua password').fill(password)
  await dialog.getByRole('button', { name: "Elimina l'account" }).click()
  await expect(dialog.getByRole('alert')).toContainText('Deve restare almeno un amministratore')
})

test('a photo set by the barber or the owner is shown to customers', async ({ page, shop }) => {
  await openPanel(page, shop, 'barber', '/barber?tab=profile')
  await expect(page.getByRole('button', { name: 'Rimuovi immagine' })).toHaveCount(0)
  await chooseFile(page, 'io.jpg', await pictures.jpeg())
  await page.getByRole('button', { name: 'Usa questa immagine' }).click()
  await expect(page.getByText('Foto aggiornata con successo')).toBeVisible()
  await expect(page.locator('header .plate img')).toHaveAttribute('src', /^\/pictures\//)
  const photo = (await page.locator('header .plate img').getAttribute('src')) ?? ''
  await expectAccessible(page)
  for (const path of ['/', '/guest-booking']) {
    await page.evaluate(() => localStorage.clear())
    await page.goto(path)
    await expect(page.locator(`main img[src="${photo}"]`).first()).toBeAttached()
  }

  await openPanel(page, shop, 'admin', '/admin?tab=barbers')
  const row = page.getByRole('listitem').filter({ has: page.locator(`img[src="${photo}"]`) })
  await row.getByRole('button', { name: /Modifica/ }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(/Due parole/).fill('barbe e baffi')
  await chooseFile(page, 'altra.png', await pictures.png(), 'image/png')
  await page.getByRole('button', { name: 'Usa questa immagine' }).click()
  await expect(page.getByText('Foto aggiornata con successo')).toBeVisible()
  await expect(form.getByLabel(/Due parole/)).toHaveValue('barbe e baffi')
  await expect(form.locator('img[data-photo]')).not.toHaveAttribute('src', photo)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Rimuovi immagine' }).click()
  await expect(form.locator('img')).toHaveAttribute('src', /ritratto/)
  await form.getByRole('button', { name: /Salva/ }).click()
  await expect(form).toHaveCount(0)
})

test('on a phone back closes the crop and delete dialogs and stays on the page', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openProfile(page, shop)
  const [upload, remove] = [
    page.getByRole('button', { name: 'Carica immagine' }),
    page.getByRole('button', { name: "Elimina l'account" }),
  ]
  const open = {
    "Ritaglia l'immagine": async () => {
      await upload.focus()
      await chooseFile(page, 'io.jpg', await pictures.jpeg())
    },
    "Eliminare l'account?": () => remove.click(),
  }
  for (const [name, show] of Object.entries(open)) {
    await show()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/profile')
    await show()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(name.startsWith('Ritaglia') ? upload : remove).toBeFocused()
  }
  await chooseFile(page, 'io.jpg', await pictures.jpeg())
  await page.getByRole('button', { name: 'Usa questa immagine' }).click()
  await expect(avatar(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the phone number can be removed', async ({ page, shop }) => {
  await openProfile(page, shop)
  await edit(page).click()
  await page.getByLabel('Telefono').fill('')
  await expectAccessible(page)
  await save(page).click()
  await expect(page.getByText(savedText)).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Telefono' }).locator('+ dd')).toHaveText('–')
})

test('the profile is accessible in every look', async ({ page, shop }) => {
  await openProfile(page, shop)
  await expect(page.getByRole('switch')).toBeVisible()
  await chooseFile(page, 'io.jpg', await gradient())
  await expect(page.getByRole('dialog')).toBeVisible()
  await inEveryLook(page, 'profile-crop')
  await page.getByRole('button', { name: 'Usa questa immagine' }).click()
  await expect(avatar(page)).toBeVisible()
  await inEveryLook(page, 'profile-view')
  await edit(page).click()
  await page.getByLabel('Nuova password', { exact: true }).fill('corta')
  await save(page).click()
  await inEveryLook(page, 'profile-edit')
  await page.getByRole('button', { name: "Elimina l'account" }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await inEveryLook(page, 'profile-delete')
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'I Miei Ordini' }).click()
  await inEveryLook(page, 'profile-orders')
})

async function gradient(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><defs><linearGradient id="g"><stop stop-color="#203a43"/><stop offset="1" stop-color="#f7d9c4"/></linearGradient></defs><rect width="900" height="600" fill="url(#g)"/><circle cx="450" cy="250" r="120" fill="#8d5a3b"/><rect x="300" y="380" width="300" height="220" rx="90" fill="#1c2f33"/></svg>`
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  return await sharp(Buffer.from(svg)).jpeg().toBuffer()
}

async function averageColour(page: Page, url: string): Promise<string> {
  return await page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob())
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    context?.drawImage(bitmap, 0, 0, 1, 1)
    const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
    return red > blue ? 'red' : 'blue'
  }, url)
}
