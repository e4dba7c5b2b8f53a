import { useSearchParams } from 'react-router'

import { shopTitle } from '#features/settings/web/use-public-settings.ts'

import { returnTexts as texts } from '../payments-screens.it.ts'
import { PaymentOutcomeScreen } from './payment-return/payment-outcome.tsx'
import { UnknownPayment } from './payment-return/unknown-payment.tsx'
import { paymentOriginOf } from './return-address.ts'

export function meta() {
  return [
    { title: shopTitle(texts.pageTitle) },
    // Stripe adds secrets to the address: no other site may read it.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function PaymentReturnPage() {
  const [search] = useSearchParams()
  const intentId = search.get('payment_intent')
  if (!intentId) return <UnknownPayment />
  return <PaymentOutcomeScreen intentId={intentId} from={paymentOriginOf(search)} />
}
