import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { choiceBody, useSubmission } from '#features/appointments/web/public.ts'
import type { CompleteChoice } from '#features/availability/web/public.ts'
import { clientTexts } from '#features/booking/booking-screens.it.ts'
import { browserTimeZone } from '#ui/browser/browser-time-zone.ts'
import { toasts } from '#ui/feedback/toasts.ts'

import { clientDraft } from '../drafts.ts'
import { myAppointmentsQuery } from '../queries/appointment-queries.ts'
import { bookAsClient } from '../submission/booking-calls.ts'

type Failure = { kind: 'incomplete' | 'ask-salon' | 'refused'; message: string }

/** Books for whoever is logged in, and keeps the page's form and list in step with the outcome. */
export function useClientBooking(onBooked: () => void) {
  const client = useQueryClient()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [lostRace, setLostRace] = useState<string | null>(null)
  const forgetTime = () => clientDraft.update((choice) => ({ ...choice, time: null }))

  const submission = useSubmission({
    send: bookAsClient,
    fallback: clientTexts.failed,
    onDone: () => {
      toasts.success(appointmentsTexts.booked)
      forgetTime()
      void client.invalidateQueries({ queryKey: myAppointmentsQuery.queryKey })
      onBooked()
    },
    onRefused: ({ kind, message }) => {
      if (kind === 'plan-limit') {
        toasts.error(`${message}. ${clientTexts.contactSalon}.`)
        return setFailure({ kind: 'ask-salon', message })
      }
      toasts.error(message)
      if (kind === 'suspended') return setFailure({ kind: 'ask-salon', message })
      if (kind !== 'choice-gone') return setFailure({ kind: 'refused', message })
      setLostRace(message)
      forgetTime()
    },
  })

  return {
    ...submission,
    failure,
    /** Someone was faster, or the shop has changed: why it must be chosen again. */
    lostRace,
    change: () => {
      setFailure(null)
      setLostRace(null)
    },
    book: (chosen: CompleteChoice | null) => {
      if (!chosen) {
        toasts.error(appointmentsTexts.validation.allRequired)
        return setFailure({ kind: 'incomplete', message: appointmentsTexts.validation.allRequired })
      }
      setFailure(null)
      submission.submit({ ...choiceBody(chosen), timezone: browserTimeZone() })
    },
  }
}
