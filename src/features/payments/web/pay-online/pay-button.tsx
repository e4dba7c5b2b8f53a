import { formatChf } from '#shared/money.ts'
import { BusyButton } from '#ui/forms/busy-button.tsx'

import { payOnlineTexts as texts } from '../../payments-screens.it.ts'
import { payFormId } from './pay-form-id.ts'
import type { PreparedPaymentSteps } from './use-prepared-payment.ts'

type Props = {
  size: 'md' | 'lg'
  /** CHF */
  amount: number
  online: Pick<PreparedPaymentSteps, 'state' | 'isGivingUp'>
}

/** Pays what was prepared; it stands outside Stripe's form. */
export function PayButton({ size, amount, online }: Props) {
  return (
    <BusyButton
      type="submit"
      form={payFormId}
      size={size}
      disabled={online.state === 'loading'}
      busy={online.state === 'paying' || online.isGivingUp}
      busyLabel={texts.paying}
    >
      {texts.pay(formatChf(amount))}
    </BusyButton>
  )
}
