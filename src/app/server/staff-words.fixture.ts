import type { Pool } from 'pg'

import type { Api } from '#tests/support/api.ts'
import type { sandboxOf } from '#tests/support/payments.ts'
import { type Barber, guestBooking, hireBarber, type Person, signIn } from '#tests/support/people.ts'
import type { Shop } from '#tests/support/shop.ts'

/** @param login the barber's */
export async function staffWords(
  shop: Shop,
  admin: Api,
  { barber, login }: { barber: Barber; login: Person },
): Promise<Record<string, string>> {
  const { pool } = shop.platform.database
  const novice = await hireBarber(shop, { firstName: 'Nuovo' })
  const user = await signIn(shop)
  await pool.query('UPDATE barbers SET email = $1 WHERE id = $2', [login.email, barber.id])
  const service = { name: `Da togliere ${crypto.randomUUID()}`, price: 5, duration: 15 }
  const { body: made } = await admin.post('/admin/services', service)
  const guest = guestBooking(barber.id)
  const { body: booked } = await admin.post('/appointments/public/appointments/guest', guest)
  return {
    barber: barber.id,
    email: login.email,
    novice: novice.id,
    service: made._id,
    appointment: booked._id,
    user: user.id,
    userEmail: user.email,
    payment: await paidAtShop(admin, guestBooking(barber.id, { time: '17:00' })),
    message: await failedMessage(pool),
    product: await newProduct(admin),
    order: await newOrder(pool),
    request: await newRequest(pool),
    ...(await customersOf(pool, { appointment: booked._id, user: user.id })),
  }
}

async function newProduct(admin: Api): Promise<string> {
  const { body } = await admin.post('/products', { name: 'Pomata', price: 24, category: 'pomade' })
  return body.data._id
}

export async function newOrder(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `WITH product AS (
       INSERT INTO products (name, category, price_centimes, created_at, updated_at)
       VALUES ('Cera opaca', 'wax', 2400, now(), now()) RETURNING id
     ), ordered AS (
       INSERT INTO orders (order_number, status, name, email, phone, pays_online, total_centimes, created_at, updated_at)
       SELECT 'F4-2000-' || (10000 + count(*)), 'pending', 'Ada Neri', 'ada@posta.test', '+41791234567', false, 2400, now(), now()
       FROM orders RETURNING id
     ), item AS (
       INSERT INTO order_items (order_id, product_id, position, name, price_centimes, quantity)
       SELECT ordered.id, product.id, 0, 'Cera opaca', 2400, 1 FROM ordered, product
     ) SELECT id FROM ordered`,
  )
  return rows[0]?.id ?? ''
}

async function customersOf(
  pool: Pool,
  { appointment, user }: { appointment: string; user: string },
): Promise<{ customer: string; otherCustomer: string }> {
  const { rows } = await pool.query<{ customer: string; other: string }>(
    `SELECT (SELECT customer_id FROM appointments WHERE id = $1) AS customer,
       (SELECT id FROM customers WHERE user_id = $2) AS other`,
    [appointment, user],
  )
  return { customer: rows[0]?.customer ?? '', otherCustomer: rows[0]?.other ?? '' }
}

async function newRequest(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO requests (kind, name, email, phone, payload, consented_at, created_at, updated_at)
     VALUES ('contact', 'Ada Neri', 'ada@posta.test', '079 123 45 67', '{"interest": "contact", "message": ""}', now(), now(), now())
     RETURNING id`,
  )
  return rows[0]?.id ?? ''
}

async function failedMessage(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO messages (template, recipient, payload, state) VALUES ('password-changed', 'x@example.test', '{}', 'failed')
     RETURNING id`,
  )
  return rows[0]?.id ?? ''
}

async function paidAtShop(admin: Api, booking: Record<string, unknown>): Promise<string> {
  const { body: booked } = await admin.post('/appointments/public/appointments/guest', booking)
  const { body } = await admin.post(`/payments/appointment/${booked._id}`, { paymentMethod: 'in_person' })
  return body.data._id
}

export async function planWords(
  admin: Api,
  stripe: ReturnType<typeof sandboxOf>,
): Promise<Record<'plan' | 'subscription' | 'planIntent', string>> {
  const { body: offers } = await admin.get('/subscriptions/plans')
  const plan: string = offers.data[1]._id
  const { body: selected } = await admin.post('/subscriptions/select', { planId: plan })
  const subscription: string = selected.data.subscription._id
  const wanted = { planId: plan, subscriptionId: subscription }
  const { body } = await admin.post('/subscription-payments/create-intent', wanted)
  const planIntent: string = body.data.paymentIntentId
  stripe.payments.pay({ paymentIntent: planIntent })
  return { plan, subscription, planIntent }
}
