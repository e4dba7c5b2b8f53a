import type { ProviderRefund } from '#platform/stripe/payment-provider.ts'

import type { RefundRow } from '../payment-rows.ts'

/** Compares our id in the metadata, or Stripe's id if the refund was made in Stripe's panel. */
export function isSameRefund({ id, stripe_refund_id: stripeId }: RefundRow, refund: ProviderRefund): boolean {
  return stripeId === null ? id === refund.metadata['refund'] : stripeId === refund.id
}
