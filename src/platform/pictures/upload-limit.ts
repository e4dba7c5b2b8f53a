import { finished } from 'node:stream'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { retryAfterSeconds, platformError } from '../http/errors.ts'
import type { Counter } from '../http/rate-limits.ts'
import type { Platform } from '../platform.ts'
import { type FileForm, maxFormBytes } from './file-form.ts'

export type UploadLimit = { atOnce: number; ofOne: number; underWay: number; sending: Map<string, number> }

/** Each form keeps its file in memory until it is drawn. The limit per sender keeps slow senders from blocking others. */
export function createUploadLimit(limits: Pick<UploadLimit, 'atOnce' | 'ofOne'>): UploadLimit {
  return { ...limits, underWay: 0, sending: new Map() }
}

const ofPeople = createUploadLimit({ atOnce: 8, ofOne: 2 })

export type Upload = {
  form: FileForm
  /** An account id or a network address. */
  sender: string
  counters: readonly Counter[]
  turns?: UploadLimit
}

export type UploadTurn = {
  aborted: AbortSignal
  /** Holds the turn until the work ends, even after the caller hangs up. */
  hold<T>(work: Promise<T>): Promise<T>
}

/**
 * Lets a form in, unless its declared length is too large or too many uploads are under way. The turn ends once the call is
 * over and no work is left.
 * @throws AppError 400, 429, 503
 */
export async function limitUpload(
  { rateLimits }: Pick<Platform, 'rateLimits'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { form, sender, counters, turns = ofPeople }: Upload,
): Promise<UploadTurn> {
  if (Number(request.headers['content-length'] ?? 0) > maxFormBytes(form)) throw form.tooHeavy()
  await rateLimits.consume(counters)
  const { underWay, atOnce, sending, ofOne } = turns
  if (underWay >= atOnce || (sending.get(sender) ?? 0) >= ofOne)
    throw platformError('UNAVAILABLE', { retryAfterSeconds })
  return beginUpload(reply, (change) => count(turns, sender, change))
}

function beginUpload(reply: FastifyReply, count: (change: 1 | -1) => void): UploadTurn {
  const abort = new AbortController()
  let holders = 0
  const enter = () => {
    if (holders === 0) count(1)
    holders += 1
  }
  const leave = () => {
    holders -= 1
    if (holders === 0) count(-1)
  }
  enter()
  finished(reply.raw, () => {
    abort.abort()
    leave()
  })
  return {
    aborted: abort.signal,
    async hold(work) {
      enter()
      return await work.finally(leave)
    },
  }
}

function count(turns: UploadLimit, sender: string, change: 1 | -1): void {
  turns.underWay += change
  const now = (turns.sending.get(sender) ?? 0) + change
  if (now === 0) turns.sending.delete(sender)
  else turns.sending.set(sender, now)
}
