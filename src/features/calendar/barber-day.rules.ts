import { isCounted, isOpen, occupiesSlot } from '#features/appointments/appointment-statuses.rules.ts'
import type { SlotObstacle } from '#features/availability/availability.contract.ts'
import { slotStep } from '#features/availability/slots.rules.ts'
import type { WorkingDay } from '#features/barbers/barbers.contract.ts'
import { addDays, type Day, minutesToTime, timeToMinutes, weekdayIndex } from '#shared/calendar-time.ts'

import type { HeldSlot, StaffAppointment } from './calendar.contract.ts'

type Moment = { day: Day; minutes: number }
type Booked = Pick<StaffAppointment, 'date' | 'time' | 'duration' | 'status'>

export function weekOf(day: Day): { from: Day; to: Day } {
  const from = addDays(day, -weekdayIndex(day))
  return { from, to: addDays(from, 6) }
}

export type BarberSummary = {
  today: number
  upcoming: number
  completed: number
  cancelled: number
  week: number
}

/** @param appointments must include those of the current week */
export function summariseBarber(appointments: readonly Booked[], now: Moment): BarberSummary {
  const { from, to } = weekOf(now.day)
  const today = appointments.filter(({ date }) => date === now.day)
  const count = (status: Booked['status']) => today.filter((entry) => entry.status === status).length
  return {
    today: today.filter(isCounted).length,
    upcoming: today.filter((entry) => isOpen(entry) && timeToMinutes(entry.time) > now.minutes).length,
    completed: count('completed'),
    cancelled: count('cancelled'),
    week: appointments.filter((entry) => from <= entry.date && entry.date <= to && isCounted(entry)).length,
  }
}

export function nextOf<T extends Booked>(
  appointments: readonly T[],
  { day, minutes }: Moment,
): T | undefined {
  return appointments
    .filter((entry) => entry.date === day && isOpen(entry))
    .toSorted((first, second) => first.time.localeCompare(second.time))
    .find(({ time, duration }) => timeToMinutes(time) + duration > minutes)
}

export type RestOfDay = Extract<SlotObstacle, 'vacation' | 'closed'> | 'empty' | 'free' | 'over'

/** @param working today's hours; undefined while they are loading */
export function restOfDay(
  appointments: readonly Booked[],
  working: WorkingDay | undefined,
  isAway: boolean,
  { day, minutes }: Moment,
): RestOfDay {
  const hasWorked = appointments.some((entry) => entry.date === day && isCounted(entry))
  const isAtWork = working?.isWorking !== false && !isAway
  if (!isAtWork && !hasWorked) return isAway ? 'vacation' : 'closed'
  if (!isAtWork || (working && minutes >= timeToMinutes(working.endTime))) return 'over'
  return hasWorked ? 'free' : 'empty'
}

export type DayPart<T> =
  | { kind: 'appointment'; appointment: T }
  | { kind: 'pause' | 'free'; from: string; to: string }
  | { kind: 'held'; heldFor: HeldSlot['heldFor']; from: string; to: string }

/** @param skipped the time that the clocks skip that day */
export function partsOfDay<T extends Booked>(
  appointments: readonly T[],
  working: WorkingDay | undefined,
  holds: readonly Pick<HeldSlot, 'time' | 'duration' | 'heldFor'>[] = [],
  skipped?: { start: number; end: number },
): DayPart<T>[] {
  const entries = [
    ...appointments.map((appointment) => ({
      ...placeOf(appointment),
      occupies: occupiesSlot(appointment),
      part: { kind: 'appointment' as const, appointment },
    })),
    ...holds.map((hold) => {
      const { start, end } = placeOf(hold)
      const { heldFor } = hold
      const part = { kind: 'held' as const, heldFor, from: minutesToTime(start), to: minutesToTime(end) }
      return { start, end, occupies: true, part }
    }),
    ...(skipped ? [{ ...skipped, occupies: true, part: null }] : []),
  ].toSorted((first, second) => first.start - second.start)
  if (!working?.isWorking) return entries.flatMap(({ part }) => part ?? [])
  const pause = pauseOf(working)
  const parts: { start: number; part: DayPart<T> }[] = []
  let at = timeToMinutes(working.startTime)
  let isPauseShown = false

  const add = (start: number, part: DayPart<T>) => parts.push({ start, part })
  const fill = (until: number) => {
    if (pause && !isPauseShown && pause.from <= until) {
      addFree(at, pause.from)
      add(pause.from, { kind: 'pause', from: minutesToTime(pause.from), to: minutesToTime(pause.to) })
      isPauseShown = true
      at = Math.max(at, pause.to)
    }
    addFree(at, until)
  }
  const addFree = (from: number, to: number) => {
    // A shorter gap has no bookable start.
    if (to - from >= slotStep) add(from, { kind: 'free', from: minutesToTime(from), to: minutesToTime(to) })
  }

  for (const { start, end, occupies, part } of entries) {
    if (occupies) {
      fill(start)
      at = Math.max(at, end)
    }
    if (part) add(start, part)
  }
  fill(timeToMinutes(working.endTime))
  // Cancelled appointments appear inside the gap they leave.
  return parts.toSorted((first, second) => first.start - second.start).map(({ part }) => part)
}

function placeOf({ time, duration }: Pick<Booked, 'time' | 'duration'>): { start: number; end: number } {
  const start = timeToMinutes(time)
  return { start, end: start + duration }
}

function pauseOf({ hasBreak, breakStart, breakEnd }: WorkingDay): { from: number; to: number } | undefined {
  if (!hasBreak || breakStart === null || breakEnd === null) return undefined
  return { from: timeToMinutes(breakStart), to: timeToMinutes(breakEnd) }
}

export function minutesUntil(time: string, { minutes }: Moment): number {
  return timeToMinutes(time) - minutes
}
