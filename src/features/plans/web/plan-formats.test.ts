import { expect, it } from 'vitest'

import { planDate, planPrice, priceAndPeriod } from './plan-formats.ts'

it('omits zero centimes from a price', () => {
  expect([49, 0, 49.5, 1200].map(planPrice)).toEqual(['CHF 49', 'CHF 0', 'CHF 49.50', "CHF 1'200"])
})

it('adds the period to a price', () => {
  expect(priceAndPeriod({ price: 49, billingPeriod: 'monthly' })).toBe('CHF 49 al mese')
  expect(priceAndPeriod({ price: 2, billingPeriod: 'per_use' })).toBe('CHF 2 a utilizzo')
})

it.each([
  ['2026-12-14T10:00:00.000Z', '14 dic 2026'],
  ['2026-12-13T23:30:00.000Z', '14 dic 2026'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  ['', 'N/A'],
  ['domani', 'Data non valida'],
])('formats a date: %s', (instant, written) => {
  expect(planDate(instant, 'Europe/Zurich')).toBe(written)
})
