import type { AccountExport } from '#features/accounts/server/account-export.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { centimesToChf } from '#shared/money.ts'

import { selectAppointments, appointmentsOfPerson, fetchAppointments } from './appointment-rows.ts'
import { barberName } from './appointment.ts'
import { contactOf } from './customer.ts'

export const appointmentsForAccount: AccountExport = {
  name: 'appointments',
  async read(db, account) {
    const own = selectAppointments(db).where(appointmentsOfPerson(account)).orderBy('appointments.starts_at')
    return (await fetchAppointments(own)).map((appointment) => ({
      date: appointment.day,
      time: minutesToTime(appointment.start),
      service: appointment.service.name,
      durationMinutes: appointment.duration,
      barber: barberName(appointment),
      status: appointment.status,
      cancellationReason: appointment.cancellationReason,
      priceChf: centimesToChf(appointment.price),
      paidChf: centimesToChf(appointment.payment.paid),
      refundedChf: centimesToChf(appointment.payment.refunded),
      bookedAsGuest: appointment.customer.kind === 'guest' ? contactOf(appointment.customer) : null,
      browserTimeZone: appointment.browserTimeZone,
      createdAt: appointment.createdAt,
      updatedAt: appointment.updatedAt,
    }))
  },
}
