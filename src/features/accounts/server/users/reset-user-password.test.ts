import { describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { password, registration, signIn } from '#tests/support/people.ts'
import { newestMessage } from '#tests/support/written.ts'

import { commonPassword } from '../common-password.fixture.ts'
import { givenUsers } from './users.fixture.ts'

const { shop, owner, visitor, logIn, newest } = givenUsers()

describe('a password reset by the owner', () => {
  it('is mailed once, ends sessions and allows only the change of password', async () => {
    const giulia = await signIn(shop)
    const secret = 'Temporanea-7'
    const answer = await owner.api.post(`/admin/users/${giulia.id}/reset-password`, { newPassword: secret })
    expect([answer.status, answer.body.message]).toEqual([
      200,
      "Password ripristinata con successo. Una email è stata inviata all'utente.",
    ])
    expect((await newestMessage(shop, 'temporary-password', giulia.email)).payload.password).toBe(secret)
    await shop.sendMessages()
    const sent = await newestMessage(shop, 'temporary-password', giulia.email)
    const payload = { userId: giulia.id, firstName: 'Giulia', email: giulia.email }
    expect(sent).toEqual({ state: 'recorded', payload })
    expect((await giulia.api.get('/auth/me')).status).toBe(401)

    const login = await logIn(giulia.email, secret)
    expect(login.body.user.mustChangePassword).toBe(true)
    const api = apiOf(shop.url, login.body.token)
    const refused = await api.get('/appointments/my-appointments')
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      'PASSWORD_CHANGE_REQUIRED',
      'Prima di continuare scegli una nuova password.',
    ])
    expect((await api.get('/auth/me')).status).toBe(200)
    expect((await api.post('/auth/refresh-token')).status).toBe(200)
    const change = (newPassword: string) =>
      api.post('/auth/change-password', { userId: giulia.id, currentPassword: secret, newPassword })
    expect((await change(secret)).body.code).toBe('PASSWORD_UNCHANGED')
    expect((await change('una tutta mia')).status).toBe(200)
    expect((await api.get('/appointments/my-appointments')).status).toBe(200)
    expect((await api.get('/auth/me')).body.mustChangePassword).toBe(false)
  })

  it('returns 400 for the own account without the own password', async () => {
    const boss = await signIn(shop, 'admin')
    const reset = async (typed: object) =>
      await boss.api.post(`/admin/users/${boss.id}/reset-password`, { newPassword: 'Temporanea-8', ...typed })
    for (const typed of [{}, { currentPassword: 'un’altra password' }]) {
      const { status, body } = await reset(typed)
      expect([status, body.code]).toEqual([400, 'PROFILE_PASSWORD_WRONG'])
    }
    expect((await logIn(boss.email, 'Temporanea-8')).status).toBe(401)
    expect((await reset({ currentPassword: password })).status).toBe(200)
    expect((await logIn(boss.email, 'Temporanea-8')).status).toBe(200)
  })

  it('invalidates earlier reset links', async () => {
    const giulia = await signIn(shop)
    await visitor.post('/auth/reset-password', { email: giulia.email })
    const { token } = (await newestMessage(shop, 'password-reset', giulia.email)).payload
    await owner.api.post(`/admin/users/${giulia.id}/reset-password`, { newPassword: 'Temporanea-9' })
    const choice = { token, password: 'di chi ha il vecchio link' }
    expect((await visitor.post('/auth/reset-password/confirm', choice)).status).toBe(400)
    expect((await logIn(giulia.email, 'Temporanea-9')).status).toBe(200)
  })

  it('invalidates the welcome link', async () => {
    const person = registration()
    await visitor.post('/auth/register', person)
    const { token } = (await newestMessage(shop, 'welcome', person.email)).payload
    const { _id } = (await logIn(person.email, password)).body.user
    const reset = await owner.api.post(`/admin/users/${_id}/reset-password`, { newPassword: 'Temporanea-9' })
    expect(reset.status).toBe(200)
    const choice = { token, password: 'di chi ha il vecchio link' }
    expect((await visitor.post('/auth/reset-password/confirm', choice)).status).toBe(400)
    expect((await logIn(person.email, 'Temporanea-9')).status).toBe(200)
  })

  it('is logged without the password', async () => {
    const { id: _id } = await signIn(shop)
    await owner.api.post(`/admin/users/${_id}/reset-password`, { newPassword: 'Temporanea-8' })
    expect(await newest()).toMatchObject({
      action: 'password_reset',
      entityId: _id,
      before: null,
      after: null,
    })
  })

  it.each([
    ['no password', {}, 'ID utente e nuova password sono richiesti'],
    ['an empty password', { newPassword: '' }, 'ID utente e nuova password sono richiesti'],
    ['a short password', { newPassword: 'corta' }, 'La nuova password deve essere di almeno 8 caratteri.'],
    ['a common password', { newPassword: commonPassword.password }, commonPassword.refusal],
  ])('is refused: %s', async (_what, request, message) => {
    const { id: _id } = await signIn(shop)
    const { status, body } = await owner.api.post(`/admin/users/${_id}/reset-password`, request)
    expect([status, body.message]).toEqual([400, message])
  })

  it('by a link keeps the old password until a new one is chosen', async () => {
    const giulia = await signIn(shop)
    const { status, body } = await owner.api.post(`/admin/users/${giulia.id}/send-reset-link`)
    expect([status, body.message]).toEqual([
      200,
      `Link per scegliere una nuova password inviato a ${giulia.email}.`,
    ])
    expect((await logIn(giulia.email, password)).status).toBe(200)
    const { payload } = await newestMessage(shop, 'password-reset', giulia.email)
    const choice = { token: payload.token, password: 'scelta da me' }
    expect((await visitor.post('/auth/reset-password/confirm', choice)).status).toBe(200)
    expect((await logIn(giulia.email, choice.password)).status).toBe(200)
  })
})
