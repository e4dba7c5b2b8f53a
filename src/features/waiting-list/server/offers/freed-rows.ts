import type { Db } from '#platform/database/database.ts'

import type { FreedSlotRow } from '../read-waiting-list.ts'

export async function findFreedSlot(db: Db, id: string): Promise<FreedSlotRow | undefined> {
  return await db.selectFrom('freed_times').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Locks the barber first, as every writer of holds does (docs/decisions/0011).
 * @returns undefined when the freed slot is gone or another process has locked it
 */
export async function lockFreedSlot(
  db: Db,
  { id, barber_id }: FreedSlotRow,
): Promise<FreedSlotRow | undefined> {
  await db.selectFrom('barbers').select('id').where('id', '=', barber_id).forKeyShare().execute()
  return await db
    .selectFrom('freed_times')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Returns holds that keep the slot closed: its own, and those of earlier, ended offers. */
export async function holdsOf(db: Db, { id, hold_id: own }: FreedSlotRow): Promise<string[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('appointments.id')
    .where('status', '=', 'held')
    .where((eb) =>
      eb.or([
        eb('appointments.id', '=', own),
        eb(
          'appointments.id',
          'in',
          eb
            .selectFrom('waiting_offers')
            .select('hold_id')
            .where('freed_time_id', '=', id)
            .where('outcome', 'is not', null)
            .where('hold_id', 'is not', null),
        ),
      ]),
    )
    .execute()
  return rows.map((row) => row.id)
}

export async function hasLiveOffer(db: Db, { id }: FreedSlotRow): Promise<boolean> {
  const live = await db
    .selectFrom('waiting_offers')
    .select('id')
    .where('freed_time_id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return live !== undefined
}
