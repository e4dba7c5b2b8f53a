import type { Env } from '#platform/env.ts'
import { type PaymentProviders, stripeAccounts } from '#platform/stripe/stripe.ts'

/** Stripe, the local server that speaks its protocol, or nobody. */
export async function paymentProviders(
  env: Env,
  _atTheEnd: (end: () => Promise<void>) => void,
): Promise<PaymentProviders> {
  return stripeAccounts(env)
}
