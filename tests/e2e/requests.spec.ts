import type { Page } from '@playwright/test'

import {
  application,
  consultation,
  pdf,
  sendPath,
  uploaded,
} from '#features/inquiries/server/forms.fixture.ts'
import { apiOf } from '#tests/support/api.ts'
import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'
import { pictures } from '#tests/support/pictures.ts'
import type { Shop } from '#tests/support/shop.ts'

import { inEveryLook } from './looks.ts'
import { openPanel, staffApi } from './staff.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Richieste' }).getByRole('row')
const openInbox = async (page: Page, shop: Shop, query = '') =>
  await openPanel(page, shop, 'admin', `/admin?tab=requests${query}`)

test.describe('with mail', () => {
  test.use({ sendsMail: true })

  test('a demo inquiry is opened, answered by mail and closed', async ({ page, shop, mailServer }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openInbox(page, shop)
    await expect(page.getByText('Nessuna richiesta', { exact: true })).toBeVisible()
    await expectAccessible(page)
    const entry = page.getByRole('navigation').getByRole('link', { name: /^Richieste/ })
    await expect(entry).not.toContainText('1')

    await test.step('a visitor asks for a demo on the marketing page', async () => {
      const other = await page.context().newPage()
      await other.goto('/marketing-barber-system')
      await other.getByRole('button', { name: 'Richiedi una demo' }).first().click()
      const dialog = other.getByRole('dialog', { name: 'Richiedi una demo' })
      await dialog.getByLabel('Nome e Cognome').fill('Gino Rezzonico')
      await dialog.getByLabel('Email').fill('gino@example.test')
      await dialog.getByLabel('Telefono').fill('079 123 45 67')
      await dialog.getByLabel('Messaggio').fill('Tre poltrone, quando posso vederlo?')
      await dialog.getByRole('checkbox').check()
      // Wait about as long as a person takes to fill in the form.
      await other.clock.runFor(10_000)
      await dialog.getByRole('button', { name: 'Richiedi Demo Gratuita' }).click()
      await expect(other.getByRole('dialog', { name: 'Richiesta inviata' })).toBeVisible()
      await other.close()
    })

    const row = rows(page).filter({ hasText: 'Gino Rezzonico' })
    const panel = page.getByRole('dialog', { name: 'Gino Rezzonico' })
    await test.step('the open inbox shows it', async () => {
      await expect(row).toContainText('Nuova')
      await expect(row).toContainText('Demo')
      await expect(row).toContainText('Tre poltrone')
      await expect(entry).toContainText('1')
    })

    await test.step('it is set in progress, and an unsaved note is asked about', async () => {
      await page.getByRole('button', { name: 'Apri la richiesta di Gino Rezzonico' }).click()
      await expect(page).toHaveURL(/request=/)
      await expect(panel).toContainText('Salone: Non specificato')
      await expect(panel.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
        'href',
        'https://wa.me/41791234567',
      )
      await expect(panel).toContainText('Viene eliminata il 12 marzo 2027, dodici mesi dopo l’arrivo.')
      await panel.getByRole('button', { name: 'In corso' }).click()
      await expect(panel.getByRole('button', { name: 'In corso' })).toHaveAttribute('aria-pressed', 'true')
      await expect(row).toContainText('In corso')
      await expect(entry).not.toContainText('1')
      await panel.getByLabel('Note').fill('Richiamare giovedì')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Resta qui' }).click()
      await panel.getByRole('button', { name: 'Salva note' }).click()
      await expect(panel.getByRole('button', { name: /Salva note|in corso\.\.\./ })).toHaveCount(0)
      await page.reload()
      await expect(panel.getByLabel('Note')).toHaveValue('Richiamare giovedì')
    })

    await test.step('it is answered, and the mail is sent', async () => {
      const field = panel.getByLabel('Rispondi per e-mail')
      await panel.getByRole('button', { name: 'Invia risposta' }).click()
      await expect(panel.getByText('Scrivi la risposta')).toBeVisible()
      await expect(field).toBeFocused()
      await field.fill('Buongiorno Gino,\nvolentieri giovedì alle 10.')
      await panel.getByRole('button', { name: 'Invia risposta' }).click()
      await expect(panel.getByRole('listitem').filter({ hasText: 'volentieri giovedì' })).toContainText(
        'E-mail: in coda',
      )
      await expect(field).toHaveValue('')
      await shop.sendMessages()
      const mails = await mailServer?.mails()
      const mail = mails?.find(({ recipients }) => recipients.includes('gino@example.test'))
      expect(mail?.subject).toContain('Risposta alla tua richiesta')
      expect(mail?.text).toContain('volentieri giovedì alle 10.')
      expect(mails?.filter(({ recipients }) => recipients.includes('gino@example.test'))).toHaveLength(1)
    })

    await test.step('it is closed and found again by state and text', async () => {
      await panel.getByRole('button', { name: 'Conclusa' }).click()
      await expect(row).toContainText('Conclusa')
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await page.getByLabel('Stato').selectOption({ label: 'Nuova (0)' })
      await expect(page.getByText('Nessuna richiesta trovata')).toBeVisible()
      await page.getByLabel('Stato').selectOption({ label: 'Conclusa (1)' })
      await page.getByRole('searchbox').fill('poltrone')
      await expect(page).toHaveURL(/state=done&search=poltrone/)
      await expect(row).toBeVisible()
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Richieste (CSV)' }).click()
      expect((await saving).suggestedFilename()).toBe('richieste.csv')
    })
  })
})

