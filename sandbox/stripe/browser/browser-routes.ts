import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'

import type { Account, Attempt } from '../account.ts'
import type { Engine } from '../engine.ts'
import { decideAttempt, returnAddress } from '../payments/attempts.ts'
import { approvalPage } from './approval-page.ts'
import { bundled } from './bundle.ts'

const client = [
  'request',
  'texts.it',
  'errors',
  'card-input',
  'appearance',
  'payment-form',
  'payment-element',
  'elements',
  'approval-dialog',
  'stripe',
]

const pageParameters = z.object({ token: z.string() })
const decisions = z.object({ decision: z.enum(['approve', 'decline', 'abandon']) })

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function browserRoutes(engine: Engine): FastifyPluginAsync {
  const script = (reply: FastifyReply, source: string) =>
    reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8').send(source)

  return async (app) => {
    app.get('/stripe.js', (_request, reply) => script(reply, bundled(client)))
    app.get('/pages/approval.js', (_request, reply) => script(reply, bundled(['approval-page'])))
    app.get('/pages/:type/:token', (request, reply) => {
      const found = findAttempt(engine.accounts, request.params)
      const intent = found?.account.paymentIntents.get(found.attempt.paymentIntent)
      reply.header('cache-control', 'no-store').header('content-security-policy', pagePolicy)
      reply.header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8')
      if (!found || !intent) return reply.code(404).send(approvalPage(undefined))
      const { account, attempt } = found
      const isOpen = attempt.status === 'open' && intent.status === 'requires_action'
      const back = returnAddress(engine.callFor(account, origin), attempt)
      return reply.send(approvalPage({ intent, type: attempt.type, isOpen, back }))
    })
    app.post('/pages/attempts/:token', (request, reply) => {
      const found = findAttempt(engine.accounts, request.params)
      const body = decisions.safeParse(request.body)
      if (!found || !body.success) return reply.code(404).send({ message: 'No such attempt' })
      const { account, attempt } = found
      const address = engine.act(account, origin, (call) => {
        decideAttempt(call, attempt, body.data.decision)
        return returnAddress(call, attempt)
      })
      return reply.header('cache-control', 'no-store').send({ returnAddress: address })
    })
  }
}

const origin = {
  base: '',
  audience: 'publishable' as const,
  request: { id: null, idempotency_key: null },
}

/** The token in the address of TWINT's or the bank's page grants access; there is no other check. */
function findAttempt(
  accounts: Account[],
  parameters: unknown,
): { account: Account; attempt: Attempt } | undefined {
  const { data } = pageParameters.safeParse(parameters)
  for (const account of accounts) {
    const attempt = account.attempts.get(data?.token ?? '')
    if (attempt) return { account, attempt }
  }
  return undefined
}
