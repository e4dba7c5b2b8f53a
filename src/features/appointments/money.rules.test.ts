import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  dueOf,
  earnedOf,
  gestureIn,
  givesMoneyBack,
  retainedAfterExcess,
  netPaidOf,
  moneyOfMove,
  type MoneyMovement,
  owedOf,
  paymentStatusOf,
  sumOf,
  waivedOf,
} from './money.rules.ts'

const second = 1000
const at = (seconds: number) => new Date(seconds * second)
const payment = (amount: number, seconds: number): MoneyMovement => ({
  kind: 'payment',
  at: at(seconds),
  amount,
  gesture: 0,
  isCash: false,
})
const refund = (amount: number, gesture: number, seconds: number): MoneyMovement => ({
  kind: 'refund',
  at: at(seconds),
  amount,
  gesture,
  isCash: false,
})
const dueFor = (price: number, movements: MoneyMovement[]) => dueOf({ price, ...sumOf(movements) })

describe('the sums of an appointment', () => {
  test('add up the movements in order of time', () => {
    const movements = [refund(3000, 3000, 2), payment(4500, 3), payment(3000, 1), refund(500, 500, 4)]
    expect(sumOf(movements)).toEqual({ paid: 7500, refunded: 3500, gestures: 500, cash: 0 })
  })

  test('count as cash only cash payments less cash refunds', () => {
    const atTill = (movement: MoneyMovement) => ({ ...movement, isCash: true })
    const movements = [
      payment(1000, 1),
      atTill(payment(3000, 2)),
      refund(400, 0, 3),
      atTill(refund(500, 0, 4)),
    ]
    expect(sumOf(movements)).toEqual({ paid: 4000, refunded: 900, gestures: 0, cash: 2500 })
  })

  test('are zero without movements', () => {
    expect(sumOf([])).toEqual({ paid: 0, refunded: 0, gestures: 0, cash: 0 })
  })
})

test.each([
  ['a second before the start', true, 1, false],
  ['at the start', false, 0, false],
  ['at the start, ordered by the owner', true, 0, true],
  ['after the start', false, -1, false],
])('a cancellation %s is refunded: %s', (_when, expected, secondsLeft, isOrdered) => {
  expect(givesMoneyBack(at(100 + secondsLeft), at(100), isOrdered)).toBe(expected)
})

test.each([
  ['paid in full are its price', { price: 3000, paid: 3000, refunded: 0, gestures: 0 }, 3000],
  [
    'paid in the shop without a record are its price',
    { price: 3000, paid: 0, refunded: 0, gestures: 0 },
    3000,
  ],
  [
    'with a goodwill refund are reduced by it',
    { price: 3000, paid: 3000, refunded: 1000, gestures: 1000 },
    2000,
  ],
  ['refunded in full are zero', { price: 3000, paid: 3000, refunded: 3000, gestures: 0 }, 0],
  ['free of charge and unpaid are zero', { price: 0, paid: 0, refunded: 0, gestures: 0 }, 0],
  ['paid in part are its price', { price: 3000, paid: 1, refunded: 0, gestures: 0 }, 3000],
] as const)('the takings of a visit %s', (_how, money, expected) => {
  expect(earnedOf(money)).toBe(expected)
})

test.each([
  ['nothing is refunded up to the price', 5000, 1000, { online: 3500, cash: 1000 }],
  ['the excess is refunded online', 3000, 1000, { online: 2000, cash: 1000 }],
  ['the whole online part is refunded when cash covers the price', 1000, 1000, { online: 0, cash: 1000 }],
  ['cash above the price is kept', 500, 1000, { online: 0, cash: 1000 }],
  ['everything is refunded when nothing is due', 0, 0, { online: 0, cash: 0 }],
])('keptAfterExcess: with 4500 paid %s', (_what, price, cash, kept) => {
  expect(retainedAfterExcess({ price, paid: 4500, refunded: 0, gestures: 0 }, cash)).toEqual(kept)
})

