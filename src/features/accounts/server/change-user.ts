import { type Actor, recordChange } from '#features/audit/server/public.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { refuseStaleWrite } from '#platform/http/stale-write.ts'
import type { Platform } from '#platform/platform.ts'

import type { Role } from '../accounts.contract.ts'
import type { AdminUser, ChangeUserRequest } from '../admin-users.contract.ts'
import { normalisePhone } from '../phone.rules.ts'
import { closeLinks, passwordLinks } from './account-links.ts'
import { moveProfileAddress, profileToLink } from './barber-profile.ts'
import { accountsError } from './errors.ts'
import { adminsLock, refuseLastAdmin } from './last-admin.ts'
import { revokeSessionsOf } from './revoke-sessions.ts'
import { auditedFields, fullName, lockUser, presentAdminUser, type UserRow } from './user-rows.ts'

/**
 * A new role ends the sessions of the old one; a new address is unproven, and links sent to the old one are dead.
 * @throws AppError 404, 409 for a taken e-mail or profile, the own or the last admin's role, a stale screen
 */
export async function changeUser(
  { database, clock }: Platform,
  actor: Actor,
  id: string,
  { updatedAt, barberId, ...change }: ChangeUserRequest,
): Promise<AdminUser> {
  const now = clock.now()
  return await inTransaction(
    database.pool,
    async ({ db }) => {
      const before = await lockUser(db, id)
      refuseStaleWrite(before.updated_at, updatedAt)
      const email = change.email ?? before.email
      const role = change.role ?? presentAdminUser(before).role
      await refuseLostAdmin(db, actor, before, role)
      await db
        .updateTable('users')
        .set({
          first_name: change.firstName ?? before.first_name,
          last_name: change.lastName ?? before.last_name,
          email,
          phone: change.phone === undefined ? before.phone : normalisePhone(change.phone),
          role,
          barber_id: await profileOf(db, before, { role, email, barberId }),
          updated_at: now,
        })
        .where('id', '=', id)
        .execute()
      if (email !== before.email) await changeAddress(db, before, email, now)
      if (role !== before.role) await revokeSessionsOf(db, id, now)
      const after = await lockUser(db, id)
      await recordChange(db, actor, now, {
        entity: 'user',
        id,
        name: fullName(after),
        action: 'updated',
        before: auditedFields(before),
        after: auditedFields(after),
      })
      return presentAdminUser(after)
    },
    { exclusive: [adminsLock] },
  )
}

async function refuseLostAdmin(db: Db, actor: Actor, before: UserRow, role: Role): Promise<void> {
  if (before.role !== 'admin' || role === 'admin') return
  if (before.id === actor.id) throw accountsError('OWN_ROLE')
  await refuseLastAdmin(db, before.id)
}

type Wish = { role: Role; email: string; barberId: string | null | undefined }

async function profileOf(db: Db, before: UserRow, { role, email, barberId }: Wish): Promise<string | null> {
  if (role !== 'barber') return null
  if (barberId === undefined && before.barber_id !== null) return before.barber_id
  if (barberId !== undefined && barberId === before.barber_id) return barberId
  return await profileToLink(db, email, barberId)
}

async function changeAddress(db: Db, before: UserRow, email: string, now: Date): Promise<void> {
  await closeLinks(db, before.id, [...passwordLinks, 'verify_email'], now)
  if (before.barber_id !== null)
    await moveProfileAddress(db, before.barber_id, { from: before.email, to: email, now })
  if (email.toLowerCase() === before.email.toLowerCase()) return
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', before.id).execute()
}
