import { HttpError } from '#ui/http/http-client.ts'

import type { plansErrorTexts } from '../plans.it.ts'

const codes: ReadonlySet<string> = new Set<keyof typeof plansErrorTexts>([
  'NO_SUBSCRIPTION',
  'SUBSCRIPTION_INACTIVE',
])

/** Says whether the plan caused the error. For everyone but the owner the answer has no upgradeRequired. */
export function isPlanRefusal(error: unknown): error is HttpError {
  if (!(error instanceof HttpError) || error.status !== 403) return false
  return error.body.upgradeRequired === true || codes.has(error.body.code ?? '')
}

export function isLimitReached(error: unknown): boolean {
  return isPlanRefusal(error) && !codes.has(error.body.code ?? '')
}
