import type { Payer } from '#features/payments/payments.contract.ts'
import { paymentsTexts } from '#features/payments/payments.it.ts'
import { storedPhone } from '#platform/phone-numbers.ts'

import type { Buyer } from './order-locks.ts'

/** @throws AppError 400 for an invalid telephone number */
export function buyerFrom(details: Payer, userId: string | null): Buyer {
  const refusal = paymentsTexts.validation.phoneInvalid
  return { userId, ...details, phone: storedPhone(details.phone, 'customerDetails.phone', refusal) }
}
