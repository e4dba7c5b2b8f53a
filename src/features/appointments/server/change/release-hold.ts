import type { Transaction } from '#platform/database/transaction.ts'

import { findHold } from './book-held-chair.ts'
import { removeHold } from './hold-table.ts'
import { keepFreedTime } from './keep-freed-time.ts'

/** The chair is free again, for whoever waits for it first. */
export async function releaseHeldChair(transaction: Transaction, id: string, now: Date): Promise<void> {
  const held = await findHold(transaction.db, id)
  if (!held || !(await removeHold(transaction.db, id))) return
  transaction.publish({ kind: 'holds' })
  if (held.held_for === 'payment') await keepFreedTime(transaction, held, null, now)
}

/** The same, and nobody is asked: the chair is needed, or its barber is away. */
export async function dropHold({ db, publish }: Transaction, id: string): Promise<boolean> {
  const isRemoved = await removeHold(db, id)
  if (isRemoved) publish({ kind: 'holds' })
  return isRemoved
}
