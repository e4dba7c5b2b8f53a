export type PurchaseStep =
  | { kind: 'choosing'; highlighted: string | null }
  | { kind: 'paying'; planName: string }
  | { kind: 'paid'; intentId: string }

/** Query parameters; plans appear by name. Stripe adds `payment_intent` when it redirects back. */
const keys = { highlighted: 'plan', paying: 'paga', paid: 'payment_intent' } as const

/** Stripe's other parameters. They are unused and one is secret, so they are removed. */
const stripeKeys = ['payment_intent_client_secret', 'redirect_status']

export function stepOf(query: URLSearchParams): PurchaseStep {
  const intentId = query.get(keys.paid)
  if (intentId) return { kind: 'paid', intentId }
  const planName = query.get(keys.paying)
  if (planName) return { kind: 'paying', planName }
  return { kind: 'choosing', highlighted: query.get(keys.highlighted) }
}

export function withStep(query: URLSearchParams, step: PurchaseStep): URLSearchParams {
  const after = new URLSearchParams(query)
  for (const key of [...Object.values(keys), ...stripeKeys]) after.delete(key)
  if (step.kind === 'paid') after.set(keys.paid, step.intentId)
  if (step.kind === 'paying') after.set(keys.paying, step.planName)
  if (step.kind === 'choosing' && step.highlighted !== null) after.set(keys.highlighted, step.highlighted)
  return after
}
