import { describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenNewBarber, givenNewPerson, givenPerson, givenShop } from '#tests/support/given.ts'
import {
  guestBooking,
  hireBarber,
  logIn,
  password,
  type Person,
  registration,
  signIn,
} from '#tests/support/people.ts'
import { auditEntries, nextLiveEvent } from '#tests/support/written.ts'

import { newBarber } from './new-barber.fixture.ts'

const shop = givenShop()
const admin = givenPerson(shop, 'admin')
const client = givenPerson(shop, 'client')
const marco = givenNewBarber(shop)
const owner = givenNewPerson(shop, 'barber', marco)
const colleague = givenNewPerson(shop, 'barber', givenNewBarber(shop, { firstName: 'Luca' }))

const pool = () => shop.platform.database.pool

describe('GET /barbers', () => {
  it('returns active and inactive barbers to an admin, no deleted ones', async () => {
    await pool().query('UPDATE barbers SET is_active = false WHERE id = $1', [marco.id])
    const gone = await hireBarber(shop)
    await pool().query('UPDATE barbers SET deleted_at = now() WHERE id = $1', [gone.id])
    const { status, body } = await admin.api.get('/barbers')
    expect(status).toBe(200)
    const shown = body.find((barber: { _id: string }) => barber._id === marco.id)
    expect(shown).toMatchObject({
      firstName: 'Marco',
      lastName: 'Ferri',
      email: marco.email,
      phone: '+41790000000',
      isActive: false,
      services: ['Taglio', 'Barba', 'Taglio + Barba'],
      vacations: [],
    })
    expect(shown.workingHours).toHaveLength(7)
    expect(body.map((barber: { _id: string }) => barber._id)).not.toContain(gone.id)
  })

  it('returns no contacts and no inactive barbers to a client', async () => {
    const { body } = await client.api.get(`/barbers/${marco.id}`)
    expect(body).toMatchObject({ firstName: 'Marco', email: '', phone: '' })
    await pool().query('UPDATE barbers SET is_active = false WHERE id = $1', [marco.id])
    expect((await client.api.get(`/barbers/${marco.id}`)).status).toBe(404)
    const list = await client.api.get('/barbers')
    expect(list.body.filter((barber: { email: string }) => barber.email !== '')).toEqual([])
    expect(list.body.map((barber: { _id: string }) => barber._id)).not.toContain(marco.id)
    expect((await owner.api.get(`/barbers/${marco.id}`)).body.isActive).toBe(false)
  })

  it.each(['niente', '0190a0a0-0000-7000-8000-000000000000'])('returns 404 for %s', async (id) => {
    const { status, body } = await admin.api.get(`/barbers/${id}`)
    expect([status, body.message]).toEqual([404, 'Barbiere non trovato'])
  })

  it('finds by email for an admin, and for a barber only the own profile', async () => {
    const found = (api: Person['api'], email: string) =>
      api.get(`/barbers/find-by-email?email=${encodeURIComponent(email)}`)
    expect((await found(admin.api, marco.email.toUpperCase())).body._id).toBe(marco.id)
    expect((await found(admin.api, 'nessuno@example.test')).status).toBe(404)
    expect((await found(owner.api, marco.email)).status).toBe(403)
    await pool().query('UPDATE barbers SET email = $1 WHERE id = $2', [owner.email, marco.id])
    expect((await found(owner.api, owner.email)).body._id).toBe(marco.id)
    expect((await found(client.api, client.email)).status).toBe(403)
    expect((await apiOf(shop.url).get(`/barbers/find-by-email?email=${marco.email}`)).status).toBe(401)
  })
})

