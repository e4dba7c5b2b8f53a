import { type Day, minutesToTime } from '#shared/calendar-time.ts'

import type { SlotObstacle, Slot } from './availability.contract.ts'

/** Minutes between two starts, counted from the start of work. */
export const slotStep = 15

/** Minutes of the day; the start is included, the end is not, so intervals that touch do not overlap. */
export type Interval = { start: number; end: number }

export type WorkingIntervals = Interval & { pause?: Interval | undefined }

export type BarberDay = {
  /** Undefined when the barber does not work that day or is on vacation. */
  work: WorkingIntervals | undefined
  busy: readonly Interval[]
  /** The time that the clocks skip that day: no appointment may begin in it or reach into it. */
  skipped?: Interval | undefined
}

export type StartObstacle = Extract<SlotObstacle, 'off_grid' | 'outside' | 'break' | 'past' | 'booked'>

/** @param duration minutes @param now minutes of the day that have begun; -1 on a later day, 1440 on an earlier one */
export function slotsOfDay(day: BarberDay, duration: number, now: number): Slot[] {
  const slots: Slot[] = []
  walkStarts(day, duration, now, (start, obstacle, isBooked) => {
    const time = minutesToTime(start)
    slots.push(
      obstacle ? { time, available: false, isBooked, reason: obstacle } : { time, available: true, isBooked },
    )
  })
  return slots
}

export function freeStartsOfDay(day: BarberDay, duration: number, now: number): number[] {
  const starts: number[] = []
  walkStarts(day, duration, now, (start, obstacle) => {
    if (obstacle === undefined) starts.push(start)
  })
  return starts
}

export function mergeSlots(grids: readonly (readonly Slot[])[]): Slot[] {
  const merged = new Map<string, Slot>()
  for (const slot of grids.flat()) {
    const known = merged.get(slot.time)
    if (!known || rankOf(slot) < rankOf(known)) merged.set(slot.time, slot)
  }
  return [...merged.values()].toSorted((first, second) => (first.time < second.time ? -1 : 1))
}

/** Applies the same rules to one start; the writer calls it inside the booking transaction. */
export function obstacleTo(
  day: BarberDay,
  start: number,
  duration: number,
  now: number,
): StartObstacle | undefined {
  const { work } = day
  if (!work || start < work.start || start + duration > work.end) return 'outside'
  if ((start - work.start) % slotStep !== 0) return 'off_grid'
  if (start <= now) return 'past'
  const visit = { start, end: start + duration }
  if (day.skipped && overlaps(visit, day.skipped)) return 'outside'
  if (!fits(visit, work)) return 'break'
  return day.busy.some((interval) => overlaps(visit, interval)) ? 'booked' : undefined
}

export function workloadOf({ work, busy }: BarberDay): number {
  if (!work) return 0
  const pause = work.pause ? work.pause.end - work.pause.start : 0
  const taken = busy.reduce(
    (sum, { start, end }) => sum + Math.max(0, Math.min(end, work.end) - Math.max(start, work.start)),
    0,
  )
  return Math.min(1, taken / Math.max(1, work.end - work.start - pause))
}

export function startedMinutesOf(now: { day: Day; minutes: number }, day: Day): number {
  if (day > now.day) return -1
  return day < now.day ? 24 * 60 : now.minutes
}

export function fits(visit: Interval, { start, end, pause }: WorkingIntervals): boolean {
  return start <= visit.start && visit.end <= end && !(pause && overlaps(visit, pause))
}

export function overlaps(first: Interval, second: Interval): boolean {
  return first.start < second.end && second.start < first.end
}

type GridObstacle = Exclude<Slot['reason'], undefined | 'vacation' | 'closed'>

/** @param isBooked whether an appointment covers `start`, regardless of other obstacles */
type Visit = (start: number, obstacle: GridObstacle | undefined, isBooked: boolean) => void

function walkStarts({ work, busy, skipped }: BarberDay, duration: number, now: number, visit: Visit): void {
  if (!work) return
  const taken = sortedByStart(busy)
  let next = 0
  for (let start = work.start; start + duration <= work.end; start += slotStep) {
    if (skipped && skipped.start <= start && start < skipped.end) continue
    const meetsSkipped = skipped !== undefined && overlaps({ start, end: start + duration }, skipped)
    let current = taken[next]
    while (current && current.end <= start) current = taken[++next]
    const isBooked = current !== undefined && current.start <= start
    const obstacle =
      obstacleAt(start, duration, current, work.pause) ?? (meetsSkipped ? 'too_short' : undefined)
    visit(start, start <= now ? 'past' : obstacle, isBooked)
  }
}

/** @param next the first busy interval that ends after `start` */
function obstacleAt(
  start: number,
  duration: number,
  next: Interval | undefined,
  pause: Interval | undefined,
): GridObstacle | undefined {
  if (next !== undefined && next.start <= start) return 'booked'
  if (pause && pause.start <= start && start < pause.end) return 'break'
  const end = start + duration
  const meetsPause = pause !== undefined && start < pause.end && pause.start < end
  return meetsPause || (next !== undefined && next.start < end) ? 'too_short' : undefined
}

/** When several barbers have the same start, the lowest rank is shown. */
const ranks = { too_short: 1, booked: 2, break: 3, past: 4, vacation: 5, closed: 6 } as const

function rankOf(slot: Slot): number {
  return slot.reason === undefined ? 0 : ranks[slot.reason]
}

function sortedByStart(intervals: readonly Interval[]): readonly Interval[] {
  for (let index = 1; index < intervals.length; index++) {
    const before = intervals[index - 1]
    const here = intervals[index]
    if (before && here && here.start < before.start)
      return intervals.toSorted((first, second) => first.start - second.start)
  }
  return intervals
}
