import { mailOwners } from '#features/accounts/server/mail-owners.ts'
import type { Transaction } from '#platform/database/transaction.ts'

type OwnerNotice = {
  template: 'shop-consultation' | 'shop-application'
  id: string
  content: Record<string, unknown>
  now: Date
  isChanged: boolean
}

export async function tellOwners(
  transaction: Transaction,
  { template, id, content, now, isChanged }: OwnerNotice,
): Promise<void> {
  // Each change needs a message key of its own, or the queue would drop the mail as a duplicate.
  const cause = isChanged ? `${id} ${now.getTime()}` : id
  await mailOwners(transaction, { template, cause, payload: { requestId: id, isChanged, ...content } }, now)
}
