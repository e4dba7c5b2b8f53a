import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'

import { type Account, apiVersion, newId } from '../account.ts'
import type { Call } from '../call.ts'
import type { Fault } from '../control/faults.ts'
import { disputeEndpoints } from '../disputes/disputes.ts'
import type { Engine, ReceivedCall } from '../engine.ts'
import { eventEndpoints } from '../events/events.ts'
import { customerEndpoints } from '../payments/customers.ts'
import { paymentIntentEndpoints } from '../payments/payment-intent-endpoints.ts'
import { refundEndpoints } from '../payments/refunds.ts'
import { answerOf } from './answers.ts'
import { ApiError, invalidRequest } from './api-error.ts'
import { authenticate, secretKeyRequired } from './authentication.ts'
import { breakAnswer, storedRefusal } from './broken-answer.ts'
import type { Endpoint } from './endpoint.ts'
import { expansionOf } from './expansion.ts'
import { decodeForm, type Form } from './form-encoding.ts'
import { holdKey, type Reply, requestHash, savedAnswer } from './idempotency.ts'

const endpoints: Endpoint[] = [
  ...paymentIntentEndpoints,
  ...refundEndpoints,
  ...disputeEndpoints,
  ...customerEndpoints,
  ...eventEndpoints,
]
const maxLogLength = 10_000

export function apiRoutes(engine: Engine): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.setErrorHandler((error, _request, reply) => refuse(reply, error))
    for (const endpoint of endpoints) {
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        exposeHeadRoute: false,
        handler: (request, reply) => handle(engine, app.prefix, endpoint, request, reply),
      })
    }
    app.all('/v1/*', (request, reply) => {
      authenticate(engine.accounts, request.headers.authorization, undefined)
      const path = request.url.split('?')[0]
      const message = `Unrecognized request URL (${request.method}: ${path}).`
      return refuse(reply, new ApiError(404, { type: 'invalid_request_error', message }))
    })
  }
}

type Received = {
  account: Account
  audience: Call['audience']
  form: Form
  key: string | null
  requestId: string
  log: ReceivedCall
}

async function handle(
  engine: Engine,
  prefix: string,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const received = receive(engine, endpoint, request, reply)
  const { log } = received
  try {
    const fault = engine.faults.next(endpoint.kind)
    if (fault?.when === 'before' && fault.fault !== 'slow') {
      keepRefusal(engine, request, received, fault)
      return breakAnswer(reply, fault.fault)
    }
    const slowness = fault?.fault === 'slow' ? fault : undefined
    const answer = await perform(engine, prefix, endpoint, request, received, slowness)
    // Break a replayed answer too: the fault is in the transport of the answer.
    if (fault?.when === 'after' && fault.fault !== 'slow') return breakAnswer(reply, fault.fault)
    log.status = answer.status
    log.isReplayed = answer.isReplayed
    return send(reply, answer)
  } catch (error) {
    if (error instanceof ApiError) log.status = error.status
    throw error
  }
}

function receive(engine: Engine, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Received {
  const requestId = newId('req')
  reply.header('request-id', requestId).header('stripe-version', apiVersion)
  const body = typeof request.body === 'string' ? request.body : ''
  const form = decodeForm(endpoint.method === 'GET' ? (request.url.split('?')[1] ?? '') : body)
  const { account, audience } = authenticate(engine.accounts, request.headers.authorization, form['key'])
  delete form['key']
  if (audience === 'publishable' && !endpoint.isForPublishableKeys) throw secretKeyRequired()
  refuseOtherVersions(request)
  const key = endpoint.method === 'POST' ? (headerOf(request, 'idempotency-key') ?? null) : null
  if (key !== null) reply.header('idempotency-key', key)
  return {
    account,
    audience,
    form,
    key,
    requestId,
    log: note(engine, endpoint, account, audience, form, key),
  }
}

function keepRefusal(
  engine: Engine,
  request: FastifyRequest,
  { account, form, key }: Received,
  { fault }: Fault,
): void {
  const answer = storedRefusal(fault)
  if (!answer || key === null) return
  account.savedAnswers.set(key, { ...answer, hash: hashOf(request, form), savedAt: engine.now() })
}

function hashOf(request: FastifyRequest, form: Form): string {
  return requestHash(request.method, request.url.split('?')[0] ?? '', JSON.stringify(form))
}

async function perform(
  engine: Engine,
  prefix: string,
  endpoint: Endpoint,
  request: FastifyRequest,
  { account, audience, form, key, requestId }: Received,
  slowness: Fault | undefined,
): Promise<Reply> {
  const hash = hashOf(request, form)
  const saved = key === null ? undefined : savedAnswer(account, engine.keysInUse, key, hash, engine.now())
  if (saved) return saved
  const run = endpoint.prepare(form)
  const expansion = expansionOf(endpoint.kind, form)
  const release = key === null ? undefined : holdKey(engine.keysInUse, account, key)
  try {
    if (slowness?.when === 'before') await engine.pause(slowness.milliseconds)
    const origin = {
      base: `${request.protocol}://${request.host}${prefix}`,
      audience,
      request: { id: requestId, idempotency_key: key },
    }
    const change = (call: Call): Reply => {
      const answer = answerOf(call, expansion, () => run(call, pathId(request)))
      if (key !== null) account.savedAnswers.set(key, { ...answer, hash, savedAt: engine.now() })
      return { ...answer, isReplayed: false }
    }
    const answer =
      endpoint.method === 'GET'
        ? change(engine.callFor(account, origin))
        : engine.act(account, origin, change)
    if (slowness?.when === 'after') await engine.pause(slowness.milliseconds)
    return answer
  } finally {
    release?.()
  }
}

function send(reply: FastifyReply, { status, body, isReplayed }: Reply): FastifyReply {
  if (isReplayed) reply.header('idempotent-replayed', 'true')
  return reply.code(status).type('application/json').send(body)
}

function refuse(reply: FastifyReply, error: unknown): FastifyReply {
  const refusal =
    error instanceof ApiError
      ? error
      : new ApiError(500, { type: 'api_error', message: `The sandbox is at fault: ${String(error)}` })
  return reply.code(refusal.status).type('application/json').send({ error: refusal.body })
}

/** Stripe supports every API version; the sandbox only the version of its objects. */
function refuseOtherVersions(request: FastifyRequest): void {
  const version = headerOf(request, 'stripe-version')
  if (version === apiVersion) return
  throw invalidRequest(`Invalid Stripe API version: ${version ?? 'none'}. The sandbox speaks ${apiVersion}.`)
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function pathId({ params }: FastifyRequest): string {
  const id: unknown = typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined
  return typeof id === 'string' ? id : ''
}

function note(
  engine: Engine,
  { kind }: Endpoint,
  { publishableKey: account }: Account,
  audience: Call['audience'],
  parameters: Form,
  idempotencyKey: string | null,
): ReceivedCall {
  const call = {
    kind,
    account,
    audience,
    parameters,
    idempotencyKey,
    status: null,
    isReplayed: false,
    at: engine.now(),
  }
  engine.received.push(call)
  if (engine.received.length > maxLogLength) engine.received.shift()
  return call
}
