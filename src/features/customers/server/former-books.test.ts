import { beforeAll, expect, it } from 'vitest'

import { migrateFormer } from '#tests/support/former-database.ts'
import { givenDatabase } from '#tests/support/given.ts'

const change = '0010_customers.sql'

const database = givenDatabase()

beforeAll(() => migrateFormer(database.pool, { change, rows: formerBooks }))

const formerBooks = `
  BEGIN;
  WITH barber AS (
    INSERT INTO barbers (first_name, last_name, email) VALUES ('Marco', 'Ferri', 'marco@shop.test') RETURNING id
  )
  INSERT INTO working_days (barber_id, weekday, is_working, start_minute, end_minute)
    SELECT id, weekday, true, 540, 1140 FROM barber, generate_series(0, 6) weekday;
  COMMIT;
  INSERT INTO services (name, price_centimes, duration_minutes) VALUES ('Taglio', 3000, 30);
  INSERT INTO users (email, password_hash, first_name, last_name, phone, role) VALUES
    ('giulia@posta.test', '', 'Giulia', 'Bianchi', '+41791111111', 'client'),
    ('ferma@posta.test', '', 'Ferma', 'Mai', '+41792222222', 'client');
  INSERT INTO users (email, password_hash, first_name, last_name, phone, role, deleted_at)
    VALUES ('y@eliminato.invalid', '', 'Eliminata', '', '', 'client', '2026-01-05');
  INSERT INTO appointments (barber_id, service_id, service_name, price_centimes, duration_minutes, starts_at, ends_at, shop_day,
      start_minute, status, client_id, guest_first_name, guest_last_name, guest_email, guest_phone, client_nickname, caller_phone,
      forgotten_at, payment_type, payment_method, payment_status, created_at, updated_at)
    SELECT b.id, s.id, 'Taglio', 3000, 30, day, day + interval '30 minutes', day::date, 600, 'completed',
      CASE kind WHEN 'client' THEN (SELECT id FROM users WHERE email = who) END,
      CASE kind WHEN 'guest' THEN called END, CASE kind WHEN 'guest' THEN 'Rossi' END, CASE kind WHEN 'guest' THEN who END,
      CASE kind WHEN 'guest' THEN '+41793333333' END, CASE kind WHEN 'phone' THEN called END,
      CASE kind WHEN 'phone' THEN who END, CASE WHEN who LIKE '%.invalid' THEN day END, 'in_person', 'cash', 'pending', day, day
    FROM barbers b, services s, (VALUES
      (1, 'client', 'giulia@posta.test', ''), (2, 'guest', 'giulia@posta.test', 'Giulietta'),
      (3, 'guest', 'anna@posta.test', 'Anna'), (4, 'guest', 'anna@posta.test', 'Annina'),
      (5, 'phone', '+41794444444', 'Il Bomber'), (6, 'phone', NULL, 'Bomber'),
      (7, 'guest', 'x@eliminato.invalid', 'Ospite')) AS booked (n, kind, who, called),
      LATERAL (SELECT timestamptz '2026-01-01 10:00+01' + n * interval '1 day' AS day) d;
  INSERT INTO customer_cards (customer, notes, updated_at)
    SELECT 'client:' || id, 'ama il jazz', '2026-01-02' FROM users WHERE email = 'giulia@posta.test';
  INSERT INTO customer_cards (customer, notes, barred_at, barred_email, updated_at) VALUES
    ('guest:giulia@posta.test', 'in ritardo', '2026-01-01', 'giulia@posta.test', '2026-01-01'),
    ('phone:+41794444444', 'tifa Lugano', NULL, NULL, '2026-01-01'), ('nickname:bomber', 'un altro', NULL, NULL, '2026-01-01');
  INSERT INTO audit_log (at, actor_id, actor_name, actor_role, entity, entity_id, entity_name, action)
    VALUES (now(), uuidv7(), 'Elena', 'admin', 'customer', 'phone:+41794444444', 'Il Bomber', 'updated'),
      (now(), uuidv7(), 'Elena', 'admin', 'customer', 'guest:giulia@posta.test', 'Giulietta Rossi', 'updated');`

it('the migration creates one row per customer with visits, notes and bars', async () => {
  const { rows } = await database.pool.query(`
    SELECT coalesce(u.first_name, c.first_name) AS name, c.email, count(a.id)::int AS visits, k.notes,
      k.barred_at IS NOT NULL AS barred, c.forgotten_at IS NOT NULL AS forgotten
    FROM customers c LEFT JOIN users u ON u.id = c.user_id LEFT JOIN appointments a ON a.customer_id = c.id
      LEFT JOIN customer_cards k ON k.customer_id = c.id
    GROUP BY c.id, u.id, k.customer_id, k.notes, k.barred_at ORDER BY name`)
  const nothing = { email: null, notes: null, barred: false, forgotten: false }
  expect(rows).toEqual([
    { ...nothing, name: 'Annina', email: 'anna@posta.test', visits: 2 },
    { ...nothing, name: 'Eliminata', visits: 0, forgotten: true },
    { ...nothing, name: 'Ferma', email: 'ferma@posta.test', visits: 0 },
    {
      ...nothing,
      name: 'Giulia',
      email: 'giulia@posta.test',
      visits: 2,
      notes: 'ama il jazz\nin ritardo',
      barred: true,
    },
    { ...nothing, name: 'Il Bomber', visits: 1, notes: 'tifa Lugano' },
    { ...nothing, name: 'Ospite', visits: 1, forgotten: true },
  ])
})

it('the migration gives a nickname no row and keeps its card', async () => {
  const nameless = await database.pool.query(
    'SELECT client_nickname FROM appointments WHERE customer_id IS NULL',
  )
  expect(nameless.rows).toEqual([{ client_nickname: 'Bomber' }])
  const cards = await database.pool.query(
    'SELECT nickname, notes FROM customer_cards WHERE nickname IS NOT NULL',
  )
  expect(cards.rows).toEqual([{ nickname: 'bomber', notes: 'un altro' }])
})

it('the migration links log entries to customer rows', async () => {
  const { rows } = await database.pool.query(
    `SELECT entity_name AS said, c.email, c.phone FROM audit_log l JOIN customers c ON c.id::text = l.entity_id ORDER BY 1`,
  )
  expect(rows).toEqual([
    { said: 'Giulietta Rossi', email: 'giulia@posta.test', phone: '+41791111111' },
    { said: 'Il Bomber', email: null, phone: '+41794444444' },
  ])
})
