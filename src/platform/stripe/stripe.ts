import Stripe from 'stripe'

import type { Env } from '../env.ts'
import { callStripe } from './call-stripe.ts'
import {
  type Intent,
  noPayments,
  type PaymentProvider,
  type PaymentProviders,
  type ProviderDispute,
  type ProviderEvent,
  type ProviderRefund,
} from './payment-provider.ts'

type AccountKeys = { secretKey: string; publishableKey: string; webhookSecrets: readonly string[] }
/**
 * Another server that speaks Stripe's protocol.
 * @property retries of the SDK itself, which waits between them
 */
export type ProviderPlace = { host: string; port: number; scriptUrl: string; retries?: number }

/** The SDK's pinned version and this URL of the browser library belong together. */
const officialScript = 'https://js.stripe.com/endive/stripe.js'
const callTimeout = 10_000
const usualRetries = 2

/** The vendor's account is the salon's unless it has its own keys. */
export function stripeAccounts(env: Env): PaymentProviders {
  if (env.PAYMENTS !== 'stripe') return noPayments
  const salon = stripeProvider({
    secretKey: env.STRIPE_SECRET_KEY ?? '',
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecrets: secretsOf(env.STRIPE_WEBHOOK_SECRET),
  })
  if (env.PLAN_STRIPE_SECRET_KEY === undefined) return { salon, plan: salon }
  const plan = stripeProvider({
    secretKey: env.PLAN_STRIPE_SECRET_KEY,
    publishableKey: env.PLAN_STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecrets: secretsOf(env.PLAN_STRIPE_WEBHOOK_SECRET),
  })
  return { salon, plan }
}

function secretsOf(text = ''): string[] {
  return text
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
}

export function stripeProvider(
  { secretKey, publishableKey, webhookSecrets }: AccountKeys,
  place?: ProviderPlace,
): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: place?.retries ?? usualRetries,
    timeout: callTimeout,
    telemetry: false,
    ...(place && { host: place.host, port: place.port, protocol: 'http' }),
  })
  return {
    publishableKey,
    scriptUrl: place?.scriptUrl ?? officialScript,
    receivesWebhooks: webhookSecrets.length > 0,
    createIntent: async ({ amount, key, description, metadata, receiptEmail }) =>
      await callStripe(async () =>
        intentOf(
          await stripe.paymentIntents.create(
            {
              amount,
              currency: 'chf',
              automatic_payment_methods: { enabled: true },
              description,
              metadata,
              ...(receiptEmail !== undefined && { receipt_email: receiptEmail }),
            },
            { idempotencyKey: key },
          ),
        ),
      ),
    intent: async (id) =>
      await callStripe(async () =>
        intentOf(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })),
      ),
    cancelIntent: async (id) =>
      await callStripe(async () => intentOf(await stripe.paymentIntents.cancel(id))),
    refund: async ({ intentId, amount, key, refusals = 0 }) =>
      await callStripe(async () =>
        refundOf(
          await stripe.refunds.create(
            { payment_intent: intentId, amount, metadata: { refund: key } },
            // A second key for a smaller amount: an order that shrinks is another call.
            { idempotencyKey: `refund-${key}-${amount}${refusals === 0 ? '' : `-${refusals}`}` },
          ),
        ),
      ),
    refundsOf: async (intentId) =>
      await callStripe(async () => {
        const refunds = []
        for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 })) {
          refunds.push(refundOf(refund))
        }
        return refunds
      }),
    disputesOf: async (intentId) =>
      await callStripe(async () => {
        const disputes = []
        for await (const dispute of stripe.disputes.list({ payment_intent: intentId, limit: 100 })) {
          disputes.push(disputeOf(dispute))
        }
        return disputes
      }),
    eventsSince: async (since) => await listEvents(stripe, since, { types: [...eventTypes] }),
    undeliveredEvents: async (since) => await listEvents(stripe, since, { delivery_success: false }),
    verifiedEvent(body, signature, now) {
      for (const secret of webhookSecrets) {
        try {
          const receivedAt = now.getTime()
          return eventOf(
            stripe.webhooks.constructEvent(body, signature, secret, undefined, undefined, receivedAt),
          )
        } catch {
          // Signed with another secret, or not by Stripe.
        }
      }
      return undefined
    },
  }
}

/** The events that an endpoint subscribes to, see docs/operations.md. */
const eventTypes = [
  'payment_intent.processing',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const

async function listEvents(
  stripe: Stripe,
  since: Date,
  which: { types?: string[]; delivery_success?: false },
): Promise<ProviderEvent[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  return await callStripe(async () => {
    const events = []
    for await (const event of stripe.events.list({ ...which, created, limit: 100 }))
      events.push(eventOf(event))
    return events.toReversed()
  })
}

const intentStates: Record<string, Intent['status']> = {
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
}

function intentOf(intent: Stripe.PaymentIntent): Intent {
  const { latest_charge: charge } = intent
  const details = charge === null || typeof charge === 'string' ? null : charge.payment_method_details
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: intentStates[intent.status] ?? 'open',
    amount: intent.amount,
    amountReceived: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    metadata: intent.metadata,
    method: details?.type ?? null,
    payer: payerOf(charge),
  }
}

function payerOf(charge: string | Stripe.Charge | null): Intent['payer'] {
  const { name, email } = charge === null || typeof charge === 'string' ? {} : charge.billing_details
  return email ? { name: name ?? '', email } : null
}

/** Maps Stripe's state: a refund that waits for an action counts as pending, a cancelled one as failed. */
function refundOf({ id, status, amount, metadata }: Stripe.Refund): ProviderRefund {
  const state =
    status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
  return { id, status: state, amount, metadata: metadata ?? {} }
}

const disputeStates: Record<string, ProviderDispute['status']> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  warning_closed: 'won',
  lost: 'lost',
  // The bank has decided for the customer, and the shop appeals.
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
}

function disputeOf({ id, status, amount, reason, ...dispute }: Stripe.Dispute): ProviderDispute {
  const { evidence_details: details, balance_transactions: moves } = dispute
  const withdrawn = -moves.reduce((sum, move) => sum + move.amount, 0)
  // 'prevented' ends before the bank decides, with or without a withdrawal.
  const state = disputeStates[status] ?? (withdrawn > 0 ? 'lost' : 'won')
  const isToAnswer = status.endsWith('needs_response') && details.due_by !== null && details.due_by > 0
  return {
    id,
    status: state,
    amount,
    reason,
    respondBy: isToAnswer ? new Date((details.due_by ?? 0) * 1000) : null,
  }
}

function eventOf(event: Stripe.Event): ProviderEvent {
  return {
    id: event.id,
    type: event.type,
    createdAt: new Date(event.created * 1000),
    intentId: intentIdIn(event.data.object),
  }
}

function intentIdIn(object: object): string | null {
  if ('object' in object && object.object === 'payment_intent' && 'id' in object) return String(object.id)
  const intent = 'payment_intent' in object ? object.payment_intent : null
  if (typeof intent === 'string') return intent
  return typeof intent === 'object' && intent !== null && 'id' in intent ? String(intent.id) : null
}
