import { describe, expect, inject, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenShop, givenVisitor } from '#tests/support/given.ts'
import { password, type Person, signIn } from '#tests/support/people.ts'
import { openShop, wednesdayMorning } from '#tests/support/shop.ts'
import { hour, minute } from '#tests/support/test-clock.ts'

import { commonPassword } from './common-password.fixture.ts'

const shop = givenShop()
const visitor = givenVisitor(shop)

const newcomer = (overrides: Record<string, unknown> = {}) => ({
  firstName: 'Giulio',
  lastName: 'Pedrazzini',
  email: `giulio.${crypto.randomUUID()}@example.test`,
  phone: '079 123 45 67',
  password: 'sfumatura bassa',
  humanVerified: true,
  ...overrides,
})

async function tokenFor(template: string, recipient: string): Promise<string> {
  const { rows } = await shop.platform.database.pool.query(
    `SELECT payload ->> 'token' AS token FROM messages WHERE template = $1 AND recipient = $2 ORDER BY id DESC LIMIT 1`,
    [template, recipient],
  )
  return rows[0]?.token
}

describe('registration', () => {
  it('creates a client who can log in and sends a welcome mail without the password', async () => {
    const person = newcomer()
    const { status, body } = await visitor.post('/auth/register', person)
    expect([status, body.success, body.token]).toEqual([201, true, undefined])
    const login = await visitor.post('/auth/login', person)
    expect(login.body.user).toMatchObject({
      firstName: 'Giulio',
      role: 'client',
      phone: '+41791234567',
      emailVerified: false,
    })
    const { rows } = await shop.platform.database.pool.query(
      `SELECT payload::text AS payload FROM messages WHERE template = 'welcome' AND recipient = $1`,
      [person.email],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].payload).not.toContain(person.password)
  })

  it('ignores a requested role', async () => {
    const person = newcomer({ role: 'admin', barberId: crypto.randomUUID() })
    await visitor.post('/auth/register', person)
    expect((await visitor.post('/auth/login', person)).body.user).toMatchObject({
      role: 'client',
      barberId: null,
    })
  })

  it('returns 409 EMAIL_TAKEN regardless of case', async () => {
    const person = newcomer()
    await visitor.post('/auth/register', person)
    const { status, body } = await visitor.post(
      '/auth/register',
      newcomer({ email: person.email.toUpperCase() }),
    )
    expect([status, body.code, body.message]).toEqual([409, 'EMAIL_TAKEN', 'Email già registrata'])
  })

  it.each([
    ['no first name', { firstName: '' }, 'Il nome è obbligatorio'],
    ['no last name', { lastName: undefined }, 'Il cognome è obbligatorio'],
    ['no email', { email: '' }, "L'email è obbligatoria"],
    ['an invalid email', { email: 'giulio@lugano' }, 'Inserisci un indirizzo email valido'],
    ['a header in the email', { email: 'a@b.ch\nbcc: x@y.ch' }, 'Inserisci un indirizzo email valido'],
    ['no phone', { phone: '' }, 'Il telefono è obbligatorio'],
    ['a short password', { password: 'sette77' }, 'La password deve essere di almeno 8 caratteri'],
    [
      'a password over 128 characters',
      { password: 'a'.repeat(129) },
      'La password può avere al massimo 128 caratteri',
    ],
    ['a common password', { password: 'Password123' }, commonPassword.refusal],
    ['a missing human verification', { humanVerified: false }, 'Per favore completa la verifica anti-bot'],
    ['a filled honeypot', { website: 'https://spam.test' }, 'Per favore completa la verifica anti-bot'],
  ])('refuses %s', async (_what, overrides, message) => {
    const { status, body } = await visitor.post('/auth/register', newcomer(overrides))
    expect([status, body.message]).toEqual([400, message])
  })

  it('verifies the email by the mailed link, once', async () => {
    const person = newcomer()
    await visitor.post('/auth/register', person)
    const token = await tokenFor('welcome', person.email)
    const proof = { token, password: person.password }
    expect((await visitor.post('/auth/verify-email', proof)).status).toBe(200)
    expect((await visitor.post('/auth/login', person)).body.user.emailVerified).toBe(true)
    expect((await visitor.post('/auth/verify-email', proof)).body.code).toBe('LINK_INVALID')
  })

  it('does not verify the email with the password of another registrant', async () => {
    const stranger = newcomer()
    await visitor.post('/auth/register', stranger)
    const { body: session } = await visitor.post('/auth/login', stranger)
    const token = await tokenFor('welcome', stranger.email)
    const wrong = await visitor.post('/auth/verify-email', { token, password: 'quella che credo mia' })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'PASSWORD_NOT_YOURS'])
    expect((await visitor.post('/auth/login', stranger)).body.user.emailVerified).toBe(false)
    const password = 'rasoio a mano libera'
    expect((await visitor.post('/auth/reset-password/confirm', { token, password })).status).toBe(200)
    expect((await visitor.post('/auth/login', stranger)).status).toBe(401)
    expect((await apiOf(shop.url, session.token).get('/auth/me')).status).toBe(401)
    const owner = await visitor.post('/auth/login', { email: stranger.email, password })
    expect(owner.body.user.emailVerified).toBe(true)
    expect((await visitor.post('/auth/verify-email', { token, password })).body.code).toBe('LINK_INVALID')
  })
})

