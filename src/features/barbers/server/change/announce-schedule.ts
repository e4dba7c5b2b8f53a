import { mailOwners } from '#features/accounts/server/mail-owners.ts'
import { bumpScheduleVersion } from '#features/settings/server/schedule-version.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'
import { newId } from '#platform/uuid.ts'

import type { ScheduleUpdated } from '../messages.ts'
import { type BarberCall, lockBarber, nameOf } from './change-barber.ts'

/** Limited, because each call mails all owners. */
const announcements: RateLimit = { name: 'schedule-update', points: 30, seconds: 60 * 60 }

/** @throws AppError 403, 404, 429 */
export async function announceSchedule(platform: Platform, call: BarberCall): Promise<void> {
  const { session } = call
  await platform.rateLimits.consume([{ limit: announcements, key: session.userId }])
  const now = platform.clock.now()
  await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    const barber = nameOf(await lockBarber(db, call))
    const actor = `${session.user.firstName} ${session.user.lastName}`
    const payload: ScheduleUpdated = { barber, actor }
    const mail = { template: 'schedule-updated', cause: newId(), payload }
    await mailOwners(transaction, mail, now, { except: session.userId })
    await bumpScheduleVersion(db)
  })
}
