import type { AppointmentAnswer } from '#features/appointments/appointments.contract.ts'
import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import {
  type AppointmentRow,
  bookingError,
  findAppointment,
  findHold,
  presentAppointment,
} from '#features/appointments/server/public.ts'
import { paymentsTexts } from '#features/payments/payments.it.ts'
import { type PaymentRow, type Payables, readPayment, askWhatCame } from '#features/payments/server/public.ts'
import { shopDayOf } from '#features/studio/server/public.ts'
import { AppError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'
import { timeToMinutes } from '#shared/calendar-time.ts'

import type { GuestBookingRequest } from '../booking.contract.ts'

type Till = { platform: Platform; payables: Payables }

/**
 * A guest says that they have paid: Stripe is asked. The chair was held for this payment, and for nothing else; while Stripe
 * is away it stays held, and is booked when Stripe says so.
 * @throws AppError 402 when it was not paid, for this, or at all; 409 when the chair is gone and the money goes back
 */
export async function bookPaidAppointment(
  till: Till,
  request: GuestBookingRequest,
): Promise<AppointmentAnswer> {
  const { platform } = till
  const { db } = platform.database
  const intentId = request.payment?.stripePaymentIntentId
  const claimed = intentId ? await readPayment(db, 'stripe_intent_id', intentId) : undefined
  if (!claimed) throw bookingError('PAYMENT_REQUIRED')
  const told = await askWhatCame(till, claimed)
  const payment = (await readPayment(db, 'id', claimed.id)) ?? claimed
  if (payment.unfulfilled !== null) throw refunded(payment)
  const row = await paidFor(platform, payment, told === 'unknown' || told === 'processing')
  if (!row || !(await isAsked(platform, row, request))) throw bookingError('PAYMENT_REQUIRED')
  const message = payment.state === 'succeeded' ? appointmentsTexts.booked : paymentsTexts.processing
  return { ...presentAppointment(row, platform.clock.now()), success: true, message }
}

/** Booked; or still held, when nobody could be asked. */
async function paidFor(
  { database: { db } }: Platform,
  { appointment_id: id, state }: PaymentRow,
  isUndecided: boolean,
): Promise<AppointmentRow | undefined> {
  if (id === null) return undefined
  if (state === 'succeeded') return await findAppointment(db, id)
  const held = isUndecided ? await findHold(db, id) : undefined
  return held && { ...held, status: 'pending' }
}

/** The same person, at the same time: a payment is used once. */
async function isAsked(
  platform: Platform,
  row: AppointmentRow,
  { email, date, time }: GuestBookingRequest,
): Promise<boolean> {
  return (
    row.guest_email?.toLowerCase() === email.toLowerCase() &&
    row.shop_day === (await shopDayOf(platform, date)) &&
    row.start_minute === timeToMinutes(time)
  )
}

function refunded({ unfulfilled }: PaymentRow): AppError {
  const { code, status } = bookingError('SLOT_TAKEN')
  return new AppError(code, status, paymentsTexts.givenBack(unfulfilled ?? ''))
}
