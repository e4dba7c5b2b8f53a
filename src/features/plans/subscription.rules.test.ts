import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  periodsAfterPayment,
  periodsAfterRefund,
  periodsAfterFailedRefund,
  dueReminder,
  planChangeKindOf,
  type PaidPeriod,
  paidUntil,
  periodAt,
  type PricedPlan,
  statusOf,
  refundedTimeOf,
} from './subscription.rules.ts'

const zone = 'Europe/Zurich'
const starter: PricedPlan = { id: 'starter', price: 2900 }
const business: PricedPlan = { id: 'business', price: 4900 }
const enterprise: PricedPlan = { id: 'enterprise', price: 9900 }
const plans = [starter, business, enterprise]
const at = (text: string) => new Date(text)
const day = 24 * 60 * 60 * 1000

const paid = (periods: readonly PaidPeriod[], plan: PricedPlan, now: Date) => {
  const { existing, added } = periodsAfterPayment(periods, { plan, now, zone })
  return [...existing, added].toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}
const told = (periods: readonly PaidPeriod[]) =>
  periods.map(({ plan, startsAt, endsAt }) => [plan.id, startsAt.toISOString(), endsAt.toISOString()])

describe('a plan payment', () => {
  it('for the first plan adds a calendar month across the clock change', () => {
    expect(told(paid([], starter, at('2026-03-14T09:00:00Z')))).toEqual([
      ['starter', '2026-03-14T09:00:00.000Z', '2026-04-14T08:00:00.000Z'],
    ])
  })

  it('for the running plan adds a month on the day of the first one', () => {
    let periods = paid([], starter, at('2026-01-31T09:00:00Z'))
    for (let month = 0; month < 3; month++) periods = paid(periods, starter, at('2026-02-01T09:00:00Z'))
    expect(periods.map(({ endsAt }) => endsAt.toISOString().slice(0, 10))).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ])
  })

  it('for a more expensive plan starts now, extended by the unused value', () => {
    const periods = paid([], starter, at('2026-04-01T08:00:00Z'))
    const now = at('2026-04-16T08:00:00Z')
    expect(planChangeKindOf(periods, business, now)).toBe('upgrade')
    // Half a month of 29 is worth 8.88 days of 30 at 49: nine.
    expect(told(paid(periods, business, now))).toEqual([
      ['starter', '2026-04-01T08:00:00.000Z', '2026-04-16T08:00:00.000Z'],
      ['business', '2026-04-16T08:00:00.000Z', '2026-05-25T08:00:00.000Z'],
    ])
  })

  it.each([
    ['for a cheaper plan starts when the paid time ends', starter, '2026-04-16T08:00:00Z', 'downgrade'],
    ['after the end starts a new period', business, '2026-05-01T08:00:00Z', 'first'],
  ])('%s', (_what, plan, paidAt, kind) => {
    const periods = paid([], business, at('2026-04-01T08:00:00Z'))
    expect(planChangeKindOf(periods, plan, at(paidAt))).toBe(kind)
    const month = ['2026-05-01T08:00:00.000Z', '2026-06-01T08:00:00.000Z']
    expect(told(paid(periods, plan, at(paidAt))).at(-1)).toEqual([plan.id, ...month])
  })
})

test('a plan of the same price starts when the paid time ends', () => {
  const periods = paid([], starter, at('2026-04-01T08:00:00Z'))
  expect(planChangeKindOf(periods, { id: 'other', price: starter.price }, at('2026-04-16T08:00:00Z'))).toBe(
    'downgrade',
  )
})

test('a cheaper plan follows all paid time', () => {
  const dear = paid([], enterprise, at('2026-04-01T08:00:00Z'))
  const both = paid(dear, business, at('2026-04-02T08:00:00Z'))
  expect(told(paid(both, starter, at('2026-04-03T08:00:00Z')))).toEqual([
    ['enterprise', '2026-04-01T08:00:00.000Z', '2026-05-01T08:00:00.000Z'],
    ['business', '2026-05-01T08:00:00.000Z', '2026-06-01T08:00:00.000Z'],
    ['starter', '2026-06-01T08:00:00.000Z', '2026-07-01T08:00:00.000Z'],
  ])
})

