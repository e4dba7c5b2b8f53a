import { appointmentIs } from '#features/availability/server/public.ts'
import type { Db } from '#platform/database/database.ts'

import type { AffectedAppointment } from '../affected.contract.ts'
import { customerName } from '../appointments.rules.ts'
import { presentAppointment, selectAppointments } from './appointment-rows.ts'

/** A barber's live appointments that have not begun, soonest first. */
export async function appointmentsAhead(db: Db, barberId: string, now: Date): Promise<AffectedAppointment[]> {
  const rows = await selectAppointments(db)
    .where('appointments.barber_id', '=', barberId)
    .where(appointmentIs.ahead(now))
    .orderBy('appointments.starts_at')
    .execute()
  return rows.map((row) => {
    const appointment = presentAppointment(row, now)
    const { _id, date, time, service, duration, status } = appointment
    return { _id, date, time, service, duration, status, customerName: customerName(appointment) ?? '' }
  })
}
