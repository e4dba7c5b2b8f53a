// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'

import { business, data, plansBrowser, refused, running, starter, unpaid } from '../plans-browser.fixture.ts'

const { answer, answerWith, open, eventually, heading, text, button, press, sentTo, said } = plansBrowser()

beforeEach(() => void answerWith('GET /stripe/config?for=plan', () => new Promise(() => undefined)))

const accessTo = (subscription: object | null) =>
  data({ hasAccess: false, message: null, subscription, subscriptionStatus: 'pending_payment' })
const started = data({
  _id: '01a2b3c4-0000-7000-8000-000000000009',
  paymentIntentId: 'pi_1',
  client_secret: 'pi_1_secret',
  clientSecret: 'pi_1_secret',
  amount: 49,
  currency: 'CHF',
  expiresAt: null,
})

it('prepares the payment of the chosen plan with a disabled pay button until Stripe loads', async () => {
  answer('GET /subscriptions/check-access', accessTo(unpaid))
  const preparing = Promise.withResolvers<typeof started>()
  answerWith('POST /subscription-payments/create-intent', () => preparing.promise)
  await open('/subscription?paga=BUSINESS')
  await eventually(() => text().includes('Preparazione pagamento...'))
  await eventually(() => sentTo('POST /subscription-payments/create-intent').length === 1)
  expect(sentTo('POST /subscription-payments/create-intent')).toEqual([
    { planId: unpaid.chosenPlan?._id, subscriptionId: unpaid._id },
  ])
  preparing.resolve(started)
  await eventually(() => button('Paga CHF 49')?.disabled === true)
  expect(heading()).toBe('Paga il tuo piano')
  expect(text()).toContain('1 mese')
  expect(text()).toContain('CHF 49')
})

it.each([
  [running, 'Rinnovo: è pagato fino al 14 dic 2026, il mese si aggiunge alla fine.'],
  [{ ...running, plan: starter }, 'Comincia subito: quanto resta del piano attuale diventa giorni in più.'],
])('shows the effect of the payment', async (subscription, sentence) => {
  answer('GET /subscriptions/check-access', accessTo({ ...subscription, chosenPlan: business }))
  answer('POST /subscription-payments/create-intent', started)
  await open('/subscription?paga=BUSINESS')
  await eventually(() => text().includes(sentence))
})

it('keeps the choice when going back', async () => {
  answer('GET /subscriptions/check-access', accessTo(unpaid))
  answer('POST /subscription-payments/create-intent', started)
  const router = await open('/subscription?paga=BUSINESS&tab=plans')
  await eventually(() => button('Annulla') !== undefined)
  await press('Annulla')
  expect(router.state.location.search).toBe('?tab=plans')
  await eventually(() => heading() === 'Scegli il piano perfetto')
})

it.each([
  [refused(503, { message: 'Pagamenti Non Disponibili' }), 'Pagamenti Non Disponibili'],
  [refused(500), 'Errore nella creazione del pagamento'],
])('shows why the payment is unavailable and offers a retry: %o', async (answered, sentence) => {
  answer('GET /subscriptions/check-access', accessTo(unpaid))
  answer('POST /subscription-payments/create-intent', answered)
  await open('/subscription?paga=BUSINESS')
  await eventually(() => text().includes(sentence))
  expect(button('Paga')).toBeUndefined()
  answer('POST /subscription-payments/create-intent', started)
  await press('Riprova')
  await eventually(() => button('Paga CHF 49') !== undefined)
})

it('shows that it is already paid, without a retry', async () => {
  answer('GET /subscriptions/check-access', accessTo(unpaid))
  const message = 'Questo pagamento è già arrivato: il piano è attivo.'
  answer('POST /subscription-payments/create-intent', refused(409, { code: 'PLAN_PAID_ALREADY', message }))
  await open('/subscription?paga=BUSINESS')
  await eventually(() => text().includes(message))
  expect([button('Riprova'), button('Paga')]).toEqual([undefined, undefined])
})

it('shows a notice when access could not be checked', async () => {
  answer('GET /subscriptions/check-access', refused(400))
  await open('/subscription?paga=BUSINESS')
  await eventually(() => said('Errore nel controllo accesso') === 1)
})

it.each([
  [running, 'Il piano Business è già pagato fino al 14 dic 2026.'],
  [{ ...unpaid, chosenPlan: null }, 'La scelta del piano è scaduta o è cambiata'],
  [null, 'La scelta del piano è scaduta o è cambiata'],
])('starts no payment for a plan that is not chosen', async (subscription, sentence) => {
  answer('GET /subscriptions/check-access', accessTo(subscription))
  await open('/subscription?paga=BUSINESS')
  await eventually(() => text().includes(sentence))
  expect(sentTo('POST /subscription-payments/create-intent')).toEqual([])
  await press('Torna ai piani')
  await eventually(() => heading() === 'Scegli il piano perfetto')
})

it('shows an error for an unknown plan', async () => {
  await open('/subscription?paga=GRATIS')
  await eventually(() => text().includes('Piano non trovato'))
})
