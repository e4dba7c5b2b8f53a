import { type OutgoingMessage, queueMessages } from '#features/messages/server/outbox.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import { ownerAddresses } from './owner-addresses.ts'

export async function mailOwners(
  transaction: Transaction,
  mail: Pick<OutgoingMessage, 'template' | 'cause' | 'payload' | 'appointmentId'>,
  now: Date,
  { except }: { except?: string } = {},
): Promise<void> {
  const owners = await ownerAddresses(transaction.db, { except })
  const mails = owners.map((recipient) => ({ ...mail, recipient }))
  await queueMessages(transaction, mails, now)
}
