import type { Page } from '@playwright/test'

import { newBarber } from '#features/barbers/server/new-barber.fixture.ts'
import { expect, expectAccessible, expectTexts, test } from '#tests/support/browser-test.ts'
import { givePlan, limitPlans } from '#tests/support/plan.ts'
import type { Shop } from '#tests/support/shop.ts'

import {
  fillDetails,
  fillGuestForm,
  freeDay,
  goOnAndPayAtTheSalon,
  luca,
  pick,
  slot,
} from './booking-form.ts'
import { inEveryLook } from './looks.ts'
import { expectBooked, expectBookedOnce } from './payments.ts'
import {
  leaveRoomForOne,
  letPlanExpire,
  phoneButton,
  phoneForm,
  pretendUsage,
  sectionLink,
  usedAppointments,
} from './plan-gates.ts'
import { emptyDay, gridCard, phoneIn } from './staff-calendar.ts'
import { openPanel, staffApi } from './staff.ts'
import { enterAs } from './stored-session.ts'

const locked = 'Funzionalità bloccata. Attiva un abbonamento per accedere.'
const calendar = `/admin?tab=appointments&date=${emptyDay}`

async function openPhoneForm(page: Page, shop: Shop): Promise<void> {
  await openPanel(page, shop, 'admin', calendar)
  await phoneButton(page).click()
}

const lockedSections = [
  'Clienti',
  'Servizi',
  'Barbieri',
  'Utenti',
  'Pagamenti',
  'Lista d’attesa',
  'Statistiche',
  'Registro',
]

async function openClientBooking(page: Page): Promise<void> {
  await enterAs(page, 'client@f4dezone.test')
  await page.goto('/booking')
  await expect(page.getByRole('heading', { name: 'Prenota il tuo appuntamento' })).toBeVisible()
}

async function fillPhoneForm(page: Page, name: string, time: string): Promise<void> {
  await phoneForm(page).getByLabel('Nome o soprannome').fill(name)
  await phoneForm(page).getByLabel('Barbiere', { exact: true }).selectOption('Luca Bernasconi')
  await phoneForm(page)
    .getByLabel('Servizio', { exact: true })
    .selectOption({ label: 'Taglio, 30 min, CHF 30.00' })
  await slot(phoneForm(page), time).click()
}

