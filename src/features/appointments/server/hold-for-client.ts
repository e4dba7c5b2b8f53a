import type { Transaction } from '#platform/database/transaction.ts'
import { AppError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'

import type { Hold } from './appointment.ts'
import { requireBookingLimit, slotsFor, newAppointment } from './book-appointment.ts'
import { readBookingFacts } from './change/booking-facts.ts'
import type { AssignedSlot } from './change/choose-slots.ts'
import { insertAppointment } from './change/insert-appointment.ts'
import type { Customer } from './customer.ts'
import { bookingError } from './errors.ts'
import { removeHoldSilently } from './release-hold.ts'

type Offer = {
  client: Extract<Customer, { kind: 'client' }>
  barberId: string
  serviceId: string
  day: string
  /** minutes of the day; the first one at which the client is free is held */
  starts: readonly number[]
  replacedHolds: readonly string[]
  until: (startsAt: Date) => Date
}

/**
 * Holds a slot to offer it to a client on the waiting list, decided like a booking. The caller must hold the client's
 * lock.
 * @returns undefined when a rival has just taken the slot; the caller must then undo the dropped holds
 * @throws AppError 403, 404 or 409 when this client cannot have it
 */
export async function holdForClient(
  platform: Platform,
  transaction: Transaction,
  { client, barberId, serviceId, day, starts, replacedHolds, until }: Offer,
  now: Date,
): Promise<Hold | undefined> {
  const offerOptions = { ignoredHolds: replacedHolds, keepsOffers: true }
  const query = { day, barberId, service: serviceId, customer: client, now, ...offerOptions }
  const facts = await readBookingFacts(transaction, query)
  const request = { choice: { barberId, service: serviceId, date: day, time: '' }, customer: client }
  const { slot, start } = firstPossible(starts, (start) => {
    const [slot] = slotsFor(platform, facts, request, { day, start, now, isHold: true })
    return slot
  })
  await requireBookingLimit(transaction, facts, client, now)
  for (const id of replacedHolds) await removeHoldSilently(transaction, id)
  const hold: Hold = {
    ...newAppointment(request, slot, { day, start, now, autoConfirm: false }),
    status: 'held',
    heldFor: 'offer',
    expiresAt: until(slot.startsAt),
  }
  const entry = {
    appointment: hold,
    barberVersion: slot.barber.version,
    mails: [],
    key: undefined,
    answer: null,
  }
  const isHeld = await insertAppointment(transaction, { ...entry, isLast: false })
  if (isHeld) transaction.publish({ kind: 'holds' })
  return isHeld ? hold : undefined
}

/** Tries the next start when the client has another appointment at this one. @throws AppError the last refusal */
function firstPossible(
  starts: readonly number[],
  slotAt: (start: number) => AssignedSlot | undefined,
): { slot: AssignedSlot; start: number } {
  let refusal: unknown = bookingError('SLOT_TAKEN')
  for (const start of starts) {
    try {
      const slot = slotAt(start)
      if (slot) return { slot, start }
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'OWN_OVERLAP') throw error
      refusal = error
    }
  }
  throw refusal
}
