import { counts } from '#features/availability/occupancy.rules.ts'
import type { StaffAppointment } from '#features/calendar/calendar.contract.ts'
import type { Day } from '#shared/calendar-time.ts'

/** The appointments of each day, by time. They come sorted by the server. */
export function byDay(appointments: readonly StaffAppointment[]): ReadonlyMap<Day, StaffAppointment[]> {
  return Map.groupBy(appointments, ({ date }) => date)
}

export const liveCount = (appointments: readonly StaffAppointment[]) => appointments.filter(counts).length