test('a renewal fills the gap after the running month', () => {
  const first = paid([], business, at('2026-04-01T08:00:00Z'))
  const withGap = paid(first, business, at('2026-05-03T08:00:00Z'))
  expect(told(paid(withGap, business, at('2026-04-16T08:00:00Z')))).toEqual([
    ['business', '2026-04-01T08:00:00.000Z', '2026-05-01T08:00:00.000Z'],
    ['business', '2026-05-01T08:00:00.000Z', '2026-06-01T08:00:00.000Z'],
    // May 3 to June 3: as many days, later.
    ['business', '2026-06-01T08:00:00.000Z', '2026-07-02T08:00:00.000Z'],
  ])
})

describe('unaffected months keep their identity', () => {
  const first = paid([], starter, at('2026-04-01T08:00:00Z'))

  it.each([
    ['a renewal', starter, '2026-04-16T08:00:00Z'],
    ['another plan paid exactly at their end', business, '2026-05-01T08:00:00Z'],
  ])('after %s', (_what, plan, now) => {
    const { existing } = periodsAfterPayment(first, { plan, now: at(now), zone })
    expect(existing[0]).toBe(first[0])
  })

  it('after an upgrade of the following month', () => {
    const both = paid(first, starter, at('2026-04-16T08:00:00Z'))
    const { existing } = periodsAfterPayment(both, { plan: business, now: at('2026-05-01T08:00:00Z'), zone })
    expect(existing).toEqual([both[0]])
    expect(existing[0]).toBe(both[0])
  })

  it('when a month fits before them', () => {
    const late = paid([], starter, at('2026-06-01T08:00:00Z'))
    const { existing } = periodsAfterPayment(late, { plan: starter, now: at('2026-04-01T08:00:00Z'), zone })
    expect(existing[0]).toBe(late[0])
  })
})

describe('after the clock is set back', () => {
  it('a new payment starts now and the earlier one follows', () => {
    const early = paid([], business, at('2026-05-01T08:00:00Z'))
    expect(told(paid(early, business, at('2026-04-16T08:00:00Z')))).toEqual([
      ['business', '2026-04-16T08:00:00.000Z', '2026-05-16T08:00:00.000Z'],
      ['business', '2026-05-16T08:00:00.000Z', '2026-06-16T08:00:00.000Z'],
    ])
  })
})

test('paid time ends at a gap', () => {
  const first = paid([], business, at('2026-04-01T08:00:00Z'))
  const again = paid(first, business, at('2026-05-03T08:00:00Z'))
  expect(paidUntil(again, at('2026-04-16T08:00:00Z'))).toEqual(at('2026-05-01T08:00:00Z'))
  expect(paidUntil(paid(first, business, at('2026-04-16T08:00:00Z')), at('2026-04-16T08:00:00Z'))).toEqual(
    at('2026-06-01T08:00:00Z'),
  )
})

test('paid time is undefined without a month and ignores earlier ones', () => {
  expect(paidUntil([], at('2026-04-16T08:00:00Z'))).toBeUndefined()
  const before = paid([], business, at('2026-01-01T08:00:00Z'))
  const periods = paid(before, business, at('2026-04-01T08:00:00Z'))
  expect(paidUntil(periods, at('2026-04-16T08:00:00Z'))).toEqual(at('2026-05-01T08:00:00Z'))
})

describe('the reminder before the end', () => {
  const end = at('2026-05-08T08:00:00Z')
  const dueAt = (left: number) => dueReminder(end, new Date(end.getTime() - left))
  it.each([
    ['is not due more than a week before', 7 * day + 1, undefined],
    ['is due a week before', 7 * day, 7],
    ['is still the weekly one just over three days before', 3 * day + 1, 7],
    ['is due three days before', 3 * day, 3],
    ['is still the three-day one just over a day before', day + 1, 3],
    ['is due a day before', day, 1],
    ['is due until the last moment', 1, 1],
    ['is not due at the end', 0, undefined],
    ['is not due afterwards', -day, undefined],
  ])('%s', (_when, left, days) => expect(dueAt(left)).toBe(days))
})

