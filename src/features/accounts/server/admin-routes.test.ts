import { beforeAll, describe, expect, inject, it } from 'vitest'

import { type Api, apiOf } from '#tests/support/api.ts'
import { givenShop } from '#tests/support/given.ts'
import { hireBarber, password, type Person, signIn } from '#tests/support/people.ts'
import { openShop } from '#tests/support/shop.ts'
import { auditEntries, newestMessage } from '#tests/support/written.ts'

import { commonPassword } from './common-password.fixture.ts'

const shop = givenShop()
let owner: Person
let visitor: Api

beforeAll(async () => {
  owner = await signIn(shop, 'admin')
  visitor = apiOf(shop.url)
})

const newUser = (overrides: Record<string, unknown> = {}) => ({
  email: `nuovo.${crypto.randomUUID()}@example.test`,
  firstName: 'Nina',
  lastName: 'Caratti',
  phone: '079 765 43 21',
  password: 'rasoio e pennello',
  ...overrides,
})

async function created(overrides: Record<string, unknown> = {}) {
  const { status, body } = await owner.api.post('/admin/users', newUser(overrides))
  expect(status).toBe(201)
  return body
}

const logIn = (email: string, secret: string) => visitor.post('/auth/login', { email, password: secret })
const newest = async () => (await owner.api.get('/admin/audit?entity=user&limit=1')).body.data[0]

