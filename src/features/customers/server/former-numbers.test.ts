import { readdir, readFile } from 'node:fs/promises'

import { beforeAll, expect, it } from 'vitest'

import { readPhone } from '#platform/phone-numbers.ts'
import { givenDatabase } from '#tests/support/given.ts'

const folder = new URL('../../../../migrations/', import.meta.url)
const change = '0049_folding_people.sql'

const database = givenDatabase()

const typed = [
  '079 765 43 21',
  '0041 79/765-43-21',
  '+41 (0)79 765.43.21',
  '+41 079 765 43 21',
  '41 79 765 43 21',
  '79 765 43 21',
  '333 1234567',
  '39 333 1234567',
  '0039 333 1234567',
  '+39 02 1234567',
  '+49 30 123456',
]
const unread = ['02 1234567', '079 765 43 2', 'domani', '']

/** Phone numbers stored as typed, including Italian ones read as Swiss. */
beforeAll(async () => {
  const { pool } = database
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  for (const name of files) {
    if (name === change) {
      await pool.query(
        `INSERT INTO requests (kind, name, email, phone, payload, consented_at, created_at, updated_at)
          SELECT 'contact', number, 'x@example.test', number, '{}', now(), now(), now() FROM unnest($1::text[]) AS number`,
        [[...typed, ...unread.filter(Boolean)]],
      )
      await pool.query(`
        INSERT INTO users (email, password_hash, first_name, last_name, phone, role, created_at, updated_at)
          VALUES ('lia@example.test', '', 'Lia', 'Moro', '+4139333765432', 'client', now(), now()),
            ('ugo@example.test', '', 'Ugo', 'Moro', '+413331234567', 'client', now(), now());
        SELECT customer_of(NULL, NULL, '+413331234567', 'Ugo', NULL, NULL, now());
        SELECT customer_of(NULL, NULL, '+41393331234567', 'Ugo', NULL, NULL, now())`)
    }
    await pool.query(`BEGIN; ${await readFile(new URL(name, folder), 'utf8')} COMMIT;`)
  }
})

const query = async (text: string) => (await database.pool.query(text)).rows

it('the migration normalises old phone numbers', async () => {
  const rows = await query('SELECT name, phone FROM requests')
  expect(rows).toHaveLength(typed.length + unread.length - 1)
  for (const { name, phone } of rows) expect([name, phone]).toEqual([name, readPhone(name) ?? name])
})

it('the migration corrects Italian numbers read as Swiss', async () => {
  expect(await query('SELECT phone FROM users ORDER BY email')).toEqual([
    // Nine digits may be a Swiss number, so it stays.
    { phone: '+4139333765432' },
    { phone: '+393331234567' },
  ])
  expect(await query(`SELECT value FROM customer_keys WHERE kind = 'phone' ORDER BY value`)).toEqual([
    { value: '+393331234567' },
    { value: '+41393331234567' },
  ])
  expect(await query(`SELECT searched FROM customers WHERE user_id IS NULL`)).toEqual([
    { searched: 'ugo   +393331234567' },
    { searched: 'ugo   +393331234567' },
  ])
})
