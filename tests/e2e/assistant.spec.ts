import type { Locator, Page } from '@playwright/test'

import { apiOf } from '#tests/support/api.ts'
import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'
import { clientBooking } from '#tests/support/people.ts'

import { fillDetails, freeDay, slot } from './booking-form.ts'
import { enterAs } from './stored-session.ts'

const phone = { width: 390, height: 844 }
const email = 'client@f4dezone.test'
const password = 'demo-F4DEZONE-2026'

const launcher = (page: Page) => page.getByRole('button', { name: 'Chiedi all’assistente' })
const chat = (page: Page) => page.getByRole('dialog', { name: 'Assistente' })
const input = (page: Page) => chat(page).getByLabel('Scrivi un messaggio')
const answer = (page: Page) => chat(page).getByRole('log').getByRole('listitem').last()

async function ask(page: Page, text: string): Promise<void> {
  await input(page).fill(text)
  await input(page).press('Enter')
}

async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const scheme of ['dark', 'light']) {
    await page.evaluate(
      (name) => document.documentElement.setAttribute('data-mantine-color-scheme', name),
      scheme,
    )
    await expectAccessible(page)
  }
}

test('a visitor asks in words and books the offered slot on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  // The reviews behind the window cross-fade; half faded, they would fail the contrast check.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await launcher(page).click()
  await expect(chat(page).getByText('Ciao! Sono l’assistente di F4DEZONE.')).toBeVisible()
  const faqs = chat(page).getByRole('region', { name: 'Domande frequenti' })
  await expect(faqs.getByRole('listitem')).toHaveCount(4)
  await faqs.getByRole('button', { name: 'Mostra altre' }).click()
  await expect(faqs.getByRole('listitem')).toHaveCount(6)
  await expect(chat(page).getByRole('group', { name: 'Puoi chiedere' }).getByRole('button')).toHaveCount(3)
  await expectAccessibleInBoth(page)

  await ask(page, 'avete un buco martedi 31 marzo pomeriggio per taglio e barba con luca?')
  await expect(answer(page)).toContainText('Per «Taglio + Barba» con Luca Bernasconi')
  await expectAccessibleInBoth(page)
  const proposal = answer(page)
    .getByRole('link', { name: /^Mar 31 marzo, / })
    .first()
  const time = /\d+:\d\d/.exec((await proposal.textContent()) ?? '')?.[0] ?? ''
  await proposal.click()

  await expect(page).toHaveURL('/guest-booking')
  await expect(chat(page)).toBeHidden()
  await expect(page.getByRole('radio', { name: /^Luca Bernasconi/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: new RegExp(`^${freeDay.words}`) })).toBeChecked()
  await expect(slot(page, time)).toHaveAttribute('aria-pressed', 'true')
  await fillDetails(page)
  for (const step of ['Prenota', 'Vai al pagamento', 'Conferma e paga in sede'])
    await page.getByRole('button', { name: step, exact: true }).last().click()
  await expect(page.getByRole('heading', { name: 'A presto, Giulia!' })).toBeVisible()

  await page.getByRole('button', { name: 'Riprendi la chat' }).click()
  await expect(chat(page).getByRole('log')).toContainText('Per «Taglio + Barba» con Luca Bernasconi')
})

test('a client asks, votes and minimises the chat, which survives navigation', async ({ page, shop }) => {
  const { body: session } = await apiOf(shop.url).post('/auth/login', { email, password })
  const { body: barbers } = await apiOf(shop.url).get('/barbers/public')
  await shop.platform.database.pool.query(
    `DELETE FROM appointments WHERE client_id = (SELECT id FROM users WHERE email = $1)`,
    [email],
  )
  await apiOf(shop.url, session.token).post(
    '/appointments',
    clientBooking(barbers[0]._id, { date: freeDay.date, time: '15:30' }),
  )
  await page.setViewportSize(phone)
  await enterAs(page, email)
  await page.goto('/shop')
  await launcher(page).click()
  await expect(chat(page).getByText(/^Assistente: Ciao Giulio!/)).toBeVisible()
  await expect(chat(page).getByRole('region', { name: 'Le domande dei clienti' })).toBeVisible()

  await test.step('the answer is personal and accepts one vote', async () => {
    await ask(page, 'quando ho l appuntamento?')
    await expect(answer(page)).toContainText('Taglio, martedì 31 marzo alle 15:30')
    await answer(page).getByRole('button', { name: 'La risposta è utile' }).click()
    await expect(answer(page)).toContainText('Grazie del voto.')
    await expect(answer(page).getByRole('button', { name: /utile/ })).toHaveCount(0)
    await expect(answer(page).locator(':focus')).toHaveText('Grazie del voto.')
    await expectAccessibleInBoth(page)
  })

  await test.step('Escape minimises and keeps the focus; the chat survives navigation and reload', async () => {
    await input(page).press('Escape')
    await expect(chat(page)).toBeHidden()
    const pill = page.getByRole('button', { name: 'Riprendi la chat' })
    await expect(pill).toBeFocused()
    await pill.press('Enter')
    await answer(page).getByRole('link', { name: 'Sposta' }).click()
    await expect(page).toHaveURL(/\/booking/)
    await expect(page.getByRole('article').filter({ hasText: '15:30' })).toBeVisible()
    await pill.click()
    await expect(answer(page)).toContainText('alle 15:30')
    await page.reload()
    await launcher(page).click()
    await expect(answer(page)).toContainText('alle 15:30')
    await expect(answer(page)).toContainText('Grazie del voto.')
  })

  await test.step('a logout removes the chat', async () => {
    await page.evaluate(() => {
      localStorage.removeItem('token')
      localStorage.removeItem('user')
    })
    await page.goto('/')
    await launcher(page).click()
    await expect(chat(page).getByText('Ciao! Sono l’assistente di F4DEZONE.')).toBeVisible()
    await expect(chat(page).getByRole('log')).not.toContainText('15:30')
  })
})

