import { expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { clientBooking, guestBooking, signIn } from '#tests/support/people.ts'

const shop = givenShop()
const marco = givenBarber(shop)
const owner = givenPerson(shop, 'admin')

const cardOf = (appointment: string) => owner.api.get(`/appointments/${appointment}/customer`)
const bookAsGuest = (email: string) =>
  apiOf(shop.url).post(
    '/appointments/public/appointments/guest',
    guestBooking(marco.id, { time: '16:00', email }),
  )

it('a customer recognised on the phone is barred by account and email', async () => {
  const person = await signIn(shop)
  const [known] = (await owner.api.get(`/admin/customers?search=${person.email}`)).body.data
  const booking = { ...clientBooking(marco.id), clientNickname: 'Giulia', customerId: known._id }
  const { body } = await owner.api.post('/appointments/admin', booking)
  expect((await cardOf(body._id)).body.data.canBeBarred).toBe(true)
  const saved = await owner.api.put(`/appointments/${body._id}/customer`, { barred: true })
  expect([saved.status, saved.body.data.barred]).toEqual([200, true])
  const booked = await person.api.post('/appointments', clientBooking(marco.id, { time: '14:00' }))
  expect(booked.body.code).toBe('BOOKING_BARRED')
  // The bar survives the account, so a new one does not lift it.
  expect((await owner.api.delete(`/admin/users/${person.id}`)).status).toBe(200)
  expect((await bookAsGuest(person.email)).body.code).toBe('BOOKING_BARRED')
})

it('a barred guest merged into an account is barred by account, email and phone', async () => {
  const asGuest = (overrides: Record<string, unknown>) =>
    apiOf(shop.url).post(
      '/appointments/public/appointments/guest',
      guestBooking(marco.id, { date: '2026-03-17', ...overrides }),
    )
  const first = await asGuest({})
  const { customerId: barred } = (await cardOf(first.body._id)).body.data
  await owner.api.put(`/admin/customers/${barred}`, { barred: true })
  const phone = '+41792224455'
  const person = await signIn(shop)
  await shop.platform.database.pool.query('UPDATE users SET phone = $2 WHERE id = $1', [person.id, phone])
  const [account] = (await owner.api.get(`/admin/customers?search=${person.email}`)).body.data
  expect((await owner.api.post(`/admin/customers/${account._id}/unite`, { otherId: barred })).status).toBe(
    200,
  )
  const answers = [
    await person.api.post('/appointments', clientBooking(marco.id, { date: '2026-03-17', time: '11:00' })),
    await asGuest({ email: person.email, time: '14:00' }),
    await asGuest({ phone, time: '15:00' }),
  ]
  expect(answers.map(({ body }) => body.code)).toEqual(['BOOKING_BARRED', 'BOOKING_BARRED', 'BOOKING_BARRED'])
  expect((await owner.api.delete(`/admin/users/${person.id}`)).status).toBe(200)
  const again = await asGuest({ email: person.email, time: '14:00' })
  expect(again.body.code).toBe('BOOKING_BARRED')
})

it('two barred customers stay barred by all their contacts after a merge', async () => {
  const asGuest = (overrides: Record<string, unknown>) =>
    apiOf(shop.url).post(
      '/appointments/public/appointments/guest',
      guestBooking(marco.id, { date: '2026-03-18', ...overrides }),
    )
  const guests = [
    { email: 'prima@posta.test', phone: '+41792224461', time: '10:00' },
    { email: 'seconda@posta.test', phone: '+41792224462', time: '11:00' },
    { email: 'terza@posta.test', phone: '+41792224463', time: '14:00' },
  ]
  const ids: string[] = []
  for (const guest of guests) ids.push((await cardOf((await asGuest(guest)).body._id)).body.data.customerId)
  const [first, second, unbarred] = ids
  for (const id of [first, second]) await owner.api.put(`/admin/customers/${id}`, { barred: true })
  for (const otherId of [second, unbarred])
    expect((await owner.api.post(`/admin/customers/${first}/unite`, { otherId })).status).toBe(200)
  const answers: unknown[] = []
  for (const { email, phone } of guests) {
    answers.push((await asGuest({ email, time: '16:00' })).body.code)
    answers.push((await asGuest({ phone, time: '16:00' })).body.code)
  }
  expect(answers).toEqual(Array(6).fill('BOOKING_BARRED'))
  await owner.api.put(`/admin/customers/${first}`, { barred: false })
  expect((await asGuest({ phone: guests[1]?.phone, time: '16:00' })).status).toBe(201)
})

it('an earlier phone number of a barred account stays barred after a merge', async () => {
  const [kept, other] = [await signIn(shop), await signIn(shop)]
  const profile = { firstName: 'Giulia', lastName: 'Bianchi' }
  const former = '+41792224481'
  await other.api.put('/users/profile', { ...profile, phone: former })
  const idOf = async ({ email }: { email: string }) =>
    (await owner.api.get(`/admin/customers?search=${email}`)).body.data[0]._id
  const [first, second] = [await idOf(kept), await idOf(other)]
  await owner.api.put(`/admin/customers/${second}`, { barred: true })
  await other.api.put('/users/profile', { ...profile, phone: '+41792224482' })
  expect((await owner.api.post(`/admin/customers/${first}/unite`, { otherId: second })).status).toBe(200)
  const booking = guestBooking(marco.id, { date: '2026-03-20', phone: former })
  const asGuest = await apiOf(shop.url).post('/appointments/public/appointments/guest', booking)
  expect(asGuest.body.code).toBe('BOOKING_BARRED')
})

it('an account barred earlier is also barred by its new phone number', async () => {
  const person = await signIn(shop)
  const [known] = (await owner.api.get(`/admin/customers?search=${person.email}`)).body.data
  await owner.api.put(`/admin/customers/${known._id}`, { barred: true })
  const profile = { firstName: 'Giulia', lastName: 'Bianchi', phone: '+41792224477' }
  expect((await person.api.put('/users/profile', profile)).status).toBe(200)
  const booking = guestBooking(marco.id, { date: '2026-03-19', phone: profile.phone })
  const asGuest = await apiOf(shop.url).post('/appointments/public/appointments/guest', booking)
  expect(asGuest.body.code).toBe('BOOKING_BARRED')
})

it('a barred account with the phone number of another client does not bar that client', async () => {
  const victim = await signIn(shop)
  const number = '+41792224488'
  const profileOf = (firstName: string) => ({ firstName, lastName: 'Bianchi', phone: number })
  expect((await victim.api.put('/users/profile', profileOf('Vittoria'))).status).toBe(200)
  const barred = await signIn(shop)
  const [known] = (await owner.api.get(`/admin/customers?search=${barred.email}`)).body.data
  await owner.api.put(`/admin/customers/${known._id}`, { barred: true })
  expect((await barred.api.put('/users/profile', profileOf('Bruno'))).status).toBe(200)
  const asClient = await victim.api.post('/appointments', clientBooking(marco.id, { date: '2026-03-24' }))
  expect(asClient.status).toBe(201)
  const booking = guestBooking(marco.id, { date: '2026-03-24', time: '15:00', phone: number })
  const asGuest = await apiOf(shop.url).post('/appointments/public/appointments/guest', booking)
  expect(asGuest.status).toBe(201)
  const own = await barred.api.post('/appointments', clientBooking(marco.id, { date: '2026-03-25' }))
  expect(own.body.code).toBe('BOOKING_BARRED')
})

it('a bar outlasts the deletion of an account for its later email', async () => {
  const person = await signIn(shop)
  const asGuest = (overrides: object) =>
    apiOf(shop.url).post(
      '/appointments/public/appointments/guest',
      guestBooking(marco.id, { date: '2026-03-26', ...overrides }),
    )
  const known = async (search: string) =>
    (await owner.api.get(`/admin/customers?search=${search}`)).body.data[0]._id
  const former = { email: 'sbarrata@posta.test', phone: '+41792224491' }
  const { body } = await asGuest({ ...former, time: '10:00' })
  const id = (await cardOf(body._id)).body.data.customerId
  const account = await known(person.email)
  expect((await owner.api.post(`/admin/customers/${account}/unite`, { otherId: id })).status).toBe(200)
  await owner.api.put(`/admin/customers/${account}`, { barred: true })
  const changed = `nuova.${person.email}`
  await shop.platform.database.pool.query('UPDATE users SET email = $2 WHERE id = $1', [person.id, changed])
  expect((await owner.api.delete(`/admin/users/${person.id}`)).status).toBe(200)
  expect((await asGuest({ email: changed, time: '14:00' })).body.code).toBe('BOOKING_BARRED')
})

it('deleting an account without a bar does not bar its email', async () => {
  const person = await signIn(shop)
  expect((await owner.api.delete(`/admin/users/${person.id}`)).status).toBe(200)
  expect((await bookAsGuest(person.email)).status).toBe(201)
})

it('a bar keeps its first date when notes change', async () => {
  const person = await signIn(shop)
  const [{ _id: id }] = (await owner.api.get(`/admin/customers?search=${person.email}`)).body.data
  const barredAt = async () =>
    (
      await shop.platform.database.pool.query('SELECT barred_at FROM customer_cards WHERE customer_id = $1', [
        id,
      ])
    ).rows[0].barred_at
  await owner.api.put(`/admin/customers/${id}`, { barred: true })
  const began = await barredAt()
  shop.clock.advance(60_000)
  for (const change of [{ notes: 'Urla' }, { barred: true, notes: 'Urla ancora' }])
    expect((await owner.api.put(`/admin/customers/${id}`, change)).body.data.barred).toBe(true)
  expect(await barredAt()).toEqual(began)
})
