import { useMutation } from '@tanstack/react-query'

import { placeOrder } from '#features/orders/web/public.ts'
import type { Payer } from '#features/payments/payments.contract.ts'

import type { Cart } from '../../cart.rules.ts'
import { orderedOf, sentStatus } from '../../checkout.rules.ts'
import { checkoutTexts as texts } from '../../shop.it.ts'
import { checkoutAttempts } from './checkout-draft.ts'
import { usePlacing } from './use-placing.ts'
import { useRefusal } from './use-refusal.ts'

export function useCashOrder() {
  const attempt = checkoutAttempts.cash
  const refuse = useRefusal()
  const place = usePlacing()
  return useMutation({
    mutationFn: async ({ cart, payer }: { cart: Cart; payer: Payer }) => {
      const body = { ...orderedOf(cart), customerDetails: payer, status: sentStatus('in_person') }
      return await placeOrder(body, attempt.keyFor(body))
    },
    onSuccess: (order) => {
      attempt.finish()
      place(order, { isPaid: false })
    },
    onError: (error) => refuse(error, texts.orderFailed),
  })
}
