import { netPaidOf } from '#features/appointments/money.rules.ts'
import {
  type AppointmentRow,
  customerNameColumns,
  customerNameOf,
  moneyOf,
  statusOf,
} from '#features/appointments/server/appointment-rows.ts'
import type { Db } from '#platform/database/database.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { centimesToChf } from '#shared/money.ts'

import type { MonthEntry } from '../calendar.contract.ts'
import { appointmentsIn, type Period } from './staff-appointments.ts'

/** @param barberId undefined for all barbers */
export async function monthEntriesOf(
  db: Db,
  period: Period,
  barberId: string | undefined,
): Promise<MonthEntry[]> {
  const rows = await appointmentsIn(db, period, barberId)
    .clearSelect()
    .select([
      'appointments.id',
      'appointments.shop_day',
      'appointments.start_minute',
      'appointments.duration_minutes',
      'appointments.price_centimes',
      'appointments.paid_centimes',
      'appointments.refunded_centimes',
      'appointments.gesture_centimes',
      'appointments.status',
      'appointments.barber_id',
      ...customerNameColumns,
    ])
    .$narrowType<Pick<AppointmentRow, 'status'>>()
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    date: row.shop_day,
    time: minutesToTime(row.start_minute),
    duration: row.duration_minutes,
    price: centimesToChf(row.price_centimes),
    status: statusOf(row),
    barber: { _id: row.barber_id },
    customer: customerNameOf(row),
    payment: { kept: centimesToChf(netPaidOf(moneyOf(row))) },
  }))
}
