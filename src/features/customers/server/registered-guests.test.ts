import { beforeEach, describe, expect, it } from 'vitest'

import { forgetGuests } from '#features/appointments/server/forget-guests.ts'
import { shopping } from '#features/orders/server/shopping.fixture.ts'
import { type Api, apiOf } from '#tests/support/api.ts'
import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { clientBooking, guestBooking, payer, registration } from '#tests/support/people.ts'

import { forgetCustomers } from './forget-customers.ts'

const shop = givenShop()
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const marco = givenBarber(shop, { pause: null })
const { product, order } = shopping(shop, visitor)

let people = 0
let address = ''
let phone = ''
beforeEach(() => {
  people += 1
  address = `ospite${people}@posta.test`
  phone = `+4179600${1000 + people}`
})

let hours = 0
const slot = () => ({
  date: `2026-03-${13 + 3 * Math.floor(hours / 9)}`,
  time: `${String(9 + (hours++ % 9)).padStart(2, '0')}:00`,
})
async function bookAsGuest(firstName: string, lastName: string, overrides: object = {}): Promise<string> {
  const booking = guestBooking(marco.id, {
    ...slot(),
    firstName,
    lastName,
    email: address,
    phone,
    ...overrides,
  })
  const { status, body } = await visitor.post('/appointments/public/appointments/guest', booking)
  expect(status).toBe(201)
  shop.clock.advance(1000)
  return body._id
}
async function bookWith(api: Api): Promise<string> {
  const { status, body } = await api.post('/appointments', clientBooking(marco.id, slot()))
  expect(status).toBe(201)
  return body._id
}
async function register(firstName: string, lastName: string) {
  const person = registration({ firstName, lastName, email: address, phone })
  expect((await visitor.post('/auth/register', person)).status).toBe(201)
  const { body } = await visitor.post('/auth/login', person)
  return { id: body.user._id as string, api: apiOf(shop.url, body.token) }
}
const prove = (id: string) => query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id])
const leave = async (id: string) => expect((await owner.api.delete(`/admin/users/${id}`)).status).toBe(200)
async function query(text: string, values: unknown[] = []) {
  return (await shop.platform.database.pool.query(text, values)).rows
}
const found = async (search: string) =>
  (await owner.api.get(`/admin/customers?search=${encodeURIComponent(`${search} ${address}`)}`)).body.data
const cardOf = async (appointment: string) =>
  (await owner.api.get(`/appointments/${appointment}/customer`)).body.data
async function note(appointment: string, notes: string): Promise<void> {
  expect((await owner.api.put(`/appointments/${appointment}/customer`, { notes })).status).toBe(200)
}
async function yearsPassFor(...appointments: string[]): Promise<void> {
  await query(
    `UPDATE appointments SET starts_at = starts_at - interval '3 years', ends_at = ends_at - interval '3 years'
      WHERE id = ANY ($1)`,
    [appointments],
  )
  await forgetGuests(shop.platform, new Date('2025-03-01'))
  await forgetCustomers(shop.platform)
}

describe('a guest whose email is registered', () => {
  it('is found by the own name and keeps the notes', async () => {
    const visit = await bookAsGuest('Vera', 'Ospite')
    await note(visit, 'allergica al lattice')
    // Older notes have no names.
    await query(`UPDATE customer_cards SET notes_for = '{}'`)
    await register('Malvina', 'Estranea')
    expect(await found('')).toMatchObject([{ name: 'Malvina Estranea', otherNames: ['Vera Ospite'] }])
    expect(await found('vera ospite')).toHaveLength(1)
    expect((await cardOf(visit)).notesFor).toEqual(['Vera Ospite'])
    const [recognised] = (await owner.api.get(`/admin/customers/recognised?search=${address}`)).body.data
    expect(recognised.notesFor).toEqual(['Vera Ospite'])
  })

  it('keeps the name once the email is verified', async () => {
    await bookAsGuest('Vera', 'Ospite')
    await prove((await register('Vera', 'Sposata')).id)
    expect(await found('vera ospite')).toMatchObject([{ name: 'Vera Sposata', otherNames: ['Vera Ospite'] }])
  })

  it('gets name and contacts back when the account is deleted', async () => {
    await bookAsGuest('Vera', 'Ospite')
    const { id } = await register('Malvina', 'Estranea')
    await bookAsGuest('Terza', 'Persona', { phone: '079 700 00 01' })
    await leave(id)
    expect(await found('')).toMatchObject([
      { name: 'Vera Ospite', kind: 'guest', phone, otherNames: ['Terza Persona'] },
    ])
    expect(await found('malvina')).toEqual([])
  })

  it('keeps no notes written for the account alone', async () => {
    const visit = await bookAsGuest('Vera', 'Ospite')
    const { id, api } = await register('Malvina', 'Estranea')
    await note(await bookWith(api), 'porta il cane')
    await leave(id)
    expect(await cardOf(visit)).toMatchObject({ name: 'Vera Ospite', notes: '', notesFor: [] })
  })

  it('is visible again as barred after an erased guest registers', async () => {
    const visit = await bookAsGuest('Vera', 'Ospite')
    const { customerId } = await cardOf(visit)
    await owner.api.put(`/appointments/${visit}/customer`, { barred: true })
    await yearsPassFor(visit)
    expect(await found('')).toEqual([])
    await register('Vera', 'Ospite')
    expect(await found('')).toMatchObject([{ _id: customerId, name: 'Vera Ospite', barred: true }])
  })
})

