import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'
import { pictures } from '#tests/support/pictures.ts'

import { logIn } from './login-form.ts'
import { inEveryLook } from './looks.ts'
import { expectGoneAfter, expectSending, expectThanks, holdCalls } from './sent-forms.ts'
import { openPanel } from './staff.ts'

const phone = { width: 390, height: 844 }
const sendPath = '**/api/v1.0/email/send'

const wizardOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Consulenza Gratuita' })
  return {
    dialog,
    next: dialog.getByRole('button', { name: 'Continua' }),
    back: dialog.getByRole('button', { name: 'Indietro' }),
    submit: dialog.getByRole('button', { name: /Richiedi Consulenza|Inviando/ }),
    progress: dialog.getByRole('progressbar'),
    summary: dialog.getByRole('region', { name: 'Riepilogo' }),
  }
}

async function bothSchemes(page: Page): Promise<void> {
  await expectAccessible(page)
  const turn = async (scheme: string) =>
    await page.evaluate(
      (to) => document.documentElement.setAttribute('data-mantine-color-scheme', to),
      scheme,
    )
  await turn('light')
  await expectAccessible(page)
  await turn('dark')
}

test('a guest asks for a consultation on a phone despite reload, back and a failing server', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  const { dialog, next, back, submit, progress, summary } = wizardOf(page)
  const open = page.getByRole('link', { name: 'Consulenza gratuita' })

  await test.step('the dialog opens on the same page, and back closes it', async () => {
    await open.first().click()
    await expect(dialog).toContainText('15 minuti per scoprire il look perfetto per te')
    await expect(dialog.getByRole('radio', { name: 'Taglio e Styling' })).toBeFocused()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/')
    await open.last().click()
    await expect(dialog.getByRole('radio', { name: 'Taglio e Styling' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/')
    await open.first().click()
  })

  await test.step('step 1 does not continue without a service, and shows no error', async () => {
    await expect(progress).toHaveAttribute('aria-valuetext', 'Passo 1 di 4: Servizio')
    await expect(back).toBeDisabled()
    await next.click()
    await expect(progress).toHaveAttribute('aria-valuenow', '1')
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(summary).toHaveCount(0)
    await bothSchemes(page)
    await dialog.getByRole('radio', { name: 'Barba e Grooming' }).check()
    await next.click()
    await expect(dialog.getByRole('heading', { name: 'Data' })).toBeFocused()
  })

  await test.step('step 2 offers sixteen times, only future ones today, and a hint when closed', async () => {
    const day = dialog.getByLabel('Giorno')
    await expect(day).toHaveAttribute('min', '2026-03-11')
    await expect(dialog.getByRole('radio')).toHaveCount(16)
    await day.fill('2026-03-11')
    await expect(dialog.getByRole('radio', { name: '9:00', exact: true })).toBeDisabled()
    await expect(dialog.getByRole('radio', { name: '9:30' })).toBeEnabled()
    await dialog.getByRole('radio', { name: '9:30', exact: true }).check()
    await day.fill('2026-03-15')
    await expect(dialog.getByRole('status').first()).toContainText('In questo giorno lo studio è chiuso')
    await day.fill('2026-03-16')
    await expect(dialog.getByRole('status').first()).toContainText('In questo momento lo studio è chiuso')
    await expect(dialog.getByRole('radio', { disabled: true })).toHaveCount(0)
    await day.fill('2026-03-13')
    await dialog.getByRole('radio', { name: '15:00', exact: true }).check()
    await expect(summary).toContainText('Venerdì 13 marzo, alle 15:00')
    await expect(summary).toContainText('Barba e Grooming')
    await bothSchemes(page)
    await next.click()
  })

  await test.step('step 3 asks for name and phone, which survive a reload', async () => {
    await next.click()
    await expect(dialog.getByLabel('Nome e cognome')).toBeFocused()
    await dialog.getByLabel('Nome e cognome').fill('Nina Caratti')
    await dialog.getByLabel('Telefono').fill('chiama 079 765 43 21')
    await expect(dialog.getByLabel('Telefono')).toHaveValue('079 765 43 21')
    await page.reload()
    await expect(dialog.getByLabel('Nome e cognome')).toHaveValue('Nina Caratti')
    await expect(summary).toContainText('alle 15:00')
    await bothSchemes(page)
    await back.click()
    await expect(dialog.getByLabel('Giorno')).toHaveValue('2026-03-13')
    await next.click()
    await next.click()
  })

  await test.step('step 4 keeps the input after a failure, with a message for screen readers only', async () => {
    await bothSchemes(page)
    await page.route(sendPath, (route) => route.abort())
    await submit.click()
    const status = dialog.getByRole('status')
    await expect(status).toHaveText('Riprova')
    expect((await status.boundingBox())?.width).toBeLessThan(2)
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(submit).toBeEnabled()
    await expect(submit).toBeFocused()
    await page.unroute(sendPath)
  })

  await test.step('after sending it thanks for three seconds and starts over', async () => {
    await page.clock.runFor(10_000)
    const { sent, letGo } = await holdCalls(page, sendPath)
    await submit.click()
    await expectSending(submit, 'Inviando...', back)
    letGo()
    await expectThanks(page, 'Richiesta Inviata!')
    await page.clock.runFor(1_000)
    await expect(page.getByRole('dialog')).toContainText('Grazie!')
    await expectGoneAfter(page, 2_100)
    expect(sent).toMatchObject([
      {
        lib_version: '4.4.1',
        user_id: 'studio',
        service_id: 'service_studio',
        template_id: 'template_consulenza',
        template_params: {
          name: 'Nina Caratti',
          phone: '079 765 43 21',
          service: 'Barba e Grooming',
          date: '13/03/2026',
          time: '15:00',
          message: 'Nessun messaggio aggiuntivo',
          email: 'noreply@f4dezone.test',
          current_year: 2026,
        },
      },
    ])
    const { rows } = await shop.platform.database.pool.query('SELECT kind, name, payload FROM requests')
    expect(rows).toMatchObject([
      { kind: 'consultation', name: 'Nina Caratti', payload: { service: 'barba', day: '2026-03-13' } },
    ])
    await open.first().click()
    await expect(progress).toHaveAttribute('aria-valuenow', '1')
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  })
})

test('a client sees name and phone prefilled, also via the address of the wizard', async ({ page, shop }) => {
  await logIn(page)
  await page.goto('/?consulenza')
  const { dialog, next, submit } = wizardOf(page)
  await dialog.getByRole('radio', { name: 'Colorazione' }).check()
  await next.click()
  await dialog.getByLabel('Giorno').fill('2026-03-14')
  await dialog.getByRole('radio', { name: '10:00', exact: true }).check()
  await next.click()
  const { rows: people } = await shop.platform.database.pool.query(
    `SELECT first_name || ' ' || last_name AS name, phone FROM users WHERE email = 'client@f4dezone.test'`,
  )
  await expect(dialog.getByLabel('Nome e cognome')).toHaveValue(people[0].name)
  await expect(dialog.getByLabel('Telefono')).toHaveValue(people[0].phone)
  await next.click()
  await dialog.getByLabel('Vuoi dirci qualcosa?').fill('Rame?')
  await page.clock.runFor(10_000)
  await submit.click()
  await expect(page.getByRole('dialog')).toContainText('Richiesta Inviata!')
  await page.clock.runFor(3_100)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/')
  const { rows } = await shop.platform.database.pool.query(
    `SELECT email, payload ->> 'message' AS message FROM requests`,
  )
  expect(rows).toEqual([{ email: 'client@f4dezone.test', message: 'Rame?' }])
})

test('a consultation is sent without browser storage', async ({ page, shop }) => {
  // EmailJS reads localStorage as soon as it is loaded.
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await page.goto('/?consulenza')
  const { dialog, next, submit } = wizardOf(page)
  await dialog.getByRole('radio', { name: 'Altro' }).check()
  await next.click()
  await dialog.getByLabel('Giorno').fill('2026-03-14')
  await dialog.getByRole('radio', { name: '18:30' }).check()
  await next.click()
  await dialog.getByLabel('Nome e cognome').fill('Nina')
  await dialog.getByLabel('Telefono').fill('079 765 43 21')
  await next.click()
  await page.clock.runFor(10_000)
  await submit.click()
  await expect(page.getByRole('dialog')).toContainText('Richiesta Inviata!')
  const { rows } = await shop.platform.database.pool.query('SELECT name FROM requests')
  expect(rows).toEqual([{ name: 'Nina' }])
})

/** @param onStep runs before each step */
async function fillUpToDetails(page: Page, onStep: () => Promise<void> = async () => {}): Promise<void> {
  const { dialog, next } = wizardOf(page)
  await dialog.getByRole('radio', { name: 'Colorazione' }).check()
  await onStep()
  await next.click()
  await dialog.getByLabel('Giorno').fill('2026-03-13')
  await dialog.getByRole('radio', { name: '15:00', exact: true }).check()
  await onStep()
  await next.click()
  await dialog.getByLabel('Nome e cognome').fill('Nina Caratti')
  await dialog.getByLabel('Telefono').fill('079 765 43 21')
  await onStep()
  await next.click()
}

test('the dialog keeps its place over all steps, and a phone number stays on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/?consulenza')
  const { dialog, summary } = wizardOf(page)
  const places: unknown[] = []
  await fillUpToDetails(page, async () => void places.push(await dialog.boundingBox()))
  places.push(await dialog.boundingBox())
  expect(places).toEqual(places.map(() => places[0]))
  for (let width = 320; width < 420; width += 10) {
    await page.setViewportSize({ width, height: 844 })
    const number = summary.getByText('079 765 43 21', { exact: true })
    expect((await number.boundingBox())?.height).toBeLessThan(30)
  }
})

