import {
  isEndOfSpan,
  isTimeOfDay,
  type TimeOfDay,
  timeToMinutes,
  type Weekday,
  weekdays,
} from '#shared/calendar-time.ts'

import type { WorkingDay } from './barbers.contract.ts'

export type WorkingDayDraft = {
  day: Weekday
  isWorking: boolean
  startTime?: string | null | undefined
  endTime?: string | null | undefined
  hasBreak: boolean
  breakStart?: string | null | undefined
  breakEnd?: string | null | undefined
}

type Span = { start: TimeOfDay; end: TimeOfDay }

/** Default breaks when a break is turned on. The admin's form and the barber panel use different ones. */
export const adminPause: Span = { start: '12:00', end: '12:30' }
export const panelPause: Span = { start: '12:00', end: '13:00' }

const weekdayHours: Span = { start: '09:00', end: '19:00' }
const saturdayHours: Span = { start: '09:00', end: '17:00' }

export function defaultWeek(pause: Span): WorkingDay[] {
  return weekdays.map((day) => {
    const hours = day === 'saturday' ? saturdayHours : weekdayHours
    const isWorking = day !== 'sunday'
    return {
      day,
      isWorking,
      startTime: hours.start,
      endTime: hours.end,
      hasBreak: isWorking,
      breakStart: isWorking ? pause.start : null,
      breakEnd: isWorking ? pause.end : null,
    }
  })
}

const noPause = { hasBreak: false, breakStart: null, breakEnd: null } as const

/** Turns a day on or off. Turning it off clears its break but keeps its times for later. */
export function withWorking<Day extends WorkingDayDraft>(day: Day, isWorking: boolean): Day {
  return isWorking ? { ...day, isWorking } : { ...day, isWorking, ...noPause }
}

export function withPause<Day extends WorkingDayDraft>(day: Day, hasBreak: boolean, pause: Span): Day {
  return hasBreak
    ? { ...day, hasBreak, breakStart: pause.start, breakEnd: pause.end }
    : { ...day, ...noPause }
}

export const dayFaults = ['times', 'order', 'pauseTimes', 'pauseOrder', 'pauseOutside'] as const
export type DayFault = (typeof dayFaults)[number]

export function dayFault(day: WorkingDayDraft): DayFault | null {
  if (!day.isWorking) return null
  const { startTime, endTime, breakStart, breakEnd } = day
  if (!isTime(startTime) || !isEnd(endTime)) return 'times'
  if (startTime >= endTime) return 'order'
  if (!day.hasBreak) return null
  if (!isTime(breakStart) || !isEnd(breakEnd)) return 'pauseTimes'
  if (breakStart >= breakEnd) return 'pauseOrder'
  return breakStart < startTime || breakEnd > endTime ? 'pauseOutside' : null
}

export function hasHours(day: WorkingDayDraft): boolean {
  return day.isWorking && dayFault(day) === null
}

export function isWholeWeek(days: readonly Pick<WorkingDayDraft, 'day'>[]): boolean {
  return days.length === weekdays.length && new Set(days.map(({ day }) => day)).size === weekdays.length
}

export function toWorkingDay(draft: WorkingDayDraft): WorkingDay {
  const { day, isWorking, startTime, endTime, breakStart, breakEnd } = draft
  const usable = isTime(startTime) && isEnd(endTime) && startTime < endTime
  const hours = usable ? { startTime, endTime } : { startTime: weekdayHours.start, endTime: weekdayHours.end }
  if (!isWorking || !draft.hasBreak || !isTime(breakStart) || !isEnd(breakEnd))
    return { day, isWorking, ...hours, ...noPause }
  return { day, isWorking, ...hours, hasBreak: true, breakStart, breakEnd }
}

export function toWeek(drafts: readonly WorkingDayDraft[]): WorkingDay[] {
  return weekdays.flatMap((weekday) => drafts.filter(({ day }) => day === weekday).map(toWorkingDay))
}

/** @param duration minutes */
export function isOutsideHours(day: WorkingDay, time: TimeOfDay, duration: number): boolean {
  const start = timeToMinutes(time)
  const end = start + duration
  if (!day.isWorking || start < timeToMinutes(day.startTime) || end > timeToMinutes(day.endTime)) return true
  const { breakStart, breakEnd } = day
  if (breakStart === null || breakEnd === null) return false
  return start < timeToMinutes(breakEnd) && end > timeToMinutes(breakStart)
}

export function isSameDay(first: WorkingDay, second: WorkingDay | undefined): boolean {
  if (!second || first.isWorking !== second.isWorking) return false
  if (!first.isWorking) return true
  return (['startTime', 'endTime', 'breakStart', 'breakEnd'] as const).every(
    (name) => first[name] === second[name],
  )
}

function isEnd(text: string | null | undefined): text is TimeOfDay {
  return typeof text === 'string' && isEndOfSpan(text)
}

function isTime(text: string | null | undefined): text is TimeOfDay {
  return typeof text === 'string' && isTimeOfDay(text)
}
