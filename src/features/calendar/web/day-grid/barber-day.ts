import { type AppointmentStatus, occupiesSlot } from '#features/appointments/appointment-statuses.rules.ts'
import type { SlotObstacle } from '#features/availability/availability.contract.ts'
import type { BarberDay, Interval, WorkingIntervals } from '#features/availability/slots.rules.ts'
import { isVacationDay } from '#features/barbers/vacations.rules.ts'
import { hasHours } from '#features/barbers/working-hours.rules.ts'
import { type Day, timeToMinutes, weekdayOf } from '#shared/calendar-time.ts'

import type { StaffBarber } from '../staff/staff-barber.ts'

export type Presence = 'working' | Extract<SlotObstacle, 'vacation' | 'closed' | 'left'>

export function presenceOf(barber: StaffBarber, day: Day): Presence {
  if (!barber.isActive) return 'left'
  if (!hoursOf(barber, day)) return 'closed'
  return isVacationDay(day, barber.vacations) ? 'vacation' : 'working'
}

/** Ignores vacations. */
export function hoursOf(barber: StaffBarber, day: Day): WorkingIntervals | undefined {
  const weekday = weekdayOf(day)
  const hours = barber.workingHours.find((entry) => entry.day === weekday)
  if (!hours || !hasHours(hours)) return undefined
  const { startTime, endTime, hasBreak, breakStart, breakEnd } = hours
  const pause =
    hasBreak && breakStart && breakEnd
      ? { start: timeToMinutes(breakStart), end: timeToMinutes(breakEnd) }
      : undefined
  return { start: timeToMinutes(startTime), end: timeToMinutes(endTime), pause }
}

export type OccupiedSpan = {
  _id: string
  status: AppointmentStatus | 'held'
  date: string
  time: string
  duration: number
  barber: { _id: string }
}

export function barberDayOf(
  barber: StaffBarber,
  day: Day,
  appointments: readonly OccupiedSpan[],
  movedId?: string,
): BarberDay {
  const work = presenceOf(barber, day) === 'working' ? hoursOf(barber, day) : undefined
  const busy = appointments
    .filter((appointment) => {
      const { _id, date, barber: owner } = appointment
      return owner._id === barber._id && date === day && occupiesSlot(appointment) && _id !== movedId
    })
    .map(intervalOf)
  return { work, busy }
}

export function intervalOf({ time, duration }: Pick<OccupiedSpan, 'time' | 'duration'>): Interval {
  const start = timeToMinutes(time)
  return { start, end: start + duration }
}
