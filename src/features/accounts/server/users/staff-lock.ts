import { lockKey } from '#platform/database/transaction.ts'

/**
 * Whoever changes who works here holds this lock: accounts and barber profiles belong together, and two at once must
 * neither link the same profile twice nor each leave the shop to the other.
 */
export const staffLock = lockKey('who works here')
