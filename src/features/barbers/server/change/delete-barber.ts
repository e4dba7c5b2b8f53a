import { auditActor } from '#features/accounts/server/audit-actor.ts'
import { loginOfBarber, unlinkBarber } from '#features/accounts/server/logins.ts'
import { recordUserChange } from '#features/accounts/server/record-user-change.ts'
import { staffLock } from '#features/accounts/server/staff-lock.ts'
import {
  appointmentsAhead,
  holdsAhead,
  releaseHolds,
} from '#features/appointments/server/affected-appointments.ts'
import { recordChange } from '#features/audit/server/record-change.ts'
import { bumpScheduleVersion } from '#features/settings/server/schedule-version.ts'
import { expireRequestsFor } from '#features/waiting-list/server/withdraw-requests.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { removePicture } from '#platform/pictures/store-picture.ts'
import type { Platform } from '#platform/platform.ts'

import { barberHasAppointments } from '../affected-errors.ts'
import { type BarberCall, lockBarber, nameOf } from './change-barber.ts'
import { auditedProfile } from './profile-part.ts'

/**
 * Hides a barber permanently; past appointments keep the row. The login stays, without a profile.
 *
 * @throws AppError 404; 409 with future appointments
 */
export async function deleteBarber(platform: Platform, { id, session }: BarberCall): Promise<void> {
  const now = platform.clock.now()
  const actor = auditActor(session)
  await inTransaction(
    platform,
    async (transaction) => {
      const { db } = transaction
      const before = await lockBarber(db, { id, session })
      const ahead = await appointmentsAhead(db, id, now)
      if (ahead.length > 0) throw barberHasAppointments(ahead)
      await releaseHolds(transaction, await holdsAhead(db, id))
      await db
        .updateTable('barbers')
        .set({ deleted_at: now, is_active: false, calendar_feed: null, photo_url: null, updated_at: now })
        .where('id', '=', id)
        .execute()
      removePicture(platform, transaction, before.photo_url)
      await expireRequestsFor(transaction, { barberId: id }, now)
      const login = await loginOfBarber(db, id)
      if (login) {
        await unlinkBarber(db, login, now)
        await recordUserChange(transaction, actor, now, login, {
          action: 'updated',
          before: { barber: nameOf(before) },
          after: { barber: null },
        })
      }
      await recordChange(transaction, actor, now, {
        entity: 'barber',
        id,
        name: nameOf(before),
        action: 'deleted',
        before: auditedProfile(before),
      })
      await bumpScheduleVersion(db)
    },
    { exclusive: [staffLock] },
  )
}
