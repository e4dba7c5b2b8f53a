import { formatChf } from '#shared/money.ts'

import { paidTexts } from '../payments-screens.it.ts'

/** @property payment sums in CHF; `keptCash` is the part of `kept` that was paid in cash */
export type PaidAppointment = {
  paymentType: 'in_person' | 'online'
  payment: { status: string; due: number; kept: number; keptCash: number }
}

/** @property isPaid at least in part @property isDue something is left to pay */
type PaidState = { label: string; tone: 'plain' | 'ok' | 'wait'; isPaid: boolean; isDue: boolean }

export function paidState({
  paymentType,
  payment: { status, due, kept, keptCash },
}: PaidAppointment): PaidState {
  switch (status) {
    case 'completed': {
      const isInTwoWays = keptCash > 0 && keptCash < kept
      const label = isInTwoWays ? paidTexts.twoWays : paidTexts[paymentType]
      return { label, tone: 'ok', isPaid: true, isDue: false }
    }
    case 'partially_refunded':
      return { label: paidTexts.partially_refunded, tone: 'ok', isPaid: true, isDue: false }
    case 'partially_paid':
      return { label: paidTexts.partially_paid(formatChf(due)), tone: 'wait', isPaid: true, isDue: true }
    case 'refunded':
      return { label: paidTexts.refunded, tone: 'plain', isPaid: false, isDue: true }
    default:
      return { label: paidTexts.pending, tone: 'wait', isPaid: false, isDue: true }
  }
}
