import { beforeEach, describe, expect, it } from 'vitest'

import { givenPerson, givenShop } from '#tests/support/given.ts'
import { givenChanges } from '#tests/support/money-changes.ts'
import { password, payer, signIn } from '#tests/support/people.ts'

import { forgetPayers } from './forget-payers.ts'

const shop = givenShop()
const admin = givenPerson(shop, 'admin')
const client = givenPerson(shop)
const namesake = givenPerson(shop)
const { changes, name, refuses } = givenChanges(shop)
const query = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows

const ids = new Map<string, string>()
type Given = {
  purpose?: string
  account?: string
  state?: string
  method?: string | null
  amount?: number
  lost?: number
  user?: string | null
  at?: string
  paidAt?: string | null
  email?: string
}
const have = async (called: string, given: Given = {}): Promise<string> => {
  const {
    purpose = 'product_order',
    account = purpose === 'plan' ? 'plan' : 'salon',
    state = 'succeeded',
    amount = 1000,
    lost = 0,
  } = given
  const { user = client.id, at = '2026-03-10T09:00Z', email = payer.email } = given
  const { method = state === 'succeeded' ? 'card' : null, paidAt = state === 'succeeded' ? at : null } = given
  const [{ id }] = await query(
    `INSERT INTO payments (purpose, account, state, method, amount_centimes, lost_centimes, currency, user_id, payer, plan_id,
       request, caller, stripe_intent_id, created_at, updated_at, paid_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'CHF', $7, $8, CASE WHEN $1 = 'plan' THEN (SELECT id FROM plans WHERE name = 'BUSINESS') END,
       '{"cart": 1}', 'caller', CASE WHEN $4 <> 'cash' THEN 'pi_' || md5(random()::text) END, $9, $9, $10) RETURNING id`,
    [
      purpose,
      account,
      state,
      method,
      amount,
      lost,
      user,
      JSON.stringify({ ...payer, name: called, email }),
      at,
      paidAt,
    ],
  )
  ids.set(called, id)
  name({ [called]: id })
  return id
}
const refund = async (of: string, amount: number, state = 'succeeded', at = '2026-03-10T10:00Z') =>
  await query(
    `INSERT INTO refunds (payment_id, amount_centimes, reason, state, send_after, created_at, updated_at) VALUES ($1, $2, 'Difetto', $3, $4, $4, $4)`,
    [ids.get(of), amount, state, at],
  )
const dispute = async (
  of: string,
  state: string,
  amount = 1000,
  closedAt: string | null = state === 'won' || state === 'lost' ? '2026-03-10T11:00Z' : null,
) =>
  await query(
    `INSERT INTO disputes (payment_id, stripe_dispute_id, amount_centimes, reason, state, created_at, updated_at, closed_at)
     VALUES ($1, gen_random_uuid(), $2, 'fraudulent', $3, now(), now(), $4)`,
    [ids.get(of), amount, state, closedAt],
  )

beforeEach(async () => {
  await query('TRUNCATE refunds, disputes, payments CASCADE')
  await query('DELETE FROM messages')
  ids.clear()
})

