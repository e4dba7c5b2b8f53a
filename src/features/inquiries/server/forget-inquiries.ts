import { type RawBuilder, sql, type SqlBool } from 'kysely'

import type { AccountExport } from '#features/accounts/server/account-export.ts'
import type { AccountTrace, LeavingAccount } from '#features/accounts/server/account-trace.ts'
import { forgetNames } from '#features/audit/server/forget-names.ts'
import { forgetMessagesNaming } from '#features/messages/server/forget-messages.ts'
import { anyOf } from '#platform/database/pages.ts'
import { inTransaction, type Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import type { InquiriesEvent } from '../inquiries-event.contract.ts'
import { requestsTexts } from '../inquiries.it.ts'
import { signedFileLink } from './file-links.ts'
import { dropFilesOfInquiries } from './forget-files.ts'
import { inquiryLocks } from './inquiry-locks.ts'
import { sentColumns } from './inquiry-table.ts'

/** Sent while logged in, or earlier with an e-mail that is proven now. */
function inquiriesOfPerson({ id, provenEmail }: LeavingAccount): RawBuilder<SqlBool> {
  return sql<SqlBool>`(user_id = ${id}
    OR (${provenEmail !== null} AND user_id IS NULL AND lower(email) = lower(${provenEmail})))`
}

/**
 * Deletes requests with their files, answers and mails; they are no business records, unlike appointments and
 * orders. The audit log keeps only that they existed.
 *
 * @param which condition on the table `requests`
 */
export async function forgetInquiries(
  platform: Pick<Platform, 'files'>,
  transaction: Transaction,
  which: RawBuilder<SqlBool>,
): Promise<void> {
  const { db, publish } = transaction
  await dropFilesOfInquiries(platform, transaction, which)
  const rows = await db.deleteFrom('requests').where(which).returning('id').execute()
  const ids = rows.map(({ id }) => id)
  await forgetMessagesNaming(db, 'requestId', ids)
  await forgetNames(db, 'request', ids, { name: requestsTexts.forgotten })
  if (ids.length > 0) publish({ kind: 'requests' } satisfies InquiriesEvent)
}

export async function forgetOldContacts(platform: Platform, before: Date): Promise<void> {
  await inTransaction(
    platform,
    async (transaction) => await forgetInquiries(platform, transaction, sql<SqlBool>`created_at < ${before}`),
  )
}

export const contactsOfAccount: AccountTrace = {
  locks: inquiryLocks,
  forget: (platform, transaction, account) =>
    forgetInquiries(platform, transaction, inquiriesOfPerson(account)),
}

/** Leaves out the owner's notes, which belong to the shop. File links work for half an hour. */
export const contactsForAccount: AccountExport = {
  name: 'contactRequests',
  async read(db, account, platform) {
    const requests = await db
      .selectFrom('requests')
      .select([...sentColumns, 'consented_at as consentedAt', 'created_at as createdAt'])
      .where(inquiriesOfPerson(account))
      .orderBy('created_at')
      .execute()
    const ids = requests.map(({ id }) => id)
    const files = await db
      .selectFrom('request_files')
      .select(['id', 'request_id', 'kind', 'name', 'bytes'])
      .where('request_id', '=', anyOf(ids))
      .orderBy('created_at')
      .execute()
    const answers = await db
      .selectFrom('request_answers')
      .select(['request_id', 'text', 'created_at as createdAt'])
      .where('request_id', '=', anyOf(ids))
      .orderBy('created_at')
      .execute()
    return requests.map(({ id, ...request }) => ({
      ...request,
      answers: answers
        .filter(({ request_id: answered }) => answered === id)
        .map(({ text, createdAt }) => ({ text, createdAt })),
      files: files
        .filter(({ request_id: owner }) => owner === id)
        .map(({ kind, name, bytes, ...file }) => ({
          kind,
          name,
          bytes,
          link: platform.publicOrigin + signedFileLink(platform, file.id),
        })),
    }))
  },
}
