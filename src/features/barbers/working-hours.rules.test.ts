import { describe, expect, it } from 'vitest'

import {
  adminPause,
  dayFault,
  defaultWeek,
  hasHours,
  isOutsideHours,
  isSameDay,
  isWholeWeek,
  panelPause,
  toWeek,
  toWorkingDay,
  type WorkingDayDraft,
  withPause,
  withWorking,
} from './working-hours.rules.ts'

const monday: WorkingDayDraft = {
  day: 'monday',
  isWorking: true,
  startTime: '09:00',
  endTime: '19:00',
  hasBreak: true,
  breakStart: '12:00',
  breakEnd: '12:30',
}
const saved = toWorkingDay(monday)

describe('the default week', () => {
  it('has a break of 30 minutes in the admin form, 60 in the panel, and Sunday off', () => {
    const [first, , , , , saturday, sunday] = defaultWeek(adminPause)
    expect(first).toEqual(saved)
    expect(saturday).toMatchObject({ startTime: '09:00', endTime: '17:00', breakEnd: '12:30' })
    expect(sunday).toMatchObject({ isWorking: false, hasBreak: false, breakStart: null, breakEnd: null })
    expect(defaultWeek(panelPause)[0]).toMatchObject({ breakStart: '12:00', breakEnd: '13:00' })
    expect(isWholeWeek(defaultWeek(panelPause))).toBe(true)
  })

  it('is complete only with seven different days', () => {
    const week = defaultWeek(adminPause)
    const [first] = week.map(({ day }) => ({ day }))
    expect(isWholeWeek(week.slice(1))).toBe(false)
    expect(first && isWholeWeek([...week.slice(0, 6), first])).toBe(false)
    expect(first && isWholeWeek([...week, first])).toBe(false)
  })

  it('is sorted from Monday to Sunday', () => {
    const week = defaultWeek(adminPause)
    expect(toWeek(week.toReversed())).toEqual(week)
  })
})

describe('switching', () => {
  it('a day off removes its break and keeps its times', () => {
    expect(withWorking(monday, false)).toMatchObject({
      isWorking: false,
      startTime: '09:00',
      hasBreak: false,
      breakStart: null,
      breakEnd: null,
    })
  })

  it('a day on keeps all its values', () => {
    expect(withWorking({ ...monday, isWorking: false }, true)).toEqual(monday)
  })

  it('a break off removes its times, on sets the default of the form', () => {
    const off = withPause(monday, false, adminPause)
    expect(off).toMatchObject({ hasBreak: false, breakStart: null, breakEnd: null })
    expect(withPause(off, true, panelPause)).toMatchObject({ breakStart: '12:00', breakEnd: '13:00' })
    expect(withPause(off, true, adminPause)).toMatchObject({ breakStart: '12:00', breakEnd: '12:30' })
  })
})

it.each<[string, Partial<WorkingDayDraft>, string | null]>([
  ['a normal day is valid', {}, null],
  ['a day off is valid with any times', { isWorking: false, startTime: '', hasBreak: true }, null],
  ['a day without a start is invalid', { startTime: '' }, 'times'],
  ['a day without an end is invalid', { endTime: null }, 'times'],
  ['a day with an invalid time is invalid', { endTime: '25:00' }, 'times'],
  ['a day that ends at its start is invalid', { endTime: '09:00' }, 'order'],
  ['a break without a start is invalid', { breakStart: null }, 'pauseTimes'],
  ['a break without an end is invalid', { breakEnd: '' }, 'pauseTimes'],
  ['times of a break that is off are ignored', { hasBreak: false, breakStart: null }, null],
  ['a break with its end before its start is invalid', { breakStart: '13:00' }, 'pauseOrder'],
  ['a break that ends at its start is invalid', { breakEnd: '12:00' }, 'pauseOrder'],
  ['a break before the day is invalid', { breakStart: '08:00' }, 'pauseOutside'],
  ['a break after the day is invalid', { breakStart: '18:45', breakEnd: '19:15' }, 'pauseOutside'],
  ['a break over the whole day is valid', { breakStart: '09:00', breakEnd: '19:00' }, null],
])('%s', (_, change, fault) => {
  expect(dayFault({ ...monday, ...change })).toBe(fault)
})

