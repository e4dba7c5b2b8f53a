import { describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenBarber, givenPerson, givenShop, givenTwin } from '#tests/support/given.ts'
import { openTransaction, untilBlocked } from '#tests/support/open-transaction.ts'
import { guestBooking, password } from '#tests/support/people.ts'

const shop = givenShop()
const twin = givenTwin(shop)
const marco = givenBarber(shop)
const owner = givenPerson(shop, 'admin')

const unite = (id: string, otherId: string) => owner.api.post(`/admin/customers/${id}/unite`, { otherId })
const deleteAccount = async (id: string) =>
  expect((await owner.api.delete(`/admin/users/${id}`)).status).toBe(200)

let count = 0
async function guest(overrides: Record<string, unknown>): Promise<string> {
  const time = `${13 + Math.floor(count / 2)}:${count % 2 === 0 ? '00' : '30'}`
  count++
  const booking = guestBooking(marco.id, { time, ...overrides })
  const { status, body } = await apiOf(shop.url).post('/appointments/public/appointments/guest', booking)
  expect(status).toBe(201)
  return (await owner.api.get(`/appointments/${body._id}/customer`)).body.data.customerId
}

async function newLogin(email: string) {
  const { body } = await apiOf(shop.url).post('/auth/login', { email, password })
  return { api: apiOf(shop.url, body.token) }
}

async function account(firstName: string, lastName: string, phone: string) {
  const email = `${firstName}.${lastName}@posta.test`.toLowerCase()
  const answer = await owner.api.post('/admin/users', { firstName, lastName, email, phone, password })
  expect(answer.status).toBe(201)
  const { rows } = await shop.platform.database.pool.query<{ user: string; customer: string }>(
    `SELECT u.id AS user, k.customer_id AS customer FROM users u JOIN customer_keys k ON k.value = u.id::text WHERE email = $1`,
    [email],
  )
  return { email, ...(rows[0] ?? { user: '', customer: '' }) }
}

