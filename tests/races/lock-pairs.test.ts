import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { forgetGuestOrders } from '#features/orders/server/forget-orders.ts'
import { shopping } from '#features/orders/server/shopping.fixture.ts'
import { type Answer, type Api, apiOf } from '#tests/support/api.ts'
import { givenShop } from '#tests/support/given.ts'
import { openTransaction, untilBlocked } from '#tests/support/open-transaction.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { clientBooking, guestBooking, hireBarber, payer, type Person, signIn } from '#tests/support/people.ts'
import { openTwin, type Shop } from '#tests/support/shop.ts'

/**
 * Two writers meet at chosen rows. Deadlock detection is off in PostgreSQL, so a cycle of locks would end with 503. There is
 * none, because all writers take their locks in one order (docs/decisions/0011).
 */
const opener = givenShop({ rateLimitScale: 1_000_000, payments: true })
let shop: Shop
let owner: Api
let visitor: Api

beforeAll(async () => {
  const name = new URL(opener.databaseUrl).pathname.slice(1)
  await opener.platform.database.pool.query(`ALTER DATABASE "${name}" SET deadlock_timeout = '60s'`)
  // The setting applies to new connections only.
  shop = await openTwin(opener)
  owner = apiOf(shop.url, (await signIn(shop, 'admin')).token)
  visitor = apiOf(shop.url)
})
afterAll(() => shop.close())

type Held = { table: 'appointments' | 'orders' | 'payments' | 'products'; id: string }
type Writer = () => Promise<Pick<Answer, 'status'>>

