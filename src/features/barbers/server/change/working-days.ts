import { timeToMinutes, weekdays } from '#shared/calendar-time.ts'

import type { WorkingDay } from '../../barbers.contract.ts'

export function workingDayRow(barberId: string, day: WorkingDay) {
  return {
    barber_id: barberId,
    weekday: weekdays.indexOf(day.day),
    is_working: day.isWorking,
    start_minute: timeToMinutes(day.startTime),
    end_minute: timeToMinutes(day.endTime),
    break_start_minute: day.breakStart === null ? null : timeToMinutes(day.breakStart),
    break_end_minute: day.breakEnd === null ? null : timeToMinutes(day.breakEnd),
  }
}

export function auditedWeek(days: readonly WorkingDay[]): Record<string, string> {
  return Object.fromEntries(days.map((day) => [day.day, auditedDay(day)]))
}

function auditedDay({ isWorking, startTime, endTime, breakStart, breakEnd }: WorkingDay): string {
  if (!isWorking) return 'chiuso'
  const pause = breakStart === null || breakEnd === null ? '' : `, pausa ${breakStart}–${breakEnd}`
  return `${startTime}–${endTime}${pause}`
}
