import { beforeAll, describe, expect, it } from 'vitest'

import { forgetGuests } from '#features/appointments/server/forget-guests.ts'
import { shopping } from '#features/orders/server/shopping.fixture.ts'
import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { clientBooking, guestBooking, payer, signIn } from '#tests/support/people.ts'

import { forgetCustomers } from './forget-customers.ts'

const shop = givenShop()
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const marco = givenBarber(shop, { pause: null })
const { product, order, query } = shopping(shop, visitor)

let hours = 0
const slot = () => ({
  date: `2026-03-${13 + 3 * Math.floor(hours / 9)}`,
  time: `${String(9 + (hours++ % 9)).padStart(2, '0')}:00`,
})
async function guest(overrides: object): Promise<string> {
  const booking = guestBooking(marco.id, { ...slot(), ...overrides })
  const { status, body } = await visitor.post('/appointments/public/appointments/guest', booking)
  expect(status).toBe(201)
  return body._id
}
async function call(clientNickname: string, overrides: object): Promise<string> {
  const booking = { ...clientBooking(marco.id, slot()), clientNickname, ...overrides }
  const { status, body } = await owner.api.post('/appointments/admin', booking)
  expect(status).toBe(201)
  return body._id
}
async function buy(name: string, email: string, phone = payer.phone): Promise<string> {
  const lines = [{ productId: await product({ name: 'Cera', price: 20, quantity: 5 }), quantity: 1 }]
  const { status, body } = await order(lines, { customerDetails: { ...payer, email, name, phone } })
  expect(status).toBe(201)
  return body.data._id
}
const cardOf = async (appointment: string) =>
  (await owner.api.get(`/appointments/${appointment}/customer`)).body.data
const found = async (path: string, search: string) =>
  (await owner.api.get(`${path}?search=${encodeURIComponent(search)}`)).body.data
const customers = (search: string) => found('/admin/customers', search)
const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id).toSorted()

describe('a second guest with the email of the first', () => {
  const email = 'famiglia@posta.test'
  let [mario, luca, customer] = ['', '', '']
  beforeAll(async () => {
    mario = await guest({ firstName: 'Mario', lastName: 'Rossi', email, phone: '079 300 00 01' })
    const notes = 'Allergico al lattice'
    await owner.api.put(`/appointments/${mario}/customer`, { notes })
    luca = await guest({ firstName: 'Luca', lastName: 'Bianchi', email, phone: '079 300 00 02' })
    customer = (await cardOf(mario)).customerId
  })

  it('does not rename the customer, who is found by both names', async () => {
    const expected = {
      _id: customer,
      name: 'Mario Rossi',
      phone: '+41793000001',
      otherNames: ['Luca Bianchi'],
    }
    for (const search of ['Mario Rossi', 'luca bianchi', 'Luca'])
      expect({ search, found: await customers(search) }).toMatchObject({ search, found: [expected] })
  })

  it('keeps the own name on the visit, found by both names', async () => {
    const rows = await found('/admin/appointments', 'luca bianchi')
    expect(rows).toMatchObject([{ _id: luca, guestInfo: { firstName: 'Luca', lastName: 'Bianchi' } }])
    expect(idsOf(await found('/admin/appointments', 'mario rossi'))).toEqual([mario, luca].toSorted())
  })

  it('shows for whom each note was written', async () => {
    const card = await cardOf(luca)
    expect(card).toMatchObject({
      name: 'Luca Bianchi',
      otherNames: ['Mario Rossi'],
      notes: 'Allergico al lattice',
      notesFor: ['Mario Rossi'],
    })
    const names = card.history.map(({ _id, name }: { _id: string; name: string }) => [_id, name])
    expect(Object.fromEntries(names)).toEqual({ [mario]: 'Mario Rossi', [luca]: 'Luca Bianchi' })
    const saved = await owner.api.put(`/appointments/${luca}/customer`, {
      notes: 'Mario: lattice. Luca: niente talco',
    })
    expect(saved.body.data.notesFor).toEqual(['Mario Rossi', 'Luca Bianchi'])
    expect((await owner.api.get(`/admin/customers/${customer}`)).body.data).toMatchObject({
      name: 'Mario Rossi',
      otherNames: ['Luca Bianchi'],
      notesFor: ['Mario Rossi', 'Luca Bianchi'],
    })
    const cleared = await owner.api.put(`/appointments/${luca}/customer`, { notes: '' })
    expect(cleared.body.data.notesFor).toEqual([])
  })

  it('adds the name once in any spelling', async () => {
    await guest({ firstName: 'LUCA', lastName: 'Bianchi', email, phone: '079 300 00 03' })
    expect(await customers(email)).toMatchObject([{ name: 'Mario Rossi', otherNames: ['Luca Bianchi'] }])
  })
})

