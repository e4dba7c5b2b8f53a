import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { forgetCustomers } from '#features/customers/server/forget-customers.ts'
import { shopping } from '#features/orders/server/shopping.fixture.ts'
import { type Answer, type Api, apiOf } from '#tests/support/api.ts'
import { givenShop } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { clientBooking, guestBooking, hireBarber, payer, type Person, signIn } from '#tests/support/people.ts'
import { openTwin, type Shop } from '#tests/support/shop.ts'

/**
 * All kinds of writes about one person, one barber and one service run in the same milliseconds. Deadlock detection is off in
 * PostgreSQL, so a deadlock would last until the lock timeout and end with 503. There is none, because all writers take their
 * locks in one order (docs/decisions/0011).
 */
const rounds = 20

const opener = givenShop({ rateLimitScale: 1_000_000, payments: true })
let shop: Shop
let owner: Api
let visitor: Api
let refused: string[]

beforeAll(async () => {
  const name = new URL(opener.databaseUrl).pathname.slice(1)
  await opener.platform.database.pool.query(`ALTER DATABASE "${name}" SET deadlock_timeout = '60s'`)
  // The setting applies to new connections only.
  shop = await openTwin(opener)
  owner = apiOf(shop.url, (await signIn(shop, 'admin')).token)
  visitor = apiOf(shop.url)
})
afterAll(() => shop.close())

async function all(...works: (() => Promise<Answer>)[]): Promise<void> {
  const answers = await Promise.all(
    works.map(async (work) => {
      await sleep(Math.random() * 8)
      return await work()
    }),
  )
  refused.push(
    ...answers.filter(({ status }) => status >= 500).map(({ status, body }) => `${status} ${body.code}`),
  )
}

async function linkFor({ id }: Person): Promise<string> {
  await owner.post(`/admin/users/${id}/send-reset-link`)
  const { rows } = await shop.platform.database.pool.query<{ token: string }>(
    `SELECT payload ->> 'token' AS token FROM messages WHERE template = 'password-reset' ORDER BY id DESC LIMIT 1`,
  )
  return rows[0]?.token ?? ''
}

async function productOf(product: ReturnType<typeof shopping>['product'], name: string): Promise<string> {
  return await product({ name, price: 10, quantity: 1000 })
}

const newPassword = 'una lunga e nuova'

