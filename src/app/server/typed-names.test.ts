import { beforeAll, describe, expect, it, test } from 'vitest'

import { application, consultation, sendPath } from '#features/inquiries/server/forms.fixture.ts'
import { shopping } from '#features/orders/server/shopping.fixture.ts'
import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { guestBooking, password, payer, registration } from '#tests/support/people.ts'

const shop = givenShop()
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const marco = givenBarber(shop)
const { product, order, query } = shopping(shop, visitor)

let count = 0
const slot = () => ({ date: `2026-03-${12 + Math.floor(count / 6)}`, time: `${13 + (count++ % 6)}:00` })
const email = () => `nome${(count += 1)}@example.test`
const phone = '079 765 43 21'
const guest = (overrides: object) =>
  visitor.post('/appointments/public/appointments/guest', guestBooking(marco.id, { ...slot(), ...overrides }))
const call = (clientNickname: string) =>
  owner.api.post('/appointments/admin', { barberId: marco.id, service: 'Taglio', ...slot(), clientNickname })
const buy = async (name: string, overrides: object = {}) => {
  const lines = [{ productId: await product({ name: 'Cera', price: 20, quantity: 5 }), quantity: 1 }]
  return await order(lines, { customerDetails: { ...payer, email: email(), name, ...overrides } })
}

type Send = (name: string) => Promise<{ status: number }>
const forms: Record<string, { send: Send; stored: string }> = {
  registration: {
    send: (lastName) => visitor.post('/auth/register', registration({ lastName })),
    stored: 'SELECT last_name AS name FROM users',
  },
  'booking of a guest': {
    send: (lastName) => guest({ lastName }),
    stored: 'SELECT guest_last_name AS name FROM appointments',
  },
  'booking by phone': { send: call, stored: 'SELECT client_nickname AS name FROM appointments' },
  order: { send: buy, stored: 'SELECT name FROM orders' },
  'contact form': {
    send: (name) => visitor.post('/contact', { name, email: email(), phone }),
    stored: 'SELECT name FROM requests',
  },
  consultation: {
    send: (name) => visitor.post(sendPath, consultation({ name })),
    stored: 'SELECT name FROM requests',
  },
  'new user': {
    send: (lastName) =>
      owner.api.post('/admin/users', { firstName: 'Nina', lastName, email: email(), phone, password }),
    stored: 'SELECT last_name AS name FROM users',
  },
  'new barber': {
    send: (lastName) => owner.api.post('/barbers', { firstName: 'Nina', lastName, email: email(), phone }),
    stored: 'SELECT last_name AS name FROM barbers',
  },
}

describe.each(Object.entries(forms))('a name in the form: %s', (form, { send, stored }) => {
  it.each([
    ['Dott.De Luca', 'Dott. De Luca'],
    ['dr.it rossi', 'dr. it rossi'],
    ['\u200bMa\u200drio\u2060 De\u00adLuca\ufeff', 'Mario DeLuca'],
  ])('%j is stored as %j', async (typed, name) => {
    expect([typed, (await send(`${typed} ${form}`)).status]).toEqual([typed, expect.toBeOneOf([200, 201])])
    expect(await query(`SELECT FROM (${stored}) names WHERE name = $1`, [`${name} ${form}`])).toHaveLength(1)
  })

  it.each(['\u200b\u2060', 'premi-gratis.com', 'Premi http://premi.De', 'premi.it/Ritira'])(
    '%j returns 400',
    async (typed) => expect((await send(typed)).status).toBe(400),
  )
})

test('the full name of an application matches its cleaned parts', async () => {
  const photos = ['https://elsewhere.test/foto.jpg']
  const answer = await visitor.post(
    sendPath,
    application(photos, {
      candidate_name: 'Nina\u200b Dott.De Luca',
      candidate_first_name: 'Nina\u200b',
      candidate_last_name: 'Dott.De Luca',
    }),
  )
  expect(answer.body.errors?.candidate_name).toBeUndefined()
})

test.each([
  ['sono malato.top se ci risentiamo', 'sono malato. top se ci risentiamo'],
  ['Lavoro fino a tardi.Lunedì/martedì va bene', 'Lavoro fino a tardi. Lunedì/martedì va bene'],
  ['Ritira su premi.com', 'Ritira su premi. com'],
])('the reason %j gets its spaces', async (typed, reason) => {
  const { body } = await guest({})
  const path = `/appointments/public/${body.id}/cancel?token=${body.token}`
  const { status, body: cancelled } = await visitor.put(path, { cancellationReason: typed })
  expect([status, cancelled.data?.cancellationReason]).toEqual([200, reason])
})

const person = {
  firstName: 'D\u2019Angelo',
  lastName: 'Strau\u00df-\u00d8rsted',
  phone: '079 111 22 55',
  email: "mario.d'angelo@posta.test",
}
const lists: Record<string, string> = {
  customers: '/admin/customers',
  users: '/admin/users',
  appointments: '/admin/appointments',
  orders: '/products/orders/admin',
  inbox: '/admin/requests',
}

describe.each(Object.entries(lists))('the search of the %s', (_list, path) => {
  beforeAll(async () => {
    if (path !== lists['customers']) return
    await visitor.post('/auth/register', registration(person))
    await guest({ ...person, firstName: 'D\u2019Angelo Ospite' })
    const name = `${person.firstName} ${person.lastName}`
    await buy(name, { phone: person.phone, email: person.email })
    const contact = { name, email: person.email, phone: person.phone }
    await visitor.post('/contact', contact)
  })

  it.each([
    "d'angelo",
    'D\u2019ANGELO',
    'dangelo',
    'D`Angelo',
    'STRAUSS',
    'strau\u00df  \u00f8rsted',
    'strauss-orsted',
    'Orsted   dangelo',
    'or\u00ADsted',
    '079 111 22 55',
    '0791112255',
    '0041 79 111 22 55',
    '+41 (0)79 111 22 55',
    '\u202a+41\u00a079\u2011111\u201122\u201155\u202c',
    '\uff10\uff17\uff19\uff11\uff11\uff11',
    'dangelo 079 111',
    'mailto:Mario.d\u2019Angelo@posta.test;',
  ])('finds by %j', async (search) => {
    const { status, body } = await owner.api.get(`${path}?search=${encodeURIComponent(search)}`)
    expect(status).toBe(200)
    expect(body.data.length).toBeGreaterThan(0)
    const { body: none } = await owner.api.get(`${path}?search=${encodeURIComponent(`${search} nessuno`)}`)
    expect(none.data).toEqual([])
  })
})

test('the product search accepts both apostrophes', async () => {
  await product({ name: 'Olio d\u2019argan', price: 20, quantity: 5 })
  for (const search of ["d'argan", 'D\u2019ARGAN', 'argan  olio']) {
    const { body } = await visitor.get(`/products?search=${encodeURIComponent(search)}`)
    expect([search, body.data.length]).toEqual([search, 1])
  }
})
