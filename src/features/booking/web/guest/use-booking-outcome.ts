import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { confirmationAddress } from '#shared/confirmation-address.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import type { FieldErrors } from '#ui/forms/field-errors.ts'

import { guestTexts } from '../../booking-screens.it.ts'
import { managedAppointmentQuery } from '../appointment-queries.ts'
import type { bookAsGuest } from '../booking-calls.ts'
import { guestDraft } from '../drafts.ts'
import { stepAddress } from './guest-steps.ts'
import type { RefusedDetails } from './refused-details.ts'

type ShownFailure = { kind: string; message: string }

export function useBookingOutcome(salonPhone: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [retried, setRetried] = useState<string | null>(null)
  const [refused, setRefused] = useState<RefusedDetails | null>(null)
  return {
    refused,
    retriedServiceId: retried,
    onBooked: (answer: Awaited<ReturnType<typeof bookAsGuest>>) => {
      const { _id, token, hasAccount, guestInfo, barber } = answer
      // Fills the cache, so that the next page renders at once without layout shift.
      client.setQueryData(managedAppointmentQuery(_id, token).queryKey, {
        ...answer,
        firstName: guestInfo?.firstName ?? '',
        barberId: barber._id,
      })
      toasts.success(appointmentsTexts.booked)
      // Imported here, so that guests' pages load no code of plans.
      import('#features/plans/web/recheck-limits.ts').then(
        ({ recheckLimits }) => recheckLimits(client),
        () => undefined,
      )
      void navigate(confirmationAddress(_id, token), {
        replace: true,
        state: { isJustBooked: true, hasAccount },
      })
    },
    messageOf: ({ kind, message }: ShownFailure) =>
      kind === 'personal-limit' || kind === 'plan-limit' ? guestTexts.limitReached(salonPhone) : message,
    onFieldsRefused: (errors: FieldErrors) => {
      const { details } = guestDraft.read()
      if (!Object.keys(errors).some((name) => name in details)) return false
      setRefused({ details, errors })
      void navigate(stepAddress.appointment, { preventScrollReset: true })
      return true
    },
    onChoiceGone: () => {
      setRetried(guestDraft.read().choice.serviceId)
      guestDraft.update((draft) => ({ ...draft, choice: { ...draft.choice, time: null } }))
      void navigate(stepAddress.appointment, { preventScrollReset: true })
    },
  }
}

export type BookingOutcome = ReturnType<typeof useBookingOutcome>
