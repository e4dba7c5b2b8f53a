import { describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { hireBarber, type Person, password, registration } from '#tests/support/people.ts'

import { givenAccounts } from './accounts-changes.fixture.ts'
import { commonPassword } from './common-password.fixture.ts'

const { shop, visitor, query, changes, expectRefused, logIn, arrange } = givenAccounts()

const secret = 'forbici e pettine'
const link = ({ id }: Person, purpose: string, state = 'open') => `${purpose}${state}${id}`
const isGone = ({ id }: Person) => query('UPDATE users SET deleted_at = now() WHERE id = $1', [id])
const set = (person: Person, column: string, value: unknown) =>
  query(`UPDATE users SET ${column} = $2 WHERE id = $1`, [person.id, value])

it('a registration creates an unverified client with a welcome mail despite claimed role', async () => {
  const person = registration({ role: 'admin', emailVerified: true })
  expect(await changes(() => visitor.post('/auth/register', person))).toMatchInlineSnapshot(`
    "+ account_links purpose=verify_email user_id=#1 expires_at=2026-03-18 09:01 token_hash=…
    + customer_keys kind=account value=#1 customer_id=#2
    + customers id=#2 email=nora-1 phone=+4179-1 user_id=#1 searched=nora neri nora-1 +4179-1 last_name=Neri
        first_name=Nora
    + messages id=#3 state=queued channel=email payload={email=nora-1, token=…, userId=#1, firstName=Nora}
        template=welcome cause_key=welcome:#1:nora-1:email recipient=nora-1 send_after=now
    + rate_limits key=register:127.0.0.1 expire=… points=1
    + users id=#1 role=client email=nora-1 phone=+4179-1 searched=nora neri nora-1 +4179-1 last_name=Neri
        first_name=Nora password_hash=…"
  `)
})

it('a registration is refused for a filled trap, a common password or a taken email', async () => {
  const taken = await arrange()
  const register = (overrides: object) => () =>
    visitor.post('/auth/register', { ...registration(), ...overrides })
  await expectRefused(register({ website: 'https://spam.test' }), 400, 'HUMAN_VERIFICATION_REQUIRED')
  await expectRefused(register({ password: commonPassword.password }), 400, 'PASSWORD_TOO_COMMON')
  await expectRefused(register({ email: taken.email.toUpperCase() }), 409, 'EMAIL_TAKEN')
})

describe('a client logging in', () => {
  it('from a new address gets a twelve-hour session, the address known and its failures reset', async () => {
    const client = await arrange()
    const other = await arrange()
    await query('DELETE FROM familiar_places')
    for (const { email } of [client, client, other]) await logIn(email, 'sbagliata')
    const names = { [client.id]: 'client', [client.email]: 'their address' }
    expect(await changes(() => logIn(client.email.toUpperCase(), password), names)).toMatchInlineSnapshot(`
      "+ familiar_places place=… user_id=client last_login_at=now
      ~ rate_limits [login-account:their address] points: 3 → 4
      ~ rate_limits [login-address:127.0.0.1] points: 5 → 6
      + sessions id=#1 user_id=client expires_at=2026-03-11 21:01
      - rate_limits [login-place:their address 127.0.0.1]"
    `)
  })

  it('from a known address only renews that address', async () => {
    const client = await arrange()
    const other = await arrange()
    await query('DELETE FROM rate_limits')
    const names = { [client.id]: 'client', [client.email]: 'their address', [other.id]: 'other' }
    expect(await changes(() => logIn(client.email, password), names)).toMatchInlineSnapshot(`
      "~ familiar_places […] last_login_at: 2026-03-11 09:00 → now
      + rate_limits key=login-account:their address expire=… points=1
      + rate_limits key=login-address:127.0.0.1 expire=… points=1
      + sessions id=#1 user_id=client expires_at=2026-03-11 21:01"
    `)
  })

  it('with a wrong password or a deleted account gets 401, and the attempt is counted', async () => {
    const client = await arrange()
    const gone = await arrange()
    await isGone(gone)
    await query('DELETE FROM rate_limits')
    const names = { [client.email]: 'client', [gone.email]: 'gone' }
    const tries = async () => {
      for (const [email, typed] of [
        [client.email, 'sbagliata'],
        [gone.email, password],
      ] as const) {
        const { status, body } = await logIn(email, typed)
        expect([status, body.code]).toEqual([401, 'INVALID_CREDENTIALS'])
      }
    }
    expect(await changes(tries, names)).toMatchInlineSnapshot(`
      "+ rate_limits key=login-account:client expire=… points=1
      + rate_limits key=login-account:gone expire=… points=1
      + rate_limits key=login-address:127.0.0.1 expire=… points=2
      + rate_limits key=login-place:client 127.0.0.1 expire=… points=1
      + rate_limits key=login-place:gone 127.0.0.1 expire=… points=1"
    `)
  })
})

describe('a session', () => {
  it('ends at logout, other sessions stay; a second logout changes nothing', async () => {
    const client = await arrange()
    expect(await changes(() => client.api.post('/auth/logout'))).toMatchInlineSnapshot(`
      "~ sessions [#1] revoked_at: null → now
      ! event kind=access userId=#2"
    `)
    expect(await changes(() => client.api.post('/auth/logout'))).toBe('')
    expect((await client.api.get('/auth/me')).status).toBe(401)
    expect((await client.api.post('/auth/refresh-token')).status).toBe(401)
  })

  it.each<[string, (person: Person) => Promise<unknown>]>([
    ['the account is deleted', isGone],
    ['it has expired', () => query('UPDATE sessions SET expires_at = $1', [shop.clock.now()])],
    ['it is revoked', ({ id }) => query('UPDATE sessions SET revoked_at = now() WHERE user_id = $1', [id])],
  ])('returns 401 once %s', async (_why, end) => {
    const client = await arrange()
    const other = await arrange('barber')
    await end(client)
    expect((await client.api.get('/auth/me')).status).toBe(401)
    expect((await client.api.post('/auth/refresh-token')).status).toBe(401)
    if (end === isGone) expect((await other.api.get('/auth/me')).body._id).toBe(other.id)
  })

  it('returns its user, and the barber profile with the same email only to a barber', async () => {
    const profile = await hireBarber(shop)
    const client = await arrange()
    await query('UPDATE barbers SET email = $2 WHERE id = $1', [profile.id, client.email])
    const shown = async () => {
      const { _id, role, barberId } = (await client.api.get('/auth/me')).body
      return [_id, role, barberId]
    }
    expect(await shown()).toEqual([client.id, 'client', null])
    await set(client, 'role', 'barber')
    expect(await shown()).toEqual([client.id, 'barber', profile.id])
    const { body } = await client.api.post('/auth/refresh-token')
    expect([body.user._id, body.user.barberId]).toEqual([client.id, profile.id])
  })

  it('with a temporary password returns 403 PASSWORD_CHANGE_REQUIRED for other calls', async () => {
    const client = await arrange()
    await set(client, 'must_change_password', true)
    await expectRefused(() => client.api.get('/users/profile/newsletter'), 403, 'PASSWORD_CHANGE_REQUIRED')
    expect((await client.api.get('/auth/me')).body.mustChangePassword).toBe(true)
  })
})

describe('a password reset link', () => {
  it('is mailed, valid for an hour, and earlier links stay valid', async () => {
    const client = await arrange()
    const names = { [client.id]: 'client', [client.email]: 'their address' }
    expect(
      await changes(() => visitor.post('/auth/reset-password', { email: client.email.toUpperCase() }), names),
    ).toMatchInlineSnapshot(`
      "+ account_links purpose=reset_password user_id=client expires_at=2026-03-11 10:01 token_hash=…
      + messages id=#1 state=queued channel=email payload={token=…, userId=client, firstName=Giulia}
          template=password-reset cause_key=password-reset:…:their address:email recipient=their address
          send_after=now
      + rate_limits key=reset-password-caller:127.0.0.1 expire=… points=1"
    `)
  })

  it('counts towards the account when only others have logged in from that address', async () => {
    const client = await arrange()
    await arrange()
    const ask = () => visitor.post('/auth/reset-password', { email: client.email })
    const names = { [client.email]: 'their address' }
    expect(await changes(ask, names)).not.toContain('reset-password:their address')
    await query(`UPDATE familiar_places SET place = 'elsewhere' WHERE user_id = $1`, [client.id])
    expect(await changes(ask, names)).toContain('+ rate_limits key=reset-password:their address')
  })

  it('is not mailed for unknown or deleted accounts, with the same 200', async () => {
    const gone = await arrange()
    await isGone(gone)
    const asked = async () => {
      const answers = [await visitor.post('/auth/reset-password', { email: gone.email })]
      answers.push(await visitor.post('/auth/reset-password', { email: 'nessuno@posta.test' }))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
    expect(await changes(asked, { [gone.email]: 'gone' })).toMatchInlineSnapshot(`
      "+ rate_limits key=reset-password-caller:127.0.0.1 expire=… points=2
      + rate_limits key=reset-password:gone expire=… points=1
      + rate_limits key=reset-password:nessuno@posta.test expire=… points=1"
    `)
  })

  it('sets the password, ends sessions and links, verifies the email and resets failures', async () => {
    const client = await arrange('client', { isProven: false })
    const other = await arrange('client', { isProven: false })
    await set(client, 'must_change_password', true)
    for (const { email } of [client, other]) await logIn(email, 'sbagliata')
    const choice = { token: link(client, 'reset_password'), password: secret }
    const names = { [client.id]: 'client', [other.email]: 'other' }
    expect(await changes(() => visitor.post('/auth/reset-password/confirm', choice), names))
      .toMatchInlineSnapshot(`
        "~ account_links [invitation] used_at: null → now
        ~ account_links [invitation] used_at: null → now
        ~ account_links [open@altrove.test] used_at: null → now
        ~ account_links [over@altrove.test] used_at: null → now
        ~ account_links [reset_password] used_at: null → now
        ~ account_links [reset_password] used_at: null → now
        ~ account_links [verify_email] used_at: null → now
        ~ account_links [verify_email] used_at: null → now
        + messages id=#1 state=queued channel=email payload={userId=client, firstName=Giulia}
            template=password-changed cause_key=password-changed:…:client-1:email recipient=client-1 send_after=now
        + rate_limits key=reset-confirm:127.0.0.1 expire=… points=1
        ~ sessions [#2] revoked_at: null → now
        ~ sessions [#3] revoked_at: null → now
        ~ users [client-1] updated_at: real now → now password_hash: … → … email_verified_at: null → now
            must_change_password: true → false
        - rate_limits [login-place:client-1 127.0.0.1]
        ! event kind=access userId=client"
      `)
    expect((await logIn(client.email, secret)).status).toBe(200)
  })

  it('may be a welcome or invitation link; a verified email keeps its date', async () => {
    for (const purpose of ['verify_email', 'invitation']) {
      const client = await arrange()
      const choice = { token: link(client, purpose), password: secret }
      expect((await visitor.post('/auth/reset-password/confirm', choice)).status).toBe(200)
      const [{ at }] = await query('SELECT email_verified_at AS at FROM users WHERE id = $1', [client.id])
      expect(at).toEqual(new Date('2026-01-05T08:00Z'))
    }
  })

  it('is refused when used, expired, unknown, for another purpose or account, or too common', async () => {
    const client = await arrange()
    const confirm = (token: string, chosen = secret) =>
      expectRefused(
        () => visitor.post('/auth/reset-password/confirm', { token, password: chosen }),
        400,
        chosen === secret ? 'LINK_INVALID' : 'PASSWORD_TOO_COMMON',
      )
    await confirm(link(client, 'reset_password', 'used'))
    await confirm(link(client, 'reset_password', 'over'))
    await confirm(link(client, 'change_email'))
    await confirm('mai spedito')
    await confirm(link(client, 'reset_password'), commonPassword.password)
    await isGone(client)
    await confirm(link(client, 'reset_password'))
  })
})

describe('changing the own password', () => {
  const change = (person: Person, overrides: object = {}) =>
    person.api.post('/auth/change-password', {
      userId: person.id,
      currentPassword: password,
      newPassword: secret,
      ...overrides,
    })

  it('keeps only this session and ends reset links', async () => {
    const client = await arrange()
    await arrange()
    await set(client, 'must_change_password', true)
    const names = { [client.id]: 'client' }
    expect(await changes(() => change(client), names)).toMatchInlineSnapshot(`
      "~ account_links [invitation] used_at: null → now
      ~ account_links [invitation] used_at: null → now
      ~ account_links [open@altrove.test] used_at: null → now
      ~ account_links [over@altrove.test] used_at: null → now
      ~ account_links [reset_password] used_at: null → now
      ~ account_links [reset_password] used_at: null → now
      + messages id=#1 state=queued channel=email payload={userId=client, firstName=Giulia}
          template=password-changed cause_key=password-changed:…:client-1:email recipient=client-1 send_after=now
      + rate_limits key=change-password:client expire=… points=1
      ~ sessions [#2] revoked_at: null → now
      ~ users [client-1] updated_at: real now → now password_hash: … → … must_change_password: true → false
      ! event kind=access userId=client"
    `)
    expect((await client.api.get('/auth/me')).status).toBe(200)
    expect((await logIn(client.email, secret)).status).toBe(200)
  })

  it('is refused for another account, a wrong current or an unchanged temporary password', async () => {
    const client = await arrange()
    const other = await arrange()
    await expectRefused(() => change(client, { userId: other.id }), 403, 'NOT_YOUR_ACCOUNT')
    const wrong = { currentPassword: 'sbagliata' }
    await expectRefused(() => change(client, wrong), 401, 'CURRENT_PASSWORD_WRONG')
    const common = { newPassword: commonPassword.password }
    await expectRefused(() => change(client, common), 400, 'PASSWORD_TOO_COMMON')
    expect((await change(client, { newPassword: password })).status).toBe(200)
    await set(other, 'must_change_password', true)
    await expectRefused(() => change(other, { newPassword: password }), 400, 'PASSWORD_UNCHANGED')
  })
})

describe('verifying an email', () => {
  const verify = (token: string, typed = password) =>
    visitor.post('/auth/verify-email', { token, password: typed })

  it('by the welcome link and the password keeps the other links', async () => {
    const client = await arrange('client', { isProven: false })
    await arrange('client', { isProven: false })
    expect(await changes(() => verify(link(client, 'verify_email')), { [client.id]: 'client' }))
      .toMatchInlineSnapshot(`
      "~ account_links [verify_email] used_at: null → now
      + rate_limits key=verify-email:127.0.0.1 expire=… points=1
      ~ users [client-1] updated_at: real now → now email_verified_at: null → now"
    `)
  })

  it('by the link for a new email changes the login email and ends all other links', async () => {
    const client = await arrange()
    await arrange()
    expect(await changes(() => verify(link(client, 'change_email')), { [client.id]: 'client' }))
      .toMatchInlineSnapshot(`
        "~ account_links [invitation] used_at: null → now
        ~ account_links [invitation] used_at: null → now
        ~ account_links [open@altrove.test] used_at: null → now
        ~ account_links [over@altrove.test] used_at: null → now
        ~ account_links [reset_password] used_at: null → now
        ~ account_links [reset_password] used_at: null → now
        ~ account_links [verify_email] used_at: null → now
        ~ account_links [verify_email] used_at: null → now
        + rate_limits key=verify-email:127.0.0.1 expire=… points=1
        ~ users [open@altrove.test] email: client-1 → open@altrove.test
            searched: giulia bianchi client-1 +41790000099 → giulia bianchi open@altrove.test +41790000099
            updated_at: real now → now email_verified_at: 2026-01-05 09:00 → now
        ! event kind=access userId=client"
      `)
  })

  it('is refused for used, expired and password links and for a wrong password', async () => {
    const client = await arrange('client', { isProven: false })
    const refused = (token: string, typed: string, code: string) =>
      expectRefused(() => verify(token, typed), 400, code)
    await refused(link(client, 'verify_email', 'used'), password, 'LINK_INVALID')
    await refused(link(client, 'verify_email', 'over'), password, 'LINK_INVALID')
    await refused(link(client, 'reset_password'), password, 'LINK_INVALID')
    await refused(link(client, 'invitation'), password, 'LINK_INVALID')
    await refused('mai spedito', password, 'LINK_INVALID')
    await refused(link(client, 'verify_email'), 'sbagliata', 'PASSWORD_NOT_YOURS')
  })

  it('returns 409 EMAIL_TAKEN when another account has the email', async () => {
    const client = await arrange()
    const other = await arrange()
    await query(`UPDATE account_links SET email = $2 WHERE user_id = $1 AND email = 'open@altrove.test'`, [
      client.id,
      other.email,
    ])
    await expectRefused(() => verify(link(client, 'change_email')), 409, 'EMAIL_TAKEN')
  })
})

it('returns 401 without a session or with a forged token, 403 on routes of other roles', async () => {
  const client = await arrange()
  const forged = apiOf(shop.url, `${client.token.slice(0, -4)}AAAA`)
  for (const api of [visitor, forged]) {
    await expectRefused(() => api.get('/auth/me'), 401, 'UNAUTHENTICATED')
    await expectRefused(() => api.post('/auth/refresh-token'), 401, 'UNAUTHENTICATED')
    expect(await changes(() => api.post('/auth/logout'))).toBe('')
  }
  await expectRefused(() => client.api.get('/admin/users'), 403, 'FORBIDDEN')
})