describe('PUT /barbers/{id}', () => {
  it('changes and logs only the fields sent', async () => {
    const { status, body } = await owner.api.put(`/barbers/${marco.id}`, {
      firstName: ' Marco Aurelio ',
      phone: '0041 79 222 33 44',
      bio: 'Forbice lunga.',
    })
    expect([status, body.message]).toEqual([200, 'Profilo aggiornato con successo!'])
    expect(body).toMatchObject({
      firstName: 'Marco Aurelio',
      lastName: 'Ferri',
      phone: '+41792223344',
      bio: 'Forbice lunga.',
      email: marco.email,
    })
    const [entry] = await auditEntries(shop, marco.id)
    expect(Object.keys(entry.before).toSorted()).toEqual(['bio', 'firstName', 'phone'])
  })

  it.each([
    [{ firstName: '' }, 'Tutti i campi contrassegnati con * sono obbligatori.'],
    [{ email: ' ' }, 'Tutti i campi contrassegnati con * sono obbligatori.'],
    [{ email: 'marco' }, 'Inserisci un indirizzo email valido'],
    [{ phone: '' }, 'Tutti i campi contrassegnati con * sono obbligatori.'],
    [{ phone: '091 123 45' }, 'Inserisci un numero di telefono valido (formato internazionale).'],
    [{ bio: 'x'.repeat(1001) }, 'La presentazione può avere al massimo 1000 caratteri'],
  ])('returns 400 for %j', async (change, message) => {
    const { status, body } = await owner.api.put(`/barbers/${marco.id}`, change)
    expect([status, body.message]).toEqual([400, message])
  })

  it('changes only the fields of each route', async () => {
    const before = (await admin.api.get(`/barbers/${marco.id}`)).body
    const renamed = { services: before.services, firstName: 'Altro', isActive: false }
    const first = await admin.api.put(`/barbers/${marco.id}/services`, renamed)
    const second = await admin.api.put(`/barbers/${marco.id}`, {
      bio: 'Barbe e tagli',
      services: ['Barba'],
      vacations: [{ startDate: '2026-08-03', endDate: '2026-08-07' }],
    })
    expect([first.status, second.status]).toEqual([200, 200])
    const { updatedAt, ...after } = (await admin.api.get(`/barbers/${marco.id}`)).body
    expect({ ...after, updatedAt: before.updatedAt }).toEqual({ ...before, bio: 'Barbe e tagli' })
    expect(updatedAt > before.updatedAt).toBe(true)
  })

  it('notifies open screens even when nothing was sent', async () => {
    const told = nextLiveEvent(shop)
    const { status } = await admin.api.put(`/barbers/${marco.id}`, {})
    expect([status, await told]).toEqual([200, { kind: 'shop' }])
  })

  it('changes the email of barber and login together', async () => {
    const email = newBarber().email
    expect(
      (await owner.api.put(`/barbers/${marco.id}`, { email, currentPassword: password })).body.email,
    ).toBe(email)
    expect((await (await logIn(shop, email)).get('/auth/me')).body).toMatchObject({
      email,
      emailVerified: false,
    })
    const taken = await owner.api.put(`/barbers/${marco.id}`, {
      email: client.email,
      currentPassword: password,
    })
    expect([taken.status, taken.body.message]).toEqual([409, 'Email già registrata'])
    const twin = await owner.api.put(`/barbers/${marco.id}`, {
      email: (await hireBarber(shop)).email,
      currentPassword: password,
    })
    expect(twin.status).toBe(409)
    expect((await admin.api.get(`/barbers/${marco.id}`)).body.email).toBe(email)
  })

  it('invalidates reset and verification links sent to the old email', async () => {
    const visitor = apiOf(shop.url)
    const person = registration({ email: newBarber().email, password: 'forbici e pettine' })
    const { email } = person
    await visitor.post('/auth/register', person)
    const tokenOf = async (template: string) =>
      (
        await pool().query<{ token: string }>(
          `SELECT payload ->> 'token' AS token FROM messages WHERE template = $1 AND recipient = $2 ORDER BY id DESC`,
          [template, email],
        )
      ).rows[0]?.token
    const choose = (token: string | undefined) =>
      visitor.post('/auth/reset-password/confirm', { token, password })
    const proof = await tokenOf('welcome')
    await visitor.post('/auth/reset-password', { email })
    expect((await choose(await tokenOf('password-reset'))).status).toBe(200)
    const { body: found } = await admin.api.get(`/admin/users?search=${email}`)
    const rino = await hireBarber(shop, { firstName: 'Rino' })
    await admin.api.put(`/admin/users/${found.data[0]._id}`, { role: 'barber', barberId: rino.id })
    await visitor.post('/auth/reset-password', { email })
    const login = await logIn(shop, email)
    expect(
      (await login.put(`/barbers/${rino.id}`, { email: `x.${email}`, currentPassword: password })).status,
    ).toBe(200)
    expect((await choose(await tokenOf('password-reset'))).status).toBe(400)
    const proven = await visitor.post('/auth/verify-email', { token: proof, password })
    expect(proven.body.code).toBe('LINK_INVALID')
    expect((await login.get('/auth/me')).body.emailVerified).toBe(false)
  })

  it('changes the email of a login linked by email only', async () => {
    const unlinked = await signIn(shop, 'barber')
    await pool().query('UPDATE barbers SET email = $1 WHERE id = $2', [unlinked.email, marco.id])
    await pool().query('UPDATE users SET barber_id = NULL WHERE barber_id = $1', [marco.id])
    const email = newBarber().email
    expect(
      (await unlinked.api.put(`/barbers/${marco.id}`, { email, currentPassword: password })).status,
    ).toBe(200)
    expect((await unlinked.api.get('/auth/me')).body.email).toBe(email)
    expect((await unlinked.api.put(`/barbers/${marco.id}`, { bio: 'Ancora io' })).status).toBe(200)
    expect((await auditEntries(shop, unlinked.id)).at(-1)).toMatchObject({
      before: { email: unlinked.email },
      after: { email },
    })
  })

  it.each(['client', 'admin'] as const)(
    'does not change the account of a %s with that email',
    async (role) => {
      const other = await signIn(shop, role)
      await pool().query('UPDATE users SET barber_id = NULL WHERE barber_id = $1', [marco.id])
      await pool().query('UPDATE barbers SET email = $1 WHERE id = $2', [other.email, marco.id])
      const { email } = newBarber()
      expect((await admin.api.put(`/barbers/${marco.id}`, { email })).status).toBe(200)
      expect((await other.api.get('/auth/me')).body).toMatchObject({
        email: other.email,
        role,
        barberId: null,
      })
      const { rows } = await pool().query('SELECT template FROM messages WHERE recipient IN ($1, $2)', [
        email,
        other.email,
      ])
      expect(rows).toEqual([])
      expect(await auditEntries(shop, other.id)).toEqual([])
    },
  )

  it('deactivates a barber only for an admin, after a warning about appointments', async () => {
    await apiOf(shop.url).post('/appointments/public/appointments/guest', guestBooking(marco.id))
    expect((await owner.api.put(`/barbers/${marco.id}`, { isActive: false })).status).toBe(403)
    const warned = await admin.api.put(`/barbers/${marco.id}`, { isActive: false })
    expect([warned.status, warned.body.code]).toEqual([409, 'APPOINTMENTS_AFFECTED'])
    const off = await admin.api.put(`/barbers/${marco.id}`, { isActive: false, keepAppointments: true })
    expect([off.body.isActive, off.body.message]).toEqual([false, 'Barbiere aggiornato con successo!'])
    expect((await admin.api.put(`/barbers/${marco.id}`, { isActive: true })).body.isActive).toBe(true)
  })

  it('hides an inactive barber from all public routes', async () => {
    const visitor = apiOf(shop.url)
    const lists = ['/barbers/public', '/appointments/public/barbers']
    const asked = `barberId=${marco.id}&date=2026-03-13&duration=30`
    const about = [
      `/appointments/public/barbers/${marco.id}`,
      `/appointments/public/available-slots?${asked}`,
      `/appointments/public/days?${asked}`,
      `/appointments/public/next-available?${asked}`,
      `/barbers/${marco.id}/check-vacation?date=2026-03-13`,
    ]
    const shown = async () => [
      ...(await Promise.all(lists.map(async (list) => JSON.stringify((await visitor.get(list)).body)))).map(
        (list) => list.includes(marco.id),
      ),
      ...(await Promise.all(about.map(async (path) => (await visitor.get(path)).status === 200))),
    ]
    expect(await shown()).toEqual(Array(7).fill(true))
    await admin.api.put(`/barbers/${marco.id}`, { isActive: false })
    expect(await shown()).toEqual(Array(7).fill(false))
  })

  it('returns 409 CONFLICT when another user saved meanwhile', async () => {
    const { updatedAt } = (await owner.api.get(`/barbers/${marco.id}`)).body
    const first = await admin.api.put(`/barbers/${marco.id}`, { bio: 'Uno', updatedAt })
    const second = await owner.api.put(`/barbers/${marco.id}`, { bio: 'Due', updatedAt })
    expect([second.status, second.body.code, second.body.message]).toEqual([
      409,
      'CONFLICT',
      'Dati modificati da un altro utente. Ricarica la pagina.',
    ])
    const third = await owner.api.put(`/barbers/${marco.id}`, {
      bio: 'Tre',
      updatedAt: first.body.updatedAt,
    })
    expect([third.status, third.body.bio]).toEqual([200, 'Tre'])
    const fourth = await admin.api.put(`/barbers/${marco.id}`, {
      bio: 'Quattro',
      updatedAt: first.body.updatedAt,
    })
    expect(fourth.status).toBe(409)
  })

  it('returns 403 to others and 401 to visitors, also before the profile is linked', async () => {
    const path = `/barbers/${marco.id}`
    expect((await colleague.api.put(path, { bio: 'x' })).status).toBe(403)
    expect((await client.api.put(path, { bio: 'x' })).status).toBe(403)
    expect((await apiOf(shop.url).put(path, { bio: 'x' })).status).toBe(401)
    const unlinked = await signIn(shop, 'barber')
    expect((await unlinked.api.put(path, { bio: 'x' })).status).toBe(403)
    const newcomer = await hireBarber(shop)
    await pool().query('UPDATE barbers SET email = $1 WHERE id = $2', [unlinked.email, newcomer.id])
    expect((await unlinked.api.put(`/barbers/${newcomer.id}`, { bio: 'x' })).status).toBe(200)
    expect((await colleague.api.put('/barbers/niente', { bio: 'x' })).status).toBe(403)
  })
})

