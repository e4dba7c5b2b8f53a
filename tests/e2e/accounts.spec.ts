import type { Page } from '@playwright/test'

import { pages } from '#shared/pages.ts'
import { expect, expectAccessible, expectTexts, test, tokenOfMail } from '#tests/support/browser-test.ts'

import { fillLogin, logIn } from './login-form.ts'

const client = 'client@f4dezone.test'

/** Waits until the server has returned the account and its data; afterwards the page makes no requests by itself. */
async function openPrivatePage(page: Page): Promise<void> {
  const answers = ['auth/me', 'users/profile/newsletter'].map((path) =>
    page.waitForResponse(`**/api/${path}`),
  )
  await page.goto('/profile')
  await Promise.all(answers)
}

async function fillRegistration(page: Page, overrides: Record<string, string> = {}): Promise<void> {
  const typed = {
    Nome: 'Chiara',
    Cognome: 'Bernasconi',
    Email: 'chiara@example.test',
    Telefono: '+41 79 111 22 33',
    Password: 'sfumatura alta 12',
    'Conferma password': 'sfumatura alta 12',
    ...overrides,
  }
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text)
}

async function answerSum(page: Page): Promise<void> {
  const [first = 0, second = 0] = (await sumQuestion(page)).match(/\d+/g)?.map(Number) ?? []
  await page.getByLabel(/quanto fa/).fill(String(first + second))
}

async function sumQuestion(page: Page): Promise<string> {
  return await page.getByText(/quanto fa/).innerText()
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

test('a client registers, is counted down to the login and logs in', async ({ page }) => {
  await page.goto('/register')
  const submit = page.getByRole('button', { name: 'Crea account' })
  await fillRegistration(page)
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveAccessibleDescription('Per favore completa la verifica anti-bot')
  await answerSum(page)
  await submit.click()
  await expect(page.getByRole('heading', { name: 'Ciao, Chiara!' })).toBeFocused()
  await expectTexts(page, 'con le tue credenziali di accesso (email)', 'Il login si apre tra')
  await expectAccessible(page)
  await expect(page).toHaveURL('/login')
  await fillLogin(page, 'Chiara@Example.test', 'sfumatura alta 12')
  await expect(page.getByRole('heading', { name: 'Ciao, Chiara' })).toBeVisible()
  await expectAccessible(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Ciao, Chiara' })).toBeVisible()
  expect(await storedToken(page)).toBeTruthy()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('chiara@example.test')
})

test('a registration shows all errors at once and focuses the first field', async ({ page }) => {
  await page.goto('/register')
  await fillRegistration(page, { Nome: ' ', Telefono: '12', 'Conferma password': 'sfumatura bassa' })
  const before = await sumQuestion(page)
  await page.getByRole('button', { name: 'Nuova domanda' }).click()
  expect(await sumQuestion(page)).not.toBe(before)
  await page.getByLabel(/quanto fa/).fill('99')
  await page.getByLabel('Nome', { exact: true }).focus()
  await expect(page.getByText('La somma non è giusta')).toBeVisible()
  await answerSum(page)
  await page.getByRole('button', { name: 'Crea account' }).click()
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused()
  await expectTexts(
    page,
    'Il nome è obbligatorio',
    'Inserisci un numero di telefono valido',
    'Le password non corrispondono',
  )
  await expectAccessible(page)
})

test('a failed registration keeps the typed values', async ({ page }) => {
  await page.goto('/register')
  await fillRegistration(page, { Email: client })
  await answerSum(page)
  await page.getByRole('button', { name: 'Crea account' }).click()
  await expect(page.getByRole('alert')).toContainText('Email già registrata')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email già registrata')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('sfumatura alta 12')
  await page.getByLabel('Email').fill('chiara@example.test')
  await page.getByRole('button', { name: 'Crea account' }).click()
  await expect(page.getByRole('heading', { name: 'Ciao, Chiara!' })).toBeVisible()
  await page.getByRole('link', { name: 'Vai al Login' }).click()
  await expect(page).toHaveURL('/login')
})

test('a wrong password shows an error and stores no token', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByText("L'email è obbligatoria")).toBeVisible()
  await fillLogin(page, client, 'sbagliata')
  await expect(page.getByRole('alert')).toHaveText('Email o password non validi')
  await expect(page).toHaveURL('/login')
  expect(await storedToken(page)).toBeNull()
  await expectAccessible(page)
})

