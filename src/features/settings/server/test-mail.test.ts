import { afterAll, describe, expect, it } from 'vitest'

import { givenPerson, givenShop } from '#tests/support/given.ts'
import { startMailServer } from '#tests/support/mail-server.ts'

const server = await startMailServer()
afterAll(() => server.stop())

describe('with a mail server', () => {
  const shop = givenShop({ smtpUrl: server.url, rateLimitScale: 1 })
  const owner = givenPerson(shop, 'admin')
  const ask = async () => (await owner.api.post('/admin/settings/test-mail')).body.data
  const rows = async () =>
    (
      await shop.platform.database.pool.query(
        'SELECT (SELECT count(*)::int FROM messages) AS messages, (SELECT count(*)::int FROM audit_log) AS entries',
      )
    ).rows[0]

  it('the test mail is sent to the owner and nothing is stored', async () => {
    const before = await rows()
    expect(await ask()).toEqual({ outcome: 'sent', to: owner.email, answer: null })
    const [mail] = await server.mails()
    expect([mail?.recipients, mail?.subject]).toEqual([[owner.email], 'Email di prova · F4DEZONE'])
    expect(mail?.text).toContain('Via Zurigo 2, 6900 Lugano')
    expect(await rows()).toEqual(before)
  })

  it('a refusal is returned with the answer of the server', async () => {
    server.answer = () => 550
    const { outcome, answer } = await ask()
    server.answer = () => 250
    expect(outcome).toBe('refused')
    expect(answer).toBe(`550 Not this mail for <${owner.email}>`)
    server.answerToSender = 451
    expect(await ask()).toMatchObject({ outcome: 'refused', answer: '451 Not from you' })
    server.answerToSender = 250
  })

  it('a server slower than the timeout is reported as unreachable', { timeout: 25_000 }, async () => {
    server.answer = () => new Promise((resolve) => setTimeout(() => resolve(250), 16_000))
    expect(await ask()).toMatchObject({ outcome: 'unreachable', answer: null })
    server.answer = () => 250
  })

  it('the test mail is rate limited with 429', async () => {
    const statuses = []
    for (let count = 0; count < 3; count++)
      statuses.push((await owner.api.post('/admin/settings/test-mail')).status)
    expect(statuses).toEqual([200, 429, 429])
  })
})

describe('with an unreachable mail server', () => {
  const shop = givenShop({ smtpUrl: 'smtp://127.0.0.1:1' })
  const owner = givenPerson(shop, 'admin')

  it('the owner gets unreachable without details', async () => {
    const { body } = await owner.api.post('/admin/settings/test-mail')
    expect(body.data).toEqual({ outcome: 'unreachable', to: owner.email, answer: null })
  })
})

describe('without a mail server', () => {
  const shop = givenShop()
  const owner = givenPerson(shop, 'admin')

  it('the owner gets not_configured', async () => {
    const { body } = await owner.api.post('/admin/settings/test-mail')
    expect(body.data).toEqual({ outcome: 'not_configured', to: owner.email, answer: null })
  })
})

describe('the channels', () => {
  const shop = givenShop({ smtpUrl: server.url, payments: true })
  const owner = givenPerson(shop, 'admin')

  it('report sent, waiting and failed emails, SMS and payments', async () => {
    await shop.platform.database.pool.query(
      `INSERT INTO messages (channel, template, recipient, payload, state, last_error, sent_at, created_at) VALUES
       ('email', 'welcome', 'a@b.ch', '{}', 'sent', NULL, '2026-03-10T10:00:00Z', '2026-03-10T10:00:00Z'),
       ('email', 'welcome', 'a@b.ch', '{}', 'queued', 'away', NULL, '2026-03-10T10:00:00Z'),
       ('email', 'welcome', 'a@b.ch', '{}', 'failed', 'no', NULL, '2026-03-10T10:00:00Z'),
       ('email', 'welcome', 'a@b.ch', '{}', 'sending', 'away', NULL, '2026-03-10T10:00:00Z'),
       ('email', 'welcome', 'a@b.ch', '{}', 'sending', NULL, NULL, '2026-03-10T10:00:00Z'),
       ('email', 'welcome', 'a@b.ch', '{}', 'failed', 'no', NULL, '2026-03-03T10:00:00Z'),
       ('sms', 'reminder', '+41790000001', '{}', 'sent', NULL, '2026-03-11T07:00:00Z', '2026-03-11T07:00:00Z'),
       ('sms', 'reminder', '+41790000001', '{}', 'queued', 'away', NULL, '2026-03-10T10:00:00Z'),
       ('sms', 'reminder', '+41790000001', '{}', 'failed', 'no', NULL, '2026-03-10T10:00:00Z')`,
    )
    expect((await owner.api.get('/admin/settings')).body.data.channels).toEqual({
      mail: { configured: true, lastSentAt: '2026-03-10T10:00:00.000Z', waiting: 2, failed: 1 },
      sms: { configured: false },
      payments: { mode: 'test', hearsEvents: true },
    })
  })
})
