import { describe, expect, it } from 'vitest'

import { folded } from '#shared/folded.ts'
import { apiOf } from '#tests/support/api.ts'
import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { clientBooking, guestBooking, type Person, registration, signIn } from '#tests/support/people.ts'
import { wednesdayMorning } from '#tests/support/shop.ts'

const shop = givenShop()
const marco = givenBarber(shop)
const owner = givenPerson(shop, 'admin')

let count = 0
const slot = () => {
  const index = count++
  return {
    date: `2026-03-${String(12 + Math.floor(index / 6)).padStart(2, '0')}`,
    time: `${13 + (index % 6)}:00`,
  }
}
async function bookGuest(overrides: Record<string, unknown>): Promise<string> {
  const booking = guestBooking(marco.id, { ...slot(), ...overrides })
  const { status, body } = await apiOf(shop.url).post('/appointments/public/appointments/guest', booking)
  expect([status, body.message]).toEqual([201, body.message])
  return body._id
}
async function bookByPhone(overrides: Record<string, unknown>): Promise<string> {
  const booking = { barberId: marco.id, service: 'Taglio', ...slot(), ...overrides }
  const { status, body } = await owner.api.post('/appointments/admin', booking)
  expect(status).toBe(201)
  return body._id
}
async function bookAs(person: Person): Promise<string> {
  const { status, body } = await person.api.post('/appointments', clientBooking(marco.id, slot()))
  expect(status).toBe(201)
  return body._id
}
const search = async (text: string) =>
  (await owner.api.get(`/admin/customers?search=${encodeURIComponent(text)}`)).body.data
const cardOf = async (appointment: string) =>
  (await owner.api.get(`/appointments/${appointment}/customer`)).body.data
const unite = (id: string, otherId: string) => owner.api.post(`/admin/customers/${id}/unite`, { otherId })

describe('a customer', () => {
  it('is created once for each account', async () => {
    const person = await signIn(shop)
    expect(await search(person.email)).toMatchObject([{ kind: 'client', email: person.email, visits: 0 }])
    const [first, second] = [await bookAs(person), await bookAs(person)]
    expect((await cardOf(first)).customerId).toBe((await cardOf(second)).customerId)
    expect(await search(person.email)).toHaveLength(1)
  })

  it('is created once for each guest email in any case, with any name', async () => {
    const email = 'ines.ferro@posta.test'
    const first = await bookGuest({ email, firstName: 'Inès', lastName: 'Ferro' })
    const second = await bookGuest({ email: email.toUpperCase(), firstName: 'Ines', lastName: 'Ferro-Galli' })
    expect((await cardOf(first)).customerId).toBe((await cardOf(second)).customerId)
    expect(await search('ferro galli')).toMatchObject([{ name: 'Inès Ferro', kind: 'guest' }])
  })

  it('is created once for each caller phone number, not for a nickname alone', async () => {
    const clientPhone = '079 555 12 34'
    const first = await bookByPhone({ clientNickname: 'Il Bomber', clientPhone })
    const second = await bookByPhone({ clientNickname: 'Bomber', clientPhone: '+41 79 555 12 34' })
    expect((await cardOf(first)).customerId).toBe((await cardOf(second)).customerId)
    expect(await search('0795551234')).toMatchObject([{ name: 'Il Bomber', kind: 'phone' }])
    const nameless = await bookByPhone({ clientNickname: 'Senzanumero' })
    expect((await cardOf(nameless)).customerId).toBeNull()
    expect(await search('senzanumero')).toEqual([])
  })

  it('with an account includes guest bookings, visible to the account once verified', async () => {
    const person = await signIn(shop)
    const own = await bookAs(person)
    const asGuest = await bookGuest({ email: person.email, firstName: 'Qualcuno' })
    expect((await cardOf(asGuest)).customerId).toBe((await cardOf(own)).customerId)
    const mine = async () =>
      (await person.api.get('/appointments/my-appointments')).body.map(({ _id }: { _id: string }) => _id)
    expect(await mine()).toEqual([own])
    await shop.platform.database.pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [
      person.id,
    ])
    expect((await mine()).toSorted()).toEqual([own, asGuest].toSorted())
  })

  it('of a guest stays the same when an account is created', async () => {
    const email = `poi.cliente@posta.test`
    const before = await bookGuest({ email, firstName: 'Poi', lastName: 'Cliente' })
    const { customerId } = await cardOf(before)
    const account = { firstName: 'Poi', lastName: 'Registrato', email, phone: '079 111 00 99' }
    const { status } = await owner.api.post('/admin/users', { ...account, password: 'una password lunga' })
    expect(status).toBe(201)
    expect(await search('poi registrato')).toMatchObject([{ _id: customerId, kind: 'client' }])
    expect(await search('poi cliente')).toMatchObject([{ _id: customerId }])
  })
})

