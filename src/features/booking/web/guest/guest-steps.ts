import { pages } from '#shared/pages.ts'

import type { GuestDraft } from '../drafts.ts'
import type { JudgeDetails } from './use-detail-errors.ts'

/** The fourth step is the confirmation page. */
export type GuestStep = 'appointment' | 'review' | 'payment'

const steps: Record<string, GuestStep> = { conferma: 'review', pagamento: 'payment' }

/** Steps are addresses, so that the browser's Back goes one step back. */
export const stepAddress: Record<GuestStep, string> = {
  appointment: pages.guestBooking.path,
  review: `${pages.guestBooking.path}?passo=conferma`,
  payment: `${pages.guestBooking.path}?passo=pagamento`,
}

export function guestStep(
  requested: string | null,
  { choice, details }: GuestDraft,
  errorsOf: JudgeDetails,
): GuestStep {
  const isFilledIn = Object.values({ ...choice, ...details }).every(Boolean)
  const isComplete = isFilledIn && Object.keys(errorsOf(details)).length === 0
  return (isComplete && steps[requested ?? '']) || 'appointment'
}
