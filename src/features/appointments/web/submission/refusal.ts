import type { appointmentsErrorTexts } from '#features/appointments/appointments.it.ts'
import { bookingMessageOf } from '#ui/http/answer.ts'
import { HttpError } from '#ui/http/http-client.ts'

import type { NewTerms } from './terms-change.ts'

/** Why a booking, a move or a cancellation did not happen, as far as the screens tell the cases apart. */
export type Refusal =
  /** What was picked is no longer to be had: someone was faster, or the shop has changed its offer. */
  | { kind: 'choice-gone'; message: string }
  /** The service costs or takes something else by now. */
  | { kind: 'terms-changed'; terms: NewTerms }
  /** The salon's plan is used up: only the salon can help. */
  | { kind: 'plan-limit'; message: string }
  /** The salon takes no bookings online for now, and says so. */
  | { kind: 'suspended'; message: string }
  /** This person has as many appointments as one may have. */
  | { kind: 'personal-limit'; message: string }
  | { kind: 'other'; message: string }

/** A vacation, a barber or a service that left while the person was booking, or simply a faster person. */
const goneCodes: ReadonlySet<string> = new Set<keyof typeof appointmentsErrorTexts>([
  'SLOT_TAKEN',
  'INVALID_DATE_TIME',
  'INVALID_SERVICE',
  'SERVICE_NOT_FOUND',
  'BARBER_NOT_FOUND',
])

const termsCodes: ReadonlySet<string> = new Set<keyof typeof appointmentsErrorTexts>([
  'PRICE_CHANGED',
  'DURATION_CHANGED',
])

/** Which plan the salon has, or that there are plans, is not the customer's business: the sentence says enough. */
const suspendedCodes: ReadonlySet<string> = new Set(['SUBSCRIPTION_INACTIVE', 'NO_SUBSCRIPTION'])

/** @param fallback the sentence for an error that brought none */
export function refusalOf(error: unknown, fallback: string): Refusal {
  const message = bookingMessageOf(error, fallback)
  if (error instanceof HttpError) {
    const { code, details, upgradeRequired } = error.body
    if (code && goneCodes.has(code)) return { kind: 'choice-gone', message }
    const terms = newTermsOf(details)
    if (code && termsCodes.has(code) && Object.keys(terms).length > 0) return { kind: 'terms-changed', terms }
    if (code && suspendedCodes.has(code)) return { kind: 'suspended', message }
    if (error.status === 403 && upgradeRequired) return { kind: 'plan-limit', message }
  }
  return { kind: /limit/i.test(message) ? 'personal-limit' : 'other', message }
}

function newTermsOf({ price, duration }: Record<string, unknown> = {}): NewTerms {
  return {
    ...(typeof price === 'number' && { price }),
    ...(typeof duration === 'number' && { duration }),
  }
}
