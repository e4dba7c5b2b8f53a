import type { ProviderRefund } from '#platform/stripe/stripe.ts'

import type { RefundRow } from './payment-rows.ts'

/** By our own id, which it bears; by Stripe's when it was made in its panel. */
export function isSameRefund({ id, stripe_refund_id: stripeId }: RefundRow, refund: ProviderRefund): boolean {
  return stripeId === null ? id === refund.metadata['refund'] : stripeId === refund.id
}
