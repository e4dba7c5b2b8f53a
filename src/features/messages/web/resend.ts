import { createAttemptKey } from '#ui/http/attempt-key.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import type { Message } from '../messages.contract.ts'
import { resendMessage } from '../messages.endpoints.ts'

export async function resend({ _id: id, state }: Pick<Message, '_id' | 'state'>) {
  const attempt = createAttemptKey({ storedAs: `resend:${id}` })
  // The state is part of the key: once the message has failed, resending it is a new attempt.
  const idempotencyKey = attempt.keyFor([id, state])
  const answer = await call(resendMessage, { params: { id }, idempotencyKey, timeout: staffTimeout })
  attempt.finish()
  return answer
}
