import type { Barber } from '#tests/support/people.ts'
import type { Shop } from '#tests/support/shop.ts'

export type Visit = {
  barber: Barber
  day: string
  time?: string
  service?: string
  status: string
  who: { client: string } | { guest: string } | { nickname: string; phone?: string }
}

/** Inserts the row directly, because the API refuses bookings in the past. */
export async function addVisit(
  shop: Shop,
  { barber, day, time = '10:00', service = 'Taglio', status, who }: Visit,
): Promise<void> {
  const guest = 'guest' in who ? who.guest : null
  await shop.platform.database.pool.query(
    `INSERT INTO appointments (barber_id, service_id, service_name, price_centimes, duration_minutes, starts_at, ends_at, shop_day,
       start_minute, status, client_id, guest_first_name, guest_last_name, guest_email, guest_phone, client_nickname, nickname_phone,
       payment_type, payment_method, payment_status, created_at, updated_at)
     SELECT $1, s.id, s.name, s.price_centimes, s.duration_minutes, at, at + make_interval(mins => s.duration_minutes), $2::date,
       extract(hour FROM $3::time)::int * 60 + extract(minute FROM $3::time)::int, $5, $6, $7, $7, $7, $7, $8, $9,
       'in_person', 'cash', 'pending', now(), now()
     FROM services s, LATERAL (SELECT ($2::date + $3::time) AT TIME ZONE 'Europe/Zurich' AS at) moment WHERE s.name = $4`,
    [
      barber.id,
      day,
      time,
      service,
      status,
      'client' in who ? who.client : null,
      guest,
      'nickname' in who ? who.nickname : null,
      'nickname' in who ? (who.phone ?? null) : null,
    ],
  )
}
