import type { Db } from '#platform/database/database.ts'
import {
  forgetAnswersWith,
  type IdempotencyKey,
  storedAnswerOf,
  storeAnswer,
} from '#platform/http/idempotency.ts'
import { hashOf } from '#platform/secrets.ts'

import type { FormMark } from '../../sending.rules.ts'

/**
 * Returns the idempotency key of a form. Sending it again, even with changes, updates the same request, since
 * the first answer may have been lost.
 */
export function submissionKey(kind: string, submissionId: FormMark['submissionId']): IdempotencyKey {
  return {
    route: `form ${kind}`,
    key: hashOf(submissionId).toString('hex'),
    fingerprint: hashOf(kind),
  }
}

export async function inquiryOfSubmission(db: Db, key: IdempotencyKey): Promise<string | undefined> {
  const row = await requestBy(db, await rememberedId(db, key)).executeTakeFirst()
  return row?.id
}

/** Returns the same and locks it, so that a concurrent deletion waits, or has removed it already. */
export async function lockInquiryOfSubmission(db: Db, key: IdempotencyKey): Promise<string | undefined> {
  const row = await requestBy(db, await rememberedId(db, key))
    .forUpdate()
    .executeTakeFirst()
  return row?.id
}

function requestBy(db: Db, id: string | null) {
  return db.selectFrom('requests').select('id').where('id', '=', id)
}

async function rememberedId(db: Db, key: IdempotencyKey): Promise<string | null> {
  const answer = await storedAnswerOf(db, key)
  if (typeof answer !== 'object' || answer === null || !('requestId' in answer)) return null
  return String(answer.requestId)
}

/**
 * Links the form to the request and unlinks every other form, so that an earlier sender with the same e-mail
 * can no longer change it.
 */
export async function rememberSubmission(db: Db, key: IdempotencyKey, requestId: string): Promise<void> {
  await forgetAnswersWith(db, key, 'requestId', requestId)
  await storeAnswer(db, key, { requestId })
}
