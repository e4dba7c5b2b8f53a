import { maxDuration, minDuration } from '#features/services/services.contract.ts'
import { addFreedSlot, hasWaitingClient } from '#features/waiting-list/server/freed-slots.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import type { Appointment, Hold } from './appointment.ts'
import { insertWaitingListHold } from './hold-table.ts'

/** Part of a former appointment: offset from its start and duration, in minutes. */
export type FreedPart = { offset: number; duration: number }

/** Minutes; no appointment is shorter. */
const minPart = minDuration
/** Milliseconds that a freed slot is held for the waiting list; after that it is open to everybody. */
export const waitingListHoldTime = 5 * 60_000

type Place = Pick<Appointment, 'day' | 'start' | 'duration'> & { barber: { id: string } }

/**
 * Holds the freed part of an appointment for the waiting list, in the transaction that frees it, so that no other
 * customer sees it before.
 * @param after the new place; null when cancelled
 */
export async function holdFreedSlot(
  transaction: Transaction,
  before: Appointment,
  after: Place | null,
  now: Date,
): Promise<void> {
  const { barber, day } = before
  const parts = freedParts(before, after)
  if (before.endsAt <= now || parts.length === 0) return
  if (!(await hasWaitingClient(transaction.db, { barberId: barber.id, day }, now))) return
  await holdFreedParts(transaction, before, parts, now)
}

export async function holdFreedParts(
  transaction: Transaction,
  visit: Appointment | Hold,
  parts: readonly FreedPart[],
  now: Date,
): Promise<string[]> {
  const ids: string[] = []
  const until = new Date(now.getTime() + waitingListHoldTime)
  const { barber, day } = visit
  for (const part of parts) {
    const start = visit.start + part.offset
    const holdId =
      part.duration > maxDuration
        ? undefined
        : await insertWaitingListHold(transaction.db, visit, part, { now, until })
    const freed = { barberId: barber.id, day, start, end: start + part.duration }
    ids.push(await addFreedSlot(transaction, freed, { holdId: holdId ?? null, now }))
  }
  return ids
}

export function freedParts(before: Place, after: Place | null): FreedPart[] {
  const { start, duration } = before
  const end = start + duration
  const isSamePlace = after !== null && after.barber.id === before.barber.id && after.day === before.day
  const from = isSamePlace ? Math.min(Math.max(after.start, start), end) : end
  const to = isSamePlace ? Math.max(Math.min(after.start + after.duration, end), from) : end
  return [
    { offset: 0, duration: from - start },
    { offset: to - start, duration: end - to },
  ].filter((part) => part.duration >= minPart)
}
