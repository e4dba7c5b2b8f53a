import type { FastifyReply } from 'fastify'

import type { FaultKind } from '../control/faults.ts'

type Refusal = { status: number; error: { type: string; code?: string; message: string } }

const invalid = 'invalid_request_error'
/** Faults that are error answers. [unproven] the messages */
const refusals: Partial<Record<FaultKind, Refusal>> = {
  error: { status: 500, error: { type: 'api_error', message: 'An unknown error occurred' } },
  rate_limit: {
    status: 429,
    error: { type: invalid, code: 'rate_limit', message: 'Request rate limit exceeded.' },
  },
  unauthorized: {
    status: 401,
    error: { type: invalid, code: 'api_key_expired', message: 'Expired API Key provided: sk_****' },
  },
  forbidden: {
    status: 403,
    error: { type: invalid, message: 'The provided key does not have the required permissions.' },
  },
  balance_insufficient: {
    status: 400,
    error: {
      type: invalid,
      code: 'balance_insufficient',
      message: 'You have insufficient funds in your Stripe account to refund this amount.',
    },
  },
}

/** Returns the refusal for a fault after the work began: Stripe repeats this answer for the same idempotency key. */
export function storedRefusal(fault: FaultKind): { status: number; body: string } | undefined {
  const refusal = fault === 'balance_insufficient' ? refusals[fault] : undefined
  return refusal && { status: refusal.status, body: JSON.stringify({ error: refusal.error }) }
}

export function breakAnswer(reply: FastifyReply, fault: FaultKind): FastifyReply {
  reply.type('application/json')
  const refusal = refusals[fault]
  if (refusal) return reply.code(refusal.status).send({ error: refusal.error })
  reply.hijack()
  if (fault === 'reset') reply.raw.socket?.resetAndDestroy()
  return reply
}
