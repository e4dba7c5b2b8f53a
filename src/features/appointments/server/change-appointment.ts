import { inTransaction, type Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { asToldToStaff } from './errors.ts'
import { actorOf, type Caller, type Loaded, loadAppointment } from './load-appointment.ts'
import { customerOf, personLocks } from './person-locks.ts'

type Options = {
  /** Besides those of the person. */
  locks?: readonly number[]
}

/**
 * One change of one appointment: behind the locks of whoever it is for, and then its row. Every writer of appointments
 * takes them in this order, see docs/decisions/0011.
 * @throws AppError 404
 */
export async function changeAppointment<T>(
  { database: { db, pool } }: Platform,
  id: string,
  caller: Caller,
  work: (transaction: Transaction, before: Loaded) => Promise<T>,
  { locks = [] }: Options = {},
): Promise<T> {
  const seen = await loadAppointment(db, id, caller)
  return await inTransaction(
    pool,
    async (transaction) => {
      const before = await loadAppointment(transaction.db, id, caller, { lock: true })
      return await work(transaction, before).catch((error: unknown) => {
        throw actorOf(before.by) === 'customer' ? error : asToldToStaff(error)
      })
    },
    { exclusive: [...locks, ...personLocks(customerOf(seen.row))] },
  )
}
