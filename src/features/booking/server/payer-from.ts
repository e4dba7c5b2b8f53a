import type { Customer } from '#features/appointments/server/customer.ts'
import type { Payer } from '#features/payments/payments.contract.ts'

export function payerFrom(customer: Customer): Partial<Payer> | null {
  if (customer.kind === 'phone') return null
  const { firstName, lastName, email, phone } = customer
  return { name: `${firstName} ${lastName}`.trim(), email, phone }
}
