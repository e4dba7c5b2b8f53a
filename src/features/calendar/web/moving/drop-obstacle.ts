import type { Appointment } from '#features/appointments/appointments.contract.ts'
import type { Obstacle } from '#features/availability/availability.contract.ts'
import { type Interval, minutesBegun, obstacleTo } from '#features/availability/slots.rules.ts'
import type { Day } from '#shared/calendar-time.ts'

import { barberDayOf, presenceOf, type Taken } from '../day-grid/barber-day.ts'
import type { StaffBarber } from '../staff/staff-barber.ts'

/** Why an appointment cannot be put there. */
export type DropObstacle = Exclude<Obstacle, 'too_short'>

type Situation = {
  day: Day
  appointments: readonly Taken[]
  /** The shop's wall clock. */
  now: { day: Day; minutes: number }
  /** By the clocks, which go forward that day. */
  skipped?: Interval | undefined
}

/**
 * The booking rules, asked before the server is: what can be known here is not tried.
 * @param start minutes of the day
 */
export function dropObstacle(
  moved: Pick<Appointment, '_id' | 'barber' | 'service' | 'duration'>,
  barber: StaffBarber,
  start: number,
  { day, appointments, now, skipped }: Situation,
): DropObstacle | undefined {
  const presence = presenceOf(barber, day)
  if (presence !== 'working') return presence
  // Its own barber may still do what nobody can book any more.
  const isOwn = barber._id === moved.barber._id
  if (!isOwn && !barber.services.includes(moved.service)) return 'not_offered'
  const barberDay = { ...barberDayOf(barber, day, appointments, moved._id), skipped }
  return obstacleTo(barberDay, start, moved.duration, minutesBegun(now, day))
}
