import type { Interval } from '#features/availability/slots.rules.ts'
import { slotStep } from '#features/availability/slots.rules.ts'

/** Pixels of one hour, and of the air above the first line. */
export const hourHeight = 80
const topMargin = 8
const bottomMargin = 24

/** Shown when nobody works and nothing is booked. */
const usualSpan: Interval = { start: 9 * 60, end: 19 * 60 }

/** Whole hours around everything that must be seen, in minutes of the day. */
export function spanOf(intervals: readonly Interval[]): Interval {
  if (intervals.length === 0) return usualSpan
  const start = Math.min(...intervals.map((interval) => interval.start))
  const end = Math.max(...intervals.map((interval) => interval.end))
  return { start: Math.floor(start / 60) * 60, end: Math.ceil(end / 60) * 60 }
}

export function gridHeight({ start, end }: Interval): number {
  return topMargin + ((end - start) / 60) * hourHeight + bottomMargin
}

/** The pixel at which a minute of the day is drawn, from the top of the grid. */
export function topOf(minute: number, span: Interval): number {
  return topMargin + ((minute - span.start) / 60) * hourHeight
}

/** The minute of the day under a pixel; what `topOf` turns round. */
export function minuteAt(pixel: number, span: Interval): number {
  return span.start + ((pixel - topMargin) / hourHeight) * 60
}

/** The nearest start that a barber's grid has. */
export function snap(minute: number, workStart: number): number {
  const origin = workStart % slotStep
  return Math.round((minute - origin) / slotStep) * slotStep + origin
}

export function hoursIn({ start, end }: Interval): number[] {
  return Array.from({ length: (end - start) / 60 + 1 }, (_, index) => start + index * 60)
}
