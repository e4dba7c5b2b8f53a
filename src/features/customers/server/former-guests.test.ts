import { beforeAll, expect, it } from 'vitest'

import { migrateFormer } from '#tests/support/former-database.ts'
import { givenDatabase } from '#tests/support/given.ts'

const change = '0051_names_of_guests_with_accounts.sql'

const database = givenDatabase()

beforeAll(() => migrateFormer(database.pool, { change, rows: formerRows }))

const formerRows = `
  BEGIN;
  WITH barber AS (
    INSERT INTO barbers (first_name, last_name, email) VALUES ('Marco', 'Ferri', 'marco@shop.test') RETURNING id
  )
  INSERT INTO working_days (barber_id, weekday, is_working, start_minute, end_minute)
    SELECT id, weekday, true, 540, 1140 FROM barber, generate_series(0, 6) weekday;
  COMMIT;
  INSERT INTO services (name, price_centimes, duration_minutes) VALUES ('Taglio', 3000, 30);
  INSERT INTO appointments (barber_id, service_id, service_name, price_centimes, duration_minutes, starts_at, ends_at, shop_day,
      start_minute, status, guest_first_name, guest_last_name, guest_email, guest_phone, payment_type, payment_method, payment_status,
      created_at, updated_at)
    SELECT b.id, s.id, 'Taglio', 3000, 30, day, day + interval '30 minutes', day::date, 600, 'completed', 'Vera', 'Ospite', who,
      '+41793333333', 'in_person', 'cash', 'pending', day, day
    FROM barbers b, services s, (VALUES (1, 'prima@posta.test'), (2, 'dopo@posta.test'), (3, 'sola@posta.test')) AS booked (n, who),
      LATERAL (SELECT timestamptz '2026-01-01 10:00+01' + n * interval '1 day' AS day) d;
  INSERT INTO users (email, password_hash, first_name, last_name, phone, role, created_at)
    SELECT who || '@posta.test', '', 'Malvina', 'Estranea', '+41791111111', 'client', '2026-02-01'
    FROM unnest(ARRAY['prima', 'dopo', 'cliente', 'sposata']) AS who;
  INSERT INTO customer_cards (customer_id, notes, updated_at)
    SELECT k.customer_id, 'allergica', CASE k.value WHEN 'prima@posta.test' THEN '2026-01-20' ELSE '2026-03-01' END::timestamptz
      FROM customer_keys k WHERE k.kind = 'email'
    UNION ALL SELECT c.id, 'il cane', '2026-03-01' FROM customers c JOIN users u ON u.id = c.user_id
      WHERE u.email = 'cliente@posta.test';
  INSERT INTO customer_cards (customer_id, notes, notes_for, updated_at)
    SELECT c.id, 'il gatto', '{Nubile Vecchia}', '2026-03-01' FROM customers c JOIN users u ON u.id = c.user_id
      WHERE u.email = 'sposata@posta.test';`

it('the migration keeps names of guests with accounts and the names notes are about', async () => {
  const { rows } = await database.pool.query(`
    SELECT coalesce(u.email, c.email) AS email, c.other_names AS others, k.notes_for AS for FROM customers c
      LEFT JOIN users u ON u.id = c.user_id JOIN customer_cards k ON k.customer_id = c.id ORDER BY 1`)
  const [vera, malvina] = ['Vera Ospite', 'Malvina Estranea']
  expect(rows).toEqual([
    { email: 'cliente@posta.test', others: [], for: [] },
    { email: 'dopo@posta.test', others: [vera], for: [vera, malvina] },
    { email: 'prima@posta.test', others: [vera], for: [vera] },
    { email: 'sola@posta.test', others: [], for: [] },
    { email: 'sposata@posta.test', others: [], for: ['Nubile Vecchia', malvina] },
  ])
})
