import type { TimeOfDay } from '#shared/calendar-time.ts'
import { hasFields, isText } from '#ui/browser/session-draft.ts'
import type { AttemptKey } from '#ui/http/attempt-key.ts'

import type { Choice } from './choice.ts'

/** Returns the chosen time if it was sent and never answered: the person may have booked it already. */
export function sentTime(choice: Choice, attempts: readonly AttemptKey[]): TimeOfDay | null {
  const isSent = attempts.some((attempt) => {
    const sent = attempt.unanswered()
    return hasFields(sent, ['date', 'time'], isText) && sent.date === choice.day && sent.time === choice.time
  })
  return isSent ? choice.time : null
}
