import type { Transaction } from '#platform/database/transaction.ts'

import { mailOwners } from '../mail-owners.ts'
import type { NewOwner } from '../messages.ts'
import type { UserRow } from './user-rows.ts'

/**
 * Tells the other owners about each new owner, so that an intruder at an open screen cannot create one
 * unnoticed.
 */
export async function mailNewOwner(
  transaction: Transaction,
  { id, first_name: firstName, last_name: lastName, email }: UserRow,
  now: Date,
): Promise<void> {
  const payload: NewOwner = { userId: id, name: `${firstName} ${lastName}`.trim(), email }
  const mail = { template: 'new-owner', cause: `${id} ${now.getTime()}`, payload }
  await mailOwners(transaction, mail, now, { except: id })
}
