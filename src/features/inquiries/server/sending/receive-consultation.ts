import { outsideAccounts } from '#features/settings/server/outside-accounts.ts'
import { publicSettings } from '#features/settings/server/public-settings.ts'
import { inTransaction, lockKey } from '#platform/database/transaction.ts'
import { storedPhone } from '#platform/phone-numbers.ts'
import type { Platform } from '#platform/platform.ts'
import { instantToWallClock } from '#shared/calendar-time.ts'

import type { ConsultationPayload } from '../../inquiries.contract.ts'
import { requestsTexts } from '../../inquiries.it.ts'
import { placeholderAddress } from '../../inquiries.rules.ts'
import type { ConsultationParams } from '../../sending.contract.ts'
import { inquiriesError } from '../errors.ts'
import { readAddresses } from '../files/file-addresses.ts'
import { tieFiles } from '../files/tie-files.ts'
import { inquiryRateLimit } from '../inquiry-limits.ts'
import { inquiryLocks } from '../inquiry-locks.ts'
import { addInquiry, changeInquiry, type SentInquiry } from '../inquiry-table.ts'
import { isAlreadyStored } from './is-already-stored.ts'
import type { ReceivedForm } from './receiving.ts'
import {
  lockInquiryOfSubmission,
  rememberSubmission,
  inquiryOfSubmission,
  submissionKey,
} from './submission.ts'
import { tellOwners } from './tell-owners.ts'

/**
 * Stores a consultation with its photos and queues the owners' mail in one transaction. The same form again
 * updates the same request.
 *
 * @throws AppError 400 for a past day or an invalid photo address, 412 when photos are gone, 429
 */
export async function receiveConsultation(
  platform: Platform,
  { params, address, sendsMailsItself }: ReceivedForm<ConsultationParams>,
): Promise<void> {
  const { database, clock } = platform
  const { timeZone, email: shopEmail } = await publicSettings(platform)
  const { service, date: day, time, name, email, message } = params
  const phone = storedPhone(params.phone, 'phone', requestsTexts.validation.phone)
  const { imageAccount } = await outsideAccounts(database.db)
  const { files, outsidePhotos } = readAddresses(platform, imageAccount, params)
  const payload: ConsultationPayload = {
    service,
    day,
    time,
    message,
    ...(outsidePhotos.length > 0 && { outsidePhotos }),
  }
  const request: SentInquiry = { kind: 'consultation', name, email, phone, payload }
  const key = submissionKey('consultation', params.submission_id)
  // Replays don't count toward rate limits.
  const before = await inquiryOfSubmission(database.db, key)
  if (await isAlreadyStored(database.db, before, request, files)) return
  // Any time of today is accepted: it may have passed since the customer chose it.
  if (day < instantToWallClock(clock.now(), timeZone).day) throw inquiriesError('CONSULTATION_DAY_OVER')
  const isNobodys = email === placeholderAddress(shopEmail)
  await inTransaction(
    platform,
    async (transaction) => {
      const { db } = transaction
      const now = clock.now()
      const earlier = await lockInquiryOfSubmission(db, key)
      if (await isAlreadyStored(db, earlier, request, files)) return
      if (earlier !== undefined) await changeInquiry(transaction, earlier, request, now)
      const id = earlier ?? (await addInquiry(transaction, request, now))
      if (earlier === undefined) await rememberSubmission(db, key, id)
      await tieFiles(platform, transaction, id, files)
      if (!sendsMailsItself) return
      const known = isNobodys ? null : email
      const photos = params.photos.length
      const content = { name, phone, email: known, service, day, time, message, photos }
      await tellOwners(transaction, {
        template: 'shop-consultation',
        id,
        content,
        now,
        isChanged: id === earlier,
      })
    },
    {
      exclusive: [...inquiryLocks({ id: null, email }), lockKey(key.key)],
      rateLimit: inquiryRateLimit(platform, address, null),
    },
  )
}
