import { lockKey } from '#platform/database/transaction.ts'

import type { Customer } from './booking-facts.ts'

/**
 * Two writers for one person wait for each other, so that the limits of a person and the answer to a repeated request
 * are decided on what is true. Writers for one chair need no lock: the exclusion constraint is theirs.
 */
export function personLocks(customer: Customer): number[] {
  return keysOf(customer).map(lockKey)
}

/** For whoever changes all that a client has. */
export function clientLock(userId: string): number {
  return lockKey(`client:${userId}`)
}

function keysOf(customer: Customer): string[] {
  if (customer.kind === 'client') return [`client:${customer.userId}`]
  if (customer.kind === 'guest') return [`guest:${customer.email}`, `guest:${customer.phone}`]
  return [`nickname:${customer.nickname}`]
}
