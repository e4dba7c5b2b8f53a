import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { HttpError } from '#ui/http/http-client.ts'

import { returnTexts as texts } from '../../payments-screens.it.ts'
import type { PaymentOutcome } from '../../payments.contract.ts'
import { confirmPayment } from '../payment-calls.ts'
import { pollUntilDecided } from '../poll-until-decided.ts'

type PollControls = { askAgain: () => void }

export type Outcome =
  | { kind: 'asking' }
  | ({ kind: 'processing' } & PollControls)
  | { kind: 'bought'; appointmentId: string; token: string | null; hasAccount: boolean; message: string }
  | { kind: 'ordered'; orderNumber: string }
  | { kind: 'refused' }
  /** @property amount CHF */
  | { kind: 'refunded'; reason: string; amount: number }
  | { kind: 'unknown' }
  | ({ kind: 'failed'; message: string } & PollControls)

export function usePaymentOutcome(intentId: string): Outcome {
  const [attempts, setAttempts] = useState(0)
  const answer = useQuery({
    queryKey: ['payments', 'outcome', intentId, attempts],
    queryFn: ({ signal }) =>
      pollUntilDecided(
        () => confirmPayment(intentId, signal),
        ({ data }) => isUndecided(data),
      ),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const askAgain = () => setAttempts(attempts + 1)
  if (answer.error) return failureOf(answer.error, askAgain)
  if (!answer.data) return { kind: 'asking' }
  const { message, data } = answer.data
  if (isUndecided(data)) return { kind: 'processing', askAgain }
  if (data.refundReason !== null) return { kind: 'refunded', reason: data.refundReason, amount: data.amount }
  if (data.order) return { kind: 'ordered', orderNumber: data.order.orderNumber }
  if (!data.appointment) return { kind: 'unknown' }
  const { _id, token, hasAccount } = data.appointment
  return { kind: 'bought', appointmentId: _id, token, hasAccount, message }
}

function isUndecided({ status }: PaymentOutcome): boolean {
  return status === 'processing' || status === 'pending'
}

function failureOf(error: Error, askAgain: () => void): Outcome {
  const { status, body } = error instanceof HttpError ? error : { status: null, body: { code: '' } }
  if (status === 402 || body.code === 'PAYMENT_CLOSED') return { kind: 'refused' }
  if (status === 400 || status === 404) return { kind: 'unknown' }
  // The payment may have succeeded: the text must not invite the payer to pay again.
  return { kind: 'failed', message: texts.failed, askAgain }
}