test('a consultation with photos survives reload and failed upload and reaches the inbox', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/?consulenza')
  const { dialog, back, next, submit } = wizardOf(page)
  const photo = async (name: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await pictures.fromPhone(),
  })
  const photos = dialog.locator('input[type="file"]')
  const again = dialog.getByText('Le foto vanno scelte di nuovo.')
  await fillUpToDetails(page)

  await test.step('photos are refused, previewed, removed and kept on a step back', async () => {
    await photos.setInputFiles(await Promise.all(['1', '2', '3', '4'].map((name) => photo(`${name}.jpg`))))
    const alert = dialog.getByRole('alert')
    await expect(alert).toHaveText('Puoi caricare massimo 3 foto')
    await photos.setInputFiles([{ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }])
    await expect(alert).toHaveText('Sono accettati solo file JPG, PNG e WebP')
    await bothSchemes(page)
    await photos.setInputFiles([await photo('davanti.jpg'), await photo('dietro.jpg'), await photo('x.jpg')])
    await expect(alert).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Rimuovi x.jpg' }).click()
    await expect(dialog.getByText('2 di 3 foto')).toBeVisible()
    await back.click()
    await next.click()
    await expect(dialog.getByRole('img', { name: 'Foto davanti.jpg' })).toBeVisible()
    await expect(again).toHaveCount(0)
  })

  await test.step('a reload removes the photos and shows a notice', async () => {
    await page.reload()
    await expect(again).toBeVisible()
    await expect(dialog.getByText('0 di 3 foto')).toBeVisible()
    await photos.setInputFiles([await photo('davanti.jpg'), await photo('dietro.jpg')])
    await expect(again).toHaveCount(0)
  })

  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/images/upload')) uploads.push(request.postData() ?? '')
  })
  await test.step('a failed upload shows its error at the photo', async () => {
    await page.route('**/api/images/upload', async (route) => {
      if (uploads.length < 2) await route.continue()
      else await route.fulfill({ status: 500, json: { error: { message: 'Spazio esaurito' } } })
    })
    await page.clock.runFor(10_000)
    await submit.click()
    const failed = dialog.getByRole('listitem').filter({ hasText: 'dietro.jpg' })
    await expect(failed).toContainText("Errore nell'upload: Spazio esaurito")
    await expect(failed).toBeInViewport()
    await expect(dialog.getByText('Caricata')).toHaveCount(1)
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(submit).toBeEnabled()
    await expect(dialog.getByRole('status').last()).toHaveText(
      "dietro.jpg: Errore nell'upload: Spazio esaurito. Riprova",
    )
    await inEveryLook(page, 'consultation-photo-failed')
    await page.unroute('**/api/images/upload')
  })

  await test.step('a retry does not upload a photo twice', async () => {
    const sent: { template_params: Record<string, string> }[] = []
    await page.route(sendPath, async (route) => {
      sent.push(route.request().postDataJSON())
      if (sent.length === 1) await route.abort()
      else await route.continue()
    })
    await submit.click()
    await expect(dialog.getByText('Caricata')).toHaveCount(2)
    await expect(submit).toBeEnabled()
    await submit.click()
    await expect(page.getByRole('dialog')).toContainText('Richiesta Inviata!')
    expect(uploads).toHaveLength(3)
    expect(uploads[0]).toContain('consulenze')
    expect(sent[1]?.template_params['photos']?.split('\n')).toHaveLength(2)
  })

  await test.step('the owner sees the photos in the inbox', async () => {
    const owner = await page.context().newPage()
    await owner.setViewportSize({ width: 1280, height: 900 })
    await openPanel(owner, shop, 'admin', '/admin?tab=requests')
    await expect(owner.getByRole('row').filter({ hasText: 'Nina Caratti' })).toContainText('2 foto')
    await owner.getByRole('button', { name: 'Apri la richiesta di Nina Caratti' }).click()
    const panel = owner.getByRole('dialog', { name: 'Nina Caratti' })
    const pictured = panel.getByRole('region', { name: 'Foto' }).locator('img')
    await expect(pictured).toHaveCount(2)
    for (const each of await pictured.all())
      await expect.poll(() => each.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expectAccessible(owner)
    await panel.getByRole('button', { name: 'Ingrandisci la foto 1 di 2' }).click()
    await expect(owner.getByRole('dialog', { name: 'Foto 1 di 2' })).toBeVisible()
    await expectAccessible(owner)
  })
})