describe('the payment list', () => {
  const listed = async (filter = '', api = admin.api): Promise<string[]> =>
    (await api.get(`/payments/history?${filter}`)).body.data.map(
      ({ customer }: { customer: string }) => customer,
    )

  beforeEach(async () => {
    await have('open', { state: 'open' })
    await have('processing', { state: 'processing' })
    await have('cancelled', { state: 'cancelled' })
    await have('completed')
    await have('failed back')
    await refund('failed back', 1000, 'failed')
    await have('partly back')
    await refund('partly back', 999, 'requested', '2026-03-11T05:00Z')
    await have('all back')
    await refund('all back', 600, 'pending')
    await refund('all back', 400)
    await have('disputed')
    await refund('disputed', 100, 'requested', '2026-03-11T05:00Z')
    await dispute('disputed', 'open')
    await have('inquired')
    await dispute('inquired', 'inquiry')
    await have('won')
    await dispute('won', 'won')
    await have('lost', { lost: 1000 })
    await dispute('lost', 'lost')
    await have('namesakes', { user: namesake.id })
    await have('guests', { user: null })
    await have('plan', { purpose: 'plan', user: admin.id })
  })

  it('shows the owner all but plan payments, newest first, in pages', async () => {
    expect(await listed()).toEqual([
      'guests',
      'namesakes',
      'lost',
      'won',
      'inquired',
      'disputed',
      'all back',
      'partly back',
      'failed back',
      'completed',
      'cancelled',
      'processing',
      'open',
    ])
    expect(await listed('limit=2')).toEqual(['guests', 'namesakes'])
    expect(await listed(`limit=2&before=${ids.get('namesakes')}`)).toEqual(['lost', 'won'])
    expect(await listed('type=plan')).toEqual(['Piano Business, 1 mese'])
  })

  it('shows each with status, refunds and disputes', async () => {
    await refund('won', 100, 'requested', '2026-03-11T07:59Z')
    const { body } = await admin.api.get('/payments/history')
    type Shown = {
      customer: string
      status: string
      refunded: number
      refunds: { amount: number; isDelayed: boolean }[]
      disputes: unknown[]
    }
    const told = body.data.map(({ customer, status, refunded, refunds, disputes }: Shown) =>
      [
        customer,
        status,
        refunded,
        refunds.map(({ amount, isDelayed }) => `${amount}${isDelayed ? ' late' : ''}`).join(' + '),
        disputes.length,
      ].join(', '),
    )
    expect(told).toMatchInlineSnapshot(`
      [
        "guests, completed, 0, , 0",
        "namesakes, completed, 0, , 0",
        "lost, lost, 0, , 1",
        "won, partially_refunded, 1, 1, 1",
        "inquired, completed, 0, , 1",
        "disputed, disputed, 1, 1, 1",
        "all back, refunded, 10, 6 + 4, 0",
        "partly back, partially_refunded, 9.99, 9.99 late, 0",
        "failed back, completed, 0, 10, 0",
        "completed, completed, 0, , 0",
        "cancelled, cancelled, 0, , 0",
        "processing, processing, 0, , 0",
        "open, pending, 0, , 0",
      ]
    `)
  })

  it('is filtered by order', async () => {
    const orders = await query(
      `INSERT INTO orders (order_number, status, name, email, phone, pays_online, total_centimes, created_at, updated_at)
       SELECT 'F4-2024-' || to_char(n, 'FM00000'), 'pending', 'Ordine ' || n, 'a@posta.test', '+41791234567', true, 2400, now(), now()
       FROM generate_series(1, 2) n ON CONFLICT (order_number) DO UPDATE SET status = 'pending' RETURNING id`,
    )
    await query('UPDATE payments SET order_id = $1 WHERE id = $2', [orders[0].id, ids.get('completed')])
    await query('UPDATE payments SET order_id = $1 WHERE id = $2', [orders[1].id, ids.get('won')])
    expect(await listed(`order=${orders[0].id}`)).toEqual(['Ordine 1'])
  })

  it('shows a client the own payments', async () => {
    expect(await listed('', namesake.api)).toEqual(['namesakes'])
    expect(await listed('', client.api)).toHaveLength(11)
    expect(await listed('type=plan', client.api)).toEqual([])
  })

  it.each([
    ['status=pending', ['open']],
    ['status=processing', ['processing']],
    ['status=cancelled', ['cancelled']],
    ['status=completed', ['guests', 'namesakes', 'won', 'inquired', 'failed back', 'completed']],
    ['status=partially_refunded', ['partly back']],
    ['status=refunded', ['all back']],
    ['status=disputed', ['disputed']],
    ['status=lost', ['lost']],
    ['show=stalled', ['partly back']],
    ['show=made&limit=3', ['guests', 'namesakes', 'lost']],
    ['show=made&status=pending', []],
    ['show=made&status=processing', ['processing']],
  ])('is filtered by %s', async (filter, expected) => {
    expect(await listed(filter)).toEqual(expected)
  })

  it('of a day contains payments made on it, or started on it when unpaid', async () => {
    await query('TRUNCATE refunds, disputes, payments CASCADE')
    await have('begun the day before, paid at its start', {
      at: '2026-03-09T20:00Z',
      paidAt: '2026-03-09T23:00Z',
    })
    await have('paid a second before', { at: '2026-03-09T22:00Z', paidAt: '2026-03-09T22:59:59Z' })
    await have('begun at its end', { state: 'cancelled', at: '2026-03-10T22:59:59Z' })
    await have('begun on it, paid after it', { at: '2026-03-10T20:00Z', paidAt: '2026-03-10T23:00Z' })
    await have('begun after it', { state: 'open', at: '2026-03-10T23:00Z' })
    expect(await listed('date=2026-03-10')).toEqual([
      'begun at its end',
      'begun the day before, paid at its start',
    ])
  })

  it('opens one payment for payer and owner; fees and disputes for the owner only', async () => {
    const one = (called: string, api = client.api) => api.get(`/payments/${ids.get(called)}`)
    await refuses(() => one('namesakes'), [404, 'PAYMENT_NOT_FOUND'])
    await refuses(() => one('guests'), [404, 'PAYMENT_NOT_FOUND'])
    await refuses(() => client.api.get('/payments/unsinn'), [404, 'PAYMENT_NOT_FOUND'])
    const told = async (called: string, api = client.api) => {
      const { fee, net, disputes, refunds } = (await one(called, api)).body.data
      return [fee, net, disputes.length, refunds.map((row: { isDelayed: boolean }) => row.isDelayed)]
    }
    expect(await told('partly back')).toEqual([null, null, 0, [false]])
    expect(await told('partly back', admin.api)).toEqual([0.59, -0.58, 0, [true]])
    expect(await told('disputed')).toEqual([null, null, 0, [false]])
    expect(await told('disputed', admin.api)).toEqual([0.59, 8.41, 1, [false]])
    expect(await told('open', admin.api)).toEqual([null, null, 0, []])
    expect(await told('plan', admin.api)).toEqual([null, null, 0, []])
    expect(await told('all back', admin.api)).toEqual([0.59, -0.59, 0, [false, false]])
  })
})

