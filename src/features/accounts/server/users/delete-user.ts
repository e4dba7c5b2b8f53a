import { forgetNames } from '#features/audit/server/forget-names.ts'
import type { Actor } from '#features/audit/server/record-change.ts'
import { forgetMessagesNaming, forgetMessagesTo } from '#features/messages/server/forget-messages.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { removePicture } from '#platform/pictures/store-picture.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

import { accountsTexts } from '../../accounts.it.ts'
import type { AccountTrace } from '../account-trace.ts'
import { anonymousAccount } from '../anonymous-account.ts'
import { accountsError } from '../errors.ts'
import { recordUserChange } from '../record-user-change.ts'
import { staffLock } from '../staff-lock.ts'
import { closeCalendarFeed, profileIdOfUser } from './barber-profile.ts'
import { refuseLastAdmin } from './last-admin.ts'
import { lockUser, type UserRow } from './user-rows.ts'

/** @throws AppError 404, 409 for the own account and the last admin */
export async function deleteUser(
  platform: Platform,
  actor: Actor,
  id: string,
  traces: readonly AccountTrace[],
): Promise<void> {
  await eraseAccount(platform, { actor, id, traces }, (user) => {
    if (user.id === actor.id) throw accountsError('OWN_ACCOUNT')
  })
}

type Erasure = { actor: Actor; id: string; traces: readonly AccountTrace[]; callerAddress?: string | null }

/**
 * Future appointments are cancelled with a notice. Past ones stay in the books without the name; the audit log stays, and
 * messages go once they have left.
 *
 * @param traces the other features' data
 * @param checkAllowed throws to refuse the deletion; called once the row is locked
 * @throws AppError 404, 409 for the last admin
 */
export async function eraseAccount(
  platform: Platform,
  { actor, id, traces, callerAddress = null }: Erasure,
  checkAllowed: (user: UserRow) => void,
): Promise<void> {
  const now = platform.clock.now()
  const address = await addressOf(platform.database.db, id)
  const provenEmail = address?.isProven ? address.email : null
  await inTransaction(
    platform,
    async (transaction) => {
      const { db } = transaction
      const user = await lockUser(db, id)
      checkAllowed(user)
      if (user.role === 'admin') await refuseLastAdmin(db, user.id)
      const account = { id: user.id, email: user.email, provenEmail }
      const opened = await profileIdOfUser(db, user.id)
      for (const { lockRows } of traces) await lockRows?.(transaction, account)
      for (const trace of traces)
        await trace.forget(platform, transaction, account, { actor, now, callerAddress })
      await closeCalendarFeed(db, opened)
      await anonymise(db, user.id, now)
      removePicture(platform, transaction, user.image_url)
      await recordUserChange(transaction, actor, now, user, {
        action: 'deleted',
        before: { role: user.role },
      })
      await forgetNames(db, 'user', [user.id], anonymousAccount)
      await forgetMessagesNaming(db, 'userId', [user.id])
      if (provenEmail !== null) await forgetMessagesTo(db, provenEmail)
    },
    {
      exclusive: [
        staffLock,
        ...(address ? traces.flatMap(({ locks }) => locks?.({ id, email: address.email }) ?? []) : []),
      ],
    },
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

/**
 * Keeps the row, because past appointments reference a customer. Mail to .invalid never leaves (RFC 2606).
 */
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
      marketing_consent_at: null,
      deleted_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}
