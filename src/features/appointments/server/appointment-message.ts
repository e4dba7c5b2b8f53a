import type { OutgoingMessage } from '#features/messages/server/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { centimesToChf } from '#shared/money.ts'

import { type AppointmentActor } from '../appointment-statuses.rules.ts'
import { type Appointment, barberName } from './appointment.ts'
import { nameOfCustomer, firstNameOf, emailOf } from './customer.ts'
import { moneySummaryOf, type MoneySummary } from './mails/money-summary.ts'
import { manageToken } from './manage-link.ts'

export type Occasion = 'booked' | 'confirmed' | 'moved' | 'cancelled' | 'paid'

export type MailedAppointment = {
  appointmentId: string
  firstName: string
  barberName: string
  service: string
  date: string
  time: string
  duration: number
  startsAt: string
  sequence: number
}

/** A snapshot of the appointment for its mails; later changes do not alter it. */
export type AppointmentMessage = MailedAppointment & {
  customerName: string
  customerPhone: string
  price: number
  paid: number
  money: MoneySummary
  status: string
  endsAt: string
  reason: string | null
  isGuest: boolean
  token: string | null
}

export function mailedAppointmentOf(appointment: Appointment): MailedAppointment {
  return {
    appointmentId: appointment.id,
    firstName: firstNameOf(appointment.customer),
    barberName: barberName(appointment),
    service: appointment.service.name,
    date: appointment.day,
    time: minutesToTime(appointment.start),
    duration: appointment.duration,
    startsAt: appointment.startsAt.toISOString(),
    sequence: appointment.calendarSequence,
  }
}

/**
 * Returns one message for the customer and one for the barber, if they have an address. Confirmations and payments go
 * to the customer alone.
 * @param goesBack whether a cancellation refunds the money
 * @param paymentId for the occasion 'paid'
 * @param author of the reason: a customer's words go to the shop only, since the address may belong to a stranger
 */
export function appointmentMails(
  platform: Platform,
  occasion: Occasion,
  appointment: Appointment,
  {
    author = 'admin',
    goesBack = true,
    paymentId,
  }: { author?: AppointmentActor; goesBack?: boolean; paymentId?: string } = {},
): OutgoingMessage[] {
  const payload: AppointmentMessage = {
    ...mailedAppointmentOf(appointment),
    customerName: nameOfCustomer(appointment.customer),
    customerPhone: appointment.customer.phone ?? '',
    price: centimesToChf(appointment.price),
    paid: centimesToChf(appointment.payment.paid - appointment.payment.refunded),
    money: moneySummaryOf(appointment, goesBack),
    status: appointment.status,
    endsAt: appointment.endsAt.toISOString(),
    reason: appointment.cancellationReason,
    isGuest: appointment.customer.kind === 'guest',
    token:
      appointment.customer.kind !== 'guest' || occasion === 'cancelled'
        ? null
        : manageToken(platform, appointment.id),
  }
  const customer = emailOf(appointment.customer)
  // The sequence grows with every change that causes a message, so each change has a cause of its own.
  const cause = paymentId ?? `${appointment.id}:${appointment.calendarSequence}`
  const messages: OutgoingMessage[] = []
  if (customer !== null) {
    const reason = author === 'customer' ? null : payload.reason
    messages.push({
      template: `appointment-${occasion}`,
      recipient: customer,
      payload: { ...payload, reason },
      cause,
      appointmentId: appointment.id,
    })
  }
  if (appointment.barber.email && occasion !== 'confirmed' && occasion !== 'paid') {
    messages.push({
      template: `barber-appointment-${occasion}`,
      recipient: appointment.barber.email,
      payload: { ...payload, token: null },
      cause,
      appointmentId: appointment.id,
    })
  }
  return messages
}
