// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import { business, data, plansBrowser, refused, running, stats, unpaid } from '../plans-browser.fixture.ts'
import { systemFacts } from './system-status.tsx'

const { answer, open, eventually, text, link, button, press, said, sentTo, all } = plansBrowser()

it('shows a loading text', async () => {
  await open('/subscription/usage')
  expect(text()).toContain('Caricamento statistiche di utilizzo...')
})

it('shows an error with a reload button when nothing can be loaded', async () => {
  answer('GET /subscriptions/usage', refused(400))
  answer('GET /subscriptions/check-access', refused(400))
  await open('/subscription/usage')
  await eventually(() => text().includes('Errore nel Caricamento'))
  expect(text()).toContain('Errore nel caricamento statistiche')
  expect(text()).toContain('Dati di accesso non disponibili')
  expect(button('Ricarica la pagina')).toBeDefined()
})

it.each([
  [null, 'Seleziona un piano per vedere le statistiche di utilizzo.'],
  [
    { ...running, status: 'expired' },
    "Stato abbonamento: Non Attivo. Attiva l'abbonamento per vedere le statistiche.",
  ],
  [unpaid, "Stato abbonamento: In Attesa Pagamento. Attiva l'abbonamento per vedere le statistiche."],
])('asks for a plan when there is none', async (subscription, sentence) => {
  answer('GET /subscriptions/usage', data({ ...stats, subscription, usage: null }))
  await open('/subscription/usage')
  await eventually(() => text().includes('Abbonamento Richiesto'))
  expect(text()).toContain(sentence)
  expect(link('Seleziona Piano')).toBe('/subscription')
})

it.each([
  ['expired', 'Abbonamento scaduto. Rinnova per continuare'],
  ['cancelled', 'Abbonamento cancellato. Seleziona un nuovo piano'],
] as const)('shows that the plan is %s', async (status, sentence) => {
  answer('GET /subscriptions/usage', data({ ...stats, subscription: { ...running, status }, usage: null }))
  await open('/subscription/usage')
  await eventually(() => text().includes(sentence))
})

it('recalculates usage when there is none yet', async () => {
  answer('GET /subscriptions/usage', data({ ...stats, usage: null }))
  answer('POST /subscriptions/sync-usage', data(stats))
  await open('/subscription/usage')
  await eventually(() => text().includes('Statistiche Non Disponibili'))
  expect(text()).toContain(
    "L'abbonamento è attivo ma le statistiche di utilizzo non sono ancora disponibili.",
  )
  expect(link('Gestisci Piano')).toBe('/subscription')
  await press('Ricarica dati')
  await eventually(() => text().includes('Periodo di fatturazione'))
})

it('shows all data of an active plan', async () => {
  const recommendedUpgrade = { ...business, name: 'ENTERPRISE', displayName: 'Enterprise', price: 99 }
  answer('GET /subscriptions/usage', data({ ...stats, recommendedUpgrade }))
  answer(
    'GET /subscriptions/withheld-messages',
    data([
      {
        _id: '01a2b3c4-0000-7000-8000-000000000011',
        subject: 'Promemoria appuntamento',
        recipient: 'giulia@example.test',
        channel: 'email',
        createdAt: '2026-11-14T10:00:00.000Z',
      },
    ]),
  )
  await open('/subscription/usage')
  await eventually(() => text().includes('Messaggi non inviati'))
  for (const sentence of [
    'Business, CHF 49 al mese',
    'rinnovo 14 dic 2026',
    'Limite barbieri raggiunto (100%)',
    'Utilizzo SMS elevato (92%)',
    '77%, restano 138',
    '100%, Limite raggiunto',
    'I limiti si azzerano il 1° del mese',
    'Inizio14 nov 2026',
    'Fine14 dic 2026',
    'StatoAttivo',
    'Email inviate918',
    'Barbieri attivi5',
    'Passa a Enterprise',
    'CHF 99 al mese.',
    'Promemoria appuntamento',
    'Origine dei datiStatistiche di utilizzo',
  ])
    expect(text()).toContain(sentence)
  expect(link('Fai Upgrade')).toBe('/subscription?plan=ENTERPRISE')
  expect(all('details[open]')).toHaveLength(0)
})

it('shows invalid dates as such and still shows the rest (USAGE-14)', async () => {
  const billingPeriod = { start: 'ieri', end: null, status: 'paused' }
  const subscription = { ...running, status: 'active', endDate: 'domani', nextBillingDate: 'domani' }
  answer('GET /subscriptions/usage', data({ ...stats, subscription, billingPeriod, resetDate: 'mai' }))
  answer(
    'GET /subscriptions/check-access',
    data({ hasAccess: true, message: null, subscription, usage: stats.usage }),
  )
  await open('/subscription/usage')
  await eventually(() => text().includes('Periodo di fatturazione'))
  for (const sentence of ['InizioData non valida', 'FineN/A', 'StatoNon Attivo', '77%, restano 138'])
    expect(text()).toContain(sentence)
  await open('/subscription')
  await eventually(() => text().includes('Business'))
  expect(text()).toContain('Data non valida')
})

it('shows the debug box (C-48)', async () => {
  answer('GET /subscriptions/usage', data(stats))
  await open('/subscription/usage')
  await eventually(() => text().includes('Informazioni di debug'))
})

it('falls back to the access answer when usage cannot be loaded', async () => {
  answer('GET /subscriptions/usage', refused(400))
  answer(
    'GET /subscriptions/check-access',
    data({ hasAccess: true, message: null, subscription: running, usage: stats.usage }),
  )
  await open('/subscription/usage')
  await eventually(() => text().includes('Periodo di fatturazione'))
  expect(text()).toContain('77%, restano 138')
  expect(text()).toContain('Limite barbieri raggiunto (100%)')
  expect(text()).toContain('Origine dei datiControllo accesso')
})

it('shows a card without data for a missing resource', async () => {
  const { sms: _unknown, ...usage } = stats.usage ?? {}
  answer('GET /subscriptions/usage', data({ ...stats, usage }))
  await open('/subscription/usage')
  await eventually(() => text().includes('Dati non disponibili'))
  expect(text()).toContain('77%, restano 138')
})

it('asks before cancelling the plan and can resume it', async () => {
  answer(
    'GET /subscriptions/usage',
    data({ ...stats, subscription: { ...running, cancelAtPeriodEnd: true } }),
  )
  answer('POST /subscriptions/resume', {
    body: { success: true, message: 'Disdetta ritirata', data: running },
  })
  await open('/subscription/usage')
  await eventually(() => text().includes('Il piano si chiude il 14 dic 2026.'))
  expect(text()).toContain('si chiude il 14 dic 2026')
  answer('GET /subscriptions/usage', data(stats))
  await press('Ritira la disdetta')
  await eventually(() => said('Disdetta ritirata') === 1)
  await eventually(() => button('Disdici il piano') !== undefined, 50)
  await press('Disdici il piano')
  await eventually(() => document.body.textContent.includes('il piano vale fino al 14 dic 2026'))
  expect(sentTo('POST /subscriptions/cancel')).toEqual([])
})

it('shows at least one barber when nothing is known', () => {
  expect(systemFacts('active', {}).map(([, value]) => value)).toEqual(['Attivo', '0', '0', '1'])
})
