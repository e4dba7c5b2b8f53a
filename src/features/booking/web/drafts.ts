import { type Choice, emptyChoice, isChoice } from '#features/availability/web/public.ts'
import { createSessionDraft, hasFields, isText, isTextOrNull } from '#ui/browser/session-draft.ts'

import type { GuestDetails } from '../booking.contract.ts'

/** What a guest has entered so far. */
export type GuestDraft = {
  choice: Choice
  details: GuestDetails
  /** Whose account filled in the details, if one did: they are not the next person's business. */
  accountId: string | null
  /** What was booked last in this tab: the way back leads past the form, which must not look as if nothing had been. */
  booked: { id: string; token: string; day: string; time: string } | null
}

export const emptyDetails: GuestDetails = { firstName: '', lastName: '', email: '', phone: '' }

function isGuestDraft(value: unknown): value is GuestDraft {
  return (
    hasFields(value, ['accountId'], isTextOrNull) &&
    hasFields(value, ['choice'], isChoice) &&
    hasFields(
      value,
      ['booked'],
      (booked) => booked === null || hasFields(booked, ['id', 'token', 'day', 'time'], isText),
    ) &&
    hasFields(value, ['details'], (details) =>
      hasFields(details, ['firstName', 'lastName', 'email', 'phone'], isText),
    )
  )
}

export const guestDraft = createSessionDraft<GuestDraft>('guest-booking-draft', isGuestDraft, {
  choice: emptyChoice,
  details: emptyDetails,
  accountId: null,
  booked: null,
})

/** A client's booking form keeps only what was picked: who it is for is known. */
export const clientDraft = createSessionDraft<Choice>('client-booking-draft', isChoice, emptyChoice)
