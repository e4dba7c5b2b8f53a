import { hashPassword } from '#features/accounts/server/passwords.ts'
import { hireBarber } from '#tests/support/people.ts'
import type { Shop } from '#tests/support/shop.ts'

/** Occurs only in the names, numbers and notes of people who are none of the callers. */
export const strangersMark = /Zquartarolo|41700000001/
const phone = '+41700000001'

/**
 * Adds a client, a guest and a phone customer of a separate barber, each with an appointment among the newest. Every caller
 * knows their ids, but only the owner and that barber may read their data.
 */
export async function plantStrangers(shop: Shop): Promise<void> {
  const { pool } = shop.platform.database
  const barber = await hireBarber(shop)
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO users (email, password_hash, first_name, last_name, phone, role, created_at)
     VALUES (gen_random_uuid() || '@straniera.test', $1, 'Lia', 'Zquartarolo', $2, 'client', '2099-01-01')
     RETURNING id`,
    [await hashPassword(crypto.randomUUID()), phone],
  )
  await pool.query(
    `WITH days AS (
       SELECT day, s.* FROM generate_series(1, 3) day, (SELECT id, name FROM services LIMIT 1) s
     ), booked AS (
       INSERT INTO appointments (barber_id, service_id, service_name, price_centimes, duration_minutes, starts_at, ends_at,
         shop_day, start_minute, status, client_id, guest_first_name, guest_last_name, guest_email, guest_phone,
         client_nickname, nickname_phone, payment_type, payment_method, payment_status, created_at, updated_at)
       SELECT $1, id, name, 3000, 30, $4::timestamptz + day * interval '1 day', $4::timestamptz + day * interval '1 day' + interval '30 minutes',
         ($4::timestamptz + day * interval '1 day')::date, 600, 'confirmed', CASE day WHEN 1 THEN $2::uuid END,
         CASE day WHEN 2 THEN 'Ugo' END, CASE day WHEN 2 THEN 'Zquartarolo' END,
         CASE day WHEN 2 THEN gen_random_uuid() || '@straniero.test' END, CASE day WHEN 2 THEN $3 END,
         CASE day WHEN 3 THEN 'Zquartarolo' END, CASE day WHEN 3 THEN $3 END,
         'in_person', 'cash', 'pending', '2099-01-01', $4
       FROM days
     )
     INSERT INTO customer_cards (customer_id, notes, updated_at)
     SELECT id, 'zia di Zquartarolo', $4 FROM customers WHERE user_id = $2`,
    [barber.id, rows[0]?.id, phone, shop.clock.now()],
  )
}