describe('DELETE /barbers/{id}', () => {
  it('returns 409 BARBER_HAS_APPOINTMENTS with the count', async () => {
    const guests = apiOf(shop.url)
    for (const time of ['10:00', '11:00'])
      await guests.post('/appointments/public/appointments/guest', guestBooking(marco.id, { time }))
    const { status, body } = await admin.api.delete(`/barbers/${marco.id}`)
    expect([status, body.code, body.details.count]).toEqual([409, 'BARBER_HAS_APPOINTMENTS', 2])
    expect(body.message).toBe(
      'Il barbiere ha 2 appuntamenti futuri. Disattivalo oppure assegna gli appuntamenti a un collega.',
    )
  })

  it('hides the barber, keeps past visits, unlinks the login and mails those waiting', async () => {
    const anna = await signIn(shop, 'client')
    await pool().query(
      `INSERT INTO appointments (barber_id, service_id, service_name, price_centimes, duration_minutes, starts_at, ends_at,
         shop_day, start_minute, status, client_nickname, payment_type, payment_method, payment_status, created_at, updated_at)
       SELECT $1, id, name, 3000, 30, '2026-02-02T09:00Z', '2026-02-02T09:30Z', '2026-02-02', 600, 'completed', 'Teo',
         'in_person', 'cash', 'completed', now(), now() FROM services WHERE name = 'Taglio'`,
      [marco.id],
    )
    await pool().query(
      `INSERT INTO waiting_list (client_id, preferred_barber_id, service_id, service_name, requested_at, expires_at)
       SELECT $1, $2, id, name, now(), now() + interval '30 days' FROM services WHERE name = 'Taglio'`,
      [anna.id, marco.id],
    )
    const { status, body } = await admin.api.delete(`/barbers/${marco.id}`)
    expect([status, body.message]).toEqual([200, 'Barbiere eliminato con successo!'])
    expect((await admin.api.get(`/barbers/${marco.id}`)).status).toBe(404)
    expect((await admin.api.delete(`/barbers/${marco.id}`)).status).toBe(404)
    expect((await owner.api.get('/auth/me')).body).toMatchObject({ role: 'barber', barberId: null })
    expect((await auditEntries(shop, owner.id)).at(-1)).toMatchObject({
      before: { barber: 'Marco Ferri' },
      after: { barber: null },
    })
    const waiting = await pool().query('SELECT status FROM waiting_list WHERE client_id = $1', [anna.id])
    expect(waiting.rows).toEqual([{ status: 'expired' }])
    const books = await pool().query('SELECT status FROM appointments WHERE barber_id = $1', [marco.id])
    expect(books.rows).toEqual([{ status: 'completed' }])
    const mails = await pool().query('SELECT 1 FROM messages WHERE recipient = $1', [anna.email])
    expect(mails.rowCount).toBe(1)
    expect((await admin.api.post('/barbers', newBarber({ email: marco.email }))).status).toBe(201)
  })

  it('returns 403 to barbers and clients and 401 to visitors', async () => {
    expect((await owner.api.delete(`/barbers/${marco.id}`)).status).toBe(403)
    expect((await client.api.delete(`/barbers/${marco.id}`)).status).toBe(403)
    expect((await apiOf(shop.url).delete(`/barbers/${marco.id}`)).status).toBe(401)
  })
})
