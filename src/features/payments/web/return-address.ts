import { pages } from '#shared/pages.ts'

export type PaymentOrigin = 'prenotazione' | 'appuntamenti' | 'shop' | 'abbonamento'

const fromKey = 'da'

/** Address of the outcome page. Stripe adds the intent's id to it. */
export function returnAddress(from: PaymentOrigin, intentId?: string): string {
  const isPlan = from === 'abbonamento'
  const query = {
    ...(!isPlan && { [fromKey]: from }),
    ...(intentId !== undefined && { payment_intent: intentId }),
  }
  const search = new URLSearchParams(query).toString()
  const path = isPlan ? pages.subscription.path : pages.paymentReturn.path
  return search === '' ? path : `${path}?${search}`
}

export function paymentOriginOf(query: URLSearchParams): Exclude<PaymentOrigin, 'abbonamento'> {
  const from = query.get(fromKey)
  return from === 'appuntamenti' || from === 'shop' ? from : 'prenotazione'
}
