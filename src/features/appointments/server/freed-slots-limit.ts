import type { Transaction } from '#platform/database/transaction.ts'
import type { Counter, RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'

const points = 3
const seconds = 6 * 60 * 60
const byAddress: RateLimit = { name: 'guest-freed-times-address', points, seconds }
const byClient: RateLimit = { name: 'client-freed-times', points, seconds }

type Customer = { address: string; userId: string | null; isProven: boolean }

/**
 * Counts a slot that a customer frees. Beyond the limit the slot is open to everybody at once: repeated bookings and
 * cancellations would send the waiting clients a text message each. Refused changes don't count.
 * @returns a function for the transaction of the change; true skips the waiting list
 */
export function countFreedSlot(
  { rateLimits }: Platform,
  { address, userId, isProven }: Customer,
): (transaction: Transaction) => Promise<boolean> {
  const counters: Counter[] = [
    ...(userId === null ? [] : [{ limit: byClient, key: userId }]),
    ...(isProven ? [] : [{ limit: byAddress, key: address }]),
  ]
  return async ({ client }) => {
    let isBeyond = false
    for (const { limit, key } of counters) {
      const spent = await rateLimits.spend(limit, key, client)
      isBeyond ||= spent.isBeyond
    }
    return isBeyond
  }
}
