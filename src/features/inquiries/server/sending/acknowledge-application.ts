import { sql } from 'kysely'

import { queueMessage } from '#features/messages/server/outbox.ts'
import { publicSettings } from '#features/settings/server/public-settings.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { platformError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'
import { instantToWallClock } from '#shared/calendar-time.ts'

import { applicationPayloadSchema } from '../../inquiries.contract.ts'
import type { AcknowledgementParams } from '../../sending.contract.ts'
import { inquiriesError } from '../errors.ts'
import { acknowledgementRateLimit } from '../inquiry-limits.ts'
import { inquiryLocks } from '../inquiry-locks.ts'
import type { ReceivedMessage } from '../messages.ts'
import type { ReceivedForm } from './receiving.ts'
import { inquiryOfSubmission, submissionKey } from './submission.ts'

const day = 24 * 60 * 60_000
/** Acknowledgements per e-mail and day, so that a stranger cannot fill another person's mailbox. */
const maxAcknowledgements = 2

/**
 * Mails the applicant an acknowledgement in our own words, once per application. The form id, e-mail and name
 * must match the stored application.
 *
 * @throws AppError 412 without such an application, 429
 */
export async function acknowledgeApplication(
  platform: Platform,
  { params, address, sendsMailsItself }: ReceivedForm<AcknowledgementParams>,
): Promise<void> {
  if (!sendsMailsItself) return
  const { timeZone } = await publicSettings(platform)
  const { to_email: email, candidate_name: firstName, submission_id: submissionId } = params
  await inTransaction(
    platform,
    async (transaction) => {
      const { db } = transaction
      const now = platform.clock.now()
      const requestId = await inquiryOfSubmission(db, submissionKey('application', submissionId))
      const sentAt = requestId && (await sentAtBy(db, requestId, { email, firstName }))
      if (!requestId || !sentAt) throw inquiriesError('APPLICATION_NOT_FOUND')
      if ((await thanksSince(db, email, new Date(now.getTime() - day), requestId)) >= maxAcknowledgements)
        throw platformError('TOO_MANY_REQUESTS', { retryAfterSeconds: day / 1_000 })
      const appliedOn = instantToWallClock(sentAt, timeZone).day
      const payload: ReceivedMessage = { requestId, firstName, appliedOn }
      const message = { template: 'application-received', recipient: email, cause: requestId, payload }
      await queueMessage(transaction, message, now)
    },
    { exclusive: inquiryLocks({ id: null, email }), rateLimit: acknowledgementRateLimit(platform, address) },
  )
}

async function sentAtBy(
  db: Db,
  id: string,
  { email, firstName }: { email: string; firstName: string },
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('requests')
    .select(['email', 'payload', 'consented_at'])
    .where('id', '=', id)
    .where('kind', '=', 'application')
    .executeTakeFirst()
  const payload = applicationPayloadSchema.safeParse(row?.payload).data
  return row?.email === email && payload?.firstName === firstName ? row.consented_at : undefined
}

async function thanksSince(db: Db, email: string, since: Date, except: string): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('template', '=', 'application-received')
    .where('recipient', '=', email)
    .where('created_at', '>', since)
    .where(sql<boolean>`payload ->> 'requestId' <> ${except}`)
    .executeTakeFirstOrThrow()
  return Number(count)
}
