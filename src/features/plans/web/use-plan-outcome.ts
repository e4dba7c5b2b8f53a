import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { returnTexts } from '#features/payments/payments-screens.it.ts'
import { pollUntilDecided } from '#features/payments/web/poll-until-decided.ts'
import { HttpError } from '#ui/http/http-client.ts'

import type { Subscription } from '../plans.contract.ts'
import { confirmPlanPayment } from './plan-calls.ts'

type PollControls = { askAgain: () => void }

export type PlanOutcome =
  | { kind: 'asking' }
  | ({ kind: 'processing' } & PollControls)
  | { kind: 'active'; subscription: Subscription }
  | { kind: 'refused' }
  | { kind: 'refunded'; message: string }
  | { kind: 'unknown' }
  | ({ kind: 'failed'; message: string } & PollControls)

export function usePlanOutcome(intentId: string): PlanOutcome {
  const [attempts, setAttempts] = useState(0)
  const { data, error } = useQuery({
    queryKey: ['plan-payment', 'outcome', intentId, attempts],
    queryFn: ({ signal }) => pollUntilDecided(() => confirmPlanPayment(intentId, signal), isUndecided),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const askAgain = () => setAttempts(attempts + 1)
  if (error) return failureOf(error, askAgain)
  if (!data) return { kind: 'asking' }
  if (isUndecided(data)) return { kind: 'processing', askAgain }
  if (data.payment.refundReason !== null) return { kind: 'refunded', message: data.message }
  return { kind: 'active', subscription: data.data }
}

type Answer = Awaited<ReturnType<typeof confirmPlanPayment>>

function isUndecided({ payment }: Answer): boolean {
  return !payment.isPaid
}

function failureOf(error: Error, askAgain: () => void): PlanOutcome {
  const { status, body } = error instanceof HttpError ? error : { status: null, body: {} }
  if (status === 402 || body.code === 'PAYMENT_CLOSED') return { kind: 'refused' }
  if (status === 400 || status === 404) return { kind: 'unknown' }
  // Unknown error: the screen must not invite the owner to pay again.
  return { kind: 'failed', message: body.message ?? returnTexts.failed, askAgain }
}
