import type { FastifyInstance } from 'fastify'

import { payables } from '#app/server/payables.ts'
import { sandboxPath } from '#app/server/payment-providers.ts'
import { createHandleEventsJob } from '#features/payments/server/provider-events.ts'
import { createReconcileJob } from '#features/payments/server/reconcile-payments.ts'
import { createSendRefundsJob } from '#features/payments/server/send-refunds.ts'
import type { Platform } from '#platform/platform.ts'
import { type PaymentProviders } from '#platform/stripe/payment-provider.ts'
import { stripeProvider } from '#platform/stripe/stripe.ts'
import { createStripeSandbox, type StripeSandbox } from '#sandbox/stripe/stripe-sandbox.ts'

import type { TestClock } from './test-clock.ts'

const keys = { secretKey: 'sk_test_shop', publishableKey: 'pk_test_shop' }
export const webhookSecret = 'whsec_test_shop'

export type TestPayments = {
  sandbox: StripeSandbox
  providers: PaymentProviders
  connect: (shopUrl: string) => void
}

/** @property retries number of retries by the SDK, half a second apart */
export type PaymentOptions = { retries?: number }

export async function openTestPayments(
  clock: TestClock,
  { retries = 2 }: PaymentOptions = {},
): Promise<TestPayments> {
  const sandbox = createStripeSandbox({ accounts: [keys], now: () => clock.now().getTime() })
  const place = await sandbox.listen()
  const provider = stripeProvider(
    { ...keys, webhookSecrets: [webhookSecret] },
    { ...place, scriptUrl: `${sandboxPath}/stripe.js`, retries },
  )
  return {
    sandbox,
    providers: { salon: provider, plan: provider },
    connect: (shopUrl) =>
      sandbox.control.webhooks.sendTo({
        endpoints: [{ url: `${shopUrl}/api/payments/webhook`, secrets: [webhookSecret] }],
      }),
  }
}

export function paymentJobs(platform: Platform, { log }: FastifyInstance) {
  const till = { platform, payables }
  const events = createHandleEventsJob(till, log)
  const refunds = createSendRefundsJob(till, log)
  const reconciliation = createReconcileJob(till, log)
  return {
    handleEvents: async () => await events.run(),
    sendRefunds: async () => await refunds.run(),
    reconcile: async () => await reconciliation.run(),
  }
}

export function sandboxOf({ stripe }: { stripe: StripeSandbox | null }): StripeSandbox['control'] {
  if (!stripe) throw new Error('This shop takes no payments')
  return stripe.control
}
