import { expect, it } from 'vitest'

import { changesOf } from '#tests/support/changes.ts'
import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { bookAsGuest, clientBooking } from '#tests/support/people.ts'
import { hour } from '#tests/support/test-clock.ts'

import { cleanUpJob } from './clean-up.ts'

const shop = givenShop({ demo: true })
const person = givenPerson(shop)
const marco = givenBarber(shop)

const query = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows
const day = 24 * hour
const night = () => cleanUpJob(shop.platform).run()

async function around(age: number, insert: string): Promise<void> {
  const now = shop.clock.now().getTime()
  for (const [name, at] of [
    ['older', now - age - hour],
    ['younger', now - age + hour],
  ] as const)
    await query(insert, [name, new Date(at), person.id])
}

it('the nightly job deletes expired rows and anonymises year-old guests, not newer ones', async () => {
  const { body: old } = await bookAsGuest(shop, marco.id, { time: '10:00' })
  const { body: young } = await bookAsGuest(shop, marco.id, { time: '11:00' })
  const { body: own } = await person.api.post('/appointments', clientBooking(marco.id, { time: '14:00' }))
  const past = (id: string, days: number) =>
    query(
      `UPDATE appointments SET status = 'completed', shop_day = shop_day - $2::int,
         starts_at = starts_at - $2::int * interval '1 day', ends_at = ends_at - $2::int * interval '1 day' WHERE id = $1`,
      [id, days],
    )
  await past(old._id, 380)
  await past(young._id, 360)
  await past(own._id, 380)
  await query('DELETE FROM messages; DELETE FROM rate_limits; DELETE FROM clean_up_steps')
  await around(
    day,
    `INSERT INTO idempotency_keys (route, key, fingerprint, status, answer, created_at)
     SELECT 'POST /x', $1, '\\x00', 201, '{}', $2 WHERE $3::uuid IS NOT NULL`,
  )
  await around(
    30 * day,
    `INSERT INTO sessions (user_id, created_at, expires_at) SELECT $3, $2, $2 WHERE $1::text <> ''`,
  )
  await around(
    30 * day,
    `INSERT INTO account_links (token_hash, user_id, purpose, expires_at) VALUES (convert_to($1, 'UTF8'), $3, 'reset_password', $2)`,
  )
  await around(180 * day, 'INSERT INTO familiar_places (place, last_login_at, user_id) VALUES ($1, $2, $3)')
  await around(
    40 * day,
    `INSERT INTO stripe_events (id, account, type, created_at, received_at, handled_at)
     SELECT 'evt_' || $1, 'salon', 'x', $2, $2, $2 WHERE $3::uuid IS NOT NULL`,
  )
  await around(
    365 * day,
    `INSERT INTO messages (template, recipient, payload, state, created_at)
     SELECT 'welcome', $1 || '@posta.test', '{}', 'failed', $2 WHERE $3::uuid IS NOT NULL`,
  )
  await around(
    365 * day,
    `INSERT INTO requests (kind, name, email, phone, payload, consented_at, created_at, updated_at)
     SELECT 'contact', $1, 'x@posta.test', '', '{}', $2, $2, $2 WHERE $3::uuid IS NOT NULL`,
  )
  await around(
    day,
    `INSERT INTO request_files (id, kind, file, name, bytes, sender, created_at)
     SELECT uuidv7(), 'photo', $1, $1, 10, 'x', $2 WHERE $3::uuid IS NOT NULL`,
  )
  await query(
    `INSERT INTO messages (template, recipient, payload, state, is_to_be_forgotten)
     VALUES ('welcome', 'left@posta.test', '{}', 'sent', true), ('welcome', 'waits@posta.test', '{}', 'queued', true)`,
  )
  await query('UPDATE studio_settings SET cleaned_up_at = $1', [new Date(shop.clock.now().getTime() - day)])
  const messages = await query('SELECT id, recipient FROM messages')
  const names = Object.fromEntries([
    [old._id, 'old visit'],
    [young._id, 'young visit'],
    [own._id, 'own visit'],
    ...messages.map(({ id, recipient }) => [id, recipient]),
  ])
  expect(await changesOf(shop, night, { names })).toMatchInlineSnapshot(`
    "~ appointments [old visit] guest_email: anna-1 → old visit@eliminato.invalid guest_phone: +4179-1 → 
        forgotten_at: null → now guest_last_name: Rossi → anonimo guest_first_name: Anna → Ospite
    + clean_up_steps name=chats succeeded_at=now
    + clean_up_steps name=customers succeeded_at=now
    + clean_up_steps name=done-messages succeeded_at=now
    + clean_up_steps name=former-staff succeeded_at=now
    + clean_up_steps name=guest-orders succeeded_at=now
    + clean_up_steps name=guests succeeded_at=now
    + clean_up_steps name=lost-pictures succeeded_at=now
    + clean_up_steps name=old-messages succeeded_at=now
    + clean_up_steps name=old-orders succeeded_at=now
    + clean_up_steps name=payers succeeded_at=now
    + clean_up_steps name=requests succeeded_at=now
    + clean_up_steps name=spent-rows succeeded_at=now
    + clean_up_steps name=untied-files succeeded_at=now
    + clean_up_steps name=waiting-offers succeeded_at=now
    + clean_up_steps name=waiting-requests succeeded_at=now
    ~ customers [#1] email: anna-1 → null phone: +4179-1 → null searched: anna rossi anna-1 +4179-1 →    
        last_name: Rossi →  first_name: Anna →  forgotten_at: null → now
    ~ studio_settings [F4DEZONE] cleaned_up_at: 2026-03-10 09:00 → now
    - account_links [reset_password]
    - customer_keys [email]
    - familiar_places [older]
    - idempotency_keys [older]
    - messages [older@posta.test]
    - messages [left@posta.test]
    - request_files [older]
    - requests [older]
    - sessions [#2]
    - stripe_events [evt_older]
    ! event kind=requests"
  `)
  expect(await changesOf(shop, night, { names })).toBe('')
})