describe('a guest of a customer with an account', () => {
  it('the first guest names the row when the account is deleted', async () => {
    const { id } = await register('Malvina', 'Estranea')
    await bookAsGuest('Prima', 'Ospite')
    await bookAsGuest('Seconda', 'Ospite')
    await leave(id)
    expect(await found('')).toMatchObject([
      { name: 'Prima Ospite', kind: 'guest', otherNames: ['Seconda Ospite'] },
    ])
  })
})

describe('a guest who stays when the account with that email is deleted', () => {
  const other = () => ({ phone: `+4179700${1000 + people}` })
  const orderAs = async (api: Api, email = address) => {
    const productId = await product({ name: 'Cera opaca', price: 24, quantity: 5 })
    const customerDetails = { ...payer, email, phone: other().phone }
    const { status, body } = await order([{ productId, quantity: 1 }], { customerDetails }, {}, api)
    expect(status).toBe(201)
    return body.data._id as string
  }
  const customerOfOrder = async (id: string) =>
    (await query('SELECT customer_id FROM orders WHERE id = $1', [id]))[0].customer_id

  it('is recognised by email when booking', async () => {
    const first = await bookAsGuest('Vera', 'Ospite')
    await leave((await register('Malvina', 'Estranea')).id)
    const again = await bookAsGuest('Vera', 'Ospite', other())
    expect((await cardOf(again)).customerId).toBe((await cardOf(first)).customerId)
  })

  it('is recognised by email when ordering', async () => {
    const first = await customerOfOrder(await orderAs(visitor))
    await leave((await register('Malvina', 'Estranea')).id)
    const again = await bookAsGuest('Vera', 'Ospite')
    expect((await cardOf(again)).customerId).toBe(first)
  })

  it('does not get the orders of the account', async () => {
    const visit = await bookAsGuest('Vera', 'Ospite')
    const { id, api } = await register('Malvina', 'Estranea')
    const bought = await orderAs(api)
    await leave(id)
    const { customerId } = await cardOf(visit)
    expect(await customerOfOrder(bought)).not.toBe(customerId)
    expect((await cardOf(visit)).bought).toMatchObject({ orders: 0 })
  })

  it('does not get the guest orders of a merged account', async () => {
    const visit = await bookAsGuest('Vera', 'Ospite')
    const { customerId } = await cardOf(visit)
    address = `altro${address}`
    phone = other().phone
    const { id } = await register('Malvina', 'Estranea')
    await prove(id)
    const bought = await orderAs(visitor)
    const [account] = await found('')
    const united = await owner.api.post(`/admin/customers/${customerId}/unite`, { otherId: account._id })
    expect(united.status).toBe(200)
    await leave(id)
    expect(await customerOfOrder(bought)).not.toBe(customerId)
    expect(await cardOf(visit)).toMatchObject({ customerId, name: 'Vera Ospite', bought: { orders: 0 } })
  })
})

