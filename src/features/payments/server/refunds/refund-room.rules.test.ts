import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { makeRoom } from './refund-room.rules.ts'

const order = (amount: number) => ({ state: 'requested', stripe_refund_id: null, amount_centimes: amount })
const done = (amount: number) => ({ state: 'succeeded', stripe_refund_id: 're_1', amount_centimes: amount })
const failed = (amount: number) => ({ ...done(amount), state: 'failed' })

describe('a refund of 1000 that was made past us, of 3000 paid', () => {
  it('is the order for the same amount', () => {
    const [first, second] = [order(500), order(1000)]
    expect(makeRoom([first, second], 3000, 1000)).toEqual({ same: second, shrunk: [], givenUp: [] })
  })

  it('shrinks an order for all that was left', () => {
    const rest = order(2500)
    expect(makeRoom([done(500), rest], 3000, 1000).shrunk).toEqual([{ order: rest, amount: 1500 }])
  })

  it('leaves an order that still fits, and one that Stripe has already taken', () => {
    expect(makeRoom([order(2000)], 3000, 1000)).toMatchObject({ shrunk: [], givenUp: [] })
    expect(makeRoom([done(1000), failed(3000)], 3000, 1000)).toMatchObject({ shrunk: [], givenUp: [] })
  })

  it('ends an order of a part that is more than is left', () => {
    const part = order(2500)
    expect(makeRoom([part], 3000, 1000).givenUp).toEqual([{ order: part, isMoneyLeft: true }])
  })

  it('ends an order for all when nothing is left', () => {
    const rest = order(2000)
    expect(makeRoom([done(1000), rest], 3000, 2000 - 0).same).toBe(rest)
    const all = order(3000)
    expect(makeRoom([all], 3000, 3000).same).toBe(all)
    const two = order(1000)
    expect(makeRoom([done(2000), two], 3000, 1000).same).toBe(two)
  })
})

test('whatever was ordered, what is kept of it fits beside what Stripe has made', () => {
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
      const { same, shrunk, givenUp } = makeRoom(all, 3000, amount)
      const kept = all.filter(
        (row) => row.state !== 'failed' && !givenUp.some(({ order: one }) => one === row),
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