describe('the customer list', () => {
  it('is searched by parts of name, email and phone, ignoring case and accents', async () => {
    const email = 'elia.bernasconi@posta.test'
    const done = await bookGuest({ email, firstName: 'Élia', lastName: 'Bernasconi', phone: '091 123 45 67' })
    const off = await bookGuest({ email, firstName: 'Élia', lastName: 'Bernasconi', phone: '091 123 45 67' })
    const ahead = await bookGuest({
      email,
      firstName: 'Élia',
      lastName: 'Bernasconi',
      phone: '091 123 45 67',
    })
    await owner.api.put(`/appointments/${done}/status`, { status: 'completed' })
    await owner.api.put(`/appointments/${off}/status`, { status: 'cancelled' })
    const { history, nextAppointment } = await cardOf(ahead)
    const { date, time } = history.find(({ _id }: { _id: string }) => _id === ahead)
    // A completed appointment is never the next one, even if its time is still ahead.
    expect(nextAppointment).toMatchObject({ date, time })
    for (const text of ['elia', 'BERNAS elia', 'bernasconi@', '1234567', '091 123', '+4191']) {
      const found = (await search(text)).find((entry: { email: string }) => entry.email === email)
      expect({ text, ...found }).toMatchObject({
        text,
        name: 'Élia Bernasconi',
        phone: '+41911234567',
        visits: 1,
        cancellations: 1,
        spent: 30,
        nextAppointment: { date, time },
        barred: false,
      })
    }
    expect(await search('elia%')).toEqual([])
  })

  it('is paginated and sorted by name', async () => {
    const first = (await owner.api.get('/admin/customers?limit=2')).body
    const second = (await owner.api.get('/admin/customers?limit=2&page=2')).body
    expect([first.data.length, first.pagination.page, second.pagination.page]).toEqual([2, 1, 2])
    const names = [...first.data, ...second.data].map(({ name }: { name: string }) => folded(name))
    expect(names).toEqual(names.toSorted())
  })

  it('returns 401 to visitors, 403 to barbers and clients and 404 for unknown ids', async () => {
    const [known] = await search('elia')
    const barber = await signIn(shop, 'barber', marco.id)
    const client = await signIn(shop)
    const other = known._id.replace(/^./, known._id.startsWith('0') ? '1' : '0')
    const calls = [
      ['GET', '/admin/customers'],
      ['GET', '/admin/customers/recognised?search=elia'],
      ['GET', `/admin/customers/${known._id}`],
      ['PUT', `/admin/customers/${known._id}`],
      ['GET', `/admin/customers/${known._id}/similar`],
      ['POST', `/admin/customers/${known._id}/unite`],
    ] as const
    for (const [method, path] of calls) {
      const answers = [apiOf(shop.url), barber.api, client.api].map((api) =>
        method === 'GET' ? api.get(path) : api[method === 'PUT' ? 'put' : 'post'](path, { otherId: other }),
      )
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 403, 403])
    }
    expect((await owner.api.get(`/admin/customers/${other}`)).body.code).toBe('CUSTOMER_NOT_FOUND')
    expect((await owner.api.get('/admin/customers/x')).status).toBe(404)
  })
})

