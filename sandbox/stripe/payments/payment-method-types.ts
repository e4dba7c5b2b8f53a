import { invalidRequest } from '../wire/api-error.ts'

type RequestedMethods = {
  amount: number
  currency: string
  setup_future_usage: string | null
  allowed: string[] | null
  excluded: string[] | null
}

export const currencies = ['chf', 'eur', 'gbp', 'usd']

/** Minimum amounts, in hundredths (docs.stripe.com/currencies). */
const least: Record<string, number> = { chf: 50, eur: 50, gbp: 30, usd: 50 }
const most = 99_999_999
/** Maximum of a TWINT payment: CHF 5'000, in centimes (docs.stripe.com/payments/twint). */
const maxTwintAmount = 500_000

export function refuseWrongAmount(amount: number, currency: string): void {
  if (!currencies.includes(currency)) {
    throw invalidRequest(
      `Invalid currency: ${currency.slice(0, 10)}. Stripe currently supports these currencies: ${currencies.join(', ')}`,
      { param: 'currency' },
    )
  }
  if (amount < (least[currency] ?? 50)) {
    const minimum = ((least[currency] ?? 50) / 100).toFixed(2)
    throw invalidRequest(`Amount must be at least ${minimum} ${currency}`, {
      code: 'amount_too_small',
      param: 'amount',
    })
  }
  if (amount > most) {
    throw invalidRequest(`Amount must be no more than ${(most / 100).toFixed(2)} ${currency}`, {
      code: 'amount_too_large',
      param: 'amount',
    })
  }
}

/** Returns the payment methods offered to the payer. Leaves unsuitable types out silently, as Stripe does. */
export function paymentMethodTypes({
  amount,
  currency,
  setup_future_usage,
  allowed,
  excluded,
}: RequestedMethods): string[] {
  const isTwint = currency === 'chf' && amount <= maxTwintAmount && setup_future_usage === null
  const types = isTwint ? ['card', 'twint'] : ['card']
  const fitting = types.filter((type) => (allowed?.includes(type) ?? true) && !excluded?.includes(type))
  if (fitting.length > 0) return fitting
  // [unproven] the code and wording when nothing is left.
  throw invalidRequest('No valid payment method types for this Payment Intent.', {
    code: 'payment_intent_invalid_parameter',
  })
}
