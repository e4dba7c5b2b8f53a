import { beforeAll, describe, expect, it } from 'vitest'

import { shopping } from '#features/orders/server/shopping.fixture.ts'
import { apiOf } from '#tests/support/api.ts'
import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { clientBooking, payer, registration } from '#tests/support/people.ts'

import { cleanUpJob } from './clean-up.ts'
import { messageKinds } from './message-kinds.ts'

const shop = givenShop()
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const marco = givenBarber(shop)
const { product, query } = shopping(shop, visitor)

const ofNoCustomer = ['plan-ends-soon', 'plan-paid', 'schedule-updated']

async function register() {
  const person = registration()
  expect((await visitor.post('/auth/register', person)).status).toBe(201)
  const { body } = await visitor.post('/auth/login', person)
  return { ...person, id: body.user._id as string, api: apiOf(shop.url, body.token) }
}
const leave = async (id: string) => expect((await owner.api.delete(`/admin/users/${id}`)).status).toBe(200)
const messagesOf = async (userId: string) =>
  (
    await query(`SELECT template FROM messages WHERE payload ->> 'userId' = $1 ORDER BY template`, [userId])
  ).map(({ template }) => template)

describe('mails that name a customer', () => {
  let theirs: Record<string, string>
  let email = ''
  beforeAll(async () => {
    const person = await register()
    email = person.email
    await query('UPDATE users SET email_verified_at = now() WHERE id = $1', [person.id])
    const { api, id: userId } = person
    const booked = await api.post('/appointments', clientBooking(marco.id))
    const items = [{ productId: await product({ name: 'Cera', price: 20, quantity: 5 }), quantity: 1 }]
    const customerDetails = { ...payer, email }
    const ordered = await api.post('/orders', { status: 'pending', items, customerDetails })
    await api.post('/contact', { name: 'Nora Neri', email, phone: '079 123 45 67' })
    const [request] = await query('SELECT id FROM requests')
    const [payment] = await query(
      `INSERT INTO payments (purpose, account, user_id, amount_centimes, currency, state, created_at, updated_at)
       VALUES ('appointment', 'salon', $1, 3000, 'CHF', 'cancelled', now(), now()) RETURNING id`,
      [userId],
    )
    const [offer] = await query(
      `INSERT INTO waiting_offers (client_id, barber_id, service_id, service_name, shop_day, start_minute, starts_at, duration_minutes,
         price_centimes, offered_at, expires_at, outcome, closed_at)
       SELECT $1, $2, id, name, '2026-03-13', 600, '2026-03-13T09:00:00Z', 30, 3000, '2026-03-10', '2026-03-11', 'lapsed', '2026-03-11'
       FROM services WHERE name = 'Taglio' RETURNING id`,
      [userId, marco.id],
    )
    theirs = {
      userId,
      appointmentId: booked.body._id,
      orderId: ordered.body.data._id,
      requestId: request.id,
      paymentId: payment.id,
      offerId: offer.id,
    }
    await query('DELETE FROM messages')
    for (const [template, { example }] of Object.entries(messageKinds)) await write(template, example)
    await leave(userId)
    await shop.sendMessages()
  })

  async function write(template: string, example: object): Promise<void> {
    const payload = Object.fromEntries(
      Object.entries(example).map(([field, value]) => [
        field,
        value === null ? null : (theirs[field] ?? value),
      ]),
    )
    const isKnownById = Object.keys(theirs).some((field) => payload[field])
    await query(
      `INSERT INTO messages (template, channel, recipient, payload, cause_key, appointment_id, state, created_at, send_after)
       VALUES ($1, 'email', 'altrove@posta.test', $2, $1, $3, 'recorded', now(), now())`,
      [
        template,
        isKnownById || !('email' in payload) ? payload : { ...payload, email },
        payload['appointmentId'] ?? null,
      ],
    )
  }

  it.each(Object.keys(messageKinds))(
    '%s is deleted with the account unless it names no customer',
    async (template) => {
      const left = await query('SELECT FROM messages WHERE template = $1 AND recipient = $2', [
        template,
        'altrove@posta.test',
      ])
      expect(left).toHaveLength(ofNoCustomer.includes(template) ? 1 : 0)
    },
  )
})

describe('messages to an account', () => {
  it.each(['sent', 'recorded', 'failed', 'withheld', 'overtaken'])(
    'are deleted with it, and others after a year, in the state %s',
    async (state) => {
      const person = await register()
      const old = `alt.${person.email}`
      await query(
        `INSERT INTO messages (template, channel, recipient, payload, cause_key, state, created_at, send_after)
         VALUES ('welcome', 'email', $1, $4, $1, $3, now(), now()), ('welcome', 'email', $2, '{}', $2, $3, '2024-01-01', '2024-01-01')`,
        [person.email, old, state, { userId: person.id }],
      )
      await leave(person.id)
      await shop.sendMessages()
      await query('UPDATE studio_settings SET cleaned_up_at = $1', [shop.clock.now()])
      await cleanUpJob(shop.platform).run()
      const left = await query('SELECT FROM messages WHERE recipient = ANY ($1)', [[person.email, old]])
      expect(left).toEqual([])
    },
  )

  it('are deleted at its former email, too', async () => {
    const person = await register()
    const change = { email: `nuovo.${person.email}` }
    expect((await owner.api.put(`/admin/users/${person.id}`, change)).status).toBe(200)
    await shop.sendMessages()
    expect(await messagesOf(person.id)).toEqual(['address-changed', 'welcome'])
    await leave(person.id)
    expect(await messagesOf(person.id)).toEqual([])
    const left = await query(
      `SELECT template FROM messages WHERE recipient = $1 OR payload ->> 'email' = $2`,
      [person.email, change.email],
    )
    expect(left).toEqual([])
  })
})
