import type { Interval } from '#features/availability/slots.rules.ts'
import { slotStep } from '#features/availability/slots.rules.ts'

export const hourHeight = 80
const topMargin = 8
const bottomMargin = 24

const usualSpan: Interval = { start: 9 * 60, end: 19 * 60 }

export function spanOf(intervals: readonly Interval[]): Interval {
  if (intervals.length === 0) return usualSpan
  const start = Math.min(...intervals.map((interval) => interval.start))
  const end = Math.max(...intervals.map((interval) => interval.end))
  return { start: Math.floor(start / 60) * 60, end: Math.ceil(end / 60) * 60 }
}

export function gridHeight({ start, end }: Interval): number {
  return topMargin + ((end - start) / 60) * hourHeight + bottomMargin
}

export function topOf(minute: number, span: Interval): number {
  return topMargin + ((minute - span.start) / 60) * hourHeight
}

export function minuteAt(pixel: number, span: Interval): number {
  return span.start + ((pixel - topMargin) / hourHeight) * 60
}

export function snap(minute: number, workStart: number): number {
  const origin = workStart % slotStep
  return Math.round((minute - origin) / slotStep) * slotStep + origin
}

export function hoursIn({ start, end }: Interval): number[] {
  return Array.from({ length: (end - start) / 60 + 1 }, (_, index) => start + index * 60)
}
