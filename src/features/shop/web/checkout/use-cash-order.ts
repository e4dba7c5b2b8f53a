import { useMutation } from '@tanstack/react-query'

import type { CustomerDetails } from '#features/orders/orders.contract.ts'
import { placeOrder } from '#features/orders/web/place-order.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { isRefusal, isUnanswered } from '#ui/http/attempt-key.ts'
import { messageOf } from '#ui/http/http-client.ts'

import type { Cart } from '../../cart.rules.ts'
import { orderDataOf, sentPaymentStatus } from '../../checkout.rules.ts'
import { checkoutTexts as texts } from '../../shop.it.ts'
import { checkoutAttempts, checkoutDraft } from './checkout-draft.ts'
import { usePlacing } from './use-placing.ts'
import { useRefusal } from './use-refusal.ts'

/** @param accountId of the sender; null for a guest */
export function useCashOrder(accountId: string | null) {
  const attempt = checkoutAttempts.cash
  const refuse = useRefusal()
  const place = usePlacing()
  return useMutation({
    mutationFn: async ({ cart, payer }: { cart: Cart; payer: CustomerDetails }) => {
      const body = { ...orderDataOf(cart), customerDetails: payer, status: sentPaymentStatus('in_person') }
      return await placeOrder(body, attempt.keyFor(body))
    },
    onSuccess: (order) => {
      attempt.finish()
      place(order, { isPaid: false })
    },
    onError: (error, { cart, payer }) => {
      if (isUnanswered(error)) {
        checkoutDraft.update((draft) => ({
          ...draft,
          unanswered: { ...orderDataOf(cart), payer, accountId },
        }))
        toasts.error(messageOf(error, texts.orderFailed))
      } else {
        if (isRefusal(error)) forgetUnanswered()
        refuse(error, texts.orderFailed)
      }
    },
  })
}

export function forgetUnanswered(): void {
  checkoutDraft.update((draft) => ({ ...draft, unanswered: null }))
}
