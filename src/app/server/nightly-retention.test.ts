import { expect, it } from 'vitest'

import { shopping } from '#features/orders/server/shopping.fixture.ts'
import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { clientBooking, logIn, payer, signIn } from '#tests/support/people.ts'

import { cleanUpJob } from './clean-up.ts'

const shop = givenShop()
const visitor = givenVisitor(shop)
const barber = givenBarber(shop)
const client = givenPerson(shop)
const { product, order, query } = shopping(shop, visitor)

async function cleanUp(): Promise<void> {
  await query('UPDATE studio_settings SET cleaned_up_at = $1', [shop.clock.now()])
  await cleanUpJob(shop.platform).run()
}

it.each([
  ['a guest after eleven months', { months: 11, isGuest: true, status: 'delivered', name: 'Ada Neri' }],
  [
    'a guest after thirteen months',
    { months: 13, isGuest: true, status: 'delivered', name: 'Cliente anonimo' },
  ],
  ['an account after thirteen months', { months: 13, isGuest: false, status: 'delivered', name: 'Ada Neri' }],
  [
    'an account after ten years less a month',
    { months: 119, isGuest: false, status: 'cancelled', name: 'Ada Neri' },
  ],
  ['an account after more than ten years', { months: 121, isGuest: false, status: 'delivered', name: null }],
  [
    'an account, cancelled more than ten years ago',
    { months: 121, isGuest: false, status: 'cancelled', name: null },
  ],
  [
    'an account, open for more than ten years',
    { months: 121, isGuest: false, status: 'shipped', name: 'Ada Neri' },
  ],
])(
  'the clean-up keeps or erases the name on an order of %s',
  async (_whose, { months, isGuest, status, name }) => {
    const productId = await product({ name: 'Cera opaca', price: 24, quantity: 5 })
    const api = isGuest ? visitor : client.api
    const { body } = await order([{ productId, quantity: 1 }], { customerDetails: payer }, {}, api)
    const id = body.data._id
    await query(
      `UPDATE orders SET status = $2, created_at = $3::timestamptz - $4::int * interval '1 month' WHERE id = $1`,
      [id, status, shop.clock.now(), months],
    )
    await cleanUp()
    const kept = await (await signIn(shop, 'admin')).api.get(`/orders/${id}`)
    expect(kept.body.data?.customerInfo.name ?? null).toBe(name)
  },
)

it.each([
  [11, { payer: { name: 'Ada' }, request: { wanted: 1 }, caller: 'a place' }],
  [13, { payer: null, request: null, caller: null }],
])(
  'the clean-up keeps or erases payer, request and caller of a payment %i months old',
  async (months, known) => {
    const pay = async (values: unknown[]) =>
      (
        await query(
          `INSERT INTO payments (purpose, account, amount_centimes, currency, state, created_at, updated_at, payer, request, caller)
         SELECT 'product_order', 'salon', 2400, 'CHF', 'cancelled', at, at, $3, $4, $5
         FROM (SELECT $1::timestamptz - $2::int * interval '1 month' AS at) began RETURNING id`,
          [shop.clock.now(), months, ...values],
        )
      )[0].id
    const ids = [await pay([{ name: 'Ada' }, null, null]), await pay([null, { wanted: 1 }, 'a place'])]
    await cleanUp()
    const [first, second] = await query(
      'SELECT payer, request, caller FROM payments WHERE id = ANY ($1) ORDER BY id',
      [ids],
    )
    expect({ ...second, payer: first.payer }).toEqual(known)
  },
)

it('an own visit of an account keeps its cancellation reason at any age', async () => {
  const { body } = await client.api.post('/appointments', clientBooking(barber.id))
  await client.api.put(`/appointments/${body._id}/cancel`, { cancellationReason: 'Ho la febbre' })
  shop.clock.set('2028-03-13T09:00:00+01:00')
  await cleanUp()
  const own = await (await logIn(shop, client.email)).get('/appointments/my-appointments')
  expect(own.body).toMatchObject([{ _id: body._id, cancellationReason: 'Ho la febbre' }])
})

it('waiting list entries stay for a year after their end', async () => {
  for (const [status, months] of [
    ['pending', -1],
    ['booked', 11],
    ['expired', 13],
  ])
    await query(
      `INSERT INTO waiting_list (client_id, service_id, service_name, status, requested_at, expires_at)
       SELECT $1, id, name, $2, '2020-01-01', $3::timestamptz - $4::int * interval '1 month'
       FROM services WHERE name = 'Taglio'`,
      [client.id, status, shop.clock.now(), months],
    )
  await cleanUp()
  const kept = await query('SELECT status FROM waiting_list ORDER BY expires_at')
  expect(kept.map(({ status }) => status)).toEqual(['booked', 'pending'])
})
