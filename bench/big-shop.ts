import pg from 'pg'

export type BigShop = { barberIds: string[]; serviceId: string; days: string[] }

const barberCount = 6
const appointmentsPerDay = 15

/** @param count number of appointments; determines how far they go back */
export async function fillShop(url: string, count: number, today: string): Promise<BigShop> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      'UPDATE studio_settings SET max_future_per_guest = 100000, max_future_per_client = 100000',
    )
    await client.query(
      `INSERT INTO plan_periods (plan_id, starts_at, ends_at, month_day, worth_centimes, created_at)
       SELECT id, now() - interval '1 day', now() + interval '30 days', 1, price_centimes, now() FROM plans WHERE name = 'BUSINESS'`,
    )
    await client.query('BEGIN')
    const barbers = await client.query<{ id: string }>(
      `INSERT INTO barbers (first_name, last_name, email)
       SELECT 'Barbiere', n::text, 'b' || n || '@bench.test' FROM generate_series(1, $1) n RETURNING id`,
      [barberCount],
    )
    const barberIds = barbers.rows.map(({ id }) => id)
    await client.query(
      `INSERT INTO working_days (barber_id, weekday, is_working, start_minute, end_minute, break_start_minute, break_end_minute)
       SELECT b, weekday, true, 540, 1140, 720, 750 FROM unnest($1::uuid[]) b, generate_series(0, 6) weekday`,
      [barberIds],
    )
    await client.query('INSERT INTO barber_services SELECT b, s.id FROM unnest($1::uuid[]) b, services s', [
      barberIds,
    ])
    await client.query('COMMIT')
    const back = Math.ceil(count / (barberCount * appointmentsPerDay)) - 31
    await client.query(
      `INSERT INTO appointments (barber_id, service_id, service_name, price_centimes, duration_minutes, starts_at, ends_at, shop_day,
         start_minute, status, guest_first_name, guest_last_name, guest_email, guest_phone, payment_type, payment_method,
         payment_status, created_at, updated_at)
       SELECT b, s.id, s.name, s.price_centimes, 30, at, at + interval '30 minutes', day::date, minute, 'confirmed',
         'Anna', 'Rossi', 'g' || row_number() OVER () || '@bench.test', '+4179' || row_number() OVER (), 'in_person', 'cash', 'pending', now(), now()
       FROM unnest($1::uuid[]) b
       CROSS JOIN generate_series($2::date - $3::int, $2::date + 30, interval '1 day') day
       CROSS JOIN LATERAL (SELECT 540 + 30 * n AS minute FROM generate_series(0, 19) n WHERE n NOT IN (6, 3, 9, 13, 17)) minutes
       CROSS JOIN LATERAL (SELECT (day::date + make_interval(mins => minute)) AT TIME ZONE 'Europe/Zurich' AS at) times
       CROSS JOIN (SELECT id, name, price_centimes FROM services WHERE name = 'Taglio') s`,
      [barberIds, today, back],
    )
    await client.query('VACUUM ANALYZE')
    const days = await client.query<{ day: string }>(
      `SELECT to_char($1::date + n, 'YYYY-MM-DD') AS day FROM generate_series(1, 30) n`,
      [today],
    )
    const service = await client.query<{ id: string }>(`SELECT id FROM services WHERE name = 'Taglio'`)
    return { barberIds, serviceId: service.rows[0]?.id ?? '', days: days.rows.map(({ day }) => day) }
  } finally {
    await client.end()
  }
}
