import { lockKey } from '#platform/database/transaction.ts'

/** There is one waiting list: everybody who asks it, answers for it or takes time back from it waits for the others. */
export const lineLock = lockKey('waiting-line')