describe('the users of the owner', () => {
  const id = '0190a0a0-0000-7000-8000-000000000000'
  it.each<[string, (api: Api) => ReturnType<Api['get']>]>([
    ['GET', (api) => api.get('/admin/users')],
    ['POST', (api) => api.post('/admin/users', newUser())],
    ['PUT', (api) => api.put(`/admin/users/${id}`, { firstName: 'Ada' })],
    ['DELETE', (api) => api.delete(`/admin/users/${id}`)],
    ['reset-password', (api) => api.post(`/admin/users/${id}/reset-password`, { newPassword: password })],
    ['send-reset-link', (api) => api.post(`/admin/users/${id}/send-reset-link`)],
  ])('return 401, 403 for other roles and 404 for unknown users: %s', async (what, call) => {
    expect((await call(visitor)).status).toBe(401)
    expect((await call((await signIn(shop)).api)).status).toBe(403)
    expect((await call((await signIn(shop, 'barber')).api)).status).toBe(403)
    if (!['GET', 'POST'].includes(what)) expect((await call(owner.api)).status).toBe(404)
  })

  it('are found by name, email, phone and role, in pages, without secrets', async () => {
    const family = `Zu${crypto.randomUUID().slice(0, 6)}`
    const zora = await created({ firstName: 'Élodie', lastName: family, role: 'barber' })
    const anna = await created({ firstName: 'Anna', lastName: family, phone: '+41 78 111 22 33' })
    const ids = async (query: string) => {
      const { body } = await owner.api.get(`/admin/users?${query}`)
      return body.data.map(({ _id }: { _id: string }) => _id)
    }
    expect(await ids(`search=${family.toUpperCase()}`)).toEqual([anna._id, zora._id])
    expect(await ids(`search=${family}&sort=-name`)).toEqual([zora._id, anna._id])
    expect(await ids(`search=${family}&sort=role`)).toEqual([zora._id, anna._id])
    expect(await ids(`search=${family}&role=client`)).toEqual([anna._id])
    expect(await ids(`search=${encodeURIComponent(`élodie ${family}`)}`)).toEqual([zora._id])
    expect(await ids(`search=${encodeURIComponent('%_')}`)).toEqual([])
    for (const number of ['781112233', '078 111 22', '+41 78 111', '0041781112233'])
      expect(await ids(`search=${encodeURIComponent(number)}`)).toEqual([anna._id])
    const { body } = await owner.api.get(`/admin/users?search=${family}&limit=1&page=2`)
    expect(body.pagination).toEqual({ total: 2, page: 2, pages: 2 })
    expect(body.data).toEqual([zora])
    expect(JSON.stringify(body)).not.toMatch(/hash|argon/)
    expect((await owner.api.get('/admin/users?sort=password_hash')).status).toBe(400)
  })

  it('are sorted by first name, then last name', async () => {
    const mark = `Q${crypto.randomUUID().slice(0, 6)}`
    for (const [firstName, lastName] of [
      ['Zeno', `${mark}-Zoppi`],
      ['Zeno', `${mark}-Albisetti`],
      ['Élodie', `${mark}-Zanetti`],
      ['elia', `${mark}-Moretti`],
    ])
      await created({ firstName, lastName })
    const names = async (sort: string) => {
      const { body } = await owner.api.get(`/admin/users?search=${mark}&sort=${sort}`)
      return body.data.map(
        ({ firstName, lastName }: Record<string, string>) => `${firstName} ${lastName?.split('-')[1]}`,
      )
    }
    const sorted = ['elia Moretti', 'Élodie Zanetti', 'Zeno Albisetti', 'Zeno Zoppi']
    expect(await names('name')).toEqual(sorted)
    expect(await names('-name')).toEqual(sorted.toReversed())
  })

  it.each([
    ['email', 'non-una-email', 'Inserisci un indirizzo email valido'],
    ['firstName', '', 'Il nome è obbligatorio'],
    ['lastName', undefined, 'Il cognome è obbligatorio'],
    ['phone', '123', 'Inserisci un numero di telefono valido'],
    ['password', 'corta', 'La nuova password deve essere di almeno 8 caratteri.'],
  ])('need a valid %s', async (field, value, message) => {
    const { status, body } = await owner.api.post('/admin/users', newUser({ [field]: value }))
    expect([status, body.errors[field]]).toEqual([400, message])
  })

  it('return 409 for an email taken in another case', async () => {
    const { email, _id } = await created()
    const other = await created()
    for (const answer of [
      await owner.api.post('/admin/users', newUser({ email: email.toUpperCase() })),
      await owner.api.put(`/admin/users/${other._id}`, { email: email.toUpperCase() }),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([409, 'Email già registrata'])
    }
    expect((await owner.api.put(`/admin/users/${_id}`, { email })).status).toBe(200)
  })

  it('are created as clients and invited to choose a password', async () => {
    const request = newUser()
    const { body } = await owner.api.post('/admin/users', request)
    expect(body).toMatchObject({ role: 'client', phone: '+41797654321', barberId: null, barber: null })
    const { payload } = await newestMessage(shop, 'invitation', request.email)
    const before = await logIn(request.email, request.password)
    expect(before.body.user).toMatchObject({ mustChangePassword: false, emailVerified: false })
    expect(JSON.stringify(payload)).not.toContain(request.password)
    const choice = { token: payload.token, password: 'la mia password' }
    shop.clock.advance(6 * 24 * 60 * 60 * 1000)
    expect((await visitor.post('/auth/reset-password/confirm', choice)).status).toBe(200)
    expect((await visitor.post('/auth/reset-password/confirm', choice)).status).toBe(400)
    const login = await logIn(request.email, choice.password)
    expect(login.body.user).toMatchObject({ mustChangePassword: false, emailVerified: true })
    owner = await signIn(shop, 'admin')
    expect((await logIn(request.email, request.password)).status).toBe(401)
  })

  it('are refused with a common password', async () => {
    const { status, body } = await owner.api.post(
      '/admin/users',
      newUser({ password: commonPassword.password }),
    )
    expect([status, body.message]).toEqual([400, commonPassword.refusal])
  })

  it('return 409 CONFLICT for a change from a stale version', async () => {
    const { _id, updatedAt } = await created()
    shop.clock.advance(1000)
    const first = await owner.api.put(`/admin/users/${_id}`, { firstName: 'Ada', updatedAt })
    const second = await owner.api.put(`/admin/users/${_id}`, { firstName: 'Eva', updatedAt })
    expect([first.status, first.body.firstName, second.status, second.body.code]).toEqual([
      200,
      'Ada',
      409,
      'CONFLICT',
    ])
    expect(await newest()).toMatchObject({
      action: 'updated',
      entityId: _id,
      before: { firstName: 'Nina' },
      after: { firstName: 'Ada' },
    })
  })

  it('lose their links and the verification when the email changes', async () => {
    const { _id, email } = await created()
    const { payload } = await newestMessage(shop, 'invitation', email)
    await shop.platform.database.pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [_id])
    const changed = await owner.api.put(`/admin/users/${_id}`, { email: `x.${email}` })
    expect(changed.body).toMatchObject({ email: `x.${email}`, emailVerified: false })
    const choice = { token: payload.token, password: 'la mia password' }
    expect((await visitor.post('/auth/reset-password/confirm', choice)).status).toBe(400)
  })

  it('cannot verify a new email by the link sent to the old one', async () => {
    const { password: _password, ...person } = newUser()
    await visitor.post('/auth/register', { ...person, password, humanVerified: true })
    const { payload } = await newestMessage(shop, 'welcome', person.email)
    const found = await owner.api.get(`/admin/users?search=${person.email}`)
    const change = { email: `x.${person.email}` }
    expect((await owner.api.put(`/admin/users/${found.body.data[0]._id}`, change)).status).toBe(200)
    const proof = await visitor.post('/auth/verify-email', { token: payload.token, password })
    expect(proof.body.code).toBe('LINK_INVALID')
    expect((await logIn(change.email, password)).body.user.emailVerified).toBe(false)
  })
})

