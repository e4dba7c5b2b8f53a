import type { AppointmentAnswer } from '#features/appointments/appointments.contract.ts'
import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { type Appointment, asPending } from '#features/appointments/server/appointment.ts'
import { findHold } from '#features/appointments/server/book-held-slot.ts'
import { bookingError } from '#features/appointments/server/errors.ts'
import { findAppointment } from '#features/appointments/server/load-appointment.ts'
import { presentAppointment } from '#features/appointments/server/present-appointment.ts'
import { paymentsTexts } from '#features/payments/payments.it.ts'
import type { Payables } from '#features/payments/server/payable.ts'
import { type PaymentRow, readPayment } from '#features/payments/server/payment-rows.ts'
import { syncWithStripe } from '#features/payments/server/settle-payment.ts'
import { shopDayOf } from '#features/settings/server/shop-day.ts'
import { AppError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'
import { timeToMinutes } from '#shared/calendar-time.ts'

import type { GuestBookingRequest } from '../booking.contract.ts'

type PaidBookingDeps = { platform: Platform; payables: Payables }

/**
 * Finds the appointment of a payment that the guest claims to have made; the server asks Stripe. The slot was held for
 * this payment only. While Stripe is unavailable the hold stays, and becomes an appointment later.
 * @throws AppError 402 when it is not paid, or paid for another booking; 409 when the slot is gone and the money is
 * refunded
 */
export async function bookPaidAppointment(
  deps: PaidBookingDeps,
  request: GuestBookingRequest,
): Promise<AppointmentAnswer> {
  const { platform } = deps
  const { db } = platform.database
  const intentId = request.payment?.stripePaymentIntentId
  const claimed = intentId ? await readPayment(db, 'stripe_intent_id', intentId) : undefined
  if (!claimed) throw bookingError('PAYMENT_REQUIRED')
  const { payment, status } = await syncWithStripe(deps, claimed)
  if (payment.unfulfilled !== null) throw refunded(payment)
  const appointment = await paidFor(platform, payment, status === 'unknown' || status === 'processing')
  if (!appointment || !(await isSameBooking(platform, appointment, request)))
    throw bookingError('PAYMENT_REQUIRED')
  const message = payment.state === 'succeeded' ? appointmentsTexts.booked : paymentsTexts.processing
  return { ...presentAppointment(appointment, platform.clock.now()), success: true, message }
}

async function paidFor(
  { database: { db } }: Platform,
  { appointment_id: id, state }: PaymentRow,
  isUndecided: boolean,
): Promise<Appointment | undefined> {
  if (id === null) return undefined
  if (state === 'succeeded') return await findAppointment(db, id)
  const held = isUndecided ? await findHold(db, id) : undefined
  return held && asPending(held)
}

/** A payment counts for one booking only: the same address at the same time. */
async function isSameBooking(
  platform: Platform,
  { customer, day, start }: Appointment,
  { email, date, time }: GuestBookingRequest,
): Promise<boolean> {
  return (
    customer.kind === 'guest' &&
    customer.email.toLowerCase() === email.toLowerCase() &&
    day === (await shopDayOf(platform, date)) &&
    start === timeToMinutes(time)
  )
}

function refunded({ unfulfilled }: PaymentRow): AppError {
  const { code, status } = bookingError('SLOT_TAKEN')
  return new AppError(code, status, paymentsTexts.givenBack(unfulfilled ?? ''))
}
