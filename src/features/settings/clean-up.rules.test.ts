import { describe, expect, it, test } from 'vitest'

import { cleanUpSteps, overdueSteps } from './clean-up.rules.ts'

const now = new Date('2026-03-11T09:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const all = (at: Date) => new Map<string, Date>(cleanUpSteps.map((step) => [step, at]))

test('the clean-up steps run in the listed order', () => {
  expect(cleanUpSteps).toEqual([
    'spent-rows',
    'guests',
    'guest-orders',
    'old-orders',
    'customers',
    'done-messages',
    'old-messages',
    'waiting-requests',
    'waiting-offers',
    'requests',
    'untied-files',
    'chats',
    'payers',
    'former-staff',
    'lost-pictures',
  ])
})

describe('overdueSteps', () => {
  it('returns a step that has not succeeded for more than 54 hours', () => {
    expect(overdueSteps(all(hoursAgo(54)), now, now)).toEqual([])
    expect(overdueSteps(all(hoursAgo(54.01)), now, now)).toEqual(cleanUpSteps)
    const one = new Map([...all(hoursAgo(1)), ['chats', hoursAgo(60)]])
    expect(overdueSteps(one, now, now)).toEqual(['chats'])
  })

  it('measures a step that never ran from the given night', () => {
    expect(overdueSteps(new Map(), hoursAgo(30), now)).toEqual([])
    expect(overdueSteps(new Map(), hoursAgo(60), now)).toEqual(cleanUpSteps)
  })
})
