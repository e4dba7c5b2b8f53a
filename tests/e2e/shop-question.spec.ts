import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'

const phone = { width: 390, height: 844 }

test('a question is sent by the form in the shop, also without WhatsApp', async ({ page, shop }) => {
  await page.setViewportSize(phone)
  await shop.platform.database.pool.query(
    `UPDATE studio_settings SET links = links || '{"whatsapp": ""}'::jsonb`,
  )
  await page.goto('/shop')
  const block = page.getByRole('region', { name: 'Non sai quale scegliere?' })
  await expect(block.getByRole('link')).toHaveCount(0)
  await block.getByRole('button', { name: 'Scrivici dal sito' }).click()
  const dialog = page.getByRole('dialog', { name: 'Chiedi un consiglio' })
  await expect(dialog.getByLabel('Nome')).toBeFocused()
  const folder = process.env['SCREENSHOTS']
  for (const scheme of ['light', 'dark']) {
    await page.evaluate(
      (to) => document.documentElement.setAttribute('data-mantine-color-scheme', to),
      scheme,
    )
    await expectAccessible(page)
    if (folder) await page.screenshot({ path: `${folder}/question-${scheme}.png` })
  }
  const submit = dialog.getByRole('button', { name: /Invia la domanda|Invio in corso/ })
  await submit.click()
  expect(await dialog.locator(':invalid:not(form)').count()).toBe(5)
  const bubble = async (label: string) =>
    await dialog.getByLabel(label).evaluate((field: HTMLInputElement) => field.validationMessage)
  expect(await bubble('Nome')).toBe('Compila questo campo.')
  await dialog.getByLabel('Nome').fill('Lia')
  await dialog.getByLabel('Email').fill('lia')
  await submit.click()
  expect(await bubble('Nome')).toBe('')
  expect(await bubble('Email')).toBe('Scrivi un indirizzo e-mail valido.')
  expect(await dialog.getByRole('checkbox').evaluate((box: HTMLInputElement) => box.validationMessage)).toBe(
    'Spunta la casella per continuare.',
  )
  await dialog.getByLabel('La tua domanda').fill('\u200Blia@example.test;')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+c')
  await dialog.getByLabel('Email').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(dialog.getByLabel('Email')).toHaveValue('lia@example.test')
  await dialog.getByLabel('Telefono').fill('079 765 43 21')
  await dialog.getByLabel('La tua domanda').fill('Quale cera per capelli sottili?')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await block.getByRole('button', { name: 'Scrivici dal sito' }).click()
  await expect(dialog.getByLabel('La tua domanda')).toHaveValue('Quale cera per capelli sottili?')
  await dialog.getByRole('checkbox').check()
  // Wait about as long as a person takes to fill in the form.
  await page.clock.runFor(10_000)
  await page.route('**/api/contact', (route) => route.abort())
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText('Non sappiamo se la domanda è arrivata')
  await page.setViewportSize({ width: 390, height: 600 })
  await dialog.evaluate((window) => window.scrollTo(0, 0))
  await expect(submit).toBeInViewport({ ratio: 1 })
  await dialog.evaluate((window) => window.scrollTo(0, window.scrollHeight))
  await expect(dialog.getByRole('button', { name: 'Chiudi' })).toBeInViewport({ ratio: 1 })
  await page.unroute('**/api/contact')
  await submit.click()
  await expect(page.getByRole('dialog', { name: 'Domanda inviata' })).toBeVisible()
  await page.clock.runFor(3_000)
  await expect(page.getByRole('dialog')).toBeHidden()
  const { rows: kept } = await shop.platform.database.pool.query('SELECT kind, name, payload FROM requests')
  expect(kept).toEqual([
    {
      kind: 'shop',
      name: 'Lia',
      payload: { interest: 'shop', message: 'Quale cera per capelli sottili?' },
    },
  ])
  const { rows: told } = await shop.platform.database.pool.query(
    `SELECT payload ->> 'kind' AS kind FROM messages WHERE template = 'shop-request'`,
  )
  expect(told).toEqual([{ kind: 'shop' }])
})
