import { describe, expect, it } from 'vitest'

import { defaultPublicSettings } from '#features/studio/studio.defaults.ts'

import {
  type ConsultationFields,
  consultationTimes,
  furthestStep,
  isOutsideHours,
  isOver,
  isStepComplete,
} from './consultation.rules.ts'

const now = { day: '2026-03-11', minutes: 10 * 60 + 30 }
const complete: ConsultationFields = {
  service: 'barba',
  day: '2026-03-13',
  time: '15:00',
  name: 'Nina',
  phone: '079 765 43 21',
  message: '',
}

it('has sixteen times, half an hour apart, with a pause at noon', () => {
  expect(consultationTimes).toHaveLength(16)
  expect([consultationTimes[0], consultationTimes[5], consultationTimes[6], consultationTimes[15]]).toEqual([
    '09:00',
    '11:30',
    '14:00',
    '18:30',
  ])
})

it.each([
  ['2026-03-11', '10:00', true],
  ['2026-03-11', '10:30', true],
  ['2026-03-11', '11:00', false],
  ['2026-03-12', '09:00', false],
  ['2026-03-10', '18:30', true],
])('%s at %s is over: %s', (day, time, over) => {
  expect(isOver(day, time, now)).toBe(over)
})

describe('a step is complete', () => {
  it.each([
    [1, { service: null }],
    [2, { day: '' }],
    [2, { day: '2026-02-30' }],
    [2, { day: '2026-03-10' }],
    [2, { time: '' }],
    [2, { time: '12:00' }],
    [2, { day: now.day, time: '10:00' }],
    [3, { name: '  ' }],
    [3, { phone: '' }],
    [3, { phone: '+ ()' }],
    [3, { phone: '1' }],
  ] as const)('%d not with %j', (step, change) => {
    expect(isStepComplete(step, complete, now)).toBe(true)
    expect(isStepComplete(step, { ...complete, ...change }, now)).toBe(false)
    expect(furthestStep({ ...complete, ...change }, now)).toBe(step)
  })

  it('4 always: nothing is asked there', () => {
    expect(isStepComplete(4, complete, now)).toBe(true)
    expect(furthestStep(complete, now)).toBe(4)
  })

  it('a draft of yesterday stands at its day again', () => {
    expect(furthestStep(complete, { day: '2026-03-14', minutes: 0 })).toBe(2)
  })
})

it.each([
  ['Sunday', '2026-03-15', '', true],
  ['Sunday at ten', '2026-03-15', '10:00', true],
  ['Monday morning', '2026-03-16', '09:00', true],
  ['Monday at two', '2026-03-16', '14:00', false],
  ['Monday, no time yet', '2026-03-16', '', false],
  ['Saturday evening', '2026-03-14', '18:30', false],
  ['no day', '', '10:00', false],
])('%s is outside of the hours: %#', (_what, day, time, outside) => {
  expect(isOutsideHours(day, time, defaultPublicSettings.openingHours)).toBe(outside)
})
