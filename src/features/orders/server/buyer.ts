import type { Payer } from '#features/payments/payments.contract.ts'
import { paymentsTexts } from '#features/payments/payments.it.ts'
import { storedPhone } from '#platform/phone-numbers.ts'

import type { Buyer } from './order-locks.ts'

/**
 * Whoever is logged in orders for the account, under the name and address that the form says.
 * @throws AppError 400 for what is no telephone number
 */
export function buyerFrom(details: Payer, userId: string | null): Buyer {
  const refusal = paymentsTexts.validation.phoneTooShort
  return { userId, ...details, phone: storedPhone(details.phone, 'customerDetails.phone', refusal) }
}
