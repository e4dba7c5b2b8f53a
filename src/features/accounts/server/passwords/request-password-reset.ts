import { setTimeout as sleep } from 'node:timers/promises'

import { queueMessage } from '#features/messages/server/outbox.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'

import type { PasswordReset } from '../messages.ts'
import { isFamiliarPlace } from '../sessions/familiar-places.ts'
import { linkMessageKey, createLink } from './account-links.ts'

/**
 * Milliseconds. Longer than the work takes, so the response time does not reveal whether the e-mail is known.
 */
const answerTime = 100
const resetsPerCaller: RateLimit = { name: 'reset-password-caller', points: 5, seconds: 60 * 60 }
/**
 * For all unfamiliar addresses together. Each of their mails holds a working link, so the account's owner is
 * not locked out.
 */
const resetsPerAccount: RateLimit = { name: 'reset-password', points: 5, seconds: 60 * 60 }

/**
 * Mails a single-use link if the e-mail is known; the caller cannot tell whether it is.
 *
 * @throws AppError 429. Requests from other addresses do not count against the owner at a familiar address
 */
export async function requestPasswordReset(
  platform: Platform,
  email: string,
  address: string,
): Promise<void> {
  const isOwners = await isFamiliarPlace(platform, email, address)
  await platform.rateLimits.consume([
    { limit: resetsPerCaller, key: address },
    ...(isOwners ? [] : [{ limit: resetsPerAccount, key: email }]),
  ])
  await Promise.all([mailLink(platform, email), sleep(answerTime)])
}

async function mailLink(platform: Platform, email: string): Promise<void> {
  const now = platform.clock.now()
  await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    const user = await db
      .selectFrom('users')
      .select(['id', 'email', 'first_name'])
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
      .where('deleted_at', 'is', null)
      /* Locks the row: a concurrent change of the address either closes this link too, or comes first and receives it. */
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!user) return
    const token = await createLink(db, user.id, 'reset_password', now)
    const payload: PasswordReset = { userId: user.id, firstName: user.first_name, token }
    const cause = linkMessageKey(token)
    const mail = { template: 'password-reset', recipient: user.email, cause, payload }
    await queueMessage(transaction, mail, now)
  })
}
