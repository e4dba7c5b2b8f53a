import { PayButton } from '#features/payments/web/public.ts'
import { BusyButton } from '#ui/forms/busy-button.tsx'

import { checkoutTexts as texts } from '../../shop.it.ts'
import type { PreparedOrder } from './checkout-draft.ts'
import type { OnlineOrder } from './use-online-order.ts'

/** The form of the screen, which the buttons outside it submit. */
export const payerFormId = 'dati-cliente'

type Props = {
  size: 'md' | 'lg'
  isOnline: boolean
  isSending: boolean
  /** There is something to submit. */
  isReady: boolean
  prepared: PreparedOrder | null
  online: OnlineOrder
}

/** The one button that leads on. */
export function CheckoutAction({ size, isOnline, isSending, isReady, prepared, online }: Props) {
  if (prepared) return <PayButton size={size} amount={prepared.amount} online={online} />
  return (
    <BusyButton
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
