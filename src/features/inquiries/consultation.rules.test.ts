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

it('has sixteen times, half an hour apart, with a pause at noon', () => {
  expect(consultationTimes).toHaveLength(16)
  expect([consultationTimes[0], consultationTimes[5], consultationTimes[6], consultationTimes[15]]).toEqual([
    '09:00',
    '11:30',
    '14:00',
    '18:30',
  ])
})

it('yesterday is over, and today the time that has just begun', () => {
  expect(isOver('2026-03-10', '18:30', now)).toBe(true)
  expect(['10:00', '10:30', '11:00'].map((time) => isOver(now.day, time, now))).toEqual([true, true, false])
  expect(isOver('2026-03-12', '09:00', now)).toBe(false)
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
    expect(isStepComplete(4, { ...complete, name: '', phone: '' }, now)).toBe(true)
    expect(furthestStep(complete, now)).toBe(4)
  })

  it('a draft of yesterday stands at its day again', () => {
    expect(furthestStep(complete, { day: '2026-03-14', minutes: 0 })).toBe(2)
  })
})

describe('outside of the hours', () => {
  const isOutside = (day: string, time: string) =>
    isOutsideHours(day, time, defaultPublicSettings.openingHours)

  it('is a Sunday, with and without a time', () => {
    expect(['', '10:00'].map((time) => isOutside('2026-03-15', time))).toEqual([true, true])
  })

  it('is a Monday in the morning only', () => {
    expect(['09:00', '14:00', ''].map((time) => isOutside('2026-03-16', time))).toEqual([true, false, false])
  })

  it('is all before the opening, and from the closing on', () => {
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

  it('is no Saturday evening, and no day that is not chosen', () => {
    expect([isOutside('2026-03-14', '18:30'), isOutside('', '10:00')]).toEqual([false, false])
  })
})
