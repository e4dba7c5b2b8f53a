import { queueMessage } from '#features/messages/server/outbox.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import { storedPhone } from '#platform/phone-numbers.ts'
import type { Platform } from '#platform/platform.ts'
import { phoneTexts } from '#shared/phone.it.ts'

import type { RegisterRequest } from '../accounts.contract.ts'
import { accountsError } from './errors.ts'
import type { Welcome } from './messages.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'
import { createLink } from './passwords/account-links.ts'

const registrations: RateLimit = { name: 'register', points: 5, seconds: 60 * 60 }

/**
 * The role is always 'client', even if the request names another.
 *
 * @throws AppError 400 for a common password or a filled honeypot, 409 for a known e-mail, 429 when too many
 */
export async function register(platform: Platform, request: RegisterRequest, address: string): Promise<void> {
  if (request.website) throw accountsError('HUMAN_VERIFICATION_REQUIRED')
  refuseCommonPassword(request.password)
  await platform.rateLimits.consume([{ limit: registrations, key: address }])
  const passwordHash = await hashPassword(request.password)
  const now = platform.clock.now()
  await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    const user = await db
      .insertInto('users')
      .values({
        email: request.email,
        password_hash: passwordHash,
        first_name: request.firstName,
        last_name: request.lastName,
        phone: storedPhone(request.phone, 'phone', phoneTexts.invalid),
        role: 'client',
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const token = await createLink(db, user.id, 'verify_email', now)
    const payload: Welcome = {
      userId: user.id,
      firstName: request.firstName,
      email: request.email,
      token,
    }
    const mail = { template: 'welcome', recipient: request.email, cause: user.id, payload }
    await queueMessage(transaction, mail, now)
  })
}
