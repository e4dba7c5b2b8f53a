import type { Transaction } from '#platform/database/transaction.ts'

type Service = { id: string; name: string }

/**
 * What else bears a service's name or waits for it. The features stand on the catalogue and not the other way round: the
 * app hands them to the routes, see service-followers.ts. In the transaction of the change.
 */
export type ServiceFollower = {
  renamed: (transaction: Transaction, service: Service, now: Date) => Promise<void>
  removed?: (transaction: Transaction, service: Service, now: Date) => Promise<void>
}