describe('login', () => {
  it('returns the same 401 for an unknown email and a wrong password', async () => {
    const { email } = await signIn(shop)
    const wrong = await visitor.post('/auth/login', { email, password: 'sbagliata' })
    const unknown = await visitor.post('/auth/login', {
      email: 'nessuno@example.test',
      password: 'sbagliata',
    })
    for (const { status, body } of [wrong, unknown]) {
      expect([status, body.code, body.message]).toEqual([
        401,
        'INVALID_CREDENTIALS',
        'Email o password non validi',
      ])
    }
  })

  it('tries only five of twenty concurrent guesses, the rest get 429', async () => {
    const strict = await openShop({ clusterUrl: inject('clusterUrl'), rateLimitScale: 1 })
    try {
      const { email } = await signIn(strict)
      const guesses = Array.from({ length: 20 }, () =>
        apiOf(strict.url).post('/auth/login', { email, password: 'sbagliata' }),
      )
      const statuses = (await Promise.all(guesses)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 401)).toHaveLength(5)
      expect(statuses.filter((status) => status === 429)).toHaveLength(15)
    } finally {
      await strict.close()
    }
  })

  it('ignores the case of the email', async () => {
    const { email } = await signIn(shop)
    expect((await visitor.post('/auth/login', { email: email.toUpperCase(), password })).status).toBe(200)
  })

  it('returns 429 LOGIN_LOCKED with retry-after after five failures', async () => {
    const strict = await openShop({ clusterUrl: inject('clusterUrl'), rateLimitScale: 1 })
    try {
      const { email } = await signIn(strict)
      const attempt = (guess: string) => apiOf(strict.url).post('/auth/login', { email, password: guess })
      for (let count = 0; count < 5; count++) expect((await attempt('sbagliata')).status).toBe(401)
      const locked = await attempt(password)
      expect([locked.status, locked.body.code]).toEqual([429, 'LOGIN_LOCKED'])
      expect(locked.body.message).toBe('Troppi tentativi di accesso. Riprova più tardi.')
      expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(30)
    } finally {
      await strict.close()
    }
  })

  it('sends cache-control: no-store', async () => {
    const { email } = await signIn(shop)
    const { headers } = await visitor.post('/auth/login', { email, password })
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('a session', () => {
  it('returns the current user without secrets', async () => {
    const { api, email } = await signIn(shop)
    const { status, body } = await api.get('/auth/me')
    expect([status, body.email]).toEqual([200, email])
    expect(JSON.stringify(body)).not.toMatch(/password|argon/)
  })

  it('is refreshed up to five minutes after the token expired', async () => {
    const { token } = await signIn(shop)
    shop.clock.advance(30 * minute + 1000)
    expect((await apiOf(shop.url, token).get('/auth/me')).status).toBe(401)
    shop.clock.advance(4 * minute)
    const { status, body } = await apiOf(shop.url, token).post('/auth/refresh-token')
    expect([status, typeof body.token, body.user.role]).toEqual([200, 'string', 'client'])
    expect((await apiOf(shop.url, body.token).get('/auth/me')).status).toBe(200)
    shop.clock.advance(5 * minute)
    expect((await apiOf(shop.url, token).post('/auth/refresh-token')).status).toBe(401)
    shop.clock.set(wednesdayMorning)
  })

  it('ends after twelve hours despite refreshes', async () => {
    let { token } = await signIn(shop)
    for (let elapsed = 0; elapsed < 12 * hour - 20 * minute; elapsed += 20 * minute) {
      shop.clock.advance(20 * minute)
      token = (await apiOf(shop.url, token).post('/auth/refresh-token')).body.token
    }
    shop.clock.advance(20 * minute)
    expect((await apiOf(shop.url, token).post('/auth/refresh-token')).status).toBe(401)
    shop.clock.set(wednesdayMorning)
  })

  it('ends on the server at logout', async () => {
    const { api } = await signIn(shop)
    expect((await api.post('/auth/logout')).status).toBe(200)
    expect((await api.get('/auth/me')).status).toBe(401)
    expect((await api.post('/auth/refresh-token')).status).toBe(401)
  })

  it('ends when its user is deleted and follows a changed role', async () => {
    const { api, id } = await signIn(shop)
    await shop.platform.database.pool.query(`UPDATE users SET role = 'barber' WHERE id = $1`, [id])
    expect((await api.get('/auth/me')).body.role).toBe('barber')
    await shop.platform.database.pool.query('UPDATE users SET deleted_at = now() WHERE id = $1', [id])
    expect((await api.get('/auth/me')).status).toBe(401)
  })

  it.each([
    ['no token', undefined],
    ['an invalid token', 'Bearer nonsense'],
    ['an unsigned token', `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"sid":"x"}')}.`],
    ['another scheme', 'Basic YTpi'],
  ])('returns 401 for %s', async (_what, authorization) => {
    const { status, body } = await visitor.get('/auth/me', authorization ? { authorization } : {})
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('returns 401 for a token changed by one letter', async () => {
    const { token } = await signIn(shop)
    const forged = `${token.slice(0, -5)}${token.at(-5) === 'A' ? 'B' : 'A'}${token.slice(-4)}`
    expect((await apiOf(shop.url, forged).get('/auth/me')).status).toBe(401)
  })
})

describe('a password reset', () => {
  const sentence = "Se l'email è registrata riceverai le istruzioni per reimpostare la password"

  it('returns the same answer for known and unknown emails and mails only known ones', async () => {
    const { email } = await signIn(shop)
    for (const address of [email, 'nessuno@example.test']) {
      const { status, body } = await visitor.post('/auth/reset-password', { email: address })
      expect([status, body.message]).toEqual([200, sentence])
    }
    const { rows } = await shop.platform.database.pool.query(
      `SELECT recipient FROM messages WHERE template = 'password-reset'`,
    )
    expect(rows).toEqual([{ recipient: email }])
  })

  it('sets a new password once by the link and ends every session', async () => {
    const { email, api } = await signIn(shop)
    await visitor.post('/auth/reset-password', { email })
    const token = await tokenFor('password-reset', email)
    const renewed = 'rasoio a mano libera'
    expect((await visitor.post('/auth/reset-password/confirm', { token, password: renewed })).status).toBe(
      200,
    )
    expect((await api.get('/auth/me')).status).toBe(401)
    expect((await visitor.post('/auth/login', { email, password })).status).toBe(401)
    expect((await visitor.post('/auth/login', { email, password: renewed })).status).toBe(200)
    expect((await visitor.post('/auth/reset-password/confirm', { token, password: renewed })).body.code).toBe(
      'LINK_INVALID',
    )
  })

  it('invalidates other links and unlocks a locked account', async () => {
    const strict = await openShop({ clusterUrl: inject('clusterUrl'), rateLimitScale: 1 })
    try {
      const api = apiOf(strict.url)
      const { email } = await signIn(strict)
      for (let count = 0; count < 6; count++) await api.post('/auth/login', { email, password: 'sbagliata' })
      await api.post('/auth/reset-password', { email })
      await api.post('/auth/reset-password', { email })
      const { rows } = await strict.platform.database.pool.query<{ token: string }>(
        `SELECT payload ->> 'token' AS token FROM messages WHERE template = 'password-reset' ORDER BY id`,
      )
      const [first, second] = rows.map(({ token }) => token)
      const renewed = 'rasoio a mano libera'
      expect(
        (await api.post('/auth/reset-password/confirm', { token: second, password: renewed })).status,
      ).toBe(200)
      expect(
        (await api.post('/auth/reset-password/confirm', { token: first, password: renewed })).status,
      ).toBe(400)
      expect((await api.post('/auth/login', { email, password: renewed })).status).toBe(200)
    } finally {
      await strict.close()
    }
  })

  it('invalidates the welcome link', async () => {
    const person = newcomer()
    await visitor.post('/auth/register', person)
    const welcome = await tokenFor('welcome', person.email)
    await visitor.post('/auth/reset-password', { email: person.email })
    const token = await tokenFor('password-reset', person.email)
    const choose = (secret: string) =>
      visitor.post('/auth/reset-password/confirm', { token: secret, password: 'rasoio a mano libera' })
    expect((await choose(token)).status).toBe(200)
    expect((await choose(welcome)).body.code).toBe('LINK_INVALID')
  })

  it('refuses a common password and keeps the link valid', async () => {
    const { email } = await signIn(shop)
    await visitor.post('/auth/reset-password', { email })
    const token = await tokenFor('password-reset', email)
    const confirm = (secret: string) =>
      visitor.post('/auth/reset-password/confirm', { token, password: secret })
    const { status, body } = await confirm(commonPassword.password)
    expect([status, body.message]).toEqual([400, commonPassword.refusal])
    expect((await confirm('rasoio a mano libera')).status).toBe(200)
  })

  it('refuses an old, foreign or invented link', async () => {
    const { email } = await signIn(shop)
    await visitor.post('/auth/reset-password', { email })
    const token = await tokenFor('password-reset', email)
    const confirm = (secret: string) =>
      visitor.post('/auth/reset-password/confirm', { token: secret, password: 'rasoio a mano libera' })
    const proof = await visitor.post('/auth/verify-email', { token, password })
    expect(proof.body.code).toBe('LINK_INVALID')
    expect((await confirm('inventato')).status).toBe(400)
    shop.clock.advance(60 * minute)
    const { status, body } = await confirm(token)
    expect([status, body.message]).toEqual([400, 'Il link non è valido o è scaduto. Richiedine uno nuovo.'])
    shop.clock.set(wednesdayMorning)
  })
})

describe('changing the password', () => {
  it('returns 401 for a wrong current password and keeps the session', async () => {
    const { api, id } = await signIn(shop)
    const { status, body } = await api.post('/auth/change-password', {
      userId: id,
      currentPassword: 'sbagliata',
      newPassword: 'un altro segreto',
    })
    expect([status, body.message]).toEqual([401, 'La password attuale non è corretta.'])
    expect((await api.get('/auth/me')).status).toBe(200)
  })

  it('ends other sessions and sends a mail', async () => {
    const { api, id, email } = await signIn(shop)
    const other = await visitor.post('/auth/login', { email, password })
    const change = { userId: id, currentPassword: password, newPassword: 'un altro segreto' }
    expect((await api.post('/auth/change-password', change)).status).toBe(200)
    expect((await api.get('/auth/me')).status).toBe(200)
    expect((await apiOf(shop.url, other.body.token).get('/auth/me')).status).toBe(401)
    const { rowCount } = await shop.platform.database.pool.query(
      `SELECT 1 FROM messages WHERE template = 'password-changed' AND recipient = $1`,
      [email],
    )
    expect(rowCount).toBe(1)
  })

  it('returns 403 NOT_YOUR_ACCOUNT for another account', async () => {
    const { api } = await signIn(shop)
    const stranger = await signIn(shop)
    const { status, body } = await api.post('/auth/change-password', {
      userId: stranger.id,
      currentPassword: password,
      newPassword: 'un altro segreto',
    })
    expect([status, body.code]).toEqual([403, 'NOT_YOUR_ACCOUNT'])
  })

  it('returns 400 for a short password', async () => {
    const { api, id } = await signIn(shop)
    const { status, body } = await api.post('/auth/change-password', {
      userId: id,
      currentPassword: password,
      newPassword: 'sette77',
    })
    expect([status, body.message]).toEqual([400, 'La nuova password deve essere di almeno 8 caratteri.'])
  })

  it('returns 400 for a common password', async () => {
    const { api, id } = await signIn(shop)
    const { status, body } = await api.post('/auth/change-password', {
      userId: id,
      currentPassword: password,
      newPassword: commonPassword.password,
    })
    expect([status, body.message]).toEqual([400, commonPassword.refusal])
  })

  it('succeeds once when two requests use the old password at the same time', async () => {
    const { api, id } = await signIn(shop)
    const answers = await Promise.all(
      ['prima scelta lunga', 'seconda scelta lunga'].map((newPassword) =>
        api.post('/auth/change-password', { userId: id, currentPassword: password, newPassword }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([
      200, 401,
    ])
  })

  it.each<[string, (person: Person) => Promise<{ status: number }>]>([
    [
      'changed on its own',
      ({ api, id }) =>
        api.post('/auth/change-password', {
          userId: id,
          currentPassword: password,
          newPassword: 'un altro segreto',
        }),
    ],
    [
      'changed with the profile',
      ({ api }) =>
        api.put('/users/profile', {
          firstName: 'Giulia',
          lastName: 'Bianchi',
          phone: '079 123 45 67',
          currentPassword: password,
          newPassword: 'un altro segreto',
        }),
    ],
  ])('invalidates an earlier reset link: %s', async (_how, change) => {
    const person = await signIn(shop)
    await visitor.post('/auth/reset-password', { email: person.email })
    const token = await tokenFor('password-reset', person.email)
    expect((await change(person)).status).toBe(200)
    const late = await visitor.post('/auth/reset-password/confirm', { token, password: 'di chi legge' })
    expect(late.body.code).toBe('LINK_INVALID')
  })
})
