import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

import { useSession } from '#features/accounts/web/session-store.ts'
import type { CustomerDetails } from '#features/orders/orders.contract.ts'
import { placeOrder } from '#features/orders/web/place-order.ts'
import { startPayment } from '#features/payments/web/payment-calls.ts'
import { returnAddress } from '#features/payments/web/return-address.ts'
import { type PayMethod, usePreparedPayment } from '#features/payments/web/use-prepared-payment.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { isUnanswered } from '#ui/http/attempt-key.ts'

import type { Cart } from '../../cart.rules.ts'
import { orderDataOf, paymentDataOf, sentPaymentStatus } from '../../checkout.rules.ts'
import { checkoutTexts as texts } from '../../shop.it.ts'
import { checkoutAttempts, type CheckoutDraft, checkoutDraft, type PreparedOrder } from './checkout-draft.ts'
import { usePlacing } from './use-placing.ts'
import { useRefusal } from './use-refusal.ts'

const change = (part: Partial<CheckoutDraft>) => checkoutDraft.update((draft) => ({ ...draft, ...part }))
const preparedNow = () => checkoutDraft.read().prepared

export function useOnlineOrder() {
  const navigate = useNavigate()
  const accountId = useSession().user?._id ?? null
  const refuse = useRefusal()
  const place = usePlacing()

  const askWhatCame = (intentId: string) => {
    void navigate(returnAddress('shop', intentId), { replace: true })
  }

  const { begin, prepare, choose, ...steps } = usePreparedPayment({
    preparedNow,
    change,
    askWhatCame,
    releaseFailed: texts.releaseFailed,
  })

  const start = useMutation({
    mutationFn: async ({ cart, payer }: { cart: Cart; payer: CustomerDetails }) => {
      const type = 'product_order' as const
      const body = { type, ...paymentDataOf(cart), customerDetails: payer, currency: 'CHF' }
      return await startPayment(body, checkoutAttempts.start.keyFor(body))
    },
    onMutate: begin,
    onSuccess: (answer, { cart, payer }) => {
      checkoutAttempts.start.finish()
      change({ accountId, prepared: { ...prepare(answer), items: orderDataOf(cart).items, payer } })
    },
    onError: (error) => {
      if (isUnanswered(error)) toasts.error(texts.startUnanswered)
      else refuse(error, texts.startFailed)
    },
  })

  const order = useMutation({
    mutationFn: async ({
      intentId: paymentId,
      items,
      amount: total,
      payer: customerDetails,
    }: PreparedOrder) => {
      const body = { items, total, paymentId, customerDetails, status: sentPaymentStatus('online') }
      return await placeOrder(body, checkoutAttempts.paid.keyFor(body))
    },
    onSuccess: (placed) => place(placed, { isPaid: true }),
    // Undecided, refunded or unknown: the return page asks Stripe for the outcome.
    onError: (_, { intentId }) => askWhatCame(intentId),
  })

  return {
    ...steps,
    start,
    choose: (method: PayMethod) => {
      start.reset()
      choose(method)
    },
    onPaid: (intentId: string) => {
      const prepared = preparedNow()
      if (prepared?.intentId === intentId) order.mutate(prepared)
      else askWhatCame(intentId)
    },
  }
}

export type OnlineOrder = ReturnType<typeof useOnlineOrder>
