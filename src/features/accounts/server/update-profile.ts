import { inTransaction } from '#platform/database/transaction.ts'
import { changedPhone } from '#platform/phone-numbers.ts'
import type { Platform } from '#platform/platform.ts'
import { cleanedEmail } from '#shared/email.ts'
import { phoneTexts } from '#shared/phone.it.ts'

import type { User } from '../accounts.contract.ts'
import type { UpdateProfileRequest } from '../profile.contract.ts'
import { auditActor } from './audit-actor.ts'
import { accountsError } from './errors.ts'
import type { Session } from './find-session.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'
import { passwordLinks } from './passwords/account-links.ts'
import { storePassword } from './passwords/store-password.ts'
import { proveOwnPassword } from './prove-own-password.ts'
import { recordUserChange } from './record-user-change.ts'
import { presentUser } from './sessions/present-user.ts'
import { auditedFields, lockUser } from './users/user-rows.ts'

/** @throws AppError 400, also for a wrong password, which does not end the session; 429 */
export async function updateProfile(
  platform: Platform,
  session: Session,
  request: UpdateProfileRequest,
): Promise<User> {
  const { firstName, lastName, phone } = request
  const password = await newPasswordOf(platform, session, request)
  const now = platform.clock.now()
  return await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    const before = await lockUser(db, session.userId)
    await db
      .updateTable('users')
      .set({
        first_name: firstName,
        last_name: lastName,
        phone: phone && changedPhone(phone, before.phone, 'phone', phoneTexts.invalid),
        updated_at: now,
      })
      .where('id', '=', before.id)
      .execute()
    if (password) {
      const choice = { ...password, ends: passwordLinks, remainingSession: session.id }
      if (!(await storePassword(platform, transaction, before.id, choice)))
        throw accountsError('PROFILE_PASSWORD_WRONG')
    }
    const after = await lockUser(db, before.id)
    if (after.role !== 'client')
      await recordUserChange(transaction, auditActor(session), now, after, {
        action: 'updated',
        before: auditedFields(before),
        after: auditedFields(after),
      })
    return presentUser({ ...after, barber_id: session.user.barberId })
  })
}

/** Hashing is slow, so it happens before any row is locked. */
async function newPasswordOf(
  platform: Platform,
  session: Session,
  { currentPassword = '', newPassword, email }: UpdateProfileRequest,
): Promise<{ passwordHash: string; replaces: string } | undefined> {
  if (!newPassword) return undefined
  if (email !== undefined && cleanedEmail(email).toLowerCase() !== session.user.email.toLowerCase())
    throw accountsError('PROFILE_EMAIL_DIFFERS')
  const replaces = await proveOwnPassword(platform, session, currentPassword)
  refuseCommonPassword(newPassword)
  return { passwordHash: await hashPassword(newPassword), replaces }
}
