import { auditActor, type Session } from '#features/accounts/server/public.ts'
import type { AffectedAppointment } from '#features/appointments/affected.contract.ts'
import { appointmentsAhead, holdsAhead, releaseHolds } from '#features/appointments/server/public.ts'
import type { AuditEntity } from '#features/audit/audit.contract.ts'
import { type Actor, type Change, recordChange } from '#features/audit/server/public.ts'
import type { Barber } from '#features/barbers/barbers.contract.ts'
import {
  type BarberRow,
  presentBarber,
  selectBarbers,
  barbersError,
  isOwnBarber,
} from '#features/barbers/server/public.ts'
import { bumpScheduleVersion, studioContact } from '#features/studio/server/public.ts'
import type { ShopEvent } from '#features/studio/studio.contract.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction, type Opening, type Transaction } from '#platform/database/transaction.ts'
import { platformError } from '#platform/http/errors.ts'
import { refuseStaleWrite } from '#platform/http/stale-write.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

import { appointmentsAffected } from '../errors.ts'
import { offerOpenedTimes } from './offer-opened-times.ts'

/** What a change of a barber works with: the row as it was, locked until the transaction ends. */
export type BarberChange = {
  transaction: Transaction
  before: BarberRow
  name: string
  actor: Actor
  now: Date
  zone: string
  /** Remembers that this of the barber was something else. */
  record: (entity: AuditEntity, fields: Pick<Change, 'before' | 'after'>) => Promise<void>
  /** What a part may concern: appointments, none when they are to stay anyway, and chairs that are held. */
  ahead: readonly AffectedAppointment[]
}

export type BarberCall = { id: string; session: Session }

/** What the screen has read and said. */
type Terms = {
  updatedAt?: string | undefined
  /** Said after the list of appointments was shown: save, and leave them as they are. */
  keepAppointments?: boolean | undefined
}

/** A part of a change. @returns what it concerns of what lies ahead */
export type BarberPart = (barber: BarberChange) => Promise<readonly AffectedAppointment[]>

export const noneAffected: readonly AffectedAppointment[] = []

/**
 * One change of one barber by an admin or that barber, all parts or none: locked, held against the version that the
 * screen showed, and given a new version, which open booking pages notice. Appointments that it concerns stay: without
 * `keepAppointments` nothing is saved and the answer names them. Chairs that are only held are given up.
 * @returns the barber after it
 * @throws AppError 403 for another barber, 404, 409 when somebody else was faster
 */
export async function changeBarber(
  platform: Platform,
  { session, ...call }: BarberCall,
  { updatedAt, keepAppointments = false }: Terms,
  parts: readonly BarberPart[],
  locks: Opening = {},
): Promise<Barber> {
  const now = platform.clock.now()
  const { timeZone: zone } = await studioContact(platform)
  return await inTransaction(
    platform,
    async (transaction) => {
      const { db } = transaction
      const before = await lockBarber(db, { session, ...call })
      refuseStaleWrite(before.updated_at, updatedAt)
      const held = await holdsAhead(db, before.id, now)
      const booked = keepAppointments ? [] : await appointmentsAhead(db, before.id, now)
      const actor = auditActor(session)
      const name = nameOf(before)
      const change: BarberChange = {
        transaction,
        before,
        ahead: [...booked, ...held],
        name,
        actor,
        now,
        zone,
        record: (entity, fields) =>
          recordChange(transaction, actor, now, {
            entity,
            id: before.id,
            name,
            action: 'updated',
            ...fields,
          }),
      }
      const affected = new Set<AffectedAppointment>()
      for (const part of parts) for (const appointment of await part(change)) affected.add(appointment)
      const affectedBooked = booked.filter((appointment) => affected.has(appointment))
      if (affectedBooked.length > 0) throw appointmentsAffected(affectedBooked)
      await releaseHolds(
        transaction,
        held.filter((hold) => affected.has(hold)),
      )
      await db
        .updateTable('barbers')
        .set({ updated_at: versionAfter(before, now) })
        .where('id', '=', before.id)
        .execute()
      const after = await selectBarbers(db).where('barbers.id', '=', before.id).executeTakeFirstOrThrow()
      await offerOpenedTimes(transaction, before, after, { now, zone })
      await bumpScheduleVersion(db)
      // Also where no part has anything to record: the version has changed, and open screens save against it.
      transaction.publish({ kind: 'shop' } satisfies ShopEvent)
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
