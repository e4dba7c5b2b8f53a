import type { Page } from '@playwright/test'

import { apiOf } from '#tests/support/api.ts'
import { expect, expectAccessible, expectTexts, test, tokenOfMail } from '#tests/support/browser-test.ts'
import type { MailServer } from '#tests/support/mail-server.ts'
import { guestBooking, password as ownPassword, signIn } from '#tests/support/people.ts'
import type { Shop } from '#tests/support/shop.ts'
import { minute } from '#tests/support/test-clock.ts'

import { useTheme } from './booking-form.ts'
import { holdCalls } from './sent-forms.ts'
import { enterAs } from './stored-session.ts'

const password = 'demo-F4DEZONE-2026'
const friday = '2026-03-27'

async function logInAs(page: Page, email: string, secret: string, path: string): Promise<void> {
  await enterAs(page, email, secret)
  await page.goto(path)
}

async function bookedByGuest(shop: Shop) {
  const api = apiOf(shop.url)
  const { body: barbers } = await api.get('/barbers/public')
  const request = guestBooking(barbers[0]._id, { date: friday, time: '10:00', price: undefined })
  const { body, status } = await api.post('/appointments/public/appointments/guest', request)
  expect(status).toBe(201)
  return {
    barber: barbers[0],
    cancel: () => api.put(`/appointments/public/${body._id}/cancel?token=${body.token}`, {}),
  }
}

async function offerLinkIn(mailServer: MailServer | null, shop: Shop, recipient: string): Promise<string> {
  const mails = (await mailServer?.mails()) ?? []
  const mail = mails.findLast(
    ({ recipients, subject }) => recipients.includes(recipient) && subject?.includes('Si è liberato'),
  )
  expect(mail?.text).toContain('Prezzo: CHF 30.00')
  const [link = ''] = /http:\/\/shop\.test\/waiting-offer\S+/.exec(mail?.text ?? '') ?? []
  return link.replace('http://shop.test', shop.url)
}

async function isFree(shop: Shop, barberId: string): Promise<boolean> {
  const { body } = await apiOf(shop.url).get(
    `/appointments/public/available-slots?date=${friday}&barberId=${barberId}&duration=30`,
  )
  return body.find(({ time }: { time: string }) => time === '10:00').available
}

test.describe('with a mail server', () => {
  test.use({ sendsMail: true })

  test('an offer lapses for the first client and is booked by the second, closed to others', async ({
    page,
    shop,
    mailServer,
  }) => {
    await emptyLine(shop)
    const { barber, cancel } = await bookedByGuest(shop)
    const wish = { preferredBarber: barber._id, service: 'Taglio', preferredDays: ['friday'] }
    const [first, second] = [await signIn(shop), await signIn(shop)]
    for (const person of [first, second])
      expect((await person.api.post('/waiting-list', wish)).status).toBe(201)

    expect((await cancel()).status).toBe(200)
    expect(await isFree(shop, barber._id)).toBe(false)
    await shop.offerFreedTimes()
    await shop.sendMessages()
    expect(await isFree(shop, barber._id)).toBe(false)
    await page.goto(await offerLinkIn(mailServer, shop, first.email))
    await expect(page.getByRole('heading', { name: 'Si è liberato un posto' })).toBeVisible()
    await expect(page.getByText('Riservato a te fino alle 9:35')).toBeVisible()

    shop.clock.advance(30 * minute)
    expect(await isFree(shop, barber._id)).toBe(false)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Il tempo per accettare è scaduto' })).toBeVisible()
    await shop.offerFreedTimes()
    await shop.sendMessages()
    expect(await isFree(shop, barber._id)).toBe(false)

    await page.goto(await offerLinkIn(mailServer, shop, second.email))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Prenota questo orario' }).click()
    await expect(page.getByRole('heading', { name: 'Appuntamento prenotato' })).toBeVisible()
    expect(await isFree(shop, barber._id)).toBe(false)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Appuntamento prenotato' })).toBeVisible()

    await logInAs(page, second.email, ownPassword, '/booking#appuntamenti')
    const booked = page
      .getByRole('article')
      .filter({ hasText: '10:00' })
      .filter({ hasText: 'Venerdì 27 marzo' })
    await expect(booked).toContainText('Confermato')
  })
})

async function emptyLine(shop: Shop): Promise<void> {
  await shop.platform.database.pool.query('DELETE FROM waiting_list')
}

