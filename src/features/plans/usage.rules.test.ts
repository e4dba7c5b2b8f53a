import { describe, expect, it } from 'vitest'

import {
  alertsOf,
  barColourOf,
  barWidthOf,
  isNearLimit,
  isOverLimit,
  recommendedUpgrade,
  type Resource,
  type ResourceUsage,
  unlimited,
  usageOf,
} from './usage.rules.ts'

describe('usageOf', () => {
  it.each([
    [0, 150, { percentage: 0, remaining: 150, isOverLimit: false }],
    [149, 150, { remaining: 1, isOverLimit: false }],
    [150, 150, { percentage: 100, remaining: 0, isOverLimit: true }],
    [49, 40, { percentage: 122.5, remaining: 0, isOverLimit: true }],
    [2, 3, { percentage: 66.66, remaining: 1, isOverLimit: false }],
    [3, 2, { percentage: 150, remaining: 0, isOverLimit: true }],
    [0, 0, { percentage: 100, remaining: 0, isOverLimit: true }],
    [5000, unlimited, { percentage: 0, remaining: unlimited, isOverLimit: false }],
  ])('%i of %i', (current, limit, expected) => expect(usageOf(current, limit)).toMatchObject(expected))
})

describe('thresholds', () => {
  it.each([
    [74.9, 'plain', false, false],
    [75, 'yellow', false, false],
    [79.9, 'yellow', false, false],
    [80, 'yellow', true, false],
    [89.9, 'yellow', true, false],
    [90, 'orange', true, false],
    [94.9, 'orange', true, false],
    [95, 'red', false, true],
    [100, 'red', false, true],
    [150, 'red', false, true],
  ] as const)('%f%%', (percentage, colour, near, over) => {
    expect([barColourOf(percentage), isNearLimit(percentage), isOverLimit(percentage)]).toEqual([
      colour,
      near,
      over,
    ])
  })

  it('the bar is at most as wide as its card', () =>
    expect([barWidthOf(40), barWidthOf(150)]).toEqual([40, 100]))
})

const used = (percentages: Partial<Record<Resource, number>>): Record<Resource, ResourceUsage> => {
  const of = (resource: Resource) => usageOf((percentages[resource] ?? 0) * 10, 1000)
  return { appointments: of('appointments'), emails: of('emails'), sms: of('sms'), barbers: of('barbers') }
}

describe('alerts', () => {
  it('are warnings from 80% and errors from 95%, rounded down, errors first', () => {
    expect(alertsOf(used({ appointments: 79.9, emails: 80, sms: 94.9, barbers: 99.6 }))).toEqual([
      { type: 'error', resource: 'barbers', percentage: 99 },
      { type: 'warning', resource: 'emails', percentage: 80 },
      { type: 'warning', resource: 'sms', percentage: 94 },
    ])
  })

  it('of one type keep the order of the cards', () => {
    const alerts = alertsOf(used({ appointments: 96, emails: 85, sms: 97, barbers: 90 }))
    expect(alerts.map(({ type, resource }) => `${type} ${resource}`)).toEqual([
      'error appointments',
      'error sms',
      'warning emails',
      'warning barbers',
    ])
  })

  it('show at most 100%', () => {
    expect(alertsOf(used({ sms: 489 }))).toEqual([{ type: 'error', resource: 'sms', percentage: 100 }])
  })
})

describe('the offered upgrade', () => {
  const plans = [
    { name: 'ENTERPRISE', sortOrder: 3 },
    { name: 'STARTER', sortOrder: 1 },
    { name: 'BUSINESS', sortOrder: 2 },
  ]
  const offered = (name: string, percentage: number) => {
    const running = plans.find((plan) => plan.name === name)
    return running && recommendedUpgrade(plans, running, used({ sms: percentage }))?.name
  }
  it('is always shown for STARTER, near a limit for others, never for the top plan', () => {
    expect([
      offered('STARTER', 0),
      offered('BUSINESS', 79),
      offered('BUSINESS', 80),
      offered('ENTERPRISE', 100),
    ]).toEqual(['BUSINESS', undefined, 'ENTERPRISE', undefined])
  })
})
