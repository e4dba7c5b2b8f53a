import type { Transaction } from '#platform/database/transaction.ts'

/** Tells the owners' open screens to reload the plan and its usage. */
export function announcePlan({ publish }: Pick<Transaction, 'publish'>): void {
  publish({ kind: 'plan' })
}
