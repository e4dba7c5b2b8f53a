import { lockKey } from '#platform/database/transaction.ts'

/**
 * Advisory lock for every change of staff accounts and barber profiles. Concurrent changes must neither link
 * a profile twice nor each remove the last admin but one.
 */
export const staffLock = lockKey('who works here')
