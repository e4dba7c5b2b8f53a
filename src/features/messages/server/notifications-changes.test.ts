import { beforeEach, describe, expect, it } from 'vitest'

import { inTransaction } from '#platform/database/transaction.ts'
import { changesOf } from '#tests/support/changes.ts'
import { givenMailServer, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { clientBooking, hireBarber } from '#tests/support/people.ts'
import { minute } from '#tests/support/test-clock.ts'

import {
  forgetDoneMessages,
  forgetMessagesNaming,
  forgetMessagesTo,
  forgetOldMessages,
} from './forget-messages.ts'
import { setMarketingOptOut } from './marketing-opt-outs.ts'
import { unsubscribeUrl } from './marketing-opt-outs.ts'
import { messagesTo } from './messages-to.ts'
import { queueMessage } from './outbox.ts'
import { supersedeAbout, supersedeByCause, supersedeMessages } from './supersede-messages.ts'

const post = givenMailServer()
const shop = givenShop(() => ({ smtpUrl: post.url }))
const recording = givenShop()
const visitor = givenVisitor(shop)
const client = givenPerson(shop)

const query = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows
const changes = async (command: () => Promise<unknown>, names: Record<string, string> = {}, of = shop) => {
  shop.clock.advance(minute)
  recording.clock.advance(minute)
  return await changesOf(of, command, { names: { [client.id]: 'client', ...names } })
}

beforeEach(async () => {
  for (const each of [shop, recording]) {
    each.clock.set('2026-03-11T09:00:00+01:00')
    await each.platform.database.pool.query('DELETE FROM messages; DELETE FROM marketing_opt_outs')
  }
  post.answer = () => 250
})

async function message(values: Record<string, unknown> = {}, of = shop): Promise<string> {
  const row = {
    template: 'password-changed',
    channel: 'email',
    recipient: 'ada@posta.test',
    payload: { firstName: 'Ada', userId: 'x' },
    created_at: '2026-03-11T07:00Z',
    send_after: '2026-03-11T07:00Z',
    ...values,
  }
  const columns = Object.keys(row)
  const { rows } = await of.platform.database.pool.query(
    `INSERT INTO messages (${columns.join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`,
    Object.values(row),
  )
  return rows[0].id
}
/** @returns their names by id */
async function eachState(values: Record<string, unknown> = {}): Promise<Record<string, string>> {
  const names: Record<string, string> = {}
  for (const state of ['queued', 'sending', 'sent', 'recorded', 'failed', 'withheld', 'overtaken'])
    names[await message({ state, ...(state === 'sent' && { sent_at: '2026-03-11T07:00Z' }), ...values })] =
      state
  return names
}

describe('messages are sent', () => {
  it('when due, oldest first, and lose their secrets; others wait', async () => {
    const first = await message({ payload: { firstName: 'Ada', token: 'abc', password: 'x' } })
    const second = await message({ recipient: 'bea@posta.test' })
    await message({ send_after: '2026-03-11T10:00Z' })
    await eachState({ send_after: '2026-03-11T10:00Z' })
    expect(await changes(() => shop.sendMessages(), { [first]: 'first', [second]: 'second' }))
      .toMatchInlineSnapshot(`
      "~ messages [first] state: queued → sent payload: {token=abc, password=x, firstName=Ada} → {firstName=Ada}
          sent_at: null → now attempts: 0 → 1 send_after: 2026-03-11 08:00 → 2026-03-11 09:03
      ~ messages [second] state: queued → sent sent_at: null → now attempts: 0 → 1
          send_after: 2026-03-11 08:00 → 2026-03-11 09:03"
    `)
    expect((await post.mails()).slice(-2).map(({ recipients }) => recipients)).toEqual([
      ['ada@posta.test'],
      ['bea@posta.test'],
    ])
  })

  it('again later when the server is busy, and fail when it refuses', async () => {
    const busy = await message({ payload: { firstName: 'Ada', token: 'abc' } })
    const refused = await message({
      recipient: 'bea@posta.test',
      payload: { firstName: 'Bea', token: 'abc' },
    })
    post.answer = (recipient) => (recipient === 'ada@posta.test' ? 451 : 550)
    expect(await changes(() => shop.sendMessages(), { [busy]: 'busy', [refused]: 'refused' }))
      .toMatchInlineSnapshot(`
      "~ messages [busy] attempts: 0 → 1 last_error: null → Message failed: 451 Not this mail for <ada@posta.test>
          send_after: 2026-03-11 08:00 → 2026-03-11 09:01:05
      ~ messages [refused] state: queued → failed payload: {token=abc, firstName=Bea} → {firstName=Bea}
          attempts: 0 → 1 last_error: null → Message failed: 550 Not this mail for <bea@posta.test>
          send_after: 2026-03-11 08:00 → 2026-03-11 09:03"
    `)
  })

  it('only as recorded without a server, without their password', async () => {
    const due = await message({ payload: { firstName: 'Ada', token: 'abc', password: 'x' } }, recording)
    await message({ send_after: '2026-03-11T10:00Z' }, recording)
    await message({ state: 'failed' }, recording)
    expect(await changes(() => recording.sendMessages(), { [due]: 'due' }, recording)).toMatchInlineSnapshot(`
      "~ messages [due] state: queued → recorded
          payload: {token=abc, password=x, firstName=Ada} → {token=abc, firstName=Ada} sent_at: null → now"
    `)
  })

  it('unless expired, and in the quiet hours wait for the morning', async () => {
    const late = await message({
      useful_until: '2026-03-11T08:00Z',
      payload: { firstName: 'Ada', token: 'abc' },
    })
    shop.clock.set('2026-03-11T23:30:00+01:00')
    const waits = await message({ useful_until: '2026-03-12T20:00Z' })
    const usual = await message()
    const names = { [late]: 'late', [waits]: 'waits', [usual]: 'usual' }
    expect(await changes(() => shop.sendMessages(), names)).toMatchInlineSnapshot(`
      "~ messages [late] state: queued → overtaken payload: {token=abc, firstName=Ada} → {firstName=Ada}
      ~ messages [waits] send_after: 2026-03-11 08:00 → 2026-03-12 08:00
      ~ messages [usual] state: queued → sent sent_at: null → now attempts: 0 → 1
          send_after: 2026-03-11 08:00 → 2026-03-11 23:33"
    `)
  })
})

describe('a message is queued', () => {
  const queue = (overrides: object = {}) =>
    inTransaction(shop.platform, async (transaction) => {
      const mail = { template: 'welcome', recipient: 'ada@posta.test', payload: { a: 1 }, cause: 'x' }
      await queueMessage(transaction, { ...mail, ...overrides }, shop.clock.now())
    })

  it('once per cause, template, recipient and channel, never to a deleted account', async () => {
    expect(await changes(() => queue())).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={a=1} template=welcome
          cause_key=welcome:x:ada@posta.test:email recipient=ada@posta.test send_after=now"
    `)
    expect(await changes(() => queue())).toBe('')
    expect(await changes(() => queue({ recipient: `${client.id}@eliminato.invalid` }))).toBe('')
    for (const other of [{ cause: 'y' }, { template: 'invitation' }, { recipient: 'bea@posta.test' }])
      expect(await changes(() => queue(other))).toContain('+ messages')
  })
})

describe('messages are superseded', () => {
  it('by the end of their appointment, when queued with the given templates', async () => {
    const barber = await hireBarber(shop)
    const { body } = await client.api.post('/appointments', clientBooking(barber.id))
    const other = await client.api.post('/appointments', clientBooking(barber.id, { time: '14:00' }))
    await query('DELETE FROM messages')
    const names = await eachState({ appointment_id: body._id, template: 'appointment-booked' })
    await message({ appointment_id: body._id, template: 'appointment-reminder' })
    await message({ appointment_id: other.body._id, template: 'appointment-booked' })
    expect(
      await changes(
        () => supersedeMessages(shop.platform.database.db, body._id, ['appointment-booked']),
        names,
      ),
    ).toMatchInlineSnapshot(`
      "~ messages [queued] state: queued → overtaken
      ~ messages [sending] state: sending → overtaken"
    `)
  })

  it('by cause or named record, when queued with the template, without secrets', async () => {
    const names = await eachState({ template: 'welcome', payload: { userId: 'a', token: 'abc' } })
    for (const id of Object.keys(names))
      await query(`UPDATE messages SET cause_key = 'welcome:a:' || id WHERE id = $1`, [id])
    await message({ template: 'welcome', payload: { userId: 'b' }, cause_key: 'welcome:b:x' })
    await message({ template: 'invitation', payload: { userId: 'a' }, cause_key: 'invitation:a:x' })
    const { db: database } = shop.platform.database
    expect(await changes(() => supersedeByCause(database, 'welcome', ['a']), names)).toMatchInlineSnapshot(`
      "~ messages [queued] state: queued → overtaken payload: {token=abc, userId=a} → {userId=a}
      ~ messages [sending] state: sending → overtaken payload: {token=abc, userId=a} → {userId=a}"
    `)
    await query(`UPDATE messages SET state = 'queued' WHERE state = 'overtaken'`)
    const about = { field: 'userId', value: 'a' }
    const lines = await changes(() => supersedeAbout(database, ['welcome'], about), names)
    expect(lines.match(/^~ messages/gm)).toHaveLength(3)
    expect(
      await query(`SELECT template, payload ->> 'userId' AS about FROM messages WHERE state = 'queued'`),
    ).toEqual([
      { template: 'welcome', about: 'b' },
      { template: 'invitation', about: 'a' },
    ])
  })
})

describe('messages are deleted', () => {
  it('to or naming an email in any case, queued ones after they are sent', async () => {
    const names = await eachState({ recipient: 'ADA@posta.test' })
    const naming = await message({
      recipient: 'capo@posta.test',
      state: 'queued',
      payload: { email: 'Ada@posta.test' },
    })
    await message({ recipient: 'bea@posta.test', state: 'failed', payload: { email: 'bea@posta.test' } })
    await setMarketingOptOut(shop.platform.database.db, 'ada@posta.test', true, shop.clock.now())
    await setMarketingOptOut(shop.platform.database.db, 'bea@posta.test', true, shop.clock.now())
    const call = () => forgetMessagesTo(shop.platform.database.db, 'Ada@posta.test')
    expect(await changes(call, { ...names, [naming]: 'naming' })).toMatchInlineSnapshot(`
      "~ messages [queued] is_to_be_forgotten: false → true
      ~ messages [sending] is_to_be_forgotten: false → true
      ~ messages [naming] is_to_be_forgotten: false → true
      - marketing_opt_outs [ada@posta.test]
      - messages [sent]
      - messages [recorded]
      - messages [failed]
      - messages [withheld]
      - messages [overtaken]"
    `)
    await query(`UPDATE messages SET state = 'failed'`)
    const left = await changes(() => forgetDoneMessages(shop.platform.database.db), {
      ...names,
      [naming]: 'naming',
    })
    expect(left).toMatchInlineSnapshot(`
      "- messages [queued]
      - messages [sending]
      - messages [naming]"
    `)
  })

  it('naming a given id in a field, none without ids', async () => {
    const meant = await message({ state: 'failed', payload: { userId: 'a' } })
    await message({ state: 'failed', payload: { userId: 'b', orderId: 'a' } })
    const call = (ids: string[]) => () => forgetMessagesNaming(shop.platform.database.db, 'userId', ids)
    expect(await changes(call([]), { [meant]: 'meant' })).toBe('')
    expect(await changes(call(['a', 'c']), { [meant]: 'meant' })).toBe('- messages [meant]')
  })

  it('after the retention period unless queued', async () => {
    const names = await eachState({ created_at: '2025-03-01T07:00Z' })
    await eachState({ created_at: '2025-03-20T07:00Z' })
    const call = () => forgetOldMessages(shop.platform.database.db, new Date('2025-03-11T07:00Z'))
    expect(await changes(call, names)).toMatchInlineSnapshot(`
      "- messages [sent]
      - messages [recorded]
      - messages [failed]
      - messages [withheld]
      - messages [overtaken]"
    `)
  })
})

describe('a reader unsubscribes', () => {
  const linkOf = (email: string) => new URL(unsubscribeUrl(shop.platform, email)).searchParams

  it('by the link of a mail, and only the first time is stored', async () => {
    await setMarketingOptOut(shop.platform.database.db, 'bea@posta.test', true, shop.clock.now())
    const token = linkOf('ada@posta.test').get('token')
    const call = () => visitor.post('/users/unsubscribe', { email: 'Ada@posta.test', token })
    expect(await changes(call)).toMatchInlineSnapshot(
      `"+ marketing_opt_outs email=ada@posta.test opted_out_at=now"`,
    )
    expect(await changes(call)).toBe('')
  })

  it('by the button of the mail program with the same link', async () => {
    const { pathname, search } = new URL(unsubscribeUrl(shop.platform, 'ada@posta.test'))
    const call = async () => {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
      const { status } = await fetch(shop.url + pathname + search, { method: 'POST', body })
      expect(status).toBe(200)
    }
    expect(await changes(call)).toMatchInlineSnapshot(
      `"+ marketing_opt_outs email=ada@posta.test opted_out_at=now"`,
    )
  })

  it('and gets 400 with the link of another email', async () => {
    const token = linkOf('bea@posta.test').get('token')
    const call = async () => {
      const { status, body } = await visitor.post('/users/unsubscribe', { email: 'ada@posta.test', token })
      expect([status, body.code]).toEqual([400, 'UNSUBSCRIBE_LINK_INVALID'])
    }
    expect(await changes(call)).toBe('')
  })
})

it('the data export lists messages to an email in any case, oldest first', async () => {
  await message({ template: 'welcome', recipient: 'ADA@posta.test', created_at: '2026-03-11T06:00Z' })
  await message({ template: 'invitation', created_at: '2026-03-11T05:00Z' })
  await message({ recipient: 'bea@posta.test', payload: { email: 'ada@posta.test' } })
  const found = await messagesTo(shop.platform.database.db, 'ada@POSTA.test')
  expect(found).toMatchObject([{ template: 'invitation' }, { template: 'welcome' }])
})
