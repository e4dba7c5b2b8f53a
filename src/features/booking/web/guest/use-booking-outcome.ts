import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { guestTexts } from '#features/booking/booking-screens.it.ts'
import { confirmationAddress } from '#shared/confirmation-address.ts'
import { toasts } from '#ui/feedback/toasts.ts'

import { guestDraft } from '../drafts.ts'
import { managedAppointmentQuery } from '../queries/appointment-queries.ts'
import type { bookAsGuest } from '../submission/booking-calls.ts'
import { stepAddress } from './guest-steps.ts'

type Told = { kind: string; message: string }

/** Where a guest's booking leads, however it is paid: to the confirmation, or back to the times. */
export function useBookingOutcome(salonPhone: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [retried, setRetried] = useState<string | null>(null)
  return {
    /** The service that was on its way to be booked: everything was checked, another time is all it lacks. */
    retriedServiceId: retried,
    onBooked: (answer: Awaited<ReturnType<typeof bookAsGuest>>) => {
      const { _id, token, hasAccount, guestInfo, barber } = answer
      // The next page has at once what it shows, and nothing on it jumps.
      client.setQueryData(managedAppointmentQuery(_id, token).queryKey, {
        ...answer,
        firstName: guestInfo?.firstName ?? '',
        barberId: barber._id,
      })
      toasts.success(appointmentsTexts.booked)
      // Not before: the pages of guests load nothing of plans.
      import('#features/plans/web/public.ts').then(
        ({ recheckLimits }) => recheckLimits(client),
        () => undefined,
      )
      void navigate(confirmationAddress(_id, token), {
        replace: true,
        state: { justBooked: true, hasAccount },
      })
    },
    messageOf: ({ kind, message }: Told) =>
      kind === 'personal-limit' || kind === 'plan-limit' ? guestTexts.limitReached(salonPhone) : message,
    onChoiceGone: () => {
      setRetried(guestDraft.read().choice.serviceId)
      guestDraft.update((draft) => ({ ...draft, choice: { ...draft.choice, time: null } }))
      void navigate(stepAddress.appointment, { preventScrollReset: true })
    },
  }
}

export type BookingOutcome = ReturnType<typeof useBookingOutcome>
