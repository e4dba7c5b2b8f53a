import { join } from 'node:path'

import type { FastifyPluginAsync } from 'fastify'

import type { Env } from '#platform/env.ts'
import { noPayments, type PaymentProviders } from '#platform/stripe/payment-provider.ts'
import { stripeAccounts, stripeProvider } from '#platform/stripe/stripe.ts'

export const sandboxPath = '/sandbox/stripe'
const demoKeys = { secretKey: 'sk_test_demo_f4dezone', publishableKey: 'pk_test_demo_f4dezone' }
const demoSecret = 'whsec_demo_f4dezone'

/** Amount in centimes. */
export type FormerPayment = { paymentIntent: string; amount: number; method: 'card' | 'twint' }

export type Sandbox = {
  routes: FastifyPluginAsync
  sendEventsTo: (origin: string) => void
  adopt: (payments: readonly FormerPayment[]) => void
  stop: () => Promise<void>
}

export async function paymentProviders(
  env: Pick<Env, 'PAYMENTS' | 'DATA_DIR'> & Env,
): Promise<{ payments: PaymentProviders; sandbox?: Sandbox }> {
  if (env.PAYMENTS === 'off') return { payments: noPayments }
  if (env.PAYMENTS === 'stripe') return { payments: stripeAccounts(env) }
  // Imported only here, so that it is never loaded in production.
  const { createStripeSandbox } = await import('#sandbox/stripe/stripe-sandbox.ts')
  const server = createStripeSandbox({
    accounts: [demoKeys],
    file: join(env.DATA_DIR, 'stripe-sandbox.json'),
  })
  const place = await server.listen()
  const provider = stripeProvider(
    { ...demoKeys, webhookSecrets: [demoSecret] },
    { ...place, scriptUrl: `${sandboxPath}/stripe.js` },
  )
  return {
    payments: { salon: provider, plan: provider },
    sandbox: {
      routes: server.routes,
      stop: async () => await server.stop(),
      adopt(payments) {
        for (const payment of payments) server.control.payments.adopt(payment)
      },
      sendEventsTo(origin) {
        server.control.webhooks.sendTo({
          endpoints: [{ url: `${origin}/api/payments/webhook`, secrets: [demoSecret] }],
        })
      },
    },
  }
}
