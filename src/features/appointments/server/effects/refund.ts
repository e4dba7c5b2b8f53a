import { mailOwners } from '#features/accounts/server/mail-owners.ts'
import { paymentsTexts } from '#features/payments/payments.it.ts'

import { isPayable } from '../../appointment-statuses.rules.ts'
import { givesMoneyBack, netPaidOf } from '../../money.rules.ts'
import { cashOwed, retainedMoneyMail } from '../mails/cash-owed.ts'
import { refundAppointment, refundExcess } from '../reflect-payments.ts'
import type { AppointmentChange, Outcome } from './effect.ts'
import { isCancelledNow } from './is-cancelled-now.ts'

/**
 * Refunds online payments of a cancelled appointment: before the start always, afterwards if the owner orders it
 * (D-BOOK-05).
 */
export function refundWhenCancelled(change: AppointmentChange): Outcome {
  const { after, now, isRefundOrdered = false } = change
  if (!isCancelledNow(change) || !givesMoneyBack(after.startsAt, now, isRefundOrdered)) return {}
  if (netPaidOf(after.payment) === 0) return {}
  const reason = paymentsTexts.refundReasons.appointmentCancelled
  return { write: async (transaction) => await refundAppointment(transaction, after.id, { reason, now }) }
}

export function refundPriceDifference({ before, after, now }: AppointmentChange): Outcome {
  const hasNewPrice = before !== null && before.price !== after.price
  if (!hasNewPrice || after.payment.paid === 0 || !isPayable(after)) return {}
  const keep = after.price
  return { write: async (transaction) => await refundExcess(transaction, { id: after.id, keep }, now) }
}

export function mailOwedCash(change: AppointmentChange): Outcome {
  const { before, now } = change
  const owed = cashOwed(change)
  if (before === null || owed === null) return {}
  return { write: async (transaction) => await mailOwners(transaction, owed, now) }
}

export function mailRetainedMoney(change: AppointmentChange): Outcome {
  const mail = retainedMoneyMail(change)
  return mail === null
    ? {}
    : { write: async (transaction) => await mailOwners(transaction, mail, change.now) }
}
