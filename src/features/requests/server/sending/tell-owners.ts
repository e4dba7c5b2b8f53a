import { mailOwners } from '#features/accounts/server/public.ts'
import type { Transaction } from '#platform/database/transaction.ts'

type News = {
  template: 'shop-consultation' | 'shop-application'
  /** Of the request. */
  id: string
  content: Record<string, unknown>
  now: Date
  /** It stood there already, in other words. */
  isChanged: boolean
}

/** Somebody's words, for the owners alone. */
export async function tellOwners(
  transaction: Transaction,
  { template, id, content, now, isChanged }: News,
): Promise<void> {
  // Each change is news of its own.
  const cause = isChanged ? `${id} ${now.getTime()}` : id
  await mailOwners(transaction, { template, cause, payload: { requestId: id, isChanged, ...content } }, now)
}
