import { overtakeMessages } from '#features/notifications/server/public.ts'

import { reminderTemplate } from '../reminders/reminder-message.ts'
import type { AppointmentChange, Outcome } from './effect.ts'

/**
 * A reminder of what is elsewhere, off or over does not leave any more. What has happened is told in its order all the same,
 * also when the next thing has happened before it left: nobody is told that something is off which they never heard of.
 */
export function overtakeReminders({ before, after }: AppointmentChange): Outcome {
  if (before === null) return {}
  const stands = after.status === 'confirmed' && before.calendar_sequence === after.calendar_sequence
  if (stands) return {}
  return { write: ({ db }) => overtakeMessages(db, after.id, [reminderTemplate]) }
}
