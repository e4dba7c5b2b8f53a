/** The receiving accounts: customers pay the salon, and the salon pays the software's vendor for its plan. */
export const paymentAccounts = ['salon', 'plan'] as const
export type PaymentAccount = (typeof paymentAccounts)[number]

/** Amounts in centimes. */
export type Intent = {
  id: string
  /** Lets the payer's browser confirm this intent, and nothing else. */
  clientSecret: string
  status: 'open' | 'processing' | 'succeeded' | 'cancelled'
  amount: number
  amountReceived: number
  currency: string
  metadata: Readonly<Record<string, string>>
  /** Stripe's name, for example 'card' or 'twint'; null before the payment. */
  method: string | null
  payer: { name: string; email: string } | null
}

export type ProviderRefund = {
  id: string
  status: 'pending' | 'succeeded' | 'failed'
  amount: number
  metadata: Readonly<Record<string, string>>
}

export type ProviderDispute = {
  id: string
  /** inquiry: the bank asks and has withdrawn nothing yet. */
  status: 'inquiry' | 'open' | 'won' | 'lost'
  amount: number
  reason: string
  /** null once it is answered, and where the bank accepts no answer. */
  respondBy: Date | null
}

export type ProviderEvent = { id: string; type: string; createdAt: Date; intentId: string | null }

export type NewIntent = {
  /** Centimes. */
  amount: number
  /** The idempotency key: the same for every attempt to create this intent. */
  key: string
  description: string
  metadata: Record<string, string>
  receiptEmail?: string | undefined
}

/** One Stripe account. Every call may throw ProviderUnavailable or RefusedByProvider. */
export type PaymentProvider = {
  publishableKey: string
  scriptUrl: string
  receivesWebhooks: boolean
  createIntent: (intent: NewIntent) => Promise<Intent>
  intent: (id: string) => Promise<Intent>
  /** @throws RefusedByProvider when it cannot be cancelled any more because it has been paid */
  cancelIntent: (id: string) => Promise<Intent>
  /**
   * @param refund `key` identifies the refund for good. `refusals` counts earlier refusals, since Stripe repeats the same
   * answer to the same idempotency key for a day.
   */
  refund: (refund: {
    intentId: string
    amount: number
    key: string
    refusals?: number
  }) => Promise<ProviderRefund>
  refundsOf: (intentId: string) => Promise<ProviderRefund[]>
  disputesOf: (intentId: string) => Promise<ProviderDispute[]>
  /** Returns the events about money, delivered ones included, oldest first. */
  eventsSince: (since: Date) => Promise<ProviderEvent[]>
  undeliveredEvents: (since: Date) => Promise<ProviderEvent[]>
  /** @returns undefined when Stripe did not sign it, or signed it too long ago */
  verifiedEvent: (body: Buffer, signature: string, now: Date) => ProviderEvent | undefined
}

export type PaymentProviders = Record<PaymentAccount, PaymentProvider | null>

export const noPayments: PaymentProviders = { salon: null, plan: null }