test('Enter sends, Shift+Enter does not; empty and too long messages are refused', async ({ page }) => {
  await page.goto('/')
  await launcher(page).click()
  await expect(input(page)).toBeFocused()
  await input(page).press('Enter')
  await expect(chat(page).getByRole('alert')).toHaveText('Messaggio vuoto')
  await page.keyboard.type('uno')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('due')
  await expect(input(page)).toHaveValue('uno\ndue')
  await input(page).fill('riga\n'.repeat(30))
  expect((await input(page).boundingBox())?.height).toBeLessThanOrEqual(80)
  await input(page).fill('a'.repeat(990))
  await expect(chat(page).getByText('Ancora 10 caratteri')).toBeVisible()
  await input(page).fill('a'.repeat(1002))
  await expect(chat(page).getByRole('alert')).toHaveText('2 caratteri di troppo')
  await expect(chat(page).getByRole('button', { name: 'Invia' })).toBeDisabled()
  await ask(page, '<img src=x onerror=alert(1)>')
  await expect(chat(page).getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await expect(answer(page)).toContainText('Questo non lo so')
})

test('without an answer shows the error, keeps the text and offers a retry', async ({ page }) => {
  await page.goto('/')
  await page.route('**/api/chatbot/**', (route) => route.fulfill({ status: 503, body: '' }))
  await launcher(page).click()
  await expect(chat(page).getByRole('alert')).toHaveText('Chatbot temporaneamente non disponibile')
  await expectAccessible(page)
  await page.unroute('**/api/chatbot/**')
  await page.route('**/api/chatbot/init', (route) => route.fulfill({ status: 400, body: '' }))
  await chat(page).getByRole('button', { name: 'Riprova' }).click()
  await expect(chat(page).getByRole('alert')).toHaveText('Impossibile inizializzare la sessione')
  await page.unroute('**/api/chatbot/init')
  await chat(page).getByRole('button', { name: 'Riprova' }).click()
  await expect(input(page)).toBeVisible()

  await page.route('**/api/chatbot/message', (route) => route.fulfill({ status: 500, body: '' }))
  await ask(page, 'che orari fate?')
  await expect(answer(page)).toContainText('Mi dispiace, si è verificato un errore. Riprova più tardi.')
  await expect(input(page)).toHaveValue('che orari fate?')
  await page.unroute('**/api/chatbot/message')
  await page.route('**/api/chatbot/message', (route) => route.abort())
  await input(page).press('Enter')
  await expect(answer(page)).toContainText('Errore di connessione. Controlla la tua connessione internet.')
  await page.unroute('**/api/chatbot/message')
  await input(page).press('Enter')
  await expect(answer(page)).toContainText('Martedì–Sabato: 9:00–19:00')
})

test('the launcher covers no booking button and gives way to prompts on a phone', async ({ page }) => {
  const covers = async (button: Locator) => {
    const [mine, its] = [await launcher(page).boundingBox(), await button.boundingBox()]
    if (!mine || !its) return false
    const [beside, above] = [
      mine.x >= its.x + its.width || its.x >= mine.x + mine.width,
      mine.y >= its.y + its.height || its.y >= mine.y + mine.height,
    ]
    return !beside && !above
  }
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/guest-booking')
    await expect(launcher(page)).toBeVisible()
    for (const button of await page.getByRole('button', { name: 'Prenota', exact: true }).all())
      await expect.poll(() => covers(button)).toBe(false)
  }
  await page.setViewportSize(phone)
  await page.goto('/')
  await expect(launcher(page)).toBeVisible()
  await launcher(page).evaluate((floating) => {
    const { left, top } = floating.getBoundingClientRect()
    const link = Object.assign(document.createElement('a'), {
      href: '/guest-booking',
      textContent: 'sotto il pulsante',
    })
    link.setAttribute('style', `position: fixed; left: ${left - 90}px; top: ${top}px`)
    document.body.append(link)
  })
  const book = page.getByRole('link', { name: 'sotto il pulsante' })
  await expect.poll(() => covers(book)).toBe(false)
  await expect(launcher(page)).toBeVisible()
  await page.setViewportSize(phone)
  await page.evaluate(() => localStorage.removeItem('cookie-consent'))
  await page.addInitScript(() => localStorage.removeItem('cookie-consent'))
  await page.goto('/privacy-policy')
  await expect(launcher(page)).toBeVisible()
  await page.clock.runFor(2_500)
  await expect(page.getByRole('region', { name: 'Scelta dei cookie' })).toBeVisible()
  await expect(launcher(page)).toBeHidden()
  await page.getByRole('button', { name: 'Rifiuta' }).click()
  await expect(launcher(page)).toBeVisible()
})