async function everythingKept(): Promise<string> {
  const { pool } = shop.platform.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
      AND table_name NOT IN ('messages', 'rate_limits')`,
  )
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await pool.query(`SELECT * FROM "${name}"`)
      return JSON.stringify(rows)
    }),
  )
  return texts.join('\n')
}

describe('a merge', () => {
  it('treats an id in capitals as the same one', async () => {
    const id = await guest({ firstName: 'Uguale' })
    expect((await unite(id.toUpperCase(), id)).body.code).toBe('SAME_CUSTOMER')
    expect((await unite(id, id.toUpperCase())).body.code).toBe('SAME_CUSTOMER')
  })

  it('keeps both searchable by all their names and contacts', async () => {
    const [one, two] = [
      await account('Quintilia', 'Prima', '079 222 44 01'),
      await account('Quirina', 'Seconda', '079 222 44 02'),
    ]
    const third = await guest({ firstName: 'Quasi', email: 'terza@posta.test', phone: '079 222 44 03' })
    expect((await unite(one.customer, two.customer)).status).toBe(200)
    expect((await unite(one.customer, third)).status).toBe(200)
    for (const text of ['quintilia', 'quirina', 'seconda@', '079 222 44 02', 'terza@posta']) {
      const list = await owner.api.get(`/admin/customers?search=${encodeURIComponent(text)}`)
      expect({ text, found: list.body.data }).toMatchObject({ text, found: [{ _id: one.customer }] })
    }
  })

  it('moves the inquiries of the other one', async () => {
    const email = 'chiede@posta.test'
    const [kept, other] = [await guest({ firstName: 'Sola' }), await guest({ firstName: 'Chiede', email })]
    const { status } = await apiOf(shop.url).post('/contact', {
      name: 'Chiede Rossi',
      email,
      phone: '0791234567',
    })
    expect(status).toBe(200)
    const { pool } = shop.platform.database
    await pool.query('UPDATE requests SET customer_id = $1', [other])
    expect((await unite(kept, other)).status).toBe(200)
    const { rows } = await pool.query('SELECT customer_id FROM requests')
    expect(rows).toEqual([{ customer_id: kept }])
  })

  it('returns 409 NOTES_TOO_LONG until the notes are short enough', async () => {
    const [kept, other] = [await guest({ firstName: 'Lunga' }), await guest({ firstName: 'Longa' })]
    const save = (id: string, notes: string) => owner.api.put(`/admin/customers/${id}`, { notes })
    await save(kept, 'a'.repeat(500))
    await save(other, 'b'.repeat(500))
    const { status, body } = await unite(kept, other)
    expect([status, body.code]).toEqual([409, 'NOTES_TOO_LONG'])
    expect((await owner.api.get(`/admin/customers/${other}`)).body.data.notes).toHaveLength(500)
    await save(other, 'b'.repeat(499))
    expect((await unite(kept, other)).body.data.notes).toHaveLength(1000)
  })

  it('lets a merged account be erased completely while the other one stays', async () => {
    const email = 'sigismonda.tornaghi@posta.test'
    await guest({ firstName: 'Sigismonda', lastName: 'Tornaghi', email, phone: '079 222 33 44' })
    const goes = await account('Sigismonda', 'Tornaghi', '079 222 33 44')
    await shop.platform.database.pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [
      goes.user,
    ])
    const stays = await account('Clorinda', 'Resta', '079 222 33 55')
    expect((await unite(goes.customer, stays.customer)).status).toBe(200)
    await deleteAccount(goes.user)
    expect(await everythingKept()).not.toMatch(/Sigismonda|Tornaghi|222 ?33 ?44/i)
    const { body } = await owner.api.get('/admin/customers?search=clorinda')
    expect(body.data).toMatchObject([{ _id: goes.customer, email: stays.email }])
  })

  it('keeps no erased name in the log', async () => {
    const stays = await account('Ermenegilda', 'Vassalli', '079 222 33 66')
    const other = await guest({ firstName: 'Gilda', lastName: 'Vassallini', email: 'gilda@posta.test' })
    await owner.api.put(`/admin/customers/${other}`, { notes: 'Sorella di Nembrotte' })
    expect((await unite(stays.customer, other)).status).toBe(200)
    await shop.platform.database.pool.query(
      `UPDATE appointments SET forgotten_at = now(), guest_first_name = '', guest_last_name = '', guest_email = 'x@eliminato.invalid',
        guest_phone = '' WHERE customer_id = $1`,
      [stays.customer],
    )
    await deleteAccount(stays.user)
    const { rows } = await shop.platform.database.pool.query('SELECT * FROM audit_log')
    expect(JSON.stringify(rows)).not.toMatch(/Ermenegilda|Vassall|Nembrotte/)
  })

  it('does not block joining the waiting list at the same time', async () => {
    const goes = await account('Assunta', 'Aspetta', '079 222 33 99')
    const { api } = await newLogin(goes.email)
    const kept = await guest({ firstName: 'Resta', email: 'resta@posta.test' })
    const letGo = await holdRequestOf(goes.user)
    const uniting = unite(kept, goes.customer)
    await waiting(1)
    const joining = api.post('/waiting-list', { preferredBarber: marco.id, service: 'Barba' })
    await waiting(2)
    await letGo()
    expect([(await uniting).status, (await joining).status]).toEqual([200, 201])
    const { rows } = await shop.platform.database.pool.query(
      'SELECT DISTINCT customer_id FROM waiting_list WHERE client_id = $1',
      [goes.user],
    )
    expect(rows).toEqual([{ customer_id: kept }])
  })

  it('leaves no trace of an account deleted at the same time', async () => {
    const goes = await account('Ildegarda', 'Pometta', '079 222 33 77')
    const kept = await guest({ firstName: 'Rimane', email: 'rimane@posta.test' })
    const letGo = await holdRequestOf(goes.user)
    const uniting = unite(kept, goes.customer)
    await waiting(1)
    const deleting = apiOf(twin.url, owner.token).delete(`/admin/users/${goes.user}`)
    await waiting(2)
    await letGo()
    expect([(await uniting).status, (await deleting).status]).toEqual([200, 200])
    expect(await everythingKept()).not.toMatch(/Ildegarda|Pometta|222 ?33 ?77/i)
    const { body } = await owner.api.get('/admin/customers?search=rimane')
    expect(body.data).toMatchObject([{ _id: kept, kind: 'guest' }])
  })
})

describe('an account being deleted', () => {
  it('does not take along a guest booking with its unverified email', async () => {
    const goes = await account('Fulgenzia', 'Rusca', '079 222 33 88')
    const letGo = await holdRequestOf(goes.user)
    const deleting = owner.api.delete(`/admin/users/${goes.user}`)
    await waiting(1)
    const booking = guest({ firstName: 'Presente', email: goes.email })
    await waiting(2)
    await letGo()
    expect((await deleting).status).toBe(200)
    const customerId = await booking
    const { body } = await owner.api.get('/admin/customers?search=presente')
    expect(body.data).toMatchObject([{ _id: customerId, kind: 'guest', email: goes.email }])
  })
})

describe('a repeated merge', () => {
  it('returns the same answer as the first one', async () => {
    const otherDay = (time: string) => ({ date: '2026-03-20', time })
    const [kept, other] = [
      await guest({
        firstName: 'Doppia',
        ...otherDay('09:00'),
        email: 'doppia@posta.test',
        phone: '079 222 45 01',
      }),
      await guest({
        firstName: 'Gemella',
        ...otherDay('10:00'),
        email: 'gemella@posta.test',
        phone: '079 222 45 02',
      }),
    ]
    const [first, second] = await Promise.all([unite(kept, other), unite(kept, other)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    const later = await unite(kept, other)
    expect([later.status, later.body]).toEqual([200, first.body])
    const third = await guest({
      firstName: 'Altra',
      ...otherDay('11:00'),
      email: 'altra@posta.test',
      phone: '079 222 45 03',
    })
    expect((await unite(third, other)).body.code).toBe('CUSTOMER_NOT_FOUND')
    // After a merge into a third row, both earlier ids count as merged.
    expect((await unite(third, kept)).status).toBe(200)
    expect((await unite(third, other)).status).toBe(200)
    const { rows } = await shop.platform.database.pool.query(
      `SELECT entity_id FROM audit_log WHERE action = 'united' AND entity_id = $1`,
      [third],
    )
    expect(rows).toHaveLength(2)
  })
})

it('a merge fills missing email and phone from the other customer', async () => {
  const answer = await owner.api.post('/appointments/admin', {
    barberId: marco.id,
    service: 'Taglio',
    date: '2026-03-19',
    time: '09:00',
    clientNickname: 'Numerata',
    clientPhone: '079 222 46 01',
  })
  const { customerId: byPhone } = (await owner.api.get(`/appointments/${answer.body._id}/customer`)).body.data
  const email = 'indirizzata@posta.test'
  const other = await guest({ date: '2026-03-19', time: '10:00', firstName: 'Indirizzata', email })
  await shop.platform.database.pool.query(`UPDATE customers SET phone = NULL WHERE id = $1`, [other])
  const { rows } = await shop.platform.database.pool.query(
    'SELECT email, phone FROM customers WHERE id = $1',
    [byPhone],
  )
  expect(rows).toEqual([{ email: null, phone: '+41792224601' }])
  const both = { email, phone: '+41792224601' }
  expect((await unite(other, byPhone)).status).toBe(200)
  const list = await owner.api.get('/admin/customers?search=indirizzata')
  expect(list.body.data).toMatchObject([{ _id: other, ...both }])
  const third = await guest({
    date: '2026-03-19',
    time: '11:00',
    firstName: 'Terza',
    email: 'terza46@posta.test',
    phone: '079 222 46 03',
  })
  await shop.platform.database.pool.query(`UPDATE customers SET email = NULL WHERE id = $1`, [other])
  expect((await unite(other, third)).status).toBe(200)
  const united = await owner.api.get('/admin/customers?search=indirizzata')
  expect(united.body.data).toMatchObject([{ email: 'terza46@posta.test', phone: '+41792224601' }])
})

/** @returns a function that releases it */
async function holdRequestOf(userId: string): Promise<() => Promise<void>> {
  const { pool } = shop.platform.database
  await pool.query(
    `INSERT INTO waiting_list (client_id, service_id, service_name, requested_at, expires_at)
     SELECT $1, id, name, '2026-03-10', '2026-04-10' FROM services WHERE name = 'Taglio'`,
    [userId],
  )
  return await openTransaction(pool, 'SELECT FROM waiting_list WHERE client_id = $1 FOR UPDATE', [userId])
}

const waiting = (connections: number) => untilBlocked(shop.platform.database.pool, connections)