test('a client joins the waiting list, gets an offer and books it from the list', async ({ page, shop }) => {
  await emptyLine(shop)
  await logInAs(page, 'client@f4dezone.test', password, '/waiting-list')
  await expect(page.getByRole('heading', { name: "Lista d'attesa", level: 1 })).toBeVisible()
  await expect(page.getByText('Nessuna richiesta in lista d’attesa')).toBeVisible()
  await page.getByRole('button', { name: 'Aggiungi alla lista' }).click()
  await expect(page.getByLabel('Servizio')).toBeDisabled()
  await page.getByRole('button', { name: 'Invia richiesta' }).click()
  await expect(page.getByText('Seleziona un barbiere', { exact: true }).last()).toBeVisible()
  await expect(page.getByLabel('Barbiere')).toBeFocused()
  await page.getByLabel('Barbiere').selectOption({ index: 1 })
  await page.getByLabel('Servizio').selectOption('Taglio')
  await page.getByLabel('Venerdì').check()
  await page.getByLabel('Mattina (9:00-12:00)').check()
  await page.getByLabel('Note').fill('Anche con poco anticipo')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Invia richiesta' }).click()
  await expect(page.getByText("Richiesta aggiunta con successo alla lista d'attesa")).toBeVisible()
  await page.clock.runFor(2_100)
  await expect(page.getByText("Richiesta aggiunta con successo alla lista d'attesa")).toBeHidden()
  await expect(page.getByRole('button', { name: 'Invia richiesta' })).toBeHidden()
  const request = page.getByRole('listitem').filter({ hasText: 'Anche con poco anticipo' })
  await expect(request).toContainText('In attesa')
  await expect(request).toContainText('Richiesta del 11 marzo 2026')
  await expectAccessible(page)

  const { barber, cancel } = await bookedByGuest(shop)
  await cancel()
  await shop.offerFreedTimes()
  await page.reload()
  await expect(request).toContainText('Slot disponibile')
  await expect(request).toContainText('È disponibile uno slot: venerdì 27 marzo alle 10:00')
  await expect(request).toContainText('fino alle 9:35')
  await useTheme(page, 'light')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await request.getByRole('link', { name: 'Vedi nel sistema di prenotazione' }).click()
  await expect(page).toHaveURL(/\/booking/)
  await expect(page.getByRole('button', { name: /^10:00/ })).toBeEnabled()
  await page.goto('/waiting-list')
  await request.getByRole('button', { name: 'Prenota questo orario' }).click()
  await expect(page.getByText('Prenotazione effettuata con successo!')).toBeVisible()
  await expect(request).toBeHidden()
  await page.clock.runFor(10_000)
  await expect(page.getByText('Prenotazione effettuata con successo!')).toBeHidden()
  await expect(page.getByText(/^Prenotato: venerdì 27 marzo alle 10:00, con /)).toBeVisible()
  await page.getByRole('link', { name: 'I miei appuntamenti' }).click()
  await expect(page).toHaveURL(/\/booking/)
  expect(await isFree(shop, barber._id)).toBe(false)
})

test('an offer shows in list and link which other entries end with it', async ({ page, shop }) => {
  await emptyLine(shop)
  const { barber, cancel } = await bookedByGuest(shop)
  const { body: barbers } = await apiOf(shop.url).get('/barbers/public')
  const client = await signIn(shop)
  for (const preferredBarber of [barber._id, barbers[1]._id])
    await client.api.post('/waiting-list', { preferredBarber, service: 'Taglio' })
  await cancel()
  await shop.offerFreedTimes()
  const warning = page.getByText(
    'Se lo prenoti, esce dalla lista d’attesa anche l’altra tua richiesta per questo servizio.',
  )
  const { rows } = await shop.platform.database.pool.query(
    `SELECT payload ->> 'offerId' AS id FROM messages WHERE template = 'waiting-offer' ORDER BY id DESC LIMIT 1`,
  )
  await page.goto(`/waiting-offer?offer=${rows[0]?.id}&token=${await tokenOfMail(shop, 'waiting-offer')}`)
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await logInAs(page, client.email, ownPassword, '/waiting-list')
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'Taglio' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Prenota questo orario' }).click()
  await expect(page.getByText('Nessuna richiesta in lista d’attesa')).toBeVisible()
})

test('an entry is removed after a confirmation, and the owner sees the declined offer', async ({
  page,
  shop,
}) => {
  await emptyLine(shop)
  const { barber, cancel } = await bookedByGuest(shop)
  const { body: session } = await apiOf(shop.url).post('/auth/login', {
    email: 'client@f4dezone.test',
    password,
  })
  const client = apiOf(shop.url, session.token)
  await client.post('/waiting-list', { preferredBarber: barber._id, service: 'Taglio' })
  await cancel()
  await shop.offerFreedTimes()
  await logInAs(page, 'client@f4dezone.test', password, '/waiting-list')
  await page.getByRole('button', { name: 'Rinuncia' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/waiting-list')
  const { letGo } = await holdCalls(page, '**/decline')
  await page.getByRole('button', { name: 'Rinuncia' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rinuncia' }).click()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letGo()
  await expect(page.getByText('In attesa', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/waiting-list')
  await page.getByRole('button', { name: 'Rimuovi dalla lista' }).click()
  await expect(
    page.getByText("Sei sicuro di voler rimuovere questa richiesta dalla lista d'attesa?"),
  ).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Rimuovi dalla lista' }).click()
  await expectTexts(page, 'Richiesta rimossa con successo', 'Nessuna richiesta in lista d’attesa')

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await logInAs(page, 'admin@f4dezone.test', password, '/admin?tab=waitinglist')
  const log = page.getByRole('region', { name: 'Posti offerti' })
  await expect(log).toContainText('Venerdì 27 marzo alle 10:00')
  await expect(log).toContainText('Rifiutato')
  await expectAccessible(page)
})

test('the waiting list redirects to the login, and an offer link without token is invalid', async ({
  page,
}) => {
  await page.goto('/waiting-list')
  await expect(page).toHaveURL(/\/login/)
  await logInAs(page, 'client@f4dezone.test', password, '/waiting-list')
  await expect(page.getByRole('button', { name: 'Aggiungi alla lista' })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.clock.runFor(21_000)
  await expect(page.getByText("Devi effettuare l'accesso per vedere la lista d'attesa.")).toBeVisible()
  await page.getByRole('link', { name: 'Accedi' }).last().click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/waiting-offer?offer=niente')
  await expect(page.getByRole('heading', { name: 'Link non valido' })).toBeVisible()
  await expectAccessible(page)
})
