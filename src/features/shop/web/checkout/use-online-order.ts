import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { placeOrder } from '#features/orders/web/public.ts'
import type { Payer } from '#features/payments/payments.contract.ts'
import { holdTime } from '#features/payments/payments.rules.ts'
import {
  type PayingState,
  releasePayment,
  returnAddress,
  startPayment,
} from '#features/payments/web/public.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { createAttemptKey } from '#ui/http/attempt-key.ts'

import type { Cart } from '../../cart.rules.ts'
import { orderedOf, paidFor, sentStatus } from '../../checkout.rules.ts'
import { checkoutTexts as texts } from '../../shop.it.ts'
import { type CheckoutDraft, checkoutDraft, type PreparedPayment } from './checkout-draft.ts'
import { usePlacing } from './use-placing.ts'
import { useRefusal } from './use-refusal.ts'

/** Why a prepared payment is given up. */
type GivenUp = { intentId: string; because: 'in_person' | 'edit' | 'over' }
/** Since the screen was opened: what the focus and a notice tell. */
type PaymentNews = 'prepared' | 'edit' | 'over' | 'ended'

const change = (part: Partial<CheckoutDraft>) => checkoutDraft.update((draft) => ({ ...draft, ...part }))
const preparedNow = () => checkoutDraft.read().prepared

/** The pieces are kept, Stripe takes the money, and then it is ordered. */
export function useOnlineOrder() {
  const navigate = useNavigate()
  const refuse = useRefusal()
  const place = usePlacing()
  const [state, setState] = useState<PayingState>('loading')
  const [news, setNews] = useState<PaymentNews | null>(null)
  const [attempt] = useState(() => createAttemptKey())

  const start = useMutation({
    mutationFn: async ({ cart, payer }: { cart: Cart; payer: Payer }) => {
      const type = 'product_order' as const
      const body = { type, ...paidFor(cart), customerDetails: payer, currency: 'CHF' }
      return await startPayment(body, attempt.keyFor(body))
    },
    onMutate: () => setNews(null),
    onSuccess: ({ paymentIntentId: intentId, clientSecret, amount }, { cart, payer }) => {
      attempt.finish()
      setState('loading')
      setNews('prepared')
      // By this device's clock, which may be wrong: the answer has just come.
      const until = Date.now() + holdTime
      change({ prepared: { intentId, clientSecret, amount, until, items: orderedOf(cart).items, payer } })
    },
    onError: (error) => refuse(error, texts.startFailed),
  })

  const askWhatCame = (intentId: string) => {
    void navigate(returnAddress('shop', intentId), { replace: true })
  }

  const order = useMutation({
    mutationFn: async ({
      intentId: paymentId,
      items,
      amount: total,
      payer: customerDetails,
    }: PreparedPayment) => {
      const body = { items, total, paymentId, customerDetails, status: sentStatus('online') }
      return await placeOrder(body, attempt.keyFor(body))
    },
    onSuccess: (placed) => place(placed, { isPaid: true }),
    // Not decided, given back or unknown: the page that asks Stripe says which.
    onError: (_, { intentId }) => askWhatCame(intentId),
  })

  const giveUp = useMutation({
    mutationFn: ({ intentId }: GivenUp) => releasePayment(intentId),
    onSuccess: (isFree, { intentId, because }) => {
      if (!isFree) return askWhatCame(intentId)
      setNews(newsOf(because))
      change({ prepared: null, ...(because === 'in_person' && { method: 'in_person' }) })
    },
    onError: (_, { because }) => {
      // The server ends it by itself.
      if (because === 'over') {
        setNews(newsOf(because))
        change({ prepared: null })
      } else toasts.error(texts.releaseFailed)
    },
  })

  const end = (because: GivenUp['because']) => {
    const { intentId } = preparedNow() ?? {}
    if (intentId !== undefined && !giveUp.isPending) giveUp.mutate({ intentId, because })
  }

  return {
    start,
    state,
    setState,
    news,
    isGivingUp: giveUp.isPending,
    choose: (method: CheckoutDraft['method']) => {
      start.reset()
      setNews(null)
      if (method === 'in_person' && preparedNow()) end('in_person')
      else change({ method })
    },
    editPayer: () => end('edit'),
    onOver: () => end('over'),
    onPaid: (intentId: string) => {
      const prepared = preparedNow()
      if (prepared?.intentId === intentId) order.mutate(prepared)
      else askWhatCame(intentId)
    },
  }
}

export type OnlineOrder = ReturnType<typeof useOnlineOrder>

/** It has ended before its time: in another window, or by the salon. */
function newsOf(because: GivenUp['because']): PaymentNews | null {
  if (because !== 'over') return because === 'edit' ? 'edit' : null
  return Date.now() < (preparedNow()?.until ?? 0) ? 'ended' : 'over'
}
