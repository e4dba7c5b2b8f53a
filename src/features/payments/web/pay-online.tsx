import { Elements } from '@stripe/react-stripe-js'
import type { StripeElementsOptionsClientSecret } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'

import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { currentColorScheme, onColorSchemeChange } from '#ui/theme/color-scheme.ts'

import { payOnlineTexts as texts } from '../payments-screens.it.ts'
import { appearanceOf } from './appearance.ts'
import type { StripeAccount } from './payment-config-query.ts'
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx'
import { useStripe } from './use-stripe.ts'

type Props = PaymentFormProps & { clientSecret: string; account?: StripeAccount }

/** Card or TWINT in Stripe's own fields. The browser's result is not trusted: the server asks Stripe. */
export default function PayOnline({ clientSecret, account = 'salon', ...form }: Props) {
  const { stripe, isError, retry } = useStripe(account)
  const appearance = useAppearance()
  if (isError) return <Notice kind="error" message={texts.stripeMissing} onRetry={retry} />
  if (!stripe) {
    return (
      <div aria-busy="true">
        <FadeSkeleton block height={280} />
        <span className="vh" role="status">
          {texts.loading}
        </span>
      </div>
    )
  }
  const options: StripeElementsOptionsClientSecret = { clientSecret, appearance, locale: 'it' }
  return (
    <Elements key={clientSecret} stripe={stripe} options={options}>
      <PaymentForm {...form} />
    </Elements>
  )
}

function useAppearance() {
  const [appearance, setAppearance] = useState(() => appearanceOf(currentColorScheme()))
  useEffect(() => onColorSchemeChange((scheme) => setAppearance(appearanceOf(scheme))), [])
  return appearance
}
