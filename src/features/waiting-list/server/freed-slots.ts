import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { type Day, weekdayOf } from '#shared/calendar-time.ts'

export const offerFreedSlotsJob = 'offer-freed-times'

/** Minutes of the day, on the shop's wall clock. */
export type FreedSlot = { barberId: string; day: Day; start: number; end: number }

export async function hasWaitingClient(
  db: Db,
  { barberId, day }: Pick<FreedSlot, 'barberId' | 'day'>,
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('waiting_list')
    .select('id')
    .where('status', '=', sql.lit('pending'))
    .where('expires_at', '>', now)
    .where((eb) => eb.or([eb('preferred_barber_id', '=', barberId), eb('preferred_barber_id', 'is', null)]))
    .where(sql<boolean>`(preferred_days = '{}' OR ${weekdayOf(day)} = ANY (preferred_days))`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** @param holdId the hold that keeps it closed meanwhile @returns its id */
export async function addFreedSlot(
  { db, requestJob }: Transaction,
  { barberId, day, start, end }: FreedSlot,
  { holdId, now }: { holdId: string | null; now: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('freed_times')
    .values({
      barber_id: barberId,
      shop_day: day,
      start_minute: start,
      end_minute: end,
      hold_id: holdId,
      freed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  requestJob(offerFreedSlotsJob)
  return id
}
