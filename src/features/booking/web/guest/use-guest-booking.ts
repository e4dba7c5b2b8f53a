import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { choiceBody, useSubmission } from '#features/appointments/web/public.ts'
import type { CompleteChoice } from '#features/availability/web/public.ts'
import { guestTexts } from '#features/booking/booking-screens.it.ts'
import type { GuestBookingRequest } from '#features/booking/booking.contract.ts'
import { browserTimeZone } from '#ui/browser/browser-time-zone.ts'
import { toasts } from '#ui/feedback/toasts.ts'

import { confirmationAddress } from '../confirmation/confirmation-address.ts'
import { type GuestDraft, guestDraft } from '../drafts.ts'
import { managedAppointmentQuery } from '../queries/appointment-queries.ts'
import { bookAsGuest } from '../submission/booking-calls.ts'
import { stepAddress } from './guest-steps.ts'

/** Sends the guest's booking, to be paid at the salon, and leads on: to the confirmation, or back to the times. */
export function useGuestBooking(salonPhone: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [retried, setRetried] = useState<string | null>(null)

  const submission = useSubmission({
    send: bookAsGuest,
    fallback: guestTexts.failed,
    onDone: (answer) => {
      const { _id, token, hasAccount, guestInfo, barber } = answer
      // The next page has at once what it shows, and nothing on it jumps.
      client.setQueryData(managedAppointmentQuery(_id, token).queryKey, {
        ...answer,
        firstName: guestInfo?.firstName ?? '',
        barberId: barber._id,
      })
      toasts.success(appointmentsTexts.booked)
      void navigate(confirmationAddress(_id, token), {
        replace: true,
        state: { justBooked: true, hasAccount },
      })
    },
    messageOf: ({ kind, message }) =>
      kind === 'personal-limit' || kind === 'plan-limit' ? guestTexts.limitReached(salonPhone) : message,
    onChoiceGone: () => {
      setRetried(guestDraft.read().choice.serviceId)
      guestDraft.update((draft) => ({ ...draft, choice: { ...draft.choice, time: null } }))
      void navigate(stepAddress.appointment, { preventScrollReset: true })
    },
  })

  return {
    ...submission,
    /** The service that was on its way to be booked: everything was checked, another time is all it lacks. */
    retriedServiceId: retried,
    book: (chosen: CompleteChoice, details: GuestDraft['details']) =>
      submission.submit(cashBooking(chosen, details)),
  }
}

function cashBooking(chosen: CompleteChoice, details: GuestDraft['details']): GuestBookingRequest {
  return {
    ...details,
    ...choiceBody(chosen),
    paymentType: 'in_person',
    payment: { method: 'cash', status: 'pending', amount: chosen.service.price },
    timezone: browserTimeZone(),
  }
}
