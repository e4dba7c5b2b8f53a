import { toasts } from '#ui/feedback/toasts.ts'
import { messageOf } from '#ui/http/http-client.ts'

import { usersTexts as texts } from '../../users-screens.it.ts'

/** Milliseconds (from the specification). */
const duration = 5_000

export function userFailure(error: Error, operation: keyof typeof texts.failed): string {
  return `${texts.failed[operation]}: ${messageOf(error, texts.unknownReason)}`
}

export const notices = {
  done: (text: string) => toasts.success(text, { duration }),
  failed: (error: Error, operation: keyof typeof texts.failed) =>
    toasts.error(userFailure(error, operation), { duration }),
}
