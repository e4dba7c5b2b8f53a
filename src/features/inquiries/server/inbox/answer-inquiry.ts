import { type Actor, recordChange } from '#features/audit/server/record-change.ts'
import { queueMessage } from '#features/messages/server/outbox.ts'
import { publicSettings } from '#features/settings/server/public-settings.ts'
import { inTransaction, lockKey } from '#platform/database/transaction.ts'
import { platformError } from '#platform/http/errors.ts'
import { storedAnswerOf, type IdempotencyKey, storeAnswer } from '#platform/http/idempotency.ts'
import type { Platform } from '#platform/platform.ts'
import { newId } from '#platform/uuid.ts'
import { instantToWallClock } from '#shared/calendar-time.ts'

import type { InboxDetail } from '../../inbox.contract.ts'
import { inboxTexts } from '../../inbox.it.ts'
import { isPlaceholderAddress } from '../../inbox.rules.ts'
import type { InquiriesEvent } from '../../inquiries-event.contract.ts'
import { type AnswerMessage, answerTemplate } from '../answer-messages.ts'
import { inboxError } from './errors.ts'
import { kindOf, stateOf } from './inbox-rows.ts'
import { lockInquiry } from './lock-inquiry.ts'
import { readInquiry } from './read-inquiry.ts'

type Answering = { text: string; email: string | undefined; key: IdempotencyKey | undefined }

/**
 * Mails the owner's answer to the sender, in the owner's words only. A new request becomes 'in progress'.
 *
 * @param email as the owner's screen showed it
 * @throws AppError 404, 409 without an e-mail, or if it has changed
 */
export async function answerInquiry(
  platform: Platform,
  id: string,
  actor: Actor,
  { text, email, key }: Answering,
): Promise<InboxDetail> {
  const now = platform.clock.now()
  const { email: shopEmail, timeZone } = await publicSettings(platform)
  await inTransaction(
    platform,
    async (transaction) => {
      const { db, publish } = transaction
      if (key && (await storedAnswerOf(db, key)) !== undefined) return
      const row = await lockInquiry(db, id)
      if (isPlaceholderAddress(row.email)) throw inboxError('REQUEST_WITHOUT_ADDRESS')
      if (email !== undefined && email !== row.email) throw platformError('CONFLICT')
      const answerId = newId()
      await db
        .insertInto('request_answers')
        .values({ id: answerId, request_id: row.id, author_id: actor.id, text, created_at: now })
        .execute()
      const state = row.state === 'new' ? 'in_progress' : stateOf(row)
      await db.updateTable('requests').set({ state, updated_at: now }).where('id', '=', row.id).execute()
      const content: AnswerMessage = {
        requestId: row.id,
        text,
        askedOn: instantToWallClock(row.created_at, timeZone).day,
        shopEmail,
      }
      await queueMessage(
        transaction,
        { template: answerTemplate, recipient: row.email, cause: answerId, payload: content },
        now,
      )
      await recordChange(transaction, actor, now, {
        entity: 'request',
        id: row.id,
        name: inboxTexts.named(kindOf(row), row.name),
        action: 'answered',
        before: { status: row.state },
        after: { status: state },
      })
      publish({ kind: 'requests' } satisfies InquiriesEvent)
      if (key) await storeAnswer(db, key, { answerId })
    },
    { exclusive: key ? [lockKey(key.key)] : [] },
  )
  return await readInquiry(platform, id)
}
