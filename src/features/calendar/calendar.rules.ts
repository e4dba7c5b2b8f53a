import {
  type AppointmentStatus,
  isCounted,
  isPayable,
} from '#features/appointments/appointment-statuses.rules.ts'
import type { AppointmentView } from '#features/appointments/appointments.contract.ts'
import type { Day } from '#shared/calendar-time.ts'
import { addDays, daysBetween, isDay, timeToMinutes } from '#shared/calendar-time.ts'
import { centimesToChf, chfToCentimes } from '#shared/money.ts'

import type { CalendarView } from './calendar.contract.ts'

export function lastDayOf(view: CalendarView, startDate: Day): Day {
  if (view === 'day') return startDate
  if (view === 'week') return addDays(startDate, 6)
  const nextMonth = addDays(`${startDate.slice(0, 7)}-28`, 4)
  const lastDay = addDays(`${nextMonth.slice(0, 7)}-01`, -1)
  return isDay(lastDay) ? lastDay : startDate
}

type Period = { from: Day; to: Day }

export function periodsOf({ from, to }: Period, longest: number): Period[] {
  const periods: Period[] = []
  for (let start = from; start <= to; start = addDays(start, longest)) {
    const end = addDays(start, longest - 1)
    periods.push({ from: start, to: end < to ? end : to })
  }
  return periods
}

/** @property paid CHF in the till or with Stripe, cancelled appointments included */
export type DaySummary = {
  total: number
  confirmed: number
  completed: number
  revenue: number
  paid: number
}

export type Summarised = Pick<AppointmentView, 'status' | 'price' | 'date' | 'time'> & {
  payment: Pick<AppointmentView['payment'], 'kept'>
}

/**
 * Computes 'Riepilogo Giornata'. The revenue (CHF) excludes cancelled appointments and those still pending a day after their
 * start.
 */
export function summarise(
  appointments: readonly Summarised[],
  now: { day: Day; minutes: number },
): DaySummary {
  const count = (wantedStatus: AppointmentStatus) =>
    appointments.filter(({ status }) => status === wantedStatus).length
  const expected = appointments.filter(
    (entry) => isCounted(entry) && isPayable(entry) && !isForgotten(entry, now),
  )
  return {
    total: appointments.length,
    confirmed: count('confirmed'),
    completed: count('completed'),
    revenue: sumOf(expected.map(({ price }) => price)),
    paid: sumOf(appointments.map(({ payment }) => payment.kept)),
  }
}

/** CHF, summed in centimes. */
function sumOf(amounts: readonly number[]): number {
  return centimesToChf(amounts.reduce((sum, amount) => sum + chfToCentimes(amount), 0))
}

function isForgotten({ status, date, time }: Summarised, now: { day: Day; minutes: number }): boolean {
  const days = daysBetween(date, now.day)
  return status === 'pending' && (days > 1 || (days === 1 && timeToMinutes(time) < now.minutes))
}
