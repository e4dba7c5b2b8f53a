import { hasCode, HttpError } from '#ui/http/http-client.ts'

import { paymentTexts as texts } from '../../plans-screens.it.ts'

/** Why nothing can be paid: the server's sentence where it sent one (ERR-05), or that nothing came of asking (ERR-06). */
export function preparationFailure(error: Error): string {
  if (error instanceof HttpError) return error.message || texts.intentFailed
  return texts.preparationFailed
}

/** Paid in another window, a moment ago: nothing is wrong. */
export function isPaidMeanwhile(error: Error): boolean {
  return hasCode(error, 'PLAN_PAID_ALREADY')
}
