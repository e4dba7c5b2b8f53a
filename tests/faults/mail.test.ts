import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenMailServer, givenShop } from '#tests/support/given.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { type Barber, guestBooking, hireBarber } from '#tests/support/people.ts'
import { openShop, openTwin, type Shop } from '#tests/support/shop.ts'
import { hour, minute } from '#tests/support/test-clock.ts'

const path = '/appointments/public/appointments/guest'

describe('a mail about an appointment', () => {
  const post = givenMailServer()
  const shop = givenShop(() => ({ smtpUrl: post.url }))

  it('contains the booking in HTML and text, the link and the calendar file', async () => {
    const barber = await hireBarber(shop)
    const overrides = guestBooking(barber.id, { firstName: '<b>Anna</b>' })
    const { body } = await apiOf(shop.url).post(path, overrides)
    await shop.sendMessages()
    const mails = await post.mails()
    const mail = mails.find(({ recipients }) => recipients.includes(overrides.email))
    expect(mail?.subject).toBe('Appuntamento venerdì 13 marzo 2026 alle 10:00')
    const link = `http://shop.test/booking-confirmation?id=${body.id}&token=${body.token}`
    for (const part of ['Taglio', 'Marco Ferri', '10:00–10:30', 'CHF 30.00', 'Via Zurigo 2, 6900 Lugano']) {
      expect(mail?.text).toContain(part)
      expect(mail?.html).toContain(part)
    }
    expect(mail?.text).toContain(link)
    expect(mail?.text).toMatch(/^Ciao,\n/)
    expect(mails.find((each) => each !== mail)?.html).toContain('&lt;b&gt;Anna&lt;/b&gt;')
    for (const { html } of mails) expect(html).not.toContain('<b>Anna')
    const [calendar] = mail?.attachments ?? []
    expect(calendar?.mimeType).toBe('text/calendar')
    const file = new TextDecoder().decode(calendar?.content as ArrayBuffer)
    expect(file).toContain(`UID:${body.id}@shop.test`)
    expect(file).toContain('SEQUENCE:0')
  })

  it('goes to one mailbox for an address with group syntax', async () => {
    await shop.platform.database.pool.query(
      `INSERT INTO messages (template, recipient, payload, created_at, send_after) VALUES ('password-changed', $1, $2, $3, $3)`,
      ['gruppo:lei@example.test', { firstName: 'Lia' }, shop.clock.now()],
    )
    await shop.sendMessages()
    expect((await post.mails()).at(-1)?.recipients).toEqual(['"gruppo:lei"@example.test'])
  })

  it('is sent once for repeated job runs', async () => {
    const barber = await hireBarber(shop)
    const overrides = guestBooking(barber.id)
    await apiOf(shop.url).post(path, overrides)
    await Promise.all([shop.sendMessages(), shop.sendMessages(), shop.sendMessages()])
    await shop.sendMessages()
    expect(
      (await post.mails()).filter(({ recipients }) => recipients.includes(overrides.email)),
    ).toHaveLength(1)
    expect((await post.mails()).filter(({ recipients }) => recipients.includes(barber.email))).toHaveLength(1)
  })

  it('of a move and a cancellation has a growing SEQUENCE', async () => {
    const barber = await hireBarber(shop)
    const overrides = guestBooking(barber.id)
    const visitor = apiOf(shop.url)
    const { body } = await visitor.post(path, overrides)
    const link = `/appointments/public/${body.id}`
    await visitor.put(`${link}?token=${body.token}`, {
      barberId: barber.id,
      service: 'Taglio',
      date: '2026-03-14',
      time: '10:00',
    })
    await visitor.put(`${link}/cancel?token=${body.token}`, { cancellationReason: 'Malato' })
    await shop.sendMessages()
    const mails = (await post.mails()).filter(({ recipients }) => recipients.includes(overrides.email))
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Appuntamento venerdì 13 marzo 2026 alle 10:00',
      'Appuntamento modificato: sabato 14 marzo 2026 alle 10:00',
      'Appuntamento cancellato: sabato 14 marzo 2026 alle 10:00',
    ])
    const files = mails.map(({ attachments }) =>
      new TextDecoder().decode(attachments[0]?.content as ArrayBuffer),
    )
    expect(files.map((file) => /SEQUENCE:(\d)/.exec(file)?.[1])).toEqual(['0', '1', '2'])
    expect(files[2]).toContain('STATUS:CANCELLED')
    expect(mails[2]?.text).not.toContain('Malato')
    const toBarber = (await post.mails()).filter(({ recipients }) => recipients.includes(barber.email))
    expect(toBarber.at(-1)?.text).toContain('Motivo: Malato')
  })
})

