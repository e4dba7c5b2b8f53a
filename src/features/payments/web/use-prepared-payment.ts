import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { toasts } from '#ui/feedback/toasts.ts'

import { holdTime } from '../payments.rules.ts'
import { releasePayment } from './payment-calls.ts'
import type { PayingState } from './payment-form.tsx'

export type PayMethod = 'in_person' | 'online'

/** A prepared payment in the draft, so that a reload resumes it instead of making a second hold. */
export type PreparedPayment = {
  intentId: string
  clientSecret: string
  /** CHF */
  amount: number
  until: number
}

type DiscardReason = 'in_person' | 'edit' | 'over'
type GivenUp = { intentId: string; reason: DiscardReason }

type PaymentNews = 'prepared' | 'edit' | 'over' | 'ended'

type Options = {
  preparedNow: () => PreparedPayment | null
  change: (part: { prepared?: null; method?: PayMethod }) => void
  onReleased?: () => void
  askWhatCame: (intentId: string) => void
  releaseFailed: string
}

export function usePreparedPayment(options: Options) {
  const { preparedNow, change, onReleased, askWhatCame, releaseFailed } = options
  const [state, setState] = useState<PayingState>('loading')
  const [news, setNews] = useState<PaymentNews | null>(null)

  const forget = (because: DiscardReason) => {
    setNews(paymentNewsOf(because, preparedNow()))
    change({ prepared: null, ...(because === 'in_person' && { method: because }) })
  }
  const giveUp = useMutation({
    mutationFn: ({ intentId }: GivenUp) => releasePayment(intentId),
    onSuccess: (isFree, { intentId, reason: because }) => {
      if (!isFree) return askWhatCame(intentId)
      onReleased?.()
      forget(because)
    },
    onError: (_, { reason: because }) => {
      // The server ends it by itself.
      if (because === 'over') forget(because)
      else toasts.error(releaseFailed)
    },
  })
  const end = (because: DiscardReason) => {
    const { intentId } = preparedNow() ?? {}
    if (intentId !== undefined && !giveUp.isPending) giveUp.mutate({ intentId, reason: because })
  }

  return {
    state,
    setState,
    news,
    isGivingUp: giveUp.isPending,
    begin: () => setNews(null),
    prepare: ({ paymentIntentId: intentId, clientSecret, amount }: Prepared): PreparedPayment => {
      setState('loading')
      setNews('prepared')
      // Uses this device's clock, which may differ from the server's.
      return { intentId, clientSecret, amount, until: Date.now() + holdTime }
    },
    choose: (method: PayMethod) => {
      setNews(null)
      if (method === 'in_person' && preparedNow()) end('in_person')
      else change({ method })
    },
    editPayer: () => end('edit'),
    onOver: () => end('over'),
  }
}

type Prepared = { paymentIntentId: string; clientSecret: string; amount: number }

export type PreparedPaymentSteps = Pick<
  ReturnType<typeof usePreparedPayment>,
  'state' | 'setState' | 'news' | 'isGivingUp' | 'editPayer' | 'onOver'
>

function paymentNewsOf(because: DiscardReason, prepared: PreparedPayment | null): PaymentNews | null {
  if (because !== 'over') return because === 'edit' ? 'edit' : null
  return Date.now() < (prepared?.until ?? 0) ? 'ended' : 'over'
}
