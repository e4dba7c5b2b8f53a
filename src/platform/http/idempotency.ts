import { createHash } from 'node:crypto'

import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'

import { registerConstraintRefusal } from '../database/constraint-errors.ts'
import type { Db } from '../database/database.ts'
import { platformError } from './errors.ts'

registerConstraintRefusal('idempotency_keys_one_per_route', () => platformError('IDEMPOTENCY_KEY_REUSED'))

export type IdempotencyKey = { route: string; key: string; fingerprint: Buffer }

/** A first answer as stored in idempotency_keys; bytea arrives as hex through JSON. */
export type StoredAnswer = { fingerprint: string; status: number; answer: unknown }

const maxKeyLength = 200

/**
 * @param owner the person of the key, so that no caller can replay another person's answer
 * @param file belongs to the content, beside the body
 * @returns undefined when the caller sent no Idempotency-Key
 */
export function idempotencyKeyOf(
  request: FastifyRequest,
  owner: string,
  file?: Buffer,
): IdempotencyKey | undefined {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return undefined
  if (key.length > maxKeyLength) throw platformError('INVALID_INPUT')
  const body = JSON.stringify(request.body ?? null)
  const fingerprint = file ? hash(body, createHash('sha256').update(file).digest('hex')) : hash(body)
  return {
    route: `${request.method} ${request.routeOptions.url ?? request.url}`,
    key: hash(owner, key).toString('hex'),
    fingerprint,
  }
}

function hash(...parts: readonly string[]): Buffer {
  return createHash('sha256').update(parts.join('\0')).digest()
}

/** @throws AppError 409 when the key was used with other content */
export function replayed(key: IdempotencyKey, stored: StoredAnswer): unknown {
  if (stored.fingerprint !== key.fingerprint.toString('hex')) throw platformError('IDEMPOTENCY_KEY_REUSED')
  return stored.answer
}

/**
 * Ties the key to this content, for a call of several transactions that each store the answer of their part.
 * @throws AppError 409 when the key was used with other content
 */
export async function claimKey(db: Db, { route, key, fingerprint }: IdempotencyKey): Promise<void> {
  const claim = { route, key, fingerprint, status: 202, answer: '{}' }
  await db
    .insertInto('idempotency_keys')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { fingerprint: first } = await db
    .selectFrom('idempotency_keys')
    .select('fingerprint')
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!first.equals(fingerprint)) throw platformError('IDEMPOTENCY_KEY_REUSED')
}

export function derivedKey(key: IdempotencyKey, part: string): IdempotencyKey {
  return { ...key, key: hash(key.key, part).toString('hex') }
}

/** Call it in the transaction of the change that it answers. */
export async function storeAnswer(
  db: Db,
  { route, key, fingerprint }: IdempotencyKey,
  answer: object,
): Promise<void> {
  const stored = { route, key, fingerprint, status: 200, answer: JSON.stringify(answer) }
  await db.insertInto('idempotency_keys').values(stored).execute()
}

/** Parameters of `answerInsertion` and `storedAnswerSql`, by name; null without a key. */
export function answerValues(key: IdempotencyKey | undefined, answer: unknown) {
  return {
    route: key?.route ?? null,
    key: key?.key ?? null,
    fingerprint: key?.fingerprint ?? null,
    answer: key ? JSON.stringify(answer) : null,
  }
}

/** SQL that stores the answer 201 in the statement of its change. @param from a part with one row when the change is made */
export function answerInsertion(from: string): string {
  return `INSERT INTO idempotency_keys (route, key, fingerprint, status, answer)
    SELECT :route, :key, :fingerprint, 201, :answer FROM ${from} WHERE :key::text IS NOT NULL`
}

export const storedAnswerSql = `(SELECT json_build_object('fingerprint', encode(fingerprint, 'hex'), 'status', status,
  'answer', answer) FROM idempotency_keys WHERE route = :route AND key = :key)`

export async function forgetAnswersWith(
  db: Db,
  { route, key }: IdempotencyKey,
  field: string,
  value: string,
): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('route', '=', route)
    .where((eb) => eb.or([eb('key', '=', key), sql<boolean>`answer ->> ${field} = ${value}`]))
    .execute()
}

/** Deletes a stored answer whose change was undone, so that the same key starts anew. */
export async function forgetAnswer(db: Db, { route, key }: IdempotencyKey): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('route', '=', route).where('key', '=', key).execute()
}

/**
 * Returns the stored answer of the same call, if any. The transaction must hold a lock that repeated calls wait for.
 * @throws AppError 409
 */
export async function storedAnswerOf(db: Db, key: IdempotencyKey): Promise<unknown> {
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'answer'])
    .where('route', '=', key.route)
    .where('key', '=', key.key)
    .executeTakeFirst()
  return stored && replayed(key, { ...stored, fingerprint: stored.fingerprint.toString('hex') })
}
