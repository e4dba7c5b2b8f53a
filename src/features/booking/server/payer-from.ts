import type { Customer } from '#features/appointments/server/public.ts'
import type { Payer } from '#features/payments/payments.contract.ts'

/** Who pays, as far as the booking knows them. */
export function payerFrom(customer: Customer): Partial<Payer> | null {
  if (customer.kind === 'phone') return null
  const { firstName, lastName, email, phone } = customer
  return { name: `${firstName} ${lastName}`.trim(), email, phone }
}
