import { beforeEach, describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import {
  givenMailServer,
  givenNewBarber,
  givenNewPerson,
  givenPerson,
  givenShop,
} from '#tests/support/given.ts'
import { hireBarber, password, signIn } from '#tests/support/people.ts'

const mails = givenMailServer()
const shop = givenShop(() => ({ smtpUrl: mails.url }))
const admin = givenPerson(shop, 'admin')
const client = givenPerson(shop)
const marco = givenNewBarber(shop)
const login = givenNewPerson(shop, 'barber', marco)

let fresh = 0
let email: string
beforeEach(async () => {
  fresh += 1
  email = `nuovo${fresh}@example.test`
  await shop.platform.database.pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [
    login.id,
  ])
})

const change = (fields: object, api = login.api) => api.put(`/barbers/${marco.id}`, fields)
const sentTo = async (recipient: string) => {
  await shop.sendMessages()
  return (await mails.mails()).filter(({ recipients }) => recipients.includes(recipient))
}
const linkTo = async (recipient: string) =>
  /verify-email\?token=([\w-]+)/.exec((await sentTo(recipient)).at(-1)?.text ?? '')?.[1]
const logsIn = async (address: string) =>
  (await apiOf(shop.url).post('/auth/login', { email: address, password })).status === 200

describe('the email of a barber with a login', () => {
  it.each([{}, { currentPassword: 'un’altra password' }])(
    'returns 400 PROFILE_PASSWORD_WRONG without the own password: %j',
    async (typed) => {
      const { status, body } = await change({ email, ...typed })
      expect([status, body.code]).toEqual([400, 'PROFILE_PASSWORD_WRONG'])
      expect((await login.api.get('/auth/me')).body.email).toBe(login.email)
      const all = await login.api.put(`/barbers/${marco.id}/all`, { email, ...typed })
      expect([all.status, all.body.code]).toEqual([400, 'PROFILE_PASSWORD_WRONG'])
    },
  )

  it('needs no password when it stays the same', async () => {
    expect((await change({ bio: 'Da sempre qui' })).status).toBe(200)
  })

  it('changes once verified, and the old address gets a mail', async () => {
    const changed = await change({ email, currentPassword: password })
    expect([changed.status, changed.body.email]).toEqual([200, email])
    expect([await logsIn(login.email), await logsIn(email)]).toEqual([true, false])
    const [warning] = (await sentTo(login.email)).slice(-1)
    expect(warning?.subject).toBe('Il tuo indirizzo di accesso sta cambiando')
    expect(warning?.text).toContain(email)
    const token = await linkTo(email)
    const wrong = await apiOf(shop.url).post('/auth/verify-email', { token, password: 'un’altra password' })
    expect(wrong.body.code).toBe('PASSWORD_NOT_YOURS')
    expect((await apiOf(shop.url).post('/auth/verify-email', { token, password })).status).toBe(200)
    expect([await logsIn(login.email), await logsIn(email)]).toEqual([false, true])
    expect((await login.api.get('/auth/me')).body).toMatchObject({ email, emailVerified: true })
  })

  it('keeps the profile accessible until then, also for a login linked only by the old email', async () => {
    const { pool } = shop.platform.database
    const [luca, found] = [await hireBarber(shop), await signIn(shop, 'barber')]
    await pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [found.id])
    await pool.query('UPDATE barbers SET email = $1 WHERE id = $2', [found.email, luca.id])
    const save = (fields: object) => found.api.put(`/barbers/${luca.id}`, fields)
    expect((await save({ email, currentPassword: password })).status).toBe(200)
    expect((await found.api.get('/auth/me')).body).toMatchObject({ email: found.email, barberId: luca.id })
    expect((await save({ bio: 'Ancora io' })).status).toBe(200)
  })

  it('changes at once when the old one is unverified', async () => {
    const luca = await hireBarber(shop)
    const unproven = await signIn(shop, 'barber', luca.id)
    await unproven.api.put(`/barbers/${luca.id}`, { email, currentPassword: password })
    expect([await logsIn(unproven.email), await logsIn(email)]).toEqual([false, true])
    expect((await unproven.api.get('/auth/me')).body).toMatchObject({ email, emailVerified: false })
    expect((await sentTo(unproven.email)).at(-1)?.subject).toBe('Il tuo indirizzo di accesso è cambiato')
  })

  it('changed by the owner is mailed to the old one, and its link cannot set a password', async () => {
    expect((await change({ email }, admin.api)).status).toBe(200)
    expect((await sentTo(login.email)).at(-1)?.text).toContain(email)
    const token = await linkTo(email)
    const taken = await apiOf(shop.url).post('/auth/reset-password/confirm', {
      token,
      password: 'mia da oggi in poi',
    })
    expect([taken.status, await logsIn(login.email)]).toEqual([400, true])
  })

  it('cannot be verified after another email change or a new password', async () => {
    await change({ email, currentPassword: password })
    const first = await linkTo(email)
    await change({ email: `poi.${email}`, currentPassword: password })
    const confirm = async (token: string | undefined) =>
      (await apiOf(shop.url).post('/auth/verify-email', { token, password })).body.code
    expect(await confirm(first)).toBe('LINK_INVALID')
    const second = await linkTo(`poi.${email}`)
    const me = (await login.api.get('/auth/me')).body
    await login.api.post('/auth/change-password', {
      userId: me._id,
      currentPassword: password,
      newPassword: 'forbici e pettine',
    })
    expect(await confirm(second)).toBe('LINK_INVALID')
  })

  it('cannot be verified once the former one is set again', async () => {
    await change({ email, currentPassword: password })
    const token = await linkTo(email)
    await change({ email: login.email, currentPassword: password })
    const { body } = await apiOf(shop.url).post('/auth/verify-email', { token, password })
    expect([body.code, await logsIn(login.email)]).toEqual(['LINK_INVALID', true])
  })

  it('invalidates the links sent to the old one once verified', async () => {
    await apiOf(shop.url).post('/auth/reset-password', { email: login.email })
    const [mail] = (await sentTo(login.email)).slice(-1)
    const old = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    expect(old).toBeDefined()
    await change({ email, currentPassword: password })
    const token = await linkTo(email)
    expect((await apiOf(shop.url).post('/auth/verify-email', { token, password })).status).toBe(200)
    const { status, body } = await apiOf(shop.url).post('/auth/reset-password/confirm', {
      token: old,
      password: 'mia da oggi in poi',
    })
    expect([status, body.code]).toEqual([400, 'LINK_INVALID'])
    expect(await logsIn(email)).toBe(true)
  })

  it('returns 409 EMAIL_TAKEN when another account has it', async () => {
    const { status, body } = await change({ email: client.email, currentPassword: password })
    expect([status, body.code]).toEqual([409, 'EMAIL_TAKEN'])
  })
})

