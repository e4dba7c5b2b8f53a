import type { Page } from '@playwright/test'

import { demoPassword } from '#app/server/demo/demo-people.ts'
import { expect, expectAccessible, expectTexts, test, tokenOfMail } from '#tests/support/browser-test.ts'

import { openPanel, staffApi } from './staff.ts'

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('the owner creates, finds, changes and deletes a user', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=users')
  await expectAccessible(page)
  const form = page.getByRole('form', { name: 'Crea utente' })
  await expect(form.getByLabel('Ruolo')).toHaveValue('client')
  const generated = await form.getByLabel('Password', { exact: true }).inputValue()
  expect(generated).toMatch(/^[A-Za-z\d!@#$%^&*]{10}$/)
  await form.getByRole('button', { name: 'Genera un’altra password' }).click()
  await expect(form.getByLabel('Password', { exact: true })).not.toHaveValue(generated)
  await form.getByLabel('Nome', { exact: true }).fill('Nina')
  await form.getByLabel('Cognome').fill('Caratti')
  await form.getByLabel('Email').fill('client@f4dezone.test')
  await form.getByLabel('Telefono').fill('079 765 43 21')
  await form.getByRole('button', { name: 'Crea utente' }).click()
  await expect(page.getByText("Errore nella creazione dell'utente: Email già registrata")).toBeVisible()
  await expect(form.getByLabel('Cognome')).toHaveValue('Caratti')
  await form.getByLabel('Email').fill('nina@example.test')
  await form.getByRole('button', { name: 'Crea utente' }).click()
  await expect(page.getByText('Utente creato con successo!')).toBeVisible()
  await page.clock.runFor(5100)
  await expect(page.getByText('Utente creato con successo!')).toHaveCount(0)

  await page.getByLabel('Cerca per nome, email o telefono').fill('nina')
  await page.clock.runFor(400)
  await expect(page).toHaveURL(/search=nina/)
  await expect(page.getByText('1 utente', { exact: true })).toBeVisible()
  await expect(rowOf(page, 'Nina Caratti')).toContainText('nina@example.test')

  await page.getByRole('button', { name: 'Modifica Nina Caratti' }).click()
  const edit = page.getByRole('form', { name: 'Modifica Nina Caratti' })
  await edit.getByLabel('Ruolo').selectOption('barber')
  await edit.getByLabel('Profilo barbiere').selectOption({ label: 'Dario Conti' })
  await edit.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Utente aggiornato con successo!')).toBeVisible()
  await expect(rowOf(page, 'Nina Caratti')).toContainText('Dario Conti')

  await page.getByRole('button', { name: 'Elimina Nina Caratti' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina utente' }).click()
  await expectTexts(page, 'Utente eliminato con successo!', 'Nessun utente trovato')
})

test('columns sort in both directions and are stored in the address', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=users')
  const names = page.getByRole('row').getByRole('cell').filter({ hasText: /@/ })
  await page.getByRole('button', { name: 'Email' }).click()
  await expect(names.first()).toHaveText('admin@f4dezone.test')
  await page.getByRole('button', { name: 'Email' }).click()
  await expect(names.first()).toHaveText('client2@f4dezone.test')
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'descending')
  await page.reload()
  await expect(names.first()).toHaveText('client2@f4dezone.test')
  await page.getByLabel('Ruolo').first().selectOption('barber')
  await expect(page.getByText('1 utente', { exact: true })).toBeVisible()
})

test('the own email and password of the owner change only with the password', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=users')
  await page.getByLabel('Cerca per nome, email o telefono').fill('admin@f4dezone.test')
  await page.clock.runFor(400)
  await expect(page.getByText('1 utente', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Password di / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ripristina password' }).click()
  await expect(dialog.getByText('La password attuale non è corretta.').last()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Modifica / }).click()
  const edit = page.getByRole('form', { name: /^Modifica / })
  await expect(edit.getByText('Con questa email accedi.')).toBeVisible()
  const own = edit.getByLabel('Password attuale')
  await expect(own).toHaveCount(0)
  await edit.getByLabel('Email').fill('nuova@f4dezone.test')
  await own.fill('sbagliata')
  await edit.getByRole('button', { name: 'Salva' }).click()
  await expect(edit.getByText('La password attuale non è corretta.')).toBeVisible()
  await expectAccessible(page)
  await own.fill(demoPassword)
  await edit.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Utente aggiornato con successo!')).toBeVisible()
})

test('a temporary password opens only the page to change it', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=users')
  await page.getByRole('button', { name: 'Password di Giulio Pedrazzini' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByLabel('Nuova password').fill('')
  await dialog.getByRole('button', { name: 'Ripristina password' }).click()
  await expect(dialog.getByText('ID utente e nuova password sono richiesti')).toBeVisible()
  await dialog.getByRole('button', { name: 'Genera un’altra password' }).click()
  const secret = await dialog.getByLabel('Nuova password').inputValue()
  await dialog.getByRole('button', { name: 'Ripristina password' }).click()
  await expect(
    page.getByText("Password ripristinata con successo. Una email è stata inviata all'utente."),
  ).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByLabel('Email').fill('client@f4dezone.test')
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await page.clock.runFor(2000)
  await expect(page).toHaveURL(/\/change-password$/)
  await expect(page.getByRole('heading', { name: 'Scegli la tua password' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/booking')
  await expect(page).toHaveURL(/\/change-password$/)

  const fill = async (old: string, fresh: string) => {
    await page.getByLabel('Password temporanea').fill(old)
    await page.getByLabel('Nuova password').fill(fresh)
    await page.getByLabel('Conferma password').fill(fresh)
    await page.getByRole('button', { name: 'Salva la password' }).click()
  }
  await fill('sbagliata', demoPassword)
  await expect(page.getByRole('alert').first()).toContainText('La password attuale non è corretta.')
  await fill(secret, secret)
  await expect(page.getByRole('alert').first()).toContainText('Scegli una password diversa')
  await fill(secret, demoPassword)
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/booking')
  await expect(page).toHaveURL(/\/booking$/)
})

test('an invited barber sets a password with the mailed link', async ({ page, shop }) => {
  const owner = await staffApi(shop, 'admin')
  await owner.post('/admin/users', {
    firstName: 'Samir',
    lastName: 'Haddad',
    email: 'samir@f4dezone.test',
    phone: '079 000 00 02',
    role: 'barber',
    password: 'provvisoria 1',
  })
  await page.goto(`/reset-password?token=${await tokenOfMail(shop, 'invitation')}`)
  await page.getByLabel('Nuova password').fill(demoPassword)
  await page.getByLabel('Conferma password').fill(demoPassword)
  await page.getByRole('button', { name: 'Salva la password' }).click()
  await expect(page.getByText('Password cambiata con successo! Ora puoi accedere.')).toBeVisible()
})
