import type { GuestDraft } from '../drafts.ts'
import { detailErrors } from './guest-details.ts'

/** The fourth step is the confirmation page. */
export type GuestStep = 'appointment' | 'review' | 'payment'

const wishes: Record<string, GuestStep> = { conferma: 'review', pagamento: 'payment' }

/** In the address, so that the browser's back button goes one step back. */
export const stepAddress: Record<GuestStep, string> = {
  appointment: '/guest-booking',
  review: '/guest-booking?passo=conferma',
  payment: '/guest-booking?passo=pagamento',
}

/** The step that the address asks for, as long as everything before it has been filled in. */
export function guestStep(wish: string | null, { choice, details }: GuestDraft): GuestStep {
  const isFilledIn = Object.values(choice).every(Boolean) && Object.keys(detailErrors(details)).length === 0
  return (isFilledIn && wishes[wish ?? '']) || 'appointment'
}