describe('a refunded plan payment', () => {
  const first = paid([], business, at('2026-04-01T08:00:00Z'))
  const both = paid(first, business, at('2026-04-02T08:00:00Z'))
  const [running, later] = both
  const back = (periods: readonly PaidPeriod[], bought: PaidPeriod | undefined, now: string, amount = 4900) =>
    periodsAfterRefund(periods, { bought, amount }, at(now))

  it('ends its month now and starts the following one', () => {
    expect(told(back(both, running, '2026-04-16T08:00:00Z'))).toEqual([
      ['business', '2026-04-01T08:00:00.000Z', '2026-04-16T08:00:00.000Z'],
      ['business', '2026-04-16T08:00:00.000Z', '2026-05-17T08:00:00.000Z'],
    ])
  })
  it('of a future month removes only that one', () => {
    expect(back(both, later, '2026-04-16T08:00:00Z')).toEqual(first)
  })
  it('of a free month ends it', () => {
    const free = paid([], { id: 'free', price: 0 }, at('2026-04-01T08:00:00Z'))
    expect(told(back(free, free[0], '2026-04-16T08:00:00Z', 0))).toEqual([
      ['free', '2026-04-01T08:00:00.000Z', '2026-04-16T08:00:00.000Z'],
    ])
  })
  it('merged into a future month is taken from that one, not from a past one', () => {
    const over = paid([], business, at('2026-01-01T08:00:00Z'))
    const coming = paid(over, enterprise, at('2026-05-01T08:00:00Z'))
    const after = back(coming, undefined, '2026-04-16T08:00:00Z', 4950)
    expect(after.map(({ plan, worth }) => [plan.id, worth])).toEqual([
      ['business', 4900],
      ['enterprise', 4950],
    ])
    expect(after[1]?.startsAt).toEqual(at('2026-05-01T08:00:00Z'))
    expect(after[1]?.endsAt).toEqual(at('2026-05-16T20:00:00Z'))
  })
  it('changes nothing when no month is left', () => {
    const over = paid([], business, at('2026-01-01T08:00:00Z'))
    expect(back(over, undefined, '2026-04-16T08:00:00Z')).toEqual(over)
  })
  it('of a past month changes nothing', () => {
    expect(back(both, running, '2026-05-16T08:00:00Z')).toEqual(both)
  })
  it('of an upgrade leaves the earlier value as days of the upgraded plan', () => {
    const upgraded = paid(first, enterprise, at('2026-04-16T08:00:00Z'))
    // Half of 49 was left: a fifth of what 30 days and a week are worth.
    const [, rest] = back(upgraded, upgraded[1], '2026-04-16T08:00:00Z', 9900)
    expect(rest).toMatchObject({ plan: enterprise, startsAt: at('2026-04-16T08:00:00Z'), worth: 2450 })
    expect(rest?.endsAt.toISOString().slice(0, 10)).toBe('2026-04-23')
  })
  it('merged into an upgrade is taken from the upgrade', () => {
    const upgraded = paid(both, enterprise, at('2026-04-16T08:00:00Z'))
    const [used, before] = upgraded
    const [, after] = back(upgraded, undefined, '2026-04-16T08:00:00Z')
    expect(after?.worth).toBe((before?.worth ?? 0) - 4900)
    expect(back(upgraded, used, '2026-04-16T08:00:00Z')[1]?.worth).toBe((before?.worth ?? 0) - 2450)
  })
})

it('a renewal goes before the cheaper plan paid later', () => {
  const periods = paid(paid([], business, at('2026-04-01T08:00:00Z')), starter, at('2026-04-02T08:00:00Z'))
  expect(told(paid(periods, business, at('2026-04-03T08:00:00Z')))).toEqual([
    ['business', '2026-04-01T08:00:00.000Z', '2026-05-01T08:00:00.000Z'],
    ['business', '2026-05-01T08:00:00.000Z', '2026-06-01T08:00:00.000Z'],
    ['starter', '2026-06-01T08:00:00.000Z', '2026-07-02T08:00:00.000Z'],
  ])
})

