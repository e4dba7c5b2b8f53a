import { messageSettings } from '#features/settings/server/message-settings.ts'
import type { Platform } from '#platform/platform.ts'
import { wallClockToInstant } from '#shared/calendar-time.ts'

import type { FreedSlotRow, NextWaitingRequest } from '../read-waiting-list.ts'

/** Logs that a client could not have the slot: they are not asked for it again, and the owner can see it. */
export async function recordOfferRefusal(
  { database: { db }, clock }: Platform,
  freed: FreedSlotRow,
  {
    requestId,
    client,
    serviceId,
    serviceName,
    price,
    duration,
    starts: [start = freed.start_minute],
  }: NextWaitingRequest,
): Promise<'next'> {
  const now = clock.now()
  const { timeZone } = await messageSettings(db)
  const startsAt = wallClockToInstant(freed.shop_day, start, timeZone)
  await db
    .insertInto('waiting_offers')
    .values((eb) => ({
      // Either may have been deleted meanwhile.
      request_id: eb.selectFrom('waiting_list').select('id').where('id', '=', requestId),
      freed_time_id: eb.selectFrom('freed_times').select('id').where('id', '=', freed.id),
      client_id: client.userId,
      barber_id: freed.barber_id,
      service_id: serviceId,
      service_name: serviceName,
      shop_day: freed.shop_day,
      start_minute: start,
      starts_at: startsAt,
      duration_minutes: duration,
      price_centimes: price,
      offered_at: now,
      expires_at: startsAt,
      outcome: 'refused',
      closed_at: now,
    }))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return 'next'
}
