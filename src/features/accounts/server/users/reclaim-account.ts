import type { Actor } from '#features/audit/server/record-change.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { type Role, roles } from '#shared/contracts/access.ts'

import { sendInvitation } from '../invite-user.ts'
import { unusablePasswordHash } from '../passwords.ts'
import { allLinks, closeLinks } from '../passwords/account-links.ts'
import { recordUserChange } from '../record-user-change.ts'
import { revokeSessionsOf } from '../sessions/revoke-sessions.ts'

type Account = {
  id: string
  email: string
  first_name: string
  last_name: string
  role: string
  email_verified_at: Date | null
}

/**
 * A stranger may have registered the unproven account: its password, links and sessions stop working, and an invitation to choose
 * a new password goes to its e-mail.
 *
 * @param account as it was before
 * @param email the address from now on
 */
export async function reclaimUnproven(
  transaction: Transaction,
  actor: Actor,
  account: Account,
  { role, email, now }: { role: Role; email: string; now: Date },
): Promise<void> {
  const { db } = transaction
  if (account.email_verified_at !== null || rank(role) >= rank(account.role)) return
  const { id, first_name: firstName } = account
  await db
    .updateTable('users')
    .set({ password_hash: await unusablePasswordHash(), must_change_password: false })
    .where('id', '=', id)
    .execute()
  await revokeSessionsOf(db, id, now)
  await db.deleteFrom('familiar_places').where('user_id', '=', id).execute()
  await closeLinks(db, id, allLinks, now)
  await sendInvitation(transaction, { id, firstName, email, role }, now)
  await recordUserChange(transaction, actor, now, account, { action: 'reset_link_sent' })
}

/** Lower ranks have more rights. */
function rank(role: string): number {
  return roles.findIndex((known) => known === role)
}
