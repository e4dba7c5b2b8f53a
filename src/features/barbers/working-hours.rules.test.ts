import { describe, expect, it } from 'vitest'

import {
  adminPause,
  dayFault,
  defaultWeek,
  isOutsideHours,
  isSameDay,
  isWholeWeek,
  panelPause,
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

describe('the usual week', () => {
  it('of the admin form has half an hour of break, that of the panel a whole one; Sunday is free', () => {
    const [first, , , , , saturday, sunday] = defaultWeek(adminPause)
    expect(first).toEqual(saved)
    expect(saturday).toMatchObject({ startTime: '09:00', endTime: '17:00', breakEnd: '12:30' })
    expect(sunday).toMatchObject({ isWorking: false, hasBreak: false, breakStart: null, breakEnd: null })
    expect(defaultWeek(panelPause)[0]).toMatchObject({ breakStart: '12:00', breakEnd: '13:00' })
    expect(isWholeWeek(defaultWeek(panelPause))).toBe(true)
  })
})

describe('switches', () => {
  it('a day turned off loses its break and keeps its times', () => {
    expect(withWorking(monday, false)).toMatchObject({
      isWorking: false,
      startTime: '09:00',
      hasBreak: false,
      breakStart: null,
      breakEnd: null,
    })
  })

  it('a break turned off loses its times, turned on it gets those of its form', () => {
    const off = withPause(monday, false, adminPause)
    expect(off).toMatchObject({ hasBreak: false, breakStart: null, breakEnd: null })
    expect(withPause(off, true, panelPause)).toMatchObject({ breakStart: '12:00', breakEnd: '13:00' })
    expect(withPause(off, true, adminPause)).toMatchObject({ breakStart: '12:00', breakEnd: '12:30' })
  })
})

it.each<[string, Partial<WorkingDayDraft>, string | null]>([
  ['a good day', {}, null],
  ['a day off, whatever its times', { isWorking: false, startTime: '', hasBreak: true }, null],
  ['no start', { startTime: '' }, 'times'],
  ['no end', { endTime: null }, 'times'],
  ['a time that is none', { endTime: '25:00' }, 'times'],
  ['an end at the start', { endTime: '09:00' }, 'order'],
  ['no break start', { breakStart: null }, 'pauseTimes'],
  ['no break end', { breakEnd: '' }, 'pauseTimes'],
  ['break times that nobody reads', { hasBreak: false, breakStart: null }, null],
  ['a break backwards', { breakStart: '13:00' }, 'pauseOrder'],
  ['a break before the day', { breakStart: '08:00' }, 'pauseOutside'],
  ['a break after the day', { breakStart: '18:45', breakEnd: '19:15' }, 'pauseOutside'],
  ['a break that fills the day', { breakStart: '09:00', breakEnd: '19:00' }, null],
])('%s', (_, change, fault) => {
  expect(dayFault({ ...monday, ...change })).toBe(fault)
})

it('a day off without usable times keeps the usual ones', () => {
  const draft = { ...monday, isWorking: false, startTime: '', endTime: null }
  expect(toWorkingDay(draft)).toMatchObject({ startTime: '09:00', endTime: '19:00', hasBreak: false })
})

it('lies outside before the opening, in the break and past the end, and within to the minute', () => {
  const outside = (duration: number, ...times: string[]) =>
    times.filter((time) => isOutsideHours(saved, time, duration))
  expect(outside(30, '08:45', '09:00', '11:30', '11:45')).toEqual(['08:45', '11:45'])
  expect(outside(30, '18:30', '18:45')).toEqual(['18:45'])
  expect(outside(15, '12:15', '12:30')).toEqual(['12:15'])
})

it('two days off are the same, whatever their times', () => {
  const off = { ...saved, isWorking: false }
  expect(isSameDay(off, { ...off, startTime: '10:00' })).toBe(true)
  expect(isSameDay(saved, { ...saved, breakEnd: '13:00' })).toBe(false)
  expect(isOutsideHours(off, '10:00', 30)).toBe(true)
})
