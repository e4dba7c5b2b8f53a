import type { PaymentProviders } from '#platform/stripe/payment-provider.ts'

export type OutsideSources = Readonly<
  Record<'scripts' | 'connections' | 'frames' | 'images', readonly string[]>
>

const none: OutsideSources = { scripts: [], connections: [], frames: [], images: [] }

const script = 'https://js.stripe.com'

/** Stripe's fields and the banks' pages are frames: docs.stripe.com/security/guide. */
const stripe: OutsideSources = {
  scripts: [script, 'https://*.js.stripe.com'],
  connections: ['https://api.stripe.com'],
  frames: [script, 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  images: ['https://*.stripe.com'],
}

/** Returns Stripe's origins if real payments are enabled; the local sandbox has our own origin. */
export function outsideSources(payments: PaymentProviders): OutsideSources {
  const isReal = Object.values(payments).some((provider) => provider?.scriptUrl.startsWith(`${script}/`))
  return isReal ? stripe : none
}
