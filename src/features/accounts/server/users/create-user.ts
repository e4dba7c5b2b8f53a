import type { Actor } from '#features/audit/server/record-change.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { storedPhone } from '#platform/phone-numbers.ts'
import type { Platform } from '#platform/platform.ts'
import { phoneTexts } from '#shared/phone.it.ts'

import type { AdminUser, CreateUserRequest } from '../../admin-users.contract.ts'
import { sendInvitation } from '../invite-user.ts'
import { hashPassword, refuseCommonPassword } from '../passwords.ts'
import { recordUserChange } from '../record-user-change.ts'
import { staffLock } from '../staff-lock.ts'
import { profileOfRole } from './barber-profile.ts'
import { mailNewOwner } from './mail-new-owner.ts'
import { auditedFields, lockUser, presentAdminUser } from './user-rows.ts'

/**
 * An invitation lets the user choose a password; the one given here works until then.
 *
 * @throws AppError 400 for a common password, 404 for an unknown barber profile, 409 when e-mail or profile is taken
 */
export async function createUser(
  platform: Platform,
  actor: Actor,
  request: CreateUserRequest,
): Promise<AdminUser> {
  const { firstName, lastName, email, phone, role, password, barberId } = request
  refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)
  const now = platform.clock.now()
  return await inTransaction(
    platform,
    async (transaction) => {
      const { db } = transaction
      const { id } = await db
        .insertInto('users')
        .values({
          email,
          password_hash: passwordHash,
          first_name: firstName,
          last_name: lastName,
          phone: storedPhone(phone, 'phone', phoneTexts.invalid),
          role,
          without_profile: barberId === null,
          barber_id: await profileOfRole(db, { role, email, barberId }),
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await sendInvitation(transaction, { id, firstName, email, role }, now)
      const row = await lockUser(db, id)
      if (role === 'admin') await mailNewOwner(transaction, row, now)
      await recordUserChange(transaction, actor, now, row, {
        action: 'created',
        after: auditedFields(row),
      })
      return presentAdminUser(row)
    },
    { exclusive: [staffLock] },
  )
}
