import { firstWakingMoment, type QuietHours } from '#features/studio/quiet-hours.rules.ts'
import { addDays, instantToWallClock, wallClockToInstant } from '#shared/calendar-time.ts'

const minute = 60_000
const hour = 60 * minute
/** Who reads it in the morning must still be able to come, or to say that they do not. */
const shortestNotice = 2 * hour
/** Before the quiet hours begin: time enough to leave. */
const headStart = 15 * minute
/** A reminder that was held up leaves as long as this is left. */
const lastUse = 30 * minute

export type ReminderSettings = { quiet: QuietHours; timeZone: string; reminderHours: number }

/**
 * When an appointment's reminder leaves: so many hours before. What would come in the quiet hours comes at their end, if
 * that is two hours before the appointment or earlier, otherwise a quarter of an hour before they begin.
 */
export function reminderMoment(startsAt: Date, { quiet, timeZone, reminderHours }: ReminderSettings): Date {
  const wanted = new Date(startsAt.getTime() - reminderHours * hour)
  const awake = firstWakingMoment(wanted, quiet, timeZone)
  if (awake.getTime() === wanted.getTime()) return wanted
  return startsAt.getTime() - awake.getTime() >= shortestNotice
    ? awake
    : new Date(lastEvening(wanted, quiet, timeZone).getTime() - headStart)
}

/** The beginning of the quiet hours in which this moment lies. */
function lastEvening(at: Date, { fromMinute }: QuietHours, zone: string): Date {
  const { day, minutes } = instantToWallClock(at, zone)
  return wallClockToInstant(minutes < fromMinute ? addDays(day, -1) : day, fromMinute, zone)
}

/** From when on a reminder is of no use. */
export function reminderUsefulUntil(startsAt: Date): Date {
  return new Date(startsAt.getTime() - lastUse)
}

/**
 * Whether a reminder leaves now. Whoever was told of this very time only after the moment for reminding has none: the
 * confirmation says the same, and has just come.
 * @param standsSince when it was booked, moved or confirmed as it stands
 */
export function isReminderDue(
  { startsAt, standsSince }: { startsAt: Date; standsSince: Date },
  now: Date,
  settings: ReminderSettings,
): boolean {
  const moment = reminderMoment(startsAt, settings)
  return standsSince < moment && moment <= now && now < reminderUsefulUntil(startsAt)
}

/** How far ahead one must look: the hours themselves, and a night that comes before. Milliseconds. */
export function reminderHorizon({ reminderHours }: ReminderSettings): number {
  return (reminderHours + 25) * hour
}