describe('the card in the list', () => {
  it('is the card of the appointments, and returns 409 when stale', async () => {
    const appointment = await bookGuest({ email: 'nota@posta.test', firstName: 'Nota' })
    const { customerId } = await cardOf(appointment)
    const saved = await owner.api.put(`/admin/customers/${customerId}`, { notes: 'Rasatura a mano' })
    expect([saved.status, saved.body.data.notes]).toEqual([200, 'Rasatura a mano'])
    expect((await cardOf(appointment)).notes).toBe('Rasatura a mano')
    const late = { notes: 'altro', updatedAt: '2020-01-01T00:00:00.000Z' }
    expect((await owner.api.put(`/admin/customers/${customerId}`, late)).status).toBe(409)
  })
})

describe('two customers who are one person', () => {
  it('are suggested when phone or email match', async () => {
    const guest = await bookGuest({ email: 'doppio@posta.test', firstName: 'Doppio', phone: '079 333 22 11' })
    const phoned = await bookByPhone({ clientNickname: 'Doppione', clientPhone: '0793332211' })
    const [one, two] = [(await cardOf(guest)).customerId, (await cardOf(phoned)).customerId]
    expect(one).not.toBe(two)
    const { body } = await owner.api.get(`/admin/customers/${one}/similar`)
    expect(body.data).toMatchObject([{ _id: two, name: 'Doppione' }])
  })

  it('are not suggested when both have no phone', async () => {
    const [one, two] = [await signIn(shop), await signIn(shop)]
    const appointment = await bookAs(one)
    await bookAs(two)
    await shop.platform.database.pool.query(`UPDATE users SET phone = '' WHERE id = ANY ($1)`, [
      [one.id, two.id],
    ])
    const { customerId } = await cardOf(appointment)
    expect((await owner.api.get(`/admin/customers/${customerId}/similar`)).body.data).toEqual([])
  })

  it('are merged with visits, notes and bar, and found by later bookings', async () => {
    const [guest] = await search('doppio@posta.test')
    const [phoned] = await search('doppione')
    await owner.api.put(`/admin/customers/${guest._id}`, { notes: 'Ama il jazz' })
    await owner.api.put(`/admin/customers/${phoned._id}`, { notes: 'Chiama tardi', barred: true })
    const { status, body } = await unite(guest._id, phoned._id)
    expect([status, body.data.notes, body.data.barred]).toEqual([200, 'Ama il jazz\nChiama tardi', true])
    expect(body.data.history).toHaveLength(2)
    expect(await search('doppio')).toMatchObject([{ _id: guest._id }])
    const again = await bookByPhone({ clientNickname: 'Ancora lui', clientPhone: '0793332211' })
    expect((await cardOf(again)).customerId).toBe(guest._id)
    const booking = guestBooking(marco.id, { ...slot(), email: 'doppio@posta.test', phone: '079 999 99 98' })
    const refused = await apiOf(shop.url).post('/appointments/public/appointments/guest', booking)
    expect([refused.status, refused.body.code]).toEqual([403, 'BOOKING_BARRED'])
    const [entry] = (await owner.api.get('/admin/audit?entity=customer&limit=1')).body.data
    expect(entry).toMatchObject({ action: 'united', entityId: guest._id })
  })

  it('return 409 SAME_CUSTOMER for the same one and 404 for an unknown one', async () => {
    const [guest] = await search('doppio')
    const nobody = '0190a0a0-0000-7000-8000-00000000000a'
    const answers = [
      await unite(guest._id, guest._id),
      await unite(guest._id, nobody),
      await unite(nobody, guest._id),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'SAME_CUSTOMER'],
      [404, 'CUSTOMER_NOT_FOUND'],
      [404, 'CUSTOMER_NOT_FOUND'],
    ])
    expect((await unite(guest._id, 'x')).status).toBe(400)
  })

  it('can be booked for during the merge', async () => {
    const first = await bookGuest({ email: 'gara.uno@posta.test', phone: '079 400 00 01' })
    const second = await bookGuest({ email: 'gara.due@posta.test', phone: '079 400 00 02' })
    const [one, two] = [(await cardOf(first)).customerId, (await cardOf(second)).customerId]
    const booking = guestBooking(marco.id, {
      ...slot(),
      email: 'gara.due@posta.test',
      phone: '079 400 00 02',
    })
    const [united, booked] = await Promise.all([
      unite(one, two),
      apiOf(shop.url).post('/appointments/public/appointments/guest', booking),
    ])
    expect([united.status, booked.status]).toEqual([200, 201])
    expect((await cardOf(booked.body._id)).customerId).toBe(one)
  })
})

