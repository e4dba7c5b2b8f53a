import { expect, it } from 'vitest'

import { usageOf } from '../usage.rules.ts'
import { badgesOf } from './badges.ts'

const used = (appointments: number, emails: number, sms: number) => ({
  appointments: usageOf(appointments, 1000),
  emails: usageOf(emails, 1000),
  sms: usageOf(sms, 1000),
  barbers: usageOf(5, 5),
})

it.each([
  [749, []],
  [750, ['yellow']],
  [899, ['yellow']],
  [900, ['orange']],
  [949, ['orange']],
  [950, ['red']],
  [1000, ['red']],
  [1500, ['red']],
])('%i of 1000 messages', (sms, colours) => {
  expect(badgesOf(used(0, 0, sms)).map(({ colour }) => colour)).toEqual(colours)
})

it('covers monthly limits in a fixed order, without barbers', () => {
  expect(badgesOf(used(960, 800, 920)).map(({ resource, colour }) => [resource, colour])).toEqual([
    ['appointments', 'red'],
    ['emails', 'yellow'],
    ['sms', 'orange'],
  ])
})

it('shows no badge for unlimited usage', () => {
  expect(badgesOf({ ...used(0, 0, 0), appointments: usageOf(50_000, 999_999) })).toEqual([])
})
