import {
  assignOfferToFreedSlot,
  isOfferTaken,
} from '#features/waiting-list/server/cancel-overlapping-offers.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import type { Hold } from './appointment.ts'
import { findHold } from './book-held-slot.ts'
import { clientIdOf } from './customer.ts'
import { holdFreedParts } from './hold-freed-slot.ts'
import { removeHold } from './hold-table.ts'

/**
 * Frees the slot of a payment that will not be made. It was open to everybody before, so the waiting list is not asked;
 * a slot that the client was offered goes back to the waiting list.
 */
export async function releaseHeldSlot(transaction: Transaction, id: string, now: Date): Promise<void> {
  const held = await findHold(transaction.db, id)
  if (!held || !(await removeHold(transaction.db, id))) return
  transaction.publish({ kind: 'holds' })
  if (held.heldFor === 'payment' && held.endsAt > now) await returnFreedOffer(transaction, held, now)
}

async function returnFreedOffer(transaction: Transaction, held: Hold, now: Date): Promise<void> {
  const { barber, day, createdAt: takenAt } = held
  const clientId = clientIdOf(held.customer)
  if (clientId === null) return
  const takenOffer = { clientId, barberId: barber.id, day, takenAt }
  if (!(await isOfferTaken(transaction.db, takenOffer))) return
  const [freedSlotId] = await holdFreedParts(transaction, held, [{ offset: 0, duration: held.duration }], now)
  if (freedSlotId !== undefined) await assignOfferToFreedSlot(transaction.db, takenOffer, freedSlotId)
}

/** Deletes a hold without asking the waiting list: the slot is needed, or its barber is unavailable. */
export async function removeHoldSilently({ db, publish }: Transaction, id: string): Promise<boolean> {
  const isRemoved = await removeHold(db, id)
  if (isRemoved) publish({ kind: 'holds' })
  return isRemoved
}
