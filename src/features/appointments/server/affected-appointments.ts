import { appointmentSql } from '#features/availability/server/occupancy.ts'
import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { minutesToTime } from '#shared/calendar-time.ts'

import type { AffectedAppointment } from '../affected.contract.ts'
import { type AppointmentStatus } from '../appointment-statuses.rules.ts'
import { selectAppointments, selectHolds, fetchAppointments, fetchHolds } from './appointment-rows.ts'
import type { Appointment, Hold } from './appointment.ts'
import { nameOfCustomer } from './customer.ts'
import { removeHoldSilently } from './release-hold.ts'

export async function appointmentsAhead(db: Db, barberId: string, now: Date): Promise<AffectedAppointment[]> {
  const ahead = selectAppointments(db)
    .where('appointments.barber_id', '=', barberId)
    .where(appointmentSql.ahead(now))
    .orderBy('appointments.starts_at')
  return (await fetchAppointments(ahead)).map((appointment) =>
    presentAffected(appointment, appointment.status),
  )
}

/**
 * Returns a barber's held slots. The caller must have locked the barber's row, so that none is booked meanwhile.
 */
export async function holdsAhead(db: Db, barberId: string): Promise<AffectedAppointment[]> {
  const holds = selectHolds(db).where('appointments.barber_id', '=', barberId).orderBy('appointments.id')
  return (await fetchHolds(holds)).map((hold) => presentAffected(hold, 'pending'))
}

/** Drops holds because the shop's own plans come first. A customer who still pays for one gets a refund. */
export async function releaseHolds(
  transaction: Transaction,
  holds: Iterable<Pick<AffectedAppointment, '_id'>>,
): Promise<void> {
  for (const { _id } of holds) await removeHoldSilently(transaction, _id)
}

function presentAffected(visit: Appointment | Hold, status: AppointmentStatus): AffectedAppointment {
  const { id, day, start, service, duration, customer } = visit
  return {
    _id: id,
    date: day,
    time: minutesToTime(start),
    service: service.name,
    duration,
    status,
    customerName: customer ? nameOfCustomer(customer) : '',
  }
}
