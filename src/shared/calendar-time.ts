/**
 * Wall-clock arithmetic. A day is 'YYYY-MM-DD', a time of day is 'HH:MM' or whole minutes since midnight. Only this file
 * converts them to instants, always through a named time zone, never through the machine's.
 */

export type Day = string
export type TimeOfDay = string

const dayPattern = /^[12]\d{3}-\d{2}-\d{2}$/
const instantPattern = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/
const millisecondsPerDay = 86_400_000
const millisecondsPerMinute = 60_000

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

export function isDay(text: string): boolean {
  return dayPattern.test(text) && formatUtcDay(Date.parse(`${text}T00:00:00Z`)) === text
}

/** A day, or an instant with an explicit offset: any other form would be read in the machine's time zone. */
export function isDayOrInstant(text: string): boolean {
  return (
    isDay(text) || (instantPattern.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)))
  )
}

export function isTimeOfDay(text: string): boolean {
  return timePattern.test(text)
}

/** The end of a day; valid as an end, never as a beginning. */
export const midnight = '24:00'

export function isEndOfSpan(text: string): boolean {
  return text === midnight || isTimeOfDay(text)
}

export function timeToMinutes(time: TimeOfDay): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

export function minutesToTime(minutes: number): TimeOfDay {
  if (Number.isNaN(minutes)) return '--:--'
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `${hours < 10 ? '0' : ''}${hours}:${rest < 10 ? '0' : ''}${rest}`
}

export function addDays(day: Day, count: number): Day {
  return formatUtcDay(Date.parse(`${day}T00:00:00Z`) + count * millisecondsPerDay)
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / millisecondsPerDay)
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayIndex(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

export function weekdayOf(day: Day): Weekday {
  return weekdays[weekdayIndex(day)] ?? 'monday'
}

/**
 * Returns the instant at which a wall clock in `zone` shows this day and time. For the hour that spring skips, returns the
 * instant an hour later; for the hour that autumn repeats, the first one. An unreadable day gives an invalid date.
 */
export function wallClockToInstant(day: Day, minutes: number, zone: string): Date {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + minutes * millisecondsPerMinute
  if (Number.isNaN(asIfUtc)) return new Date(NaN)
  const before = zoneOffset(new Date(asIfUtc - millisecondsPerDay), zone)
  const after = zoneOffset(new Date(asIfUtc + millisecondsPerDay), zone)
  const candidates = [asIfUtc - before, asIfUtc - after]
  const exact = candidates.filter((instant) => instant + zoneOffset(new Date(instant), zone) === asIfUtc)
  return new Date(exact.length > 0 ? Math.min(...exact) : asIfUtc - before)
}

/** Returns the minutes of the day that no wall clock in `zone` shows, because the clocks go forward. */
export function skippedMinutes(day: Day, zone: string): SkippedMinutes {
  const key = `${zone}:${day}`
  if (!skippedOf.has(key)) {
    if (skippedOf.size > 5000) skippedOf.clear()
    skippedOf.set(key, findSkipped(day, zone))
  }
  return skippedOf.get(key)
}

type SkippedMinutes = { start: number; end: number } | undefined

const skippedOf = new Map<string, SkippedMinutes>()

function findSkipped(day: Day, zone: string): SkippedMinutes {
  if (!isDay(day)) return undefined
  const noon = 12 * 60
  const before = zoneOffset(wallClockToInstant(addDays(day, -1), noon, zone), zone)
  const skipped = (zoneOffset(wallClockToInstant(day, noon, zone), zone) - before) / millisecondsPerMinute
  if (skipped <= 0) return undefined
  for (let start = 0; start < noon; start += 15)
    if (instantToWallClock(wallClockToInstant(day, start, zone), zone).minutes !== start)
      return { start, end: start + skipped }
  return undefined
}

/** @returns '' and NaN for an invalid date */
export function instantToWallClock(instant: Date, zone: string): { day: Day; minutes: number } {
  if (Number.isNaN(instant.getTime())) return { day: '', minutes: NaN }
  const local = instant.getTime() + zoneOffset(instant, zone)
  const day = formatUtcDay(local)
  const minutes = Math.floor((local - Date.parse(`${day}T00:00:00Z`)) / millisecondsPerMinute)
  return { day, minutes }
}

export function dayOfMonth(day: Day): number {
  return Number(day.slice(8))
}

/**
 * Returns the instant a month later on the wall clock of `zone`, to the millisecond.
 * @param monthDay the wanted day of the month, when an earlier month was too short for it: after 28 February comes 31 March
 */
export function addMonth(instant: Date, zone: string, monthDay?: number): Date {
  const { day, minutes } = instantToWallClock(instant, zone)
  const targetDay = monthDay ?? dayOfMonth(day)
  const firstOfNext = `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
  const lastOfNext = addDays(`${addDays(`${firstOfNext.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1)
  const nextDay = addDays(firstOfNext, Math.min(targetDay, dayOfMonth(lastOfNext)) - 1)
  const rest = ((instant.getTime() % millisecondsPerMinute) + millisecondsPerMinute) % millisecondsPerMinute
  return new Date(wallClockToInstant(nextDay, minutes, zone).getTime() + rest)
}

/** Not cached: any caller may ask, and each zone can be written in thousands of ways. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions()
    return true
  } catch {
    return false
  }
}

function formatUtcDay(milliseconds: number): Day {
  return Number.isNaN(milliseconds) ? '' : new Date(milliseconds).toISOString().slice(0, 10)
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>()

function zoneFormat(zone: string): Intl.DateTimeFormat {
  const known = zoneFormats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  zoneFormats.set(zone, format)
  return format
}

/**
 * Returns the milliseconds that `zone` is ahead of UTC at this instant. Zones change their offset only on whole quarter hours.
 */
function zoneOffset(instant: Date, zone: string): number {
  const quarter = Math.floor(instant.getTime() / 900_000)
  const key = `${zone}:${quarter}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  // Temporal answers at once; the first Intl format takes 30 ms.
  const offset =
    typeof Temporal === 'undefined'
      ? offsetByFormat(instant, zone)
      : Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone).offsetNanoseconds /
        1e6
  if (offsets.size > 50_000) offsets.clear()
  offsets.set(key, offset)
  return offset
}

function offsetByFormat(instant: Date, zone: string): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of zoneFormat(zone).formatToParts(instant)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const wholeSecond = Math.floor(instant.getTime() / 1000) * 1000
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecond
}

const offsets = new Map<string, number>()