it('the takings of a day are receipts by method less refunds and losses', async () => {
  const [start, end] = ['2026-03-09T23:00Z', '2026-03-10T22:59:59Z']
  for (const [index, paidAt] of [start, end].entries()) {
    await have(`cash ${index}`, { method: 'cash', amount: 100, paidAt })
    await have(`card ${index}`, { method: 'card', amount: 1000, paidAt })
    await have(`debit ${index}`, { method: 'sepa_debit', amount: 10_000, paidAt })
    await have(`twint ${index}`, { method: 'twint', amount: 100_000, paidAt })
  }
  for (const method of ['cash', 'card', 'twint'])
    for (const paidAt of ['2026-03-09T22:59:59Z', '2026-03-10T23:00Z'])
      await have(`${method} ${paidAt}`, { method, amount: 7, paidAt })
  await have('plan', { purpose: 'plan', method: 'card', amount: 7 })
  await have('open', { state: 'open', amount: 7 })
  await refund('card 0', 1, 'requested', start)
  await refund('card 0', 20, 'succeeded', end)
  await refund('card 0', 4, 'failed', end)
  await refund('card 0', 4, 'succeeded', '2026-03-09T22:59:59Z')
  await refund('card 0', 4, 'succeeded', '2026-03-10T23:00Z')
  await refund('plan', 4, 'succeeded', end)
  await dispute('card 1', 'lost', 300, start)
  await dispute('card 1', 'lost', 500, end)
  await dispute('card 1', 'won', 4, end)
  await dispute('card 1', 'lost', 4, '2026-03-09T22:59:59Z')
  await dispute('card 1', 'lost', 4, '2026-03-10T23:00Z')
  await dispute('plan', 'lost', 4, end)
  const { body } = await admin.api.get('/payments/day?date=2026-03-10')
  expect(body.data).toEqual({
    date: '2026-03-10',
    cash: 2,
    card: 220,
    twint: 2000,
    refunded: 0.21,
    lost: 8,
    total: 2213.79,
  })
})