/** Holds a row until both writers wait, the first one for this row. @returns their statuses */
async function whileHeld({ table, id }: Held, first: Writer, second: Writer): Promise<number[]> {
  const { pool } = shop.platform.database
  const letGo = await openTransaction(pool, `SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [id])
  const one = first()
  await untilBlocked(pool)
  const other = second()
  await untilBlocked(pool, 2)
  await letGo()
  return [(await one).status, (await other).status]
}

const guestPath = '/appointments/public/appointments/guest'
const bookAsGuest = async (overrides: object): Promise<string> =>
  (await visitor.post(guestPath, overrides)).body._id
const bookAsClient = async ({ api }: Person, overrides: object): Promise<string> =>
  (await api.post('/appointments', overrides)).body._id
const customerOf = async (appointment: string): Promise<string> =>
  (await owner.get(`/appointments/${appointment}/customer`)).body.data.customerId
const customerOfOrder = async (order: string): Promise<string> =>
  (await owner.get(`/orders/${order}`)).body.data.customerId
const unite = (kept: string, other: string) =>
  owner.post(`/admin/customers/${kept}/unite`, { otherId: other })

const cartOf = (products: readonly string[], email = payer.email) => ({
  items: products.map((productId) => ({ productId, quantity: 1 })),
  customerDetails: { ...payer, email },
})
async function product(name: string): Promise<string> {
  return await shopping(shop, visitor).product({ name, price: 10, quantity: 1000 })
}

async function someCustomer(): Promise<string> {
  const barber = await hireBarber(shop)
  return await customerOf(await bookAsGuest(guestBooking(barber.id)))
}

async function paidVisit(person: Person): Promise<{ visit: string; payment: string }> {
  const barber = await hireBarber(shop)
  const visit = await bookAsClient(person, clientBooking(barber.id))
  const { body } = await person.api.post(`/payments/appointment/${visit}`, { paymentMethod: 'online' })
  const { paymentIntentId: paymentIntent, _id: payment } = body.data
  sandboxOf(opener).payments.pay({ paymentIntent })
  await person.api.post('/payments/confirm', { paymentIntentId: paymentIntent })
  return { visit, payment }
}

describe('two writers cause no deadlock', () => {
  it('deleting an account and cancelling an order with its verified email', async () => {
    const wax = await product('Cera')
    const [person, buyer] = [await signIn(shop), await signIn(shop)]
    const cart = cartOf([wax], person.email)
    const { pool } = shop.platform.database
    await pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [person.id])
    await person.api.post('/orders', cart)
    const started = await buyer.api.post('/payments/create-intent', { type: 'product_order', ...cart })
    const paymentId = started.body.data.paymentIntentId
    sandboxOf(opener).payments.pay({ paymentIntent: paymentId })
    const order = (await buyer.api.post('/orders', { ...cart, paymentId })).body.data

    const statuses = await whileHeld(
      { table: 'products', id: wax },
      () => owner.delete(`/admin/users/${person.id}`),
      () => owner.patch(`/products/orders/${order._id}/status`, { status: 'cancelled', refund: true }),
    )
    expect(statuses).toEqual([200, 200])
  })

  it('deleting an account and a guest order with its former email', async () => {
    const [first, second] = [await product('Cera'), await product('Olio')].toSorted() as [string, string]
    const barber = await hireBarber(shop)
    const person = await signIn(shop)
    const former = person.email
    await bookAsGuest({ ...guestBooking(barber.id), email: former })
    await owner.put(`/admin/users/${person.id}`, { email: `new.${former}` })
    await person.api.post('/orders', cartOf([second], `new.${former}`))
    const statuses = await whileHeld(
      { table: 'products', id: first },
      () => visitor.post('/orders', cartOf([first, second], former)),
      () => owner.delete(`/admin/users/${person.id}`),
    )
    expect(statuses).toEqual([201, 200])
  })

  it('cancelling a paid order and merging its customer', async () => {
    const wax = await product('Cera')
    const started = await visitor.post('/payments/create-intent', { type: 'product_order', ...cartOf([wax]) })
    const paymentId = started.body.data.paymentIntentId
    sandboxOf(opener).payments.pay({ paymentIntent: paymentId })
    const order = (await visitor.post('/orders', { ...cartOf([wax]), paymentId })).body.data._id
    const [kept, other] = [await someCustomer(), await customerOfOrder(order)]
    const statuses = await whileHeld(
      { table: 'products', id: wax },
      () => owner.patch(`/products/orders/${order}/status`, { status: 'cancelled', refund: true }),
      () => unite(kept, other),
    )
    expect(statuses).toEqual([200, 200])
  })

  it('cancelling a paid visit and merging its customer', async () => {
    const { visit, payment } = await paidVisit(await signIn(shop))
    const [kept, other] = [await someCustomer(), await customerOf(visit)]
    const statuses = await whileHeld(
      { table: 'payments', id: payment },
      () => owner.put(`/appointments/${visit}/status`, { status: 'cancelled' }),
      () => unite(kept, other),
    )
    expect(statuses).toEqual([200, 200])
  })

  it('cancelling a paid visit and making its client a barber', async () => {
    const person = await signIn(shop)
    const { visit, payment } = await paidVisit(person)
    const { id: barberId } = await hireBarber(shop)
    const statuses = await whileHeld(
      { table: 'payments', id: payment },
      () => owner.put(`/appointments/${visit}/status`, { status: 'cancelled' }),
      () => owner.put(`/admin/users/${person.id}`, { role: 'barber', barberId, firstName: 'Altra' }),
    )
    expect(statuses).toEqual([200, 200])
  })

  it('merging two customers and making one account a barber', async () => {
    const barber = await hireBarber(shop)
    const person = await signIn(shop)
    const own = await bookAsClient(person, clientBooking(barber.id, { time: '09:00' }))
    const theirs = await bookAsGuest(guestBooking(barber.id, { time: '10:00' }))
    const [kept, other] = [await customerOf(own), await customerOf(theirs)]
    const statuses = await whileHeld(
      { table: 'appointments', id: theirs },
      () => unite(kept, other),
      () =>
        owner.put(`/admin/users/${person.id}`, { role: 'barber', barberId: barber.id, firstName: 'Altra' }),
    )
    expect(statuses).toEqual([200, 200])
  })

  it('renaming a service and merging two customers who booked it', async () => {
    const barber = await hireBarber(shop)
    const name = `Prova ${crypto.randomUUID().slice(0, 8)}`
    const service = (await owner.post('/admin/services', { name, price: 30, duration: 30 })).body._id
    await shop.platform.database.pool.query('INSERT INTO barber_services VALUES ($1, $2)', [
      barber.id,
      service,
    ])
    const guest = guestBooking(barber.id, { service: name, duration: 30 })
    const moved = await bookAsGuest({ ...guest, time: '15:00' })
    const held = await bookAsGuest(guestBooking(barber.id, { service: name, duration: 30, time: '11:00' }))
    await bookAsGuest({ ...guest, time: '09:00' })
    const [kept, other] = [await customerOf(held), await customerOf(moved)]
    // The row that is written again lies behind the others in the table.
    await owner.put(`/appointments/${moved}`, { ...clientBooking(barber.id), service, time: '16:00' })
    const statuses = await whileHeld(
      { table: 'appointments', id: held },
      () => owner.put(`/admin/services/${service}`, { name: `${name} nuovo` }),
      () => unite(kept, other),
    )
    expect(statuses).toEqual([200, 200])
  })

  it('anonymising old guest orders and merging two of the guests', async () => {
    const wax = await product('Cera')
    const order = async (email: string): Promise<string> =>
      (await visitor.post('/orders', cartOf([wax], email))).body.data._id
    const written = await order('prima@posta.test')
    const held = await order('altra@posta.test')
    await order('prima@posta.test')
    // The row that is written again lies behind the others in the table.
    await owner.patch(`/products/orders/${written}/status`, { status: 'confirmed' })
    const [kept, other] = [await customerOfOrder(held), await customerOfOrder(written)]
    const now = new Date(shop.clock.now().getTime() + 1000)
    const statuses = await whileHeld(
      { table: 'orders', id: held },
      () => forgetGuestOrders(shop.platform, now, now).then(() => ({ status: 200 })),
      () => unite(kept, other),
    )
    expect(statuses).toEqual([200, 200])
  })
})
