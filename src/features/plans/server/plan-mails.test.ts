import { beforeEach, describe, expect, test } from 'vitest'

import { inTransaction } from '#platform/database/transaction.ts'
import { apiOf } from '#tests/support/api.ts'
import { givenBarber, givenMailServer, givenPerson, givenShop, givenTwin } from '#tests/support/given.ts'
import { untilBlocked } from '#tests/support/open-transaction.ts'
import { guestBooking } from '#tests/support/people.ts'
import { givePlan, limitPlans } from '#tests/support/plan.ts'
import { newestMessage } from '#tests/support/written.ts'

import { messageAllowance } from './message-allowance.ts'
import { remindOwnersJob } from './remind-owners.ts'

const path = '/appointments/public/appointments/guest'
const post = givenMailServer()
const shop = givenShop(() => ({ smtpUrl: post.url }))
const twin = givenTwin(shop, () => ({ smtpUrl: post.url }))
const barber = givenBarber(shop, { hours: ['06:00', '22:00'], pause: null })
const admin = givenPerson(shop, 'admin')

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows
const statesOf = async () =>
  await rowsOf('SELECT state, count(*)::int AS count FROM messages GROUP BY state ORDER BY state')

let hour = 5
async function book() {
  hour += 1
  const booking = guestBooking(barber.id, {
    time: `${String(6 + (hour % 15)).padStart(2, '0')}:00`,
    date: `2026-03-${13 + Math.floor(hour / 15)}`,
  })
  const { body } = await apiOf(shop.url).post(path, booking)
  return { id: String(body.id), token: String(body.token), email: booking.email }
}