it('a valid day is stored as typed', () => {
  expect(toWorkingDay(monday)).toEqual(monday)
})

it.each<[string, Partial<WorkingDayDraft>]>([
  ['without a break', { hasBreak: false }],
  ['without a break start', { breakStart: null }],
  ['without a break end', { breakEnd: '' }],
])('a day %s is stored without a break', (_, change) => {
  const withoutBreak = { hasBreak: false, breakStart: null, breakEnd: null }
  expect(toWorkingDay({ ...monday, ...change })).toEqual({ ...monday, ...withoutBreak })
})

it.each([
  ['its own times', '10:00', '16:00', ['10:00', '16:00']],
  ['its own times until midnight', '18:00', '24:00', ['18:00', '24:00']],
  ['the default times without a start', '', '16:00', ['09:00', '19:00']],
  ['the default times without an end', '10:00', null, ['09:00', '19:00']],
  ['the default times when its end is before its start', '16:00', '10:00', ['09:00', '19:00']],
  ['the default times when it ends at its start', '10:00', '10:00', ['09:00', '19:00']],
])('a day off keeps %s', (_, startTime, endTime, kept) => {
  const day = toWorkingDay({ ...monday, isWorking: false, startTime, endTime })
  expect([day.startTime, day.endTime]).toEqual(kept)
})

it('a day off without usable times gets the default times', () => {
  const draft = { ...monday, isWorking: false, startTime: '', endTime: null }
  expect(toWorkingDay(draft)).toMatchObject({ startTime: '09:00', endTime: '19:00', hasBreak: false })
})

it('isOutsideHours is true before opening, in the break and past closing, to the minute', () => {
  const outside = (duration: number, ...times: string[]) =>
    times.filter((time) => isOutsideHours(saved, time, duration))
  expect(outside(30, '08:45', '09:00', '11:30', '11:45')).toEqual(['08:45', '11:45'])
  expect(outside(30, '18:30', '18:45')).toEqual(['18:45'])
  expect(outside(15, '12:15', '12:30')).toEqual(['12:15'])
})

it('two days off are equal with any times', () => {
  const off = { ...saved, isWorking: false }
  expect(isSameDay(off, { ...off, startTime: '10:00' })).toBe(true)
  expect(isSameDay(saved, { ...saved, breakEnd: '13:00' })).toBe(false)
  expect(isOutsideHours(off, '10:00', 30)).toBe(true)
})

it.each([
  ['no break', { hasBreak: false, breakStart: null, breakEnd: null }],
  ['a break without an end', { breakEnd: null }],
  ['a break without a start', { breakStart: null }],
])('a day with %s is open at noon', (_, change) => {
  expect(isOutsideHours({ ...saved, ...change }, '12:00', 30)).toBe(false)
})

it.each([
  ['itself', {}, true],
  ['a day off', { isWorking: false }, false],
  ['an earlier start', { startTime: '08:00' }, false],
  ['a later end', { endTime: '20:00' }, false],
  ['an earlier break', { breakStart: '11:30' }, false],
])('a working day compared with %s is equal: %s', (_, change, expected) => {
  expect(isSameDay(saved, { ...saved, ...change })).toBe(expected)
})

it('a day compared with a missing one is not equal', () => {
  expect(isSameDay(saved, undefined)).toBe(false)
  expect(isSameDay({ ...saved, isWorking: false }, undefined)).toBe(false)
})

it('a day has hours only when working with readable times', () => {
  expect(hasHours(saved)).toBe(true)
  expect(hasHours({ ...saved, isWorking: false })).toBe(false)
  expect(hasHours({ ...saved, startTime: '9' })).toBe(false)
  expect(hasHours({ ...saved, breakEnd: '24:01' })).toBe(false)
})