it('a clock up to five minutes behind sees the latest payment', () => {
  const periods = paid([], enterprise, at('2026-04-01T08:00:05Z'))
  expect(periodAt(periods, at('2026-04-01T08:00:00Z'))).toBe(periods[0])
  expect(planChangeKindOf(periods, starter, at('2026-04-01T08:00:00Z'))).toBe('downgrade')
  expect(periodAt(periods, at('2026-04-01T07:55:05Z'))).toBe(periods[0])
  expect(periodAt(periods, at('2026-04-01T07:55:04Z'))).toBeUndefined()
})

describe('the plan status', () => {
  const periods = paid([], starter, at('2026-04-01T08:00:00Z'))
  const chosenAt = at('2026-05-02T08:00:00Z')
  it.each([
    [
      'is inactive without a plan',
      { periods: [], chosenAt: null, isCancelled: false },
      '2026-04-01T08:00:00Z',
      'inactive',
    ],
    [
      'is pending_payment once a plan is chosen',
      { periods: [], chosenAt, isCancelled: false },
      '2026-05-02T09:00:00Z',
      'pending_payment',
    ],
    [
      'is inactive when not paid within a day',
      { periods: [], chosenAt, isCancelled: false },
      '2026-05-03T08:00:00Z',
      'inactive',
    ],
    [
      'is active once paid',
      { periods, chosenAt: null, isCancelled: false },
      '2026-04-01T08:00:00Z',
      'active',
    ],
    [
      'is active when paid and cancelled',
      { periods, chosenAt: null, isCancelled: true },
      '2026-04-30T08:00:00Z',
      'active',
    ],
    [
      'is expired at the end',
      { periods, chosenAt: null, isCancelled: false },
      '2026-05-01T08:00:00Z',
      'expired',
    ],
    [
      'is cancelled at the end when cancelled',
      { periods, chosenAt: null, isCancelled: true },
      '2026-05-01T08:00:00Z',
      'cancelled',
    ],
    [
      'is pending_payment once a plan is chosen again',
      { periods, chosenAt, isCancelled: true },
      '2026-05-02T08:00:00Z',
      'pending_payment',
    ],
    [
      'is cancelled when not paid again',
      { periods, chosenAt, isCancelled: true },
      '2026-05-04T08:00:00Z',
      'cancelled',
    ],
  ] as const)('%s', (_name, subscription, now, status) =>
    expect(statusOf(subscription, at(now))).toBe(status),
  )
})

test('any sequence of payments keeps periods ordered and loses no value', () => {
  const payment = fc.record({
    plan: fc.constantFrom(...plans),
    // Clocks may be set back, hence the negative hours.
    hours: fc.integer({ min: -24 * 10, max: 24 * 40 }),
  })
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 24 }), (payments) => {
      let now = at('2026-01-31T22:30:00Z')
      let periods: PaidPeriod[] = []
      for (const { plan, hours } of payments) {
        now = new Date(now.getTime() + hours * 60 * 60 * 1000)
        const before = timeLeft(periods, now)
        const kind = planChangeKindOf(periods, plan, now)
        const worth = valueOf(periods, now)
        periods = paid(periods, plan, now)
        expect(periodAt(periods, now)?.plan.price).toBeGreaterThanOrEqual(
          kind === 'downgrade' ? 0 : plan.price,
        )
        if (kind === 'renewal' || kind === 'downgrade') {
          const added = timeLeft(periods, now) - before
          expect(added).toBeGreaterThan(27 * day)
          expect(added).toBeLessThan(32 * day)
        }
        expect(Math.abs(valueOf(periods, now) - worth - plan.price)).toBeLessThan(payments.length + 1)
        for (const [index, { startsAt, endsAt }] of periods.entries()) {
          expect(startsAt.getTime()).toBeLessThan(endsAt.getTime())
          const next = periods[index + 1]
          if (next) expect(endsAt.getTime()).toBeLessThanOrEqual(next.startsAt.getTime())
        }
      }
    }),
    { numRuns: 1000 },
  )
})

function timeLeft(periods: readonly PaidPeriod[], now: Date): number {
  return periods.reduce((sum, { startsAt, endsAt }) => {
    const from = Math.max(now.getTime(), startsAt.getTime())
    return sum + Math.max(0, endsAt.getTime() - from)
  }, 0)
}

