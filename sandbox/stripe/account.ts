import { randomBytes } from 'node:crypto'

import type { Stripe } from 'stripe'

export const apiVersion = '2026-10-28.endive'

export type AccountOptions = {
  secretKey: string
  publishableKey: string
  webhooks?: WebhookEndpoint[]
}

export type WebhookEndpoint = { url: string; secrets: string[] }

export type SandboxEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: object; previous_attributes?: object }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

export type Delivery = {
  eventId: string
  url: string
  attempts: number
  status: 'pending' | 'delivered' | 'failed' | 'dropped'
}

export type Attempt = {
  token: string
  paymentIntent: string
  paymentMethod: string
  type: 'card' | 'twint'
  returnUrl: string | null
  status: 'open' | 'approved' | 'declined' | 'superseded'
}

export type SavedAnswer = { hash: string; status: number; body: string; savedAt: number }

/** Maps keep the order of creation, which lists need. */
export type Account = {
  secretKey: string
  publishableKey: string
  webhooks: WebhookEndpoint[]
  paymentIntents: Map<string, Stripe.PaymentIntent>
  charges: Map<string, Stripe.Charge>
  refunds: Map<string, Stripe.Refund>
  disputes: Map<string, Stripe.Dispute>
  customers: Map<string, Stripe.Customer | Stripe.DeletedCustomer>
  paymentMethods: Map<string, Stripe.PaymentMethod>
  /** Number of the test card behind each payment method; it decides the outcome of a payment. */
  cardNumbers: Map<string, string>
  attempts: Map<string, Attempt>
  events: Map<string, SandboxEvent>
  deliveries: Delivery[]
  savedAnswers: Map<string, SavedAnswer>
}

export function openAccount(options: AccountOptions): Account {
  return {
    secretKey: options.secretKey,
    publishableKey: options.publishableKey,
    webhooks: (options.webhooks ?? []).map(({ url, secrets }) => ({ url, secrets: [...secrets] })),
    paymentIntents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    customers: new Map(),
    paymentMethods: new Map(),
    cardNumbers: new Map(),
    attempts: new Map(),
    events: new Map(),
    deliveries: [],
    savedAnswers: new Map(),
  }
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}
