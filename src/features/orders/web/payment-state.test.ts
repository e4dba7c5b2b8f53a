import { expect, test } from 'vitest'

import { paymentStateOf } from './payment-state.ts'

const order = { status: 'confirmed', paymentMethod: 'card', isDisputed: false } as const

test.each([
  [{ ...order, paymentStatus: 'paid' }, 'Pagato · Carta'],
  [{ ...order, paymentStatus: 'paid', isDisputed: true }, 'Contestato · Carta'],
  [{ ...order, paymentStatus: 'pending' }, 'Da pagare al ritiro'],
  [{ ...order, paymentStatus: 'pending', status: 'cancelled' }, 'Non pagato'],
] as const)('an order with %j shows %s', (given, expected) => {
  expect(paymentStateOf(given)).toBe(expected)
})
