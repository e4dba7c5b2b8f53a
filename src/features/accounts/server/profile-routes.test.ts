import { describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { clientBooking, guestBooking, hireBarber, password, signIn } from '#tests/support/people.ts'
import { pictureForm, pictures } from '#tests/support/pictures.ts'
import { newestMessage } from '#tests/support/written.ts'

import { commonPassword } from './common-password.fixture.ts'

const shop = givenShop()
const visitor = givenVisitor(shop)
const owner = givenPerson(shop, 'admin')

const path = '/users/profile'
const newPassword = 'un cavallo sul balcone'
const names = { firstName: 'Giulia', lastName: 'Bianchi', phone: '079 765 43 21' }
const logIn = async (email: string, secret: string) =>
  (await visitor.post('/auth/login', { email, password: secret })).status
const rowOf = async (id: string) =>
  (await shop.platform.database.pool.query('SELECT * FROM users WHERE id = $1', [id])).rows[0]

describe('PUT and PATCH /users/profile', () => {
  it.each(['put', 'patch'] as const)('saves with %s and normalises the phone number', async (method) => {
    const giulia = await signIn(shop)
    const { status, body } = await giulia.api[method](path, {
      firstName: ' Giulietta ',
      lastName: "D'Angelo",
      phone: '+41 (0)79 765 43 21',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      message:
        "Profilo aggiornato con successo! Se hai modificato la password, riceverai un'email di conferma.",
      user: { firstName: 'Giulietta', lastName: "D'Angelo", phone: '+41797654321', email: giulia.email },
    })
    expect((await giulia.api.get('/auth/me')).body).toEqual(body.user)
  })

  it('ignores a sent email or role', async () => {
    const giulia = await signIn(shop)
    const { status, body } = await giulia.api.put(path, { ...names, email: 'altra@shop.test', role: 'admin' })
    expect([status, body.user.email, body.user.role]).toEqual([200, giulia.email, 'client'])
  })

  it('removes the phone number when it is empty (D-SITE-07)', async () => {
    const giulia = await signIn(shop)
    const { status, body } = await giulia.api.put(path, { ...names, phone: ' ' })
    expect([status, body.user.phone, (await rowOf(giulia.id)).phone]).toEqual([200, '', ''])
  })

  it.each([
    [{ firstName: '' }, 'firstName', 'Il nome è obbligatorio'],
    [{ firstName: undefined }, 'firstName', 'Il nome è obbligatorio'],
    [{ lastName: '  ' }, 'lastName', 'Il cognome è obbligatorio'],
    [{ lastName: 'x'.repeat(61) }, 'lastName', 'Usa al massimo 60 caratteri'],
    [{ firstName: 7 }, 'firstName', 'Il nome è obbligatorio'],
    [{ phone: '123' }, 'phone', 'Inserisci un numero di telefono valido'],
    [{ phone: undefined }, 'phone', 'Inserisci un numero di telefono valido'],
    [
      { newPassword: 'corta', currentPassword: password },
      'newPassword',
      'La nuova password deve essere di almeno 8 caratteri.',
    ],
    [{ newPassword }, 'currentPassword', 'La password attuale non è corretta.'],
  ])('returns 400 for %j', async (wrong, field, message) => {
    const giulia = await signIn(shop)
    const before = await rowOf(giulia.id)
    const { status, body } = await giulia.api.put(path, { ...names, firstName: 'Nuova', ...wrong })
    expect([status, body.message, body.errors[field]]).toEqual([400, message, message])
    expect(await rowOf(giulia.id)).toEqual(before)
  })

  it('works for every role, returns 401 to visitors and logs changes by staff', async () => {
    expect((await visitor.put(path, names)).status).toBe(401)
    const barber = await hireBarber(shop)
    const marco = await signIn(shop, 'barber', barber.id)
    for (const { api, id } of [marco, owner]) {
      expect((await api.put(path, { ...names, lastName: 'Ferri' })).body.user.lastName).toBe('Ferri')
      const { body } = await owner.api.get(`/admin/audit?entity=user&actor=${id}`)
      expect(body.data[0]).toMatchObject({ action: 'updated', entityId: id, after: { lastName: 'Ferri' } })
    }
    const barberId = (await marco.api.get('/auth/me')).body.barberId
    expect((await marco.api.put(path, names)).body.user.barberId).toBe(barberId)
  })

  it('does not log changes by clients', async () => {
    const giulia = await signIn(shop)
    expect((await giulia.api.put(path, { ...names, lastName: 'Ferri' })).status).toBe(200)
    const { body } = await owner.api.get(`/admin/audit?entity=user&actor=${giulia.id}`)
    expect(body.data).toEqual([])
  })
})

describe('a new password in the profile', () => {
  it('needs the current one, ends other sessions and sends a mail', async () => {
    const giulia = await signIn(shop)
    const { body } = await visitor.post('/auth/login', { email: giulia.email, password })
    const elsewhere = apiOf(shop.url, body.token)
    const request = { ...names, currentPassword: password, newPassword, email: giulia.email.toUpperCase() }
    expect((await giulia.api.put(path, request)).status).toBe(200)
    expect((await giulia.api.get('/auth/me')).status).toBe(200)
    expect((await elsewhere.get('/auth/me')).status).toBe(401)
    expect([await logIn(giulia.email, password), await logIn(giulia.email, newPassword)]).toEqual([401, 200])
    const mail = await newestMessage(shop, 'password-changed', giulia.email)
    expect(mail.payload).toEqual({ userId: giulia.id, firstName: 'Giulia' })
  })

  it.each([
    ['a wrong current password', { currentPassword: 'sbagliata' }, 'La password attuale non è corretta.'],
    ['the email of another account', { email: 'altra@shop.test' }, "L'email non è quella di questo account."],
    ['a common new password', { newPassword: commonPassword.password }, commonPassword.refusal],
  ])('is refused for %s, and nothing changes', async (_what, wrong, message) => {
    const giulia = await signIn(shop)
    const before = await rowOf(giulia.id)
    const request = { ...names, firstName: 'Mutata', currentPassword: password, newPassword, ...wrong }
    const answer = await giulia.api.put(path, request)
    expect([answer.status, answer.body.message]).toEqual([400, message])
    expect(await rowOf(giulia.id)).toEqual(before)
    expect((await giulia.api.get('/auth/me')).status).toBe(200)
  })

  it('is ignored unless both fields are filled', async () => {
    const giulia = await signIn(shop)
    for (const half of [{ currentPassword: 'qualcosa' }, { currentPassword: '', newPassword: '' }])
      expect((await giulia.api.put(path, { ...names, ...half })).status).toBe(200)
    expect(await logIn(giulia.email, password)).toBe(200)
  })

  it('is set once when two requests use the old one at the same time', async () => {
    const giulia = await signIn(shop)
    const chosen = ['prima scelta lunga', 'seconda scelta lunga']
    const answers = await Promise.all(
      chosen.map((wanted) =>
        giulia.api.put(path, { ...names, currentPassword: password, newPassword: wanted }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([
      200, 400,
    ])
  })
})

describe('the newsletter', () => {
  const prove = async (id: string) =>
    await shop.platform.database.pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id])
  const newsletter = `${path}/newsletter`

  it('stores the first consent and the later withdrawal', async () => {
    const giulia = await signIn(shop)
    await prove(giulia.id)
    expect((await giulia.api.get(newsletter)).body).toEqual({ newsletter: false })
    expect((await giulia.api.put(newsletter, { newsletter: true })).body).toEqual({
      success: true,
      message: 'Riceverai le novità e le offerte dello studio.',
      newsletter: true,
    })
    const { marketing_consent_at: agreed } = await rowOf(giulia.id)
    expect(agreed).toEqual(shop.clock.now())
    shop.clock.advance(60_000)
    await giulia.api.put(newsletter, { newsletter: true })
    expect((await rowOf(giulia.id)).marketing_consent_at).toEqual(agreed)
    await giulia.api.put(newsletter, { newsletter: false })
    expect((await giulia.api.get(newsletter)).body).toEqual({ newsletter: false })
    expect((await rowOf(giulia.id)).marketing_consent_at).toEqual(agreed)
    const { body: own } = await giulia.api.get(`${path}/export`)
    expect(own.account.newsletter).toEqual({
      agreedAt: agreed.toISOString(),
      refusedAt: shop.clock.now().toISOString(),
    })
  })

  it('is turned off by the unsubscribe link like by the switch', async () => {
    const giulia = await signIn(shop)
    await prove(giulia.id)
    await giulia.api.put(newsletter, { newsletter: true })
    const token = shop.platform.secrets.sign('unsubscribe', giulia.email)
    expect((await visitor.post('/users/unsubscribe', { email: giulia.email, token })).status).toBe(200)
    expect((await giulia.api.get(newsletter)).body).toEqual({ newsletter: false })
    await giulia.api.put(newsletter, { newsletter: true })
    expect((await giulia.api.get(newsletter)).body).toEqual({ newsletter: true })
  })

  it('returns 400 for other values and 401 to visitors', async () => {
    const giulia = await signIn(shop)
    expect((await giulia.api.put(newsletter, { newsletter: 'forse' })).status).toBe(400)
    expect((await visitor.put(newsletter, { newsletter: true })).status).toBe(401)
    expect((await visitor.get(newsletter)).status).toBe(401)
  })
})

describe('GET /users/profile/export', () => {
  it('contains all data of the user, none of others and no secrets', async () => {
    const barber = await hireBarber(shop)
    const giulia = await signIn(shop)
    const other = await signIn(shop)
    const { pool } = shop.platform.database
    await pool.query(`UPDATE users SET email_verified_at = now(), first_name = 'Giuditta' WHERE id = $1`, [
      giulia.id,
    ])
    await giulia.api.post('/appointments', clientBooking(barber.id, { date: '2026-03-17', time: '10:00' }))
    await other.api.post('/appointments', clientBooking(barber.id, { date: '2026-03-17', time: '11:00' }))
    const asGuest = guestBooking(barber.id, { email: giulia.email, date: '2026-03-18', firstName: 'Ospite' })
    await visitor.post('/appointments/public/appointments/guest', asGuest)
    await pool.query(
      `INSERT INTO waiting_list (client_id, service_id, service_name, requested_at, expires_at, notes)
       SELECT $1, id, name, '2026-03-10', '2026-04-10', 'solo di mattina' FROM services WHERE name = 'Taglio'`,
      [giulia.id],
    )
    await pool.query(
      `INSERT INTO payments (purpose, account, user_id, amount_centimes, currency, state, method, paid_at, created_at, updated_at)
       VALUES ('appointment', 'salon', $1, 3000, 'CHF', 'succeeded', 'card', now(), now(), now())`,
      [giulia.id],
    )
    const { status, headers, body } = await giulia.api.get(`${path}/export`)
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="i-miei-dati.json"',
    ])
    expect(Object.keys(body)).toEqual([
      'exportedAt',
      'account',
      'customer',
      'appointments',
      'waitingList',
      'contactRequests',
      'chats',
      'orders',
      'payments',
      'messages',
    ])
    expect(body.account).toMatchObject({ email: giulia.email, firstName: 'Giuditta', role: 'client' })
    expect(
      body.appointments.map(({ time, bookedAsGuest }: { time: string; bookedAsGuest: object }) => [
        time,
        bookedAsGuest !== null,
      ]),
    ).toEqual([
      ['10:00', false],
      ['10:00', true],
    ])
    expect(body.waitingList.requests[0].notes).toBe('solo di mattina')
    expect(body.payments[0]).toMatchObject({ amountChf: 30, refundedChf: 0, method: 'card' })
    expect(body.messages.map(({ template }: { template: string }) => template)).toContain(
      'appointment-booked',
    )
    const text = JSON.stringify(body)
    expect(text).not.toContain(other.email)
    expect(text).not.toMatch(/argon2|token|password_hash/)
  })

  it('omits guest data with an unverified email', async () => {
    const barber = await hireBarber(shop)
    const giulia = await signIn(shop)
    const booking = guestBooking(barber.id, { email: giulia.email, date: '2026-03-19' })
    await visitor.post('/appointments/public/appointments/guest', booking)
    const { body } = await giulia.api.get(`${path}/export`)
    expect([body.appointments, body.messages]).toEqual([[], []])
  })

  it('returns 401 to visitors', async () => {
    expect((await visitor.get(`${path}/export`)).status).toBe(401)
  })
})

