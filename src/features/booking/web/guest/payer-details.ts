import type { GuestDetails } from '#features/booking/booking.contract.ts'
import type { Payer } from '#features/payments/payments.contract.ts'
import { phoneCharacters } from '#shared/phone.ts'

/** The payer's form as far as the guest has filled it in: with their own details, and with what they typed instead. */
export function payerOf(details: GuestDetails, typed: Partial<Payer>): Payer {
  const { firstName, lastName, email, phone } = details
  const own = { name: `${firstName} ${lastName}`.trim(), email, phone: phoneCharacters(phone) }
  return { ...own, address: '', postalCode: '', city: '', ...typed }
}

/** What differs from the guest's own details: only that is kept, so that a correction of those reaches the bill. */
export function typedPayer(details: GuestDetails, payer: Payer): Partial<Payer> {
  const own: Record<string, string> = payerOf(details, {})
  return Object.fromEntries(Object.entries(payer).filter(([name, typed]) => typed !== own[name]))
}
