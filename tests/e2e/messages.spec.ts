import type { Page } from '@playwright/test'

import { expect, expectAccessible, expectTexts, test } from '#tests/support/browser-test.ts'
import type { Shop } from '#tests/support/shop.ts'

import { openPanel } from './staff.ts'

const phone = { width: 390, height: 844 }

async function givenMessages({ platform }: Pick<Shop, 'platform'>): Promise<void> {
  await platform.database.pool.query('DELETE FROM messages')
  await platform.database.pool.query(
    `INSERT INTO messages (template, recipient, channel, payload, state, attempts, last_error, created_at, sent_at, send_after)
     SELECT template, recipient, channel, '{"token": "segretissimo", "firstName": "Anna"}', state, attempts, error,
       timestamptz '2026-03-11 08:00+01' - n * interval '7 minutes',
       CASE WHEN state IN ('sent', 'recorded') THEN timestamptz '2026-03-11 08:00+01' - n * interval '6 minutes' END,
       timestamptz '2026-03-11 09:30+01'
     FROM (VALUES
       (1, 'appointment-reminder', '+41791234567', 'sms', 'withheld', 1, NULL),
       (2, 'appointment-booked', 'anna.rossi.delle-montagne.lontane@posta-certificata.example.test', 'email', 'failed', 1, '550 5.1.1 <anna.rossi.delle-montagne.lontane@posta-certificata.example.test>: Recipient address rejected: User unknown'),
       (3, 'barber-appointment-booked', 'marco@example.test', 'email', 'queued', 2, 'connect ECONNREFUSED'),
       (4, 'appointment-reminder', 'lia@example.test', 'email', 'overtaken', 0, NULL),
       (5, 'password-reset', 'nico@example.test', 'email', 'sent', 1, NULL),
       (6, 'appointment-cancelled', 'ugo@example.test', 'email', 'recorded', 0, NULL)
     ) AS m (n, template, recipient, channel, state, attempts, error)`,
  )
}

const rowOf = (page: Page, recipient: string) => page.getByRole('listitem').filter({ hasText: recipient })
const openMessages = async (page: Page, shop: Shop, query = '') =>
  await openPanel(page, shop, 'admin', `/admin?tab=messages${query}`)

test('the owner reads, filters and resends messages', async ({ page, shop }) => {
  await givenMessages(shop)
  await openMessages(page, shop)
  await expect(page.getByRole('heading', { name: 'Messaggi', level: 1 })).toBeVisible()
  await expect(page.getByText('6 messaggi')).toBeVisible()
  for (const [recipient, state] of [
    ['+41 79 123 45 67', 'Non inviata: limite'],
    ['anna.rossi', 'Non riuscita'],
    ['marco@', 'In coda'],
    ['lia@', 'Superata'],
    ['nico@', 'Inviata'],
    ['ugo@', 'Registrata'],
  ] as const)
    await expect(rowOf(page, recipient)).toContainText(state)
  await expect(rowOf(page, 'anna.rossi')).toContainText('Conferma di prenotazione')
  await expect(rowOf(page, 'anna.rossi')).toContainText('User unknown')
  await expect(page.locator('body')).not.toContainText('segretissimo')
  for (const none of ['marco@', 'lia@', 'nico@'])
    await expect(rowOf(page, none).getByRole('button')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByLabel('Stato').selectOption({ label: 'Non riuscita' })
  await expect(page).toHaveURL(/state=failed/)
  await expect(page.getByText('1 messaggio')).toBeVisible()
  await page.getByRole('button', { name: /^Invia di nuovo: Conferma di prenotazione, a anna/ }).click()
  await expectTexts(page, 'Messaggio rimesso in coda', 'Nessun messaggio con questi filtri.')
  await page.getByLabel('Stato').selectOption({ label: 'In coda' })
  await expect(rowOf(page, 'anna.rossi')).toContainText('In coda')
  await shop.sendMessages()
  await page.clock.runFor(21_000)
  await expect(rowOf(page, 'anna.rossi')).toHaveCount(0)

  await page.goto('/admin?tab=messages&channel=sms')
  await expect(page.getByText('1 messaggio')).toBeVisible()
  await page.goto('/admin?tab=audit')
  await expect(page.getByText('Messaggio: inviato di nuovo')).toBeVisible()
})

test('a failed list shows an error with a retry, an empty one a notice', async ({ page, shop }) => {
  await shop.platform.database.pool.query('DELETE FROM messages')
  await page.route('**/api/admin/messages?*', (route) => route.fulfill({ status: 500, body: '{}' }), {
    times: 2,
  })
  await openMessages(page, shop)
  await page.clock.runFor(3_000)
  await expect(page.getByText('Errore nel caricamento dei messaggi')).toBeVisible()
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByText('Qui compare ogni email e ogni SMS che lo studio manda.')).toBeVisible()
})

