import { slotSettingsColumns } from '#features/settings/server/booking-settings.ts'
import type { SlotSettings } from '#features/settings/settings.contract.ts'
import type { Platform } from '#platform/platform.ts'
import {
  addDays,
  type Day,
  daysBetween,
  minutesToTime,
  skippedMinutes,
  weekdayIndex,
} from '#shared/calendar-time.ts'
import { isId } from '#shared/ids.ts'

import type { BookableDay, NextAvailable } from '../availability.contract.ts'
import { anyBarber } from '../availability.rules.ts'
import { type BookableTime, bookableTime } from '../bookable-time.rules.ts'
import { type BarberDay, freeStartsOfDay, type Interval, workloadOf } from '../slots.rules.ts'
import type { SlotsCriteria } from './available-slots.ts'
import { barberDayOf, busyIntervals, busyText, type BusyText, type WorkingHoursRow } from './day-facts.ts'
import { availabilityError } from './errors.ts'
import { occupiesSlotSql } from './occupancy.ts'

export type DaysCriteria = Pick<SlotsCriteria, 'booker' | 'barberId' | 'serviceId' | 'duration'>

type DayHours = Omit<WorkingHoursRow, 'on_vacation'> & { weekday: number }
type BarberRow = {
  id: string
  first_name: string
  last_name: string
  hours: DayHours[]
  vacations: [start: Day, end: Day][] | null
  /** In minutes since midnight of the window's first day. */
  busy: BusyText
}
type Settings = SlotSettings & { service_minutes: number | null }

type BarberWindow = { barber: BarberRow; dayOf: (date: WindowDay) => BarberDay & { onVacation: boolean } }
/** @property index 0 is today */
type WindowDay = { day: Day; index: number; weekday: number; skipped: Interval | undefined }
type BookingWindow = { bookable: BookableTime; days: WindowDay[]; duration: number; barbers: BarberWindow[] }

const minutesPerDay = 1440

const settingsOf = {
  name: 'booking-window-settings',
  text: `SELECT ${slotSettingsColumns},
    (SELECT duration_minutes FROM services WHERE id = $1 AND is_active AND deleted_at IS NULL) AS service_minutes
    FROM studio_settings`,
}
const barbersOf = {
  name: 'booking-window-barbers',
  text: `SELECT b.id, b.first_name, b.last_name,
    (SELECT json_agg(row_to_json(w)) FROM working_days w WHERE w.barber_id = b.id) AS hours,
    (SELECT json_agg(json_build_array(v.start_day, v.end_day)) FROM vacations v
      WHERE v.barber_id = b.id AND v.end_day >= $3 AND v.start_day <= $4) AS vacations,
    (SELECT ${busyText(`(a.shop_day - $3::date) * ${minutesPerDay} + a.start_minute`)} FROM appointments a
      WHERE a.barber_id = b.id AND ${occupiesSlotSql('a', '$5')} AND a.shop_day BETWEEN $3 AND $4) AS busy
    FROM barbers b
    WHERE b.is_active AND b.deleted_at IS NULL AND ($1::uuid IS NULL OR b.id = $1)
      AND ($2::uuid IS NULL OR $1::uuid IS NOT NULL OR EXISTS
        (SELECT 1 FROM barber_services bs WHERE bs.barber_id = b.id AND bs.service_id = $2))
    ORDER BY b.sort_order, b.last_name`,
}

export async function bookableDays(platform: Platform, criteria: DaysCriteria): Promise<BookableDay[]> {
  const { bookable, days, duration, barbers } = await readWindow(platform, criteria)
  return days.map((date) => {
    const open = barbers.map(({ dayOf }) => dayOf(date))
    const working = open.filter(({ work }) => work !== undefined)
    const startedMinutes = bookable.startedMinutes(date.day)
    const starts = new Set(working.flatMap((day) => freeStartsOfDay(day, duration, startedMinutes)))
    const load = working.reduce((sum, day) => sum + workloadOf(day), 0) / Math.max(1, working.length)
    return {
      date: date.day,
      state: stateOf(open, working.length, starts.size),
      free: starts.size,
      load: Math.round(load * 100) / 100,
    }
  })
}