describe('notes for an account that changes its name', () => {
  const rename = async (api: Api, firstName: string, lastName: string) =>
    expect((await api.put('/users/profile', { firstName, lastName, phone: '079 765 43 21' })).status).toBe(
      200,
    )

  it('are for the new name', async () => {
    const { api } = await register('Malvina', 'Nubile')
    const visit = await bookWith(api)
    await note(visit, 'porta il cane')
    await rename(api, 'Malvina', 'Sposata')
    expect((await cardOf(visit)).notesFor).toEqual(['Malvina Sposata'])
    await yearsPassFor()
    expect((await cardOf(visit)).notes).toBe('porta il cane')
  })

  it('have both names when a guest had the former one and the email is unverified', async () => {
    const visit = await bookAsGuest('Vera', 'Ospite')
    await note(visit, 'allergica al lattice')
    const { api } = await register('Vera', 'Ospite')
    await rename(api, 'Malvina', 'Estranea')
    expect((await cardOf(visit)).notesFor).toEqual(['Vera Ospite', 'Malvina Estranea'])
  })
})

describe('a guest erased while others with the same email stay', () => {
  it('is removed with name, note and log entries', async () => {
    const first = await bookAsGuest('Vera', 'Ospite')
    const second = await bookAsGuest('Luca', 'Altro')
    await note(first, 'allergica al lattice')
    const { customerId } = await cardOf(second)
    await yearsPassFor(first)
    expect(await cardOf(second)).toMatchObject({ customerId, name: 'Luca Altro', notes: '', notesFor: [] })
    expect(await found('')).toMatchObject([{ _id: customerId, name: 'Luca Altro', otherNames: [] }])
    expect(JSON.stringify(await query('SELECT * FROM customers WHERE id = $1', [customerId]))).not.toMatch(
      /vera/i,
    )
    const log = await query('SELECT * FROM audit_log WHERE entity_id = $1', [customerId])
    expect(JSON.stringify(log)).not.toMatch(/Vera|lattice/)
  })

  it('keeps a note that is also for another guest, without the name', async () => {
    const first = await bookAsGuest('Vera', 'Ospite')
    const second = await bookAsGuest('Luca', 'Altro')
    await note(first, 'Vera: lattice')
    await note(second, 'Vera: lattice. Luca: niente talco')
    await yearsPassFor(first)
    expect(await cardOf(second)).toMatchObject({
      notes: 'Vera: lattice. Luca: niente talco',
      notesFor: ['Luca Altro'],
    })
  })

  it('keeps the names in the log while all of them are in use', async () => {
    const first = await bookAsGuest('Vera', 'Ospite')
    // Makes room: a guest may have three future appointments.
    await query(
      `UPDATE appointments SET starts_at = starts_at - interval '1 month', ends_at = ends_at - interval '1 month' WHERE id = $1`,
      [first],
    )
    await bookAsGuest('Luca', 'Altro')
    await bookAsGuest('Ines', 'Terza')
    await bookAsGuest('Luca', 'Altro')
    await note(first, 'allergica al lattice')
    const { customerId } = await cardOf(first)
    await yearsPassFor()
    const log = await query('SELECT * FROM audit_log WHERE entity_id = $1', [customerId])
    expect(JSON.stringify(log)).toMatch(/Vera Ospite.*lattice/)
    expect(await found('')).toMatchObject([{ name: 'Vera Ospite', otherNames: ['Luca Altro', 'Ines Terza'] }])
  })

  it('keeps the note when the name is only spelled another way', async () => {
    const first = await bookAsGuest('Carla', 'Neri')
    const second = await bookAsGuest('Carla', 'Neri-Galli')
    await bookAsGuest('Luca', 'Altro')
    await note(first, 'allergica al lattice')
    await yearsPassFor(first)
    expect(await cardOf(second)).toMatchObject({ notes: 'allergica al lattice', notesFor: ['Carla Neri'] })
    expect(await found('')).toMatchObject([{ name: 'Carla Neri' }])
  })

  it('removes the note from a row with an unverified account', async () => {
    const visit = await bookAsGuest('Vera', 'Ospite')
    await note(visit, 'allergica al lattice')
    await register('Malvina', 'Estranea')
    await yearsPassFor(visit)
    const [customer] = await found('')
    expect(customer).toMatchObject({ name: 'Malvina Estranea', otherNames: [] })
    const { body } = await owner.api.get(`/admin/customers/${customer._id}`)
    expect(body.data).toMatchObject({ notes: '', notesFor: [] })
    expect(JSON.stringify(await query('SELECT * FROM customers WHERE id = $1', [customer._id]))).not.toMatch(
      /vera ospite/i,
    )
  })

  it('keeps the note when the verified account is the guest', async () => {
    const visit = await bookAsGuest('Vera', 'Ospite')
    await note(visit, 'allergica al lattice')
    const { id } = await register('Vera', 'Sposata')
    await prove(id)
    await yearsPassFor(visit)
    const [{ _id }] = await found('')
    const { body } = await owner.api.get(`/admin/customers/${_id}`)
    expect(body.data).toMatchObject({ notes: 'allergica al lattice', notesFor: ['Vera Sposata'] })
  })
})

