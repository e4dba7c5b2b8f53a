import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'

import { choiceBody } from '#features/appointments/web/appointment-calls.ts'
import { useSubmission } from '#features/appointments/web/use-submission.ts'
import type { CompleteChoice } from '#features/availability/web/choice.ts'
import { reloadAvailability } from '#features/availability/web/slot-queries.ts'
import type { Payer } from '#features/payments/payments.contract.ts'
import { releasePayment, startPayment } from '#features/payments/web/payment-calls.ts'
import { returnAddress } from '#features/payments/web/return-address.ts'
import { type PayMethod, usePreparedPayment } from '#features/payments/web/use-prepared-payment.ts'
import { browserTimeZone } from '#ui/browser/browser-time-zone.ts'

import { guestTexts } from '../../booking-screens.it.ts'
import type { GuestBookingRequest } from '../../booking.contract.ts'
import { bookAsGuest } from '../booking-calls.ts'
import { guestAttempts, type GuestDraft, guestDraft, type PaymentDraft } from '../drafts.ts'
import type { BookingOutcome } from './use-booking-outcome.ts'

type Details = GuestDraft['details']
type Order = ReturnType<typeof orderOf>

const change = (payment: Partial<PaymentDraft>) =>
  guestDraft.update((draft) => ({ ...draft, payment: { ...draft.payment, ...payment } }))
const preparedNow = () => guestDraft.read().payment.prepared

export function useOnlinePayment({ onBooked, ...outcome }: BookingOutcome) {
  const client = useQueryClient()
  const navigate = useNavigate()

  const checkPaymentOutcome = useCallback(
    (intentId: string) => {
      change({ prepared: null })
      void navigate(returnAddress('prenotazione', intentId), { replace: true })
    },
    [navigate],
  )

  const { begin, prepare, choose, ...steps } = usePreparedPayment({
    preparedNow,
    change,
    onReleased: () => void reloadAvailability(client),
    askWhatCame: checkPaymentOutcome,
    releaseFailed: guestTexts.payment.releaseFailed,
  })

  const start = useSubmission({
    send: ({ customerDetails, ...appointmentData }: Order, key) =>
      startPayment({ type: 'appointment', appointmentData, customerDetails, currency: 'CHF' }, key),
    attempt: guestAttempts.start,
    fallback: guestTexts.failed,
    onDone: (answer) => change({ prepared: prepare(answer) }),
    unanswered: () => guestTexts.payment.startUnanswered,
    messageOf: outcome.messageOf,
    onChoiceGone: outcome.onChoiceGone,
    onFieldsRefused: outcome.onFieldsRefused,
  })

  const booking = useMutation({
    mutationFn: (body: GuestBookingRequest) => bookAsGuest(body, guestAttempts.paid.keyFor(body)),
    onSuccess: (answer, { payment }) => {
      // Stripe has not decided: the outcome page asks until it has.
      if (answer.payment.status === 'completed') onBooked(answer)
      else checkPaymentOutcome(payment?.stripePaymentIntentId ?? '')
    },
    // Slot taken, payment refused or state unknown: the outcome page asks Stripe.
    onError: (_, { payment }) => checkPaymentOutcome(payment?.stripePaymentIntentId ?? ''),
  })

  return {
    ...steps,
    start: {
      ...start,
      submit: (chosen: CompleteChoice, details: Details, payer: Payer) => {
        begin()
        start.submit(orderOf(chosen, details, payer))
      },
    },
    choose: (method: PayMethod) => {
      start.forget()
      choose(method)
    },
    onTyped: (payer: Partial<Payer>) => change({ payer }),
    /** @param chosen null while loading: then the outcome page goes on */
    onPaid: (intentId: string, chosen: CompleteChoice | null, details: Details) => {
      if (!chosen) checkPaymentOutcome(intentId)
      else booking.mutate(paidBooking(intentId, chosen, details))
    },
    /** Releases the hold of a guest who goes back to choose another slot. If that fails, the hold expires. */
    leave: useCallback(async () => {
      const intentId = preparedNow()?.intentId ?? ''
      await releasePayment(intentId).catch(() => undefined)
      change({ prepared: null })
      void reloadAvailability(client)
    }, [client]),
  }
}

export type OnlinePayment = ReturnType<typeof useOnlinePayment>

function orderOf(chosen: CompleteChoice, details: Details, customerDetails: Payer) {
  return { ...details, ...choiceBody(chosen), timezone: browserTimeZone(), customerDetails }
}

function paidBooking(intentId: string, chosen: CompleteChoice, details: Details): GuestBookingRequest {
  const amount = preparedNow()?.amount ?? chosen.service.price
  return {
    ...details,
    ...choiceBody(chosen),
    paymentType: 'online',
    payment: { method: 'card', status: 'completed', stripePaymentIntentId: intentId, amount },
    timezone: browserTimeZone(),
  }
}
