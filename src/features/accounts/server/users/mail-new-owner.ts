import type { Transaction } from '#platform/database/transaction.ts'

import type { NewOwner } from '../messages.ts'
import { mailOwners } from './mail-owners.ts'
import type { UserRow } from './user-rows.ts'

/** The other owners hear of each new one, so that nobody becomes an owner at a screen that was left open. */
export async function mailNewOwner(
  transaction: Transaction,
  { id, first_name: firstName, last_name: lastName, email }: UserRow,
  now: Date,
): Promise<void> {
  const payload: NewOwner = { userId: id, name: `${firstName} ${lastName}`.trim(), email }
  const mail = { template: 'new-owner', cause: `${id} ${now.getTime()}`, payload }
  await mailOwners(transaction, mail, now, { except: id })
}
