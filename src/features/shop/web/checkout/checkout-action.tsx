import { payOnlineTexts } from '#features/payments/payments-screens.it.ts'
import { formatChf } from '#shared/money.ts'
import { BusyButton } from '#ui/forms/busy-button.tsx'

import { checkoutTexts as texts } from '../../shop.it.ts'
import type { PreparedPayment } from './checkout-draft.ts'
import type { OnlineOrder } from './use-online-order.ts'

/** The forms of the screen, which the buttons outside them submit. */
export const payerFormId = 'dati-cliente'
export const payFormId = 'pagamento'

type Props = {
  size: 'md' | 'lg'
  isOnline: boolean
  isSending: boolean
  /** There is something to submit. */
  isReady: boolean
  prepared: PreparedPayment | null
  online: OnlineOrder
}

/** The one button that leads on. */
export function CheckoutAction({ size, isOnline, isSending, isReady, prepared, online }: Props) {
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
      key="order"
      type="submit"
      form={payerFormId}
      size={size}
      disabled={!isReady}
      busy={isSending}
      busyLabel={isOnline ? texts.preparing : texts.confirming}
    >
      {isOnline ? texts.goOn : texts.confirmCash}
    </BusyButton>
  )
}
