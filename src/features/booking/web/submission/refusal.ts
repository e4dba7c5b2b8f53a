import { HttpError } from '#ui/http-client.ts'

import { bookingMessageOf } from '../queries/answer.ts'

/** Why a booking, a move or a cancellation did not happen, as far as the screens tell the cases apart. */
export type Refusal =
  | { kind: 'slot-taken'; message: string }
  /** @property price CHF, as of now */
  | { kind: 'price-changed'; price: number }
  /** The salon's plan is used up: only the salon can help. */
  | { kind: 'plan-limit'; message: string }
  /** This person has as many appointments as one may have. */
  | { kind: 'personal-limit'; message: string }
  | { kind: 'other'; message: string }

/** @param fallback the sentence for an error that brought none */
export function refusalOf(error: unknown, fallback: string): Refusal {
  const message = bookingMessageOf(error, fallback)
  if (error instanceof HttpError) {
    const { code, details, upgradeRequired } = error.body
    if (code === 'SLOT_TAKEN') return { kind: 'slot-taken', message }
    const price = details?.['price']
    if (code === 'PRICE_CHANGED' && typeof price === 'number') return { kind: 'price-changed', price }
    if (error.status === 403 && upgradeRequired) return { kind: 'plan-limit', message }
  }
  return { kind: /limit/i.test(message) ? 'personal-limit' : 'other', message }
}
