import { paidTexts } from '../payments-screens.it.ts'

/** What the wire says of an appointment's money. */
export type Paid = { paymentType: 'in_person' | 'online'; payment: { status: string } }

type PaidState = { label: string; tone: 'plain' | 'ok' | 'wait'; isPaid: boolean }

/** Whether and how it is paid. */
export function paidState({ paymentType, payment: { status } }: Paid): PaidState {
  if (status === 'completed') return { label: paidTexts[paymentType], tone: 'ok', isPaid: true }
  if (status === 'partially_refunded')
    return { label: paidTexts.partially_refunded, tone: 'ok', isPaid: true }
  if (status === 'refunded') return { label: paidTexts.refunded, tone: 'plain', isPaid: false }
  return { label: paidTexts.pending, tone: 'wait', isPaid: false }
}
