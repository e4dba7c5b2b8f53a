import type { AccountExport } from '#features/accounts/server/account-export.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { centimesToChf } from '#shared/money.ts'

import { appointmentsOfPerson, selectAppointments } from './appointment-rows.ts'

export const appointmentsForAccount: AccountExport = {
  name: 'appointments',
  async read(db, account) {
    const rows = await selectAppointments(db)
      .where(appointmentsOfPerson(account))
      .orderBy('appointments.starts_at')
      .execute()
    return rows.map((row) => ({
      date: row.shop_day,
      time: minutesToTime(row.start_minute),
      service: row.service_name,
      durationMinutes: row.duration_minutes,
      barber: `${row.barber_first_name} ${row.barber_last_name}`,
      status: row.status,
      cancellationReason: row.cancellation_reason,
      priceChf: centimesToChf(row.price_centimes),
      paidChf: centimesToChf(row.paid_centimes),
      refundedChf: centimesToChf(row.refunded_centimes),
      bookedAsGuest:
        row.guest_email === null
          ? null
          : {
              firstName: row.guest_first_name,
              lastName: row.guest_last_name,
              email: row.guest_email,
              phone: row.guest_phone,
            },
      browserTimeZone: row.browser_time_zone,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }))
  },
}
