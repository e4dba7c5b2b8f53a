import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import { offerTemplate, returnToWaitingList } from './close-offers.ts'
import type { FreedSlot } from './freed-slots.ts'

/**
 * Takes a freed slot back from the waiting list because its appointment is confirmed again. Withdraws offers whose
 * messages are still queued, and their clients keep their places; a sent offer stays. The caller must hold `waitingListLock`.
 * @returns holds that are no longer needed
 */
export async function withdrawFreedSlot(
  transaction: Transaction,
  place: FreedSlot,
  now: Date,
): Promise<string[]> {
  const { db } = transaction
  const freed = await freedWithin(db, place)
  if (freed.length === 0) return []
  await withdrawUnsent(transaction, freed, now)
  const open = await db
    .selectFrom('freed_times')
    .select(['id', 'hold_id'])
    .where('id', 'in', freed)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM waiting_offers WHERE freed_time_id = freed_times.id AND outcome IS NULL)`,
    )
    .execute()
  const ids = open.map(({ id }) => id)
  if (ids.length === 0) return []
  const offered = await db
    .selectFrom('waiting_offers')
    .select('hold_id')
    .where('freed_time_id', 'in', ids)
    .where('hold_id', 'is not', null)
    .execute()
  await db.deleteFrom('freed_times').where('id', 'in', ids).execute()
  return [...open, ...offered].flatMap(({ hold_id: id }) => (id === null ? [] : [id]))
}

async function freedWithin(db: Db, { barberId, day, start, end }: FreedSlot): Promise<string[]> {
  const rows = await db
    .selectFrom('freed_times')
    .select('id')
    .where('barber_id', '=', barberId)
    .where('shop_day', '=', day)
    .where('start_minute', '>=', start)
    .where('end_minute', '<=', end)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

async function withdrawUnsent(transaction: Transaction, freed: readonly string[], now: Date): Promise<void> {
  const unsent = await transaction.db
    .selectFrom('waiting_offers')
    .select('request_id')
    .where('freed_time_id', 'in', freed)
    .where('outcome', 'is', null)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM messages WHERE template = ${offerTemplate}
        AND split_part(cause_key, ':', 2) = waiting_offers.id::text AND state <> 'queued')`,
    )
    .execute()
  const requests = unsent.flatMap(({ request_id: id }) => (id === null ? [] : [{ id }]))
  await returnToWaitingList(transaction, requests, 'withdrawn', now)
}
