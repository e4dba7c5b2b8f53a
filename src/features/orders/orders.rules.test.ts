import { describe, expect, it, test } from 'vitest'

import {
  dueAtPickup,
  isStepBack,
  isOpenOrder,
  keepsStock,
  mergedLines,
  orderPaymentStatuses,
  orderStatuses,
  statusOf,
  totalOf,
} from './orders.rules.ts'

test('orders and payments have the listed statuses', () => {
  expect(orderStatuses).toEqual(['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled'])
  expect(orderPaymentStatuses).toEqual(['pending', 'paid', 'partially_refunded', 'refunded'])
})

describe('statusOf', () => {
  it.each(orderStatuses)('accepts %s', (status) => expect(statusOf({ status })).toBe(status))

  it('throws for any other status and names it', () => {
    expect(() => statusOf({ status: 'lost' })).toThrow('No order has the status lost')
  })
})

test('a step back leads to an earlier status', () => {
  expect(isStepBack('shipped', 'confirmed')).toBe(true)
  expect(isStepBack('cancelled', 'delivered')).toBe(true)
  expect(isStepBack('confirmed', 'shipped')).toBe(false)
  expect(isStepBack('confirmed', 'confirmed')).toBe(false)
})

test.each([
  ['pending', true, true],
  ['confirmed', true, true],
  ['processing', true, true],
  ['shipped', true, true],
  ['delivered', true, false],
  ['cancelled', false, false],
] as const)('%s keeps its items: %s, is open: %s', (status, keeps, open) => {
  expect(keepsStock(status)).toBe(keeps)
  expect(isOpenOrder(status)).toBe(open)
})

describe('mergedLines', () => {
  it('merges two lines of the same product, sorted by id', () => {
    expect(
      mergedLines([
        { productId: 'c', quantity: 1 },
        { productId: 'a', quantity: 2 },
        { productId: 'c', quantity: 4 },
        { productId: 'b', quantity: 1 },
      ]),
    ).toEqual([
      { productId: 'a', quantity: 2 },
      { productId: 'b', quantity: 1 },
      { productId: 'c', quantity: 5 },
    ])
  })

  it('keeps the other fields of a line and does not change its input', () => {
    const first = { productId: 'a', quantity: 1, price: 9 }
    expect(mergedLines([first, { productId: 'a', quantity: 1, price: 8 }])).toEqual([
      { productId: 'a', quantity: 2, price: 9 },
    ])
    expect(first.quantity).toBe(1)
  })
})

test('the total is the sum of price times quantity', () => {
  expect(
    totalOf([
      { price: 1250, quantity: 2 },
      { price: 90, quantity: 3 },
    ]),
  ).toBe(2770)
  expect(totalOf([])).toBe(0)
})

test.each([
  ['the full amount when nothing is paid', { paid: 0, refunded: 0 }, { atTill: 2400, online: 2400 }],
  ['nothing when it is paid', { paid: 2400, refunded: 0 }, { atTill: 0, online: 0 }],
  ['nothing after a goodwill refund', { paid: 2400, refunded: 1000 }, { atTill: 0, online: 0 }],
  [
    'the full amount when everything was refunded',
    { paid: 2400, refunded: 2400 },
    { atTill: 2400, online: 2400 },
  ],
  ['nothing when it was paid again', { paid: 4800, refunded: 2400 }, { atTill: 0, online: 0 }],
  ['the rest after a partial payment in the shop', { paid: 1000, refunded: 0 }, { atTill: 1400, online: 0 }],
])('due at pickup is %s', (_what, money, due) => {
  const of = (paysOnline: boolean) => dueAtPickup({ total: 2400, ...money, paysOnline })
  expect({ atTill: of(false), online: of(true) }).toEqual(due)
})
