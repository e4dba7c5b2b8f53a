import { choiceBody } from '#features/appointments/web/appointment-calls.ts'
import { useSubmission } from '#features/appointments/web/use-submission.ts'
import { pickerTexts } from '#features/availability/availability.it.ts'
import type { CompleteChoice } from '#features/availability/web/choice.ts'
import { browserTimeZone } from '#ui/browser/browser-time-zone.ts'

import { guestTexts } from '../../booking-screens.it.ts'
import type { GuestBookingRequest } from '../../booking.contract.ts'
import { bookAsGuest } from '../booking-calls.ts'
import { guestAttempts, type GuestDraft } from '../drafts.ts'
import type { BookingOutcome } from './use-booking-outcome.ts'

export function useGuestBooking({ onBooked, ...outcome }: BookingOutcome) {
  const submission = useSubmission({
    send: bookAsGuest,
    attempt: guestAttempts.cash,
    fallback: guestTexts.failed,
    onDone: onBooked,
    unanswered: ({ time }) => pickerTexts.timeUnanswered(time),
    messageOf: outcome.messageOf,
    onChoiceGone: outcome.onChoiceGone,
    onFieldsRefused: outcome.onFieldsRefused,
  })
  return {
    ...submission,
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
