import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { HttpError } from '#ui/http/http-client.ts'

import { returnTexts as texts } from '../../payments-screens.it.ts'
import type { PaymentOutcome } from '../../payments.contract.ts'
import { confirmPayment } from '../payment-calls.ts'

/** Milliseconds between two questions while Stripe has not decided, and how many are asked before the person is told. */
const pause = 2000
const mostQuestions = 15

type Asked = { askAgain: () => void }

export type Outcome =
  | { kind: 'asking' }
  | ({ kind: 'processing' } & Asked)
  | { kind: 'bought'; appointmentId: string; token: string | null; hasAccount: boolean; message: string }
  | { kind: 'refused' }
  /** @property amount CHF */
  | { kind: 'refunded'; reason: string; amount: number }
  | { kind: 'unknown' }
  | ({ kind: 'failed'; message: string } & Asked)

/** What came of a payment, asked of our server until it is decided. */
export function usePaymentOutcome(intentId: string): Outcome {
  const [asked, setAsked] = useState(0)
  const answer = useQuery({
    queryKey: ['payments', 'outcome', intentId, asked],
    queryFn: ({ signal }) => askUntilDecided(intentId, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const askAgain = () => setAsked(asked + 1)
  if (answer.error) return failureOf(answer.error, askAgain)
  if (!answer.data) return { kind: 'asking' }
  const { message, data } = answer.data
  if (isUndecided(data)) return { kind: 'processing', askAgain }
  if (data.refundReason !== null) return { kind: 'refunded', reason: data.refundReason, amount: data.amount }
  if (!data.appointment) return { kind: 'unknown' }
  const { _id, token, hasAccount } = data.appointment
  return { kind: 'bought', appointmentId: _id, token, hasAccount, message }
}

/** @returns the last answer, when there is no decision in time */
async function askUntilDecided(intentId: string, signal: AbortSignal) {
  for (let questions = 1; ; questions += 1) {
    const answer = await confirmPayment(intentId, signal)
    if (!isUndecided(answer.data) || questions === mostQuestions) return answer
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

function isUndecided({ status }: PaymentOutcome): boolean {
  return status === 'processing' || status === 'pending'
}

function failureOf(error: Error, askAgain: () => void): Outcome {
  const { status, body } = error instanceof HttpError ? error : { status: null, body: { code: '' } }
  // Not paid; or not in time, so that it can be paid no more.
  if (status === 402 || body.code === 'PAYMENT_CLOSED') return { kind: 'refused' }
  if (status === 400 || status === 404) return { kind: 'unknown' }
  // Whatever is the matter: nobody shall pay twice for it.
  return { kind: 'failed', message: texts.failed, askAgain }
}
