import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { fitRefunds } from './refund-room.rules.ts'

const order = (amount: number) => ({ state: 'requested', stripe_refund_id: null, amount_centimes: amount })
const done = (amount: number) => ({ state: 'succeeded', stripe_refund_id: 're_1', amount_centimes: amount })
const failed = (amount: number) => ({ ...done(amount), state: 'failed' })

describe('a foreign refund of 1000 out of 3000 paid', () => {
  it('is matched to the order for the same amount', () => {
    const [first, second] = [order(500), order(1000)]
    expect(fitRefunds([first, second], 3000, 1000)).toEqual({ same: second, shrunk: [], abandoned: [] })
  })

  it('reduces an order for the full rest', () => {
    const rest = order(2500)
    expect(fitRefunds([done(500), rest], 3000, 1000).shrunk).toEqual([{ order: rest, amount: 1500 }])
  })

  it('keeps an order that still fits and one already made', () => {
    expect(fitRefunds([order(2000)], 3000, 1000)).toMatchObject({ shrunk: [], abandoned: [] })
    expect(fitRefunds([done(1000), failed(3000)], 3000, 1000)).toMatchObject({ shrunk: [], abandoned: [] })
  })

  it('fails a partial order above the rest', () => {
    const part = order(2500)
    expect(fitRefunds([part], 3000, 1000).abandoned).toEqual([{ order: part, isMoneyLeft: true }])
  })

  it.each([
    ['the full payment', [], 3000],
    ['the full rest', [done(1000)], 2000],
    ['a rest beside older orders', [done(500), order(500)], 2000],
  ])('matches an order for %s and changes no other', (_what, before, amount) => {
    const same = order(amount)
    expect(fitRefunds([...before, same], 3000, amount)).toEqual({ same, shrunk: [], abandoned: [] })
  })

  it.each([
    ['was sent to Stripe', { ...order(1000), stripe_refund_id: 're_2' }],
    ['has failed before it was sent', { ...order(1000), state: 'failed' }],
    ['was made', done(1000)],
  ])('is not matched to an order that %s', (_how, row) => {
    expect(fitRefunds([row], 3000, 1000)).toEqual({ same: undefined, shrunk: [], abandoned: [] })
  })

  it('keeps an order already sent to Stripe', () => {
    const sent = { ...order(2500), stripe_refund_id: 're_2' }
    expect(fitRefunds([sent], 3000, 1000)).toMatchObject({ shrunk: [], abandoned: [] })
  })

  it('fails a partial order, also beside failed ones', () => {
    const part = order(2500)
    expect(fitRefunds([failed(3000), part], 3000, 1000).abandoned).toEqual([
      { order: part, isMoneyLeft: true },
    ])
  })
})

test('a refund of the full rest leaves no money for a partial order', () => {
  const part = order(1500)
  expect(fitRefunds([done(1000), part], 3000, 2000).abandoned).toEqual([{ order: part, isMoneyLeft: false }])
  expect(fitRefunds([done(1000), part], 3000, 1999).abandoned).toEqual([{ order: part, isMoneyLeft: true }])
})

describe('several partial orders', () => {
  test('are given up from the latest on, only as many as needed', () => {
    const [first, second, third] = [order(500), order(600), order(700)]
    const ended = (amount: number) =>
      fitRefunds([first, second, third], 3000, amount).abandoned.map(({ order: one }) => one)
    expect([1200, 1201, 1900, 1901, 2500, 2501].map(ended)).toEqual([
      [],
      [third],
      [third],
      [third, second],
      [third, second],
      [third, second, first],
    ])
  })
})

describe('several orders that together cover the rest', () => {
  test('are given up from the latest on, and the last that fits is reduced', () => {
    const [first, second] = [order(1000), order(1500)]
    expect(fitRefunds([done(500), first, second], 3000, 2000)).toEqual({
      same: undefined,
      shrunk: [{ order: first, amount: 500 }],
      abandoned: [{ order: second, isMoneyLeft: false }],
    })
  })

  test('are all given up when nothing is left', () => {
    const [first, second] = [order(500), order(1500)]
    expect(fitRefunds([done(1000), first, second], 3000, 2000)).toEqual({
      same: undefined,
      shrunk: [],
      abandoned: [
        { order: second, isMoneyLeft: false },
        { order: first, isMoneyLeft: false },
      ],
    })
  })
})

test('the kept orders never exceed the payment', () => {
  const rows = fc.array(
    fc.record({ amount: fc.integer({ min: 1, max: 2000 }), kind: fc.constantFrom(order, done, failed) }),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 3000 }), (given, amount) => {
      const all = given.map(({ amount: part, kind }) => kind(part))
      const sum = (list: typeof all) => list.reduce((total, row) => total + row.amount_centimes, 0)
      fc.pre(sum(all.filter(({ state }) => state !== 'failed')) <= 3000)
      fc.pre(sum(all.filter(({ state }) => state === 'succeeded')) + amount <= 3000)
      const { same, shrunk, abandoned } = fitRefunds(all, 3000, amount)
      const kept = all.filter(
        (row) => row.state !== 'failed' && !abandoned.some(({ order: one }) => one === row),
      )
      const total = kept.reduce(
        (part, row) => part + (shrunk.find(({ order: one }) => one === row)?.amount ?? row.amount_centimes),
        same ? 0 : amount,
      )
      expect(total).toBeLessThanOrEqual(3000)
      expect(shrunk.every(({ amount: left }) => left > 0)).toBe(true)
    }),
  )
})
