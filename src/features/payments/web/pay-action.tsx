import { formatChf } from '#shared/money.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'

import { payOnlineTexts as texts } from '../payments-screens.it.ts'
import { payerFormId, payFormId } from './form-ids.ts'
import { usePayerFormShown } from './payer-form-shown.ts'
import type { PreparedPayment, PreparedPaymentSteps } from './use-prepared-payment.ts'

type Props = {
  size: 'md' | 'lg'
  prepared: PreparedPayment | null
  online: Pick<PreparedPaymentSteps, 'state' | 'isGivingUp'>
  isReady: boolean
  isSending: boolean
  label: string
  busyLabel: string
}

/** Submits the payer's form, then Stripe's; the button stands outside both. */
export function PayAction({ size, prepared, online, isReady, isSending, label, busyLabel }: Props) {
  const isFormShown = usePayerFormShown()
  if (!prepared) {
    return (
      <BusyButton
        type="submit"
        form={payerFormId}
        size={size}
        disabled={!isReady || !isFormShown}
        isBusy={isSending}
        busyLabel={busyLabel}
      >
        {label}
      </BusyButton>
    )
  }
  return (
    <BusyButton
      type="submit"
      form={payFormId}
      size={size}
      disabled={online.state === 'loading'}
      isBusy={online.state === 'paying' || online.isGivingUp}
      busyLabel={texts.paying}
    >
      {texts.pay(formatChf(prepared.amount))}
    </BusyButton>
  )
}
