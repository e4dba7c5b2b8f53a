import type { Actor } from '#features/audit/server/record-change.ts'
import { queueMessage } from '#features/messages/server/outbox.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import type { StaffPasswordReset } from '../../admin-users.contract.ts'
import { auditActor } from '../audit-actor.ts'
import type { Session } from '../find-session.ts'
import type { PasswordReset, TemporaryPassword } from '../messages.ts'
import { passwordMessageKey, hashPassword, refuseCommonPassword } from '../passwords.ts'
import { allLinks, linkMessageKey, closeLinks, createLink } from '../passwords/account-links.ts'
import { proveOwnPassword } from '../prove-own-password.ts'
import { recordUserChange } from '../record-user-change.ts'
import { resetLoginCounts } from '../sessions/login-attempts.ts'
import { revokeSessionsOf } from '../sessions/revoke-sessions.ts'
import { lockUser } from './user-rows.ts'

/**
 * Sets a temporary password and mails it; it opens only the page for choosing another one. Ends all sessions.
 * Admins need their current password to reset their own.
 *
 * @throws AppError 400 for a common or wrong password, 404, 429
 */
export async function resetUserPassword(
  platform: Platform,
  session: Session,
  id: string,
  { newPassword: password, currentPassword = '' }: StaffPasswordReset,
): Promise<void> {
  const actor = auditActor(session)
  refuseCommonPassword(password)
  if (id === actor.id) await proveOwnPassword(platform, session, currentPassword)
  const passwordHash = await hashPassword(password)
  const now = platform.clock.now()
  const email = await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    const user = await lockUser(db, id)
    await db
      .updateTable('users')
      .set({ password_hash: passwordHash, must_change_password: true, updated_at: now })
      .where('id', '=', user.id)
      .execute()
    await revokeSessionsOf(db, user.id, now)
    await closeLinks(db, user.id, allLinks, now)
    const payload: TemporaryPassword = {
      userId: user.id,
      firstName: user.first_name,
      email: user.email,
      password,
    }
    const mail = { template: 'temporary-password', cause: passwordMessageKey(passwordHash), payload }
    await queueMessage(transaction, { ...mail, recipient: user.email }, now)
    await recordUserChange(transaction, actor, now, user, { action: 'password_reset' })
    return user.email
  })
  await resetLoginCounts(platform, email.toLowerCase())
}

/**
 * Mails a reset link. Safer than a temporary password, since only the user ever knows the new one.
 *
 * @returns the address that it was sent to
 */
export async function sendResetLink(platform: Platform, actor: Actor, id: string): Promise<string> {
  const now = platform.clock.now()
  return await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    const user = await lockUser(db, id)
    const token = await createLink(db, user.id, 'reset_password', now)
    const payload: PasswordReset = { userId: user.id, firstName: user.first_name, token }
    const mail = { template: 'password-reset', cause: linkMessageKey(token), payload }
    await queueMessage(transaction, { ...mail, recipient: user.email }, now)
    await recordUserChange(transaction, actor, now, user, { action: 'reset_link_sent' })
    return user.email
  })
}
