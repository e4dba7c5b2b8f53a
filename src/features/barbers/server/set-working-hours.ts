import { appointmentsAhead } from '#features/appointments/server/public.ts'
import { auditActor, recordChange } from '#features/audit/server/public.ts'
import type { Platform } from '#platform/platform.ts'
import { weekdayOf } from '#shared/calendar-time.ts'

import type { Barber, WorkingHoursRequest } from '../staff.contract.ts'
import { isOutsideHours, isSameDay } from '../working-hours.rules.ts'
import { presentPublicBarber } from './barber-rows.ts'
import { type BarberCall, changeBarber } from './change-barber.ts'
import { appointmentsAffected } from './errors.ts'
import { auditedWeek, workingDayRow } from './working-days.ts'

/**
 * A barber's week. Appointments that no longer fit stay: without `keepAppointments` nothing is saved and the answer
 * names them.
 * @throws AppError 403, 404, 409
 */
export async function setWorkingHours(
  platform: Platform,
  call: BarberCall,
  { workingHours, keepAppointments, updatedAt }: WorkingHoursRequest,
): Promise<Barber> {
  return await changeBarber(platform, { ...call, updatedAt }, async ({ transaction, before, name, now }) => {
    const { db } = transaction
    const { workingHours: former } = presentPublicBarber(before)
    const changed = workingHours.filter(
      (day) =>
        !isSameDay(
          day,
          former.find((known) => known.day === day.day),
        ),
    )
    if (!keepAppointments && changed.length > 0) {
      const ahead = await appointmentsAhead(db, before.id, now)
      const affected = ahead.filter(({ date, time, duration }) =>
        changed.some((day) => day.day === weekdayOf(date) && isOutsideHours(day, time, duration)),
      )
      if (affected.length > 0) throw appointmentsAffected(affected)
    }
    const rows = workingHours.map((day) => workingDayRow(before.id, day))
    for (const { weekday, barber_id: barberId, ...hours } of rows) {
      await db
        .updateTable('working_days')
        .set(hours)
        .where('barber_id', '=', barberId)
        .where('weekday', '=', weekday)
        .execute()
    }
    await recordChange(transaction, auditActor(call.session), now, {
      entity: 'working_hours',
      id: before.id,
      name,
      action: 'updated',
      before: auditedWeek(former),
      after: auditedWeek(workingHours),
    })
  })
}
