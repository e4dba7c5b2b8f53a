import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import { type IdempotencyKey, answeredBefore, storeAnswer } from '#platform/http/idempotency.ts'
import { hashOf } from '#platform/secrets.ts'

import type { FormMark } from '../../sending.rules.ts'

/**
 * A form that somebody has begun, by its random mark. Sent again it is the same request, with whatever they have changed
 * meanwhile: an answer may have been lost.
 */
export function submissionKey(kind: string, submissionId: FormMark['submissionId']): IdempotencyKey {
  return {
    route: `form ${kind}`,
    key: hashOf(submissionId).toString('hex'),
    fingerprint: hashOf(kind),
  }
}

/** The request that this form has become, if it is still there. */
export async function requestOfSubmission(db: Db, key: IdempotencyKey): Promise<string | undefined> {
  const row = await requestBy(db, await rememberedId(db, key)).executeTakeFirst()
  return row?.id
}

/** The same in a transaction that will change it: whoever deletes it waits, or it is gone. */
export async function holdRequestOfSubmission(db: Db, key: IdempotencyKey): Promise<string | undefined> {
  const row = await requestBy(db, await rememberedId(db, key))
    .forUpdate()
    .executeTakeFirst()
  return row?.id
}

function requestBy(db: Db, id: string | null) {
  return db.selectFrom('requests').select('id').where('id', '=', id)
}

async function rememberedId(db: Db, key: IdempotencyKey): Promise<string | null> {
  const answer = await answeredBefore(db, key)
  if (typeof answer !== 'object' || answer === null || !('requestId' in answer)) return null
  return String(answer.requestId)
}

/** From now on this form is this request, and no other form is: whoever wrote the same address before changes nothing of it. */
export async function rememberSubmission(db: Db, key: IdempotencyKey, requestId: string): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('route', '=', key.route)
    .where((eb) => eb.or([eb('key', '=', key.key), sql<boolean>`answer ->> 'requestId' = ${requestId}`]))
    .execute()
  await storeAnswer(db, key, { requestId })
}
