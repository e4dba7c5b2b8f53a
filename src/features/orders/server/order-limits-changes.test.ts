import { beforeEach, expect, it } from 'vitest'

import { from } from '#tests/support/api.ts'
import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { givenChanges } from '#tests/support/money-changes.ts'
import { payer } from '#tests/support/people.ts'

import { shopping } from './shopping.fixture.ts'

const shop = givenShop({ behindProxy: true, rateLimitScale: 1 })
const visitor = givenVisitor(shop)
const client = givenPerson(shop)
const namesake = givenPerson(shop)
const { changes } = givenChanges(shop)
const { product, order, query } = shopping(shop, visitor)

let wax = ''
let callers = 0
const lines = () => [{ productId: wax, quantity: 1, price: 24 }]
const buy = (api = client.api, email = payer.email) =>
  order(lines(), { customerDetails: { ...payer, email } }, from(`10.9.0.${++callers}`), api)

type Given = { user?: string | null; email?: string; at?: string; online?: boolean }
let count = 0
const have = async (
  times: number,
  { user = client.id, email = 'a@posta.test', at = '2026-03-11T07:02:00Z', online = false }: Given = {},
) => {
  for (let each = 0; each < times; each += 1)
    await query(
      `INSERT INTO orders (order_number, status, user_id, name, email, phone, pays_online, total_centimes, created_at, updated_at)
       VALUES ('F4-2025-' || lpad($1::text, 5, '0'), 'pending', $2, 'Ada Neri', $3, '+41791234567', $4, 2400, $5, $5)`,
      [(count += 1), user, email, online, at],
    )
}

beforeEach(async () => {
  await query('TRUNCATE stock_claims, stock_movements, order_items, orders CASCADE')
  wax = await product({ name: 'Cera', price: 24, quantity: 1000 })
  await have(1, { at: '2026-03-11T07:00:00Z' })
  await have(1, { online: true })
  await have(10, { user: namesake.id })
  await have(1, { user: null, email: client.email })
})

it('a client orders ten times an hour, then gets 429 until the first is an hour old', async () => {
  await have(9)
  expect((await buy()).status).toBe(201)
  const text = await changes(async () => {
    const { status, body, headers } = await buy()
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'TOO_MANY_REQUESTS', '60'])
  })
  expect(text.match(/^[~+-] (?!rate_limits)/gm)).toBeNull()
  expect((await buy(visitor)).status).toBe(201)
})

it('a guest orders ten times an hour with one email', async () => {
  await have(1, { user: null, email: payer.email, at: '2026-03-11T06:59:00Z' })
  await have(1, { user: null, email: payer.email, online: true })
  await have(9, { user: null, email: payer.email })
  expect((await buy(visitor)).status).toBe(201)
  expect((await buy(visitor)).status).toBe(429)
  expect((await buy(visitor, 'altra@posta.test')).status).toBe(201)
})