describe('the amount due', () => {
  test('is the refunded amount after moving to a cheaper service and back', () => {
    expect(dueFor(4500, [payment(4500, 1), refund(4000, 0, 2)])).toBe(4000)
  })

  test('excludes a goodwill refund, also for a more expensive service', () => {
    const movements = [payment(3000, 1), refund(1000, 1000, 2)]
    expect([dueFor(3000, movements), dueFor(4500, movements), dueFor(1500, movements)]).toEqual([0, 1500, 0])
  })

  test('is the full price once everything was refunded', () => {
    const movements = [payment(3000, 1), refund(1000, 1000, 2), refund(2000, 2000, 3)]
    expect(dueFor(3000, movements)).toBe(3000)
    expect(dueFor(4500, [...movements, payment(3000, 4)])).toBe(1500)
  })
})

const centimes = fc.integer({ min: 0, max: 9000 })
const moneys = fc
  .record({
    price: centimes,
    paid: centimes,
    backPart: fc.double({ min: 0, max: 1, noNaN: true }),
    gesturePart: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ price, paid, backPart, gesturePart }) => {
    const refunded = Math.round(paid * backPart)
    return { price, paid, refunded, gestures: Math.round(refunded * gesturePart) }
  })

test('kept, due and waived amounts add up to the price plus the amount owed', () => {
  fc.assert(
    fc.property(moneys, (money) => {
      expect(netPaidOf(money) + dueOf(money) + waivedOf(money)).toBe(money.price + owedOf(money))
      for (const part of [dueOf, waivedOf, owedOf, earnedOf]) expect(part(money)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a refund is goodwill only as far as it leaves the price uncovered', () => {
  fc.assert(
    fc.property(moneys, fc.double({ min: 0, max: 1, noNaN: true }), (money, part) => {
      const amount = Math.round(netPaidOf(money) * part)
      const gesture = gestureIn(money, amount)
      expect(gesture).toBe(Math.max(0, amount - owedOf(money)))
      if (amount === netPaidOf(money)) return
      const after = { ...money, refunded: money.refunded + amount, gestures: money.gestures + gesture }
      expect(dueOf(after)).toBe(dueOf(money))
    }),
  )
})

test.each([
  [{ price: 3000, paid: 0, refunded: 0, gestures: 0 }, 'pending'],
  [{ price: 3000, paid: 2000, refunded: 0, gestures: 0 }, 'partially_paid'],
  [{ price: 3000, paid: 3000, refunded: 0, gestures: 0 }, 'completed'],
  [{ price: 500, paid: 4500, refunded: 4000, gestures: 0 }, 'completed'],
  [{ price: 4500, paid: 4500, refunded: 4000, gestures: 0 }, 'partially_paid'],
  [{ price: 3000, paid: 3000, refunded: 1000, gestures: 1000 }, 'partially_refunded'],
  [{ price: 3000, paid: 3000, refunded: 3000, gestures: 0 }, 'refunded'],
] as const)('%o has the payment status %s', (money, status) => expect(paymentStatusOf(money)).toBe(status))

test('a move announces the amounts due and refunded by each method', () => {
  fc.assert(
    fc.property(moneys, fc.double({ min: 0, max: 1, noNaN: true }), centimes, (money, cashPart, price) => {
      const kept = netPaidOf(money)
      const cash = Math.round(kept * cashPart)
      const told = moneyOfMove({ kept, cash, gestures: money.gestures }, price)
      const after = retainedAfterExcess({ ...money, price }, cash)
      expect(told).toEqual({
        due: dueOf({ ...money, price }),
        online: kept - cash - after.online,
        cash: owedOf({ ...money, price, paid: after.online + after.cash, refunded: 0 }),
      })
    }),
  )
  expect(moneyOfMove({ kept: 4500, cash: 0, gestures: 0 }, 500)).toEqual({
    due: 0,
    online: 4000,
    cash: 0,
  })
  expect(moneyOfMove({ kept: 4500, cash: 4500, gestures: 0 }, 3000).cash).toBe(1500)
  // Paid 30 for 30, 10 refunded as a gesture, then moved to a service for 45.
  expect(moneyOfMove({ kept: 2000, cash: 0, gestures: 1000 }, 4500).due).toBe(1500)
})
