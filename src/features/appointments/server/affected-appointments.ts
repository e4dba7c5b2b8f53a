import { appointmentSql } from '#features/availability/server/occupancy.ts'
import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import type { AffectedAppointment } from '../affected.contract.ts'
import { customerName } from '../appointments.rules.ts'
import {
  type AppointmentRow,
  presentAppointment,
  selectAppointments,
  selectHolds,
} from './appointment-rows.ts'
import { removeHoldSilently } from './release-hold.ts'

export async function appointmentsAhead(db: Db, barberId: string, now: Date): Promise<AffectedAppointment[]> {
  const rows = await selectAppointments(db)
    .where('appointments.barber_id', '=', barberId)
    .where(appointmentSql.ahead(now))
    .orderBy('appointments.starts_at')
    .execute()
  return rows.map((row) => presentAffected(row, now))
}

/**
 * Returns a barber's held slots. The caller must have locked the barber's row, so that none is booked meanwhile.
 */
export async function holdsAhead(db: Db, barberId: string, now: Date): Promise<AffectedAppointment[]> {
  const rows = await selectHolds(db)
    .where('appointments.barber_id', '=', barberId)
    .orderBy('appointments.id')
    .execute()
  return rows.map((row) => presentAffected({ ...row, status: 'pending' }, now))
}

/** Drops holds because the shop's own plans come first. A customer who still pays for one gets a refund. */
export async function releaseHolds(
  transaction: Transaction,
  holds: Iterable<Pick<AffectedAppointment, '_id'>>,
): Promise<void> {
  for (const { _id } of holds) await removeHoldSilently(transaction, _id)
}

function presentAffected(row: AppointmentRow, now: Date): AffectedAppointment {
  const appointment = presentAppointment(row, now)
  const { _id, date, time, service, duration, status } = appointment
  return { _id, date, time, service, duration, status, customerName: customerName(appointment) ?? '' }
}
