import { hasCode, HttpError } from '#ui/http/http-client.ts'

import { paymentTexts as texts } from '../../plans-screens.it.ts'

/** Returns the server's message (ERR-05), or a general one without an answer (ERR-06). */
export function preparationFailure(error: Error): string {
  if (error instanceof HttpError) return error.message || texts.intentFailed
  return texts.preparationFailed
}

/** True when another window has just paid, which is no error. */
export function isPaidElsewhere(error: Error): boolean {
  return hasCode(error, 'PLAN_PAID_ALREADY')
}
