import { accountsTexts } from '#features/accounts/accounts.it.ts'
import { clientLock, guestLock, releaseClient } from '#features/appointments/server/public.ts'
import { type Actor, forgetNames, recordChange } from '#features/audit/server/public.ts'
import { forgetCustomerOfAccount, lockCustomerOfAccount } from '#features/customers/server/public.ts'
import { forgetMessagesOf } from '#features/notifications/server/public.ts'
import { removeRequestsOf } from '#features/waiting-list/server/public.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

import { accountsError } from '../errors.ts'
import { closeCalendarFeed } from './barber-profile.ts'
import { refuseLastAdmin } from './last-admin.ts'
import { staffLock } from './staff-lock.ts'
import { fullName, lockUser } from './user-rows.ts'

/**
 * The account is gone at once. What lies ahead is cancelled with a notice; what is over stays in the books of the
 * shop without saying whose it was.
 * @throws AppError 404, 409 for the own account and the last admin
 */
export async function deleteUser(platform: Platform, actor: Actor, id: string): Promise<void> {
  const now = platform.clock.now()
  const address = await addressOf(platform.database.db, id)
  const provenEmail = address?.isProven ? address.email : null
  await inTransaction(
    platform,
    async (transaction) => {
      const { db } = transaction
      const user = await lockUser(db, id)
      if (user.id === actor.id) throw accountsError('OWN_ACCOUNT')
      if (user.role === 'admin') await refuseLastAdmin(db, user.id)
      await lockCustomerOfAccount(db, user.id)
      const appointmentIds = await releaseClient(platform, transaction, { id, provenEmail }, actor)
      await forgetCustomerOfAccount(db, user.id, now)
      await removeRequestsOf(db, user.id)
      await closeCalendarFeed(db, user)
      await anonymise(db, user.id, now)
      await recordChange(transaction, actor, now, {
        entity: 'user',
        id: user.id,
        name: fullName(user),
        action: 'deleted',
        before: { role: user.role },
      })
      await forget(db, user, appointmentIds)
    },
    // Who books as a guest with the address in this moment is somebody else's customer afterwards, also when it is unproven.
    { exclusive: [staffLock, clientLock(id), ...(address ? [guestLock(address.email)] : [])] },
  )
}

async function addressOf(db: Db, id: string): Promise<{ email: string; isProven: boolean } | undefined> {
  if (!isId(id)) return undefined
  const user = await db
    .selectFrom('users')
    .select(['email', 'email_verified_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return user && { email: user.email.toLowerCase(), isProven: user.email_verified_at !== null }
}

/** What was written about them: the log keeps what was done, and messages go when they have left. */
async function forget(
  db: Db,
  { id, email }: { id: string; email: string },
  appointmentIds: readonly string[],
): Promise<void> {
  const { firstName, lastName } = accountsTexts.deletedUser
  const pseudonym = { name: `${firstName} ${lastName}` }
  await forgetNames(db, 'user', [id], pseudonym)
  await forgetNames(db, 'appointment', appointmentIds, pseudonym)
  await forgetMessagesOf(db, { email, appointmentIds })
}

/** The row stays, because past appointments need one customer each. Mail to .invalid never leaves (RFC 2606). */
async function anonymise(db: Db, id: string, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', id).execute()
  await db.deleteFrom('account_links').where('user_id', '=', id).execute()
  await db.deleteFrom('familiar_places').where('user_id', '=', id).execute()
  await db
    .updateTable('users')
    .set({
      email: `${id}@eliminato.invalid`,
      first_name: accountsTexts.deletedUser.firstName,
      last_name: accountsTexts.deletedUser.lastName,
      phone: '',
      password_hash: '',
      barber_id: null,
      image_url: null,
      email_verified_at: null,
      deleted_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}
