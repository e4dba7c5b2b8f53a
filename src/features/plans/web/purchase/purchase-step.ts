/** Choose, pay, and see what came of it: what the address says of the way to a plan. */
export type PurchaseStep =
  | { kind: 'choosing'; highlighted: string | null }
  | { kind: 'paying'; planName: string }
  | { kind: 'paid'; intentId: string }

/** Plans go by their name. Stripe adds the last one by itself when it leads back. */
const keys = { highlighted: 'plan', paying: 'paga', paid: 'payment_intent' } as const

/** What else Stripe adds: nobody needs it, and it is secret. */
const stripeKeys = ['payment_intent_client_secret', 'redirect_status']

export function stepOf(query: URLSearchParams): PurchaseStep {
  const intentId = query.get(keys.paid)
  if (intentId) return { kind: 'paid', intentId }
  const planName = query.get(keys.paying)
  if (planName) return { kind: 'paying', planName }
  return { kind: 'choosing', highlighted: query.get(keys.highlighted) }
}

/** What the rest of the page has in the address stays, such as the panel's tab. */
export function withStep(query: URLSearchParams, step: PurchaseStep): URLSearchParams {
  const after = new URLSearchParams(query)
  for (const key of [...Object.values(keys), ...stripeKeys]) after.delete(key)
  if (step.kind === 'paid') after.set(keys.paid, step.intentId)
  if (step.kind === 'paying') after.set(keys.paying, step.planName)
  if (step.kind === 'choosing' && step.highlighted !== null) after.set(keys.highlighted, step.highlighted)
  return after
}
