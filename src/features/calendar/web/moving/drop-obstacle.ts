import type { AppointmentView } from '#features/appointments/appointments.contract.ts'
import type { SlotObstacle } from '#features/availability/availability.contract.ts'
import { type Interval, startedMinutesOf, obstacleTo } from '#features/availability/slots.rules.ts'
import type { Day } from '#shared/calendar-time.ts'

import { barberDayOf, presenceOf, type OccupiedSpan } from '../day-grid/barber-day.ts'
import type { StaffBarber } from '../staff/staff-barber.ts'

export type DropObstacle = Exclude<SlotObstacle, 'too_short'>

type DropContext = {
  day: Day
  appointments: readonly OccupiedSpan[]
  now: { day: Day; minutes: number }
  skipped?: Interval | undefined
}

/** @param start minutes of the day */
export function dropObstacle(
  moved: Pick<AppointmentView, '_id' | 'barber' | 'service' | 'duration'>,
  barber: StaffBarber,
  start: number,
  { day, appointments, now, skipped }: DropContext,
): DropObstacle | undefined {
  const presence = presenceOf(barber, day)
  if (presence !== 'working') return presence
  // An appointment may stay with its own barber even if the barber no longer offers the service.
  const isOwn = barber._id === moved.barber._id
  if (!isOwn && !barber.services.includes(moved.service)) return 'not_offered'
  const barberDay = { ...barberDayOf(barber, day, appointments, moved._id), skipped }
  return obstacleTo(barberDay, start, moved.duration, startedMinutesOf(now, day))
}