describe('while the mail server is down', () => {
  it('bookings succeed and their mails are sent later', async () => {
    const post = await startMailServer()
    const { port, url } = post
    await post.stop()
    const shop = await openShop({ clusterUrl: inject('clusterUrl'), smtpUrl: url })
    const barber = await hireBarber(shop)
    const overrides = guestBooking(barber.id)
    expect((await apiOf(shop.url).post(path, overrides)).status).toBe(201)
    await shop.sendMessages()
    expect(await statesOf(shop)).toEqual(['queued'])
    const back = await startMailServer(port)
    shop.clock.advance(minute)
    await shop.sendMessages()
    expect(new Set((await back.mails()).map(({ recipients }) => recipients[0]))).toEqual(
      new Set([overrides.email, barber.email]),
    )
    expect(await statesOf(shop)).toEqual(['sent'])
    await shop.close()
    await back.stop()
  })

  it('a message fails with its reason after three days', async () => {
    const post = await startMailServer()
    await post.stop()
    const shop = await openShop({ clusterUrl: inject('clusterUrl'), smtpUrl: post.url })
    const barber = await hireBarber(shop)
    await apiOf(shop.url).post(path, guestBooking(barber.id))
    for (let passed = 0; passed < 71; passed++) {
      await shop.sendMessages()
      shop.clock.advance(hour)
    }
    expect(await statesOf(shop)).toEqual(['queued'])
    shop.clock.advance(2 * hour)
    await shop.sendMessages()
    const { rows } = await shop.platform.database.pool.query(
      'SELECT DISTINCT state, last_error FROM messages',
    )
    expect(rows).toEqual([{ state: 'failed', last_error: expect.stringContaining('ECONNREFUSED') }])
    await shop.close()
  })
})

