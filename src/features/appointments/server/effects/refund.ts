import { paymentsTexts } from '#features/payments/payments.it.ts'

import { refundAppointment } from '../change/reflect-payments.ts'
import type { AppointmentChange, Outcome } from './effect.ts'

/** Who has paid and does not come, because it was called off in time, gets the money back (D-BOOK-05). */
export function refundWhenCancelled({ before, after, now }: AppointmentChange): Outcome {
  const isCalledOff = before !== null && before.status !== 'cancelled' && after.status === 'cancelled'
  if (!isCalledOff || after.starts_at <= now || after.paid_centimes === after.refunded_centimes) return {}
  const reason = paymentsTexts.refundReasons.appointmentCancelled
  return { write: async (transaction) => await refundAppointment(transaction, after.id, { reason, now }) }
}
