import type { FastifyReply } from 'fastify'

import type { FaultKind } from '../control/faults.ts'

/** What comes back of a call whose answer is to break. */
export function breakAnswer(reply: FastifyReply, fault: FaultKind): FastifyReply {
  reply.type('application/json')
  if (fault === 'error') {
    return reply.code(500).send({ error: { type: 'api_error', message: 'An unknown error occurred' } })
  }
  if (fault === 'rate_limit') {
    const message = 'Request rate limit exceeded.'
    return reply.code(429).send({ error: { type: 'invalid_request_error', code: 'rate_limit', message } })
  }
  reply.hijack()
  if (fault === 'reset') reply.raw.socket?.resetAndDestroy()
  return reply
}