function valueOf(periods: readonly PaidPeriod[], now: Date): number {
  return periods.reduce((sum, { worth, startsAt, endsAt }) => {
    const from = Math.max(now.getTime(), startsAt.getTime())
    return sum + Math.max(0, (worth * (endsAt.getTime() - from)) / (endsAt.getTime() - startsAt.getTime()))
  }, 0)
}

test('takenBy returns time and value taken from one plan', () => {
  const first = paid([], business, at('2026-04-01T08:00:00Z'))
  const both = paid(first, starter, at('2026-04-02T08:00:00Z'))
  const month = 31 * day
  expect(refundedTimeOf(both, first)).toEqual({ plan: starter, milliseconds: month, worth: 2900 })
  const rest = periodsAfterRefund(both, { bought: both[0], amount: 4900 }, at('2026-04-16T08:00:00Z'))
  expect(refundedTimeOf(both, rest)).toEqual({ plan: business, milliseconds: 15 * day, worth: 2450 })
  expect(refundedTimeOf(both, both)).toBeUndefined()
})

describe('a returned refund', () => {
  const start = at('2026-04-01T08:00:00Z')
  const purchases = fc.array(fc.tuple(fc.constantFrom(...plans), fc.nat({ max: 40 })), {
    minLength: 1,
    maxLength: 5,
  })
  const lengthOf = (periods: readonly PaidPeriod[]) =>
    periods.reduce((sum, { startsAt, endsAt }) => sum + endsAt.getTime() - startsAt.getTime(), 0)

  test.each([
    [
      'after the same plan, before another one that follows',
      business,
      [
        ['business', '2026-04-01T08:00:00.000Z', '2026-05-01T08:00:00.000Z'],
        ['business', '2026-05-01T08:00:00.000Z', '2026-05-11T08:00:00.000Z'],
        ['starter', '2026-05-11T08:00:00.000Z', '2026-06-11T08:00:00.000Z'],
      ],
    ],
    [
      'after everything when another plan runs',
      starter,
      [
        ['business', '2026-04-01T08:00:00.000Z', '2026-05-01T08:00:00.000Z'],
        ['starter', '2026-05-01T08:00:00.000Z', '2026-06-01T08:00:00.000Z'],
        ['starter', '2026-06-01T08:00:00.000Z', '2026-06-11T08:00:00.000Z'],
      ],
    ],
  ])('is restored %s', (_where, plan, expected) => {
    const periods = paid(paid([], business, start), starter, at('2026-04-02T08:00:00Z'))
    const taken = { plan, milliseconds: 10 * day, worth: 1000 }
    const { existing, added } = periodsAfterFailedRefund(periods, taken, {
      now: at('2026-04-16T08:00:00Z'),
      zone,
    })
    const all = [...existing, added].toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1))
    expect(told(all)).toEqual(expected)
    expect(added.worth).toBe(1000)
  })

  test('restores as much time as it took without overlaps', () => {
    fc.assert(
      fc.property(purchases, fc.nat({ max: 60 }), fc.nat({ max: 20 }), (bought, refundedOn, pause) => {
        let periods: PaidPeriod[] = []
        let last = start
        for (const [plan, days] of bought.toSorted(([, one], [, other]) => one - other)) {
          last = new Date(start.getTime() + days * day)
          periods = paid(periods, plan, last)
        }
        const now = new Date(Math.max(last.getTime(), start.getTime() + refundedOn * day))
        const period = periods.at(-1)
        const rest = periodsAfterRefund(periods, { bought: period, amount: period?.plan.price ?? 0 }, now)
        const taken = refundedTimeOf(periods, rest)
        if (!taken) {
          expect(lengthOf(rest)).toBe(lengthOf(periods))
          return
        }
        const later = new Date(now.getTime() + pause * day)
        const { existing, added } = periodsAfterFailedRefund(rest, taken, { now: later, zone })
        const all = [...existing, added].toSorted(
          (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
        )
        expect(lengthOf(all)).toBe(lengthOf(periods))
        expect(added.startsAt >= later || existing.some(({ endsAt }) => endsAt >= later)).toBe(true)
        for (const [index, { endsAt }] of all.entries())
          expect(endsAt <= (all[index + 1]?.startsAt ?? endsAt)).toBe(true)
      }),
    )
  })
})
