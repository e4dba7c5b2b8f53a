import type { Session } from '#features/accounts/server/public.ts'
import { studioContact } from '#features/studio/server/public.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction, type Opening, type Transaction } from '#platform/database/transaction.ts'
import { platformError } from '#platform/http/errors.ts'
import { refuseStaleWrite } from '#platform/http/stale-write.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

import type { Barber } from '../staff.contract.ts'
import { type BarberRow, presentBarber, selectBarbers } from './barber-rows.ts'
import { barbersError } from './errors.ts'
import { isOwnBarber } from './own-barber.ts'

/** What a change of a barber works with: the row as it was, locked until the transaction ends. */
export type BarberChange = {
  transaction: Transaction
  before: BarberRow
  name: string
  now: Date
  zone: string
}

export type BarberCall = { id: string; session: Session; updatedAt?: string | undefined }

/**
 * One change of one barber by an admin or that barber: locked, held against the version that the screen showed, and
 * given a new version.
 * @returns the barber after it
 * @throws AppError 403 for another barber, 404, 409 when somebody else was faster
 */
export async function changeBarber(
  platform: Platform,
  call: BarberCall,
  change: (barber: BarberChange) => Promise<void>,
  locks: Opening = {},
): Promise<Barber> {
  const now = platform.clock.now()
  const { timeZone: zone } = await studioContact(platform)
  return await inTransaction(
    platform,
    async (transaction) => {
      const { db } = transaction
      const before = await lockBarber(db, call)
      refuseStaleWrite(before.updated_at, call.updatedAt)
      await change({ transaction, before, name: nameOf(before), now, zone })
      await db
        .updateTable('barbers')
        .set({ updated_at: versionAfter(before, now) })
        .where('id', '=', before.id)
        .execute()
      const after = await selectBarbers(db).where('barbers.id', '=', before.id).executeTakeFirstOrThrow()
      return presentBarber(after, zone)
    },
    locks,
  )
}

/** @throws AppError 403 for another barber, also one that does not exist; 404 */
export async function lockBarber(db: Db, { id, session }: BarberCall): Promise<BarberRow> {
  const row = isId(id) ? await lockedRow(db, id) : undefined
  if (session.role === 'admin' && !row) throw barbersError('BARBER_NOT_FOUND')
  if (!row || (session.role !== 'admin' && !isOwnBarber(session, row))) throw platformError('FORBIDDEN')
  return row
}

export function nameOf({ first_name: firstName, last_name: lastName }: BarberRow): string {
  return `${firstName} ${lastName}`
}

/** Read only once the lock is held: what stands in the tables beside it is then what the last change left. */
async function lockedRow(db: Db, id: string): Promise<BarberRow | undefined> {
  await db.selectFrom('barbers').select('id').where('id', '=', id).forUpdate().execute()
  return await selectBarbers(db).where('barbers.id', '=', id).executeTakeFirst()
}

/** A later one than before, whatever the clock says. */
function versionAfter(before: BarberRow, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.updated_at.getTime() + 1))
}
