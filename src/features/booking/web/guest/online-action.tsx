import { guestTexts } from '#features/booking/booking-screens.it.ts'
import { PayButton, type PreparedPayment } from '#features/payments/web/public.ts'
import { BusyButton } from '#ui/forms/busy-button.tsx'

import type { OnlinePayment } from './use-online-payment.ts'

/** The form of the third step, which the buttons outside it submit. */
export const payerFormId = 'fatturazione'

type Props = {
  size: 'md' | 'lg'
  isReady: boolean
  prepared: PreparedPayment | null
  online: OnlinePayment
}

/** Who pays, then the payment itself. */
export function OnlineAction({ size, isReady, prepared, online }: Props) {
  const { payment } = guestTexts
  if (prepared) return <PayButton size={size} amount={prepared.amount} online={online} />
  return (
    <BusyButton
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
