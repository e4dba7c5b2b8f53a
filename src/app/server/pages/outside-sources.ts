import type { PaymentProviders } from '#platform/stripe/stripe.ts'

/** Where else than from here pages may load from and ask. */
export type OutsideSources = Readonly<
  Record<'scripts' | 'connections' | 'frames' | 'images', readonly string[]>
>

const none: OutsideSources = { scripts: [], connections: [], frames: [], images: [] }

const script = 'https://js.stripe.com'

/** Stripe's fields live in frames of its own, as do the banks behind them: docs.stripe.com/security/guide. */
const stripe: OutsideSources = {
  scripts: [script, 'https://*.js.stripe.com'],
  connections: ['https://api.stripe.com'],
  frames: [script, 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  images: ['https://*.stripe.com'],
}

/** Stripe's places where somebody is paid through it; its local stand-in is ours. */
export function outsideSources(payments: PaymentProviders): OutsideSources {
  const isReal = Object.values(payments).some((provider) => provider?.scriptUrl.startsWith(`${script}/`))
  return isReal ? stripe : none
}
