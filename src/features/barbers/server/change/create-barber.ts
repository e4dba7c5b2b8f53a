import { auditActor } from '#features/accounts/server/audit-actor.ts'
import type { Session } from '#features/accounts/server/find-session.ts'
import { staffLock } from '#features/accounts/server/staff-lock.ts'
import { recordChange } from '#features/audit/server/record-change.ts'
import { requirePlanLimit } from '#features/plans/server/require-plan-limit.ts'
import { shopContact } from '#features/settings/server/public-settings.ts'
import { bumpScheduleVersion } from '#features/settings/server/schedule-version.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { storedPhone } from '#platform/phone-numbers.ts'
import type { Platform } from '#platform/platform.ts'
import { phoneTexts } from '#shared/phone.it.ts'

import type { CreateBarberRequest } from '../../barber-changes.contract.ts'
import type { Barber } from '../../barbers.contract.ts'
import type { DaySpan } from '../../vacations.rules.ts'
import { adminPause, defaultWeek } from '../../working-hours.rules.ts'
import { presentBarber, selectBarbers } from '../barber-rows.ts'
import { giveLogin } from './give-login.ts'
import { offerServices, servicesNamed } from './offered-services.ts'
import { auditedProfile } from './profile-part.ts'
import { checkedVacations, sentSpans, shopToday } from './sent-vacations.ts'
import { auditedSpan, insertVacations } from './vacations-part.ts'
import { auditedWeek, workingDayRow } from './working-days.ts'

/** @throws AppError 400; 403 at the plan's limit; 409 when a barber or a user has the e-mail */
export async function createBarber(
  platform: Platform,
  session: Session,
  request: CreateBarberRequest,
): Promise<Barber> {
  const now = platform.clock.now()
  const { timeZone: zone } = await shopContact(platform)
  const sent = await sentSpans(platform, request.vacations ?? [])
  const vacations = checkedVacations(sent, shopToday(now, zone), [])
  const workingHours = request.workingHours ?? defaultWeek(adminPause)
  return await inTransaction(
    platform,
    async (transaction) => {
      const { db } = transaction
      await requirePlanLimit(transaction, { gate: 'barber', role: session.role, now, zone })
      const id = await insertBarber(db, request, now)
      await db
        .insertInto('working_days')
        .values(workingHours.map((day) => workingDayRow(id, day)))
        .execute()
      await insertVacations(db, id, vacations)
      await offerServices(db, id, await servicesNamed(db, request.services ?? []))
      await giveLogin(transaction, auditActor(session), id, request, now)
      const row = await selectBarbers(db).where('barbers.id', '=', id).executeTakeFirstOrThrow()
      await recordChange(transaction, auditActor(session), now, {
        entity: 'barber',
        id,
        name: `${row.first_name} ${row.last_name}`,
        action: 'created',
        after: {
          ...auditedProfile(row),
          services: row.services.map(({ name }) => name),
          workingHours: auditedWeek(workingHours),
          vacations: vacations.map((span: DaySpan) => auditedSpan(span)),
        },
      })
      await bumpScheduleVersion(db)
      return presentBarber(row, zone)
    },
    { exclusive: [staffLock] },
  )
}

async function insertBarber(db: Db, request: CreateBarberRequest, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('barbers')
    .values((eb) => ({
      first_name: request.firstName,
      last_name: request.lastName,
      email: request.email,
      phone: storedPhone(request.phone, 'phone', phoneTexts.invalid),
      tagline: request.tagline ?? '',
      bio: request.bio ?? '',
      sort_order: eb
        .selectFrom('barbers')
        .select((max) => max.fn.coalesce(max(max.fn.max('sort_order'), '+', 1), max.lit(0)).as('next')),
      created_at: now,
      updated_at: now,
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
