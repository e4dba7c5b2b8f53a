import { weekdayOf } from '#shared/calendar-time.ts'

import type { WorkingDay } from '../../barbers.contract.ts'
import { isOutsideHours, isSameDay } from '../../working-hours.rules.ts'
import { presentPublicBarber } from '../barber-rows.ts'
import type { BarberPart } from './change-barber.ts'
import { auditedWeek, workingDayRow } from './working-days.ts'

export function workingHoursPart(workingHours: readonly WorkingDay[]): BarberPart {
  return async ({ transaction, before, ahead, record }) => {
    const { workingHours: former } = presentPublicBarber(before)
    const rows = workingHours.map((day) => workingDayRow(before.id, day))
    for (const { weekday, barber_id: barberId, ...hours } of rows) {
      await transaction.db
        .updateTable('working_days')
        .set(hours)
        .where('barber_id', '=', barberId)
        .where('weekday', '=', weekday)
        .execute()
    }
    await record('working_hours', {
      before: auditedWeek(former),
      after: auditedWeek(workingHours),
    })
    const changed = workingHours.filter(
      (day) =>
        !isSameDay(
          day,
          former.find((known) => known.day === day.day),
        ),
    )
    return ahead.filter(({ date, time, duration }) =>
      changed.some((day) => day.day === weekdayOf(date) && isOutsideHours(day, time, duration)),
    )
  }
}
