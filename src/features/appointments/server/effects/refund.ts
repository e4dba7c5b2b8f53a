import { paymentsTexts } from '#features/payments/payments.it.ts'

import { refundAppointment, refundExcess } from '../change/reflect-payments.ts'
import type { AppointmentChange, Outcome } from './effect.ts'

/** Who has paid and does not come, because it was called off in time, gets the money back (D-BOOK-05). */
export function refundWhenCancelled({ before, after, now }: AppointmentChange): Outcome {
  const isCalledOff = before !== null && before.status !== 'cancelled' && after.status === 'cancelled'
  if (!isCalledOff || after.starts_at <= now || after.paid_centimes === after.refunded_centimes) return {}
  const reason = paymentsTexts.refundReasons.appointmentCancelled
  return { write: async (transaction) => await refundAppointment(transaction, after.id, { reason, now }) }
}

/** Moved to another service, it is paid in part, or the rest goes back. */
export function followPrice({ before, after, now }: AppointmentChange): Outcome {
  const hasNewPrice = before !== null && before.price_centimes !== after.price_centimes
  if (!hasNewPrice || after.paid_centimes === 0 || after.status === 'cancelled') return {}
  return {
    write: async (transaction) =>
      await refundExcess(transaction, { id: after.id, keep: after.price_centimes }, now),
  }
}
