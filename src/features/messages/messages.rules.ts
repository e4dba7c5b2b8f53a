import type { messagesErrorTexts } from './messages.it.ts'

/** What carried a secret that is kept nowhere once it has left. */
const secretTemplates: ReadonlySet<string> = new Set([
  'welcome',
  'password-reset',
  'invitation',
  'temporary-password',
  'address-proof',
  'waiting-offer',
])

const receiptTemplate = 'appointment-paid'

type Standing = {
  /** As the table has it. */
  state: string
  template: string
  usefulUntil: Date | null
  isRecipientGone: boolean
  /** The appointment that it is about, as it stands; null: it is about none. */
  appointment: { sequence: number; startsAt: Date } | null
  /** As which the message knows that appointment; null: it does not say. */
  sequence: number | null
}

/** Why a message cannot be sent again; null: it can. */
export function whyNotResent(message: Standing, now: Date): keyof typeof messagesErrorTexts | null {
  const { state, template, usefulUntil, appointment, sequence } = message
  if (state === 'queued' || state === 'sending') return 'MESSAGE_WAITS'
  if (state === 'overtaken' || (usefulUntil !== null && usefulUntil <= now)) return 'MESSAGE_OVERTAKEN'
  if (message.isRecipientGone) return 'RECIPIENT_IS_GONE'
  if (secretTemplates.has(template)) return 'MESSAGE_HELD_SECRET'
  // A receipt stays true whatever becomes of the visit.
  if (appointment === null || sequence === null || template === receiptTemplate) return null
  const isOld = sequence < appointment.sequence || appointment.startsAt <= now
  return isOld ? 'MESSAGE_OVERTAKEN' : null
}