describe('concurrent writers cause no deadlock', () => {
  it.each<[string, () => Promise<void>]>([
    [
      'on an account',
      async () => {
        const person = await signIn(shop)
        const token = await linkFor(person)
        await all(
          () => visitor.post('/auth/reset-password/confirm', { token, password: newPassword }),
          () => owner.post(`/admin/users/${person.id}/reset-password`, { newPassword }),
          () => owner.put(`/admin/users/${person.id}`, { email: `x.${person.email}` }),
          () => visitor.post('/auth/reset-password', { email: person.email }),
          () => person.api.post('/auth/logout'),
          () => owner.delete(`/admin/users/${person.id}`),
        )
      },
    ],
    [
      'on a barber and the login',
      async () => {
        const barber = await hireBarber(shop)
        const login = await signIn(shop, 'barber', barber.id)
        const { pool } = shop.platform.database
        await pool.query('UPDATE barbers SET email = $1 WHERE id = $2', [login.email, barber.id])
        await all(
          () => owner.put(`/barbers/${barber.id}`, { email: `y.${login.email}` }),
          () => owner.put(`/admin/users/${login.id}`, { email: `z.${login.email}` }),
          () => owner.put(`/barbers/${barber.id}/vacations`, { vacations: [] }),
          () => owner.put(`/barbers/${barber.id}/all`, { email: `w.${login.email}`, services: ['Taglio'] }),
          () => login.api.post(`/barbers/${barber.id}/calendar-feed`),
          () => owner.delete(`/admin/users/${login.id}`),
          () => owner.delete(`/barbers/${barber.id}`),
        )
      },
    ],
    [
      'on appointments',
      async () => {
        const [marco, luca] = [await hireBarber(shop), await hireBarber(shop)]
        const { body: service } = await owner.post('/admin/services', {
          name: `Prova ${crypto.randomUUID().slice(0, 8)}`,
          price: 30,
          duration: 30,
        })
        await shop.platform.database.pool.query(
          'INSERT INTO barber_services SELECT id, $1 FROM barbers WHERE id = ANY($2)',
          [service._id, [marco.id, luca.id]],
        )
        const person = await signIn(shop)
        const booked: string[] = []
        const times = ['09:00', '10:00', '11:00']
        for (const time of times) {
          const overrides = clientBooking(marco.id, { time, service: service.name })
          booked.push((await person.api.post('/appointments', overrides)).body.id)
        }
        const choice = { barberId: luca.id, date: '2026-03-13' }
        await all(
          () => owner.put(`/admin/services/${service._id}`, { name: `${service.name} nuovo` }),
          () => owner.put(`/appointments/${booked[2]}`, { ...choice, service: service._id, time: '09:00' }),
          () => person.api.put(`/appointments/${booked[1]}`, { ...choice, service: 'Taglio', time: '10:00' }),
          () => owner.put(`/appointments/${booked[0]}/status`, { status: 'cancelled' }),
          () => person.api.post('/appointments', clientBooking(luca.id, { time: '15:00' })),
          () => owner.put(`/barbers/${luca.id}/vacations`, { vacations: [] }),
          () => owner.put(`/appointments/${booked[1]}/customer`, { notes: 'x' }),
          () =>
            owner.post(`/barbers/${marco.id}/reassignments`, {
              appointments: times.map((time, index) => ({ _id: booked[index], date: '2026-03-13', time })),
              colleagueIds: [luca.id],
            }),
          () => owner.put(`/barbers/${marco.id}/all`, { services: ['Taglio'], vacations: [] }),
          () => owner.delete(`/admin/users/${person.id}`),
          () => owner.delete(`/admin/services/${service._id}`),
        )
      },
    ],
    [
      'on a customer',
      async () => {
        const barber = await hireBarber(shop)
        const person = await signIn(shop)
        const guest = guestBooking(barber.id)
        // A bar applies to a phone number: with one number for all rounds, the first would bar the guests of the next.
        const number = guestBooking(barber.id).phone
        await shop.platform.database.pool.query('UPDATE users SET phone = $1 WHERE id = $2', [
          number,
          person.id,
        ])
        const asGuest = (time: string) =>
          visitor.post('/appointments/public/appointments/guest', { ...guest, time })
        const own = (await person.api.post('/appointments', clientBooking(barber.id, { time: '09:00' }))).body
          ._id
        const theirs = (await asGuest('10:00')).body._id
        const customerOf = async (appointment: string): Promise<string> =>
          (await owner.get(`/appointments/${appointment}/customer`)).body.data.customerId
        const [one, two] = [await customerOf(own), await customerOf(theirs)]
        await all(
          () => owner.post(`/admin/customers/${one}/unite`, { otherId: two }),
          () => owner.post(`/admin/customers/${two}/unite`, { otherId: one }),
          () => owner.put(`/admin/customers/${two}`, { notes: 'x' }),
          () => owner.put(`/appointments/${own}/customer`, { notes: 'y' }),
          () => owner.put(`/appointments/${theirs}/customer`, { notes: 'z', barred: true }),
          () => owner.put(`/appointments/${theirs}/status`, { status: 'cancelled' }),
          () => asGuest('11:00'),
          () => person.api.post('/appointments', clientBooking(barber.id, { time: '14:00' })),
          () =>
            owner.post('/appointments/admin', {
              ...clientBooking(barber.id, { time: '15:00' }),
              clientNickname: 'Chi chiama',
              customerId: two,
            }),
          () =>
            forgetCustomers(shop.platform).then(() => ({ status: 200, body: {}, headers: new Headers() })),
          () => owner.delete(`/admin/users/${person.id}`),
        )
      },
    ],
    [
      'on the waiting list',
      async () => {
        const [marco, luca] = [await hireBarber(shop), await hireBarber(shop)]
        const waiting = [await signIn(shop), await signIn(shop), await signIn(shop)]
        const booked: string[] = []
        for (const time of ['09:00', '10:00', '11:00']) {
          const guest = guestBooking(marco.id, { time })
          booked.push((await visitor.post('/appointments/public/appointments/guest', guest)).body._id)
        }
        const wish = { preferredBarber: marco.id, service: 'Taglio' }
        const requests: string[] = []
        for (const { api } of waiting) requests.push((await api.post('/waiting-list', wish)).body._id)
        await owner.put(`/appointments/${booked[0]}/status`, { status: 'cancelled' })
        await shop.offerFreedTimes()
        const { rows } = await shop.platform.database.pool.query<{ id: string; token: string }>(
          `SELECT payload ->> 'offerId' AS id, payload ->> 'token' AS token FROM messages WHERE template = 'waiting-offer'
           ORDER BY id DESC LIMIT 1`,
        )
        const { id: offer = '', token = '' } = rows[0] ?? {}
        const ask = () =>
          shop.offerFreedTimes().then(() => ({ status: 200, body: {}, headers: new Headers() }))
        const choice = { barberId: luca.id, service: 'Taglio', date: '2026-03-13', time: '09:00' }
        await all(
          () => visitor.post(`/waiting-list/offers/${offer}/accept`, { token }),
          () => visitor.post(`/waiting-list/offers/${offer}/decline`, { token }),
          () => owner.put(`/appointments/${booked[0]}/status`, { status: 'confirmed' }),
          () => owner.put(`/appointments/${booked[1]}/status`, { status: 'cancelled' }),
          () => owner.put(`/appointments/${booked[2]}`, { ...choice, barberId: marco.id, time: '15:00' }),
          () => waiting[0]?.api.post('/appointments', choice) ?? ask(),
          () => waiting[1]?.api.delete(`/waiting-list/${requests[1]}`) ?? ask(),
          () => waiting[1]?.api.post('/waiting-list', { ...wish, service: 'Barba' }) ?? ask(),
          ask,
          () => opener.offerFreedTimes().then(ask),
          () => owner.put(`/barbers/${marco.id}/vacations`, { vacations: [] }),
          () => owner.put(`/barbers/${marco.id}/all`, { services: ['Taglio'], vacations: [] }),
          () => owner.delete(`/admin/users/${waiting[2]?.id}`),
        )
      },
    ],
    [
      'on orders',
      async () => {
        const { product } = shopping(shop, visitor)
        const [wax, oil] = [await productOf(product, 'Cera'), await productOf(product, 'Olio')]
        const person = await signIn(shop)
        const customerDetails = { ...payer, email: person.email }
        const cart = (...ids: string[]) => ({
          items: ids.map((productId) => ({ productId, quantity: 2 })),
          customerDetails,
        })
        const placed = async (api: Api) => (await api.post('/orders', cart(wax, oil))).body.data
        const [own, theirs] = [await placed(person.api), await placed(visitor)]
        const startOf = async () =>
          (await visitor.post('/payments/create-intent', { type: 'product_order', ...cart(oil, wax) })).body
            .data.paymentIntentId
        const [paid, ended, late] = [await startOf(), await startOf(), await startOf()]
        for (const paymentIntent of [paid, late]) sandboxOf(opener).payments.pay({ paymentIntent })
        const barber = await hireBarber(shop)
        const booked = await visitor.post('/appointments/public/appointments/guest', guestBooking(barber.id))
        const customerOf = async (id: string) => (await owner.get(`/orders/${id}`)).body.data.customerId
        const other = (await owner.get(`/appointments/${booked.body._id}/customer`)).body.data.customerId
        const status = (id: string, body: object) => owner.patch(`/products/orders/${id}/status`, body)
        const done = { status: 200, body: {}, headers: new Headers() }
        const one = await customerOf(own._id)
        await all(
          () => person.api.post('/orders', cart(oil)),
          () => visitor.post('/orders', cart(wax, oil)),
          () => visitor.post('/orders', cart(oil, wax)),
          () => visitor.post('/orders', { ...cart(wax, oil), paymentId: paid }),
          () => visitor.post('/payments/confirm', { paymentIntentId: late }),
          () => visitor.post('/payments/release', { paymentIntentId: ended }),
          () => shop.payments.handleEvents().then(() => done),
          () => status(own._id, { status: 'cancelled', refund: true }),
          () => status(theirs._id, { status: 'delivered' }),
          () => status(theirs._id, { status: 'cancelled', refund: true }),
          () => owner.patch(`/products/${wax}/inventory`, { quantity: 5, operation: 'add' }),
          () => owner.put(`/products/${oil}`, { price: 12, inventory: { quantity: 7, quantityRead: 3 } }),
          () => owner.post(`/admin/customers/${one}/unite`, { otherId: other }),
          () => owner.delete(`/admin/users/${person.id}`),
        )
      },
    ],
  ])(
    '%s',
    async (_about, race) => {
      refused = []
      for (let round = 0; round < rounds && refused.length === 0; round++) await race()
      expect(refused).toEqual([])
    },
    120_000,
  )
})
