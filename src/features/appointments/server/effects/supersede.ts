import { supersedeMessages } from '#features/messages/server/supersede-messages.ts'

import { reminderTemplate } from '../mails/reminder-message.ts'
import type { AppointmentChange, Outcome } from './effect.ts'

/**
 * Supersedes queued reminders when the appointment is moved, cancelled or completed. Other messages still leave in
 * their order, so that no customer reads of a cancellation without having read of the booking.
 */
export function supersedeReminders({ before, after }: AppointmentChange): Outcome {
  if (before === null) return {}
  const isUnchanged = after.status === 'confirmed' && before.calendarSequence === after.calendarSequence
  if (isUnchanged) return {}
  return { write: ({ db }) => supersedeMessages(db, after.id, [reminderTemplate]) }
}
