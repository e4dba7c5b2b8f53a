import { firstWakingMoment, type QuietHours } from '#features/settings/quiet-hours.rules.ts'
import { addDays, instantToWallClock, wallClockToInstant } from '#shared/calendar-time.ts'

const minute = 60_000
const hour = 60 * minute
/** A reminder read in the morning must leave the customer time to come or to cancel. */
const minReminderNotice = 2 * hour
const headStart = 15 * minute
/** A delayed reminder leaves only while at least this much time remains. */
const lastUse = 30 * minute

export type ReminderSettings = { quiet: QuietHours; timeZone: string; reminderHours: number }

/**
 * Returns when to send a reminder: `reminderHours` before the start. A reminder that falls into the quiet hours leaves
 * at their end if that is at least two hours before the appointment, otherwise 15 minutes before they begin.
 */
export function reminderMoment(startsAt: Date, { quiet, timeZone, reminderHours }: ReminderSettings): Date {
  const planned = new Date(startsAt.getTime() - reminderHours * hour)
  const awake = firstWakingMoment(planned, quiet, timeZone)
  if (awake.getTime() === planned.getTime()) return planned
  return startsAt.getTime() - awake.getTime() >= minReminderNotice
    ? awake
    : new Date(lastEvening(planned, quiet, timeZone).getTime() - headStart)
}

function lastEvening(at: Date, { fromMinute }: QuietHours, zone: string): Date {
  const { day, minutes } = instantToWallClock(at, zone)
  return wallClockToInstant(minutes < fromMinute ? addDays(day, -1) : day, fromMinute, zone)
}

export function reminderUsefulUntil(startsAt: Date): Date {
  return new Date(startsAt.getTime() - lastUse)
}

/**
 * Returns whether to send a reminder now. A customer who booked, moved or got the confirmation after the reminder's
 * moment gets none: the last mail has just said the same.
 * @param standsSince when the appointment was booked, moved or confirmed in its present form
 */
export function isReminderDue(
  { startsAt, standsSince }: { startsAt: Date; standsSince: Date },
  now: Date,
  settings: ReminderSettings,
): boolean {
  const moment = reminderMoment(startsAt, settings)
  return standsSince < moment && moment <= now && now < reminderUsefulUntil(startsAt)
}

export function reminderHorizon({ reminderHours }: ReminderSettings): number {
  return (reminderHours + 25) * hour
}
