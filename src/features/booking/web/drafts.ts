import { type Choice, emptyChoice, isChoice } from '#features/availability/web/choice.ts'
import type { Payer } from '#features/payments/payments.contract.ts'
import type { PayMethod, PreparedPayment } from '#features/payments/web/use-prepared-payment.ts'
import { createSessionDraft, hasFields, isText, isTextOrNull } from '#ui/browser/session-draft.ts'

import type { GuestDetails } from '../booking.contract.ts'

export type PaymentDraft = {
  method: PayMethod
  /** Only entries that differ from the guest's own details. */
  payer: Partial<Payer>
  prepared: PreparedPayment | null
}

export type GuestDraft = {
  choice: Choice
  details: GuestDetails
  /** The account that filled in the details; another account must not see them. */
  accountId: string | null
  /** The last booking of this tab, so that Back to the form shows that it succeeded. */
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

/** One idempotency key per request type, so that changing the payment method keeps the other's key. */
export const guestAttempts = {
  cash: guestDraft.attempt('cash'),
  start: guestDraft.attempt('start'),
  paid: guestDraft.attempt('paid'),
}

/** Keeps only the choice, since the account has the details. */
export const clientDraft = createSessionDraft<Choice>('client-booking-draft', isChoice, emptyChoice)

export const clientAttempt = clientDraft.attempt()
