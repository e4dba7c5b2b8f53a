import type { Payer } from '#features/payments/payments.contract.ts'
import { phoneCharacters } from '#shared/phone.ts'

import type { GuestDetails } from '../../booking.contract.ts'

export function payerOf(details: GuestDetails, typed: Partial<Payer>): Payer {
  const { firstName, lastName, email, phone } = details
  const own = { name: `${firstName} ${lastName}`.trim(), email, phone: phoneCharacters(phone) }
  return { ...own, address: '', postalCode: '', city: '', ...typed }
}

/**
 * Returns only entries that differ from the guest's details, so that a later correction of the details reaches the
 * bill.
 */
export function typedPayer(details: GuestDetails, payer: Payer): Partial<Payer> {
  const own: Record<string, string> = payerOf(details, {})
  return Object.fromEntries(Object.entries(payer).filter(([name, typed]) => typed !== own[name]))
}