test('a password can be shown while typing', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('segreta')
  await expect(password).toHaveAttribute('type', 'password')
  await password.press('Tab')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAttribute('type', 'text')
})

test('a lost connection shows an error', async ({ page }) => {
  await page.goto('/login')
  await page.route('**/api/auth/login', (route) => route.abort())
  await fillLogin(page, client)
  await expect(page.getByRole('alert')).toHaveText('Errore di connessione')
})

test('a forgotten password is replaced once by the mailed link', async ({ page, shop }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Password dimenticata?' }).click()
  await expect(page.getByRole('heading', { name: 'Password dimenticata?' })).toBeFocused()
  await page.getByRole('button', { name: 'Torna al login' }).click()
  await page.getByRole('button', { name: 'Password dimenticata?' }).click()
  await page.getByLabel('Email').fill(client)
  await page.getByRole('button', { name: 'Lascia la richiesta' }).click()
  const answer = page.getByText('Richiesta ricevuta. Chiama lo studio')
  await expect(answer).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('heading', { name: 'La tua poltrona ti aspetta' })).toBeFocused()

  const token = await tokenOfMail(shop, 'password-reset')
  await page.goto(`/reset-password?token=${token}`)
  await page.getByLabel('Nuova password').fill('riga laterale 7')
  await page.getByLabel('Conferma password').fill('riga laterale')
  await page.getByRole('button', { name: 'Salva la password' }).click()
  await expect(page.getByText('Le password non corrispondono')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Conferma password').fill('riga laterale 7')
  await page.getByRole('button', { name: 'Salva la password' }).click()
  await expect(page.getByText('Password cambiata con successo!')).toBeVisible()
  await fillLogin(page, client, 'riga laterale 7')
  await expect(page).toHaveURL('/')

  await page.goto(`/reset-password?token=${token}`)
  await page.getByLabel('Nuova password').fill('un altro ancora 8')
  await page.getByLabel('Conferma password').fill('un altro ancora 8')
  await page.getByRole('button', { name: 'Salva la password' }).click()
  await expect(page.getByRole('alert')).toContainText('Il link non è valido o è scaduto')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expectAccessible(page)
})

test('an email is verified with the password, not by opening the link', async ({ page, shop }) => {
  await page.goto('/register')
  await fillRegistration(page)
  await answerSum(page)
  await page.getByRole('button', { name: 'Crea account' }).click()
  await expect(page.getByRole('heading', { name: 'Ciao, Chiara!' })).toBeVisible()
  const isVerified = async () => {
    const { rows } = await shop.platform.database.pool.query<{ verified: boolean }>(
      `SELECT email_verified_at IS NOT NULL AS verified FROM users WHERE email = 'chiara@example.test'`,
    )
    return rows[0]?.verified
  }
  const link = `/verify-email?token=${await tokenOfMail(shop, 'welcome')}`
  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Conferma indirizzo' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill('un’altra password')
  await page.getByRole('button', { name: 'Conferma indirizzo' }).click()
  await expect(page.getByText('La password non è quella di questo account.').first()).toBeVisible()
  await expectAccessible(page)
  expect(await isVerified()).toBe(false)
  await page.getByLabel('Password', { exact: true }).fill('sfumatura alta 12')
  await page.getByRole('button', { name: 'Conferma indirizzo' }).click()
  await expect(page.getByRole('heading', { name: 'Indirizzo confermato' })).toBeFocused()
  await expectAccessible(page)
  expect(await isVerified()).toBe(true)
  await page.goto(link)
  await page.getByLabel('Password', { exact: true }).fill('sfumatura alta 12')
  await page.getByRole('button', { name: 'Conferma indirizzo' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Il link non è valido o è scaduto')
})

test.describe('the route guard', () => {
  test('sends a visitor to the login and back to the requested page', async ({ page }) => {
    await page.goto('/profile?scheda=dati#foto')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Accedi per aprire la pagina che hai chiesto.')).toBeVisible()
    await fillLogin(page, client)
    await expect(page).toHaveURL('/profile?scheda=dati#foto')
  })

  test('keeps the requested page through registration and drops it on the way home', async ({ page }) => {
    await page.goto('/booking')
    await expect(page).toHaveURL('/login')
    await page.getByRole('link', { name: 'Crea account' }).click()
    await fillRegistration(page)
    await answerSum(page)
    await page.getByRole('button', { name: 'Crea account' }).click()
    await page.getByRole('link', { name: 'Vai al Login' }).click()
    await expect(page.getByText('Accedi per aprire la pagina che hai chiesto.')).toBeVisible()
    await page.getByRole('link', { name: 'F4DEZONE, pagina iniziale' }).click()
    await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Accedi' }).click()
    await expect(page.getByText('Accedi per aprire la pagina che hai chiesto.')).toHaveCount(0)
    await fillLogin(page, 'chiara@example.test', 'sfumatura alta 12')
    await expect(page).toHaveURL('/')
  })

  test('keeps clients out of the staff areas', async ({ page }) => {
    await logIn(page)
    for (const path of ['/admin', '/barber', '/subscription', '/subscription/usage', '/ADMIN/', '/%61dmin']) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
    }
  })

  test('shows login and registration to visitors only', async ({ page }) => {
    await logIn(page)
    for (const path of ['/login', '/register']) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
    }
  })

  test('shows an unknown page only to signed-in users', async ({ page }) => {
    await page.goto('/nowhere')
    await expect(page).toHaveURL('/login')
    await fillLogin(page, client)
    await expect(page).toHaveURL('/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Qui non c’è niente')
  })
})