test('the launcher hides without many layout checks where everything is clickable', async ({ page }) => {
  await page.goto('/privacy-policy')
  await expect(launcher(page)).toBeVisible()
  const looked = await page.evaluateHandle(() => {
    const counted = { places: 0 }
    const [topmost, all] = [
      document.elementFromPoint.bind(document),
      document.elementsFromPoint.bind(document),
    ]
    document.elementFromPoint = (x, y) => {
      counted.places++
      return topmost(x, y)
    }
    document.elementsFromPoint = (x, y) => {
      counted.places++
      return all(x, y)
    }
    const wall = document.createElement('div')
    wall.setAttribute('style', 'position: fixed; inset: 0; display: flex; flex-wrap: wrap')
    wall.innerHTML = '<button style="width: 40px; height: 20px">9:00</button>'.repeat(2000)
    document.body.append(wall)
    return counted
  })
  await expect(launcher(page)).toBeHidden()
  expect(await looked.evaluate(({ places }) => places)).toBeLessThan(40)
})

test('on panels the chat offers questions about the panel', async ({ page }) => {
  await enterAs(page, 'admin@f4dezone.test')
  await page.goto('/admin')
  await launcher(page).click()
  await expect(chat(page).getByRole('region', { name: 'Domande sul pannello' })).toBeVisible()
  await ask(page, 'come blocco un cliente che non si presenta mai?')
  await answer(page).getByRole('link', { name: 'Apri Clienti' }).click()
  await expect(page).toHaveURL('/admin?tab=customers')
})

test('the chat works without browser storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await launcher(page).click()
  await ask(page, 'quando siete aperti?')
  await expect(answer(page)).toContainText('Gli orari di apertura')
  await ask(page, 'e sabato?')
  await expect(answer(page)).toContainText('Sabato 14 marzo lo studio è aperto')
})

test('on a phone back closes the chat, and its links enter the history', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/shop')
  await page.goto('/privacy-policy')
  await launcher(page).click()
  await expect(chat(page)).toBeVisible()
  await page.goBack()
  await expect(chat(page)).toBeHidden()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(launcher(page)).toBeFocused()

  await launcher(page).click()
  await chat(page).getByRole('button', { name: 'Chiudi la chat' }).click()
  await expect(chat(page)).toBeHidden()
  await launcher(page).click()
  await ask(page, 'che prodotti vendete?')
  await answer(page).getByRole('link', { name: 'Vai allo shop' }).click()
  await expect(page).toHaveURL('/shop')
  await page.goBack()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(chat(page)).toBeHidden()
})

test('the chat keeps the end in sight, numbers whole and suggestions on one line', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 620 })
  await page.goto('/')
  await launcher(page).click()
  for (const text of ['che orari fate?', 'dove siete?', 'come vi contatto?']) {
    await ask(page, text)
    await expect(chat(page).getByRole('log').getByText(text, { exact: false }).first()).toBeVisible()
    await expect(chat(page).getByText('Cerco la risposta...')).toBeHidden()
  }
  const number = await answer(page)
    .getByRole('link', { name: /^Chiama/ })
    .textContent()
  expect(number).toBe('Chiama +41\u00A091\u00A0000\u00A000\u00A000')
  const box = chat(page).getByRole('log').locator('xpath=..')
  const below = async () =>
    await box.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)
  await input(page).fill('una\ndue\ntre')
  await expect.poll(below).toBeLessThan(9)

  for (const size of [
    { width: 844, height: 390 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size)
    const chips = await chat(page).getByRole('group', { name: 'Puoi chiedere' }).boundingBox()
    expect(chips?.height).toBeLessThan(60)
  }
  await expectAccessible(page)
})

test('an offered slot that was taken shows a visible notice on a phone', async ({ page, shop }) => {
  const { body: barbers } = await apiOf(shop.url).get('/barbers/public')
  const { body: services } = await apiOf(shop.url).get('/services')
  const cut = services.find(({ name }: { name: string }) => name === 'Taglio')
  const taken = clientBooking(barbers[0]._id, { date: freeDay.date, time: '16:45' })
  const { body: session } = await apiOf(shop.url).post('/auth/login', { email, password })
  await apiOf(shop.url, session.token).post('/appointments', taken)
  await page.setViewportSize(phone)
  await page.goto(
    `/guest-booking?${new URLSearchParams({ barber: barbers[0]._id, service: cut._id, date: freeDay.date, time: '16:45' }).toString()}`,
  )
  const notice = page.getByText('L’orario delle 16:45 non è più libero: scegline un altro.')
  await expect(notice).toBeInViewport()
  await expect(notice).toBeFocused()
})
