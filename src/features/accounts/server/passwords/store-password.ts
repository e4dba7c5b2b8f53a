import { queueMessage } from '#features/messages/server/outbox.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import type { PasswordChanged } from '../messages.ts'
import { passwordMessageKey } from '../passwords.ts'
import { revokeSessionsOf } from '../sessions/revoke-sessions.ts'
import { closeLinks, type LinkPurpose } from './account-links.ts'

type NewPassword = {
  passwordHash: string
  ends: readonly LinkPurpose[]
  /** The hash that the caller has verified. The update is skipped if another hash is stored by now. */
  replaces?: string
  remainingSession?: string
}

/** @returns undefined when the account is gone or its password has changed in the meantime */
export async function storePassword(
  { clock }: Pick<Platform, 'clock'>,
  transaction: Transaction,
  userId: string,
  { passwordHash, ends, replaces, remainingSession }: NewPassword,
): Promise<{ email: string } | undefined> {
  const { db } = transaction
  const now = clock.now()
  const user = await db
    .updateTable('users')
    .set({ password_hash: passwordHash, must_change_password: false, updated_at: now })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .$if(replaces !== undefined, (query) => query.where('password_hash', '=', replaces ?? ''))
    .returning(['email', 'first_name'])
    .executeTakeFirst()
  if (!user) return undefined
  await revokeSessionsOf(db, userId, now, remainingSession)
  // An intruder may have requested the new address.
  await closeLinks(db, userId, [...ends, 'change_email'], now)
  const payload: PasswordChanged = { userId, firstName: user.first_name }
  const cause = passwordMessageKey(passwordHash)
  const mail = { template: 'password-changed', recipient: user.email, cause, payload }
  await queueMessage(transaction, mail, now)
  return user
}
