import { beforeEach, describe, expect, it } from 'vitest'

import { changesAmong, expectNoChange } from '#tests/support/changes.ts'
import { givenPerson, givenShop } from '#tests/support/given.ts'
import { signIn } from '#tests/support/people.ts'
import { minute } from '#tests/support/test-clock.ts'

const shop = givenShop({ demo: true })
const owner = givenPerson(shop, 'admin')

const query = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows
const changes = changesAmong(shop, () => ({ [owner.id]: 'owner' }))

beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await query('DELETE FROM messages')
})

async function message(values: Record<string, unknown> = {}): Promise<string> {
  const row = {
    template: 'password-changed',
    channel: 'email',
    recipient: 'ada@posta.test',
    payload: { firstName: 'Ada' },
    state: 'failed',
    attempts: 8,
    last_error: '550 no',
    created_at: '2026-03-11T07:00Z',
    send_after: '2026-03-11T07:00Z',
    ...values,
  }
  const columns = Object.keys(row)
  const [{ id }] = await query(
    `INSERT INTO messages (${columns.join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`,
    Object.values(row),
  )
  return id
}
const resend = (id: string, headers = {}) =>
  owner.api.post(`/admin/messages/${id}/resend`, undefined, headers)

describe('the owner resends a message', () => {
  it('that failed: it is queued without error and attempts', async () => {
    const id = await message()
    await message()
    expect(await changes(() => resend(id), { [id]: 'message' })).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 action=resent entity=message actor_id=owner entity_id=message
          actor_name=Giulia Bianchi actor_role=admin entity_name=Password cambiata (Email)
      ~ messages [message] state: failed → queued attempts: 8 → 0 resent_at: null → now last_error: 550 no → null
          send_after: 2026-03-11 08:00 → now
      ! event kind=shop"
    `)
  })

  it('that was withheld: it is queued again', async () => {
    const id = await message({ state: 'withheld', attempts: 0, last_error: null })
    await message({ state: 'withheld' })
    expect(await changes(() => resend(id), { [id]: 'message' })).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 action=resent entity=message actor_id=owner entity_id=message
          actor_name=Giulia Bianchi actor_role=admin entity_name=Password cambiata (Email)
      ~ messages [message] state: withheld → queued resent_at: null → now send_after: 2026-03-11 08:00 → now
      ! event kind=shop"
    `)
  })

  it('that was sent: one copy is queued until it is sent, the first stays', async () => {
    const id = await message({ state: 'sent', sent_at: '2026-03-11T07:30Z', last_error: null })
    await message({ state: 'queued', cause_key: `resent:${crypto.randomUUID()}:1` })
    expect(await changes(() => resend(id), { [id]: 'message' })).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 action=resent entity=message actor_id=owner entity_id=message
          actor_name=Giulia Bianchi actor_role=admin entity_name=Password cambiata (Email)
      + messages id=#2 state=queued channel=email payload={firstName=Ada} template=password-changed
          cause_key=resent:message:1 recipient=ada@posta.test send_after=now
      ! event kind=shop"
    `)
    shop.clock.advance(minute)
    await expectNoChange(shop, async () => expect((await resend(id)).body.code).toBe('MESSAGE_WAITS'))
    await query(`UPDATE messages SET state = 'sent' WHERE cause_key LIKE 'resent:' || $1 || ':%'`, [id])
    await resend(id)
    const keys = await query(`SELECT cause_key FROM messages WHERE cause_key LIKE 'resent:' || $1 || ':%'`, [
      id,
    ])
    expect(keys.map(({ cause_key: key }) => key.slice(-2))).toEqual([':1', ':2'])
  })

  it('once per idempotency key', async () => {
    const id = await message({ state: 'sent', sent_at: '2026-03-11T07:30Z' })
    const key = { 'idempotency-key': 'once' }
    expect((await resend(id, key)).status).toBe(200)
    await query(`UPDATE messages SET state = 'sent'`)
    await expectNoChange(shop, async () => expect((await resend(id, key)).status).toBe(200))
  })

  it('and gets 409 for a waiting one and 404 for an unknown one', async () => {
    const waits = await message({ state: 'queued' })
    const sending = await message({ state: 'sending' })
    for (const id of [waits, sending])
      await expectNoChange(shop, async () => expect((await resend(id)).status).toBe(409))
    for (const id of [crypto.randomUUID(), 'nessuno'])
      await expectNoChange(shop, async () => expect((await resend(id)).status).toBe(404))
  })
})

it('the owner lists messages by state and channel, newest first, without secrets in errors', async () => {
  const at = (hour: number) => `2026-03-11T0${hour}:00Z`
  const failed = await message({ created_at: at(1), last_error: 'refused https://x.test/?token=abc&y=1' })
  const text = await message({ created_at: at(2), channel: 'sms', recipient: '+41791112233' })
  const waits = await message({ created_at: at(3), state: 'queued', last_error: null })
  const sending = await message({ created_at: at(4), state: 'sending' })
  const sent = await message({ created_at: at(5), state: 'sent', sent_at: at(6) })
  const listed = async (filter: string) => {
    const { body } = await owner.api.get(`/admin/messages?${filter}`)
    return [body.pagination.total, ...body.data.map(({ _id }: { _id: string }) => _id)]
  }
  expect(await listed('')).toEqual([5, sent, sending, waits, text, failed])
  expect(await listed('state=failed')).toEqual([2, text, failed])
  expect(await listed('state=failed&channel=email')).toEqual([1, failed])
  expect(await listed('channel=sms')).toEqual([1, text])
  expect(await listed('state=queued')).toEqual([2, sending, waits])
  expect(await listed('limit=2&page=2')).toEqual([5, waits, text])
  const { data } = (await owner.api.get('/admin/messages?state=failed&channel=email')).body
  expect(data[0].error).toBe('refused https://x.test/?token=…&y=1')
})

it('message routes return 403 to barbers and clients', async () => {
  const id = await message()
  for (const { api } of [await signIn(shop, 'barber'), await signIn(shop)])
    for (const call of [
      () => api.get('/admin/messages'),
      () => api.post(`/admin/messages/${id}/resend`),
      () => api.get('/admin/message-templates'),
    ])
      await expectNoChange(shop, async () => expect((await call()).status).toBe(403))
})
