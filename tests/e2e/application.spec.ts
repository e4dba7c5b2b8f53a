import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'
import { pictures } from '#tests/support/pictures.ts'

import { expectGoneAfter, expectSending, expectThanks, fillApplicant, holdCalls } from './sent-forms.ts'

const sendPath = '**/api/v1.0/email/send'
const uploadPath = '**/api/images/upload'

const windowOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Candidatura Spontanea' })
  return {
    dialog,
    alert: dialog.getByRole('alert'),
    submit: dialog.locator('button[type="submit"]'),
    photos: dialog.locator('input[type="file"]').first(),
    cv: dialog.locator('input[type="file"]').last(),
  }
}
const apply = (page: Page) => page.getByRole('button', { name: 'Candidati Ora' })

const photo = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await pictures.fromPhone() })

test('an application with photos and a CV is sent on a phone despite a failing host', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Lavora con noi' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lavora con Noi')
  await expectAccessible(page)
  const { dialog, alert, submit, photos, cv } = windowOf(page)

  await test.step('missing fields are reported one by one and focused', async () => {
    await apply(page).first().click()
    await expect(dialog.getByLabel('Nome', { exact: true })).toBeFocused()
    await submit.click()
    await expect(alert).toHaveText('Nome è obbligatorio')
    await dialog.getByLabel('Nome', { exact: true }).fill('Nina')
    await submit.click()
    await expect(alert).toHaveText('Cognome è obbligatorio')
    await expect(dialog.getByLabel('Cognome')).toBeFocused()
    await expect(dialog.getByLabel('Cognome')).toBeInViewport({ ratio: 1 })
    await fillApplicant(windowOf(page).dialog)
    await dialog.getByLabel('Hai figli?').selectOption('si')
    await submit.click()
    await expect(alert).toHaveText('Specifica il numero di figli')
    await dialog.getByLabel('Quanti figli?').fill('2')
    await submit.click()
    await expect(alert).toHaveText('Per favore carica almeno una foto del tuo portfolio')
    await expectAccessible(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'light'))
    await expectAccessible(page)
  })

  await test.step('typed fields survive a reload', async () => {
    await photos.setInputFiles([await photo('uno.jpg')])
    await expect(dialog.getByText('1 di 5 foto')).toBeVisible()
    await page.reload()
    await expect(dialog.getByLabel('Cognome')).toHaveValue('Caratti')
    await expect(dialog.getByLabel('Quanti figli?')).toHaveValue('2')
  })

  await test.step('photos do not survive, which is shown; the dialog header stays visible', async () => {
    const again = dialog.getByText('Le foto vanno scelte di nuovo.')
    await again.scrollIntoViewIfNeeded()
    await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('button', { name: 'Chiudi' })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await photos.setInputFiles([await photo('uno.jpg')])
    await expect(again).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Rimuovi uno.jpg' }).click()
    await expect(again).toHaveCount(0)
  })

  await test.step('refused photos, previews and a removed photo', async () => {
    await photos.setInputFiles(
      await Promise.all(['1', '2', '3', '4', '5', '6'].map((name) => photo(`${name}.jpg`))),
    )
    await expect(alert).toHaveText('Puoi caricare massimo 5 foto')
    await photos.setInputFiles([{ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }])
    await expect(alert).toHaveText('Sono accettati solo file JPG, PNG e WebP')
    await photos.setInputFiles([
      { name: 'enorme.png', mimeType: 'image/png', buffer: Buffer.alloc(10_485_761) },
    ])
    await expect(alert).toHaveText('Le seguenti immagini superano i 10MB: enorme.png')
    await photos.setInputFiles([await photo('uno.jpg'), await photo('due.jpg'), await photo('tre.jpg')])
    await expect(alert).toHaveCount(0)
    await expect(dialog.getByText('3 di 5 foto')).toBeVisible()
    await expect(dialog.getByRole('img', { name: 'Foto uno.jpg' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Rimuovi due.jpg' }).click()
    await expect(dialog.getByText('2 di 5 foto')).toBeVisible()
    await cv.setInputFiles([{ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') }])
    await expect(alert).toHaveText('Il curriculum deve essere un PDF di al massimo 10MB')
    const pdf = Buffer.from('%PDF-1.7\nNina\n%%EOF\n')
    await cv.setInputFiles([{ name: 'Nina Caratti.pdf', mimeType: 'application/pdf', buffer: pdf }])
    await expect(dialog.getByText('Nina Caratti.pdf')).toBeVisible()
  })

  await test.step('a partly filled profile must be completed, and one row always stays', async () => {
    await dialog.getByLabel('Piattaforma 1').selectOption('instagram')
    await submit.click()
    await expect(alert).toHaveText('Completa tutti i profili social iniziati o rimuovili')
    await dialog.getByLabel('Indirizzo del profilo 1').fill('@nina')
    await dialog.getByRole('button', { name: 'Aggiungi profilo' }).click()
    await dialog.getByRole('button', { name: 'Rimuovi profilo 2' }).click()
    await expect(dialog.getByLabel('Piattaforma 2')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('a failed photo upload is named with the message of the host', async () => {
    let count = 0
    await page.route(uploadPath, async (route) => {
      count += 1
      if (count === 2) await route.fulfill({ status: 500, json: { error: { message: 'Spazio esaurito' } } })
      else await route.continue()
    })
    await submit.click()
    await expect(alert).toHaveText("Errore nell'upload delle foto: Errore nell'upload di tre.jpg")
    await expect(dialog.getByText("Errore nell'upload: Spazio esaurito")).toBeVisible()
    await expect(dialog.getByText('Caricata')).toHaveCount(1)
    await page.unroute(uploadPath)
  })

  await test.step('a fake curriculum is refused and uploaded photos stay', async () => {
    await cv.setInputFiles([{ name: 'finto.pdf', mimeType: 'application/pdf', buffer: Buffer.from('ciao') }])
    await submit.click()
    await expect(alert).toHaveText(
      "Errore nell'upload del curriculum: Il curriculum deve essere un PDF di al massimo 10MB",
    )
    await expect(dialog.getByText('Caricata')).toHaveCount(2)
    const pdf = Buffer.from('%PDF-1.7\nNina\n%%EOF\n')
    await cv.setInputFiles([{ name: 'Nina Caratti.pdf', mimeType: 'application/pdf', buffer: pdf }])
  })

  await test.step('a failed send is shown, and a retry uploads nothing twice', async () => {
    await page.clock.runFor(10_000)
    const uploads: string[] = []
    page.on('request', (request) => uploads.push(request.url()))
    await page.route(sendPath, (route) => route.fulfill({ status: 500, body: 'no' }))
    await submit.click()
    await expect(alert).toHaveText("Errore nell'invio della candidatura. Riprova più tardi.")
    await expect(submit).toBeFocused()
    await page.unroute(sendPath)
    await page.route(sendPath, (route) => route.abort())
    await submit.click()
    await expect(alert).toContainText('Non sappiamo se la candidatura è arrivata')
    await page.unroute(sendPath)
    const { sent, letGo } = await holdCalls(page, sendPath)
    await submit.dblclick()
    await expectSending(submit, 'Invio in corso...')
    letGo()
    await expectThanks(page, 'Candidatura Inviata!')
    await expectAccessible(page)
    expect(uploads.filter((url) => url.endsWith('/api/images/upload'))).toHaveLength(1)
    expect(sent).toHaveLength(2)
    await expectGoneAfter(page, 3_100)
  })

  await test.step('the application is stored with its files and acknowledged', async () => {
    const { pool } = shop.platform.database
    const { rows } = await pool.query('SELECT kind, name, email, payload FROM requests')
    expect(rows).toMatchObject([
      {
        kind: 'application',
        name: 'Nina Caratti',
        email: 'nina@example.test',
        payload: {
          hasChildren: true,
          childrenNumber: 2,
          socialProfiles: [{ platform: 'instagram', url: '@nina' }],
        },
      },
    ])
    const files = await pool.query(
      'SELECT kind, name FROM request_files WHERE request_id IS NOT NULL ORDER BY name',
    )
    expect(files.rows).toEqual([
      { kind: 'document', name: 'Nina Caratti.pdf' },
      { kind: 'photo', name: 'tre.jpg' },
      { kind: 'photo', name: 'uno.jpg' },
    ])
    const thanks = await pool.query(`SELECT recipient FROM messages WHERE template = 'application-received'`)
    expect(thanks.rows).toEqual([{ recipient: 'nina@example.test' }])
  })

  await test.step('the next dialog is empty, and closing discards the input', async () => {
    await apply(page).first().click()
    await expect(dialog.getByLabel('Cognome')).toHaveValue('')
    await dialog.getByLabel('Cognome').fill('Rossi')
    await photos.setInputFiles([await photo('uno.jpg')])
    await page.goBack()
    await expect(dialog).toBeHidden()
    await apply(page).last().click()
    await expect(dialog.getByLabel('Cognome')).toHaveValue('')
    await expect(dialog.getByText('0 di 5 foto')).toBeVisible()
    await dialog.getByRole('button', { name: 'Chiudi' }).click()
    await expect(dialog).toBeHidden()
  })
})

test('outside accounts receive photos and mails, and the inquiry is stored here too', async ({
  page,
  shop,
}) => {
  const mail = {
    origin: 'https://mail.example.test',
    publicKey: 'pk_outside',
    serviceId: 'service_outside',
    templates: { consultation: 'c', application: 'a', acknowledgement: 'g' },
  }
  const images = {
    uploadUrl: 'https://images.example.test/v1_1/studio/image/upload',
    uploadPreset: 'preset',
    folder: 'cartella',
  }
  await shop.platform.database.pool.query(
    'UPDATE studio_settings SET mail_account = $1, image_account = $2',
    [mail, images],
  )
  const outside: Record<string, unknown>[] = []
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  await page.route('https://images.example.test/**', (route) =>
    route.fulfill({ headers: cors, json: { secure_url: 'https://res.example.test/studio/a.jpg' } }),
  )
  await page.route('https://mail.example.test/**', async (route) => {
    if (route.request().method() === 'POST') outside.push(route.request().postDataJSON())
    await route.fulfill({ headers: cors, status: outside.length === 1 ? 500 : 200, body: 'OK' })
  })
  await page.goto('/lavora-con-noi')
  await apply(page).first().click()
  await fillApplicant(windowOf(page).dialog)
  const { photos, submit } = windowOf(page)
  await photos.setInputFiles([await photo('uno.jpg')])
  await page.clock.runFor(10_000)
  await submit.click()
  await expect(page.getByRole('dialog')).toContainText('Candidatura Inviata!')
  expect(outside).toMatchObject([
    {
      user_id: 'pk_outside',
      template_id: 'a',
      template_params: { portfolio_images: 'https://res.example.test/studio/a.jpg' },
    },
    {
      user_id: 'pk_outside',
      template_id: 'g',
      template_params: { to_email: 'nina@example.test', candidate_name: 'Nina' },
    },
  ])
  const { rows } = await shop.platform.database.pool.query(
    `SELECT payload -> 'outsidePhotos' AS photos, (SELECT count(*)::int FROM messages WHERE template IN ('shop-application', 'application-received')) AS mails FROM requests`,
  )
  expect(rows).toEqual([{ photos: ['https://res.example.test/studio/a.jpg'], mails: 0 }])
})
