import type { Locator } from '@playwright/test'

import { prerenderedPaths } from '#shared/built-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'

import { fillDetails, fillGuestForm, goOnAndPayAtTheSalon, luca, pick } from './booking-form.ts'
import { logIn } from './login-form.ts'
import { enterAs } from './stored-session.ts'

const phone = { width: 390, height: 844 }

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

async function cutOptions(list: Locator): Promise<string[]> {
  return await list.evaluate((select: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    const ruler = document.createElement('canvas').getContext('2d')
    if (!ruler) return ['no ruler']
    ruler.font = font
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return [...select.options].map(({ text }) => text).filter((text) => ruler.measureText(text).width > room)
  })
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const path of [...prerenderedPaths, '/altrove']) {
    test(`everything in the top bar of ${path} is within the screen`, async ({ page }) => {
      await page.goto(path)
      for (const entry of await page.locator('header > :visible').all()) {
        const { x, width } = await boxOf(entry)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(320)
      }
      await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeInViewport({ ratio: 1 })
    })
  }

  test('no option of a select is cut off', async ({ page }) => {
    await page.goto('/shop')
    const category = page.getByLabel('Categoria')
    await expect(category.getByRole('option')).not.toHaveCount(1)
    expect(await cutOptions(category)).toEqual([])
    await enterAs(page, 'client@f4dezone.test')
    await page.goto('/waiting-list')
    await page.getByRole('button', { name: 'Aggiungi alla lista' }).click()
    const [barber, service] = [page.getByLabel('Barbiere'), page.getByLabel('Servizio')]
    expect([...(await cutOptions(barber)), ...(await cutOptions(service))]).toEqual([])
    await barber.selectOption({ index: 1 })
    expect(await cutOptions(service)).toEqual([])
  })

  test('the top bar of a client fits', async ({ page }) => {
    await logIn(page)
    await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('moving an appointment', () => {
  test('opens at the date, and its footer shows the new time or why it is disabled', async ({ page }) => {
    await fillGuestForm(page)
    await goOnAndPayAtTheSalon(page)
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Sposta' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Data', exact: true })).toBeInViewport()
    const proceed = dialog.getByRole('button', { name: 'Continua' })
    await expect(proceed).toBeDisabled()
    await expect(proceed).toHaveAccessibleDescription('Scegli che cosa cambiare: per ora è tutto come prima.')
    await dialog.getByRole('radio', { name: /^giovedì 2 aprile/ }).press('Space')
    await expect(proceed).toHaveAccessibleDescription('Scegli un orario di giovedì 2 aprile.')
    await pick(dialog, { time: '16:00' })
    await expect(proceed).toHaveAccessibleDescription('Nuovo: giovedì 2 aprile, ore 16:00')
    await expect(dialog.getByText('Nuovo: giovedì 2 aprile, ore 16:00')).toBeInViewport()
    await expect(proceed).toBeEnabled()
  })
})

