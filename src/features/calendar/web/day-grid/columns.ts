import { counts, occupiesChair } from '#features/availability/occupancy.rules.ts'
import { type Interval, loadOf } from '#features/availability/slots.rules.ts'
import type { HeldChair, StaffAppointment } from '#features/calendar/calendar.contract.ts'
import type { Day } from '#shared/calendar-time.ts'

import type { StaffBarber } from '../staff/staff-barber.ts'
import { barberDayOf, hoursOf, intervalOf, presenceOf, type Presence } from './barber-day.ts'
import { spanOf } from './grid-scale.ts'
import { type Lane, lanesOf } from './lanes.ts'

export type PlacedAppointment = { appointment: StaffAppointment; interval: Interval; lane: Lane }

export type PlacedHold = { hold: HeldChair; interval: Interval; lane: Lane }

export type Column = {
  barber: StaffBarber
  presence: Presence
  hours: ReturnType<typeof hoursOf>
  /** By time. */
  placed: readonly PlacedAppointment[]
  /** Chairs kept for somebody who pays or is asked by the waiting list. */
  held: readonly PlacedHold[]
  /** Cancelled ones left out. */
  count: number
  /** 0 to 1: how much of the working time is taken. */
  load: number
}

/**
 * A column for everybody who is at work that day, is on vacation, or has appointments all the same; of who has left only
 * with appointments that stand. For the one barber whom the filter names in any case.
 */
export function columnsOf(
  barbers: readonly StaffBarber[],
  appointments: readonly StaffAppointment[],
  day: Day,
  barberId: string | null,
  holds: readonly HeldChair[] = [],
): Column[] {
  const known = new Set(barbers.map(({ _id }) => _id))
  const gone = appointments.filter(({ barber }) => !known.has(barber._id)).map(({ barber }) => barber)
  const strangers = new Map(gone.map((barber) => [barber._id, withoutHours(barber)]))
  return [...barbers, ...strangers.values()]
    .filter((barber) => barberId === null || barber._id === barberId)
    .map((barber) => columnOf(barber, appointments, holds, day))
    .filter(({ barber, presence, placed, count }) => {
      if (barber._id === barberId || presence === 'working' || presence === 'vacation') return true
      return (presence === 'left' ? count : placed.length) > 0
    })
}

/** The hours that the grid must show. */
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
  holds: readonly HeldChair[],
  day: Day,
): Column {
  const own = appointments
    .filter((appointment) => appointment.barber._id === barber._id && appointment.date === day)
    .toSorted((first, second) => (first.time < second.time ? -1 : 1))
  const kept = holds.filter((hold) => hold.barber._id === barber._id && hold.date === day)
  const taken = [...own, ...kept]
  const lanes = lanesOf(taken.map((one) => ({ ...intervalOf(one), isLive: occupiesChair(one) })))
  const placeOf = (one: StaffAppointment | HeldChair) => ({
    interval: intervalOf(one),
    lane: lanes[taken.indexOf(one)] ?? { left: 0, width: 1 },
  })
  return {
    barber,
    presence: presenceOf(barber, day),
    hours: hoursOf(barber, day),
    placed: own.map((appointment) => ({ appointment, ...placeOf(appointment) })),
    held: kept.map((hold) => ({ hold, ...placeOf(hold) })),
    count: own.filter(counts).length,
    load: loadOf(barberDayOf(barber, day, own)),
  }
}

/** Somebody who is no longer among the barbers, known only from old appointments. */
function withoutHours(barber: StaffAppointment['barber']): StaffBarber {
  return { ...barber, services: [], isActive: false, workingHours: [], vacations: [], profileImage: null }
}