describe('a deleted account', () => {
  const deleteAccount = async ({ id }: Person) =>
    expect((await owner.api.delete(`/admin/users/${id}`)).status).toBe(200)
  const nameless = { name: '', email: null, phone: null }

  it('does not change another account merged with it', async () => {
    const [stays, goes] = [await signIn(shop), await signIn(shop)]
    const [kept, gone] = [await bookAs(stays), await bookAs(goes)]
    const ids = { kept: (await cardOf(kept)).customerId, gone: (await cardOf(gone)).customerId }
    expect((await unite(ids.gone, ids.kept)).status).toBe(200)
    await deleteAccount(goes)
    expect(await search(stays.email)).toMatchObject([{ _id: ids.gone, kind: 'client' }])
    expect((await cardOf(kept)).history.map(({ _id }: { _id: string }) => _id)).toEqual([kept])
    expect((await cardOf(kept)).customerId).toBe(ids.gone)
  })

  it('with an unverified email keeps the name, phone and notes of the guest with that email', async () => {
    const email = 'ospite.vera@posta.test'
    const phone = '+41795550102'
    await bookGuest({ email, firstName: 'Vera', lastName: 'Ospite', phone })
    const [guest] = await search('vera ospite')
    await owner.api.put(`/admin/customers/${guest._id}`, { notes: 'allergica al lattice' })
    shop.clock.advance(1000)
    const stranger = registration({ firstName: 'Malvina', email, phone: '+41795550103' })
    expect((await apiOf(shop.url).post('/auth/register', stranger)).status).toBeLessThan(300)
    const login = await apiOf(shop.url).post('/auth/login', stranger)
    const exported = await apiOf(shop.url, login.body.token).get('/users/profile/export')
    expect(exported.status).toBe(200)
    expect(exported.body.customer).toBeNull()
    expect(JSON.stringify(exported.body)).not.toMatch(/Vera|5550102/)
    const { rows } = await shop.platform.database.pool.query<{ id: string }>(
      'SELECT id FROM users WHERE email = $1',
      [email],
    )
    expect((await owner.api.delete(`/admin/users/${rows[0]?.id}`)).status).toBe(200)
    expect(await search('vera ospite')).toMatchObject([{ _id: guest._id, kind: 'guest', phone }])
    const card = await owner.api.get(`/admin/customers/${guest._id}`)
    expect(card.body.data.notes).toBe('allergica al lattice')
    shop.clock.set(wednesdayMorning)
  })

  it('is named nowhere although a guest with its unverified email stays', async () => {
    const person = await signIn(shop)
    const own = await bookAs(person)
    const asGuest = await bookGuest({ email: person.email, firstName: 'Resta', lastName: 'Ospite' })
    await owner.api.put(`/appointments/${own}/customer`, { notes: 'porta il cane' })
    const { customerId } = await cardOf(own)
    await deleteAccount(person)
    expect(await search('resta ospite')).toMatchObject([{ _id: customerId, kind: 'guest' }])
    expect((await cardOf(asGuest)).history.map(({ _id }: { _id: string }) => _id)).toEqual([asGuest])
    const { body } = await owner.api.get('/admin/audit?entity=customer&limit=100')
    const entries = body.data.filter(({ entityId }: { entityId: string }) => entityId === customerId)
    const said = entries.map(({ actor: _actor, ...rest }: { actor: unknown }) => rest)
    expect(said).toHaveLength(1)
    expect(JSON.stringify(said)).not.toMatch(/Giulia|Bianchi|cane/)
    const { rows } = await shop.platform.database.pool.query(
      `SELECT first_name AS name, email, phone FROM customers WHERE user_id = $1`,
      [person.id],
    )
    expect(rows).toEqual([nameless])
  })
})