test.describe('texts', () => {
  test('a registration without a mail server mentions no mail', async ({ page }) => {
    await page.route('**/api/auth/register', (route) =>
      route.fulfill({ status: 201, json: { success: true, message: '' } }),
    )
    await page.goto('/register')
    await fillDetails(page, {
      Nome: 'Chiara',
      Cognome: 'Bianchi',
      Email: 'chiara@example.test',
      Telefono: '+41 79 555 44 33',
    })
    await page.getByLabel('Password', { exact: true }).fill('una password lunga')
    await page.getByLabel('Conferma password').fill('una password lunga')
    const question = page.getByLabel(/quanto fa/)
    const [first, second] = ((await page.getByText(/quanto fa/).textContent()) ?? '').match(/\d+/g) ?? []
    await question.fill(String(Number(first) + Number(second)))
    await page.getByRole('button', { name: 'Crea account' }).click()
    await expect(page.getByRole('heading', { name: 'Ciao, Chiara!' })).toBeVisible()
    await expect(page.getByText(/attivato l'invio|è registrata/)).toHaveCount(0)
    await expect(page.getByText('e la password che hai scelto')).toBeVisible()
  })

  test('a forgotten password promises no mail without a mail server', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Password dimenticata?' }).click()
    await expect(page.getByText(/ti mandiamo un link/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /link/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: '+41 91 000 00 00' })).toBeVisible()
  })

  test('a server error without a message names the attempted action', async ({ page }) => {
    await page.route('**/api/auth/reset-password', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/login')
    await page.getByLabel('Email').fill('client@f4dezone.test')
    await page.getByRole('button', { name: 'Password dimenticata?' }).click()
    await expect(page.getByLabel('Email')).toHaveValue('client@f4dezone.test')
    await page.getByRole('button', { name: 'Lascia la richiesta' }).click()
    await expect(page.getByRole('alert')).toHaveText('Errore nel reset della password')
  })

  test('the summary asks only for the time once the day is chosen', async ({ page }) => {
    await page.goto('/guest-booking')
    const summary = page.getByRole('complementary')
    await expect(summary.getByText('Quando?')).toBeVisible()
    await pick(page, luca)
    await expect(summary.getByText('A che ora?')).toBeVisible()
    await expect(summary.getByText('Quando?')).toHaveCount(0)
  })

  test('a button has the same label twice on phones', async ({ page }) => {
    await page.setViewportSize(phone)
    await fillGuestForm(page)
    await page.getByRole('button', { name: 'Prenota', exact: true }).first().click()
    await expect(page.getByRole('button', { name: 'Vai al pagamento' })).toHaveCount(2)
    await page.getByRole('button', { name: 'Vai al pagamento' }).last().click()
    const confirm = page.getByRole('button', { name: 'Conferma e paga in sede' })
    await expect(confirm).toHaveCount(2)
    await expect(confirm.last()).toBeInViewport({ ratio: 1 })
  })
})

test.describe('after closing time', () => {
  test.use({ now: '2026-03-11T19:30:00+01:00' })

  test('today shows no times left instead of full', async ({ page }) => {
    await page.goto('/guest-booking')
    await pick(page, { barber: luca.barber, service: luca.service })
    await expect(
      page.getByRole('radio', { name: 'mercoledì 11 marzo, nessun orario rimasto' }),
    ).toBeAttached()
    await expect(page.getByRole('radio', { name: /11 marzo, al completo/ })).toHaveCount(0)
  })
})

test('another page opens at its top without scrolling there', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    const look = () => {
      requestAnimationFrame(look)
      if (document.querySelector('h1')?.textContent === 'Chi c’è dietro la poltrona.' && scrollY > 0)
        seen.push(`${scrollY}`)
    }
    look()
    Object.assign(window, { glided: seen })
  })
  await page.goto('/privacy-policy')
  await page.evaluate(() => window.scrollTo({ top: 4_000, behavior: 'instant' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Note legali' }).click()
  await expect(page.getByRole('heading', { name: 'Chi c’è dietro la poltrona.' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'glided'))).toEqual([])
})

test('a client of a salon without an active plan sees the server message', async ({ page }) => {
  const sentence = 'Le prenotazioni online sono momentaneamente sospese. Contatta il salone.'
  await page.route('**/api/appointments', (route) =>
    route.fulfill({
      status: 403,
      json: { success: false, code: 'SUBSCRIPTION_INACTIVE', upgradeRequired: true, message: sentence },
    }),
  )
  await logIn(page)
  await page.goto('/booking')
  await pick(page, { ...luca, time: '15:30' })
  await page.getByRole('button', { name: 'Prenota', exact: true }).click()
  await expect(page.getByRole('complementary').getByText(sentence)).toBeVisible()
  await expect(
    page.getByRole('complementary').getByRole('link', { name: 'Contatta il salone' }),
  ).toBeVisible()
  await expect(page.getByText('Hai raggiunto il limite')).toHaveCount(0)
})

test('back after booking shows the booking and keeps the details', async ({ page }) => {
  await fillGuestForm(page)
  await goOnAndPayAtTheSalon(page)
  await expect(page.getByRole('heading', { name: 'A presto, Giulia!' })).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Passi della prenotazione' }).locator('li').last(),
  ).toHaveAttribute('data-done', 'true')
  await page.goBack()
  await expect(page.getByText('Hai già prenotato: martedì 31 marzo, ore 15:30.')).toBeVisible()
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Giulia')
  await page.getByRole('link', { name: 'Apri la prenotazione' }).click()
  await expect(page).toHaveURL(/booking-confirmation/)
})

test('the day strip has the width of its column', async ({ page }) => {
  await page.goto('/guest-booking')
  await pick(page, luca)
  const column = await boxOf(page.getByRole('radiogroup', { name: 'Barbiere' }))
  const strip = await boxOf(page.getByRole('radiogroup', { name: 'Data' }))
  expect(strip.x).toBe(column.x)
  expect(strip.x + strip.width).toBe(column.x + column.width)
})

test('a toast does not cover the top bar on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await logIn(page)
  await page.goto('/booking')
  await page.getByRole('button', { name: 'Prenota', exact: true }).last().click()
  const toast = page.getByRole('region', { name: 'Notifiche' }).getByText('Tutti i campi sono obbligatori')
  const bar = await boxOf(page.getByRole('banner'))
  expect((await boxOf(toast)).y).toBeGreaterThan(bar.y + bar.height)
})
