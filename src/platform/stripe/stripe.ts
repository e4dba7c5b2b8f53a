import Stripe from 'stripe'

import type { Env } from '../env.ts'
import { ask } from './ask-stripe.ts'
import { intentIdIn } from './intent-id.ts'

/** Whose money: customers pay the salon, the salon pays the vendor of the software for its plan. */
export const paymentAccounts = ['salon', 'plan'] as const
export type PaymentAccount = (typeof paymentAccounts)[number]

/** A payment intent as far as we use it. Amounts in centimes. */
export type Intent = {
  id: string
  /** With it the browser of whoever pays confirms the intent, and nothing else. */
  clientSecret: string
  status: 'open' | 'processing' | 'succeeded' | 'cancelled'
  amount: number
  amountReceived: number
  currency: string
  metadata: Readonly<Record<string, string>>
  /** Stripe's word, for example 'card' or 'twint'; null before it is paid. */
  method: string | null
  /** As it was typed for the bank; null where it was not. */
  payer: { name: string; email: string } | null
}

export type ProviderRefund = {
  id: string
  status: 'pending' | 'succeeded' | 'failed'
  amount: number
  metadata: Readonly<Record<string, string>>
}

/** A bank that asks for a payment back. */
export type ProviderDispute = {
  id: string
  /** inquiry: the bank asks, and has taken nothing yet. */
  status: 'inquiry' | 'open' | 'won' | 'lost'
  amount: number
  /** Stripe's word, for example 'fraudulent'. */
  reason: string
  /** null once it is answered, and where the bank takes no answer. */
  respondBy: Date | null
}

export type ProviderEvent = { id: string; type: string; createdAt: Date; intentId: string | null }

export type NewIntent = {
  /** centimes */
  amount: number
  /** The same for every attempt to create this one. */
  key: string
  description: string
  metadata: Record<string, string>
  receiptEmail?: string | undefined
}

/** One Stripe account. Every call may throw ProviderAway or RefusedByProvider. */
export type PaymentProvider = {
  publishableKey: string
  /** Where the browser gets Stripe.js. */
  scriptUrl: string
  /** Whether there is a secret to verify events with. */
  hearsEvents: boolean
  createIntent: (intent: NewIntent) => Promise<Intent>
  intent: (id: string) => Promise<Intent>
  /** @throws RefusedByProvider when it cannot be cancelled any more, as it has been paid */
  cancelIntent: (id: string) => Promise<Intent>
  /**
   * @param refund key: names the refund for good. refusals: how often it was refused before, since Stripe gives a call with the
   * same idempotency key the same answer for a day
   */
  refund: (refund: {
    intentId: string
    amount: number
    key: string
    refusals?: number
  }) => Promise<ProviderRefund>
  refundsOf: (intentId: string) => Promise<ProviderRefund[]>
  disputesOf: (intentId: string) => Promise<ProviderDispute[]>
  /** Events about money, also those that were delivered, oldest first. */
  eventsSince: (since: Date) => Promise<ProviderEvent[]>
  /** Events of which Stripe knows that nobody has taken them, oldest first. */
  undeliveredEvents: (since: Date) => Promise<ProviderEvent[]>
  /** @returns undefined for what Stripe has not signed, or signed too long ago */
  verifiedEvent: (body: Buffer, signature: string, now: Date) => ProviderEvent | undefined
}

export type PaymentProviders = Record<PaymentAccount, PaymentProvider | null>

export const noPayments: PaymentProviders = { salon: null, plan: null }

type AccountKeys = { secretKey: string; publishableKey: string; webhookSecrets: readonly string[] }
/** Where another server than Stripe's own speaks its protocol. @property retries of the SDK itself, which wait */
export type ProviderPlace = { host: string; port: number; scriptUrl: string; retries?: number }

/** The pinned version of the SDK and the address of its counterpart in the browser belong together. */
const officialScript = 'https://js.stripe.com/endive/stripe.js'
/** Milliseconds that one attempt may take, and how often the SDK tries again by itself. */
const callTimeout = 10_000
const usualRetries = 2

/** The accounts that the environment names; the vendor's is the salon's unless it has keys of its own. */
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

/** Two while one follows the other, separated by a comma. */
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
    hearsEvents: webhookSecrets.length > 0,
    createIntent: async ({ amount, key, description, metadata, receiptEmail }) =>
      await ask(async () =>
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
      await ask(async () =>
        intentOf(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })),
      ),
    cancelIntent: async (id) => await ask(async () => intentOf(await stripe.paymentIntents.cancel(id))),
    refund: async ({ intentId, amount, key, refusals = 0 }) =>
      await ask(async () =>
        refundOf(
          await stripe.refunds.create(
            { payment_intent: intentId, amount, metadata: { refund: key } },
            // An order that shrinks is another call.
            { idempotencyKey: `refund-${key}-${amount}${refusals === 0 ? '' : `-${refusals}`}` },
          ),
        ),
      ),
    refundsOf: async (intentId) =>
      await ask(async () => {
        const refunds = []
        for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 })) {
          refunds.push(refundOf(refund))
        }
        return refunds
      }),
    disputesOf: async (intentId) =>
      await ask(async () => {
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
          // Another secret, or nobody's signature.
        }
      }
      return undefined
    },
  }
}

/** Events that an endpoint subscribes to, see docs/operations.md. */
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
  return await ask(async () => {
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

/** What waits for somebody to act is on its way; what was called off has not arrived. */
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
  // The bank has decided for the customer, and the shop asks again.
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
}

function disputeOf({ id, status, amount, reason, ...dispute }: Stripe.Dispute): ProviderDispute {
  const { evidence_details: details, balance_transactions: moves } = dispute
  const withdrawn = -moves.reduce((sum, move) => sum + move.amount, 0)
  // 'prevented' ends before a bank decides: with the money gone, or without.
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