describe('the email limit', () => {
  beforeEach(async () => {
    await givePlan(shop, 'STARTER')
    await limitPlans(shop, { appointments: 999_999, emails: 3 })
    await rowsOf('DELETE FROM messages')
  })

  test('withholds confirmations but not cancellations or passwords, and lists them', async () => {
    const first = await book()
    const second = await book()
    await shop.sendMessages()
    // Each booking mails its guest and its barber: three mails leave, the fourth is withheld.
    expect(await statesOf()).toEqual([
      { state: 'sent', count: 3 },
      { state: 'withheld', count: 1 },
    ])
    await apiOf(shop.url).put(`/appointments/public/${first.id}/cancel?token=${first.token}`)
    await apiOf(shop.url).post('/auth/reset-password', { email: admin.email })
    await shop.sendMessages()
    const cancelled = await newestMessage(shop, 'appointment-cancelled', first.email)
    expect(cancelled.state).toBe('sent')
    expect((await newestMessage(shop, 'password-reset', admin.email)).state).toBe('sent')
    expect(second.id).not.toBe(first.id)
    const { body } = await admin.api.get('/subscriptions/withheld-messages')
    expect(body.data.length).toBeGreaterThanOrEqual(1)
    expect(body.data).toContainEqual(
      expect.objectContaining({ channel: 'email', subject: 'Nuovo appuntamento, al barbiere' }),
    )
    const usage = (await admin.api.get('/subscriptions/usage')).body.data
    expect(usage.usage.emails).toMatchObject({ limit: 3, remaining: 0, isOverLimit: true })
    expect(usage.alerts).toContainEqual(expect.objectContaining({ type: 'error', resource: 'emails' }))
  })

  test('holds for two processes that send at the same time', async () => {
    await limitPlans(shop, { emails: 7 })
    for (let count = 0; count < 12; count++) await book()
    post.answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      return 250
    }
    await Promise.all([shop.sendMessages(), twin.sendMessages(), shop.sendMessages(), twin.sendMessages()])
    post.answer = () => 250
    expect(await statesOf()).toEqual([
      { state: 'sent', count: 7 },
      { state: 'withheld', count: 17 },
    ])
  })

  test('is not exceeded when a second process claims while the first holds the last one', async () => {
    await limitPlans(shop, { emails: 1 })
    await book()
    const { platform } = shop
    let second: Promise<void> | undefined
    await inTransaction(platform, async (transaction) => {
      const { rows } = await transaction.client.query<{ id: string }>(
        `UPDATE messages SET state = 'sending', send_after = now() + interval '1 year'
         WHERE id = (SELECT min(id::text)::uuid FROM messages) RETURNING id`,
      )
      const claimed = rows.map(({ id }) => id)
      const question = {
        now: platform.clock.now(),
        claimed,
        visitorTemplates: new Set<string>(),
        publicTemplates: new Set<string>(),
      }
      expect((await messageAllowance(transaction, { ...question, channel: 'email' })).left).toBe(1)
      second = twin.sendMessages()
      await untilBlocked(platform.database.pool)
    })
    await second
    expect(await statesOf()).toEqual([
      { state: 'sending', count: 1 },
      { state: 'withheld', count: 1 },
    ])
  })

  test('does not withhold moves or paid confirmations', async () => {
    const { id, token, email } = await book()
    await shop.sendMessages()
    await limitPlans(shop, { emails: 0 })
    const body = { barberId: barber.id, service: 'Taglio', date: '2026-03-20', time: '21:00' }
    await apiOf(shop.url).put(`/appointments/public/${id}?token=${token}`, body)
    const paid = await book()
    await rowsOf(`UPDATE messages SET payload = payload || '{"paid": 30}' WHERE recipient = $1`, [paid.email])
    await shop.sendMessages()
    expect((await newestMessage(shop, 'appointment-moved', email)).state).toBe('sent')
    expect((await newestMessage(shop, 'appointment-booked', paid.email)).state).toBe('sent')
    expect((await newestMessage(shop, 'barber-appointment-booked', barber.email)).state).toBe('withheld')
  })

  test('does not count failed emails', async () => {
    post.answer = () => 550
    await book()
    await shop.sendMessages()
    post.answer = () => 250
    await book()
    await shop.sendMessages()
    expect(await statesOf()).toEqual([
      { state: 'failed', count: 2 },
      { state: 'sent', count: 2 },
    ])
  })

  test('of the last plan holds after its end; without any plan there is none', async () => {
    await givePlan(shop, 'STARTER', { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' })
    await limitPlans(shop, { emails: 1 })
    await book()
    await shop.sendMessages()
    expect(await statesOf()).toEqual([
      { state: 'sent', count: 1 },
      { state: 'withheld', count: 1 },
    ])
    await rowsOf('DELETE FROM messages')
    await givePlan(shop, null)
    await book()
    await shop.sendMessages()
    expect(await statesOf()).toEqual([{ state: 'sent', count: 2 }])
  })

  test('starts again each month', async () => {
    await limitPlans(shop, { emails: 2 })
    await book()
    await shop.sendMessages()
    await rowsOf(`UPDATE messages SET sent_at = '2026-02-28T22:59:59Z'`)
    await book()
    await shop.sendMessages()
    expect(await statesOf()).toEqual([{ state: 'sent', count: 4 }])
  })

  test.each([
    ['were sent in a future month while the clock was ahead', `sent_at = '2026-03-31T22:00:00Z'`],
    ['are text messages', `channel = 'sms'`],
    ['are text messages just being sent', `channel = 'sms', state = 'sending', send_after = '2027-01-01'`],
  ])('is not used up by emails that %s', async (_what, former) => {
    await limitPlans(shop, { emails: 2 })
    await book()
    await shop.sendMessages()
    await rowsOf(`UPDATE messages SET ${former}`)
    await book()
    await shop.sendMessages()
    expect(
      await rowsOf(
        `SELECT state FROM messages WHERE id IN (SELECT id FROM messages ORDER BY id DESC LIMIT 2)`,
      ),
    ).toEqual([{ state: 'sent' }, { state: 'sent' }])
  })

  test('counts emails up to the last second of the month', async () => {
    await limitPlans(shop, { emails: 2 })
    await book()
    await shop.sendMessages()
    await rowsOf(`UPDATE messages SET sent_at = '2026-03-31T21:59:59Z'`)
    await book()
    await shop.sendMessages()
    expect(await statesOf()).toEqual([
      { state: 'sent', count: 2 },
      { state: 'withheld', count: 2 },
    ])
  })
})

describe('the list of withheld messages', () => {
  beforeEach(() => rowsOf('DELETE FROM messages'))

  const withheld = async () => (await admin.api.get('/subscriptions/withheld-messages')).body.data
  const write = async (count: number, channel: string, at: string) =>
    await rowsOf(
      `INSERT INTO messages (channel, template, recipient, payload, state, cause_key, created_at, send_after)
       SELECT $2, 'appointment-reminder', n::text, '{}', 'withheld', gen_random_uuid()::text,
         $3::timestamptz + make_interval(secs => n), now() FROM generate_series(1, $1) n`,
      [count, channel, at],
    )

  test('shows emails and text messages of this month only', async () => {
    await write(1, 'sms', '2026-02-28T22:59:00Z')
    await write(1, 'sms', '2026-02-28T23:00:00Z')
    await write(1, 'email', '2026-03-01T12:00:00Z')
    expect((await withheld()).map((row: { channel: string }) => row.channel)).toEqual(['email', 'sms'])
  })

  test('shows the newest hundred', async () => {
    await write(101, 'email', '2026-03-02T12:00:00Z')
    const recipients = (await withheld()).map((row: { recipient: string }) => Number(row.recipient))
    expect(recipients).toEqual(Array.from({ length: 100 }, (_, index) => 101 - index))
  })
})

describe('before the end of a plan', () => {
  test('owners get one mail seven, three and one days before', async () => {
    await limitPlans(shop, { emails: 999_999 })
    await rowsOf('DELETE FROM messages')
    await givePlan(shop, 'BUSINESS', { from: '2026-03-01T08:00:00Z', to: '2026-04-01T08:00:00Z' })
    const told: unknown[] = []
    for (const now of [
      '2026-03-25T07:59:59Z',
      '2026-03-25T08:00:00Z',
      '2026-03-26T08:00:00Z',
      '2026-03-29T08:00:00Z',
      '2026-03-31T08:00:00Z',
      '2026-03-31T20:00:00Z',
      '2026-04-01T08:00:00Z',
    ]) {
      shop.clock.set(now)
      await Promise.all([remindOwnersJob(shop.platform).run(), remindOwnersJob(twin.platform).run()])
      told.push(
        (await rowsOf(`SELECT count(*)::int AS count FROM messages WHERE template = 'plan-ends-soon'`))[0]
          .count,
      )
    }
    expect(told).toEqual([0, 1, 1, 2, 3, 3, 3])
    const mail = await newestMessage(shop, 'plan-ends-soon', admin.email)
    expect(mail.payload).toMatchObject({ plan: 'Business', days: 1, isCancelled: false })
    await shop.sendMessages()
    const subjects = (await post.mails()).map(({ subject }) => subject)
    expect(subjects).toContain('Il piano dello studio scade tra 7 giorni')
    expect(subjects).toContain('Il piano dello studio scade domani')
  })

  test('the mail of a cancelled plan has isCancelled', async () => {
    await rowsOf('DELETE FROM messages')
    await rowsOf('DELETE FROM plan_reminders')
    await rowsOf('UPDATE subscription SET is_cancelled = true')
    await givePlan(shop, 'BUSINESS', { from: '2026-05-01T08:00:00Z', to: '2026-06-01T08:00:00Z' })
    shop.clock.set('2026-05-29T08:00:00Z')
    await remindOwnersJob(shop.platform).run()
    await rowsOf('UPDATE subscription SET is_cancelled = false')
    const mail = await newestMessage(shop, 'plan-ends-soon', admin.email)
    expect(mail.payload).toEqual({
      plan: 'Business',
      days: 3,
      end: '2026-06-01T08:00:00.000Z',
      isCancelled: true,
    })
  })

  test('a choice unpaid for a day is dropped and open screens are notified', async () => {
    await rowsOf('UPDATE subscription SET chosen_at = $1, chosen_plan_id = (SELECT id FROM plans LIMIT 1)', [
      shop.clock.now(),
    ])
    const heard: unknown[] = []
    const stop = shop.platform.live.subscribe((event) => void heard.push(event))
    const chosen = async () => (await rowsOf('SELECT chosen_plan_id AS id FROM subscription'))[0].id
    shop.clock.advance(24 * 60 * 60_000 - 1)
    await remindOwnersJob(shop.platform).run()
    expect([await chosen(), heard]).toEqual([expect.any(String), []])
    shop.clock.advance(1)
    await remindOwnersJob(shop.platform).run()
    await expect.poll(() => heard).toEqual([{ kind: 'plan' }])
    expect(await chosen()).toBeNull()
    stop()
  })
})