test('an application is accessible in every look and deleted, and a stale save is refused', async ({
  page,
  shop,
}) => {
  const visitor = apiOf(shop.url)
  const photos = [
    await uploaded(visitor, await pictures.jpeg()),
    await uploaded(visitor, await pictures.png(), { name: 'due.png' }),
  ]
  const cv = await uploaded(visitor, pdf(), { folder: 'curriculum', name: 'Curriculum Nina.pdf' })
  await visitor.post(
    sendPath,
    application(
      photos.map(({ body }) => body.secure_url),
      {
        cv_link: cv.body.secure_url,
        candidate_email: 'client@f4dezone.test',
        social_profiles: '[{"platform":"instagram","url":"https://instagram.com/nina.taglia.i.capelli"}]',
      },
    ),
  )
  await visitor.post(sendPath, consultation({ name: 'Ugo Bernasconi', message: 'Il rame mi sta bene?' }))
  await visitor.post('/contact', {
    name: 'Nome molto lungo di una persona che ha davvero quattro nomi',
    email: 'un.indirizzo.lunghissimo.davvero@posta-certificata.example.test',
    phone: '+39 333 123 45 67',
    interest: 'shop',
    message: 'Quale cera per capelli sottili? '.repeat(12),
  })
  await openInbox(page, shop)
  await expect(rows(page)).toHaveCount(4)
  await inEveryLook(page, 'list')

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Apri la richiesta di Nina Caratti' }).click()
  const panel = page.getByRole('dialog', { name: 'Nina Caratti' })
  await expect(panel).toContainText('Celibe o nubile')
  await expect(panel).toContainText('Potrebbe essere')
  await expect(panel).toContainText('stessa e-mail')
  await expect(panel.getByRole('link', { name: 'https://instagram.com/nina' })).toHaveAttribute(
    'rel',
    /noreferrer/,
  )
  await inEveryLook(page, 'panel')
  await panel.getByRole('button', { name: 'Elimina' }).scrollIntoViewIfNeeded()
  await inEveryLook(page, 'panel-end')
  await page.setViewportSize({ width: 1280, height: 900 })

  await test.step('its photos open large, and its curriculum is downloaded', async () => {
    await panel.getByRole('button', { name: 'Ingrandisci la foto 1 di 2' }).click()
    const large = page.getByRole('dialog', { name: 'Foto 1 di 2' })
    await expect(large.getByRole('img', { name: 'Foto 1 di 2' })).toHaveJSProperty('complete', true)
    expect(
      await large
        .getByRole('img', { name: 'Foto 1 di 2' })
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0)
    await expectAccessible(page)
    await large.getByRole('button', { name: 'Foto successiva' }).click()
    await expect(page.getByRole('dialog', { name: 'Foto 2 di 2' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeVisible()
    const saving = page.waitForEvent('download')
    await panel.getByRole('link', { name: 'Scarica Curriculum Nina.pdf' }).click()
    expect((await saving).suggestedFilename()).toBe('Curriculum Nina.pdf')
  })

  await test.step('a conflict shows the changes of the other user', async () => {
    const admin = await staffApi(shop, 'admin')
    const { body } = await admin.get('/admin/requests?kind=application')
    const id: string = body.data[0]._id
    await panel.getByLabel('Note').fill('Le mie parole')
    shop.clock.advance(1_000)
    await admin.patch(`/admin/requests/${id}`, { notes: 'Altre parole' })
    await panel.getByRole('button', { name: 'Salva note' }).click()
    await expect(panel.getByRole('alert')).toContainText('Dati modificati')
    await expect(panel.getByLabel('Note')).toHaveValue('Le mie parole')
    await panel.getByRole('button', { name: 'Ricarica' }).click()
    const meanwhile = panel.getByRole('status').filter({ hasText: 'Salvate nel frattempo da altri' })
    await expect(meanwhile).toContainText('Altre parole')
    await expect(panel.getByLabel('Note')).toHaveValue('Le mie parole')
    await expectAccessible(page)
    await meanwhile.getByRole('button', { name: 'Aggiungi alle mie note' }).click()
    await expect(meanwhile).toHaveCount(0)
    await expect(panel.getByLabel('Note')).toHaveValue('Altre parole\nLe mie parole')
    await panel.getByRole('button', { name: 'Salva note' }).click()
    await expect(panel.getByRole('button', { name: /Salva note|in corso\.\.\./ })).toHaveCount(0)
    const { body: kept } = await admin.get(`/admin/requests/${id}`)
    expect(kept.data.notes).toBe('Altre parole\nLe mie parole')
  })

  await test.step('without an email it can only be answered by phone', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Apri la richiesta di Ugo Bernasconi' }).click()
    const other = page.getByRole('dialog', { name: 'Ugo Bernasconi' })
    await expect(other).toContainText('si risponde solo per telefono')
    await expect(other.getByLabel('Rispondi per e-mail')).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('deleting asks first and removes it from the list', async () => {
    await page.getByRole('button', { name: 'Apri la richiesta di Nina Caratti' }).click()
    await panel.getByRole('button', { name: 'Elimina' }).click()
    const question = page.getByRole('dialog', { name: 'Eliminare la richiesta?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Annulla' }).click()
    await expect(panel).toBeVisible()
    await panel.getByRole('button', { name: 'Elimina' }).click()
    await question.getByRole('button', { name: 'Elimina richiesta' }).click()
    await expect(panel).toHaveCount(0)
    await expect(rows(page)).toHaveCount(3)
  })

  await test.step('a missing inquiry and a server error show a message', async () => {
    await page.goto('/admin?tab=requests&request=0190a0a0-0000-7000-8000-000000000000')
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Questa richiesta non c’è più')
    await page.keyboard.press('Escape')
    await page.route('**/api/admin/requests?**', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.reload()
    await expect(page.getByText('Errore nel caricamento delle richieste')).toBeVisible({ timeout: 20_000 })
  })
})
