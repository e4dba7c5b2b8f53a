import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'

import { givenShop } from '#tests/support/given.ts'
import { clientBooking, guestBooking, hireBarber, sendOnVacation, signIn } from '#tests/support/people.ts'

import { newOrder } from './staff-words.fixture.ts'

const shop = givenShop()

beforeAll(async () => {
  const admin = await signIn(shop, 'admin')
  const client = await signIn(shop)
  const [marco, luca] = [await hireBarber(shop), await hireBarber(shop, { firstName: 'Luca' })]
  for (const { id } of [marco, luca]) await signIn(shop, 'barber', id)
  for (const [index, { id }] of [marco, luca].entries())
    await client.api.post('/appointments', clientBooking(id, { time: `1${index}:00` }))
  await client.api.post(
    '/appointments/public/appointments/guest',
    guestBooking(marco.id, { time: '15:00' }),
    {
      'idempotency-key': 'once',
    },
  )
  await admin.api.post('/appointments/admin', {
    clientNickname: 'Il Bomber',
    barberId: marco.id,
    service: 'Taglio',
    date: '2026-03-13',
    time: '16:00',
  })
  await client.api.post('/auth/reset-password', { email: client.email })
  await client.api.post('/contact', { name: 'Nina', email: client.email, phone: '079 765 43 21' })
  await client.api.post('/chatbot/message', { message: 'Che orari fate?' })
  const { pool } = shop.platform.database
  await pool.query(
    `INSERT INTO request_files (kind, file, name, bytes, created_at)
     VALUES ('photo', 'a.webp', 'a', 1, now()), ('document', 'b.pdf', 'b', 1, now())`,
  )
  await sendOnVacation(shop, marco, '2026-08-01', '2026-08-09')
  await pool.query(
    `INSERT INTO payments (purpose, account, amount_centimes, currency, state, method, stripe_intent_id, appointment_id, paid_at, created_at, updated_at)
     SELECT 'appointment', 'salon', 3000, 'CHF', state, 'card', 'pi_' || state, id, CASE WHEN state = 'succeeded' THEN now() END, now(), now()
     FROM (SELECT id FROM appointments LIMIT 1) a, unnest('{open,succeeded}'::text[]) state`,
  )
  await pool.query(
    `INSERT INTO refunds (payment_id, amount_centimes, reason, state, stripe_refund_id, send_after, created_at, updated_at)
     SELECT id, 1000, 'x', 'succeeded', 're_1', now(), now(), now() FROM payments WHERE state = 'succeeded'`,
  )
  await pool.query(
    `INSERT INTO disputes (payment_id, stripe_dispute_id, amount_centimes, reason, state, created_at, updated_at)
     SELECT id, 'du_1', 1000, 'fraudulent', 'open', now(), now() FROM payments WHERE state = 'succeeded'`,
  )
  await pool.query(
    `INSERT INTO payments (purpose, account, plan_id, amount_centimes, currency, state, created_at, updated_at)
     SELECT 'plan', 'plan', id, 2900, 'CHF', 'open', now(), now() FROM plans WHERE name = 'STARTER'`,
  )
  await newOrder(pool)
  await pool.query('INSERT INTO order_numbers (year, last) VALUES (2026, 1)')
  await pool.query(`INSERT INTO customer_cards (nickname, updated_at) VALUES ('x', now())`)
  await pool.query(
    `INSERT INTO waiting_list (client_id, service_id, service_name, requested_at, expires_at)
     SELECT $1, id, name, '2026-03-10', '2026-04-10' FROM services LIMIT 1`,
    [client.id],
  )
  await pool.query(
    `WITH freed AS (
       INSERT INTO freed_times (barber_id, shop_day, start_minute, end_minute, freed_at)
       VALUES ($1, '2026-03-20', 600, 630, now()) RETURNING id, barber_id
     )
     INSERT INTO waiting_offers (request_id, client_id, freed_time_id, hold_id, barber_id, service_id, service_name, shop_day,
       start_minute, starts_at, duration_minutes, price_centimes, offered_at, expires_at)
     SELECT w.id, client_id, freed.id, (SELECT id FROM appointments ORDER BY id LIMIT 1), barber_id, service_id, service_name,
       '2026-03-20', 600, '2026-03-20 09:00Z', 30, 3000, '2026-03-11', '2026-03-12' FROM waiting_list w, freed`,
    [marco.id],
  )
  await pool.query(
    `WITH sold AS (
       INSERT INTO products (name, category, price_centimes, quantity, created_at, updated_at)
       VALUES ('Cera', 'wax', 1990, 5, now(), now()) RETURNING id
     ), placed AS (
       INSERT INTO orders (order_number, status, name, pays_online, total_centimes, created_at, updated_at)
       VALUES ('F4-2026-00001', 'pending', 'Anna', false, 1990, now(), now()) RETURNING id
     ), moved AS (
       INSERT INTO stock_movements (product_id, change, quantity_after, cause, at) SELECT id, 5, 5, 'created', now() FROM sold
     )
     INSERT INTO stock_claims (product_id, quantity, order_id, payment_id, expires_at)
     SELECT sold.id, 1, placed.id, NULL::uuid, NULL::timestamptz FROM sold, placed
     UNION ALL SELECT sold.id, 1, NULL, payments.id, now() FROM sold, payments WHERE state = 'succeeded'`,
  )
})

