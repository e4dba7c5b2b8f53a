import { queueMessage } from '#features/messages/server/outbox.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Role } from '#shared/contracts/access.ts'

import type { Invitation } from './messages.ts'
import { unusablePasswordHash } from './passwords.ts'
import { linkMessageKey, createLink } from './passwords/account-links.ts'

type Invited = {
  email: string
  firstName: string
  lastName: string
  phone: string
  role: Role
  barberId: string | null
}

/** @returns the user's id */
export async function inviteUser(transaction: Transaction, person: Invited, now: Date): Promise<string> {
  const { id } = await transaction.db
    .insertInto('users')
    .values({
      email: person.email,
      password_hash: await unusablePasswordHash(),
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone,
      role: person.role,
      barber_id: person.barberId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sendInvitation(transaction, { ...person, id }, now)
  return id
}

export async function sendInvitation(
  transaction: Transaction,
  { id, firstName, email, role }: Pick<Invited, 'firstName' | 'email' | 'role'> & { id: string },
  now: Date,
): Promise<void> {
  const token = await createLink(transaction.db, id, 'invitation', now)
  const payload: Invitation = { userId: id, firstName, email, role, token }
  await queueMessage(
    transaction,
    { template: 'invitation', recipient: email, cause: linkMessageKey(token), payload },
    now,
  )
}
