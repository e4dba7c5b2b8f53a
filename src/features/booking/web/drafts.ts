import { type Choice, emptyChoice, isChoice } from '#features/availability/web/public.ts'
import type { Payer } from '#features/payments/payments.contract.ts'
import type { PayMethod, PreparedPayment } from '#features/payments/web/public.ts'
import { createSessionDraft, hasFields, isText, isTextOrNull } from '#ui/browser/session-draft.ts'

import type { GuestDetails } from '../booking.contract.ts'

/** How a guest pays. */
export type PaymentDraft = {
  method: PayMethod
  /** What was typed and is not simply the guest's own details. */
  payer: Partial<Payer>
  prepared: PreparedPayment | null
}

/** What a guest has entered so far. */
export type GuestDraft = {
  choice: Choice
  details: GuestDetails
  /** Whose account filled in the details, if one did: they are not the next person's business. */
  accountId: string | null
  /** What was booked last in this tab: the way back leads past the form, which must not look as if nothing had been. */
  booked: { id: string; token: string; day: string; time: string } | null
  payment: PaymentDraft
}

export const emptyDetails: GuestDetails = { firstName: '', lastName: '', email: '', phone: '' }

export const noPayment: PaymentDraft = { method: 'in_person', payer: {}, prepared: null }

function isPaymentDraft(value: unknown): boolean {
  return (
    hasFields(value, ['method'], (method) => method === 'in_person' || method === 'online') &&
    hasFields(
      value,
      ['payer'],
      (payer) => typeof payer === 'object' && payer !== null && Object.values(payer).every(isText),
    ) &&
    hasFields(
      value,
      ['prepared'],
      (prepared) =>
        prepared === null ||
        (hasFields(prepared, ['intentId', 'clientSecret'], isText) &&
          hasFields(prepared, ['amount', 'until'], Number.isFinite)),
    )
  )
}

export function isGuestDraft(value: unknown): value is GuestDraft {
  return (
    hasFields(value, ['accountId'], isTextOrNull) &&
    hasFields(value, ['choice'], isChoice) &&
    hasFields(value, ['payment'], isPaymentDraft) &&
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
  payment: noPayment,
})

/** One for each call, so that paying another way does not forget what the first way was asked for. */
export const guestAttempts = {
  cash: guestDraft.attempt('cash'),
  start: guestDraft.attempt('start'),
  paid: guestDraft.attempt('paid'),
}

/** A client's booking form keeps only what was picked: who it is for is known. */
export const clientDraft = createSessionDraft<Choice>('client-booking-draft', isChoice, emptyChoice)

export const clientAttempt = clientDraft.attempt()