describe('the own email of an owner in the user list', () => {
  const put = (fields: object) => admin.api.put(`/admin/users/${admin.id}`, fields)

  it.each([{}, { currentPassword: '' }, { currentPassword: 'un’altra password' }])(
    'returns 400 PROFILE_PASSWORD_WRONG with %j',
    async (typed) => {
      const { status, body } = await put({ email, ...typed })
      expect([status, body.code]).toEqual([400, 'PROFILE_PASSWORD_WRONG'])
      expect((await admin.api.get('/auth/me')).body.email).toBe(admin.email)
    },
  )

  it('needs no password when it stays the same', async () => {
    const { status } = await put({ email: admin.email.toUpperCase(), firstName: 'Ivo', currentPassword: '' })
    expect(status).toBe(200)
    expect((await put({ email: admin.email })).status).toBe(200)
  })

  it('changes once verified, and the old address gets a mail', async () => {
    await shop.platform.database.pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [
      admin.id,
    ])
    const changed = await put({ email, currentPassword: password })
    expect([changed.status, changed.body.email]).toEqual([200, admin.email])
    expect([await logsIn(admin.email), await logsIn(email)]).toEqual([true, false])
    expect((await sentTo(admin.email)).at(-1)?.text).toContain(email)
    const token = await linkTo(email)
    expect((await apiOf(shop.url).post('/auth/verify-email', { token, password })).status).toBe(200)
    expect([await logsIn(admin.email), await logsIn(email)]).toEqual([false, true])
  })
})

it('the old address gets a mail when the owner changes the email of an account', async () => {
  expect((await admin.api.put(`/admin/users/${client.id}`, { email })).status).toBe(200)
  const [warning] = (await sentTo(client.email)).slice(-1)
  expect(warning?.subject).toBe('Il tuo indirizzo di accesso è cambiato')
  expect(warning?.text).toContain(email)
})
