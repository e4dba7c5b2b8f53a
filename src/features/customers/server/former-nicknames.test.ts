import { beforeAll, expect, it } from 'vitest'

import { migrateFormer } from '#tests/support/former-database.ts'
import { givenDatabase } from '#tests/support/given.ts'

const change = '0049_folding_people.sql'

const database = givenDatabase()

beforeAll(() => migrateFormer(database.pool, { change, rows: formerCards }))

const formerCards = `
        INSERT INTO customer_cards (nickname, notes, updated_at) VALUES
          ('d''angelo', 'ama il jazz', '2026-01-01'), ('d\u2019angelo', 'in ritardo', '2026-01-02'),
          ('strau\u00df', '', '2026-01-01'), ('bomber', 'tifa Lugano', '2026-01-01');
        INSERT INTO customers (first_name, last_name, created_at) VALUES ('Bj\u00f8rn', 'O\u2019Neil', now());
        INSERT INTO audit_log (at, actor_id, actor_name, actor_role, entity, entity_id, entity_name, action)
          VALUES (now(), uuidv7(), 'Elena', 'admin', 'customer', 'nickname:d\u2019angelo', 'D\u2019Angelo', 'updated')`

it('the migration merges spellings of one nickname into one card', async () => {
  const { rows } = await database.pool.query('SELECT nickname, notes FROM customer_cards ORDER BY nickname')
  expect(rows).toEqual([
    { nickname: 'bomber', notes: 'tifa Lugano' },
    { nickname: 'dangelo', notes: 'in ritardo\nama il jazz' },
    { nickname: 'strauss', notes: '' },
  ])
  const { rows: log } = await database.pool.query('SELECT entity_id FROM audit_log')
  expect(log).toEqual([{ entity_id: 'nickname:dangelo' }])
  const { rows: customers } = await database.pool.query('SELECT searched FROM customers')
  expect(customers).toEqual([{ searched: 'bjorn oneil  ' }])
})