describe('a refused mail', () => {
  let post: MailServer
  let shop: Shop
  let barber: Barber

  beforeEach(async () => {
    post = await startMailServer()
    shop = await openShop({ clusterUrl: inject('clusterUrl'), smtpUrl: post.url })
    barber = await hireBarber(shop)
  })
  afterEach(async () => {
    await shop.close()
    await post.stop()
  })

  it('fails at once with its reason, and others are sent', async () => {
    const overrides = guestBooking(barber.id)
    post.answer = (recipient) => (recipient === overrides.email ? 550 : 250)
    await apiOf(shop.url).post(path, overrides)
    await shop.sendMessages()
    const { rows } = await shop.platform.database.pool.query(
      'SELECT recipient, state, attempts, last_error FROM messages ORDER BY recipient',
    )
    expect(rows).toEqual([
      {
        recipient: overrides.email,
        state: 'failed',
        attempts: 1,
        last_error: expect.stringContaining('550'),
      },
      { recipient: barber.email, state: 'sent', attempts: 1, last_error: null },
    ])
  })

  it('is kept when the sender is refused', async () => {
    post.answerToSender = 550
    await apiOf(shop.url).post(path, guestBooking(barber.id))
    await shop.sendMessages()
    expect(await statesOf(shop)).toEqual(['queued'])
    post.answerToSender = 250
    shop.clock.advance(minute)
    await shop.sendMessages()
    expect(await statesOf(shop)).toEqual(['sent'])
  })

  it('is not sent by a second run of the same process while slow', async () => {
    for (const time of ['10:00', '11:00', '14:00'])
      await apiOf(shop.url).post(path, guestBooking(barber.id, { time }))
    const { first, answer } = await beginSending()
    const second = shop.sendMessages()
    answer(250)
    await Promise.all([first, second])
    expect(await post.mails()).toHaveLength(6)
  })

  it('whose connection is lost is sent again with the same Message-ID', async () => {
    const overrides = guestBooking(barber.id)
    await apiOf(shop.url).post(path, overrides)
    post.answer = () => 'hang up'
    await shop.sendMessages()
    expect(await statesOf(shop)).toEqual(['queued'])
    post.answer = () => 250
    shop.clock.advance(minute)
    await shop.sendMessages()
    expect(await statesOf(shop)).toEqual(['sent'])
    const copies = Map.groupBy(await post.mails(), ({ messageId }) => messageId)
    expect([...copies.values()].map((mails) => mails.length).toSorted((a, b) => a - b)).toEqual([1, 2])
  })

  it('without any answer is retried later', { timeout: 40_000 }, async () => {
    await apiOf(shop.url).post(path, guestBooking(barber.id))
    const never = Promise.withResolvers<number>()
    post.answer = () => never.promise
    await shop.sendMessages()
    const { rows } = await shop.platform.database.pool.query('SELECT DISTINCT state FROM messages')
    expect(rows).toEqual([{ state: 'queued' }])
    const reasons = await shop.platform.database.pool.query(
      'SELECT last_error FROM messages WHERE last_error IS NOT NULL',
    )
    expect(reasons.rows).toEqual([{ last_error: expect.stringMatching(/timeout/i) }])
    never.resolve(451)
    post.answer = () => 250
    shop.clock.advance(minute)
    await shop.sendMessages()
    expect(await statesOf(shop)).toEqual(['sent'])
  })

  it('with a temporary error is retried after 5, 10 and 20 seconds', async () => {
    post.answer = () => 451
    await apiOf(shop.url).post(path, guestBooking(barber.id))
    const waits: number[] = []
    for (let attempt = 0; attempt < 3; attempt++) {
      await shop.sendMessages()
      const { rows } = await shop.platform.database.pool.query<{ send_after: Date; state: string }>(
        'SELECT DISTINCT send_after, state FROM messages',
      )
      expect(rows.map(({ state }) => state)).toEqual(['queued'])
      const wait = (rows[0]?.send_after.getTime() ?? 0) - shop.clock.now().getTime()
      waits.push(wait / 1000)
      shop.clock.advance(wait - 1)
      await shop.sendMessages()
      expect(await statesOf(shop)).toEqual(['queued'])
      shop.clock.advance(1)
    }
    expect(waits).toEqual([5, 10, 20])
    post.answer = () => 250
    await shop.sendMessages()
    expect(await statesOf(shop)).toEqual(['sent'])
  })

  it('delays later mails of the same appointment', async () => {
    const overrides = guestBooking(barber.id)
    post.answer = (recipient) => (recipient === overrides.email ? 451 : 250)
    const visitor = apiOf(shop.url)
    const { body } = await visitor.post(path, overrides)
    await shop.sendMessages()
    await visitor.put(`/appointments/public/${body.id}/cancel?token=${body.token}`, {})
    post.answer = () => 250
    await shop.sendMessages()
    const subjects = async () =>
      (await post.mails())
        .filter(({ recipients }) => recipients.includes(overrides.email))
        .map(({ subject = '' }) => subject.split(/[ :]/)[1])
    expect(await subjects()).toEqual([])
    shop.clock.advance(minute)
    await shop.sendMessages()
    expect(await subjects()).toEqual(['venerdì', 'cancellato'])
  })

  async function beginSending(): Promise<{ first: Promise<void>; answer: (code: number) => void }> {
    const slow = Promise.withResolvers<number>()
    const isReached = Promise.withResolvers<void>()
    post.answer = () => {
      post.answer = () => 250
      isReached.resolve()
      return slow.promise
    }
    const first = shop.sendMessages()
    await isReached.promise
    return { first, answer: slow.resolve }
  }

  /** The mail server takes so long with the first mail that the second process considers the first one dead. */
  async function sendTwice(twin: Shop, lateAnswer: number): Promise<void> {
    const { first, answer } = await beginSending()
    shop.clock.advance(3 * minute)
    await twin.sendMessages()
    answer(lateAnswer)
    await first
  }

  it('is not sent again by an expired claim while slow', async () => {
    const twin = await openTwin(shop, { smtpUrl: post.url })
    const wishes = [guestBooking(barber.id), guestBooking(barber.id, { time: '11:00' })]
    for (const overrides of wishes) await apiOf(shop.url).post(path, overrides)
    await sendTwice(twin, 250)
    const perRecipient = Map.groupBy(await post.mails(), ({ recipients: [recipient] }) => recipient)
    // The barber has two mails. Of the guests' mails only the one in progress may arrive twice, with one Message-ID.
    expect([...perRecipient.values()].map((mails) => mails.length).toSorted((a, b) => a - b)).toEqual([
      1, 2, 2,
    ])
    expect(new Set((await post.mails()).map(({ messageId }) => messageId)).size).toBe(4)
    await twin.close()
  })

  it('that is slow is left to the process that took it over', async () => {
    const twin = await openTwin(shop, { smtpUrl: post.url })
    for (const time of ['10:00', '11:00']) await apiOf(shop.url).post(path, guestBooking(barber.id, { time }))
    const slow = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
    const isReached = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const beSlow = (turn: 0 | 1) => {
      isReached[turn]?.resolve()
      return slow[turn]?.promise ?? 250
    }
    let calls = 0
    post.answer = () => {
      calls += 1
      if (calls === 1) return beSlow(0)
      return calls === 3 ? beSlow(1) : 250
    }
    const first = shop.sendMessages()
    await isReached[0]?.promise
    shop.clock.advance(3 * minute)
    const second = twin.sendMessages()
    await isReached[1]?.promise
    slow[0]?.resolve(250)
    await first
    slow[1]?.resolve(250)
    await second
    const copies = Map.groupBy(await post.mails(), ({ messageId }) => messageId)
    expect([...copies.values()].map((mails) => mails.length).toSorted((a, b) => a - b)).toEqual([1, 1, 1, 2])
    await twin.close()
  })

  it.each([451, 550])(
    'with a late refusal (%i) stays sent when another process has sent it',
    async (code) => {
      const twin = await openTwin(shop, { smtpUrl: post.url })
      await apiOf(shop.url).post(path, guestBooking(barber.id))
      await sendTwice(twin, code)
      expect(await statesOf(shop)).toEqual(['sent'])
      shop.clock.advance(minute)
      await shop.sendMessages()
      expect(await post.mails()).toHaveLength(2)
      await twin.close()
    },
  )
})

async function statesOf({ platform }: Shop): Promise<string[]> {
  const { rows } = await platform.database.pool.query<{ state: string }>(
    'SELECT DISTINCT state FROM messages',
  )
  return rows.map(({ state }) => state)
}
