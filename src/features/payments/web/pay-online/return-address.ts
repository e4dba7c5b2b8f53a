import { pages } from '#shared/pages.ts'

/** Where somebody who pays came from: a guest's booking, or the own appointments. */
export type PaidFrom = 'prenotazione' | 'appuntamenti'

const fromKey = 'da'

/** Where it is asked what came of a payment. Stripe adds the intent's id to the address that it is given. */
export function returnAddress(from: PaidFrom, intentId?: string): string {
  const query = { [fromKey]: from, ...(intentId !== undefined && { payment_intent: intentId }) }
  return `${pages.paymentReturn.path}?${new URLSearchParams(query).toString()}`
}

export function paidFrom(query: URLSearchParams): PaidFrom {
  return query.get(fromKey) === 'appuntamenti' ? 'appuntamenti' : 'prenotazione'
}
