import { lockKey } from '#platform/database/transaction.ts'

/** One lock for the whole waiting list: taken to ask it, to answer an offer and to take a slot back. */
export const waitingListLock = lockKey('waiting-line')