test.describe('an expired plan', () => {
  test('locks sections, by keyboard and by address, and reads none of their data', async ({ page, shop }) => {
    await letPlanExpire(shop)
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await openPanel(page, shop, 'admin', '/admin')
    await expect(page.getByRole('heading', { name: 'Calendario Appuntamenti' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Piano Richiesto Business' })).toBeVisible()
    for (const name of lockedSections) await expect(sectionLink(page, `${name}, bloccata`)).toBeVisible()
    for (const name of ['Abbonamento', 'Appuntamenti', 'Prodotti', 'Ordini'])
      await expect(sectionLink(page, name)).not.toHaveAccessibleName(/bloccata/)

    await sectionLink(page, 'Servizi').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Servizi', level: 1 })).toBeVisible()
    await expectTexts(page, locked, 'Abbonamento scaduto. Rinnova per continuare')
    await expect(sectionLink(page, 'Servizi')).toHaveAttribute('aria-current', 'page')

    await page.goto('/admin?tab=stats')
    await expect(page.getByText(locked)).toBeVisible()
    expect(calls.filter((path) => /\/api\/(admin\/(stats|services)|services$)/.test(path))).toEqual([])
    await page.getByRole('link', { name: 'Scegli un Piano' }).click()
    await expect(page).toHaveURL('/admin?tab=plans')
    await expect(sectionLink(page, 'Abbonamento')).toHaveAttribute('aria-current', 'page')
  })

  test('closes phone bookings, but existing appointments can still be changed', async ({ page, shop }) => {
    await phoneIn(shop, { name: 'Jacopo', time: '14:30' })
    await letPlanExpire(shop)
    await openPhoneForm(page, shop)
    const gate = phoneForm(page)
    await expect(gate.getByRole('heading', { name: 'Subscription Richiesta' })).toBeFocused()
    await expect(gate).toContainText('Abbonamento non attivo. Completa il pagamento per accedere.')
    await expect(gate.getByRole('link', { name: 'Scegli un Piano' })).toHaveAttribute('href', '/subscription')
    await expect(gate.getByLabel('Nome o soprannome')).toHaveCount(0)
    await gate.getByRole('button', { name: 'Chiudi' }).click()
    await expect(phoneButton(page)).toBeFocused()

    const gap = page.getByRole('button', { name: /^15:00 libero da Luca Bernasconi/ })
    await gap.focus()
    await page.keyboard.press('Enter')
    await expect(gate.getByRole('heading', { name: 'Subscription Richiesta' })).toBeFocused()
    await gate.getByRole('button', { name: 'Chiudi' }).click()

    await gridCard(page, 'Jacopo').focus()
    await page.keyboard.press('m')
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page
      .getByRole('dialog', { name: 'Sposta appuntamento' })
      .getByRole('button', { name: 'Sposta', exact: true })
      .click()
    await expect(page.getByText('Appuntamento modificato con successo!')).toBeVisible()
    await gridCard(page, 'Jacopo').click()
    const details = page.getByRole('dialog', { name: 'Jacopo' })
    await details.getByRole('button', { name: /^Stato: Confermato/ }).click()
    await page.getByRole('menuitemradio', { name: 'Cancellato' }).click()
    await page
      .getByRole('dialog', { name: 'Cancella appuntamento' })
      .getByRole('button', { name: 'Cancella appuntamento' })
      .click()
    await expect(page.getByText('Stato aggiornato: Cancellato')).toBeVisible()

    await page.goto('/booking')
    await expect(page.getByRole('heading', { name: 'Prenotazione telefonica', level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Subscription Richiesta' })).toBeVisible()
  })

  test('locks an open section when it expires', async ({ page, shop }) => {
    await openPanel(page, shop, 'admin', '/admin?tab=services')
    await expect(page.getByText('Piano Attivo')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Modifica Tinta' })).toBeVisible()
    await letPlanExpire(shop)
    await page.clock.runFor(31_000)
    await expect(page.getByText(locked)).toBeVisible()
    await givePlan(shop, 'BUSINESS')
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('button', { name: 'Modifica Tinta' })).toBeVisible()
  })

  test('locks at once when the server refuses a save', async ({ page, shop }) => {
    await openPanel(page, shop, 'admin', '/admin?tab=barbers')
    await page.getByRole('button', { name: 'Modifica Dario Conti' }).click()
    await letPlanExpire(shop)
    const dialog = page.getByRole('dialog', { name: 'Modifica Barbiere' })
    await dialog.getByLabel('Due parole sotto il nome').fill('Sfumature')
    await dialog.getByRole('button', { name: 'Salva modifiche' }).click()
    await expect(page.getByText(locked)).toBeVisible()
  })

  test('keeps the shop sections open', async ({ page, shop }) => {
    await givePlan(shop, null)
    await openPanel(page, shop, 'admin', '/admin?tab=ecommerce')
    await expect(page.getByRole('heading', { name: 'Gestione Prodotti E-commerce' })).toBeVisible()
    await expect(page.getByText(/^E-commerce completo in arrivo: pagamenti con carta/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Piano Richiesto', exact: true })).toBeVisible()
    await sectionLink(page, 'Ordini').click()
    await expect(page.getByRole('heading', { name: 'Gestione Ordini E-commerce' })).toBeVisible()
  })

  test('stops client bookings with a message, and keeps the own list', async ({ page, shop }) => {
    await openClientBooking(page)
    const main = page.getByRole('main')
    const again = main.getByRole('link', { name: 'Prenota di nuovo' })
    await expect(again.first()).toBeVisible()
    await letPlanExpire(shop)
    await page.reload()
    await expect(
      main.getByText('Le prenotazioni online sono momentaneamente sospese. Contatta il salone.'),
    ).toBeVisible()
    await expect(main.getByRole('link', { name: 'Contatta il salone' })).toHaveAttribute(
      'href',
      'tel:+41910000000',
    )
    await expect(main.getByText(/piano|abbonamento|upgrade/i)).toHaveCount(0)
    await expect(main.getByRole('button', { name: 'Prenota', exact: true })).toHaveCount(0)
    await expect(main.getByRole('heading', { name: 'I tuoi appuntamenti' })).toBeVisible()
    await expect(main.getByRole('article').first()).toBeVisible()
    await expect(again).toHaveCount(0)
    await expectAccessible(page)
  })

  test('lets a guest book again after a cancellation', async ({ page, shop }) => {
    await letPlanExpire(shop)
    await fillGuestForm(page)
    await goOnAndPayAtTheSalon(page)
    await expectBooked(page)
    await page.getByRole('button', { name: 'Cancella', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancella appuntamento' }).click()
    await expect(page.getByRole('heading', { name: 'Appuntamento cancellato' })).toBeFocused()
    await page.getByRole('link', { name: 'Prenota di nuovo' }).click()
    await pick(page, { day: luca.day, time: '16:00' })
    await fillDetails(page)
    await goOnAndPayAtTheSalon(page)
    await expectBookedOnce(page, shop)
  })
})

test.describe('a failed check', () => {
  test('of access shows an error, locks nothing and hides the phone form', async ({ page, shop }) => {
    await page.route('**/api/subscriptions/check-access', (route) => route.fulfill({ status: 500, json: {} }))
    await openPanel(page, shop, 'admin', '/admin?tab=services')
    await expect(
      page.getByRole('status').or(page.getByRole('alert')).getByText('Errore nel controllo accesso').first(),
    ).toBeVisible()
    await expect(page.getByText(locked)).toHaveCount(0)
    await expect(sectionLink(page, 'bloccata')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Modifica Tinta' })).toHaveCount(0)
    await sectionLink(page, 'Appuntamenti').click()
    await phoneButton(page).click()
    await expect(phoneForm(page)).toContainText('Errore nel controllo accesso')
    await expect(phoneForm(page)).not.toContainText(/abbonamento|piano/i)
    await page.unroute('**/api/subscriptions/check-access')
    await phoneForm(page).getByRole('button', { name: 'Riprova' }).click()
    await expect(phoneForm(page).getByLabel('Nome o soprannome')).toBeVisible()
  })

  test('of the limits can be retried by the owner and by a client', async ({ page, shop }) => {
    const path = '**/api/appointments/limits/check'
    await page.route(path, (route) => route.fulfill({ status: 503, json: {} }))
    await openPhoneForm(page, shop)
    await expect(phoneForm(page)).toContainText('Errore nella verifica dei limiti')
    await page.unroute(path)
    await phoneForm(page).getByRole('button', { name: 'Riprova' }).click()
    await expect(phoneForm(page).getByLabel('Nome o soprannome')).toBeFocused()

    await page.evaluate(() => localStorage.clear())
    await page.route(path, (route) => route.fulfill({ status: 503, json: {} }))
    await openClientBooking(page)
    await expect(page.getByText('Errore nella verifica dei limiti')).toBeVisible()
    await page.unroute(path)
    await page.getByRole('button', { name: 'Riprova' }).click()
    await expect(page.getByRole('button', { name: 'Prenota', exact: true }).first()).toBeVisible()
  })
})

test.describe('the last appointment of the month', () => {
  test('is booked by phone, and the next one shows the limit until there is room', async ({ page, shop }) => {
    const used = await leaveRoomForOne(shop)
    await openPhoneForm(page, shop)
    await fillPhoneForm(page, 'Ultimo', '15:30')
    await phoneForm(page).getByRole('button', { name: 'Prenota', exact: true }).click()
    await expect(page.getByText('Prenotazione di Ultimo effettuata con successo!')).toBeVisible()
    await expect(phoneButton(page)).toHaveAccessibleName('Prenotazione telefonica, bloccata')
    await phoneButton(page).click()

    const gate = phoneForm(page)
    await expect(gate.getByRole('heading', { name: 'Limite Prenotazioni Raggiunto' })).toBeFocused()
    await expect(gate).toContainText(
      `Limite appuntamenti raggiunto (${used + 1}/${used + 1}). Effettua un upgrade per continuare.`,
    )
    await expect(gate).toContainText('100%')
    await expect(gate).toContainText('I limiti si azzerano il 1° aprile 2026.')
    await expect(gate.getByRole('listitem')).toHaveCount(3)
    await expect(gate.getByRole('link', { name: 'Effettua upgrade' })).toHaveAttribute(
      'href',
      '/subscription?plan=BUSINESS',
    )
    // Wait for the answer: a late one would already contain the raised limit below.
    const answered = page.waitForResponse('**/api/appointments/limits/check**')
    await gate.getByRole('button', { name: 'Ricarica' }).click()
    await answered
    await expect(gate.getByRole('heading', { name: 'Limite Prenotazioni Raggiunto' })).toBeVisible()
    await limitPlans(shop, { appointments: used + 2 })
    await gate.getByRole('button', { name: 'Ricarica' }).click()
    await expect(gate.getByLabel('Nome o soprannome')).toBeFocused()
  })

  test('taken meanwhile shows the server message, then the limit', async ({ page, shop }) => {
    const used = await leaveRoomForOne(shop)
    await openPhoneForm(page, shop)
    await fillPhoneForm(page, 'Troppo tardi', '15:30')
    await limitPlans(shop, { appointments: used })
    await phoneForm(page).getByRole('button', { name: 'Prenota', exact: true }).click()
    await expect(
      page
        .getByText(`Limite appuntamenti raggiunto (${used}/${used}). Effettua un upgrade per continuare.`)
        .first(),
    ).toBeVisible()
    await expect(
      phoneForm(page).getByRole('heading', { name: 'Limite Prenotazioni Raggiunto' }),
    ).toBeFocused()
    await limitPlans(shop, { appointments: used + 1 })
    await phoneForm(page).getByRole('button', { name: 'Ricarica' }).click()
    await expect(phoneForm(page).getByLabel('Nome o soprannome')).toHaveValue('Troppo tardi')
  })

  test('is booked by a client, then the phone of the salon replaces the form', async ({ page, shop }) => {
    await leaveRoomForOne(shop)
    await openClientBooking(page)
    await pick(page, { ...luca, time: '15:30' })
    await page.getByRole('button', { name: 'Prenota', exact: true }).click()
    await expect(page.getByText('Prenotazione effettuata con successo!')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByText('Hai raggiunto il limite di prenotazioni')).toBeVisible()
    await expect(main).toContainText('il salone non prende altre prenotazioni online: chiamalo al')
    await expect(main.getByRole('link', { name: 'Contatta il salone' })).toBeVisible()
    await expect(main.getByText(/upgrade/i)).toHaveCount(0)
    await expect(main.getByRole('article').filter({ hasText: 'Martedì 31 marzo' })).toContainText('15:30')
  })

  test('does not stop guests, and is checked again after their booking', async ({ page, shop }) => {
    await givePlan(shop, 'STARTER')
    await limitPlans(shop, { appointments: await usedAppointments(shop) })
    await page.goto('/guest-booking')
    await pick(page, { barber: 'Luca Bernasconi', service: 'Taglio', day: freeDay.words, time: '15:30' })
    await fillDetails(page)
    await page.getByRole('button', { name: 'Prenota', exact: true }).click()
    await page.getByRole('button', { name: 'Vai al pagamento' }).click()
    const recheck = page.waitForRequest('**/api/appointments/limits/check')
    await page.getByRole('button', { name: 'Conferma e paga in sede' }).click()
    await expect(page).toHaveURL(/\/booking-confirmation/)
    await recheck
  })
})

test.describe('the usage badges', () => {
  for (const [perThousand, colour] of [
    [749, null],
    [750, 'yellow'],
    [899, 'yellow'],
    [900, 'orange'],
    [949, 'orange'],
    [950, 'red'],
    [1000, 'red'],
  ] as const) {
    test(`${perThousand / 10}% has ${colour ? `a ${colour} badge` : 'no badge'}`, async ({ page, shop }) => {
      await pretendUsage(page, { appointments: 0, emails: 0, sms: perThousand })
      await openPanel(page, shop, 'admin', calendar)
      await expect(page.getByRole('link', { name: 'Piano Attivo Enterprise' })).toBeVisible()
      const badge = page.getByRole('link', { name: new RegExp(`^SMS ${Math.floor(perThousand / 10)}%`) })
      if (colour === null) return await expect(badge).toHaveCount(0)
      await expect(badge).toHaveAttribute('data-colour', colour)
      await badge.click()
      await expect(page).toHaveURL('/admin?tab=subscription')
    })
  }
})

async function hire(shop: Shop) {
  return await (await staffApi(shop, 'admin')).post('/barbers', newBarber())
}

test.describe('the barber limit', () => {
  const dario = 'Dario Conti'

  test('warns at 80%, and at the limit disables adding and reactivating', async ({ page, shop }) => {
    await givePlan(shop, 'STARTER')
    await limitPlans(shop, { barbers: 5 })
    await openPanel(page, shop, 'admin', '/admin?tab=barbers')
    const banner = page.getByRole('region', { name: 'Barbieri del piano' })
    await expect(banner).toContainText(
      '4 barbieri attivi su 5 previsti dal piano. Resta posto per 1 barbiere.',
    )
    await expect(banner.getByRole('link', { name: 'Effettua upgrade' })).toHaveAttribute(
      'href',
      '/subscription?plan=BUSINESS',
    )
    expect((await hire(shop)).status).toBe(201)
    await expect(banner).toContainText('Limite barbieri raggiunto!')
    const add = page.getByRole('button', { name: 'Aggiungi barbiere' })
    await expect(add).toBeDisabled()
    await expect(add).toHaveAccessibleDescription(/^Limite barbieri raggiunto!/)

    await page.getByRole('button', { name: `Modifica ${dario}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Modifica Barbiere' })
    await dialog.getByRole('switch', { name: `${dario}: Attivo` }).click()
    await dialog.getByRole('button', { name: 'Salva modifiche' }).click()
    const keep = page.getByRole('button', { name: 'Salva e mantieni gli appuntamenti' })
    await keep.or(page.getByText('Barbiere aggiornato con successo!')).first().waitFor()
    if (await keep.isVisible()) await keep.click()
    await expect(page.getByText('Barbiere aggiornato con successo!')).toBeVisible()
    await expect(add).toBeEnabled()
    expect((await hire(shop)).status).toBe(201)
    await expect(add).toBeDisabled()
    await page.getByRole('button', { name: `Modifica ${dario}` }).click()
    const back = dialog.getByRole('switch', { name: `${dario}: Attivo` })
    await expect(back).toBeDisabled()
    await expect(back).toHaveAccessibleDescription(/^Limite barbieri raggiunto!/)
  })

  test('reached meanwhile refuses the save with a link to upgrade', async ({ page, shop }) => {
    await givePlan(shop, 'STARTER')
    await limitPlans(shop, { barbers: 5 })
    await openPanel(page, shop, 'admin', '/admin?tab=barbers')
    await page.getByRole('button', { name: 'Aggiungi barbiere' }).click()
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Nico')
    await page.getByLabel('Cognome').fill('Sala')
    await page.getByLabel('Email').fill('nico@f4dezone.test')
    await page.getByLabel('Telefono').fill('079 555 44 33')
    await limitPlans(shop, { barbers: 4 })
    await page.getByRole('button', { name: 'Crea barbiere' }).click()
    const refusal = page.getByRole('alert').filter({ hasText: 'Limite barbieri raggiunto!' })
    await expect(refusal).toContainText(
      'Limite barbieri raggiunto (4/4). Effettua un upgrade per continuare.',
    )
    await expect(refusal.getByRole('link', { name: 'Effettua upgrade' })).toBeVisible()
    await expect(page.getByLabel('Cognome')).toHaveValue('Sala')
  })
})

test('every gate is accessible in every look', async ({ page, shop }) => {
  await givePlan(shop, 'STARTER')
  await limitPlans(shop, { appointments: await usedAppointments(shop), barbers: 4 })
  await pretendUsage(page, { appointments: 1000, emails: 800, sms: 920 })
  await openPanel(page, shop, 'admin', '/admin?tab=barbers')
  await expect(page.getByText('Limite barbieri raggiunto!')).toBeVisible()
  await inEveryLook(page, 'gate-barbers-full')
  await page.goto(calendar)
  await phoneButton(page).click()
  await expect(page.getByRole('heading', { name: 'Limite Prenotazioni Raggiunto' })).toBeVisible()
  await inEveryLook(page, 'gate-appointments-full')

  await letPlanExpire(shop)
  await page.unroute('**/api/subscriptions/usage')
  await page.goto('/admin?tab=services')
  await expect(page.getByText(locked)).toBeVisible()
  await inEveryLook(page, 'gate-locked')
  await page.goto(calendar)
  await phoneButton(page).click()
  await expect(page.getByRole('heading', { name: 'Subscription Richiesta' })).toBeVisible()
  await inEveryLook(page, 'gate-subscription')
  await page.goto('/admin?tab=orders')
  await expect(page.getByRole('heading', { name: 'Gestione Ordini E-commerce' })).toBeVisible()
  await inEveryLook(page, 'gate-orders')
})

test('plan access is checked again when the window gets the focus', async ({ page, shop }) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/subscriptions/check-access')) asked += 1
  })
  await openPanel(page, shop, 'admin', '/admin')
  await expect(sectionLink(page, 'Servizi')).toBeVisible()
  await expect.poll(() => asked).toBeGreaterThan(0)
  await page.clock.runFor(2_000)
  const before = asked
  await expect(async () => {
    // A focus while the first answer is under way asks nothing new, so the window gets it until a call follows.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    expect(asked).toBeGreaterThan(before)
  }).toPass({ timeout: 15_000 })
})