test('every template can be previewed', async ({ page, shop }) => {
  await openMessages(page, shop, '&view=templates')
  const choice = page.getByLabel('Modello')
  await expect(choice).toBeVisible()
  const names = await choice.locator('option').allTextContents()
  expect(names.length).toBeGreaterThan(18)
  for (const name of names) {
    await choice.selectOption({ label: name })
    await expect(page.locator(`iframe[title="Anteprima: ${name}"]`)).toHaveAttribute(
      'srcdoc',
      /Cancellati qui/,
    )
  }
  await choice.selectOption({ label: 'Promemoria dell’appuntamento' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Testo', exact: true }).click()
  await expect(page.locator('pre')).toContainText('ti ricordiamo il tuo appuntamento')
  await page.getByRole('button', { name: 'SMS' }).click()
  await expectTexts(page, /^F4DEZONE: ti ricordiamo Taglio \+ Barba con Marco Ferri/, /caratteri, 1 SMS/)
  await choice.selectOption({ label: 'Piano pagato' })
  await expect(page.getByRole('button', { name: 'SMS' })).toHaveCount(0)
  await page.reload()
  await expect(choice).toHaveValue('plan-paid')
})

const inScheme = async (page: Page, scheme: 'dark' | 'light') => {
  // Skip documents without storage, such as the preview of a mail.
  await page.goto('/favicon.svg')
  await page.evaluate((value) => localStorage.setItem('app-theme', value), scheme)
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`on a phone, ${colorScheme}`, () => {
    test.use({ viewport: phone, colorScheme })

    test('the messages fit', async ({ page, shop }) => {
      await givenMessages(shop)
      await inScheme(page, colorScheme)
      await openMessages(page, shop)
      await expect(rowOf(page, 'anna.rossi')).toContainText('Non riuscita')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Anteprime' }).click()
      await expect(page.locator('iframe')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await expectAccessible(page)
    })

    test('the unsubscribe page fits in each of its states', async ({ page, shop }) => {
      await inScheme(page, colorScheme)
      await page.goto(`/unsubscribe?${linkFor(shop, 'giulia@example.test')}`)
      const confirm = page.getByRole('button', { name: 'Conferma cancellazione' })
      await expect(confirm).toBeEnabled()
      await expectAccessible(page)
      await confirm.click()
      await expect(page.getByRole('heading', { name: 'Cancellazione completata' })).toBeVisible()
      await expectAccessible(page)
      await page.goto('/unsubscribe')
      await expect(page.getByRole('alert')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await expectAccessible(page)
    })
  })
}

function linkFor({ platform }: Shop, email: string): string {
  return new URLSearchParams({ email, token: platform.secrets.sign('unsubscribe', email) }).toString()
}
const invalid = "Link non valido. Assicurati di utilizzare il link fornito nell'email."
const optOuts = async ({ platform }: Shop) =>
  (await platform.database.pool.query('SELECT email FROM marketing_opt_outs')).rows

test('the unsubscribe link asks for confirmation before opting out', async ({ page, shop }) => {
  await page.goto(`/unsubscribe?${linkFor(shop, 'giulia+taglio@example.test')}`)
  await expect(page.getByText('g•••••@example.test')).toBeVisible()
  await expect(page.locator('body')).not.toContainText('giulia+taglio')
  expect(await optOuts(shop)).toEqual([])
  await page.getByRole('button', { name: 'Conferma cancellazione' }).click()
  await expect(page.getByRole('heading', { name: 'Cancellazione completata' })).toBeFocused()
  expect(await optOuts(shop)).toEqual([{ email: 'giulia+taglio@example.test' }])
  await page.getByRole('link', { name: 'Torna alla pagina iniziale' }).click()
  await expect(page).toHaveURL('/')
})

test('an incomplete or changed unsubscribe link is refused', async ({ page, shop }) => {
  for (const query of ['', '?email=giulia%40example.test', '?token=x', '?email=&token=']) {
    await page.goto(`/unsubscribe${query}`)
    await expect(page.getByText(invalid)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Conferma cancellazione' })).toHaveCount(0)
  }
  await page.goto(`/unsubscribe?${linkFor(shop, 'giulia@example.test').replace('giulia', 'altra')}`)
  await page.getByRole('button', { name: 'Conferma cancellazione' }).click()
  await expect(page.getByText(invalid)).toBeVisible()
  expect(await optOuts(shop)).toEqual([])
})

test('a failed unsubscribe shows an error and can be retried', async ({ page, shop }) => {
  await page.route('**/api/users/unsubscribe', (route) => route.fulfill({ status: 500, body: '{}' }), {
    times: 1,
  })
  await page.goto(`/unsubscribe?${linkFor(shop, 'giulia@example.test')}`)
  const confirm = page.getByRole('button', { name: 'Conferma cancellazione' })
  await confirm.click()
  await expect(
    page.getByText('Si è verificato un errore durante la cancellazione. Riprova più tardi.'),
  ).toBeVisible()
  await confirm.click()
  await expect(page.getByRole('heading', { name: 'Cancellazione completata' })).toBeVisible()
})
