import type { OutgoingMessage } from '#features/messages/server/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { centimesToChf } from '#shared/money.ts'

import { type AppointmentActor } from '../appointment-statuses.rules.ts'
import type { AppointmentRow } from './appointment-rows.ts'
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

export function mailedAppointmentOf(row: AppointmentRow): MailedAppointment {
  return {
    appointmentId: row.id,
    firstName: firstNameOf(row),
    barberName: `${row.barber_first_name} ${row.barber_last_name}`,
    service: row.service_name,
    date: row.shop_day,
    time: minutesToTime(row.start_minute),
    duration: row.duration_minutes,
    startsAt: row.starts_at.toISOString(),
    sequence: row.calendar_sequence,
  }
}

function firstNameOf(row: AppointmentRow): string {
  return row.client_first_name ?? row.guest_first_name ?? row.client_nickname ?? ''
}

export function nameOfCustomer(row: AppointmentRow): string {
  return `${firstNameOf(row)} ${row.client_last_name ?? row.guest_last_name ?? ''}`.trim()
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
  row: AppointmentRow,
  {
    author = 'admin',
    goesBack = true,
    paymentId,
  }: { author?: AppointmentActor; goesBack?: boolean; paymentId?: string } = {},
): OutgoingMessage[] {
  const payload: AppointmentMessage = {
    ...mailedAppointmentOf(row),
    customerName: nameOfCustomer(row),
    customerPhone: row.client_phone ?? row.guest_phone ?? row.nickname_phone ?? '',
    price: centimesToChf(row.price_centimes),
    paid: centimesToChf(row.paid_centimes - row.refunded_centimes),
    money: moneySummaryOf(row, goesBack),
    status: row.status,
    endsAt: row.ends_at.toISOString(),
    reason: row.cancellation_reason,
    isGuest: row.guest_email !== null,
    token: row.guest_email === null || occasion === 'cancelled' ? null : manageToken(platform, row.id),
  }
  const customer = row.client_email ?? row.guest_email
  // The sequence grows with every change that causes a message, so each change has a cause of its own.
  const cause = paymentId ?? `${row.id}:${row.calendar_sequence}`
  const messages: OutgoingMessage[] = []
  if (customer !== null) {
    const reason = author === 'customer' ? null : payload.reason
    messages.push({
      template: `appointment-${occasion}`,
      recipient: customer,
      payload: { ...payload, reason },
      cause,
      appointmentId: row.id,
    })
  }
  if (row.barber_email && occasion !== 'confirmed' && occasion !== 'paid') {
    messages.push({
      template: `barber-appointment-${occasion}`,
      recipient: row.barber_email,
      payload: { ...payload, token: null },
      cause,
      appointmentId: row.id,
    })
  }
  return messages
}
