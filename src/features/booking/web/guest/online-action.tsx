import { guestTexts } from '#features/booking/booking-screens.it.ts'
import { payOnlineTexts } from '#features/payments/payments-screens.it.ts'
import { formatChf } from '#shared/money.ts'
import { BusyButton } from '#ui/forms/busy-button.tsx'

import type { PreparedPayment } from '../drafts.ts'
import type { OnlinePayment } from './use-online-payment.ts'

/** The forms of the third step, which the buttons outside them submit. */
export const payerFormId = 'fatturazione'
export const payFormId = 'pagamento'

type Props = {
  size: 'md' | 'lg'
  isReady: boolean
  prepared: PreparedPayment | null
  online: OnlinePayment
}

/** Who pays, then the payment itself. */
export function OnlineAction({ size, isReady, prepared, online }: Props) {
  const { payment } = guestTexts
  if (prepared) {
    return (
      <BusyButton
        key="pay"
        type="submit"
        form={payFormId}
        size={size}
        disabled={online.state === 'loading'}
        busy={online.state === 'paying' || online.isGivingUp}
        busyLabel={payOnlineTexts.paying}
      >
        {payOnlineTexts.pay(formatChf(prepared.amount))}
      </BusyButton>
    )
  }
  return (
    <BusyButton
      key="prepare"
      type="submit"
      form={payerFormId}
      size={size}
      disabled={!isReady}
      busy={online.start.isSending}
      busyLabel={payment.preparing}
    >
      {payment.prepare}
    </BusyButton>
  )
}
