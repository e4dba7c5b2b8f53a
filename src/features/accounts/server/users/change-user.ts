import type { Actor } from '#features/audit/server/record-change.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { refuseStaleWrite } from '#platform/http/stale-write.ts'
import { changedPhone } from '#platform/phone-numbers.ts'
import type { Platform } from '#platform/platform.ts'
import type { Role } from '#shared/contracts/access.ts'
import { phoneTexts } from '#shared/phone.it.ts'

import type { AdminUser, ChangeUserRequest } from '../../admin-users.contract.ts'
import { auditActor } from '../audit-actor.ts'
import { accountsError } from '../errors.ts'
import type { Session } from '../find-session.ts'
import { changeLoginAddress, mailFormerAddress } from '../login-address.ts'
import { allLinks, closeLinks } from '../passwords/account-links.ts'
import { proveOwnPassword } from '../prove-own-password.ts'
import { recordUserChange } from '../record-user-change.ts'
import { revokeSessionsOf } from '../sessions/revoke-sessions.ts'
import { staffLock } from '../staff-lock.ts'
import { closeCalendarFeed, moveProfileAddress, profileIdOfUser, profileOfRole } from './barber-profile.ts'
import { refuseLastAdmin } from './last-admin.ts'
import { mailNewOwner } from './mail-new-owner.ts'
import { reclaimUnproven } from './reclaim-account.ts'
import { auditedFields, lockUser, presentAdminUser, type UserRow } from './user-rows.ts'

/**
 * Changes an account.
 * - A new role ends the sessions of the old one. A higher role resets an unproven account, see reclaimUnproven.
 * - A new e-mail is unproven, and links sent to the old one are invalidated.
 * - Admins change their own e-mail with their password, and only once the new one is proven.
 *
 * @throws AppError 400 for a wrong password, 404, 409 for a taken e-mail or profile, the own or the last
 * admin's role, or a stale screen, 429
 */
export async function changeUser(
  platform: Platform,
  session: Session,
  id: string,
  { updatedAt, barberId, currentPassword = '', ...change }: ChangeUserRequest,
): Promise<AdminUser> {
  const actor = auditActor(session)
  const isOwn = id === actor.id
  const hasProvenPassword = isOwn && isOtherAddress(change.email ?? session.user.email, session.user.email)
  // Slow, so it runs before any row is locked.
  if (hasProvenPassword) await proveOwnPassword(platform, session, currentPassword)
  const now = platform.clock.now()
  return await inTransaction(
    platform,
    async (transaction) => {
      const { db } = transaction
      const before = await lockUser(db, id)
      refuseStaleWrite(before.updated_at, updatedAt)
      const newEmail = change.email ?? before.email
      const isMove = isOwn && isOtherAddress(newEmail, before.email)
      if (isMove && !hasProvenPassword) throw accountsError('PROFILE_PASSWORD_WRONG')
      // The admin's own e-mail changes below, because it may have to be proven first.
      const email = isMove ? before.email : newEmail
      const role = change.role ?? presentAdminUser(before).role
      await requireRemainingAdmin(db, actor, before, role)
      const opened = await profileIdOfUser(db, id)
      const profile = await profileOf(db, before, { role, email, barberId })
      await db
        .updateTable('users')
        .set({
          first_name: change.firstName ?? before.first_name,
          last_name: change.lastName ?? before.last_name,
          email,
          phone: changedPhone(change.phone ?? before.phone, before.phone, 'phone', phoneTexts.invalid),
          role,
          barber_id: profile,
          without_profile: isWithoutProfile(before, { role, barberId }),
          updated_at: now,
        })
        .where('id', '=', id)
        .execute()
      if (isMove) await moveOwnAddress(platform, transaction, before, { email: newEmail, now })
      if (email !== before.email) await changeAddress(transaction, before, email, now)
      if (role !== before.role) await revokeSessionsOf(db, id, now)
      if (role !== before.role || profile !== before.barber_id || barberId === null)
        await closeCalendarFeed(db, opened)
      await reclaimUnproven(transaction, actor, before, { role, email, now })
      const after = await lockUser(db, id)
      if (role === 'admin' && before.role !== 'admin') await mailNewOwner(transaction, after, now)
      await recordUserChange(transaction, actor, now, after, {
        action: 'updated',
        before: auditedFields(before),
        after: auditedFields(after),
      })
      return presentAdminUser(after)
    },
    { exclusive: [staffLock] },
  )
}

async function requireRemainingAdmin(db: Db, actor: Actor, before: UserRow, role: Role): Promise<void> {
  if (before.role !== 'admin' || role === 'admin') return
  if (before.id === actor.id) throw accountsError('OWN_ROLE')
  await refuseLastAdmin(db, before.id)
}

type ProfileChoice = { role: Role; email: string; barberId: string | null | undefined }

/**
 * A barber or admin with an unchanged role keeps the profile unless the request names another one or null.
 */
async function profileOf(db: Db, before: UserRow, profile: ProfileChoice): Promise<string | null> {
  const { role, barberId } = profile
  if (isWithoutProfile(before, profile)) return null
  const isUnchanged = barberId === undefined ? role === before.role : barberId === before.barber_id
  if (isUnchanged && role !== 'client' && before.barber_id !== null) return before.barber_id
  return await profileOfRole(db, profile)
}

/** An explicit null stays until the owner chooses a profile or another role. */
function isWithoutProfile(before: UserRow, { role, barberId }: Omit<ProfileChoice, 'email'>): boolean {
  return barberId === undefined ? before.without_profile && role === before.role : barberId === null
}

function isOtherAddress(email: string, before: string): boolean {
  return email.toLowerCase() !== before.toLowerCase()
}

async function moveOwnAddress(
  platform: Platform,
  transaction: Transaction,
  before: UserRow,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  if (before.barber_id !== null)
    await moveProfileAddress(transaction.db, before.barber_id, { from: before.email, to: email, now })
  await changeLoginAddress(platform, transaction, before, { email, now })
}

async function changeAddress(
  transaction: Transaction,
  before: UserRow,
  email: string,
  now: Date,
): Promise<void> {
  const { db } = transaction
  await closeLinks(db, before.id, allLinks, now)
  if (before.barber_id !== null)
    await moveProfileAddress(db, before.barber_id, { from: before.email, to: email, now })
  if (!isOtherAddress(email, before.email)) return
  await mailFormerAddress(transaction, before, { email, countsAtOnce: true, now })
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', before.id).execute()
}
