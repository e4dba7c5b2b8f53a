import type { Locator } from '@playwright/test'

import { expect, expectAccessible, expectTexts, test } from '#tests/support/browser-test.ts'

test.use({ isFirstVisit: true })

for (const width of [390, 1280])
  test(`the focused element stays above the cookie prompt, ${width} px`, async ({ page }) => {
    const prompt = page.getByRole('region', { name: 'Scelta dei cookie' })
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await page.clock.runFor(2_500)
    await expect(prompt).toBeVisible()
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab')
      await expect
        .poll(async () => {
          const [focus, over] = [await page.locator(':focus').boundingBox(), await prompt.boundingBox()]
          return (focus?.y ?? 0) < (over?.y ?? 0)
        })
        .toBe(true)
    }
  })

test('the assistant button stays above the cookie prompt and moves down with it', async ({ page }) => {
  const prompt = page.getByRole('region', { name: 'Scelta dei cookie' })
  const launcher = page.getByRole('button', { name: 'Chiedi all’assistente' })
  const foot = async () => {
    const box = await launcher.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/privacy-policy')
  await expect(launcher).toBeVisible()
  await page.clock.runFor(2_500)
  await expect(prompt).toBeVisible()
  const standsAbove = async (bar: Locator) =>
    await expect.poll(async () => (await foot()) < ((await bar.boundingBox())?.y ?? 0)).toBe(true)
  await standsAbove(prompt)
  await prompt.getByRole('button', { name: 'Rifiuta' }).click()
  const next = page.getByRole('region', { name: 'Un sito così per il tuo salone' })
  await standsAbove(next)
  await page.getByRole('button', { name: 'Impostazioni cookie' }).focus()
  await next.getByRole('button', { name: 'Chiudi' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Impostazioni cookie' })).toBeFocused()
  await page.clock.runFor(500)
  await expect.poll(foot).toBeGreaterThan(770)
})

test('the cookie choice is asked, refused, reopened, repaired and renewed after a year', async ({ page }) => {
  const prompt = page.getByRole('region', { name: 'Scelta dei cookie' })
  const kept = async () =>
    await page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null') as unknown)
  const answer = (choice: object) => ({ version: 1, date: expect.any(String), ...choice })
  const none = { analytics: false, marketing: false, preferences: false }
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/privacy-policy')

  await test.step('it is shown after two seconds and does not cover its privacy link', async () => {
    await page.clock.runFor(1_500)
    await expect(prompt).toBeHidden()
    await page.clock.runFor(1_000)
    await expect(prompt).toBeVisible()
    await expect(page.locator('body')).toBeFocused()
    await expect(prompt.getByRole('link', { name: 'Informativa sulla privacy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    )
    const settings = page.getByRole('button', { name: 'Impostazioni cookie' })
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const [link, card] = [await settings.boundingBox(), await prompt.boundingBox()]
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(prompt.getByRole('button', { name: 'Accetta tutti' })).toBeInViewport({ ratio: 1 })
      await expect(prompt.getByRole('button', { name: 'Personalizza' })).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
      await page.getByRole('button', { name: /tema/i }).first().click()
    }
  })

  await test.step('it is refused and not asked again', async () => {
    await prompt.getByRole('button', { name: 'Rifiuta' }).click()
    await expect(prompt).toBeHidden()
    expect(await kept()).toEqual(answer(none))
    await page.reload()
    await page.clock.runFor(5_000)
    await expect(prompt).toBeHidden()
  })

  await test.step('it is reopened from the footer by keyboard', async () => {
    await page.getByRole('button', { name: 'Impostazioni cookie' }).focus()
    await page.keyboard.press('Enter')
    await expect(prompt.getByRole('heading')).toBeFocused()
    await expect(prompt.getByRole('checkbox', { name: /Necessari/ })).toBeDisabled()
    await prompt.getByRole('checkbox', { name: /Preferenze/ }).press('Space')
    await prompt.getByRole('button', { name: 'Salva le scelte' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Impostazioni cookie' })).toBeFocused()
    expect(await kept()).toEqual(answer({ ...none, preferences: true }))
    await page.keyboard.press('Enter')
    await prompt.getByRole('checkbox', { name: /Statistiche/ }).press('Space')
    await page.keyboard.press('Escape')
    await expect(prompt).toBeHidden()
    await expect(page.getByRole('button', { name: 'Impostazioni cookie' })).toBeFocused()
    expect(await kept()).toEqual(answer({ ...none, preferences: true }))
  })

  await test.step('it is asked again when unreadable or twelve months old', async () => {
    await page.evaluate(() => localStorage.setItem('cookie-consent', '{"version":1,'))
    await page.reload()
    await page.clock.runFor(2_500)
    await prompt.getByRole('button', { name: 'Accetta tutti' }).click()
    expect(await kept()).toEqual(answer({ analytics: true, marketing: true, preferences: true }))
    await page.clock.setSystemTime(new Date('2027-03-12T09:00:00+01:00'))
    await page.reload()
    await page.clock.runFor(2_500)
    await expect(prompt).toBeVisible()
  })
})

test.describe('a visitor with a stored choice', () => {
  test.use({ isFirstVisit: false })

  test('reads the privacy policy with the legal data of the shop', async ({ page, shop }) => {
    await shop.platform.database.pool.query(
      `UPDATE studio_settings SET legal_name = 'Sfumature di Rossi', legal_form = 'ditta individuale', uid_number = 'CHE-123.456.788'`,
    )
    await page.goto('/')
    await page.getByRole('link', { name: 'Note legali' }).click()
    await expectTexts(page, 'Sfumature di Rossi', 'CHE-123.456.788')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Informativa sulla privacy' }).click()
    await expect(page.getByText('Sfumature di Rossi, ditta individuale')).toBeVisible()
    await expect(page.getByText('Stripe')).toHaveCount(0)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expectAccessible(page)
      await page.getByRole('button', { name: /tema/i }).first().click()
    }
    await page.getByRole('link', { name: 'Torna alla home' }).click()
    await expect(page).toHaveURL('/')
  })
})
