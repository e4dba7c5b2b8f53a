import type { Transaction } from '#platform/database/transaction.ts'

export function announcePlan({ publish }: Pick<Transaction, 'publish'>): void {
  publish({ kind: 'plan' })
}