describe('payers are anonymised', () => {
  it('with their account: own payments, those of the verified email, messages and log', async () => {
    const leaving = await signIn(shop)
    await query('UPDATE users SET email_verified_at = created_at WHERE id = $1', [leaving.id])
    await have('own', { user: leaving.id })
    await have('own order', { user: leaving.id, state: 'open' })
    await have('as guest', { user: null, email: leaving.email.toUpperCase() })
    await have('namesakes', { user: namesake.id, email: leaving.email })
    await have('other guest', { user: null })
    for (const called of ['own', 'namesakes']) {
      await query(
        `INSERT INTO messages (template, recipient, payload, cause_key, created_at, send_after)
         VALUES ('refund-failed', 'admin@posta.test', jsonb_build_object('paymentId', $1::text, 'name', 'Ada Neri'), $1, now(), now())`,
        [ids.get(called)],
      )
      await query(
        `INSERT INTO audit_log (at, action, entity, entity_id, entity_name, actor_id, actor_name, actor_role) VALUES (now(), 'refunded', 'payment', $1, 'Ada Neri', $2, 'Titolare', 'admin')`,
        [ids.get(called), admin.id],
      )
    }
    await leaving.api.post('/users/profile/delete', { password })
    const rows = await query("SELECT id, payer ->> 'name' AS payer FROM payments ORDER BY id")
    expect(rows.map((row) => row.payer)).toEqual([null, null, null, 'namesakes', 'other guest'])
    const messages = await query(
      "SELECT is_to_be_forgotten AS forgotten FROM messages WHERE template = 'refund-failed' ORDER BY cause_key",
    )
    expect(messages).toEqual([{ forgotten: true }, { forgotten: false }])
    const audit = await query(
      "SELECT entity_name FROM audit_log WHERE action = 'refunded' AND entity_id = ANY ($1) ORDER BY id",
      [[...ids.values()]],
    )
    expect(audit.map((row) => row.entity_name)).toEqual(['Cliente eliminato', 'Ada Neri'])
  })

  it('after the retention period; later payments stay', async () => {
    await have('old', { at: '2025-03-10T08:59:59Z' })
    await have('old without a payer', { at: '2025-03-01T09:00Z' })
    await query("UPDATE payments SET payer = NULL WHERE payer ->> 'name' = 'old without a payer'")
    await have('old without a request', { at: '2025-03-01T09:00Z' })
    await query("UPDATE payments SET request = NULL WHERE payer ->> 'name' = 'old without a request'")
    await have('young', { at: '2025-03-10T09:00Z' })
    expect(await changes(() => forgetPayers(shop.platform.database.db, new Date('2025-03-10T09:00Z'))))
      .toMatchInlineSnapshot(`
      "~ payments [old]
          payer: {city=Lugano, name=old, email=ada@posta.test, phone=079 123 45 67, address=Via Nassa 5, postalCode=6900} → null
          caller: caller → null request: {cart=1} → null
      ~ payments [old without a payer] caller: caller → null request: {cart=1} → null
      ~ payments [old without a request]
          payer: {city=Lugano, name=old without a request, email=ada@posta.test, phone=079 123 45 67, address=Via Nassa 5, postalCode=6900} → null
          caller: caller → null"
    `)
  })
})

it('the data export contains own payments and those of the verified email', async () => {
  await have('own')
  await refund('own', 300)
  await have('namesakes', { user: namesake.id, email: client.email })
  await have('as guest', { user: null, email: client.email.toUpperCase() })
  await have('other guest', { user: null })
  const exported = async () => {
    const { body } = await client.api.get('/users/profile/export')
    const { payments } = typeof body === 'string' ? JSON.parse(body) : body
    return payments.map((row: { payer: { name: string }; refundedChf: number }) => [
      row.payer.name,
      row.refundedChf,
    ])
  }
  await query('UPDATE users SET email_verified_at = NULL WHERE id = $1', [client.id])
  expect(await exported()).toEqual([['own', 3]])
  await query('UPDATE users SET email_verified_at = created_at WHERE id = $1', [client.id])
  expect((await exported()).toSorted()).toEqual([
    ['as guest', 0],
    ['own', 3],
  ])
})