describe('roles', () => {
  it('a barber is linked to the profile with the same email or to the chosen one', async () => {
    const [samir, luca] = [await hireBarber(shop, { firstName: 'Samir' }), await hireBarber(shop)]
    const byAddress = await created({ role: 'barber', email: samir.email })
    expect(byAddress.barber).toEqual({ _id: samir.id, firstName: 'Samir', lastName: 'Ferri' })
    const chosen = await created({ role: 'barber', barberId: luca.id })
    expect(chosen.barberId).toBe(luca.id)
    const taken = await owner.api.post('/admin/users', newUser({ role: 'barber', barberId: luca.id }))
    expect([taken.status, taken.body.message]).toEqual([409, 'Questo profilo barbiere ha già un accesso'])
    const unknown = newUser({ role: 'barber', barberId: crypto.randomUUID() })
    expect((await owner.api.post('/admin/users', unknown)).status).toBe(404)
    expect((await created({ role: 'barber' })).barberId).toBeNull()
  })

  it('a deleted profile returns 404, and a profile with a login is not linked by email', async () => {
    const [gone, taken] = [await hireBarber(shop), await hireBarber(shop)]
    expect((await owner.api.delete(`/barbers/${gone.id}`)).status).toBe(200)
    const refused = await owner.api.post('/admin/users', newUser({ role: 'barber', barberId: gone.id }))
    expect(refused.status).toBe(404)
    await created({ role: 'barber', barberId: taken.id })
    expect((await created({ role: 'barber', email: taken.email })).barberId).toBeNull()
  })

  it('a client with the email of a profile gets no profile', async () => {
    const samir = await hireBarber(shop, { firstName: 'Samir' })
    await created({ role: 'client', email: samir.email })
    expect((await logIn(samir.email, newUser().password)).body.user.barberId).toBeNull()
    const client = await logIn(samir.email, newUser().password)
    expect((await apiOf(shop.url, client.body.token).get('/auth/me')).body.barberId).toBeNull()
  })

  it('a barber is linked to a profile that gets the same email later', async () => {
    const { email } = await created({ role: 'barber' })
    const samir = await hireBarber(shop, { firstName: 'Samir' })
    await owner.api.put(`/barbers/${samir.id}`, { email })
    const { token, user } = (await logIn(email, newUser().password)).body
    expect(user.barberId).toBe(samir.id)
    expect((await apiOf(shop.url, token).get('/auth/me')).body).toEqual(user)
  })

  it('a lower role keeps the password of an unverified account', async () => {
    const { _id, email } = await created({ role: 'admin' })
    const invitations = async () => await newestMessage(shop, 'invitation', email)
    const before = await invitations()
    await owner.api.put(`/admin/users/${_id}`, { role: 'client' })
    expect((await logIn(email, newUser().password)).status).toBe(200)
    expect(await invitations()).toEqual(before)
  })

  it('a higher role with another email invites that address, and the log records it', async () => {
    const { _id } = await created()
    const email = `altra.${crypto.randomUUID()}@example.test`
    await owner.api.put(`/admin/users/${_id}`, { role: 'barber', email })
    expect((await newestMessage(shop, 'invitation', email)).payload).toMatchObject({ role: 'barber', email })
    const { rows } = await shop.platform.database.pool.query(
      'SELECT action FROM audit_log WHERE entity_id = $1 ORDER BY id',
      [_id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['created', 'reset_link_sent', 'updated'])
  })

  it('a new owner is announced to the other owners once each', async () => {
    const self = owner.email
    const { body: first } = await owner.api.post('/admin/users', newUser({ role: 'admin' }))
    const second = await created()
    await owner.api.put(`/admin/users/${second._id}`, { role: 'admin' })
    await owner.api.put(`/admin/users/${second._id}`, { firstName: 'Rita' })
    const { rows } = await shop.platform.database.pool.query(
      `SELECT recipient, payload ->> 'email' AS of FROM messages
       WHERE template = 'new-owner' AND payload ->> 'userId' = ANY ($1) AND recipient = ANY ($2)`,
      [
        [first._id, second._id],
        [self, first.email, second.email],
      ],
    )
    const told = rows.map(({ recipient, of }) => `${recipient} ${of}`).toSorted()
    expect(told).toEqual(
      [`${self} ${first.email}`, `${self} ${second.email}`, `${first.email} ${second.email}`].toSorted(),
    )
  })

  it('choosing no profile ends when the role changes', async () => {
    const barber = await hireBarber(shop)
    const { _id } = await created({ role: 'barber', email: barber.email, barberId: null })
    await owner.api.put(`/admin/users/${_id}`, { role: 'client' })
    const { body } = await owner.api.put(`/admin/users/${_id}`, { role: 'barber' })
    expect(body.barberId).toBe(barber.id)
  })

  it('a client has no profile, by email or by choice', async () => {
    const samir = await hireBarber(shop, { firstName: 'Samir' })
    const sameAddress = await created({ role: 'client', email: samir.email })
    expect(sameAddress).toMatchObject({ role: 'client', barberId: null })
    const client = await created({ role: 'client', barberId: samir.id })
    expect(client.barberId).toBeNull()
    const { body } = await owner.api.put(`/admin/users/${client._id}`, { barberId: samir.id })
    expect(body).toMatchObject({ role: 'client', barberId: null })
    expect((await created({ role: 'barber', barberId: samir.id })).barberId).toBe(samir.id)
  })

  it('leaving the barber role removes the profile, and a new role ends the sessions', async () => {
    const dario = await hireBarber(shop, { firstName: 'Dario' })
    const login = await signIn(shop, 'barber', dario.id)
    const { body } = await owner.api.put(`/admin/users/${login.id}`, { role: 'client' })
    expect(body).toMatchObject({ role: 'client', barberId: null })
    expect((await login.api.get('/auth/me')).status).toBe(401)
    const back = await owner.api.put(`/admin/users/${login.id}`, { role: 'barber', barberId: dario.id })
    expect(back.body.barberId).toBe(dario.id)
    const kept = await owner.api.put(`/admin/users/${login.id}`, { lastName: 'Conti' })
    expect(kept.body.barberId).toBe(dario.id)
    const unlinked = await owner.api.put(`/admin/users/${login.id}`, { barberId: null })
    expect(unlinked.body).toMatchObject({ role: 'barber', barberId: null })
  })

  it('an admin with a profile keeps it, can change it and can remove it', async () => {
    const [dario, luca] = [await hireBarber(shop, { firstName: 'Dario' }), await hireBarber(shop)]
    const cutting = await signIn(shop, 'admin', dario.id)
    const put = async (change: object) =>
      (await owner.api.put(`/admin/users/${cutting.id}`, change)).body.barberId
    expect(await put({ lastName: 'Conti' })).toBe(dario.id)
    expect(await put({ lastName: 'Conti', role: 'admin', phone: '079 111 22 33' })).toBe(dario.id)
    expect((await cutting.api.get('/auth/me')).body.barberId).toBe(dario.id)
    expect(await put({ barberId: luca.id })).toBe(luca.id)
    expect(await put({ barberId: null })).toBeNull()
    expect((await created({ role: 'admin', barberId: dario.id })).barberId).toBe(dario.id)
    expect((await created({ role: 'admin', email: luca.email })).barberId).toBeNull()
  })

  it('a linked profile is recorded in the log', async () => {
    const dario = await hireBarber(shop, { firstName: 'Dario' })
    const user = await created()
    await owner.api.put(`/admin/users/${user._id}`, { role: 'barber', barberId: dario.id })
    expect(
      (await auditEntries(shop, user._id)).map(({ before, after }) => ({ before, after })),
    ).toContainEqual({
      before: { role: 'client', barber: null },
      after: { role: 'barber', barber: 'Dario Ferri' },
    })
  })

  it('a new email of a barber is copied to the profile with the old one', async () => {
    const barber = await hireBarber(shop)
    const login = await created({ role: 'barber', email: barber.email })
    await owner.api.put(`/admin/users/${login._id}`, { email: `nuovo.${barber.email}` })
    const { rows } = await shop.platform.database.pool.query('SELECT email FROM barbers WHERE id = $1', [
      barber.id,
    ])
    expect(rows).toEqual([{ email: `nuovo.${barber.email}` }])
  })

  it('a new email of a barber does not change a profile with another email', async () => {
    const barber = await hireBarber(shop)
    const login = await created({ role: 'barber', barberId: barber.id })
    await owner.api.put(`/admin/users/${login._id}`, { email: `nuovo.${barber.email}` })
    const { rows } = await shop.platform.database.pool.query('SELECT email FROM barbers WHERE id = $1', [
      barber.id,
    ])
    expect(rows).toEqual([{ email: barber.email }])
  })

  it('the owner gets 409 OWN_ACCOUNT on deletion and 409 OWN_ROLE on a role change', async () => {
    const answers = [
      await owner.api.delete(`/admin/users/${owner.id}`),
      await owner.api.put(`/admin/users/${owner.id}`, { role: 'client' }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'OWN_ACCOUNT'],
      [409, 'OWN_ROLE'],
    ])
  })

  it('one owner remains when two remove each other at the same time', async () => {
    const twoOwners = await openShop({ clusterUrl: inject('clusterUrl') })
    await twoOwners.platform.database.pool.query('DELETE FROM users')
    const [ada, eva] = [await signIn(twoOwners, 'admin'), await signIn(twoOwners, 'admin')]
    const answers = await Promise.all([
      ada.api.put(`/admin/users/${eva.id}`, { role: 'client' }),
      eva.api.delete(`/admin/users/${ada.id}`),
    ])
    const { rows } = await twoOwners.platform.database.pool.query(
      `SELECT count(*)::int AS admins FROM users WHERE role = 'admin' AND deleted_at IS NULL`,
    )
    await twoOwners.close()
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(rows).toEqual([{ admins: 1 }])
  })
})
