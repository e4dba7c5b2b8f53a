import type { Transaction } from '#platform/database/transaction.ts'

/** What the open screens of the owners read again: the plan, and what it allows. */
export function announcePlan({ publish }: Pick<Transaction, 'publish'>): void {
  publish({ kind: 'plan' })
}
