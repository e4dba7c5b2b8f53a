import { pages } from '#shared/pages.ts'

/** Where somebody who pays came from: a guest's booking, the own appointments, the shop, or the salon's own plan. */
export type PaidFrom = 'prenotazione' | 'appuntamenti' | 'shop' | 'abbonamento'

const fromKey = 'da'

/** Where it is asked what came of a payment. Stripe adds the intent's id to the address that it is given. */
export function returnAddress(from: PaidFrom, intentId?: string): string {
  const isPlan = from === 'abbonamento'
  const query = {
    ...(!isPlan && { [fromKey]: from }),
    ...(intentId !== undefined && { payment_intent: intentId }),
  }
  const search = new URLSearchParams(query).toString()
  const path = isPlan ? pages.subscription.path : pages.paymentReturn.path
  return search === '' ? path : `${path}?${search}`
}

export function paidFrom(query: URLSearchParams): Exclude<PaidFrom, 'abbonamento'> {
  const from = query.get(fromKey)
  return from === 'appuntamenti' || from === 'shop' ? from : 'prenotazione'
}
