import { sql, type SqlBool } from 'kysely'

import { type Actor, recordChange } from '#features/audit/server/record-change.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { requestsTexts } from '../../inquiries.it.ts'
import { forgetInquiries } from '../forget-inquiries.ts'
import { lockInquiry } from './lock-inquiry.ts'

/**
 * Deletes a request with its files, answers and mails. The audit log keeps that it existed and who deleted
 * it.
 *
 * @throws AppError 404
 */
export async function deleteInquiry(platform: Platform, id: string, actor: Actor): Promise<void> {
  await inTransaction(platform, async (transaction) => {
    const row = await lockInquiry(transaction.db, id)
    await forgetInquiries(platform, transaction, sql<SqlBool>`id = ${row.id}`)
    await recordChange(transaction, actor, platform.clock.now(), {
      entity: 'request',
      id: row.id,
      name: requestsTexts.forgotten,
      action: 'deleted',
      before: { status: row.state },
    })
  })
}
