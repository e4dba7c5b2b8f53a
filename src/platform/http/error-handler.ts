import type { Socket } from 'node:net'

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import pg from 'pg'

import type { ErrorBody } from '#shared/contracts/error-body.ts'

import { isDatabaseUnavailable, isRetryable, refusalOf } from '../database/constraint-errors.ts'
import { ProviderUnavailable } from '../stripe/provider-faults.ts'
import { AppError, retryAfterSeconds, platformError } from './errors.ts'

/** Text that is no UUID, number or time; values out of range; characters that PostgreSQL cannot store. */
const unreadableCodes = new Set(['22P02', '22003', '22007', '22008', '22021', '22P05'])

/** Whether PostgreSQL could not read a value of a call: the caller's fault, which our schema let through. */
function isUnreadableValue(error: unknown): boolean {
  return error instanceof pg.DatabaseError && unreadableCodes.has(error.code ?? '')
}

/** Characters. The longest real address, a link in a mail or a list with its filters, has a few hundred. */
const maxAddressLength = 2_000

export type RefusalForm = (refusal: AppError, requestId: string) => { type: string; body: string }

const ours: RefusalForm = ({ code, message, extras }, requestId) => {
  const { retryAfterSeconds: _header, ...shown } = extras
  const body: ErrorBody = { success: false, code, message, ...shown, requestId }
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(body) }
}

/** The one place where errors become answers. An unexpected error becomes a blank 500 with the request's id. */
export function handleErrors(app: FastifyInstance): void {
  formatRefusalsWith(app, ours)
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.length > maxAddressLength ? platformError('ADDRESS_TOO_LONG') : undefined)
  })
  app.setNotFoundHandler((request, reply) => answer(platformError('NOT_FOUND'), request, reply))
}

export function formatRefusalsWith(scope: FastifyInstance, form: RefusalForm): void {
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error)
    // The caller hung up in the middle of the call: it reads no answer, and nothing has failed.
    if (error === request.raw.errored) request.log.debug('the caller closed the connection')
    else if (refusal.status >= 500) request.log.error({ err: error }, 'request failed')
    else if (isUnreadableValue(error))
      request.log.warn({ err: error }, 'a schema let an unreadable value through')
    return answer(refusal, request, reply, form)
  })
}

function answer(
  refusal: AppError,
  request: FastifyRequest,
  reply: FastifyReply,
  form: RefusalForm = ours,
): FastifyReply {
  const { retryAfterSeconds } = refusal.extras
  // No cache may keep a refusal.
  reply.header('cache-control', 'no-store')
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  const { type, body } = form(refusal, request.id)
  return reply
    .code(refusal.status)
    .serializer((text: string) => text)
    .type(type)
    .send(body)
}

function toRefusal(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation)
  if (error instanceof ProviderUnavailable) return platformError('UNAVAILABLE', { retryAfterSeconds })
  if (isDatabaseUnavailable(error)) return platformError('UNAVAILABLE', { retryAfterSeconds })
  if (isRetryable(error)) return platformError('CONFLICT')
  if (isUnreadableValue(error)) return platformError('INVALID_INPUT')
  const broken = refusalOf(error)
  if (broken) return broken
  if (error.statusCode === 413) return platformError('PAYLOAD_TOO_LARGE')
  if (error.statusCode === 415) return platformError('UNSUPPORTED_MEDIA_TYPE')
  if (error.statusCode !== undefined && error.statusCode < 500) return platformError('MALFORMED_BODY')
  return platformError('INTERNAL')
}

type Fault = { instancePath: string; message?: string }

function invalidInput(faults: readonly Fault[]): AppError {
  const errors: Record<string, string> = {}
  for (const { instancePath, message } of faults) {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.')
    if (field !== '' && message !== undefined) errors[field] ??= message
  }
  const general = platformError('INVALID_INPUT')
  return new AppError(general.code, general.status, faults[0]?.message ?? general.message, { errors })
}

/** Answers an address that cannot be decoded or has a part that is too long; both fail before routing. */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void answer(platformError(codeOf(error, request.url)), request, reply)
}

function codeOf({ statusCode }: FastifyError, url: string) {
  if (statusCode !== 414) return 'MALFORMED_BODY'
  // An over-long part of a path is not found: every id is shorter than the router allows.
  return url.length > maxAddressLength ? 'ADDRESS_TOO_LONG' : 'NOT_FOUND'
}

/** Answers bytes that are not HTTP, or a call that takes too long to arrive, on the bare socket, and closes it. */
export function answerUnreadableCall(_error: Error, socket: Socket): void {
  if (!socket.writable) return
  const { code, message } = platformError('MALFORMED_BODY')
  const body = JSON.stringify({ success: false, code, message, requestId: crypto.randomUUID() })
  const head = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`
  socket.end(`HTTP/1.1 400 Bad Request\r\n${head}\r\n\r\n${body}`, () => socket.destroy())
}