test('a logout in one tab logs out all tabs', async ({ page }) => {
  await logIn(page)
  const second = await page.context().newPage()
  await openPrivatePage(second)
  await page.getByRole('button', { name: 'Ciao, Giulio' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect(await storedToken(page)).toBeNull()
  await expect(second).toHaveURL('/login')
  await expect(second.getByText("Hai chiuso la sessione in un'altra scheda.")).toBeVisible()
})

test('a revoked session leads to the login and back', async ({ page, shop }) => {
  await logIn(page)
  await openPrivatePage(page)
  await shop.platform.database.pool.query('UPDATE sessions SET revoked_at = now()')
  await page.reload()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('La sessione è scaduta.')).toBeVisible()
  await fillLogin(page, client)
  await expect(page).toHaveURL('/profile')
})

test.describe('after 30 minutes without activity', () => {
  const countdown = /la sessione si chiude tra/

  test('a private page shows a warning and then the login', async ({ page }) => {
    await logIn(page)
    await openPrivatePage(page)
    await page.clock.runFor('29:00')
    await expect(page.getByText(countdown)).toContainText(/ (60|5\d) secondi/)
    await expectAccessible(page)
    // Moving the pointer to the button already counts as activity and removes the button; dispatch only the click.
    await page.getByRole('button', { name: 'Resta collegato' }).dispatchEvent('click')
    await expect(page.getByText(countdown)).toHaveCount(0)
    await page.clock.runFor('29:30')
    await expect(page.getByText(countdown)).toContainText(/ (30|2\d) secondi/)
    await page.clock.runFor('00:30')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('La sessione si è chiusa per inattività.')).toBeVisible()
    expect(await storedToken(page)).toBeNull()
    await fillLogin(page, client)
    await expect(page).toHaveURL('/profile')
  })

  test('a public page stays and shows a notice', async ({ page }) => {
    await logIn(page)
    await page.clock.runFor('30:00')
    await expect(page.getByText('La sessione si è chiusa per inattività.')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Ciao, Giulio' })).toHaveCount(0)
    expect(await storedToken(page)).toBeNull()
  })
})

for (const { path } of [pages.login, pages.register, pages.resetPassword, pages.verifyEmail]) {
  test(`${path} is accessible, dark and light, on a phone and on a desktop`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      for (const theme of ['dark', 'light']) {
        await page.goto(path)
        await page.evaluate((chosen) => localStorage.setItem('app-theme', chosen), theme)
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
      }
    }
  })
}
