import { describe, expect, it } from 'vitest'

import { defaultPublicSettings } from '#features/settings/settings.defaults.ts'

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

it('a day has sixteen half-hour times with a pause at noon', () => {
  expect(consultationTimes).toHaveLength(16)
  expect([consultationTimes[0], consultationTimes[5], consultationTimes[6], consultationTimes[15]]).toEqual([
    '09:00',
    '11:30',
    '14:00',
    '18:30',
  ])
})

it('past days and started times are over', () => {
  expect(isOver('2026-03-10', '18:30', now)).toBe(true)
  expect(['10:00', '10:30', '11:00'].map((time) => isOver(now.day, time, now))).toEqual([true, true, false])
  expect(isOver('2026-03-12', '09:00', now)).toBe(false)
})

describe('the consultation steps', () => {
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
  ] as const)('step %d is incomplete with %j', (step, change) => {
    expect(isStepComplete(step, complete, now)).toBe(true)
    expect(isStepComplete(step, { ...complete, ...change }, now)).toBe(false)
    expect(furthestStep({ ...complete, ...change }, now)).toBe(step)
  })

  it('step 4 is always complete', () => {
    expect(isStepComplete(4, complete, now)).toBe(true)
    expect(isStepComplete(4, { ...complete, name: '', phone: '' }, now)).toBe(true)
    expect(furthestStep(complete, now)).toBe(4)
  })

  it('an old draft returns to the day step', () => {
    expect(furthestStep(complete, { day: '2026-03-14', minutes: 0 })).toBe(2)
  })
})

describe('outside the opening hours', () => {
  const isOutside = (day: string, time: string) =>
    isOutsideHours(day, time, defaultPublicSettings.openingHours)

  it('is Sunday, with or without a time', () => {
    expect(['', '10:00'].map((time) => isOutside('2026-03-15', time))).toEqual([true, true])
  })

  it('is Monday only in the morning', () => {
    expect(['09:00', '14:00', ''].map((time) => isOutside('2026-03-16', time))).toEqual([true, false, false])
  })

  it('is before opening time and from closing time on', () => {
    const hours = { opens: '10:00', closes: '18:00' }
    const week = { ...defaultPublicSettings.openingHours, friday: hours }
    const times = ['09:30', '10:00', '17:30', '18:00', '18:30']
    expect(times.map((time) => isOutsideHours('2026-03-13', time, week))).toEqual([
      true,
      false,
      false,
      true,
      true,
    ])
  })

  it('is not Saturday evening and not an empty day', () => {
    expect([isOutside('2026-03-14', '18:30'), isOutside('', '10:00')]).toEqual([false, false])
  })
})