it('the nightly job advances at most three days after a long pause', async () => {
  await query('DELETE FROM clean_up_steps')
  const last = new Date(shop.clock.now().getTime() - 10 * day)
  await query('UPDATE studio_settings SET cleaned_up_at = $1', [last])
  await query(
    `INSERT INTO idempotency_keys (route, key, fingerprint, status, answer, created_at)
     VALUES ('POST /y', 'kept', '\\x00', 201, '{}', $1), ('POST /y', 'goes', '\\x00', 201, '{}', $2)`,
    [new Date(last.getTime() + 2.5 * day), new Date(last.getTime() + 1.5 * day)],
  )
  await night()
  expect(await query(`SELECT key FROM idempotency_keys WHERE route = 'POST /y'`)).toEqual([{ key: 'kept' }])
  const [{ at }] = await query('SELECT cleaned_up_at AS at FROM studio_settings')
  expect(at).toEqual(new Date(last.getTime() + 3 * day))
})

it('a failing step is recorded with its error, and the others run', async () => {
  await query('DELETE FROM clean_up_steps')
  const last = new Date(shop.clock.now().getTime() - day)
  await query('UPDATE studio_settings SET cleaned_up_at = $1', [last])
  await query(
    `INSERT INTO requests (kind, name, email, phone, payload, consented_at, created_at, updated_at)
     VALUES ('contact', 'alt', 'x@posta.test', '', '{}', '2020-01-01', '2020-01-01', '2020-01-01')`,
  )
  await query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no deletion'; END $$;
    CREATE TRIGGER refuse BEFORE DELETE ON requests EXECUTE FUNCTION refuse()`)
  const steps = () =>
    query(
      `SELECT name, succeeded_at, failed_at, error FROM clean_up_steps WHERE name IN ('requests', 'chats') ORDER BY name`,
    )
  const now = shop.clock.now()
  try {
    await expect(night()).rejects.toThrow('clean-up step requests')
    expect(await steps()).toEqual([
      { name: 'chats', succeeded_at: now, failed_at: null, error: null },
      { name: 'requests', succeeded_at: last, failed_at: now, error: 'no deletion' },
    ])
  } finally {
    await query('DROP FUNCTION refuse CASCADE')
  }
  await night()
  expect((await steps())[1]).toEqual({ name: 'requests', succeeded_at: now, failed_at: null, error: null })
})
