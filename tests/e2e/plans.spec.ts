import { setTimeout as sleep } from 'node:timers/promises'

import type { Page } from '@playwright/test'

import { expect, expectAccessible, expectTexts, test } from '#tests/support/browser-test.ts'
import { givePlan } from '#tests/support/plan.ts'

import { useTheme } from './booking-form.ts'
import {
  choosePlan,
  expectActive,
  openedPayments,
  openPayment,
  openPlans,
  paidMonth,
  paidPeriods,
  payButton,
  payByCard,
  payByTwint,
  useUp,
  withhold,
} from './plans.ts'
import {
  cards,
  expectDeclined,
  expectToldToWait,
  failTheBankOnce,
  refuseAtTwint,
  slowBank,
  twintRefusals,
} from './stripe-form.ts'

test.describe('an owner without a plan', () => {
  test.use({ takesPayments: true, plan: null })

  test('selects a plan, pays by card and gets the panel', async ({ page, shop }) => {
    await openPlans(page, shop)
    const plans = page.getByRole('list', { name: 'Piani' })
    await expect(plans.getByRole('heading')).toHaveText(['Starter', 'Business', 'Enterprise'])
    await expect(plans.getByRole('article', { name: 'Business' })).toContainText('Consigliato')
    await expect(plans.getByRole('article', { name: 'Business' })).toContainText('CHF 49 al mese')
    await expectAccessible(page)

    // The message disappears after two seconds, but Stripe's fields may take longer to load.
    const told = page.getByText('Piano selezionato con successo! Aggiornamento in corso...')
    await Promise.all([expect(told).toBeVisible(), choosePlan(page, 'Business')])
    await expect(page).toHaveURL('/subscription?paga=BUSINESS')
    await expect(page.getByText('1 mese', { exact: true })).toBeVisible()
    await expect(payButton(page)).toHaveText(/^Paga CHF 49/)
    await expectAccessible(page)

    await payByCard(page, cards.good)
    await expect(page.getByText('Pagamento completato con successo!')).toBeVisible()
    await expectActive(page, shop)
    await expect(page.getByText('Piano attivato! Dashboard sbloccata.')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expectActive(page, shop)
    await page.getByRole('link', { name: 'Accedi alla Dashboard' }).click()
    await expect(page).toHaveURL('/admin')
  })

  test('sees why a card was declined and pays with another one', async ({ page, shop }) => {
    await useTheme(page, 'light')
    await openPayment(page, shop)
    await payByCard(page, cards.declined)
    await expectDeclined(page)
    await expectAccessible(page)
    await payByCard(page, cards.good)
    await expectActive(page, shop)
    expect(await openedPayments(shop)).toBe(1)
  })

  test('completes bank authentication over the page', async ({ page, shop }) => {
    await openPayment(page, shop)
    await payByCard(page, cards.asksTheBank)
    await failTheBankOnce(page, payButton(page))
    await expectActive(page, shop)
  })

  test('pays with TWINT and sees no further payment', async ({ page, shop }) => {
    await openPayment(page, shop)
    // The buttons stay disabled until this delayed script has loaded.
    await page.route('**/pages/approval.js', async (route) => {
      await sleep(500)
      await route.continue()
    })
    await payByTwint(page)
    await page.getByRole('button', { name: 'Approva' }).click()
    await expect(page).toHaveURL(/\/subscription\?payment_intent=pi_/)
    await expectActive(page, shop)
    await page.goto('/subscription?paga=BUSINESS')
    await expect(page.getByText('Il piano Business è già pagato fino all’11 apr 2026.')).toBeVisible()
    await expect(payButton(page)).toHaveCount(0)
    await expectAccessible(page)
  })

  for (const [decision, button] of twintRefusals) {
    test(`returns from TWINT after ${decision} and pays by card`, async ({ page, shop }) => {
      await openPlans(page, shop)
      await choosePlan(page, 'Business')
      await payByTwint(page)
      await refuseAtTwint(page, button)
      await expectAccessible(page)
      await page.reload()
      await page.getByRole('button', { name: 'Torna al pagamento' }).click()
      await expect(page.getByRole('heading', { name: 'Paga il tuo piano' })).toBeFocused()
      await payByCard(page, cards.good)
      await expectActive(page, shop)
    })
  }

  test('leaves the payment, returns and pays once', async ({ page, shop }) => {
    await openPayment(page, shop)
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect(page.getByRole('heading', { name: 'Scegli il piano perfetto' })).toBeFocused()
    const reminder = page.getByText('Completa il pagamento per attivare tutte le funzionalità')
    await expect(reminder).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(reminder).toBeVisible()
    await page.goto('/admin?tab=services')
    await page.getByRole('main').getByRole('link', { name: 'Completa il pagamento' }).click()
    await expect(page).toHaveURL('/admin?tab=plans&paga=BUSINESS')
    await expect(page.getByLabel('Numero carta')).toBeVisible()
    await page.goto('/subscription')
    await page.getByRole('link', { name: 'Completa il pagamento' }).click()
    await expect(page.getByLabel('Numero carta')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Numero carta')).toBeVisible()
    await page.goBack()
    await expect(reminder).toBeVisible()
    await page.getByRole('button', { name: 'Seleziona Business' }).dblclick()
    await payByCard(page, cards.good)
    await expectActive(page, shop)
    expect(await openedPayments(shop)).toBe(1)
  })

  test('sees a notice for a slow bank, also after a reload', async ({ page, shop }) => {
    await openPayment(page, shop)
    const sayYes = slowBank(shop)
    await payByCard(page, cards.good)
    await expectToldToWait(page)
    sayYes()
    await expectActive(page, shop)
  })

  test('selects and pays within the panel', async ({ page, shop }) => {
    await openPlans(page, shop, '/admin?tab=subscription')
    await expect(page.getByRole('heading', { name: 'Scegli il piano perfetto' })).toBeVisible()
    await expectAccessible(page)
    await choosePlan(page, 'Business')
    await expect(page).toHaveURL('/admin?tab=subscription&paga=BUSINESS')
    await expectAccessible(page)
    await payByCard(page, cards.good)
    await expectActive(page, shop)
    await page.getByRole('link', { name: 'Abbonamento', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Utilizzo' })).toBeVisible()
    await expectAccessible(page)
  })

  test('retries after a lost connection', async ({ page, shop }) => {
    const intents = '**/api/subscription-payments/create-intent'
    await page.route(intents, (route) => route.abort())
    await openPlans(page, shop)
    await page.getByRole('button', { name: 'Seleziona Business' }).click()
    await expect(page.getByText('Errore nella preparazione del pagamento')).toBeVisible()
    await expectAccessible(page)
    await page.unroute(intents)
    await page.getByRole('button', { name: 'Riprova' }).click()
    await payByCard(page, cards.good)
    await expectActive(page, shop)
  })

  test('sees the linked plan focused', async ({ page, shop }) => {
    await openPlans(page, shop, '/subscription?plan=ENTERPRISE')
    await expect(page.getByRole('article', { name: 'Enterprise' })).toBeFocused()
    await expectAccessible(page)
  })

  test('sees an error when plans cannot be loaded', async ({ page, shop }) => {
    const plans = '**/api/subscriptions/plans'
    await page.route(plans, (route) => route.fulfill({ status: 500, body: '{}' }))
    await openPlans(page, shop)
    await expectTexts(page, 'Impossibile caricare i piani di abbonamento', 'Errore nel caricamento dei piani')
    await expectAccessible(page)
    await page.unroute(plans)
    await page.getByRole('button', { name: 'Riprova' }).click()
    await expect(page.getByRole('button', { name: 'Seleziona Business' })).toBeVisible()
  })
})

test.describe('without payment keys', () => {
  test.use({ plan: null })

  test('the plans name the missing key and offer no payment', async ({ page, shop }) => {
    await openPlans(page, shop)
    await expectTexts(page, 'Pagamenti Non Disponibili', /PLAN_STRIPE_SECRET_KEY/)
    await expect(page.getByRole('button', { name: /^Seleziona/ })).toHaveCount(0)
    await expectAccessible(page)
  })
})

test.describe('an owner with an active plan', () => {
  test.use({ takesPayments: true })
  test.beforeEach(async ({ shop }) => await givePlan(shop, 'BUSINESS', paidMonth))

  test('sees the effect of a change and renews', async ({ page, shop }) => {
    await openPlans(page, shop)
    const card = (name: string) => page.getByRole('article', { name })
    await expect(card('Business')).toContainText('Il tuo piano')
    await expect(card('Business')).toContainText('Pagato fino al 20 mar 2026')
    await expect(card('Starter')).toContainText('Comincia il 20 mar 2026')
    await expect(card('Enterprise')).toContainText('Comincia subito')
    await expectAccessible(page)
    await choosePlan(page, 'Business')
    await payByCard(page, cards.good)
    await expect(page.getByText('Il piano Business è attivo e pagato fino al 20 apr 2026.')).toBeVisible()
    expect(await paidPeriods(shop)).toEqual([
      { plan: 'BUSINESS', payments: 0 },
      { plan: 'BUSINESS', payments: 1 },
    ])
  })

  test('sees why a smaller plan does not fit', async ({ page, shop }) => {
    await openPlans(page, shop)
    await page.getByRole('button', { name: 'Seleziona Starter' }).click()
    const reason = page.getByRole('listitem').getByText(/^Il piano Starter prevede 2 barbieri/)
    await expect(reason).toBeVisible()
    await expectAccessible(page)
  })

  test('cancels the plan and resumes it', async ({ page, shop }) => {
    await openPlans(page, shop, '/subscription/usage')
    await page.getByRole('button', { name: 'Disdici il piano' }).click()
    const question = page.getByRole('dialog', { name: 'Disdici il piano' })
    await expect(question).toContainText('il piano vale fino al 20 mar 2026')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Disdici' }).click()
    await expect(page.getByText('Il piano si chiude il 20 mar 2026.')).toBeVisible()
    await expect(page.getByText('si chiude il 20 mar 2026', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Ritira la disdetta' }).click()
    await expectTexts(page, 'Disdetta ritirata: ti ricordiamo noi quando rinnovare.', 'rinnovo 20 mar 2026')
  })

  test('gets a link to the bigger plan from a limit alert', async ({ page, shop }) => {
    await useUp(shop, { appointments: 77, emails: 61, sms: 92, barbers: 100 })
    await openPlans(page, shop, '/subscription/usage')
    await expect(page.getByRole('list', { name: 'Avvisi' })).toContainText('Limite barbieri raggiunto (100%)')
    await page.getByRole('list', { name: 'Avvisi' }).getByRole('link', { name: 'Fai Upgrade' }).click()
    await expect(page).toHaveURL('/subscription?plan=ENTERPRISE')
    await expect(page.getByRole('article', { name: 'Enterprise' })).toBeFocused()
  })

  test('sees a banner before the plan ends', async ({ page, shop }) => {
    await givePlan(shop, 'BUSINESS', { ...paidMonth, to: '2026-03-14T10:00:00+01:00' })
    await openPlans(page, shop, '/subscription/usage')
    const banner = page.getByRole('region', { name: 'Scadenza del piano' })
    await expect(banner).toContainText('Il piano Business scade tra 3 giorni, il 14 mar 2026.')
    await expectAccessible(page)
    await banner.getByRole('link', { name: 'Rinnova' }).click()
    await expect(page.getByRole('article', { name: 'Business' })).toBeFocused()
  })

  test('reloads the usage', async ({ page, shop }) => {
    await openPlans(page, shop, '/subscription/usage')
    await page.getByRole('button', { name: 'Ricarica dati' }).click()
    await expect(page.getByText('Dati aggiornati')).toBeVisible()
  })
})

const usage = '**/api/subscriptions/usage'

const states: Record<string, { give: (page: Page) => Promise<unknown>; shows: string }> = {
  loading: {
    give: (page) => page.route(usage, () => undefined),
    shows: 'Caricamento statistiche di utilizzo...',
  },
  error: {
    give: async (page) => {
      await page.route(usage, (route) => route.fulfill({ status: 500, body: '{}' }))
      await page.route('**/api/subscriptions/check-access', (route) =>
        route.fulfill({ status: 500, body: '{}' }),
      )
    },
    shows: 'Dati di accesso non disponibili',
  },
  'no plan': { give: async () => undefined, shows: 'Abbonamento Richiesto' },
  'no figures': {
    give: (page) =>
      page.route(usage, async (route) => {
        const response = await route.fetch()
        const answer = await response.json()
        await route.fulfill({ response, json: { ...answer, data: { ...answer.data, usage: null } } })
      }),
    shows: 'Statistiche Non Disponibili',
  },
  full: { give: async () => undefined, shows: 'Periodo di fatturazione' },
}

for (const [state, { give, shows }] of Object.entries(states)) {
  test(`the dashboard in the state: ${state}`, async ({ page, shop }) => {
    await givePlan(shop, state === 'no plan' ? null : 'BUSINESS', paidMonth)
    if (state === 'full') {
      await useUp(shop, { appointments: 77, emails: 61, sms: 92, barbers: 100 })
      await withhold(shop, 7)
    }
    await give(page)
    await openPlans(page, shop, '/subscription/usage')
    await expect(page.getByText(shows)).toBeVisible()
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await page.evaluate((chosen) => localStorage.setItem('app-theme', chosen), theme)
      await page.reload()
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(page.getByText(shows)).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        await expectAccessible(page)
      }
    }
  })
}

test('the usage page redirects to the login without a session', async ({ page, shop }) => {
  await openPlans(page, shop)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/subscription/usage')
  await expect(page).toHaveURL('/login')
})
