import type { Log } from '#platform/log.ts'
import { RefusedByProvider } from '#platform/stripe/provider-faults.ts'

import type { PaymentRow } from './payment-rows.ts'
import { takeOverRefunds } from './refunds/take-over-refunds.ts'
import { providerOf, type Till, withPayment } from './with-payment.ts'

/**
 * Makes true here how far Stripe is with the refunds of a payment: one that had succeeded may still be returned by the bank. What
 * was given back past us, in Stripe's own panel, is taken over.
 * @throws ProviderAway
 */
export async function syncRefunds(till: Till, seen: PaymentRow, log: Log): Promise<void> {
  const { stripe_intent_id: intentId } = seen
  if (intentId === null || seen.state === 'open') return
  const made = await providerOf(till.platform, seen)
    .refundsOf(intentId)
    .catch((error: unknown) => {
      if (error instanceof RefusedByProvider) return []
      throw error
    })
  if (made.length === 0) return
  await withPayment(till, seen, (situation) => takeOverRefunds(till, situation, { made, log }))
}
