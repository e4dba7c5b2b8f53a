import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'

import { choiceBody, useSubmission } from '#features/appointments/web/public.ts'
import { type CompleteChoice, reloadAvailability } from '#features/availability/web/public.ts'
import { guestTexts } from '#features/booking/booking-screens.it.ts'
import type { GuestBookingRequest } from '#features/booking/booking.contract.ts'
import type { Payer } from '#features/payments/payments.contract.ts'
import { holdTime } from '#features/payments/payments.rules.ts'
import {
  type PayingState,
  releasePayment,
  returnAddress,
  startPayment,
} from '#features/payments/web/public.ts'
import { browserTimeZone } from '#ui/browser/browser-time-zone.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { createAttemptKey } from '#ui/http/attempt-key.ts'

import { type GuestDraft, guestDraft, type PaymentDraft } from '../drafts.ts'
import { bookAsGuest } from '../submission/booking-calls.ts'
import type { BookingOutcome } from './use-booking-outcome.ts'

type Details = GuestDraft['details']
type Order = ReturnType<typeof orderOf>

/** Why a prepared payment is given up, and what the guest sees next. */
type GivenUp = { intentId: string; because: 'in_person' | 'edit' | 'over' }

/** Since the page was opened: what the focus and a notice tell. */
type PaymentNews = 'prepared' | 'edit' | 'over' | 'ended'

const change = (payment: Partial<PaymentDraft>) =>
  guestDraft.update((draft) => ({ ...draft, payment: { ...draft.payment, ...payment } }))

/** A guest pays online: the chair is kept, Stripe takes the money, and then it is booked. */
export function useOnlinePayment({ onBooked, messageOf, onChoiceGone }: BookingOutcome) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [state, setState] = useState<PayingState>('loading')
  /** Since the page was opened. */
  const [news, setNews] = useState<PaymentNews | null>(null)
  const [attempt] = useState(() => createAttemptKey())

  const start = useSubmission({
    send: ({ customerDetails, ...appointmentData }: Order, key) =>
      startPayment({ type: 'appointment', appointmentData, customerDetails, currency: 'CHF' }, key),
    fallback: guestTexts.failed,
    onDone: ({ paymentIntentId: intentId, clientSecret, amount }) => {
      setState('loading')
      setNews('prepared')
      // By this device's clock, which may be wrong: the answer has just come.
      change({ prepared: { intentId, clientSecret, amount, until: Date.now() + holdTime } })
    },
    messageOf,
    onChoiceGone,
  })

  const askWhatCame = useCallback(
    (intentId: string) => {
      change({ prepared: null })
      void navigate(returnAddress('prenotazione', intentId), { replace: true })
    },
    [navigate],
  )

  const booking = useMutation({
    mutationFn: (body: GuestBookingRequest) => bookAsGuest(body, attempt.keyFor(body)),
    onSuccess: (answer, { payment }) => {
      // Stripe has not said it yet: the page that asks until it does leads on.
      if (answer.payment.status === 'completed') onBooked(answer)
      else askWhatCame(payment?.stripePaymentIntentId ?? '')
    },
    // Taken, refused or unknown: the page that asks Stripe says which.
    onError: (_, { payment }) => askWhatCame(payment?.stripePaymentIntentId ?? ''),
  })

  const giveUp = useMutation({
    mutationFn: ({ intentId }: GivenUp) => releasePayment(intentId),
    onSuccess: (isFree, { intentId, because }) => {
      if (!isFree) return askWhatCame(intentId)
      void reloadAvailability(client)
      setNews(newsOf(because))
      change({ prepared: null, ...(because === 'in_person' && { method: 'in_person' }) })
    },
    onError: (_, { because }) => {
      // The server ends it by itself.
      if (because === 'over') {
        setNews(newsOf(because))
        change({ prepared: null })
      } else toasts.error(guestTexts.payment.releaseFailed)
    },
  })

  const prepared = () => guestDraft.read().payment.prepared
  const end = (because: GivenUp['because']) => {
    const { intentId } = prepared() ?? {}
    if (intentId !== undefined && !giveUp.isPending) giveUp.mutate({ intentId, because })
  }

  return {
    start: {
      ...start,
      submit: (chosen: CompleteChoice, details: Details, payer: Payer) => {
        setNews(null)
        start.submit(orderOf(chosen, details, payer))
      },
    },
    state,
    setState,
    news,
    isGivingUp: giveUp.isPending,
    choose: (method: PaymentDraft['method']) => {
      start.forget()
      setNews(null)
      if (method === 'in_person' && prepared()) end('in_person')
      else change({ method })
    },
    editPayer: () => end('edit'),
    onOver: () => end('over'),
    onTyped: (payer: Partial<Payer>) => change({ payer }),
    /** @param chosen null while the catalogue loads: then the page that asks Stripe leads on */
    onPaid: (intentId: string, chosen: CompleteChoice | null, details: Details) => {
      if (!chosen) askWhatCame(intentId)
      else booking.mutate(paidBooking(intentId, chosen, details))
    },
    /** The chair is free again for whoever goes back to choose another. A hold that stays ends by itself. */
    leave: useCallback(async () => {
      const intentId = guestDraft.read().payment.prepared?.intentId ?? ''
      await releasePayment(intentId).catch(() => undefined)
      change({ prepared: null })
      void reloadAvailability(client)
    }, [client]),
  }
}

export type OnlinePayment = ReturnType<typeof useOnlinePayment>

/** It has ended before its time: in another window, or by the salon. */
function newsOf(because: GivenUp['because']): PaymentNews | null {
  if (because !== 'over') return because === 'edit' ? 'edit' : null
  const { until = 0 } = guestDraft.read().payment.prepared ?? {}
  return Date.now() < until ? 'ended' : 'over'
}

function orderOf(chosen: CompleteChoice, details: Details, customerDetails: Payer) {
  return { ...details, ...choiceBody(chosen), timezone: browserTimeZone(), customerDetails }
}

function paidBooking(intentId: string, chosen: CompleteChoice, details: Details): GuestBookingRequest {
  const amount = guestDraft.read().payment.prepared?.amount ?? chosen.service.price
  return {
    ...details,
    ...choiceBody(chosen),
    paymentType: 'online',
    payment: { method: 'card', status: 'completed', stripePaymentIntentId: intentId, amount },
    timezone: browserTimeZone(),
  }
}
