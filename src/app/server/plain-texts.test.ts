import { describe, expect, it } from 'vitest'

import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { clientBooking, guestBooking, signIn } from '#tests/support/people.ts'
import { processorTime } from '#tests/support/processor-time.ts'

/**
 * Short texts appear in other people's mails, calendars and screens, so they must not contain line breaks or
 * links.
 */
const shop = givenShop()
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const marco = givenBarber(shop)

const sentence = 'Scrivi senza andare a capo e senza indirizzi web'
const hostile = [
  'hai vinto!\n\nRitira qui: http://premi.example',
  'riga\r\nBcc: tutti',
  'tab\tqui',
  'campanella\u0007',
  'separatore\u2028riga',
  'rovescio\u202etxt.exe',
  'http://premi.example',
  'HTTPS://premi',
  'vieni su www.premi',
  'premi-gratis.com',
  'premi．com',
  'premi。net',
  'premi.it/ritira',
  't.me/premi',
  'ftp://premi',
  'http:\\\\premi',
]
const harmless = [
  'Dott.ssa',
  "D'Agostino-Müller",
  'J.R.',
  'Élodie',
  '李小龍',
  'Sig. Rossi (Lugano)',
  'No. 5 & 6',
]

const person = () => ({
  firstName: 'Nina',
  lastName: 'Caratti',
  email: `nina.${crypto.randomUUID()}@example.test`,
  phone: '079 765 43 21',
})
const phoneBooking = () => ({
  clientNickname: 'Bomber',
  barberId: marco.id,
  service: 'Taglio',
  date: '2026-03-14',
  time: '11:00',
})

type Send = (text: string) => Promise<{ status: number; body: { errors?: Record<string, string> } }>
const password = 'rasoio e pennello'
const calls: Record<string, Send> = {
  'first name of a registration': (firstName) =>
    visitor.post('/auth/register', { ...person(), firstName, password, humanVerified: true }),
  'last name of a registration': (lastName) =>
    visitor.post('/auth/register', { ...person(), lastName, password, humanVerified: true }),
  'first name of a guest': (firstName) =>
    visitor.post('/appointments/public/appointments/guest', guestBooking(marco.id, { firstName })),
  'last name of a guest': (lastName) =>
    visitor.post('/appointments/public/appointments/guest', guestBooking(marco.id, { lastName })),
  'nickname on the phone': (clientNickname) =>
    owner.api.post('/appointments/admin', { ...phoneBooking(), clientNickname }),
  'name of a new user': (firstName) => owner.api.post('/admin/users', { ...person(), firstName, password }),
  'name of a changed user': (lastName) => owner.api.put(`/admin/users/${owner.id}`, { lastName }),
  'name of a new barber': (lastName) => owner.api.post('/barbers', { ...person(), lastName }),
  'name of a changed barber': (firstName) => owner.api.put(`/barbers/${marco.id}`, { firstName }),
  'tagline of a barber': (tagline) => owner.api.put(`/barbers/${marco.id}`, { tagline }),
  'name of a new service': (name) => owner.api.post('/admin/services', { name, price: 1, duration: 15 }),
}

describe('an email address', () => {
  const ways: Record<string, (email: string) => ReturnType<Send>> = {
    'of a guest': (email) =>
      visitor.post('/appointments/public/appointments/guest', guestBooking(marco.id, { email })),
    'of a registration': (email) =>
      visitor.post('/auth/register', { ...person(), email, password, humanVerified: true }),
    'of a new user': (email) => owner.api.post('/admin/users', { ...person(), email, password }),
    'of a new barber': (email) => owner.api.post('/barbers', { ...person(), email }),
  }
  it.each(Object.entries(ways))('is validated the same way: %s', async (_what, send) => {
    for (const email of [
      'gruppo:lei@example.test',
      'l\u0001ei@example.test',
      'lei@ｅxample.test',
      'lei@example\u3002test.test',
      '[lei@example.test]',
      'lei\\@example.test',
    ]) {
      const { status, body } = await send(email)
      expect([email, status, body.errors]).toEqual([
        email,
        400,
        { email: 'Inserisci un indirizzo email valido' },
      ])
    }
    const accepted = await send(`zoë+${crypto.randomUUID()}@müller-söhne.test`)
    expect(accepted.status).toBe(201)
  })
})

describe('a short text', () => {
  it.each(Object.entries(calls))('must be one plain line: %s', async (_what, send) => {
    for (const text of hostile) {
      const { status, body } = await send(text)
      expect([text, status, Object.values(body.errors ?? {})]).toEqual([text, 400, [sentence]])
    }
    for (const text of harmless) {
      const { body } = await send(text)
      expect([text, Object.values(body.errors ?? {})]).toEqual([text, []])
    }
  })

  it('is validated within five seconds at any length', async () => {
    const time = await processorTime(async () => {
      for (const long of [
        'a.'.repeat(300_000),
        'a'.repeat(600_000),
        '.com'.repeat(200_000),
        ':/'.repeat(300_000),
      ])
        expect((await calls['first name of a guest']?.(long))?.status).toBe(400)
    })
    expect(time).toBeLessThan(5000)
  })
})

describe('the cancellation reason', () => {
  const cancelledMails = async (id: string) => {
    const { rows } = await shop.platform.database.pool.query<{ template: string; reason: string | null }>(
      `SELECT template, payload ->> 'reason' AS reason FROM messages
       WHERE appointment_id = $1 AND template LIKE '%cancelled' ORDER BY template`,
      [id],
    )
    return rows.map(({ template, reason }) => [template, reason])
  }

  it('of a guest is mailed to the barber, not to the guest', async () => {
    const { body } = await visitor.post(
      '/appointments/public/appointments/guest',
      guestBooking(marco.id, { date: '2026-03-20' }),
    )
    const cancelled = await visitor.put(`/appointments/public/${body.id}/cancel?token=${body.token}`, {
      cancellationReason: 'Sono malato.\nMi dispiace',
    })
    expect(cancelled.body.data.cancellationReason).toBe('Sono malato. Mi dispiace')
    expect(await cancelledMails(body.id)).toEqual([
      ['appointment-cancelled', null],
      ['barber-appointment-cancelled', 'Sono malato. Mi dispiace'],
    ])
  })

  it('of the shop is mailed to the client', async () => {
    const client = await signIn(shop)
    const { body } = await client.api.post('/appointments', clientBooking(marco.id, { date: '2026-03-21' }))
    await owner.api.put(`/appointments/${body.id}/status`, {
      status: 'cancelled',
      cancellationReason: "Cancellato dall'amministratore",
    })
    expect(await cancelledMails(body.id)).toContainEqual([
      'appointment-cancelled',
      "Cancellato dall'amministratore",
    ])
  })

  it('with a web address returns 400', async () => {
    const client = await signIn(shop)
    const { body } = await client.api.post('/appointments', clientBooking(marco.id, { date: '2026-03-22' }))
    const cancellationReason = 'Ritira qui: http://premi.example'
    const answers = [
      await client.api.put(`/appointments/${body.id}/cancel`, { cancellationReason }),
      await owner.api.put(`/appointments/${body.id}/status`, { status: 'cancelled', cancellationReason }),
    ]
    for (const { status, body: refusal } of answers)
      expect([status, refusal.errors.cancellationReason]).toEqual([400, sentence])
  })
})
