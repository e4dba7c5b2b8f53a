import { auditActor } from '#features/accounts/server/audit-actor.ts'
import type { Session } from '#features/accounts/server/find-session.ts'
import type { AffectedAppointment } from '#features/appointments/affected.contract.ts'
import {
  appointmentsAhead,
  holdsAhead,
  releaseHolds,
} from '#features/appointments/server/affected-appointments.ts'
import type { AuditEntity } from '#features/audit/audit.contract.ts'
import { type Actor, type Change, recordChange } from '#features/audit/server/record-change.ts'
import type { ShopEvent } from '#features/settings/public-settings.contract.ts'
import { shopContact } from '#features/settings/server/public-settings.ts'
import { bumpScheduleVersion } from '#features/settings/server/schedule-version.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction, type TransactionOptions, type Transaction } from '#platform/database/transaction.ts'
import { platformError } from '#platform/http/errors.ts'
import { refuseStaleWrite } from '#platform/http/stale-write.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

import type { Barber } from '../../barbers.contract.ts'
import { appointmentsAffected } from '../affected-errors.ts'
import { type BarberRow, presentBarber, selectBarbers } from '../barber-rows.ts'
import { barbersError } from '../errors.ts'
import { isOwnBarber } from '../own-barber.ts'
import { offerOpenedTimes } from './offer-opened-times.ts'

export type BarberChange = {
  transaction: Transaction
  before: BarberRow
  name: string
  actor: Actor
  now: Date
  zone: string
  record: (entity: AuditEntity, fields: Pick<Change, 'before' | 'after'>) => Promise<void>
  /**
   * Future appointments that the change may affect, and holds. Without appointments if the caller keeps them.
   */
  ahead: readonly AffectedAppointment[]
}

export type BarberCall = { id: string; session: Session }

type Terms = {
  updatedAt?: string | undefined
  keepAppointments?: boolean | undefined
}

/** @returns the future appointments that the change affects */
export type BarberPart = (barber: BarberChange) => Promise<readonly AffectedAppointment[]>

export const noneAffected: readonly AffectedAppointment[] = []

/**
 * Applies all parts of a change to one barber, or none. It locks the barber, checks the screen's version and
 * sets a new one, which makes open booking pages reload. If appointments are affected and `keepAppointments`
 * is not set, it saves nothing and the error lists them. Affected holds are released.
 *
 * @returns the barber after the change
 * @throws AppError 403 for another barber, 404, 409 for a stale screen or affected appointments
 */
export async function changeBarber(
  platform: Platform,
  { session, ...call }: BarberCall,
  { updatedAt, keepAppointments = false }: Terms,
  parts: readonly BarberPart[],
  locks: TransactionOptions = {},
): Promise<Barber> {
  const now = platform.clock.now()
  const { timeZone: zone } = await shopContact(platform)
  return await inTransaction(
    platform,
    async (transaction) => {
      const { db } = transaction
      const before = await lockBarber(db, { session, ...call })
      refuseStaleWrite(before.updated_at, updatedAt)
      const held = await holdsAhead(db, before.id)
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
      // Also when no part has recorded anything: the version has changed, and open screens save against it.
      transaction.publish({ kind: 'shop' } satisfies ShopEvent)
      return presentBarber(after, zone)
    },
    locks,
  )
}

/** @throws AppError 403 for another barber, even a missing one; 404 for admins */
export async function lockBarber(db: Db, { id, session }: BarberCall): Promise<BarberRow> {
  const row = isId(id) ? await lockedRow(db, id) : undefined
  if (session.role === 'admin' && !row) throw barbersError('BARBER_NOT_FOUND')
  if (!row || (session.role !== 'admin' && !isOwnBarber(session, row))) throw platformError('FORBIDDEN')
  return row
}

export function nameOf({ first_name: firstName, last_name: lastName }: BarberRow): string {
  return `${firstName} ${lastName}`
}

/** Locks first and reads afterwards, so that joined tables show the state after the last change. */
async function lockedRow(db: Db, id: string): Promise<BarberRow | undefined> {
  await db.selectFrom('barbers').select('id').where('id', '=', id).forUpdate().execute()
  return await selectBarbers(db).where('barbers.id', '=', id).executeTakeFirst()
}

/** Always later than the previous version, even if the clock was set back. */
function versionAfter(before: BarberRow, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.updated_at.getTime() + 1))
}
