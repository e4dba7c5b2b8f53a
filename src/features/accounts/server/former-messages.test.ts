import { beforeAll, expect, it } from 'vitest'

import { migrateFormer } from '#tests/support/former-database.ts'
import { givenDatabase } from '#tests/support/given.ts'

const change = '0052_messages_of_accounts.sql'

const database = givenDatabase()

const ids = {
  nora: '01990000-0000-7000-8000-000000000001',
  gone: '01990000-0000-7000-8000-000000000002',
  payment: '01990000-0000-7000-8000-000000000003',
  refund: '01990000-0000-7000-8000-000000000004',
}

const sent = (template: string, cause: string, recipient: string, payload: object = {}) =>
  `('${template}', 'email', '${recipient}', '${JSON.stringify(payload)}', '${template}:${cause}:${recipient}:email', 'sent', now(), now())`

const formerRows = `
  INSERT INTO users (id, email, password_hash, first_name, last_name, phone, role, deleted_at) VALUES
    ('${ids.nora}', 'nora@posta.test', '', 'Nora', 'Neri', '', 'client', NULL),
    ('${ids.gone}', 'x@eliminato.invalid', '', 'Utente', 'eliminato', '', 'client', now());
  INSERT INTO payments (id, purpose, account, amount_centimes, currency, state, stripe_intent_id, method, paid_at, created_at, updated_at)
    VALUES ('${ids.payment}', 'product_order', 'salon', 3000, 'CHF', 'succeeded', 'pi_1', 'card', now(), now(), now());
  INSERT INTO refunds (id, payment_id, amount_centimes, reason, state, send_after, created_at, updated_at)
    VALUES ('${ids.refund}', '${ids.payment}', 3000, 'x', 'requested', now(), now(), now());
  INSERT INTO messages (template, channel, recipient, payload, cause_key, state, created_at, send_after) VALUES
    ${[
      sent('welcome', ids.nora, 'former@posta.test'),
      sent('password-reset', 'hash', 'NORA@posta.test'),
      sent('waiting-request-expired', ids.refund, 'nora@posta.test'),
      sent('address-changed', `${ids.gone} 1773219600000`, 'gone@posta.test', { email: 'new@posta.test' }),
      sent('address-proof', 'hash', 'new@posta.test', { email: 'new@posta.test' }),
      sent('payment-refunded', ids.payment, 'payer@posta.test'),
      sent('refund-failed', ids.refund, 'owner@posta.test'),
      sent('payment-unknown', 'pi_1', 'owner@posta.test'),
      sent('plan-paid', ids.payment, 'owner@posta.test'),
    ].join(',\n')};`

beforeAll(() => migrateFormer(database.pool, { change, rows: formerRows }))

it('the migration links old mails to accounts or payments and marks those of deleted accounts', async () => {
  const { rows } = await database.pool.query(
    `SELECT template, payload ->> 'userId' AS user, payload ->> 'paymentId' AS payment, is_to_be_forgotten AS goes FROM messages
      ORDER BY template`,
  )
  const none = { user: null, payment: null, goes: false }
  expect(rows).toEqual([
    { ...none, template: 'address-changed', user: ids.gone, goes: true },
    { ...none, template: 'address-proof', user: ids.gone, goes: true },
    { ...none, template: 'password-reset', user: ids.nora },
    { ...none, template: 'payment-refunded', payment: ids.payment },
    { ...none, template: 'payment-unknown', payment: ids.payment },
    { ...none, template: 'plan-paid' },
    { ...none, template: 'refund-failed', payment: ids.payment },
    { ...none, template: 'waiting-request-expired', user: ids.nora },
    { ...none, template: 'welcome', user: ids.nora },
  ])
})
