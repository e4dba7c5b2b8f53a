import { expect, expectAccessible, expectTexts, test } from '#tests/support/browser-test.ts'

import { expectGoneAfter, expectSending, expectThanks, holdCalls } from './sent-forms.ts'

const tab = (name: string) => ({ name, exact: true })

test('the owner of another salon explores the page, calculates and asks for a demo', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/marketing-barber-system#nessuno')
  const tabs = page.getByRole('tab')
  const shown = page.getByRole('tabpanel')
  await expect(page.getByRole('tab', tab('Funzioni'))).toHaveAttribute('aria-selected', 'true')
  await expect(shown).toHaveCount(1)
  await expect(tabs).toHaveCount(4)

  await test.step('tabs open by hash, by click and by back', async () => {
    await page.getByRole('tab', tab('Prezzi')).click()
    await expect(page).toHaveURL(/#pricing$/)
    await expectTexts(shown, "CHF 3'900", 'CHF 25–50')
    await page.getByRole('tab', tab('Vantaggi')).click()
    await page.goBack()
    await expect(page.getByRole('tab', tab('Prezzi'))).toHaveAttribute('aria-selected', 'true')
    await page.goto('/')
    await page.goto('/marketing-barber-system#pricing')
    await expect(shown.getByRole('heading', { name: 'Installazione' })).toBeVisible()
    await expect(page.getByRole('tab', tab('Prezzi'))).toBeInViewport()
  })

  await test.step('tabs are navigated by keyboard without history entries', async () => {
    await page.getByRole('tab', tab('Prezzi')).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', tab('Funzioni'))).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    // Press Tab at once: the panel that an arrow key opens must already be reachable.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'Appuntamenti alla settimana' })).toBeFocused()
    await expect(page).toHaveURL(/#roi$/)
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('tab', tab('Quanto rende'))).toBeFocused()
  })

  await test.step('the calculator shows the result and marks invalid fields', async () => {
    const outcome = page.getByRole('group', { name: 'Il risultato' })
    await expect(outcome).toContainText('6 mesi')
    const price = page.getByRole('textbox', { name: 'Prezzo medio' })
    await price.fill('76')
    await expect(outcome).toContainText('4 mesi')
    await page.getByRole('combobox', { name: 'Piano mensile' }).selectOption('ENTERPRISE')
    await expect(outcome).toContainText('− CHF 270')
    await price.fill('tanto')
    await expect(price).toHaveAttribute('aria-invalid', 'true')
    await expect(outcome).toContainText('Correggi i campi segnati')
    await price.fill('1')
    await page.getByRole('textbox', { name: 'Valore di un’ora di lavoro' }).fill('0')
    await expect(outcome).toContainText('Mai')
  })

  await test.step('every tab is accessible in both schemes, wide and narrow', async () => {
    for (const name of ['Funzioni', 'Vantaggi', 'Quanto rende', 'Prezzi'])
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await page.getByRole('tab', tab(name)).click()
        await expectAccessible(page)
        await page.getByRole('button', { name: /tema/i }).first().click()
      }
    for (const width of [320, 390, 820, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  })

  const dialog = page.getByRole('dialog', { name: 'Richiedi una demo' })
  const submit = dialog.getByRole('button', { name: /Richiedi Demo Gratuita|Invio in corso/ })
  await test.step('the form asks for missing fields and survives a reload', async () => {
    await page.getByRole('button', { name: 'Richiedi una demo' }).last().click()
    await expect(dialog.getByLabel('Nome e Cognome')).toBeFocused()
    await submit.click()
    expect(await dialog.locator(':invalid:not(form)').count()).toBe(4)
    await dialog.getByLabel('Nome e Cognome').fill('Gino Rezzonico')
    await dialog.getByLabel('Email').fill('gino@example.test')
    await dialog.getByLabel('Telefono').fill('079 123 45 67')
    await dialog.getByLabel('Messaggio').fill('Tre poltrone')
    await page.reload()
    await expect(dialog.getByLabel('Messaggio')).toHaveValue('Tre poltrone')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Richiedi una demo' }).first().click()
    await page.goBack()
    await expect(dialog).toBeHidden()
  })

  await test.step('a failing server is shown, and a successful send closes the dialog', async () => {
    await page.getByRole('button', { name: 'Richiedi una demo' }).first().click()
    await dialog.getByRole('checkbox').check()
    // Wait about as long as a person takes to fill in the form.
    await page.clock.runFor(10_000)
    await page.route('**/api/contact', (route) => route.abort())
    await submit.click()
    await expect(dialog.getByRole('alert')).toHaveText(
      "Si è verificato un errore durante l'invio. Riprova o contattaci direttamente via email o telefono.",
    )
    await expect(submit).toBeFocused()
    await page.setViewportSize({ width: 390, height: 700 })
    await dialog.evaluate((window) => window.scrollTo(0, 0))
    await expect(submit).toBeInViewport({ ratio: 1 })
    await dialog.evaluate((window) => window.scrollTo(0, window.scrollHeight))
    await expect(dialog.getByRole('button', { name: 'Chiudi' })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await page.unroute('**/api/contact')
    const { sent, letGo } = await holdCalls(page, '**/api/contact')
    await submit.click()
    await expectSending(submit, 'Invio in corso...')
    letGo()
    await expectThanks(page, 'Richiesta inviata')
    await expectGoneAfter(page, 3_000)
    expect(sent).toEqual([
      {
        name: 'Gino Rezzonico',
        email: 'gino@example.test',
        phone: '079 123 45 67',
        interest: 'booking-demo',
        message: 'Salone: Non specificato\nTre poltrone',
        secondsOpen: 3,
      },
    ])
    const { rows } = await shop.platform.database.pool.query('SELECT kind FROM requests')
    expect(rows).toEqual([{ kind: 'booking-demo' }])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('all four tabs are readable', async ({ page }) => {
    await page.goto('/marketing-barber-system')
    for (const title of [
      'Tutto quello che succede',
      'Meno telefono',
      'Quando si è ripagato',
      'Una volta per averlo',
    ])
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
  })
})
