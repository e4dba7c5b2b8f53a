import type { Transaction } from '#platform/database/transaction.ts'

type Service = { id: string; name: string }

/**
 * Lets another feature react to a service's rename or removal, in the same transaction. The catalog imports no other
 * features; `app` hands the followers to the routes (service-followers.ts).
 */
export type ServiceFollower = {
  renamed: (transaction: Transaction, service: Service, now: Date) => Promise<void>
  removed?: (transaction: Transaction, service: Service, now: Date) => Promise<void>
}
