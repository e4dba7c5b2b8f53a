import { type AppointmentStatus, isCounted } from '#features/appointments/appointment-statuses.rules.ts'
import type { Day } from '#shared/calendar-time.ts'

/** The server sends them sorted by time. */
export function byDay<Entry extends { date: Day }>(
  appointments: readonly Entry[],
): ReadonlyMap<Day, Entry[]> {
  return Map.groupBy(appointments, ({ date }) => date)
}

export const liveCount = (appointments: readonly { status: AppointmentStatus }[]) =>
  appointments.filter(isCounted).length
