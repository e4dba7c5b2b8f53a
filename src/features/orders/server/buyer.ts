import type { Payer } from '#features/payments/payments.contract.ts'
import { isPhone, normalisePhone } from '#shared/phone.ts'

import type { Buyer } from './order-locks.ts'

/** Whoever is logged in orders for the account, under the name and address that the form says. */
export function buyerFrom(details: Payer, userId: string | null): Buyer {
  const { phone } = details
  return { userId, ...details, phone: isPhone(phone) ? normalisePhone(phone) : phone }
}
