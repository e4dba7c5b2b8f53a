import { describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenNewBarber, givenNewPerson, givenPerson, givenShop } from '#tests/support/given.ts'
import { guestBooking, logIn, signIn } from '#tests/support/people.ts'
import { auditEntries } from '#tests/support/written.ts'

import { newBarber } from '../new-barber.fixture.ts'

const shop = givenShop()
const admin = givenPerson(shop, 'admin')
const client = givenPerson(shop, 'client')
const marco = givenNewBarber(shop)
const owner = givenNewPerson(shop, 'barber', marco)

const pool = () => shop.platform.database.pool

describe('POST /barbers', () => {
  it('creates a barber with the default week, a normalised phone and no services', async () => {
    const { status, body } = await admin.api.post('/barbers', newBarber())
    expect(status).toBe(201)
    expect(body).toMatchObject({
      success: true,
      message: 'Barbiere creato con successo!',
      phone: '+41791234567',
      services: [],
      isActive: true,
    })
    expect(body.id).toBe(body._id)
    expect(body.workingHours[0]).toMatchObject({ startTime: '09:00', endTime: '19:00', breakEnd: '12:30' })
    expect(body.workingHours[5]).toMatchObject({ endTime: '17:00' })
    expect(body.workingHours[6]).toMatchObject({ isWorking: false, hasBreak: false })
    const [entry] = await auditEntries(shop, body.id)
    expect([entry.action, entry.actor_id, entry.entity_name]).toEqual(['created', admin.id, 'Nico Sala'])
    expect(entry.after).toMatchObject({
      services: [],
      workingHours: { monday: '09:00–19:00, pausa 12:00–12:30', sunday: 'chiuso' },
      vacations: [],
    })
  })

  it('returns 400 for a booking until a service is set', async () => {
    const { body } = await admin.api.post('/barbers', newBarber())
    const booking = await apiOf(shop.url).post(
      '/appointments/public/appointments/guest',
      guestBooking(body.id),
    )
    expect(booking.status).toBe(400)
  })

  it('stores services once by name, vacations by day and its own week', async () => {
    const { workingHours } = (await admin.api.get(`/barbers/${marco.id}`)).body
    const { body } = await admin.api.post(
      '/barbers',
      newBarber({
        services: ['Barba', 'taglio', 'Taglio'],
        workingHours,
        vacations: [{ startDate: '2026-07-01', endDate: '2026-07-14' }, { startDate: '2026-08-01' }],
      }),
    )
    expect(body.services).toEqual(['Taglio', 'Barba'])
    expect(body.vacations).toMatchObject([
      {
        startDay: '2026-07-01',
        endDay: '2026-07-14',
        startDate: '2026-06-30T22:00:00.000Z',
        endDate: '2026-07-14T21:59:59.999Z',
      },
    ])
    expect(body.workingHours).toEqual(workingHours)
  })

  it.each([
    ['firstName', 'Il nome è obbligatorio'],
    ['lastName', 'Il cognome è obbligatorio'],
    ['email', "L'email è obbligatoria"],
    ['phone', 'Il telefono è obbligatorio'],
  ])('requires %s', async (field, message) => {
    const { status, body } = await admin.api.post('/barbers', newBarber({ [field]: ' ' }))
    expect([status, body.errors]).toEqual([400, { [field]: message }])
  })

  it('returns 400 for an unknown service, 409 for a taken email and 403 or 401 without admin', async () => {
    const unknown = await admin.api.post('/barbers', newBarber({ services: ['Permanente'] }))
    expect([unknown.status, unknown.body.message]).toEqual([400, 'Servizio non valido'])
    const twin = await admin.api.post('/barbers', newBarber({ email: marco.email.toUpperCase() }))
    expect([twin.status, twin.body.code]).toEqual([409, 'BARBER_EMAIL_TAKEN'])
    expect((await owner.api.post('/barbers', newBarber())).status).toBe(403)
    expect((await client.api.post('/barbers', newBarber())).status).toBe(403)
    expect((await apiOf(shop.url).post('/barbers', newBarber())).status).toBe(401)
  })

  it('mails an invitation to a new login that sets its own password', async () => {
    const overrides = newBarber({ createLogin: true })
    const { body } = await admin.api.post('/barbers', overrides)
    const { rows } = await pool().query(
      `SELECT payload ->> 'token' AS token FROM messages WHERE template = 'invitation' AND recipient = $1`,
      [overrides.email],
    )
    const password = 'una password tutta mia'
    const set = await apiOf(shop.url).post('/auth/reset-password/confirm', { token: rows[0].token, password })
    expect(set.status).toBe(200)
    const session = await apiOf(shop.url).post('/auth/login', { email: overrides.email, password })
    expect(session.body.user).toMatchObject({ role: 'barber', barberId: body.id })
    const { rows: logins } = await pool().query('SELECT id FROM users WHERE email = $1', [overrides.email])
    expect((await auditEntries(shop, logins[0].id)).at(0)).toMatchObject({
      entity: 'user',
      action: 'created',
      after: { email: overrides.email, role: 'barber', barber: 'Nico Sala' },
    })
  })

  it('returns 409 USER_EXISTS for the email of an account, and links it when confirmed', async () => {
    const anna = await signIn(shop, 'client')
    await pool().query('UPDATE users SET email_verified_at = now() WHERE id = $1', [anna.id])
    const overrides = newBarber({ email: anna.email, createLogin: true })
    const asked = await admin.api.post('/barbers', overrides)
    expect([asked.status, asked.body.code, asked.body.details]).toEqual([
      409,
      'USER_EXISTS',
      { email: anna.email, firstName: 'Giulia', lastName: 'Bianchi', role: 'client' },
    ])
    const linked = await admin.api.post('/barbers', { ...overrides, linkExistingUser: true })
    expect(linked.status).toBe(201)
    expect((await anna.api.get('/auth/me')).status).toBe(401)
    const me = await (await logIn(shop, anna.email)).get('/auth/me')
    expect(me.body).toMatchObject({ role: 'barber', barberId: linked.body.id })
    expect((await auditEntries(shop, anna.id)).at(-1)).toMatchObject({
      before: { role: 'client', barber: null },
      after: { role: 'barber', barber: 'Nico Sala' },
    })
  })

  it('keeps an admin an admin, and returns 409 USER_ALREADY_LINKED for a linked account', async () => {
    const boss = await signIn(shop, 'admin')
    await admin.api.post('/barbers', newBarber({ email: boss.email, linkExistingUser: true }))
    expect((await boss.api.get('/auth/me')).body).toMatchObject({ role: 'admin' })
    const taken = await admin.api.post('/barbers', newBarber({ email: owner.email, linkExistingUser: true }))
    expect([taken.status, taken.body.code]).toEqual([409, 'USER_ALREADY_LINKED'])
  })
})
