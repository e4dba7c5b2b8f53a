import { bookingMessageOf } from '#ui/http/answer.ts'
import { HttpError } from '#ui/http/http-client.ts'

import type { appointmentsErrorTexts } from '../appointments.it.ts'
import type { NewTerms } from './terms-change.ts'

export type Refusal =
  | { kind: 'choice-gone'; message: string }
  | { kind: 'terms-changed'; terms: NewTerms }
  /** The salon's plan is used up: only the salon can help. */
  | { kind: 'plan-limit'; message: string }
  | { kind: 'suspended'; message: string }
  | { kind: 'personal-limit'; message: string }
  | { kind: 'unanswered'; message: string }
  | { kind: 'other'; message: string }

const takenCodes: ReadonlySet<string> = new Set<keyof typeof appointmentsErrorTexts>([
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

/** The customer must not learn which plan the salon has; the server's sentence is enough. */
const suspendedCodes: ReadonlySet<string> = new Set(['SUBSCRIPTION_INACTIVE', 'NO_SUBSCRIPTION'])

/** @param fallback the sentence for an error without one */
export function refusalOf(error: unknown, fallback: string): Refusal {
  const message = bookingMessageOf(error, fallback)
  if (error instanceof HttpError) {
    const { code, details, upgradeRequired } = error.body
    if (code && takenCodes.has(code)) return { kind: 'choice-gone', message }
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
