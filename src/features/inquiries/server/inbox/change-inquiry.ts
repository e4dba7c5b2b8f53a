import { type Actor, recordChange } from '#features/audit/server/record-change.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { refuseStaleWrite } from '#platform/http/stale-write.ts'
import type { Platform } from '#platform/platform.ts'

import type { InboxChange, InboxDetail } from '../../inbox.contract.ts'
import { inboxTexts } from '../../inbox.it.ts'
import type { InquiriesEvent } from '../../inquiries-event.contract.ts'
import { kindOf } from './inbox-rows.ts'
import { lockInquiry } from './lock-inquiry.ts'
import { readInquiry } from './read-inquiry.ts'

/**
 * Changes the state and the notes.
 *
 * @throws AppError 404, 409 when another user has changed it meanwhile
 */
export async function changeInboxInquiry(
  platform: Platform,
  id: string,
  actor: Actor,
  change: InboxChange,
): Promise<InboxDetail> {
  const now = platform.clock.now()
  await inTransaction(platform, async (transaction) => {
    const { db, publish } = transaction
    const before = await lockInquiry(db, id)
    refuseStaleWrite(before.updated_at, change.updatedAt)
    const { state = before.state, notes = before.notes } = change
    if (state === before.state && notes === before.notes) return
    await db
      .updateTable('requests')
      .set({ state, notes, updated_at: now })
      .where('id', '=', before.id)
      .execute()
    await recordChange(transaction, actor, now, {
      entity: 'request',
      id: before.id,
      name: inboxTexts.named(kindOf(before), before.name),
      action: 'updated',
      before: { status: before.state, notes: before.notes },
      after: { status: state, notes },
    })
    publish({ kind: 'requests' } satisfies InquiriesEvent)
  })
  return await readInquiry(platform, id)
}
