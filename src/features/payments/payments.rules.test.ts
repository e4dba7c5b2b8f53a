import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  feeOf,
  isDelayed,
  isSettled,
  netPaidOf,
  mayBecome,
  paymentStates,
  shownMethod,
  statusOf,
  usualRefundTime,
} from './payments.rules.ts'

describe('keptOf, in centimes', () => {
  it.each([
    ['is the full payment', 0, 0, 4500],
    ['is the rest after a refund', 1000, 0, 3500],
    ['is the rest after a lost dispute', 0, 4500, 0],
    ['is the rest after both', 1000, 2000, 1500],
    ['is never negative, even when the bank takes a refunded payment', 4500, 4500, 0],
  ])('%s', (_name, refunded, lost, kept) =>
    expect(netPaidOf({ amount_centimes: 4500, refunded_centimes: refunded, lost_centimes: lost })).toBe(kept),
  )
})

describe('feeOf, in centimes', () => {
  it.each([
    ['of a card payment is a share plus a fixed part', 3000, 'card', 117],
    ['rounds half a centime up', 500, 'card', 45],
    ['rounds less than half a centime down', 499, 'card', 44],
    ['of TWINT is the same as of a card', 4500, 'twint', 161],
    ['of an unpaid payment is the same as of a card', 3000, null, 117],
    ['of SEPA has no fixed part', 3000, 'sepa_debit', 24],
    ['of cash is zero', 3000, 'cash', 0],
  ])('%s', (_name, amount, method, fee) => expect(feeOf(amount, method)).toBe(fee))

  test('leaves a positive whole number of centimes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 500_000 }), (amount) => {
        const net = amount - feeOf(amount, 'card')
        expect(Number.isInteger(net)).toBe(true)
        expect(net).toBeGreaterThan(0)
      }),
    )
  })
})

describe('a payment', () => {
  it('moves only forward, but from cancelled to succeeded when paid late', () => {
    const ways = paymentStates.flatMap((from) =>
      paymentStates.filter((to) => mayBecome(from, to)).map((to) => `${from}>${to}`),
    )
    expect(ways).toEqual([
      'open>processing',
      'open>succeeded',
      'open>cancelled',
      'processing>succeeded',
      'processing>cancelled',
      'cancelled>succeeded',
    ])
    expect(paymentStates.filter(isSettled)).toEqual(['succeeded', 'cancelled'])
  })

  it.each([
    ['open', 0, 'pending'],
    ['processing', 0, 'processing'],
    ['cancelled', 0, 'cancelled'],
    ['succeeded', 0, 'completed'],
    ['succeeded', 1, 'partially_refunded'],
    ['succeeded', 2999, 'partially_refunded'],
    ['succeeded', 3000, 'refunded'],
  ] as const)('%s with %i of 3000 centimes refunded is %s', (state, refunded, status) =>
    expect(statusOf(state, 3000, refunded)).toBe(status),
  )

  it.each([
    ['disputed while a dispute is open', 'succeeded', 0, 'open', 'disputed'],
    ['lost once the dispute is lost', 'succeeded', 0, 'lost', 'lost'],
    ['disputed although it was refunded', 'succeeded', 3000, 'open', 'disputed'],
    ['shown with its own state before it is made', 'processing', 0, 'open', 'processing'],
    ['shown with its own state when it was cancelled', 'cancelled', 3000, null, 'cancelled'],
  ] as const)('is %s', (_how, state, refunded, dispute, status) => {
    expect(statusOf(state, 3000, refunded, dispute)).toBe(status)
  })

  it('is shown as cash, TWINT or card', () => {
    expect(['cash', 'twint', 'card', 'link', null].map(shownMethod)).toEqual([
      'cash',
      'twint',
      'card',
      'card',
      'card',
    ])
  })
})

test.each([
  ['three hours less a millisecond', false, usualRefundTime - 1],
  ['three hours', true, usualRefundTime],
  ['days', true, 10 * usualRefundTime],
  ['a negative time from a clock set back', false, -usualRefundTime],
])('a refund after %s is delayed: %s', (_long, expected, elapsed) => {
  const orderedAt = new Date('2026-03-11T09:00:00Z')
  expect(isDelayed(orderedAt, new Date(orderedAt.getTime() + elapsed))).toBe(expected)
})
