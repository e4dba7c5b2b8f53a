import { mailOwners } from '#features/accounts/server/mail-owners.ts'
import { retryOnConstraint } from '#platform/database/constraint-errors.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction, lockKey } from '#platform/database/transaction.ts'
import { platformError } from '#platform/http/errors.ts'
import { storedAnswerOf, type IdempotencyKey, storeAnswer } from '#platform/http/idempotency.ts'
import { storedPhone } from '#platform/phone-numbers.ts'
import type { Platform } from '#platform/platform.ts'
import { phoneTexts } from '#shared/phone.it.ts'

import type { ContactRequest } from '../inquiries.contract.ts'
import { kindOfInterest } from '../inquiries.rules.ts'
import { inquiryRateLimit } from './inquiry-limits.ts'
import { inquiryLocks } from './inquiry-locks.ts'
import { addInquiry } from './inquiry-table.ts'
import type { InquiryMessage } from './messages.ts'

retryOnConstraint('requests_customer_id_fkey')

type ReceivedContact = {
  request: ContactRequest
  userId: string | null
  key: IdempotencyKey | undefined
  address: string
}

/**
 * Stores the message and queues the owners' mail in one transaction, so a mail problem never loses the
 * message.
 */
export async function receiveContact(
  platform: Platform,
  { request, userId, key, address }: ReceivedContact,
): Promise<void> {
  // Replays don't count toward rate limits.
  if (key && (await storedAnswerOf(platform.database.db, key)) !== undefined) return
  const { name, email, interest, message } = request
  const phone = storedPhone(request.phone, 'phone', phoneTexts.invalid)
  await inTransaction(
    platform,
    async (transaction) => {
      const { db } = transaction
      if (key && (await storedAnswerOf(db, key)) !== undefined) return
      const now = platform.clock.now()
      const kind = kindOfInterest(interest)
      const sender = userId === null ? undefined : { userId, customerId: await customerOf(db, userId) }
      const id = await addInquiry(
        transaction,
        { kind, name, email, phone, payload: { interest, message } },
        now,
        sender,
      )
      const payload: InquiryMessage = { requestId: id, kind, name, email, phone, interest, message }
      await mailOwners(transaction, { template: 'shop-request', cause: id, payload }, now)
      if (key) await storeAnswer(db, key, { requestId: id })
    },
    {
      exclusive: [...inquiryLocks({ id: userId, email }), ...(key ? [lockKey(key.key)] : [])],
      rateLimit: inquiryRateLimit(platform, address, userId),
    },
  )
}

async function customerOf(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('customers', 'customers.user_id', 'users.id')
    .select('customers.id')
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw platformError('UNAUTHENTICATED')
  return row.id
}