export async function nextAvailable(
  platform: Platform,
  criteria: DaysCriteria,
  from?: Day,
): Promise<NextAvailable> {
  const { bookable, days, duration, barbers } = await readWindow(platform, criteria)
  for (const date of days.filter(({ day }) => from === undefined || from <= day)) {
    const startedMinutes = bookable.startedMinutes(date.day)
    let best: { start: number; barber: BarberRow } | undefined
    for (const { barber, dayOf } of barbers) {
      const [start] = freeStartsOfDay(dayOf(date), duration, startedMinutes)
      if (start !== undefined && (best === undefined || start < best.start)) best = { start, barber }
    }
    if (best) {
      const { id, first_name: firstName, last_name: lastName } = best.barber
      return { date: date.day, time: minutesToTime(best.start), barber: { _id: id, firstName, lastName } }
    }
  }
  return null
}

async function readWindow({ database, clock }: Platform, criteria: DaysCriteria): Promise<BookingWindow> {
  const { booker, barberId, serviceId } = criteria
  if (barberId !== anyBarber && !isId(barberId)) throw availabilityError('BARBER_NOT_FOUND')
  if (serviceId !== undefined && !isId(serviceId)) throw availabilityError('SERVICE_NOT_FOUND')
  const result = await database.pool.query<Settings>({ ...settingsOf, values: [serviceId ?? null] })
  const [settings] = result.rows
  if (!settings || (serviceId !== undefined && settings.service_minutes === null))
    throw availabilityError('SERVICE_NOT_FOUND')
  const now = clock.now()
  const bookable = bookableTime({ settings, booker, now })
  const { rows } = await database.pool.query<BarberRow>({
    ...barbersOf,
    values: [
      barberId === anyBarber ? null : barberId,
      serviceId ?? null,
      bookable.day,
      bookable.lastDay,
      now,
    ],
  })
  if (rows.length === 0 && barberId !== anyBarber) throw availabilityError('BARBER_NOT_FOUND')
  const days = daysOf(bookable, settings.timeZone)
  const barbers = rows.map((row) => windowOf(row, days.length))
  return { bookable, days, duration: settings.service_minutes ?? criteria.duration, barbers }
}

function daysOf({ day: today, lastDay }: BookableTime, zone: string): WindowDay[] {
  const first = weekdayIndex(today)
  return Array.from({ length: daysBetween(today, lastDay) + 1 }, (_, index) => {
    const day = addDays(today, index)
    return { day, index, weekday: (first + index) % 7, skipped: skippedMinutes(day, zone) }
  })
}

function windowOf(barber: BarberRow, dayCount: number): BarberWindow {
  const hours = new Map(barber.hours.map((row) => [row.weekday, row]))
  const busy = busyDays(barber.busy, dayCount)
  return {
    barber,
    dayOf: ({ day, index, weekday, skipped }) => {
      const isOnVacation = (barber.vacations ?? []).some(([start, end]) => start <= day && day <= end)
      const row = hours.get(weekday)
      const facts = row
        ? barberDayOf({ ...row, on_vacation: isOnVacation }, busy[index] ?? [], skipped)
        : { work: undefined, busy: [] }
      return { ...facts, onVacation: isOnVacation && row?.is_working === true }
    },
  }
}

function busyDays(text: BusyText, dayCount: number): Interval[][] {
  const days = Array.from({ length: dayCount }, (): Interval[] => [])
  for (const { start, end } of busyIntervals(text)) {
    const index = Math.floor(start / minutesPerDay)
    const midnight = index * minutesPerDay
    days[index]?.push({ start: start - midnight, end: end - midnight })
  }
  return days
}

function stateOf(
  days: readonly { onVacation: boolean }[],
  working: number,
  free: number,
): BookableDay['state'] {
  if (free > 0) return 'open'
  if (working > 0) return 'full'
  return days.some(({ onVacation }) => onVacation) ? 'vacation' : 'closed'
}
