import { beforeEach, describe, expect, test } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenBarber, givenMailServer, givenNewPerson, givenShop } from '#tests/support/given.ts'
import { guestBooking, signIn } from '#tests/support/people.ts'
import { limitPlans } from '#tests/support/plan.ts'
import { minute } from '#tests/support/test-clock.ts'
import { auditEntries } from '#tests/support/written.ts'

const path = '/appointments/public/appointments/guest'
const post = givenMailServer()
const shop = givenShop(() => ({ smtpUrl: post.url }))
const barber = givenBarber(shop, { hours: ['06:00', '22:00'], pause: null })

beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  post.answer = () => 250
  await limitPlans(shop, { emails: 999_999 })
  await shop.platform.database.pool.query('DELETE FROM messages')
})
const admin = givenNewPerson(shop, 'admin')

let number = 0
async function book() {
  number += 1
  const wish = guestBooking(barber.id, {
    date: `2026-03-${13 + Math.floor(number / 14)}`,
    time: `${String(7 + (number % 14)).padStart(2, '0')}:00`,
  })
  const { body } = await apiOf(shop.url).post(path, wish)
  return { id: String(body.id), token: String(body.token), email: wish.email }
}
const listed = async (query = '') => (await admin.api.get(`/admin/messages${query}`)).body
async function messageTo(recipient: string) {
  const { data } = await listed()
  return data.find((message: { recipient: string }) => message.recipient === recipient)
}
const resend = async (id: string, key?: string) =>
  await admin.api.post(`/admin/messages/${id}/resend`, {}, key ? { 'idempotency-key': key } : {})
const mailsTo = async (recipient: string) =>
  (await post.mails()).filter(({ recipients }) => recipients.includes(recipient))

describe('the message list', () => {
  test('shows state, cause and error, newest first, without the content', async () => {
    const guest = await book()
    post.answer = (recipient) => (recipient === guest.email ? 550 : 250)
    await shop.sendMessages()
    shop.clock.advance(minute)
    await apiOf(shop.url).post('/auth/reset-password', { email: admin.email })
    const { data, pagination } = await listed()
    expect(pagination).toEqual({ total: 3, page: 1, pages: 1 })
    expect(data[0]).toMatchObject({
      state: 'queued',
      channel: 'email',
      cause: 'Link per la nuova password',
      recipient: admin.email,
      error: null,
      sentAt: null,
    })
    expect(await messageTo(guest.email)).toMatchObject({
      state: 'failed',
      cause: 'Conferma di prenotazione',
      attempts: 1,
      error: expect.stringContaining('550'),
      notResendable: null,
    })
    expect(await messageTo(barber.email)).toMatchObject({ state: 'sent', sentAt: '2026-03-11T08:00:00.000Z' })
    const text = JSON.stringify(data)
    for (const secret of [guest.token, 'token', 'payload', 'password":']) expect(text).not.toContain(secret)
  })

  test('is filtered by state, channel and page, and returns 400 for invalid values', async () => {
    await book()
    await shop.sendMessages()
    await book()
    expect((await listed('?state=queued')).pagination.total).toBe(2)
    expect((await listed('?state=sent&channel=email')).pagination.total).toBe(2)
    expect((await listed('?channel=sms')).pagination.total).toBe(0)
    const second = await listed('?limit=3&page=2')
    expect([second.data.length, second.pagination]).toEqual([1, { total: 4, page: 2, pages: 2 }])
    for (const query of ['?state=sending', '?channel=fax', '?page=0', '?limit=101'])
      expect([(await admin.api.get(`/admin/messages${query}`)).status, query]).toEqual([400, query])
  })

  test('shows a message being sent as queued', async () => {
    const guest = await book()
    await shop.platform.database.pool.query(
      `UPDATE messages SET state = 'sending', send_after = now() + interval '1 day' WHERE recipient = $1`,
      [guest.email],
    )
    expect((await messageTo(guest.email)).state).toBe('queued')
    const { data } = await listed('?state=queued')
    expect(data.map(({ recipient }: { recipient: string }) => recipient)).toContain(guest.email)
  })

  test('contains only the given channel', async () => {
    await book()
    await shop.platform.database.pool.query(
      `INSERT INTO messages (channel, template, recipient, payload, cause_key, created_at, send_after)
       VALUES ('sms', 'appointment-reminder', '+41790000001', '{}', 'one text message', now(), now())`,
    )
    for (const [channel, count] of [
      ['sms', 1],
      ['email', 2],
    ] as const) {
      const { data, pagination } = await listed(`?channel=${channel}`)
      expect(data.map((row: { channel: string }) => row.channel)).toEqual(Array(count).fill(channel))
      expect(pagination.total).toBe(count)
    }
  })

  test('shows the next attempt of a retried message, none for new or failed ones', async () => {
    const guest = await book()
    expect((await messageTo(guest.email)).nextAttemptAt).toBeNull()
    post.answer = (recipient) => (recipient === guest.email ? 451 : 250)
    await shop.sendMessages()
    expect(await messageTo(guest.email)).toMatchObject({ attempts: 1, nextAttemptAt: expect.any(String) })
    post.answer = (recipient) => (recipient === guest.email ? 550 : 250)
    shop.clock.advance(minute)
    await shop.sendMessages()
    expect(await messageTo(guest.email)).toMatchObject({ state: 'failed', nextAttemptAt: null })
  })

  test('hides the token of a link in an error', async () => {
    const guest = await book()
    await shop.platform.database.pool.query(
      `UPDATE messages SET state = 'failed', last_error = 'Spam: http://x/y?id=1&token=abc.DEF-1 refused' WHERE recipient = $1`,
      [guest.email],
    )
    expect((await messageTo(guest.email)).error).toBe('Spam: http://x/y?id=1&token=… refused')
  })
})

