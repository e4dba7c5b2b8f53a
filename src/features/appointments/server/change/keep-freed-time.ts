import { maxDuration, minDuration } from '#features/catalog/catalog.contract.ts'
import { addFreedTime, isAwaited } from '#features/waiting-list/server/public.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import type { AppointmentRow } from '../appointment-rows.ts'
import { insertLineHold } from './hold-table.ts'

/** Minutes from the start of what gave it back, and how many. */
export type Piece = { offset: number; duration: number }

/** Shorter than any appointment, in minutes. */
const shortest = minDuration
/** Milliseconds within which the line is asked; if nobody does that, the time is open to everybody. */
export const patienceOfLine = 5 * 60_000

type Place = Pick<AppointmentRow, 'barber_id' | 'shop_day' | 'start_minute' | 'duration_minutes'>

/**
 * What an appointment gives back is kept for whoever waits longest, in the transaction that frees it: nobody sees it before.
 * @param after where it is now; null: nowhere
 */
export async function keepFreedTime(
  transaction: Transaction,
  before: AppointmentRow,
  after: Place | null,
  now: Date,
): Promise<void> {
  const { barber_id: barberId, shop_day: day } = before
  const pieces = freedPieces(before, after)
  if (before.ends_at <= now || pieces.length === 0) return
  if (!(await isAwaited(transaction.db, { barberId, day }, now))) return
  await keepPieces(transaction, before, pieces, now)
}

/** Keeps pieces of an appointment or a hold for the waiting list. @returns the freed times' ids */
export async function keepPieces(
  transaction: Transaction,
  row: AppointmentRow,
  pieces: readonly Piece[],
  now: Date,
): Promise<string[]> {
  const ids: string[] = []
  const until = new Date(now.getTime() + patienceOfLine)
  const { barber_id: barberId, shop_day: day } = row
  for (const piece of pieces) {
    const start = row.start_minute + piece.offset
    const holdId =
      piece.duration > maxDuration
        ? undefined
        : await insertLineHold(transaction.db, row, piece, { now, until })
    const freed = { barberId, day, start, end: start + piece.duration }
    ids.push(await addFreedTime(transaction, freed, { holdId: holdId ?? null, now }))
  }
  return ids
}

/** What `before` took and `after` does not. */
export function freedPieces(before: Place, after: Place | null): Piece[] {
  const { start_minute: start, duration_minutes: duration } = before
  const end = start + duration
  const staysThere =
    after !== null && after.barber_id === before.barber_id && after.shop_day === before.shop_day
  const from = staysThere ? Math.min(Math.max(after.start_minute, start), end) : end
  const to = staysThere ? Math.max(Math.min(after.start_minute + after.duration_minutes, end), from) : end
  return [
    { offset: 0, duration: from - start },
    { offset: to - start, duration: end - to },
  ].filter((piece) => piece.duration >= shortest)
}
