import { sql } from 'kysely'

import { outsideAccounts } from '#features/settings/server/outside-accounts.ts'
import { publicSettings } from '#features/settings/server/public-settings.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction, lockKey } from '#platform/database/transaction.ts'
import { readPhone, storedPhone } from '#platform/phone-numbers.ts'
import type { Platform } from '#platform/platform.ts'
import { instantToWallClock } from '#shared/calendar-time.ts'

import type { ApplicationPayload } from '../../inquiries.contract.ts'
import { requestsTexts } from '../../inquiries.it.ts'
import type { ApplicationParams } from '../../sending.contract.ts'
import { mailedFileLink } from '../file-links.ts'
import { readAddresses } from '../files/file-addresses.ts'
import { documentsOf, tieFiles } from '../files/tie-files.ts'
import { countCurriculum, forgiveCurriculum } from '../files/upload-limits.ts'
import { inquiryRateLimit } from '../inquiry-limits.ts'
import { inquiryLocks } from '../inquiry-locks.ts'
import { addInquiry, changeInquiry, type SentInquiry } from '../inquiry-table.ts'
import type { ApplicationMessage } from '../messages.ts'
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
 * Milliseconds in which a second application with the same e-mail replaces the first (D-HIRE-03). The phone
 * must match too, so that a stranger who knows the e-mail cannot overwrite it.
 */
const correctedWithin = 10 * 60_000

/**
 * Stores an application with its files and queues the owners' mail in one transaction.
 *
 * @throws AppError 400 for an invalid photo address, 412 when files are gone, 429
 */
export async function receiveApplication(
  platform: Platform,
  { params, address, sendsMailsItself }: ReceivedForm<ApplicationParams>,
): Promise<void> {
  const { database, clock } = platform
  const { timeZone } = await publicSettings(platform)
  const { imageAccount } = await outsideAccounts(database.db)
  const { files, outsidePhotos } = readAddresses(platform, imageAccount, {
    photos: params.portfolio_images,
    cv: params.cv_link,
  })
  const request = requestOf(params, outsidePhotos)
  const { email } = request
  const key = submissionKey('application', params.submission_id)
  // Replays don't count toward rate limits.
  const before = await inquiryOfSubmission(database.db, key)
  if (await isAlreadyStored(database.db, before, request, files)) return
  let isCurriculumGone = false
  await inTransaction(
    platform,
    async (transaction) => {
      const { db } = transaction
      const now = clock.now()
      const earlier = (await lockInquiryOfSubmission(db, key)) ?? (await recentApplication(db, request, now))
      const id = earlier ?? (await addInquiry(transaction, request, now))
      await rememberSubmission(db, key, id)
      if (await isAlreadyStored(db, earlier, request, files)) return
      const papers = earlier === undefined ? [] : await documentsOf(db, earlier)
      isCurriculumGone = papers.length > 0 && files.documents.length === 0
      // A correction with the same file was already counted with the first application.
      if (files.documents.some((file) => !papers.includes(file)))
        await countCurriculum(
          platform.rateLimits,
          { address, isReplaced: papers.length > 0 },
          transaction.client,
        )
      if (earlier !== undefined) await changeInquiry(transaction, earlier, request, now)
      await tieFiles(platform, transaction, id, files)
      if (!sendsMailsItself) return
      const photoLinks = [...files.photos.map((each) => mailedFileLink(platform, each)), ...outsidePhotos]
      const appliedOn = instantToWallClock(now, timeZone).day
      const content = { ...contentOf(request, params), photoLinks, appliedOn }
      const isChanged = id === earlier
      await tellOwners(transaction, { template: 'shop-application', id, content, now, isChanged })
    },
    {
      exclusive: [...inquiryLocks({ id: null, email }), lockKey(key.key)],
      rateLimit: inquiryRateLimit(platform, address, null),
    },
  )
  if (isCurriculumGone) await forgiveCurriculum(platform.rateLimits, address)
}

function requestOf(params: ApplicationParams, outsidePhotos: string[]): SentInquiry {
  const { candidate_first_name: firstName, candidate_last_name: lastName, children_number: children } = params
  const payload: ApplicationPayload = {
    firstName,
    lastName,
    nationality: params.candidate_nationality,
    hasWorkPermit: params.work_permit,
    maritalStatus: params.marital_status,
    hasChildren: params.has_children === 'si',
    childrenNumber: children === 'N/A' ? null : children,
    address: params.candidate_address,
    socialProfiles: params.social_profiles,
    outsidePhotos,
  }
  const { candidate_email: email } = params
  const phone = storedPhone(params.candidate_phone, 'candidate_phone', requestsTexts.validation.phone)
  // Two names of 60 characters exceed the column's 120 by the space between them.
  return { kind: 'application', name: `${firstName} ${lastName}`.slice(0, 120), email, phone, payload }
}

async function recentApplication(db: Db, { email, phone }: SentInquiry, now: Date) {
  const rows = await db
    .selectFrom('requests')
    .select(['id', 'phone'])
    .where('kind', '=', 'application')
    .where(sql<boolean>`lower(email) = ${email}`)
    .where('created_at', '>', new Date(now.getTime() - correctedWithin))
    .orderBy('created_at', 'desc')
    .forUpdate()
    .execute()
  return rows.find((row) => (readPhone(row.phone) ?? row.phone) === phone)?.id
}

/** HIRE-30. */
function contentOf(
  { name, email, phone }: SentInquiry,
  params: ApplicationParams,
): Omit<ApplicationMessage, 'requestId' | 'isChanged' | 'photoLinks' | 'appliedOn'> {
  return {
    name,
    email,
    phone,
    nationality: params.candidate_nationality,
    address: params.candidate_address,
    workPermit: params.work_permit,
    maritalStatus: params.marital_status,
    children: params.children_number === 'N/A' ? 0 : params.children_number,
    profiles: params.social_profiles,
    photos: params.portfolio_count,
    hasCv: params.cv_link !== '',
  }
}
