import type { Log } from '#platform/log.ts'
import { RefusedByProvider } from '#platform/stripe/provider-faults.ts'

import type { PaymentRow } from '../payment-rows.ts'
import { providerOf, type PaymentDeps, withPayment } from '../with-payment.ts'
import { adoptForeignRefunds } from './adopt-foreign-refunds.ts'

/**
 * Takes over Stripe's refunds for a payment: a completed refund may still be returned by the bank, and the owner may
 * have refunded in Stripe's panel.
 * @throws ProviderUnavailable
 */
export async function syncRefunds(deps: PaymentDeps, seen: PaymentRow, log: Log): Promise<void> {
  const { stripe_intent_id: intentId } = seen
  if (intentId === null || seen.state === 'open') return
  const made = await providerOf(deps.platform, seen)
    .refundsOf(intentId)
    .catch((error: unknown) => {
      if (error instanceof RefusedByProvider) return []
      throw error
    })
  if (made.length === 0) return
  await withPayment(deps, seen, (locked) => adoptForeignRefunds(deps, locked, { made, log }))
}
