import { beforeAll, describe, expect, it } from 'vitest'

import { givenPerson, givenShop } from '#tests/support/given.ts'

const shop = givenShop()
const admin = givenPerson(shop, 'admin')

const count = 3_000
const people = `CASE WHEN n % 1000 = 7 THEN 'Élodie Müller' WHEN n = 12 THEN 'Cento% di_sconto\\fine' ELSE 'Anna Rossi' END`

beforeAll(async () => {
  const { pool } = shop.platform.database
  await pool.query(`INSERT INTO customers (first_name, created_at) VALUES ('Anna', now())`)
  await pool.query(
    `INSERT INTO orders (order_number, status, name, email, phone, address, postal_code, city, pays_online, total_centimes,
       customer_id, created_at, updated_at)
     SELECT 'F4-2025-' || lpad(n::text, 5, '0'), 'delivered', ${people}, 'cliente' || n || '@posta.test', '+41791234567', 'Via Nassa 1',
       '6900', 'Lugano', false, 2400, (SELECT id FROM customers LIMIT 1), $1::timestamptz - n * interval '1 hour', $1
     FROM generate_series(1, $2::int) n`,
    [shop.clock.now(), count],
  )
  await pool.query('ANALYZE orders')
})

async function found(search: string, page = 1) {
  const { status, body } = await admin.api.get(
    `/products/orders/admin?search=${encodeURIComponent(search)}&page=${page}&limit=3`,
  )
  expect(status).toBe(200)
  const numbers: string[] = body.data.map(({ orderNumber }: { orderNumber: string }) => orderNumber.slice(-5))
  return { total: body.pagination.total, numbers }
}

describe('the order search of the owner', () => {
  it.each([
    ['02999', 1, ['02999']],
    ['f4-2025-0001', 10, ['00010', '00011', '00012']],
    ['CLIENTE2345@', 1, ['02345']],
    ['elodie', 3, ['00007', '01007', '02007']],
    ['müller 1007', 1, ['01007']],
    ['é 2007', 1, ['02007']],
    ['rossi', count - 4, ['00001', '00002', '00003']],
    ['a', count, ['00001', '00002', '00003']],
    ['%', 1, ['00012']],
    ['i_s', 1, ['00012']],
    ['\\', 1, ['00012']],
    ['nessuno', 0, []],
  ])('%s', async (search, total, numbers) => {
    expect(await found(search)).toEqual({ total, numbers })
  })

  it.each([
    ['rossi', ['00004', '00005', '00006']],
    ['f4-2025-0001', ['00013', '00014', '00015']],
    ['elodie', []],
  ])('returns the next page: %s', async (search, numbers) => {
    expect((await found(search, 2)).numbers).toEqual(numbers)
  })

  it('uses the text index', async () => {
    const reads = async () => {
      await found('02999')
      const { rows } = await shop.platform.database.pool.query(
        `SELECT sum(idx_scan)::int AS reads FROM pg_stat_user_indexes WHERE indexrelname = 'orders_by_text'`,
      )
      return rows[0]?.reads
    }
    // PostgreSQL updates its statistics with a delay.
    await expect.poll(reads, { timeout: 15_000, interval: 250 }).toBeGreaterThan(0)
  })
})
