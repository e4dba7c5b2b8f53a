import type { messagesErrorTexts } from './messages.it.ts'

export type Resending =
  | 'always'
  /** While its appointment is in the future and unchanged. */
  | 'ifUnchanged'
  /** Its secret is deleted once the message is sent. */
  | 'never'

type MessageStanding = {
  state: string
  resending: Resending
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
  const { state, resending, usefulUntil, appointment, sequence } = message
  if (state === 'queued' || state === 'sending') return 'MESSAGE_WAITS'
  if (state === 'overtaken' || (usefulUntil !== null && usefulUntil <= now)) return 'MESSAGE_OVERTAKEN'
  if (message.isRecipientGone) return 'RECIPIENT_IS_GONE'
  if (resending === 'never') return 'MESSAGE_HELD_SECRET'
  if (appointment === null || sequence === null || resending === 'always') return null
  const isOld = sequence < appointment.sequence || appointment.startsAt <= now
  return isOld ? 'MESSAGE_OVERTAKEN' : null
}
