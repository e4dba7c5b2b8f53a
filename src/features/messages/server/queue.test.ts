import { beforeEach, describe, expect, test } from 'vitest'

import { inTransaction } from '#platform/database/transaction.ts'
import { apiOf } from '#tests/support/api.ts'
import { givenBarber, givenMailServer, givenShop } from '#tests/support/given.ts'
import { guestBooking } from '#tests/support/people.ts'
import { hour, minute } from '#tests/support/test-clock.ts'

import { queueMessage } from './outbox.ts'

const post = givenMailServer()
const shop = givenShop(() => ({ smtpUrl: post.url }))
const barber = givenBarber(shop)
let count = 0

beforeEach(async () => {
  post.answer = () => 250
  await shop.platform.database.pool.query('DELETE FROM messages')
})

type Queued = { channel?: 'email' | 'sms'; wait?: number }

/**
 * @param queued `wait`: milliseconds from now until the message is due; negative: due since then
 * @returns the recipient
 */
async function queue({ channel = 'email', wait = 0 }: Queued = {}): Promise<string> {
  count += 1
  const recipient = channel === 'sms' ? `+4179${1_000_000 + count}` : `lei${count}@posta.test`
  const payload = { firstName: 'Lia' }
  const message = { template: 'password-changed', channel, recipient, payload, cause: `cause ${count}` }
  const at = new Date(shop.clock.now().getTime() + wait)
  await inTransaction(shop.platform, (transaction) => queueMessage(transaction, message, at))
  return recipient
}

async function rowOf(recipient: string) {
  const { rows } = await shop.platform.database.pool.query(
    'SELECT state, attempts, last_error, send_after, sent_at FROM messages WHERE recipient = $1',
    [recipient],
  )
  return rows[0]
}

describe('the queue', () => {
  test('sends the message that waited longest first', async () => {
    for (let written = 0; written < 50; written++) await queue()
    const waiting = await queue({ wait: -hour })
    const before = (await post.mails()).length
    await shop.sendMessages()
    const order = (await post.mails()).slice(before).map(({ recipients }) => recipients[0])
    expect(order).toHaveLength(51)
    // The job claims fifty at once and sends them in the order in which they were queued.
    expect(order.indexOf(waiting)).toBe(49)
  })

  test('keeps messages that are not due', async () => {
    const recipient = await queue({ wait: minute })
    await shop.sendMessages()
    expect(await rowOf(recipient)).toMatchObject({ state: 'queued', attempts: 0 })
    shop.clock.advance(minute)
    await shop.sendMessages()
    expect(await rowOf(recipient)).toMatchObject({ state: 'sent', attempts: 1 })
  })

  test('clears the last error once the mail is sent', async () => {
    post.answer = () => 451
    const recipient = await queue()
    await shop.sendMessages()
    expect((await rowOf(recipient)).last_error).toContain('451')
    post.answer = () => 250
    shop.clock.advance(minute)
    await shop.sendMessages()
    expect(await rowOf(recipient)).toMatchObject({ state: 'sent', attempts: 2, last_error: null })
  })

  test('sends the mails of one appointment independently', async () => {
    const guest = guestBooking(barber.id)
    post.answer = (recipient) => (recipient === guest.email ? 451 : 250)
    await apiOf(shop.url).post('/appointments/public/appointments/guest', guest)
    await shop.sendMessages()
    expect((await rowOf(guest.email)).state).toBe('queued')
    expect((await rowOf(barber.email)).state).toBe('sent')
  })

  test('tries one message while the server is down and postpones the others by 30 seconds', async () => {
    post.answer = () => 'hang up'
    const [first, second] = [await queue(), await queue()]
    await shop.sendMessages()
    const later = new Date(shop.clock.now().getTime() + 30_000)
    expect(await rowOf(first)).toMatchObject({ state: 'queued', attempts: 1, last_error: expect.any(String) })
    expect(await rowOf(second)).toMatchObject({
      state: 'queued',
      attempts: 0,
      last_error: null,
      send_after: later,
    })
  })
})

describe('without an SMS provider', () => {
  test('due text messages are recorded, no others', async () => {
    post.answer = () => 451
    const [due, later] = [await queue({ channel: 'sms' }), await queue({ channel: 'sms', wait: hour })]
    const mail = await queue()
    await shop.sendMessages()
    expect(await rowOf(due)).toMatchObject({ state: 'recorded', sent_at: shop.clock.now() })
    expect(await rowOf(later)).toMatchObject({ state: 'queued', sent_at: null })
    expect(await rowOf(mail)).toMatchObject({ state: 'queued', attempts: 1 })
  })
})
