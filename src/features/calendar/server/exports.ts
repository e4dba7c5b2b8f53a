import { statusTable } from '#features/appointments/appointment-statuses.rules.ts'
import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { nameOfCustomer } from '#features/appointments/server/appointment-message.ts'
import { type AppointmentRow, statusOf } from '#features/appointments/server/appointment-rows.ts'
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

function lineOf(row: AppointmentRow): Cell[] {
  return [
    row.shop_day,
    minutesToTime(row.start_minute),
    row.duration_minutes,
    `${row.barber_first_name} ${row.barber_last_name}`,
    row.service_name,
    centimesToChf(row.price_centimes).toFixed(2),
    statusTable[statusOf(row)].label,
    row.payment_type === 'online'
      ? appointmentsTexts.paymentType.online
      : appointmentsTexts.paymentType.in_person,
    nameOfCustomer(row),
    row.client_email ?? row.guest_email,
    row.client_phone ?? row.guest_phone ?? row.nickname_phone,
    row.cancellation_reason,
  ]
}