it('notes of a guest merged with an account stay for the guest', async () => {
  const visit = await bookAsGuest('Vera', 'Ospite')
  await note(visit, 'allergica al lattice')
  await query(`UPDATE customer_cards SET notes_for = '{}'`)
  const { customerId } = await cardOf(visit)
  address = `altro${people}@posta.test`
  await register('Malvina', 'Estranea')
  const [account] = await found('')
  const { status, body } = await owner.api.post(`/admin/customers/${customerId}/unite`, {
    otherId: account._id,
  })
  expect([status, body.data.name, body.data.notesFor]).toEqual([200, 'Malvina Estranea', ['Vera Ospite']])
})

describe('a note', () => {
  const rename = async (api: Api, firstName: string, lastName: string) =>
    expect((await api.put('/users/profile', { firstName, lastName, phone: '079 765 43 21' })).status).toBe(
      200,
    )
  const notedFor = async (appointment: string) => {
    const { notes, notesFor } = await cardOf(appointment)
    return [notes, notesFor]
  }

  it('of an account stays when it is renamed and a guest had the former name', async () => {
    const visit = await bookAsGuest('Carla', 'Neri')
    const { api } = await register('Carla', 'Neri')
    const own = await bookWith(api)
    await note(own, 'allergica al lattice')
    await rename(api, 'Carla', 'Bianchi')
    expect(await notedFor(own)).toEqual(['allergica al lattice', ['Carla Neri', 'Carla Bianchi']])
    await yearsPassFor(visit)
    expect(await notedFor(own)).toEqual(['allergica al lattice', ['Carla Bianchi']])
  })

  it('written during a rename has the new name', async () => {
    const { api } = await register('Vera', 'Vecchia')
    const own = await bookWith(api)
    for (let round = 0; round < 12; round++) {
      const written = `lattice ${round}`
      await note(own, '')
      await Promise.all([rename(api, 'Vera', `Nuova${round}`), note(own, written)])
      await forgetCustomers(shop.platform)
      expect(await notedFor(own)).toEqual([written, [`Vera Nuova${round}`]])
    }
  })

  it('about a guest is erased with the guest, not kept for the account with that email', async () => {
    await prove((await register('Vera', 'Madre')).id)
    const sons = await bookAsGuest('Luca', 'Figlio')
    await note(sons, 'Luca: allergico al lattice')
    const { customerId } = await cardOf(sons)
    await yearsPassFor(sons)
    const { body } = await owner.api.get(`/admin/customers/${customerId}`)
    expect([body.data.notes, body.data.notesFor]).toEqual(['', []])
  })

  it('of a guest with two spellings stays when another account uses the name', async () => {
    const first = await bookAsGuest('Vera', 'Ospite')
    const second = await bookAsGuest('Vera', 'Ospite-Galli')
    await note(first, 'allergica al lattice')
    await yearsPassFor(first)
    const { id, api } = await register('Vera', 'Ospite')
    await rename(api, 'Malvina', 'Estranea')
    await leave(id)
    expect(await notedFor(second)).toEqual(['allergica al lattice', ['Vera Ospite']])
  })

  it('is erased with the guest although an account has a part of the name', async () => {
    const visit = await bookAsGuest('Vera', 'Ospite')
    await note(visit, 'allergica al lattice')
    const { customerId } = await cardOf(visit)
    await register('a', 'O')
    await yearsPassFor(visit)
    const { body } = await owner.api.get(`/admin/customers/${customerId}`)
    expect([body.data.notes, body.data.name]).toEqual(['', 'a O'])
  })
})

it('a deleted account leaves the row with the guest name most similar to the own one', async () => {
  const first = await bookAsGuest('Carla', 'Neri')
  const { id } = await register('Malvina', 'Estranea')
  await bookAsGuest('Luca', 'Altro')
  await bookAsGuest('Carla', 'Neri-Galli')
  await yearsPassFor(first)
  await leave(id)
  expect(await found('')).toMatchObject([{ name: 'Carla Neri-Galli', otherNames: ['Luca Altro'] }])
})
