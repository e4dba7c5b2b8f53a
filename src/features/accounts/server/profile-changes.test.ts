import { describe, expect, it } from 'vitest'

import { hireBarber, type Person, password } from '#tests/support/people.ts'
import { pictureForm, pictures } from '#tests/support/pictures.ts'

import { givenAccounts } from './accounts-changes.fixture.ts'
import { commonPassword } from './common-password.fixture.ts'

const { shop, query, changes, expectRefused, logIn, arrange } = givenAccounts()

const secret = 'forbici e pettine'
const typed = { firstName: 'Gaia', lastName: 'Neri', phone: '079 111 22 33' }
const save = (person: Person, body: object = {}) => person.api.put('/users/profile', { ...typed, ...body })

describe('saving the profile', () => {
  it('changes the name and phone of a client without a log entry', async () => {
    const client = await arrange()
    await arrange()
    const names = { [client.id]: 'client' }
    expect(await changes(() => save(client), names)).toMatchInlineSnapshot(`
      "~ users [client-1] phone: +41790000099 → +4179-1
          searched: giulia bianchi client-1 +41790000099 → gaia neri client-1 +4179-1 last_name: Bianchi → Neri
          first_name: Giulia → Gaia updated_at: real now → now"
    `)
  })

  it('changes a barber with a log entry', async () => {
    const profile = await hireBarber(shop)
    const barber = await arrange('barber', { barberId: profile.id })
    const names = { [barber.id]: 'barber', [profile.id]: 'profile' }
    expect(await changes(() => save(barber, { email: 'x' }), names)).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={phone=+4179-1, lastName=Neri, firstName=Gaia} action=updated
          before={phone=+41790000099, lastName=Bianchi, firstName=Giulia} entity=user actor_id=barber
          entity_id=barber actor_name=Giulia Bianchi actor_role=barber entity_name=Gaia Neri
      ~ users [barber-1] phone: +41790000099 → +4179-1
          searched: giulia bianchi barber-1 +41790000099 → gaia neri barber-1 +4179-1 last_name: Bianchi → Neri
          first_name: Giulia → Gaia updated_at: real now → now
      ! event kind=shop"
    `)
  })

  it('with a new password ends other sessions and password links and sends a mail', async () => {
    const client = await arrange()
    await arrange()
    const body = { email: client.email.toUpperCase(), currentPassword: password, newPassword: secret }
    expect(await changes(() => save(client, body), { [client.id]: 'client' })).toMatchInlineSnapshot(`
      "~ account_links [invitation] used_at: null → now
      ~ account_links [invitation] used_at: null → now
      ~ account_links [open@altrove.test] used_at: null → now
      ~ account_links [over@altrove.test] used_at: null → now
      ~ account_links [reset_password] used_at: null → now
      ~ account_links [reset_password] used_at: null → now
      + messages id=#1 state=queued channel=email payload={userId=client, firstName=Gaia} template=password-changed
          cause_key=password-changed:…:client-1:email recipient=client-1 send_after=now
      + rate_limits key=change-password:client expire=… points=1
      ~ sessions [#2] revoked_at: null → now
      ~ users [client-1] phone: +41790000099 → +4179-1
          searched: giulia bianchi client-1 +41790000099 → gaia neri client-1 +4179-1 last_name: Bianchi → Neri
          first_name: Giulia → Gaia updated_at: real now → now password_hash: … → …
      ! event kind=access userId=client"
    `)
    expect((await client.api.get('/auth/me')).status).toBe(200)
    expect((await logIn(client.email, secret)).status).toBe(200)
  })

  it('returns 400 for a wrong password, another email or a common new password', async () => {
    const client = await arrange()
    const other = await arrange()
    const refused = (body: object, code: string) =>
      expectRefused(
        () => save(client, { currentPassword: password, newPassword: secret, ...body }),
        400,
        code,
      )
    await refused({ currentPassword: 'sbagliata' }, 'PROFILE_PASSWORD_WRONG')
    await refused({ email: other.email }, 'PROFILE_EMAIL_DIFFERS')
    await refused({ newPassword: commonPassword.password }, 'PASSWORD_TOO_COMMON')
  })
})

describe('the newsletter setting', () => {
  const choose = (person: Person, newsletter: boolean) =>
    person.api.put('/users/profile/newsletter', { newsletter })
  const wants = async (person: Person) => (await person.api.get('/users/profile/newsletter')).body.newsletter
  const agreed = (person: Person) =>
    query(`UPDATE users SET marketing_consent_at = '2026-02-01T08:00Z' WHERE id = $1`, [person.id])
  const refusedByMail = ({ email }: Person) =>
    query(`INSERT INTO marketing_opt_outs VALUES ($1, '2026-02-02T08:00Z')`, [email])

  it('stores the consent time and removes an earlier opt-out of the address', async () => {
    const client = await arrange()
    for (const person of [client, await arrange()]) await refusedByMail(person)
    expect(await wants(client)).toBe(false)
    const names = { [client.id]: 'client', [client.email]: 'their address' }
    expect(await changes(() => choose(client, true), names)).toMatchInlineSnapshot(`
      "~ users [their address] marketing_consent_at: null → now
      - marketing_opt_outs [their address]"
    `)
    expect(await wants(client)).toBe(true)
    expect(await changes(() => choose(client, true), names)).toBe('')
  })

  it('stores a new consent after an opt-out by mail', async () => {
    const client = await arrange()
    await agreed(client)
    await refusedByMail(client)
    expect(await wants(client)).toBe(false)
    const names = { [client.id]: 'client', [client.email]: 'their address' }
    expect(await changes(() => choose(client, true), names)).toMatchInlineSnapshot(`
      "~ users [their address] marketing_consent_at: 2026-02-01 09:00 → now
      - marketing_opt_outs [their address]"
    `)
  })

  it('adds an opt-out and keeps the consent time when withdrawn', async () => {
    const client = await arrange()
    for (const person of [client, await arrange()]) await agreed(person)
    expect(await wants(client)).toBe(true)
    const names = { [client.id]: 'client', [client.email]: 'their address' }
    expect(await changes(() => choose(client, false), names)).toMatchInlineSnapshot(
      `"+ marketing_opt_outs email=their address opted_out_at=now"`,
    )
    expect(await wants(client)).toBe(false)
    expect(await changes(() => choose(client, false), names)).toBe('')
  })

  it('with an unverified email changes only the own consent', async () => {
    const client = await arrange('client', { isProven: false })
    await refusedByMail(client)
    const names = { [client.id]: 'client', [client.email]: 'their address' }
    expect(await changes(() => choose(client, true), names)).toMatchInlineSnapshot(
      `"~ users [their address] marketing_consent_at: null → now"`,
    )
    expect(await wants(client)).toBe(true)
    expect(await changes(() => choose(client, false), names)).toMatchInlineSnapshot(
      `"~ users [their address] marketing_consent_at: 2026-03-11 09:01 → null"`,
    )
    expect(await wants(client)).toBe(false)
  })
})

it('a new profile picture replaces the old one and deletes its file', async () => {
  const client = await arrange()
  const other = await arrange()
  const upload = async (person: Person) => {
    const { body } = await person.api.post('/users/profile/image', pictureForm(await pictures.png()))
    return body.profileImage.url as string
  }
  const exists = async (url: string) => (await fetch(shop.url + url)).status
  const [first, foreign] = [await upload(client), await upload(other)]
  const names = { [client.id]: 'client' }
  expect(await changes(() => upload(client), names)).toMatchInlineSnapshot(`
    "~ rate_limits [picture-uploads:client] points: 1 → 2
    ~ users [client-1] image_url: /pictures/#1-512.webp → /pictures/#2-512.webp updated_at: 2026-03-11 09:00 → now"
  `)
  const second = (await client.api.get('/auth/me')).body.profileImage.url
  await expect.poll(() => exists(first)).toBe(404)
  expect([await exists(second), await exists(foreign)]).toEqual([200, 200])
  expect(await changes(() => client.api.delete('/users/profile/image'), names)).toMatchInlineSnapshot(
    `"~ users [client-1] image_url: /pictures/#1-512.webp → null updated_at: 2026-03-11 09:01 → now"`,
  )
  await expect.poll(() => exists(second)).toBe(404)
  expect(await exists(foreign)).toBe(200)
})

it('the data export holds the own sessions, and the opt-out only for a verified email', async () => {
  const client = await arrange()
  const unproven = await arrange('client', { isProven: false })
  await query('DELETE FROM sessions WHERE revoked_at IS NOT NULL')
  const exported = async (person: Person) => {
    await query(`INSERT INTO marketing_opt_outs VALUES ($1, '2026-02-02T08:00Z')`, [person.email])
    const { account } = JSON.parse(JSON.stringify((await person.api.get('/users/profile/export')).body))
    const { email, newsletter, sessions } = account
    return {
      email,
      refusedAt: newsletter.refusedAt,
      from: sessions.map(({ from }: { from: string }) => from),
    }
  }
  const from = ['2026-03-11T00:00:00.000Z', '2026-03-11T08:00:00.000Z']
  expect(await exported(client)).toEqual({ email: client.email, refusedAt: '2026-02-02T08:00:00.000Z', from })
  expect(await exported(unproven)).toEqual({ email: unproven.email, refusedAt: null, from })
})
