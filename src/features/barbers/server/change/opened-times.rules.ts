import { addDays, type Day, timeToMinutes, weekdayOf } from '#shared/calendar-time.ts'

import type { WorkingDay } from '../../barbers.contract.ts'
import { isVacationDay, type DaySpan } from '../../vacations.rules.ts'

export type Schedule = { week: readonly WorkingDay[]; vacations: readonly DaySpan[] }

type Piece = { start: number; end: number }

/** @param from first day @param count number of days */
export function openedTimes(
  before: Schedule,
  after: Schedule,
  { from, count }: { from: Day; count: number },
): { day: Day; start: number; end: number }[] {
  return Array.from({ length: count }, (_, index) => addDays(from, index)).flatMap((day) =>
    workOn(after, day)
      .flatMap((piece) => without(piece, workOn(before, day)))
      .map((piece) => ({ day, ...piece })),
  )
}

function workOn({ week, vacations }: Schedule, day: Day): Piece[] {
  const hours = week.find((known) => known.day === weekdayOf(day))
  if (!hours?.isWorking || isVacationDay(day, vacations)) return []
  const { breakStart, breakEnd } = hours
  const start = timeToMinutes(hours.startTime)
  const end = timeToMinutes(hours.endTime)
  if (breakStart === null || breakEnd === null) return [{ start, end }]
  return [
    { start, end: timeToMinutes(breakStart) },
    { start: timeToMinutes(breakEnd), end },
  ].filter((piece) => piece.start < piece.end)
}

function without(piece: Piece, taken: readonly Piece[]): Piece[] {
  return taken.reduce<Piece[]>(
    (rest, cut) =>
      rest
        .flatMap(({ start, end }) => [
          { start, end: Math.min(end, cut.start) },
          { start: Math.max(start, cut.end), end },
        ])
        .filter(({ start, end }) => start < end),
    [piece],
  )
}
