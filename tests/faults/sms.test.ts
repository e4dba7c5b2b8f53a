import { beforeEach, describe, expect, test } from 'vitest'

import { queueMessage } from '#features/messages/server/outbox.ts'
import { offerToken } from '#features/waiting-list/server/offer-link.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { givenMailServer, givenShop, givenSmsSandbox } from '#tests/support/given.ts'
import { openTwin } from '#tests/support/shop.ts'
import { hour, minute } from '#tests/support/test-clock.ts'

const phones = givenSmsSandbox()
const post = givenMailServer()
const shop = givenShop(() => ({ smtpUrl: post.url, twilio: phones.account }))
let count = 0

beforeEach(async () => {
  phones.answer = () => 'taken'
  phones.delay = 0
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await shop.platform.database.pool.query('DELETE FROM messages')
})

const payload = {
  appointmentId: '01990000-0000-7000-8000-000000000001',
  firstName: 'Anna',
  barberName: 'Marco Ferri',
  service: 'Taglio',
  date: '2026-03-12',
  time: '10:00',
  duration: 30,
  startsAt: '2026-03-12T09:00:00.000Z',
  sequence: 0,
  token: null,
}

async function queue(recipient = `+4179${1_000_000 + ++count}`, channel: 'sms' | 'email' = 'sms') {
  const message = { template: 'appointment-reminder', channel, recipient, payload, cause: `cause ${++count}` }
  await inTransaction(shop.platform, (transaction) => queueMessage(transaction, message, shop.clock.now()))
  return recipient
}

async function stateOf(recipient: string) {
  const { rows } = await shop.platform.database.pool.query(
    'SELECT state, attempts, last_error FROM messages WHERE recipient = $1',
    [recipient],
  )
  return rows[0]
}

const copiesFor = (recipient: string) => phones.received().filter(({ to }) => to === recipient).length

describe('a text message', () => {
  test.each([
    [429, '20429'],
    [503, '20503'],
    [500, '20500'],
    [401, '20003'],
  ] as const)('is retried when the provider answers %i', async (status, code) => {
    const number = await queue()
    phones.answer = () => ({ status })
    await shop.sendMessages()
    expect(await stateOf(number)).toMatchObject({
      state: 'queued',
      last_error: expect.stringContaining(code),
    })
    phones.answer = () => 'taken'
    shop.clock.advance(minute)
    await shop.sendMessages()
    expect(await stateOf(number)).toMatchObject({ state: 'sent', last_error: null })
    expect(copiesFor(number)).toBe(1)
  })

  test('to a refused number fails with the reason, and others are sent', async () => {
    const [refused, other] = [await queue(), await queue()]
    phones.answer = (to) =>
      to === refused ? { code: 21610, message: 'Attempt to send to unsubscribed recipient' } : 'taken'
    await shop.sendMessages()
    expect(await stateOf(refused)).toEqual({
      state: 'failed',
      attempts: 1,
      last_error: 'Twilio: 400 (21610) Attempt to send to unsubscribed recipient',
    })
    expect(await stateOf(other)).toMatchObject({ state: 'sent' })
  })

  test('with an offer keeps its link whole after a non-GSM name', async () => {
    const { pool } = shop.platform.database
    await pool.query(`UPDATE studio_settings SET name = '✂ F4DEZONE ✂'`)
    const offerId = '01990000-0000-7000-8000-000000000002'
    const token = offerToken(shop.platform, offerId)
    const offer = {
      ...payload,
      offerId,
      token,
      barber: 'Marco Ferri',
      price: 30,
      expiresAt: payload.startsAt,
    }
    const recipient = '+41791112233'
    await inTransaction(shop.platform, (transaction) =>
      queueMessage(
        transaction,
        { template: 'waiting-offer', channel: 'sms', recipient, payload: offer, cause: offerId },
        shop.clock.now(),
      ),
    )
    await shop.sendMessages()
    await pool.query(`UPDATE studio_settings SET name = 'F4DEZONE'`)
    const sms = phones.received().find(({ to }) => to === recipient)
    expect(sms?.body).toMatch(new RegExp(` http://shop\\.test/\\S+offer=${offerId}&token=${token}$`))
  })

  test('is kept when the sender number is invalid', async () => {
    const number = await queue()
    phones.answer = () => ({ code: 21606, message: 'The From phone number is not valid' })
    await shop.sendMessages()
    expect(await stateOf(number)).toMatchObject({ state: 'queued' })
  })

  test('to an invalid number is not tried', async () => {
    const before = phones.calls()
    const landline = await queue('+41911234567')
    const nonsense = await queue('+0')
    await shop.sendMessages()
    expect(phones.calls()).toBe(before)
    expect([await stateOf(landline), await stateOf(nonsense)]).toMatchObject([
      { state: 'failed' },
      { state: 'failed' },
    ])
  })

  test('accepted without an answer is sent at most twice', async () => {
    const number = await queue()
    phones.answer = () => 'taken without an answer'
    await shop.sendMessages()
    expect(await stateOf(number)).toMatchObject({ state: 'queued' })
    phones.answer = () => 'taken'
    shop.clock.advance(minute)
    await shop.sendMessages()
    expect([copiesFor(number), (await stateOf(number))?.state]).toEqual([2, 'sent'])
  })

  test(
    'to a silent provider times out after ten seconds without delaying mails',
    { timeout: 30_000 },
    async () => {
      const number = await queue()
      const address = await queue('lia@example.test', 'email')
      phones.answer = () => 'silent'
      const started = Date.now()
      const run = shop.sendMessages()
      await expect.poll(async () => (await stateOf(address))?.state, { timeout: 5_000 }).toBe('sent')
      await run
      expect(Date.now() - started).toBeLessThan(15_000)
      expect(await stateOf(number)).toMatchObject({
        state: 'queued',
        last_error: expect.stringMatching(/timeout/i),
      })
    },
  )

  test('fails after three days without a provider', async () => {
    const number = await queue()
    phones.answer = () => ({ status: 503 })
    for (let passed = 0; passed < 73; passed += 6) {
      await shop.sendMessages()
      shop.clock.advance(6 * hour)
    }
    await shop.sendMessages()
    expect(await stateOf(number)).toMatchObject({ state: 'failed' })
  })

  test('is sent once by two processes at the same time', async () => {
    const twin = await openTwin(shop, { smtpUrl: post.url, twilio: phones.account })
    const numbers: string[] = []
    for (let index = 0; index < 30; index++) numbers.push(await queue())
    phones.delay = 5
    await Promise.all([shop.sendMessages(), twin.sendMessages(), shop.sendMessages(), twin.sendMessages()])
    await twin.close()
    expect(numbers.map(copiesFor)).toEqual(numbers.map(() => 1))
    expect(new Set(await Promise.all(numbers.map(async (number) => (await stateOf(number))?.state)))).toEqual(
      new Set(['sent']),
    )
  })
})

test('without a provider text messages are recorded and not sent', async () => {
  const quiet = await openTwin(shop, { smtpUrl: post.url })
  const before = phones.calls()
  const number = await queue()
  await quiet.sendMessages()
  await quiet.close()
  expect([await stateOf(number), phones.calls()]).toMatchObject([{ state: 'recorded' }, before])
})