describe('a recognised caller', () => {
  it('is found by a part of name or phone, with the last visits', async () => {
    const id = await bookGuest({
      email: 'abituale@posta.test',
      firstName: 'Abituale',
      phone: '079 888 77 66',
    })
    await owner.api.put(`/appointments/${id}/status`, { status: 'completed' })
    for (const text of ['abit', '888 77']) {
      const { status, body } = await owner.api.get(
        `/admin/customers/recognised?search=${encodeURIComponent(text)}`,
      )
      expect(status).toBe(200)
      expect(body.data).toMatchObject([
        {
          kind: 'guest',
          phone: '+41798887766',
          visits: [{ service: 'Taglio', barber: 'Marco Ferri', barberId: marco.id }],
        },
      ])
    }
    expect((await owner.api.get('/admin/customers/recognised?search=a')).status).toBe(400)
  })

  it('is shown with the latest three visits, among five customers at most', async () => {
    const days: string[] = []
    for (let visit = 0; visit < 4; visit += 1) {
      const place = slot()
      const id = await bookGuest({
        ...place,
        email: 'fedele@posta.test',
        firstName: 'Fedele',
        phone: '079 888 77 55',
      })
      await owner.api.put(`/appointments/${id}/status`, { status: 'completed' })
      days.unshift(place.date)
    }
    const recognised = async (text: string) =>
      (await owner.api.get(`/admin/customers/recognised?search=${text}`)).body.data
    const [fedele] = await recognised('fedele')
    expect(fedele.visits.map(({ date }: { date: string }) => date)).toEqual(days.slice(0, 3))
    for (const number of [1, 2, 3, 4, 5, 6])
      await shop.platform.database.pool.query(
        `INSERT INTO customers (first_name, last_name, phone, created_at) VALUES ('Numerosa', $1, $1, now())`,
        [`+4179555000${number}`],
      )
    expect(await recognised('numerosa')).toHaveLength(5)
  })

  it('the data export contains when the customer became known and browser time zones', async () => {
    const person = await signIn(shop)
    await shop.platform.database.pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [
      person.id,
    ])
    const booking = clientBooking(marco.id, { ...slot(), timezone: 'Asia/Tokyo' })
    expect((await person.api.post('/appointments', booking)).status).toBe(201)
    const { body } = await person.api.get('/users/profile/export')
    expect(body.customer.knownSince).toEqual(expect.any(String))
    expect(body.appointments).toMatchObject([{ browserTimeZone: 'Asia/Tokyo', bookedAsGuest: null }])
  })

  it('has the soonest upcoming visit as the next one', async () => {
    const person = await signIn(shop)
    const [soon, late] = [slot(), { date: '2026-04-01', time: '16:00' }]
    for (const place of [late, soon])
      expect((await person.api.post('/appointments', clientBooking(marco.id, place))).status).toBe(201)
    const [listed] = await search(person.email)
    expect(listed.nextAppointment).toMatchObject(soon)
    const { body } = await owner.api.get(`/admin/customers/${listed._id}`)
    expect(body.data.nextAppointment).toMatchObject(soon)
  })
})
