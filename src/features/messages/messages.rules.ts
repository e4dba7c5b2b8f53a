import type { messagesErrorTexts } from './messages.it.ts'

/** Templates with a secret that is deleted once the message is sent. */
const secretTemplates: ReadonlySet<string> = new Set([
  'welcome',
  'password-reset',
  'invitation',
  'temporary-password',
  'address-proof',
  'waiting-offer',
])

const receiptTemplate = 'appointment-paid'

type MessageStanding = {
  state: string
  template: string
  usefulUntil: Date | null
  isRecipientGone: boolean
  appointment: { sequence: number; startsAt: Date } | null
  /** The appointment's sequence number when the message was queued; null if unknown. */
  sequence: number | null
}

export function resendObstacleOf(
  message: MessageStanding,
  now: Date,
): keyof typeof messagesErrorTexts | null {
  const { state, template, usefulUntil, appointment, sequence } = message
  if (state === 'queued' || state === 'sending') return 'MESSAGE_WAITS'
  if (state === 'overtaken' || (usefulUntil !== null && usefulUntil <= now)) return 'MESSAGE_OVERTAKEN'
  if (message.isRecipientGone) return 'RECIPIENT_IS_GONE'
  if (secretTemplates.has(template)) return 'MESSAGE_HELD_SECRET'
  // A receipt stays true even if the appointment changes later.
  if (appointment === null || sequence === null || template === receiptTemplate) return null
  const isOld = sequence < appointment.sequence || appointment.startsAt <= now
  return isOld ? 'MESSAGE_OVERTAKEN' : null
}