it('a returning customer with the same name updates the phone number', async () => {
  const email = 'numero@posta.test'
  const person = { firstName: 'Carla', lastName: 'Neri', email }
  await guest({ ...person, phone: '079 300 00 11' })
  await guest({ ...person, firstName: 'CARLA', phone: '079 300 00 12' })
  expect(await customers(email)).toMatchObject([
    { name: 'Carla Neri', phone: '+41793000012', otherNames: [] },
  ])
})

it('a customer is found by the phone of each visit and order until anonymised', async () => {
  const email = 'numeri@posta.test'
  await guest({ firstName: 'Sara', lastName: 'Conti', email, phone: '079 311 22 01' })
  const name = 'Bea Conti'
  const first = await guest({ firstName: 'Bea', lastName: 'Conti', email, phone: '079 322 44 02' })
  await buy(name, email, '079 344 88 03')
  const [known] = await customers(email)
  await call('Nonna Tea', { customerId: known._id, clientPhone: '079 355 99 04' })
  const former = ['079 322 44 02', '0793224402', '+41 (0)79 322-44-02', '322 44']
  const others = ['0793448803', '41793448803', '079 355 99 04', 'sara 0793224402', '0793224402 bea']
  for (const search of ['079 311 22 01', ...former, ...others])
    expect({ search, found: idsOf(await customers(search)) }).toEqual({ search, found: [known._id] })
  for (const search of ['079 322 44 09', 'mario 0793224402']) expect(await customers(search)).toEqual([])
  expect(await found('/admin/customers/recognised', '079 322 44 02')).toMatchObject([{ _id: known._id }])
  await query('UPDATE appointments SET forgotten_at = now() WHERE id = $1', [first])
  expect(await customers('079 322 44 02')).toEqual([])
})

it('two callers with one phone number are one customer with two names', async () => {
  const clientPhone = '079 300 00 21'
  const first = await call('Zio Pino', { clientPhone })
  await owner.api.put(`/appointments/${first}/customer`, { notes: 'Duro d’orecchi' })
  const second = await call('Zia Pina', { clientPhone })
  expect(await cardOf(second)).toMatchObject({ name: 'Zia Pina', notesFor: ['Zio Pino'] })
  for (const search of ['zio pino', 'zia pina'])
    expect(await customers(search)).toMatchObject([{ name: 'Zio Pino', otherNames: ['Zia Pina'] }])
  const [recognised] = await found('/admin/customers/recognised', clientPhone)
  expect(recognised).toMatchObject({ name: 'Zio Pino', otherNames: ['Zia Pina'], notesFor: ['Zio Pino'] })
  expect(idsOf(await found('/admin/appointments', 'zio pino'))).toEqual([first, second].toSorted())
})

it('an order with the email of a customer keeps its own name', async () => {
  const email = 'regalo@posta.test'
  await guest({ firstName: 'Nora', lastName: 'Verdi', email, phone: '079 300 00 31' })
  const id = await buy('Piero Gallo', email)
  for (const search of ['nora verdi', 'piero gallo']) {
    expect(await customers(search)).toMatchObject([{ name: 'Nora Verdi', otherNames: ['Piero Gallo'] }])
    const orders = await found('/products/orders/admin', search)
    expect(orders).toMatchObject([{ _id: id, customerInfo: { name: 'Piero Gallo' } }])
  }
})

it('guests with the email of an account and recognised callers are names of that account', async () => {
  const client = await signIn(shop)
  const [account] = await customers(client.email)
  await guest({ firstName: 'Ospite', lastName: 'Diverso', email: client.email, phone: '079 300 00 41' })
  await call('Nonno Ettore', { customerId: account._id })
  const found = { _id: account._id, name: account.name, otherNames: ['Nonno Ettore', 'Ospite Diverso'] }
  for (const search of ['ospite diverso', 'nonno ettore'])
    expect(await customers(search)).toMatchObject([found])
})

it('a name is removed with the last visit that had it', async () => {
  const email = 'lontano@posta.test'
  const first = await guest({ firstName: 'Rita', lastName: 'Galli', email, phone: '079 300 00 51' })
  await guest({ firstName: 'Olga', lastName: 'Ferri', email, phone: '079 300 00 52' })
  const other = await guest({ firstName: 'Ines', lastName: 'Conti', email, phone: '079 300 00 53' })
  expect((await cardOf(first)).otherNames).toEqual(['Ines Conti', 'Olga Ferri'])
  await query(
    `UPDATE appointments SET starts_at = starts_at - interval '3 years', ends_at = ends_at - interval '3 years'
      WHERE id = $1 RETURNING id`,
    [other],
  )
  await forgetGuests(shop.platform, new Date('2025-03-01'))
  await forgetCustomers(shop.platform)
  expect(await customers('ines')).toEqual([])
  expect((await cardOf(first)).otherNames).toEqual(['Olga Ferri'])
})
