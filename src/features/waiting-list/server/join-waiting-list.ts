import { sql } from 'kysely'

import type { Session } from '#features/accounts/server/find-session.ts'
import { lockAccount } from '#features/accounts/server/require-account.ts'
import { bookingError } from '#features/appointments/server/errors.ts'
import { clientLock } from '#features/appointments/server/person-locks.ts'
import type { Db } from '#platform/database/database.ts'
import { inUse } from '#platform/database/in-use.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { newId } from '#platform/uuid.ts'

import type { JoinRequest, OwnRequest } from '../offers.contract.ts'
import { waitingDays, waitingPeriods } from '../waiting-list.contract.ts'
import { endOfRequest, maxRequests } from '../waiting-list.rules.ts'
import { waitingListError } from './errors.ts'
import { ownRequest } from './own-requests.ts'

/**
 * @throws AppError 404 for an unknown barber, 400 for a service that they do not offer, 409 when the client already waits for it
 * or has too many requests
 */
export async function joinWaitingList(
  platform: Platform,
  { userId }: Pick<Session, 'userId'>,
  request: JoinRequest,
): Promise<OwnRequest> {
  const now = platform.clock.now()
  return await inTransaction(
    platform,
    async ({ db, publish }) => {
      await lockAccount(db, userId)
      const service = await offeredService(db, request)
      const waiting = await db
        .selectFrom('waiting_list')
        .select(['preferred_barber_id', 'service_id'])
        .where('client_id', '=', userId)
        .where('status', 'in', [sql.lit('pending'), sql.lit('notified')])
        .execute()
      const isSame = (other: (typeof waiting)[number]) =>
        other.preferred_barber_id === request.preferredBarber && other.service_id === service.id
      if (waiting.some(isSame)) throw waitingListError('ALREADY_IN_LINE')
      if (waiting.length >= maxRequests) throw waitingListError('TOO_MANY_WAITING_REQUESTS')
      const id = newId()
      await db
        .insertInto('waiting_list')
        .values({
          id,
          client_id: userId,
          preferred_barber_id: request.preferredBarber,
          service_id: service.id,
          service_name: service.name,
          preferred_days: waitingDays.filter((day) => request.preferredDays.includes(day)),
          preferred_time_slots: waitingPeriods.filter((period) =>
            request.preferredTimeSlots.includes(period),
          ),
          notes: request.notes,
          requested_at: now,
          expires_at: endOfRequest(now),
        })
        .execute()
      publish({ kind: 'shop' })
      return await ownRequest(platform, db, id)
    },
    { exclusive: [clientLock(userId)] },
  )
}

/** Locks barber and service, so that their removal sees the new request. @throws AppError 400, 404 */
async function offeredService(
  db: Db,
  { preferredBarber, service: nameOrId }: JoinRequest,
): Promise<{ id: string; name: string }> {
  const service = await db
    .selectFrom('services')
    .select(['id', 'name'])
    .where((eb) =>
      eb.or([
        eb(eb.cast<string>('id', 'text'), '=', nameOrId.toLowerCase()),
        eb(eb.fn<string>('lower', ['name']), '=', nameOrId.toLowerCase()),
      ]),
    )
    .where(inUse)
    .forShare()
    .executeTakeFirst()
  const barber = await db
    .selectFrom('barbers')
    .select('id')
    .where('id', '=', preferredBarber)
    .where(inUse)
    .forShare()
    .executeTakeFirst()
  if (!barber) throw bookingError('BARBER_NOT_FOUND')
  const offered =
    service &&
    (await db
      .selectFrom('barber_services')
      .select('service_id')
      .where('barber_id', '=', barber.id)
      .where('service_id', '=', service.id)
      .executeTakeFirst())
  if (!service || !offered) throw bookingError('INVALID_SERVICE')
  return service
}
