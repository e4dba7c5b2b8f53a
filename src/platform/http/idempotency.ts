import { createHash } from 'node:crypto'

import type { FastifyRequest } from 'fastify'

import { translateConstraint } from '../database/constraint-errors.ts'
import { platformError } from './errors.ts'

translateConstraint('idempotency_keys_one_per_route', () => platformError('IDEMPOTENCY_KEY_REUSED'))

/** The caller's wish that this request does one thing, however often it is sent. */
export type IdempotencyKey = { route: string; key: string; fingerprint: Buffer }

/** A first answer, as kept in idempotency_keys; bytea arrives as hex through JSON. */
export type StoredAnswer = { fingerprint: string; status: number; answer: unknown }

const longestKey = 200

/**
 * @param owner whose key it is, so that nobody replays another person's answer
 * @returns undefined when the caller sent no Idempotency-Key
 */
export function idempotencyKeyOf(request: FastifyRequest, owner: string): IdempotencyKey | undefined {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return undefined
  if (key.length > longestKey) throw platformError('INVALID_INPUT')
  const fingerprint = hash(JSON.stringify(request.body ?? null))
  // The same key of two people is two keys.
  return {
    route: `${request.method} ${request.routeOptions.url ?? request.url}`,
    key: hash(owner, key).toString('hex'),
    fingerprint,
  }
}

function hash(...parts: readonly string[]): Buffer {
  return createHash('sha256').update(parts.join('\0')).digest()
}

/** @throws AppError 409 when the key came before with something else */
export function replayed(key: IdempotencyKey, stored: StoredAnswer): unknown {
  if (stored.fingerprint !== key.fingerprint.toString('hex')) throw platformError('IDEMPOTENCY_KEY_REUSED')
  return stored.answer
}
