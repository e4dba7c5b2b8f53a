import { expect, it } from 'vitest'

import type { Subscription } from '../../plans.contract.ts'
import { changeSentence, planChangeTo } from './plan-change.ts'

const business = {
  _id: 'p-2',
  name: 'BUSINESS',
  displayName: 'Business',
  price: 49,
  billingPeriod: 'monthly',
  icon: 'building-store',
} as const
const end = '2026-12-14T10:00:00.000Z'
const running: Subscription = {
  _id: 's-1',
  status: 'active',
  plan: business,
  startDate: '2026-11-14T10:00:00.000Z',
  endDate: end,
  nextBillingDate: end,
  currentPeriodStart: '2026-11-14T10:00:00.000Z',
  currentPeriodEnd: end,
  cancelAtPeriodEnd: false,
  chosenPlan: null,
  nextPlan: null,
}
const zone = 'Europe/Zurich'

it.each([
  ['p-2', 49, 'renewal', 'Pagato fino al 14 dic 2026: selezionalo di nuovo per aggiungere un mese.'],
  ['p-3', 99, 'upgrade', 'Comincia subito: quanto resta del piano attuale diventa giorni in più.'],
  ['p-1', 29, 'downgrade', 'Comincia il 14 dic 2026, quando finisce quanto è già pagato.'],
  // Same price as the active plan, so ending that one early gains nothing.
  ['p-4', 49, 'downgrade', 'Comincia il 14 dic 2026, quando finisce quanto è già pagato.'],
])('shows when the plan starts: %s for %d', (_id, price, change, sentence) => {
  expect(planChangeTo({ _id, price }, running)).toBe(change)
  expect(changeSentence({ _id, price }, running, zone)).toBe(sentence)
})

it.each(['inactive', 'pending_payment', 'expired', 'cancelled'] as const)(
  'shows no change while the plan is %s',
  (status) => {
    expect(planChangeTo({ _id: 'p-2', price: 49 }, { ...running, status })).toBe('first')
    expect(changeSentence({ _id: 'p-2', price: 49 }, { ...running, status }, zone)).toBeNull()
  },
)

it('shows no change without a subscription', () => {
  expect(changeSentence({ _id: 'p-2', price: 49 }, null, zone)).toBeNull()
})
