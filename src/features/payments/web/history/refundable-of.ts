import { centimesToChf, chfToCentimes } from '#shared/money.ts'

import type { Payment } from '../../payments.contract.ts'

export function refundableOf({
  status,
  amount,
  refunded,
}: Pick<Payment, 'status' | 'amount' | 'refunded'>): number {
  const isPaid = status === 'completed' || status === 'partially_refunded'
  return isPaid ? centimesToChf(chfToCentimes(amount) - chfToCentimes(refunded)) : 0
}