describe('resending a message', () => {
  test('refused by the server queues the same row and is logged', async () => {
    const guest = await book()
    post.answer = (recipient) => (recipient === guest.email ? 550 : 250)
    await shop.sendMessages()
    const { _id: id } = await messageTo(guest.email)
    post.answer = () => 250
    expect((await resend(id)).body).toEqual({ success: true, message: 'Messaggio rimesso in coda' })
    expect((await resend(id)).body).toMatchObject({ code: 'MESSAGE_WAITS' })
    await shop.sendMessages()
    expect([(await messageTo(guest.email)).state, (await mailsTo(guest.email)).length]).toEqual(['sent', 1])
    const entries = await auditEntries(shop, id)
    expect(entries).toMatchObject([
      {
        entity: 'message',
        action: 'resent',
        actor_id: admin.id,
        entity_name: 'Conferma di prenotazione (Email)',
      },
    ])
    expect(JSON.stringify(entries)).not.toContain(guest.email)
  })

  test('withheld by the limit works once the limit is raised', async () => {
    await limitPlans(shop, { emails: 0 })
    const guest = await book()
    await shop.sendMessages()
    const { _id: id, state } = await messageTo(guest.email)
    expect(state).toBe('withheld')
    await resend(id)
    await shop.sendMessages()
    expect((await messageTo(guest.email)).state).toBe('withheld')
    await limitPlans(shop, { emails: 999_999 })
    expect((await resend(id)).status).toBe(200)
    await shop.sendMessages()
    expect([(await messageTo(guest.email)).state, (await mailsTo(guest.email)).length]).toEqual(['sent', 1])
  })

  test('already sent creates one copy for concurrent calls', async () => {
    const guest = await book()
    await shop.sendMessages()
    const { _id: id } = await messageTo(guest.email)
    const answers = await Promise.all([resend(id), resend(id), resend(id)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    await shop.sendMessages()
    const mails = await mailsTo(guest.email)
    expect(mails).toHaveLength(2)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2)
    expect((await listed('?state=sent')).pagination.total).toBe(3)
    expect((await resend(id)).status).toBe(200)
  })

  test('twice with one key creates one copy; another key creates another one', async () => {
    const guest = await book()
    await shop.sendMessages()
    const { _id: id } = await messageTo(guest.email)
    const together = await Promise.all([resend(id, 'one press'), resend(id, 'one press')])
    expect(together.map(({ status }) => status)).toEqual([200, 200])
    await shop.sendMessages()
    expect((await resend(id, 'one press')).body).toEqual({
      success: true,
      message: 'Messaggio rimesso in coda',
    })
    await shop.sendMessages()
    expect([(await mailsTo(guest.email)).length, (await auditEntries(shop, id)).length]).toEqual([2, 1])
    expect((await resend(id, 'next press')).status).toBe(200)
    await shop.sendMessages()
    expect(await mailsTo(guest.email)).toHaveLength(3)
  })

  test('applies the key per message and owner', async () => {
    const [one, other] = [await book(), await book()]
    await shop.sendMessages()
    const ids = [(await messageTo(one.email))._id, (await messageTo(other.email))._id]
    for (const id of ids) expect((await resend(id, 'a key of many')).status).toBe(200)
    await shop.sendMessages()
    expect([(await mailsTo(one.email)).length, (await mailsTo(other.email)).length]).toEqual([2, 2])
    const { api } = await signIn(shop, 'admin')
    const headers = { 'idempotency-key': 'a key of many' }
    expect((await api.post(`/admin/messages/${ids[0]}/resend`, {}, headers)).status).toBe(200)
    await shop.sendMessages()
    expect(await mailsTo(one.email)).toHaveLength(3)
  })

  test('days old retries it like a new one', async () => {
    const guest = await book()
    post.answer = (recipient) => (recipient === guest.email ? 550 : 250)
    await shop.sendMessages()
    const { _id: id } = await messageTo(guest.email)
    await shop.platform.database.pool.query(
      `UPDATE messages SET created_at = created_at - interval '4 days' WHERE id = $1`,
      [id],
    )
    post.answer = (recipient) => (recipient === guest.email ? 451 : 250)
    expect((await resend(id)).status).toBe(200)
    await shop.sendMessages()
    expect(await messageTo(guest.email)).toMatchObject({ state: 'queued', attempts: 1 })
  })

  test('resets attempts, error and time', async () => {
    const guest = await book()
    const { _id: id } = await messageTo(guest.email)
    await shop.platform.database.pool.query(
      `UPDATE messages SET state = 'recorded', attempts = 7, last_error = 'away', sent_at = now() WHERE id = $1`,
      [id],
    )
    expect((await resend(id)).status).toBe(200)
    expect(await messageTo(guest.email)).toMatchObject({
      state: 'queued',
      attempts: 0,
      error: null,
      sentAt: null,
    })
  })

  test.each(['queued', 'sending'])('returns 409 MESSAGE_WAITS while the first copy is %s', async (state) => {
    const guest = await book()
    await shop.sendMessages()
    const { _id: id } = await messageTo(guest.email)
    expect((await resend(id)).status).toBe(200)
    await shop.platform.database.pool.query(
      `UPDATE messages SET state = $1 WHERE recipient = $2 AND id <> $3`,
      [state, guest.email, id],
    )
    expect(await resend(id)).toMatchObject({ status: 409, body: { code: 'MESSAGE_WAITS' } })
  })

  test('returns 409 for a copy once its appointment changed', async () => {
    const guest = await book()
    await shop.sendMessages()
    const { _id: id } = await messageTo(guest.email)
    expect((await resend(id)).status).toBe(200)
    await shop.sendMessages()
    const copy = await messageTo(guest.email)
    expect([copy._id === id, copy.state]).toEqual([false, 'sent'])
    await apiOf(shop.url).put(`/appointments/public/${guest.id}/cancel?token=${guest.token}`)
    expect(await resend(copy._id)).toMatchObject({ status: 409, body: { code: 'MESSAGE_OVERTAKEN' } })
  })

  test('keeps the expiry of the first one for its copy', async () => {
    const guest = await book()
    await shop.sendMessages()
    const { _id: id } = await messageTo(guest.email)
    const end = new Date(shop.clock.now().getTime() + 60_000)
    await shop.platform.database.pool.query('UPDATE messages SET useful_until = $1 WHERE id = $2', [end, id])
    expect((await resend(id)).status).toBe(200)
    shop.clock.advance(120_000)
    await shop.sendMessages()
    expect(await mailsTo(guest.email)).toHaveLength(1)
  })

  test('returns 409 once its appointment changed or when it contained a secret', async () => {
    const guest = await book()
    await shop.sendMessages()
    const { _id: id } = await messageTo(guest.email)
    await apiOf(shop.url).put(`/appointments/public/${guest.id}/cancel?token=${guest.token}`)
    expect(await resend(id)).toMatchObject({ status: 409, body: { code: 'MESSAGE_OVERTAKEN' } })
    await apiOf(shop.url).post('/auth/reset-password', { email: admin.email })
    await shop.sendMessages()
    const { _id: link, notResendable } = await messageTo(admin.email)
    expect(await resend(link)).toMatchObject({ status: 409, body: { message: notResendable } })
  })

  test.each(['0190a0a0-0000-7000-8000-000000000000', 'niente', "1' OR 1=1"])(
    'returns 404 for an unknown id: %s',
    async (id) => {
      expect(await resend(encodeURIComponent(id))).toMatchObject({
        status: 404,
        body: { code: 'MESSAGE_NOT_FOUND', message: 'Messaggio non trovato' },
      })
    },
  )
})

describe('message previews', () => {
  test('show every template as sent, with links that return 400', async () => {
    const { data } = (await admin.api.get('/admin/message-templates')).body
    expect(data.length).toBeGreaterThan(18)
    for (const { name, cause, hasSms } of data) {
      const { body, status } = await admin.api.get(`/admin/message-templates/preview?name=${name}`)
      expect([status, cause === 'Avviso', body.data.sms !== null]).toEqual([200, false, hasSms])
      expect(body.data.html).toContain('Via Zurigo 2, 6900 Lugano')
      const text: string = body.data.text
      const link = /unsubscribe\?(\S+)/.exec(text)?.[1]
      const { email, token } = Object.fromEntries(new URLSearchParams(link))
      const answer = await apiOf(shop.url).post('/users/unsubscribe', { email, token })
      expect([name, answer.status]).toEqual([name, 400])
    }
  })

  test.each(['niente', 'constructor', '__proto__'])('return 404 for %s', async (name) => {
    const answer = await admin.api.get(`/admin/message-templates/preview?name=${name}`)
    expect(answer).toMatchObject({ status: 404, body: { code: 'TEMPLATE_NOT_FOUND' } })
  })
})
