import { statusTable } from '#features/appointments/appointment-statuses.rules.ts'
import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { type Appointment, barberName } from '#features/appointments/server/appointment.ts'
import { emailOf, nameOfCustomer } from '#features/appointments/server/customer.ts'
import type { Platform } from '#platform/platform.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { type Cell, toCsv } from '#shared/csv.ts'
import { centimesToChf } from '#shared/money.ts'

import { maxListDays } from '../calendar.contract.ts'
import { periodsOf } from '../calendar.rules.ts'
import { exportTexts } from '../exports.it.ts'
import { appointmentsOf, type Period } from './staff-appointments.ts'

export async function exportAppointments(
  { database }: Platform,
  period: Period,
  barberId: string | undefined,
): Promise<string> {
  const lines: Cell[][] = []
  // In pieces, so that other calls are answered in between.
  for (const piece of periodsOf(period, maxListDays)) {
    const rows = await appointmentsOf(database.db, piece, barberId)
    lines.push(...rows.map(lineOf))
  }
  return toCsv(exportTexts.appointments, lines)
}

function lineOf(appointment: Appointment): Cell[] {
  return [
    appointment.day,
    minutesToTime(appointment.start),
    appointment.duration,
    barberName(appointment),
    appointment.service.name,
    centimesToChf(appointment.price).toFixed(2),
    statusTable[appointment.status].label,
    appointment.payment.type === 'online'
      ? appointmentsTexts.paymentType.online
      : appointmentsTexts.paymentType.in_person,
    nameOfCustomer(appointment.customer),
    emailOf(appointment.customer),
    appointment.customer.phone,
    appointment.cancellationReason,
  ]
}
