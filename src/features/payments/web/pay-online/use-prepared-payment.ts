import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { toasts } from '#ui/feedback/toasts.ts'

import { holdTime } from '../../payments.rules.ts'
import { releasePayment } from '../payment-calls.ts'
import type { PayingState } from './payment-form.tsx'

export type PayMethod = 'in_person' | 'online'

/** A payment that was prepared, so that a reload goes on with it instead of keeping the same twice. */
export type PreparedPayment = {
  intentId: string
  clientSecret: string
  /** CHF */
  amount: number
  /** Milliseconds since 1970: so long what is paid for is kept. */
  until: number
}

/** Why a prepared payment is given up. */
type Because = 'in_person' | 'edit' | 'over'
type GivenUp = { intentId: string; because: Because }

/** Since the page was opened: what the focus and a notice tell. */
type PaymentNews = 'prepared' | 'edit' | 'over' | 'ended'

type Options = {
  /** What the draft holds at this moment. */
  preparedNow: () => PreparedPayment | null
  /** Changes the draft. */
  change: (part: { prepared?: null; method?: PayMethod }) => void
  /** What was kept is free again. */
  onReleased?: () => void
  /** It has been paid, or nobody knows: the page that asks Stripe says which. */
  askWhatCame: (intentId: string) => void
  releaseFailed: string
}

/** The way of a payment that keeps something: prepared, changed, given up or run out. */
export function usePreparedPayment(options: Options) {
  const { preparedNow, change, onReleased, askWhatCame, releaseFailed } = options
  const [state, setState] = useState<PayingState>('loading')
  const [news, setNews] = useState<PaymentNews | null>(null)

  const forget = (because: Because) => {
    setNews(newsOf(because, preparedNow()))
    change({ prepared: null, ...(because === 'in_person' && { method: because }) })
  }
  const giveUp = useMutation({
    mutationFn: ({ intentId }: GivenUp) => releasePayment(intentId),
    onSuccess: (isFree, { intentId, because }) => {
      if (!isFree) return askWhatCame(intentId)
      onReleased?.()
      forget(because)
    },
    onError: (_, { because }) => {
      // The server ends it by itself.
      if (because === 'over') forget(because)
      else toasts.error(releaseFailed)
    },
  })
  const end = (because: Because) => {
    const { intentId } = preparedNow() ?? {}
    if (intentId !== undefined && !giveUp.isPending) giveUp.mutate({ intentId, because })
  }

  return {
    state,
    setState,
    news,
    isGivingUp: giveUp.isPending,
    /** Another attempt begins: what was told of the last one is over. */
    begin: () => setNews(null),
    /** @returns what the draft keeps of the server's answer */
    prepare: ({ paymentIntentId: intentId, clientSecret, amount }: Prepared): PreparedPayment => {
      setState('loading')
      setNews('prepared')
      // By this device's clock, which may be wrong: the answer has just come.
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

/** It has ended before its time: in another window, or by the salon. */
function newsOf(because: Because, prepared: PreparedPayment | null): PaymentNews | null {
  if (because !== 'over') return because === 'edit' ? 'edit' : null
  return Date.now() < (prepared?.until ?? 0) ? 'ended' : 'over'
}
