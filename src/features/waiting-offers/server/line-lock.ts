import { lockKey } from '#platform/database/transaction.ts'

/** Who asks the line, or answers for it, waits for the others: there is one line, and nobody is passed over. */
export const lineLock = lockKey('waiting-line')
