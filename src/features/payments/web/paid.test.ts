import { expect, it } from 'vitest'

import { paidState } from './paid.ts'

it.each([
  ['online', 'completed', 'Pagato online', true],
  ['in_person', 'completed', 'Pagato in sede', true],
  ['online', 'partially_refunded', 'Rimborsato in parte', true],
  ['online', 'refunded', 'Rimborsato', false],
  ['in_person', 'pending', 'Da pagare', false],
  ['online', 'partially_paid', 'Pagato in parte, restano CHF 35.00', true],
] as const)('shows the payment state: %s, %s', (paymentType, status, label, isPaid) => {
  const payment = { status, due: 35, kept: 45, keptCash: 0 }
  expect(paidState({ paymentType, payment })).toMatchObject({ label, isPaid })
})

it('names both methods when paid online and in the shop', () => {
  const payment = { status: 'completed', due: 0, kept: 45, keptCash: 35 }
  expect(paidState({ paymentType: 'in_person', payment }).label).toBe('Pagato online e in sede')
})
