import type { TimeOfDay } from '#shared/calendar-time.ts'
import { hasFields, isText } from '#ui/browser/session-draft.ts'
import type { AttemptKey } from '#ui/http/attempt-key.ts'

import type { Choice } from './choice.ts'

/** The chosen time, when it was asked for and no answer came: it may have become this very person's own. */
export function unansweredTime(choice: Choice, attempts: readonly AttemptKey[]): TimeOfDay | null {
  const isSent = attempts.some((attempt) => {
    const sent = attempt.unanswered()
    return hasFields(sent, ['date', 'time'], isText) && sent.date === choice.day && sent.time === choice.time
  })
  return isSent ? choice.time : null
}
