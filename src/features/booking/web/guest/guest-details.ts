import type { User } from '#features/accounts/accounts.contract.ts'
import { phoneCharacters } from '#shared/phone.ts'

import type { GuestDetails } from '../../booking.contract.ts'
import { emptyDetails, type GuestDraft, noPayment } from '../drafts.ts'

/**
 * Fills empty fields from the logged-in account, and clears details that another account filled in. A payment is
 * cleared when the account changes.
 */
export function withAccount(draft: GuestDraft, user: User | null): GuestDraft {
  if (!user && draft.accountId === null) return draft
  const accountId = user?._id ?? null
  const isForeign = draft.accountId !== null && draft.accountId !== accountId
  const details = isForeign ? emptyDetails : draft.details
  const booked = isForeign ? null : draft.booked
  const isPrepared = draft.accountId !== accountId && draft.payment.prepared !== null
  const payment = isForeign || isPrepared ? noPayment : draft.payment
  return { ...draft, accountId, booked, payment, details: user ? prefilled(details, user) : details }
}

function prefilled(details: GuestDetails, user: User): GuestDetails {
  return {
    firstName: details.firstName || user.firstName,
    lastName: details.lastName || user.lastName,
    email: details.email || user.email,
    phone: details.phone || phoneCharacters(user.phone),
  }
}
