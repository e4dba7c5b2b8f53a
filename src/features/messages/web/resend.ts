import { createAttemptKey } from '#ui/http/attempt-key.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import { resendMessage } from '../messages.endpoints.ts'

/** Pressed again after a lost answer, also after a reload, it is sent once. */
export async function resend(id: string) {
  const attempt = createAttemptKey({ storedAs: `resend:${id}` })
  const idempotencyKey = attempt.keyFor(id)
  const answer = await call(resendMessage, { params: { id }, idempotencyKey, timeout: staffTimeout })
  attempt.finish()
  return answer
}
