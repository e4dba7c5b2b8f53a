import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/browser-test.ts'

import { openPanel } from './staff.ts'
import { enterAs } from './stored-session.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Modifiche non salvate' })

const sections = [
  {
    form: 'a new user',
    tab: 'users',
    open: async () => undefined,
    field: (page: Page) => page.getByRole('form', { name: 'Crea utente' }).getByLabel('Cognome'),
  },
  {
    form: 'a changed user',
    tab: 'users',
    open: (page: Page) =>
      page
        .getByRole('button', { name: /^Modifica / })
        .first()
        .click(),
    field: (page: Page) => page.getByRole('form', { name: /^Modifica / }).getByLabel('Cognome'),
  },
  {
    form: 'a new service',
    tab: 'services',
    open: async () => undefined,
    field: (page: Page) => page.getByRole('form', { name: 'Aggiungi servizio' }).getByLabel('Nome'),
  },
  {
    form: 'a changed service',
    tab: 'services',
    open: (page: Page) => page.getByRole('button', { name: 'Modifica Taglio', exact: true }).click(),
    field: (page: Page) => page.getByRole('form', { name: 'Modifica Taglio' }).getByLabel('Nome'),
  },
  {
    form: 'a new barber',
    tab: 'barbers',
    open: (page: Page) => page.getByRole('button', { name: 'Aggiungi barbiere' }).click(),
    field: (page: Page) => page.getByLabel('Cognome'),
  },
]

for (const { form, tab, open, field } of sections) {
  test(`another section asks before discarding unsaved input for ${form}`, async ({ page, shop }) => {
    const away = page.getByRole('link', { name: 'Impostazioni', exact: true })
    await openPanel(page, shop, 'admin', `/admin?tab=${tab}`)
    await open(page)
    await field(page).fill('Bernasconi Rossi')
    await away.click()
    await question(page).getByRole('button', { name: 'Resta qui' }).click()
    await expect(field(page)).toHaveValue('Bernasconi Rossi')
    await away.click()
    await question(page).getByRole('button', { name: 'Esci senza salvare' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Impostazioni' })).toBeVisible()
  })
}

test('an unchanged form asks nothing', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=users')
  await page
    .getByRole('button', { name: /^Modifica / })
    .first()
    .click()
  await page.getByRole('link', { name: 'Impostazioni', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impostazioni' })).toBeVisible()
})

test('another filter asks before closing an edited row and keeps a new user', async ({ page, shop }) => {
  await openPanel(page, shop, 'admin', '/admin?tab=users')
  const added = page.getByRole('form', { name: 'Crea utente' }).getByLabel('Cognome')
  await added.fill('Rossi')
  const barber = page.getByRole('button', { name: 'Modifica Marco Ferri' })
  await expect(barber).toBeVisible()
  await page.getByLabel('Ruolo').first().selectOption('client')
  await expect(page).toHaveURL(/role=client/)
  await expect(barber).toHaveCount(0)
  await expect(added).toHaveValue('Rossi')
  await page
    .getByRole('button', { name: /^Modifica / })
    .first()
    .click()
  const edited = page.getByRole('form', { name: /^Modifica / }).getByLabel('Cognome')
  await edited.fill('Bianchi')
  await page.getByLabel('Ruolo').first().selectOption('barber')
  await question(page).getByRole('button', { name: 'Resta qui' }).click()
  await expect(edited).toHaveValue('Bianchi')
  await expect(page).toHaveURL(/role=client/)
})

test('another page asks before discarding the profile form', async ({ page }) => {
  await enterAs(page, 'client@f4dezone.test')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Modifica Profilo' }).click()
  await page.getByLabel('Cognome').fill('Bernasconi Rossi')
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click()
  await question(page).getByRole('button', { name: 'Resta qui' }).click()
  await expect(page.getByLabel('Cognome')).toHaveValue('Bernasconi Rossi')
})

test('another page asks before discarding the waiting list form', async ({ page }) => {
  await enterAs(page, 'client@f4dezone.test')
  await page.goto('/waiting-list')
  await page.getByRole('button', { name: 'Aggiungi alla lista' }).click()
  await page.getByLabel('Note').fill('Anche con poco anticipo')
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click()
  await question(page).getByRole('button', { name: 'Resta qui' }).click()
  await expect(page.getByLabel('Note')).toHaveValue('Anche con poco anticipo')
})

test('the opening button closes the form and keeps its input', async ({ page }) => {
  await enterAs(page, 'client@f4dezone.test')
  await page.goto('/waiting-list')
  const opener = page.getByRole('button', { name: 'Aggiungi alla lista' })
  await opener.click()
  await page.getByLabel('Note').fill('Anche con poco anticipo')
  await opener.click()
  await expect(page.getByLabel('Note')).toBeHidden()
  await opener.click()
  await expect(page.getByLabel('Note')).toHaveValue('Anche con poco anticipo')
  await page.getByRole('button', { name: 'Annulla' }).click()
  await opener.click()
  await expect(page.getByLabel('Note')).toHaveValue('')
})

test('a logout asks before discarding unsaved input', async ({ page, shop }) => {
  const logout = async () => {
    await page.getByRole('button', { name: /^Account di / }).click()
    await page.getByRole('button', { name: 'Logout', exact: true }).click()
  }
  await openPanel(page, shop, 'admin', '/admin?tab=users')
  const field = page.getByRole('form', { name: 'Crea utente' }).getByLabel('Cognome')
  await field.fill('Bernasconi Rossi')
  await logout()
  await question(page).getByRole('button', { name: 'Resta qui' }).click()
  await expect(page.getByRole('button', { name: /^Account di / })).toBeFocused()
  await expect(field).toHaveValue('Bernasconi Rossi')
  await logout()
  await question(page).getByRole('button', { name: 'Esci senza salvare' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
