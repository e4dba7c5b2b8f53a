import { createHash } from 'node:crypto'

import type { Account } from '../account.ts'
import { ApiError, invalidRequest } from './api-error.ts'

const retentionMilliseconds = 24 * 3_600_000

export type Reply = { status: number; body: string; isReplayed: boolean }

/** Keys of calls in progress; in memory only, because the calls end with the process. */
export type KeysInUse = Map<Account, Set<string>>

export function requestHash(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex')
}

/** @throws ApiError if its parameters differ or its call is in progress */
export function savedAnswer(
  account: Account,
  inUse: KeysInUse,
  key: string,
  hash: string,
  now: number,
): Reply | undefined {
  if (key.length > 255) throw invalidRequest('Idempotency keys may be at most 255 characters in length.')
  if (inUse.get(account)?.has(key)) {
    throw new ApiError(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`,
    })
  }
  for (const [old, { savedAt }] of account.savedAnswers) {
    if (savedAt <= now - retentionMilliseconds) account.savedAnswers.delete(old)
  }
  const saved = account.savedAnswers.get(key)
  if (!saved) return undefined
  if (saved.hash !== hash) {
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    })
  }
  return { status: saved.status, body: saved.body, isReplayed: true }
}

export function holdKey(inUse: KeysInUse, account: Account, key: string): () => void {
  const keys = inUse.get(account) ?? new Set()
  inUse.set(account, keys)
  keys.add(key)
  return () => keys.delete(key)
}
