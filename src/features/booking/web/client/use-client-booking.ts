import { useQueryClient } from '@tanstack/react-query'

import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { choiceBody } from '#features/appointments/web/appointment-calls.ts'
import { useSubmission } from '#features/appointments/web/use-submission.ts'
import { pickerTexts } from '#features/availability/availability.it.ts'
import type { CompleteChoice } from '#features/availability/web/choice.ts'
import { browserTimeZone } from '#ui/browser/browser-time-zone.ts'
import { toasts } from '#ui/feedback/toasts.ts'

import { clientTexts } from '../../booking-screens.it.ts'
import { myAppointmentsQuery } from '../appointment-queries.ts'
import { bookAsClient } from '../booking-calls.ts'
import { clientAttempt, clientDraft } from '../drafts.ts'

export function useClientBooking(onBooked: () => void) {
  const client = useQueryClient()
  const forgetTime = () => clientDraft.update((choice) => ({ ...choice, time: null }))

  const submission = useSubmission({
    send: bookAsClient,
    attempt: clientAttempt,
    fallback: clientTexts.failed,
    unanswered: ({ time }) => pickerTexts.timeUnanswered(time),
    onDone: () => {
      toasts.success(appointmentsTexts.booked)
      forgetTime()
      void client.invalidateQueries({ queryKey: myAppointmentsQuery.queryKey })
      onBooked()
    },
    onChoiceGone: forgetTime,
    toastOf: ({ kind, message }) =>
      kind === 'plan-limit' ? `${message}. ${clientTexts.contactSalon}.` : message,
  })

  return {
    ...submission,
    book: (chosen: CompleteChoice | null) => {
      if (!chosen) {
        toasts.error(appointmentsTexts.validation.allRequired)
        return submission.refuse(appointmentsTexts.validation.allRequired)
      }
      submission.submit({ ...choiceBody(chosen), timezone: browserTimeZone() })
    },
  }
}
