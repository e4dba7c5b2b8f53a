import { expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { clientBooking, guestBooking, type Person, registration, signIn } from '#tests/support/people.ts'
import { wednesdayMorning } from '#tests/support/shop.ts'

const shop = givenShop()
const marco = givenBarber(shop, { pause: null })
const owner = givenPerson(shop, 'admin')

let hours = 0
const slot = () => ({ date: '2026-03-19', time: `${String(9 + hours++).padStart(2, '0')}:00` })
async function call(overrides: object): Promise<string> {
  const booking = { ...clientBooking(marco.id, slot()), ...overrides }
  const { status, body } = await owner.api.post('/appointments/admin', booking)
  expect(status).toBe(201)
  return body._id
}
const found = async (path: string, search: string) =>
  (await owner.api.get(`${path}?search=${encodeURIComponent(search)}`)).body.data
const rowOf = async (id: string) => {
  const { rows } = await shop.platform.database.pool.query('SELECT * FROM appointments WHERE id = $1', [id])
  return rows[0]
}
const deleteAccount = async ({ id }: Pick<Person, 'id'>) =>
  expect((await owner.api.delete(`/admin/users/${id}`)).status).toBe(200)

it('deleting an account anonymises phone bookings made for it, not those of other callers', async () => {
  const person = await signIn(shop)
  const { body: own } = await person.api.post('/appointments', clientBooking(marco.id, slot()))
  const [{ _id: customerId }] = await found('/admin/customers', person.email)
  const past = await call({ clientNickname: 'Ermete Passato', customerId })
  const ahead = await call({ clientNickname: 'Ermete Futuro', clientPhone: '079 444 55 61', customerId })
  const other = await call({ clientNickname: 'Ermete Altri', clientPhone: '079 444 55 62' })
  await owner.api.put(`/appointments/${past}/status`, { status: 'completed' })
  await owner.api.put(`/appointments/${past}/customer`, { notes: 'porta il gatto' })
  await deleteAccount(person)

  expect(await found('/admin/customers', 'ermete')).toMatchObject([{ name: 'Ermete Altri' }])
  expect(await found('/admin/appointments', 'ermete')).toMatchObject([{ _id: other }])
  const anonymous = { client_nickname: 'Cliente anonimo', nickname_phone: null }
  const { status, cancellation_reason: reason, customer_id: nobody } = await rowOf(own._id)
  expect(status).toBe('cancelled')
  expect(await rowOf(past)).toMatchObject({ ...anonymous, status: 'completed', customer_id: nobody })
  expect(await rowOf(ahead)).toMatchObject({
    ...anonymous,
    status: 'cancelled',
    cancellation_reason: reason,
    customer_id: nobody,
  })
  expect((await owner.api.get(`/appointments/${past}/customer`)).body.data).toMatchObject({
    customerId: null,
    phone: null,
    notes: '',
    otherNames: [],
  })
  const { rows } = await shop.platform.database.pool.query(
    `SELECT to_jsonb(a) AS row FROM appointments a UNION ALL SELECT to_jsonb(c) FROM customers c
      UNION ALL SELECT to_jsonb(c) FROM customer_cards c UNION ALL SELECT to_jsonb(l) FROM audit_log l`,
  )
  expect(JSON.stringify(rows)).not.toMatch(/Passato|Futuro|444 ?55 ?61|gatto/)
})

it('an unverified account does not take over phone bookings of the guest with its email', async () => {
  const email = 'vera.telefono@posta.test'
  const guest = guestBooking(marco.id, { ...slot(), email, firstName: 'Vera', lastName: 'Telefono' })
  await apiOf(shop.url).post('/appointments/public/appointments/guest', guest)
  shop.clock.advance(1000)
  await apiOf(shop.url).post('/auth/register', registration({ firstName: 'Malvina', email }))
  const [{ _id: customerId }] = await found('/admin/customers', email)
  const booked = await call({ clientNickname: 'La Vera', customerId })
  const [{ _id: id }] = await found('/admin/users', email)
  await deleteAccount({ id })
  expect(await rowOf(booked)).toMatchObject({ client_nickname: 'La Vera', status: 'confirmed' })
  shop.clock.set(wednesdayMorning)
})
