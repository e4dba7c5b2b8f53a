// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import { plansTexts } from '../../plans.it.ts'
import { business, data, plansBrowser, refused, running, stats, unpaid } from '../plans-browser.fixture.ts'

const browser = plansBrowser()
const { answer, open, eventually, said, text, link, button, press, sentTo, all } = browser

const chosen = (needsPayment: boolean) => data({ needsPayment, subscription: unpaid })

it('shows the plans in order with included and excluded features', async () => {
  await open('/subscription')
  expect(text()).toContain('Caricamento piani...')
  await eventually(() => button('Seleziona Business') !== undefined)
  expect(all('h2').map(({ textContent }) => textContent)).toEqual(['Starter', 'Business'])
  expect(text()).toContain('CHF 49 al mese')
  expect(text()).toContain('Consigliato')
  expect(text()).toContain('Incluso: 600 appuntamenti al mese')
  expect(text()).toContain('Non incluso: Assistenza prioritaria')
  expect(document.activeElement).toBe(document.body)
})

it('shows at most six features', async () => {
  const features = ['1', '2', '3', '4', '5', '6', '7'].map((name) => ({ name, included: true }))
  answer('GET /subscriptions/plans', data([{ ...business, features }]))
  await open('/subscription')
  await eventually(() => button('Seleziona Business') !== undefined)
  expect(all('article li')).toHaveLength(6)
})

it('focuses the plan named in the link', async () => {
  await open('/subscription?plan=BUSINESS')
  await eventually(() => button('Seleziona Business') !== undefined)
  expect(document.activeElement?.querySelector('h2')?.textContent).toBe('Business')
})

it('selects by card without renewal and opens the payment', async () => {
  answer('POST /subscriptions/select', chosen(true))
  const router = await open('/subscription?tab=plans')
  await eventually(() => button('Seleziona Business') !== undefined)
  await press('Seleziona Business')
  await eventually(() => router.state.location.search === '?tab=plans&paga=BUSINESS')
  expect(sentTo('POST /subscriptions/select')).toEqual([
    { planId: business._id, paymentMethod: 'card', autoRenew: false },
  ])
  expect(said('Piano selezionato con successo! Aggiornamento in corso...')).toBe(1)
})

it('skips the payment for a free plan', async () => {
  answer('POST /subscriptions/select', chosen(false))
  const router = await open('/subscription')
  await eventually(() => button('Seleziona Business') !== undefined)
  await press('Seleziona Business')
  await eventually(() => said(plansTexts.activated) === 1)
  expect(router.state.location.search).toBe('')
})

it.each([
  [
    { message: 'Il piano prevede meno barbieri di quelli attivi nello studio.' },
    'Il piano prevede meno barbieri',
  ],
  [{}, 'Errore nella selezione del piano'],
])('shows why a plan could not be selected: %o', async (body, sentence) => {
  answer('POST /subscriptions/select', refused(409, body))
  await open('/subscription')
  await eventually(() => button('Seleziona Starter') !== undefined)
  await press('Seleziona Starter')
  await eventually(() => text().includes(sentence))
})

it('shows the effect of a change and no payment link for an active plan', async () => {
  answer('GET /subscriptions/usage', data({ ...stats, subscription: running }))
  await open('/subscription')
  await eventually(() => text().includes('Il tuo piano'))
  expect(text()).toContain('Pagato fino al 14 dic 2026: selezionalo di nuovo per aggiungere un mese.')
  expect(text()).toContain('Comincia il 14 dic 2026, quando finisce quanto è già pagato.')
  expect(link('Vedi l’utilizzo')).toBe('/subscription/usage')
  expect(link('Completa il pagamento')).toBeUndefined()
})

it('shows a link to the pending payment', async () => {
  answer('GET /subscriptions/usage', data({ ...stats, subscription: unpaid, usage: null }))
  await open('/subscription')
  await eventually(() => link('Completa il pagamento') === '/subscription?paga=BUSINESS')
  expect(text()).toContain('Completa il pagamento per attivare tutte le funzionalità')
})

it.each([
  [null, 'Seleziona un piano per continuare'],
  ['expired', 'Abbonamento scaduto. Rinnova per continuare'],
  ['cancelled', 'Abbonamento cancellato. Seleziona un nuovo piano'],
] as const)('shows why a plan is needed: %s', async (status, sentence) => {
  const subscription = status && { ...running, status }
  answer('GET /subscriptions/usage', data({ ...stats, subscription, usage: null }))
  await open('/subscription')
  await eventually(() => button('Seleziona Business') !== undefined)
  expect(text()).toContain(sentence)
  expect(text().includes('Il tuo ultimo piano')).toBe(status !== null)
})

it('shows no buttons without Stripe keys and names the missing key', async () => {
  answer('GET /stripe/config?for=plan', { body: { publishableKey: '', scriptUrl: '' } })
  await open('/subscription')
  await eventually(() => text().includes('PLAN_STRIPE_SECRET_KEY') && all('article').length === 2)
  expect(text()).toContain('Pagamenti Non Disponibili')
  expect(button('Seleziona')).toBeUndefined()
})

it('shows an error when the plans cannot be loaded', async () => {
  answer('GET /subscriptions/plans', refused(400))
  await open('/subscription')
  await eventually(() => text().includes('Impossibile caricare i piani di abbonamento'))
  expect(said('Errore nel caricamento dei piani')).toBe(1)
  expect(button('Riprova')).toBeDefined()
  expect(text()).not.toContain('Seleziona un piano per continuare')
})