describe('deleting the own account', () => {
  const remove = `${path}/delete`

  it('needs the password, cancels upcoming appointments, ends sessions and erases the data', async () => {
    const barber = await hireBarber(shop)
    const giulia = await signIn(shop)
    const { pool } = shop.platform.database
    await pool.query(`UPDATE users SET first_name = 'Serafina' WHERE id = $1`, [giulia.id])
    await giulia.api.put(`${path}/newsletter`, { newsletter: true })
    const { body: upload } = await giulia.api.post(`${path}/image`, pictureForm(await pictures.png()))
    const ahead = await giulia.api.post(
      '/appointments',
      clientBooking(barber.id, { date: '2026-03-20', time: '10:00' }),
    )
    expect(ahead.status).toBe(201)

    const { status, body } = await giulia.api.post(remove, { password })
    expect([status, body]).toEqual([200, { success: true, message: 'Il tuo account è stato eliminato.' }])

    const { rows } = await pool.query(
      'SELECT status, cancellation_reason AS reason FROM appointments WHERE id = $1',
      [ahead.body._id],
    )
    expect(rows).toEqual([{ status: 'cancelled', reason: 'Account eliminato' }])
    expect(await newestMessage(shop, 'appointment-cancelled', giulia.email)).toBeDefined()
    expect(await newestMessage(shop, 'barber-appointment-cancelled', barber.email)).toBeDefined()
    expect((await giulia.api.get('/auth/me')).status).toBe(401)
    expect(await logIn(giulia.email, password)).toBe(401)
    expect(JSON.stringify(await rowOf(giulia.id))).not.toMatch(/Serafina|shop\.test|pictures/)
    expect((await rowOf(giulia.id)).marketing_consent_at).toBeNull()
    await expect.poll(async () => (await fetch(`${shop.url}${upload.profileImage.url}`)).status).toBe(404)
    const log = await pool.query(`SELECT actor_name, entity_name, before::text FROM audit_log`)
    expect(JSON.stringify(log.rows)).not.toContain('Serafina')
  })

  it.each([
    ['a wrong password', { password: 'sbagliata' }, 'La password attuale non è corretta.'],
    ['an empty password', { password: '' }, 'La password è obbligatoria'],
    ['no password', {}, 'La password è obbligatoria'],
  ])('is refused with %s, and the session stays', async (_what, request, message) => {
    const giulia = await signIn(shop)
    const { status, body } = await giulia.api.post(remove, request)
    expect([status, body.message]).toEqual([400, message])
    expect((await giulia.api.get('/auth/me')).status).toBe(200)
  })

  it('returns 409 for the last admin and 200 while another one remains', async () => {
    const { status, body } = await owner.api.post(remove, { password })
    expect([status, body.message]).toEqual([409, 'Deve restare almeno un amministratore'])
    const { rows } = await shop.platform.database.pool.query(
      `SELECT count(*)::int AS count FROM users WHERE role = 'admin' AND deleted_at IS NULL`,
    )
    const second = await signIn(shop, 'admin')
    expect(rows[0].count).toBe(1)
    expect((await second.api.post(remove, { password })).status).toBe(200)
  })

  it('of a barber keeps the barber in the shop', async () => {
    const barber = await hireBarber(shop)
    const marco = await signIn(shop, 'barber', barber.id)
    expect((await marco.api.post(remove, { password })).status).toBe(200)
    const { rows } = await shop.platform.database.pool.query('SELECT deleted_at FROM barbers WHERE id = $1', [
      barber.id,
    ])
    expect(rows).toEqual([{ deleted_at: null }])
  })

  it('returns 401 to visitors', async () => {
    expect((await visitor.post(remove, { password })).status).toBe(401)
  })
})
