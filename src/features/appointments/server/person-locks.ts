import { lockKey } from '#platform/database/transaction.ts'

import type { Customer } from './customer.ts'

/**
 * Locks for one person: limits and repeated requests are decided one at a time. Writers for the same slot need no lock,
 * since the exclusion constraint decides.
 */
export function personLocks(customer: Customer): number[] {
  return keysOf(customer).map(lockKey)
}

export function clientLock(userId: string): number {
  return lockKey(`client:${userId}`)
}

export function guestLock(email: string): number {
  return lockKey(`guest:${email}`)
}

function keysOf(customer: Customer): string[] {
  if (customer.kind === 'client') return [`client:${customer.userId}`]
  if (customer.kind === 'guest') return [`guest:${customer.email}`, `guest:${customer.phone}`]
  return [`nickname:${customer.nickname}`]
}