const anotherOffer = (fields: object) =>
  `INSERT INTO waiting_offers SELECT (jsonb_populate_record(o,
     '${JSON.stringify(fields)}'::jsonb || jsonb_build_object('id', uuidv7()))).* FROM waiting_offers o`

const ofGuest = 'guest_email IS NOT NULL'
const ofClient = 'client_id IS NOT NULL'
const attempts: Record<string, string> = {
  studio_settings_one_row: 'UPDATE studio_settings SET only_row = false',
  studio_settings_window: 'UPDATE studio_settings SET booking_window_days = 366',
  studio_settings_client_limit: 'UPDATE studio_settings SET max_future_per_client = 0',
  studio_settings_guest_limit: 'UPDATE studio_settings SET max_future_per_guest = 0',
  studio_settings_quiet_from: 'UPDATE studio_settings SET quiet_from_minute = 1440',
  studio_settings_quiet_to: 'UPDATE studio_settings SET quiet_to_minute = -1',
  studio_settings_offer_minutes: 'UPDATE studio_settings SET offer_minutes = 4',
  studio_settings_reminder_hours: 'UPDATE studio_settings SET reminder_hours = 73',
  services_name_not_empty: `UPDATE services SET name = ' '`,
  services_price_not_negative: 'UPDATE services SET price_centimes = -1',
  services_duration: 'UPDATE services SET duration_minutes = 481',
  services_name_unique: `INSERT INTO services (name, price_centimes, duration_minutes) VALUES ('tAGLIO', 1, 30)`,
  barbers_email_unique: `INSERT INTO barbers (first_name, last_name, email) SELECT 'x', 'x', upper(email) FROM barbers`,
  barbers_feed_only_while_active: 'UPDATE barbers SET calendar_feed = 1, is_active = false',
  barbers_have_seven_working_days: `INSERT INTO barbers (first_name, last_name, email) VALUES ('x', 'x', 'x@x.test')`,
  working_days_stay_seven: 'DELETE FROM working_days WHERE weekday = 6',
  working_days_weekday: 'UPDATE working_days SET weekday = weekday + 7',
  working_days_hours: 'UPDATE working_days SET start_minute = -1',
  working_days_break_inside_hours: 'UPDATE working_days SET break_end_minute = 1440',
  working_days_day_off_has_no_break: 'UPDATE working_days SET is_working = false',
  vacations_order: 'UPDATE vacations SET end_day = start_day - 1',
  vacations_do_not_overlap: `INSERT INTO vacations (barber_id, start_day, end_day) SELECT barber_id, end_day, end_day FROM vacations`,
  users_email_not_empty: `UPDATE users SET email = ' '`,
  users_email_unique: `INSERT INTO users (email, password_hash, first_name, last_name, phone, role)
    SELECT upper(email), '', 'x', 'x', '', 'client' FROM users`,
  users_without_profile:
    'UPDATE users SET without_profile = true, barber_id = (SELECT id FROM barbers LIMIT 1)',
  users_role: `UPDATE users SET role = 'owner'`,
  users_one_login_per_barber: 'UPDATE users SET barber_id = (SELECT id FROM barbers LIMIT 1)',
  account_links_email_of_change: `UPDATE account_links SET email = 'neu@posta.test'`,
  clean_up_steps_name: `INSERT INTO clean_up_steps (name, succeeded_at) VALUES (' ', now())`,
  clean_up_steps_error: `INSERT INTO clean_up_steps (name, succeeded_at, failed_at) VALUES ('guests', now(), now())`,
  account_links_purpose: `UPDATE account_links SET purpose = 'anything'`,
  appointments_duration: 'UPDATE appointments SET duration_minutes = 4',
  appointments_price_not_negative: 'UPDATE appointments SET price_centimes = -1',
  appointments_start_minute: 'UPDATE appointments SET start_minute = 1440',
  appointments_status: `UPDATE appointments SET status = 'lost'`,
  appointments_payment_type: `UPDATE appointments SET payment_type = 'barter'`,
  appointments_payment_method: `UPDATE appointments SET payment_method = 'cheque'`,
  appointments_payment_status: `UPDATE appointments SET payment_status = 'lost'`,
  appointments_nickname_length: `UPDATE appointments SET client_nickname = repeat('x', 51) WHERE client_nickname IS NOT NULL`,
  appointments_end_after_start: 'UPDATE appointments SET ends_at = starts_at',
  appointments_one_kind_of_customer: `UPDATE appointments SET client_nickname = 'x' WHERE ${ofClient}`,
  appointments_guest_is_complete: `UPDATE appointments SET guest_phone = NULL WHERE ${ofGuest}`,
  appointments_reason_only_when_cancelled: `UPDATE appointments SET cancellation_reason = 'x'`,
  appointments_phone_of_nickname: `UPDATE appointments SET nickname_phone = '+41' WHERE ${ofClient}`,
  appointments_forgets_guests_only: `UPDATE appointments SET forgotten_at = now() WHERE ${ofClient}`,
  appointments_no_overlap_per_barber: `UPDATE appointments SET starts_at = '2026-05-01 10:00', ends_at = '2026-05-01 11:00'
    WHERE client_id IS NULL`,
  appointments_no_overlap_per_client: `UPDATE appointments SET starts_at = '2026-05-01 10:00', ends_at = '2026-05-01 11:00'
    WHERE ${ofClient}`,
  appointments_hold_has_an_end: `UPDATE appointments SET status = 'held', held_for = 'payment'`,
  appointments_hold_has_a_reason: `UPDATE appointments SET status = 'held', hold_expires_at = now()`,
  appointments_held_for: `UPDATE appointments SET status = 'held', hold_expires_at = now(), held_for = 'fun'`,
  appointments_offer_is_a_clients: `UPDATE appointments SET status = 'held', hold_expires_at = now(), held_for = 'offer' WHERE ${ofGuest}`,
  appointments_paid_not_negative: 'UPDATE appointments SET paid_centimes = -1, refunded_centimes = -1',
  appointments_refunds_within_paid: 'UPDATE appointments SET refunded_centimes = 1',
  appointments_gestures_within_refunds: 'UPDATE appointments SET gesture_centimes = 1',
  appointments_cash_not_negative: 'UPDATE appointments SET cash_centimes = -1',
  payments_purpose: `INSERT INTO payments (purpose, account, amount_centimes, currency, state, created_at, updated_at)
    VALUES ('a bribe', 'salon', 1, 'CHF', 'open', now(), now())`,
  payments_account: `INSERT INTO payments (purpose, account, amount_centimes, currency, state, created_at, updated_at)
    VALUES ('appointment', 'nobody', 1, 'CHF', 'open', now(), now())`,
  payments_amount_positive: `INSERT INTO payments (purpose, account, amount_centimes, currency, state, created_at, updated_at)
    VALUES ('appointment', 'salon', 0, 'CHF', 'open', now(), now())`,
  payments_in_chf: `INSERT INTO payments (purpose, account, amount_centimes, currency, state, created_at, updated_at)
    VALUES ('appointment', 'salon', 1, 'EUR', 'open', now(), now())`,
  payments_method: `UPDATE payments SET method = 'Gold!'`,
  payments_state: `INSERT INTO payments (purpose, account, amount_centimes, currency, state, created_at, updated_at)
    VALUES ('appointment', 'salon', 1, 'CHF', 'lost', now(), now())`,
  payments_one_use_per_intent: `INSERT INTO payments (purpose, account, amount_centimes, currency, state, stripe_intent_id, created_at, updated_at)
    SELECT 'appointment', 'salon', 1, 'CHF', 'open', stripe_intent_id, now(), now() FROM payments`,
  payments_one_open_per_appointment: `INSERT INTO payments (purpose, account, amount_centimes, currency, state, appointment_id, created_at, updated_at)
    SELECT 'appointment', 'salon', 1, 'CHF', 'open', appointment_id, now(), now() FROM payments WHERE state = 'open'`,
  payments_paid_when_succeeded: `UPDATE payments SET paid_at = NULL WHERE state = 'succeeded'`,
  payments_method_when_succeeded: `UPDATE payments SET method = NULL WHERE state = 'succeeded'`,
  payments_cash_has_no_intent: `UPDATE payments SET method = 'cash'`,
  payments_go_forward: `UPDATE payments SET state = 'open', paid_at = NULL WHERE state = 'succeeded'`,
  refunds_amount_positive: 'UPDATE refunds SET amount_centimes = 0',
  refunds_cut_positive: 'UPDATE refunds SET cut_centimes = -1',
  refunds_refusals_counted: 'UPDATE refunds SET refusals = -1',
  refunds_gesture_within_refund: 'UPDATE refunds SET gesture_centimes = amount_centimes + 1',
  refunds_reason_length: `UPDATE refunds SET reason = ''`,
  refunds_state: `UPDATE refunds SET state = 'lost'`,
  refunds_one_per_order: `INSERT INTO refunds (payment_id, amount_centimes, reason, state, stripe_refund_id, send_after, created_at, updated_at)
    SELECT payment_id, 1, 'x', 'succeeded', 're_1', now(), now(), now() FROM refunds`,
  refunds_within_payment: `UPDATE refunds SET amount_centimes = 3001`,
  payments_lost_within_paid: 'UPDATE payments SET lost_centimes = 3001',
  disputes_once_per_dispute: `INSERT INTO disputes (payment_id, stripe_dispute_id, amount_centimes, reason, state, created_at, updated_at)
    SELECT payment_id, 'du_1', 1, 'general', 'open', now(), now() FROM disputes`,
  disputes_amount_positive: 'UPDATE disputes SET amount_centimes = 0',
  disputes_state: `UPDATE disputes SET state = 'charged'`,
  disputes_closed_when_decided: `UPDATE disputes SET state = 'lost'`,
  plan_refunds_taken_is_whole: `INSERT INTO plan_refunds (payment_id, applied_at, taken_worth_centimes)
    SELECT id, now(), 1 FROM payments WHERE purpose = 'plan'`,
  stripe_reads_account: `INSERT INTO stripe_reads (account, read_until) VALUES ('bank', now())`,
  payments_stripe_account: `UPDATE payments SET stripe_account = 'bank'`,
  payments_plan_is_named: `UPDATE payments SET plan_id = NULL WHERE plan_id IS NOT NULL`,
  payments_one_open_plan: `INSERT INTO payments (purpose, account, plan_id, amount_centimes, currency, state, created_at, updated_at)
    SELECT 'plan', 'plan', id, 4900, 'CHF', 'open', now(), now() FROM plans WHERE name = 'BUSINESS'`,
  plans_one_per_name: `INSERT INTO plans (name, display_name, price_centimes, icon, sort_order, features, appointment_limit, email_limit,
    sms_limit, barber_limit) VALUES ('STARTER', 'x', 1, 'x', 9, '[]', 1, 1, 1, 1)`,
  plans_name: `UPDATE plans SET name = 'piccolo' WHERE name = 'STARTER'`,
  plans_display_name: `UPDATE plans SET display_name = ''`,
  plans_price_not_negative: 'UPDATE plans SET price_centimes = -1',
  plans_billing_period: `UPDATE plans SET billing_period = 'yearly'`,
  plans_appointment_limit: 'UPDATE plans SET appointment_limit = -1',
  plans_email_limit: 'UPDATE plans SET email_limit = -1',
  plans_sms_limit: 'UPDATE plans SET sms_limit = -1',
  plans_barber_limit: 'UPDATE plans SET barber_limit = -1',
  subscription_is_one: 'UPDATE subscription SET only_row = false',
  subscription_choice_has_a_time: 'UPDATE subscription SET chosen_at = now()',
  plan_periods_end_after_start: 'UPDATE plan_periods SET ends_at = starts_at',
  plan_periods_month_day: 'UPDATE plan_periods SET month_day = 32',
  plan_periods_worth_not_negative: 'UPDATE plan_periods SET worth_centimes = -1',
  plan_periods_never_overlap: `INSERT INTO plan_periods (plan_id, starts_at, ends_at, month_day, worth_centimes, created_at)
    SELECT plan_id, starts_at + interval '1 day', ends_at, 1, 0, now() FROM plan_periods`,
  plan_periods_one_per_payment: `INSERT INTO plan_periods (plan_id, payment_id, starts_at, ends_at, month_day, worth_centimes, created_at)
    SELECT plan_id, id, make_timestamptz(year, 1, 1, 0, 0, 0), make_timestamptz(year, 2, 1, 0, 0, 0), 1, 0, now()
    FROM payments, generate_series(2200, 2201) year WHERE plan_id IS NOT NULL`,
  plan_reminders_days: `INSERT INTO plan_reminders VALUES (now(), 0, now())`,
  messages_one_per_cause: `UPDATE messages SET cause_key = 'x'`,
  marketing_opt_outs_small_letters: `INSERT INTO marketing_opt_outs VALUES ('A@example.test', now())`,
  messages_channel: `UPDATE messages SET channel = 'fax'`,
  messages_state: `UPDATE messages SET state = 'lost'`,
  idempotency_keys_length: `UPDATE idempotency_keys SET key = ''`,
  idempotency_keys_one_per_route: 'INSERT INTO idempotency_keys SELECT * FROM idempotency_keys',
  order_numbers_positive: 'UPDATE order_numbers SET last = 0',
  orders_number_unique: `INSERT INTO orders (order_number, status, name, pays_online, total_centimes, created_at, updated_at)
    SELECT order_number, 'pending', 'x', false, 1, now(), now() FROM orders`,
  orders_number_form: `UPDATE orders SET order_number = 'F4-26-1'`,
  orders_status: `UPDATE orders SET status = 'completed'`,
  orders_total_positive: 'UPDATE orders SET total_centimes = 0',
  orders_paid_not_negative: 'UPDATE orders SET paid_centimes = -1, refunded_centimes = -1',
  orders_refunds_within_paid: 'UPDATE orders SET refunded_centimes = 1',
  order_items_price_positive: 'UPDATE order_items SET price_centimes = 0',
  order_items_quantity: 'UPDATE order_items SET quantity = 100',
  customer_cards_notes_length: `UPDATE customer_cards SET notes = repeat('x', 1001)`,
  customer_cards_of_one: 'UPDATE customer_cards SET customer_id = (SELECT id FROM customers LIMIT 1)',
  customer_cards_one_per_customer: `INSERT INTO customer_cards (customer_id, updated_at)
    SELECT id, now() FROM customers, generate_series(1, 2)`,
  customer_cards_one_per_nickname: `INSERT INTO customer_cards (nickname, updated_at) VALUES ('x', now())`,
  customer_bars_kind: `INSERT INTO customer_bars (customer_id, kind, value) VALUES (uuidv7(), 'fax', 'x')`,
  customer_bars_value: `INSERT INTO customer_bars (customer_id, kind, value) VALUES (uuidv7(), 'phone', '')`,
  customers_one_per_account: `INSERT INTO customers (user_id, first_name, created_at) SELECT user_id, '', now() FROM customers`,
  customer_keys_kind: `UPDATE customer_keys SET kind = 'fax'`,
  waiting_list_days: `UPDATE waiting_list SET preferred_days = '{sunday}'`,
  waiting_list_periods: `UPDATE waiting_list SET preferred_time_slots = '{night}'`,
  waiting_list_notes_length: `UPDATE waiting_list SET notes = repeat('x', 1001)`,
  waiting_list_status: `UPDATE waiting_list SET status = 'lost'`,
  waiting_list_expiry_after_request: 'UPDATE waiting_list SET expires_at = requested_at',
  waiting_list_once_in_line: `INSERT INTO waiting_list (client_id, service_id, service_name, requested_at, expires_at)
    SELECT client_id, service_id, service_name, requested_at, expires_at FROM waiting_list`,
  freed_times_minutes: 'UPDATE freed_times SET end_minute = start_minute',
  waiting_offers_start_minute: 'UPDATE waiting_offers SET start_minute = 1440',
  waiting_offers_duration: 'UPDATE waiting_offers SET duration_minutes = 1',
  waiting_offers_price: 'UPDATE waiting_offers SET price_centimes = -1',
  waiting_offers_outcome: `UPDATE waiting_offers SET outcome = 'forgotten', closed_at = now()`,
  waiting_offers_expire_later: 'UPDATE waiting_offers SET expires_at = offered_at',
  waiting_offers_closed_with_outcome: 'UPDATE waiting_offers SET closed_at = now()',
  waiting_offers_one_live_per_request: anotherOffer({ freed_time_id: null, hold_id: null }),
  waiting_offers_one_live_per_time: anotherOffer({ request_id: null, hold_id: null }),
  waiting_offers_once_per_time: anotherOffer({ outcome: 'lapsed', closed_at: '2026-03-12', hold_id: null }),
  waiting_offers_of_hold: anotherOffer({ request_id: null, freed_time_id: null }),
  products_name_length: `UPDATE products SET name = ''`,
  products_brand_length: `UPDATE products SET brand = repeat('x', 61)`,
  products_description_length: `UPDATE products SET description = repeat('x', 2001)`,
  products_category: `UPDATE products SET category = 'wigs'`,
  products_price_positive: 'UPDATE products SET price_centimes = 0',
  products_stock_not_negative: 'UPDATE products SET quantity = -1',
  products_min_quantity_not_negative: 'UPDATE products SET min_quantity = -1',
  stock_claims_quantity_positive: 'UPDATE stock_claims SET quantity = 0',
  stock_claims_of_one: 'UPDATE stock_claims SET order_id = NULL WHERE order_id IS NOT NULL',
  stock_claims_of_payments_end: 'UPDATE stock_claims SET expires_at = NULL',
  stock_claims_caller_of_payments: `UPDATE stock_claims SET caller = 'x' WHERE order_id IS NOT NULL`,
  stock_claims_once_per_order: `INSERT INTO stock_claims (product_id, quantity, order_id)
    SELECT product_id, 1, order_id FROM stock_claims WHERE order_id IS NOT NULL`,
  stock_claims_once_per_payment: `INSERT INTO stock_claims (product_id, quantity, payment_id, expires_at)
    SELECT product_id, 1, payment_id, expires_at FROM stock_claims WHERE payment_id IS NOT NULL`,
  requests_kind: `UPDATE requests SET kind = 'complaint'`,
  requests_state: `UPDATE requests SET state = 'lost'`,
  requests_name_length: `UPDATE requests SET name = ''`,
  requests_email_length: `UPDATE requests SET email = ''`,
  requests_phone_length: `UPDATE requests SET phone = repeat('0', 31)`,
  requests_payload_object: `UPDATE requests SET payload = '[]'`,
  request_files_kind: `UPDATE request_files SET kind = 'film'`,
  request_files_file: `UPDATE request_files SET file = 'a.webp'`,
  request_files_name_length: `UPDATE request_files SET name = ''`,
  request_files_sender_of_waiting: `UPDATE request_files SET request_id = (SELECT id FROM requests LIMIT 1), sender = 'x'`,
  request_files_bytes: `UPDATE request_files SET bytes = 0`,
  request_answers_text_length: `INSERT INTO request_answers (request_id, text, created_at) SELECT id, '', now() FROM requests`,
  studio_settings_mail_account: `UPDATE studio_settings SET mail_account = '[]'`,
  studio_settings_image_account: `UPDATE studio_settings SET image_account = '"x"'`,
  requests_notes_length: `UPDATE requests SET notes = repeat('x', 1001)`,
  chats_token_once: `INSERT INTO chats (token_hash, created_at, expires_at) SELECT token_hash, now(), now() FROM chats`,
  chat_messages_content_length: `UPDATE chat_messages SET content = ''`,
  chat_messages_mentioned_object: `UPDATE chat_messages SET mentioned = '[]'`,
  chat_messages_actions_list: `UPDATE chat_messages SET actions = '{}'`,
  chat_messages_suggestions_list: `UPDATE chat_messages SET suggestions = '{}'`,
  chat_messages_vote_on_answer: `UPDATE chat_messages SET helpful = true WHERE NOT is_bot`,
  chat_messages_rating: `UPDATE chat_messages SET rating = 6`,
  chat_messages_comment_length: `UPDATE chat_messages SET comment = repeat('x', 1001)`,
  answer_scores_not_negative: `INSERT INTO answer_scores (entry, helpful) VALUES ('x', -1)`,
  studio_settings_legal_name: `UPDATE studio_settings SET legal_name = repeat('x', 121)`,
  studio_settings_legal_form: `UPDATE studio_settings SET legal_form = repeat('x', 61)`,
  studio_settings_uid_number: `UPDATE studio_settings SET uid_number = 'CHE-1'`,
  stock_movements_change: 'UPDATE stock_movements SET change = 0',
  stock_movements_cause: `UPDATE stock_movements SET cause = 'theft'`,
}
const namedAfter: Record<string, string> = { working_days_stay_seven: 'barbers_have_seven_working_days' }

describe('the database', () => {
  it.each(Object.entries(attempts))('rejects a violation of %s', async (rule, statement) => {
    const refusal = await shop.platform.database.pool.query(statement).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(pg.DatabaseError)
    expect(refusal).toMatchObject({ constraint: namedAfter[rule] ?? rule })
  })

  it('has a test for each of its constraints', async () => {
    const { rows } = await shop.platform.database.pool.query<{ name: string }>(
      `SELECT conname AS name FROM pg_constraint JOIN pg_class c ON c.oid = conrelid
       WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'u', 'x', 't')
       UNION SELECT indexrelid::regclass::text FROM pg_index JOIN pg_class c ON c.oid = indrelid
       WHERE relnamespace = 'public'::regnamespace AND indisunique AND NOT indisprimary
       UNION SELECT 'idempotency_keys_one_per_route'
       UNION SELECT unnest('{payments_go_forward,refunds_within_payment}'::text[])`,
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(attempts).toSorted())
  })

  it.each(["UPDATE audit_log SET actor_name = 'x'", 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
    'rejects any change of the audit log but inserts: %s',
    async (statement) => {
      await expect(shop.platform.database.pool.query(statement)).rejects.toThrow('the audit log only grows')
    },
  )
})
