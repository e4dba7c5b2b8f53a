import { expect, test } from 'vitest'

import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'

const shop = givenShop({ payments: true })
const barber = givenBarber(shop)
const client = givenPerson(shop)
const stranger = givenPerson(shop)
const admin = givenPerson(shop, 'admin')

async function paidAtTheShop(time: string): Promise<string> {
  const choice = { barberId: barber.id, service: 'Taglio', date: '2026-03-17', time }
  const { body } = await client.api.post('/appointments', choice)
  const { status } = await admin.api.post(`/payments/appointment/${body._id}`, { paymentMethod: 'in_person' })
  expect(status).toBe(200)
  return body._id
}

const paymentsOf = async (api: typeof admin.api, query: string) => {
  const { body } = await api.get(`/payments/history?${query}`)
  return body.data.map((payment: { appointment: { _id: string } }) => payment.appointment._id)
}

test('the payment history filters by appointment and pages by before', async () => {
  const [first, second, third] = [
    await paidAtTheShop('09:00'),
    await paidAtTheShop('10:00'),
    await paidAtTheShop('11:00'),
  ]
  expect(await paymentsOf(admin.api, `appointment=${second}`)).toEqual([second])
  expect(await paymentsOf(stranger.api, `appointment=${second}`)).toEqual([])

  const { body } = await admin.api.get('/payments/history?limit=2')
  expect(await paymentsOf(admin.api, 'limit=2')).toEqual([third, second])
  expect(await paymentsOf(admin.api, `limit=2&before=${body.data[1]._id}`)).toEqual([first])
  expect((await admin.api.get('/payments/history?before=1')).status).toBe(400)
})
