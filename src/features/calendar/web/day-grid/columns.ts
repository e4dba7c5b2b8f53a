import { isCounted, occupiesSlot } from '#features/appointments/appointment-statuses.rules.ts'
import { type Interval, workloadOf } from '#features/availability/slots.rules.ts'
import type { Day } from '#shared/calendar-time.ts'

import type { HeldSlot, StaffAppointment } from '../../calendar.contract.ts'
import type { StaffBarber } from '../staff/staff-barber.ts'
import { barberDayOf, hoursOf, intervalOf, presenceOf, type Presence } from './barber-day.ts'
import { spanOf } from './grid-scale.ts'
import { type Lane, lanesOf } from './lanes.ts'

export type PlacedAppointment = { appointment: StaffAppointment; interval: Interval; lane: Lane }

export type PlacedHold = { hold: HeldSlot; interval: Interval; lane: Lane }

export type Column = {
  barber: StaffBarber
  presence: Presence
  hours: ReturnType<typeof hoursOf>
  placed: readonly PlacedAppointment[]
  held: readonly PlacedHold[]
  count: number
  /** 0 to 1: the booked share of the working time. */
  load: number
}

/**
 * Returns a column for each barber who works that day, is on vacation, or has appointments anyway. A former barber gets one
 * only for appointments that are not cancelled. The barber of the filter always gets one.
 */
export function columnsOf(
  barbers: readonly StaffBarber[],
  appointments: readonly StaffAppointment[],
  day: Day,
  barberId: string | null,
  holds: readonly HeldSlot[] = [],
): Column[] {
  const known = new Set(barbers.map(({ _id }) => _id))
  const formerBarbers = appointments
    .filter(({ barber }) => !known.has(barber._id))
    .map(({ barber }) => barber)
  const strangers = new Map(formerBarbers.map((barber) => [barber._id, withoutHours(barber)]))
  return [...barbers, ...strangers.values()]
    .filter((barber) => barberId === null || barber._id === barberId)
    .map((barber) => columnOf(barber, appointments, holds, day))
    .filter(({ barber, presence, placed, count }) => {
      if (barber._id === barberId || presence === 'working' || presence === 'vacation') return true
      return (presence === 'left' ? count : placed.length) > 0
    })
}

export function spanOfColumns(columns: readonly Column[]): Interval {
  return spanOf(
    columns.flatMap(({ hours, placed }) => [
      ...(hours ? [hours] : []),
      ...placed.map(({ interval }) => interval),
    ]),
  )
}

function columnOf(
  barber: StaffBarber,
  appointments: readonly StaffAppointment[],
  holds: readonly HeldSlot[],
  day: Day,
): Column {
  const own = appointments
    .filter((appointment) => appointment.barber._id === barber._id && appointment.date === day)
    .toSorted((first, second) => (first.time < second.time ? -1 : 1))
  const ownHolds = holds.filter((hold) => hold.barber._id === barber._id && hold.date === day)
  const taken = [...own, ...ownHolds]
  const lanes = lanesOf(taken.map((one) => ({ ...intervalOf(one), isLive: occupiesSlot(one) })))
  const placeOf = (one: StaffAppointment | HeldSlot) => ({
    interval: intervalOf(one),
    lane: lanes[taken.indexOf(one)] ?? { left: 0, width: 1 },
  })
  return {
    barber,
    presence: presenceOf(barber, day),
    hours: hoursOf(barber, day),
    placed: own.map((appointment) => ({ appointment, ...placeOf(appointment) })),
    held: ownHolds.map((hold) => ({ hold, ...placeOf(hold) })),
    count: own.filter(isCounted).length,
    load: workloadOf(barberDayOf(barber, day, own)),
  }
}

function withoutHours(barber: StaffAppointment['barber']): StaffBarber {
  return { ...barber, services: [], isActive: false, workingHours: [], vacations: [], profileImage: null }
}
