import { createAttemptKey } from '#ui/http/attempt-key.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import type { Message } from '../messages.contract.ts'
import { resendMessage } from '../messages.endpoints.ts'

/** Pressed again after a lost answer, also after a reload, it is sent once. */
export async function resend({ _id: id, state }: Pick<Message, '_id' | 'state'>) {
  const attempt = createAttemptKey({ storedAs: `resend:${id}` })
  // A message that has failed since is another attempt.
  const idempotencyKey = attempt.keyFor([id, state])
  const answer = await call(resendMessage, { params: { id }, idempotencyKey, timeout: staffTimeout })
  attempt.finish()
  return answer
}
