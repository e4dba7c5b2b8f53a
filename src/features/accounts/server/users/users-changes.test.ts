import { describe, expect, it } from 'vitest'

import { hireBarber, type Person, password, signIn } from '#tests/support/people.ts'

import { givenAccounts } from '../accounts-changes.fixture.ts'
import { commonPassword } from '../common-password.fixture.ts'

const { shop, owner, visitor, query, changes, expectRefused, arrange } = givenAccounts()

let count = 0
const newUser = (overrides: Record<string, unknown> = {}) => ({
  email: `nina${++count}@posta.test`,
  firstName: 'Nina',
  lastName: 'Caratti',
  phone: '079 765 43 21',
  password,
  ...overrides,
})
const create = (overrides?: Record<string, unknown>) => owner.api.post('/admin/users', newUser(overrides))
const change = (id: string, body: object) => owner.api.put(`/admin/users/${id}`, body)
async function formerProfile(email: string) {
  const { id } = await hireBarber(shop)
  await query(`UPDATE barbers SET email = $2, deleted_at = '2026-01-01' WHERE id = $1`, [id, email])
}
async function givenFeed(barberId: string) {
  await query('UPDATE barbers SET calendar_feed = 7 WHERE id = $1', [barberId])
}
async function formerOwner() {
  await query(
    `INSERT INTO users (email, password_hash, first_name, last_name, phone, role, deleted_at)
     VALUES (gen_random_uuid() || '@eliminato.invalid', '', 'Utente', 'eliminato', '', 'admin', '2026-01-01')`,
  )
}

describe('the owner creates', () => {
  it('a client with an invitation and without a barber profile', async () => {
    const profile = await hireBarber(shop)
    expect(await changes(() => create({ email: profile.email }), { [profile.email]: 'nina' }))
      .toMatchInlineSnapshot(`
      "+ account_links purpose=invitation user_id=#1 expires_at=2026-03-18 09:01 token_hash=…
      + audit_log at=now id=#2 after={role=client, email=nina, phone=+41797654321, lastName=Caratti, firstName=Nina}
          action=created entity=user actor_id=owner entity_id=#1 actor_name=Giulia Bianchi actor_role=admin
          entity_name=Nina Caratti
      + customer_keys kind=account value=#1 customer_id=#3
      + customers id=#3 email=nina phone=+41797654321 user_id=#1 searched=nina caratti nina +41797654321
          last_name=Caratti first_name=Nina
      + messages id=#4 state=queued channel=email payload={role=client, email=nina, token=…, userId=#1,
          firstName=Nina} template=invitation cause_key=invitation:…:nina:email recipient=nina send_after=now
      + users id=#1 role=client email=nina phone=+41797654321 searched=nina caratti nina +41797654321
          last_name=Caratti first_name=Nina password_hash=…
      ! event kind=shop"
    `)
  })

  it('a barber linked to the free profile with the same email, in any case', async () => {
    const email = `marco${++count}@posta.test`
    await formerProfile(email)
    const profile = await hireBarber(shop)
    await query('UPDATE barbers SET email = $2 WHERE id = $1', [profile.id, email.toUpperCase()])
    expect(await changes(() => create({ email, role: 'barber' }), { [profile.id]: 'free profile' }))
      .toMatchInlineSnapshot(`
      "+ account_links purpose=invitation user_id=#1 expires_at=2026-03-18 09:01 token_hash=…
      + audit_log at=now id=#2 after={role=barber, email=marco-1, phone=+41797654321, barber=Marco Ferri,
          lastName=Caratti, firstName=Nina} action=created entity=user actor_id=owner entity_id=#1
          actor_name=Giulia Bianchi actor_role=admin entity_name=Nina Caratti
      + messages id=#3 state=queued channel=email payload={role=barber, email=marco-1, token=…, userId=#1,
          firstName=Nina} template=invitation cause_key=invitation:…:marco-1:email recipient=marco-1 send_after=now
      + users id=#1 role=barber email=marco-1 phone=+41797654321 searched=nina caratti marco-1 +41797654321
          barber_id=free profile last_name=Caratti first_name=Nina password_hash=…
      ! event kind=shop"
    `)
  })

  it('a barber without a profile when the profile with that email has a login', async () => {
    const profile = await hireBarber(shop)
    await signIn(shop, 'barber', profile.id)
    const { body } = await create({ email: profile.email, role: 'barber' })
    expect([body.barber, body.withoutProfile]).toEqual([null, false])
  })

  it('a barber without any profile when none is chosen', async () => {
    const profile = await hireBarber(shop)
    const { body } = await create({ email: profile.email, role: 'barber', barberId: null })
    expect([body.barber, body.barberId, body.withoutProfile]).toEqual([null, null, true])
  })

  it('a barber with the chosen profile instead of the one with the same email', async () => {
    const [own, chosen] = [await hireBarber(shop), await hireBarber(shop, { firstName: 'Luca' })]
    const { body } = await create({ email: own.email, role: 'barber', barberId: chosen.id })
    expect(body.barber).toEqual({ _id: chosen.id, firstName: 'Luca', lastName: 'Ferri' })
  })

  it('another owner: other owners get a mail, and a profile is linked only by choice', async () => {
    await formerOwner()
    await signIn(shop, 'barber')
    const profile = await hireBarber(shop)
    expect(await changes(() => create({ email: profile.email, role: 'admin' }), { [profile.email]: 'nina' }))
      .toMatchInlineSnapshot(`
        "+ account_links purpose=invitation user_id=#1 expires_at=2026-03-18 09:01 token_hash=…
        + audit_log at=now id=#2 after={role=admin, email=nina, phone=+41797654321, lastName=Caratti, firstName=Nina}
            action=created entity=user actor_id=owner entity_id=#1 actor_name=Giulia Bianchi actor_role=admin
            entity_name=Nina Caratti
        + messages id=#3 state=queued channel=email payload={role=admin, email=nina, token=…, userId=#1,
            firstName=Nina} template=invitation cause_key=invitation:…:nina:email recipient=nina send_after=now
        + messages id=#4 state=queued channel=email payload={name=Nina Caratti, email=nina, userId=#1}
            template=new-owner cause_key=new-owner:#1 1773216060000:admin-1:email recipient=admin-1 send_after=now
        + users id=#1 role=admin email=nina phone=+41797654321 searched=nina caratti nina +41797654321
            last_name=Caratti first_name=Nina password_hash=…
        ! event kind=shop"
      `)
    const chosen = await hireBarber(shop)
    const { body } = await create({ role: 'admin', barberId: chosen.id })
    expect(body.barberId).toBe(chosen.id)
  })

  it('no user with a taken email, a taken or deleted profile or a common password', async () => {
    const taken = await hireBarber(shop)
    const login = await signIn(shop, 'barber', taken.id)
    const former = await hireBarber(shop)
    await query(`UPDATE barbers SET deleted_at = '2026-01-01' WHERE id = $1`, [former.id])
    await expectRefused(() => create({ email: login.email.toUpperCase() }), 409, 'EMAIL_TAKEN')
    await expectRefused(() => create({ role: 'barber', barberId: taken.id }), 409, 'BARBER_PROFILE_TAKEN')
    await expectRefused(
      () => create({ role: 'barber', barberId: former.id }),
      404,
      'BARBER_PROFILE_NOT_FOUND',
    )
    await expectRefused(() => create({ password: commonPassword.password }), 400, 'PASSWORD_TOO_COMMON')
  })
})

describe('the owner changes', () => {
  it('name and phone of a client; links and sessions stay', async () => {
    const client = await arrange('client')
    await arrange('client')
    const typed = { firstName: 'Gaia', lastName: 'Neri', phone: '079 111 22 33' }
    expect(await changes(() => change(client.id, typed), { [client.id]: 'client' })).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={phone=+4179-1, lastName=Neri, firstName=Gaia} action=updated
          before={phone=+41790000099, lastName=Bianchi, firstName=Giulia} entity=user actor_id=owner
          entity_id=client actor_name=Giulia Bianchi actor_role=admin entity_name=Gaia Neri
      ~ users [client-1] phone: +41790000099 → +4179-1
          searched: giulia bianchi client-1 +41790000099 → gaia neri client-1 +4179-1 last_name: Bianchi → Neri
          first_name: Giulia → Gaia updated_at: real now → now
      ! event kind=shop"
    `)
  })

  it('an email: it becomes unverified, the old address gets a mail, its links end', async () => {
    const client = await arrange('client')
    await arrange('client')
    const email = `nuova${++count}@posta.test`
    expect(await changes(() => change(client.id, { email }), { [client.id]: 'client' }))
      .toMatchInlineSnapshot(`
        "~ account_links [invitation] used_at: null → now
        ~ account_links [invitation] used_at: null → now
        ~ account_links [open@altrove.test] used_at: null → now
        ~ account_links [over@altrove.test] used_at: null → now
        ~ account_links [reset_password] used_at: null → now
        ~ account_links [reset_password] used_at: null → now
        ~ account_links [verify_email] used_at: null → now
        ~ account_links [verify_email] used_at: null → now
        + audit_log at=now id=#1 after={email=nuova-1} action=updated before={email=client-1} entity=user
            actor_id=owner entity_id=client actor_name=Giulia Bianchi actor_role=admin entity_name=Giulia Bianchi
        + messages id=#2 state=queued channel=email payload={email=nuova-1, userId=client, firstName=Giulia,
            countsAtOnce=true} template=address-changed cause_key=address-changed:client 1773216060000:client-1:email
            recipient=client-1 send_after=now
        ~ users [nuova-1] email: client-1 → nuova-1
            searched: giulia bianchi client-1 +41790000099 → giulia bianchi nuova-1 +41790000099
            updated_at: real now → now email_verified_at: 2026-01-05 09:00 → null
        ! event kind=access userId=client
        ! event kind=shop"
      `)
  })

  it('the email of a barber, and of the profile only when it is the same', async () => {
    const profile = await hireBarber(shop)
    const other = await hireBarber(shop)
    const login = await arrange('barber', { barberId: profile.id })
    await query('UPDATE barbers SET email = $2 WHERE id = $1', [profile.id, login.email.toUpperCase()])
    const email = `nuova${++count}@posta.test`
    await change(login.id, { email })
    const addresses = () =>
      query('SELECT email FROM barbers WHERE id IN ($1, $2) ORDER BY sort_order', [profile.id, other.id])
    expect(await addresses()).toEqual([{ email }, { email: other.email }])
    await query('UPDATE barbers SET email = $2 WHERE id = $1', [profile.id, 'studio@posta.test'])
    await change(login.id, { email: `altra${++count}@posta.test` })
    expect(await addresses()).toEqual([{ email: 'studio@posta.test' }, { email: other.email }])
  })

  it('only the case of an email: it stays verified without a mail, its links end', async () => {
    const client = await arrange('client')
    await query(`UPDATE users SET email = 'Clara@Posta.test' WHERE id = $1`, [client.id])
    const typed = { email: 'clara@posta.test' }
    expect(await changes(() => change(client.id, typed), { [client.id]: 'client' })).toMatchInlineSnapshot(`
      "~ account_links [invitation] used_at: null → now
      ~ account_links [invitation] used_at: null → now
      ~ account_links [open@altrove.test] used_at: null → now
      ~ account_links [over@altrove.test] used_at: null → now
      ~ account_links [reset_password] used_at: null → now
      ~ account_links [reset_password] used_at: null → now
      ~ account_links [verify_email] used_at: null → now
      ~ account_links [verify_email] used_at: null → now
      + audit_log at=now id=#1 after={email=clara@posta.test} action=updated before={email=Clara@Posta.test}
          entity=user actor_id=owner entity_id=client actor_name=Giulia Bianchi actor_role=admin
          entity_name=Giulia Bianchi
      ~ users [clara@posta.test] email: Clara@Posta.test → clara@posta.test updated_at: real now → now
      ! event kind=access userId=client
      ! event kind=shop"
    `)
  })

  it('a verified client to a barber: sessions end, the password stays', async () => {
    const profile = await hireBarber(shop)
    const client = await arrange('client')
    await arrange('client')
    await query('UPDATE barbers SET email = $2 WHERE id = $1', [profile.id, client.email])
    expect(
      await changes(() => change(client.id, { role: 'barber' }), {
        [client.id]: 'client',
        [profile.id]: 'profile',
      }),
    ).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={role=barber, barber=Marco Ferri} action=updated before={role=client}
          entity=user actor_id=owner entity_id=client actor_name=Giulia Bianchi actor_role=admin
          entity_name=Giulia Bianchi
      ~ sessions [#2] revoked_at: null → now
      ~ sessions [#3] revoked_at: null → now
      ~ users [client-1] role: client → barber barber_id: null → profile updated_at: real now → now
      ! event kind=access userId=client
      ! event kind=shop"
    `)
  })

  it('an unverified client to a barber: only an invitation opens the account', async () => {
    const client = await arrange('client', { isProven: false })
    await query('UPDATE users SET must_change_password = true WHERE id = $1', [client.id])
    await arrange('client', { isProven: false })
    expect(await changes(() => change(client.id, { role: 'barber' }), { [client.id]: 'client' }))
      .toMatchInlineSnapshot(`
        "~ account_links [invitation] used_at: null → now
        ~ account_links [invitation] used_at: null → now
        ~ account_links [open@altrove.test] used_at: null → now
        ~ account_links [over@altrove.test] used_at: null → now
        ~ account_links [reset_password] used_at: null → now
        ~ account_links [reset_password] used_at: null → now
        ~ account_links [verify_email] used_at: null → now
        ~ account_links [verify_email] used_at: null → now
        + account_links purpose=invitation user_id=client expires_at=2026-03-18 09:01 token_hash=…
        + audit_log at=now id=#1 action=reset_link_sent entity=user actor_id=owner entity_id=client
            actor_name=Giulia Bianchi actor_role=admin entity_name=Giulia Bianchi
        + audit_log at=now id=#2 after={role=barber} action=updated before={role=client} entity=user actor_id=owner
            entity_id=client actor_name=Giulia Bianchi actor_role=admin entity_name=Giulia Bianchi
        + messages id=#3 state=queued channel=email payload={role=barber, email=client-1, token=…, userId=client,
            firstName=Giulia} template=invitation cause_key=invitation:…:client-1:email recipient=client-1
            send_after=now
        ~ sessions [#4] revoked_at: null → now
        ~ sessions [#5] revoked_at: null → now
        ~ users [client-1] role: client → barber updated_at: real now → now password_hash: … → …
            must_change_password: true → false
        - familiar_places […]
        ! event kind=access userId=client
        ! event kind=shop"
      `)
    const login = await visitor.post('/auth/login', { email: client.email, password })
    expect(login.status).toBe(401)
  })

  it('a barber to an owner: other owners get a mail, the profile is removed', async () => {
    await formerOwner()
    const profile = await hireBarber(shop)
    const barber = await arrange('barber', { barberId: profile.id })
    await givenFeed(profile.id)
    expect(
      await changes(() => change(barber.id, { role: 'admin' }), {
        [barber.id]: 'barber',
        [profile.id]: 'profile',
      }),
    ).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={role=admin} action=updated before={role=barber, barber=Marco Ferri}
          entity=user actor_id=owner entity_id=barber actor_name=Giulia Bianchi actor_role=admin
          entity_name=Giulia Bianchi
      ~ barbers [barber-1] calendar_feed: 7 → null
      + messages id=#2 state=queued channel=email payload={name=Giulia Bianchi, email=barber-2, userId=barber}
          template=new-owner cause_key=new-owner:barber 1773216060000:admin-1:email recipient=admin-1 send_after=now
      ~ sessions [#3] revoked_at: null → now
      ~ sessions [#4] revoked_at: null → now
      ~ users [barber-2] role: barber → admin barber_id: profile → null updated_at: real now → now
      ! event kind=access userId=barber
      ! event kind=shop"
    `)
  })

  it('a barber to a client: profile, sessions and its calendar feed end, other feeds stay', async () => {
    const [profile, other] = [await hireBarber(shop), await hireBarber(shop)]
    const barber = await arrange('barber', { barberId: profile.id, isProven: false })
    for (const { id } of [profile, other]) await givenFeed(id)
    expect(
      await changes(() => change(barber.id, { role: 'client' }), {
        [barber.id]: 'barber',
        [profile.id]: 'profile',
      }),
    ).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={role=client} action=updated before={role=barber, barber=Marco Ferri}
          entity=user actor_id=owner entity_id=barber actor_name=Giulia Bianchi actor_role=admin
          entity_name=Giulia Bianchi
      ~ barbers [barber-1] calendar_feed: 7 → null
      ~ sessions [#2] revoked_at: null → now
      ~ sessions [#3] revoked_at: null → now
      ~ users [barber-2] role: barber → client barber_id: profile → null updated_at: real now → now
      ! event kind=access userId=barber
      ! event kind=shop"
    `)
  })

  it('the profile of a barber: the calendar feed of the old one ends, sessions stay', async () => {
    const [profile, other] = [await hireBarber(shop), await hireBarber(shop, { firstName: 'Luca' })]
    const barber = await arrange('barber', { barberId: profile.id })
    for (const { id } of [profile, other]) await givenFeed(id)
    expect(
      await changes(() => change(barber.id, { barberId: other.id }), {
        [barber.id]: 'barber',
        [profile.id]: 'profile',
        [other.id]: 'other',
      }),
    ).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={barber=Luca Ferri} action=updated before={barber=Marco Ferri} entity=user
          actor_id=owner entity_id=barber actor_name=Giulia Bianchi actor_role=admin entity_name=Giulia Bianchi
      ~ barbers [barber-1] calendar_feed: 7 → null
      ~ users [barber-2] barber_id: profile → other updated_at: real now → now
      ! event kind=access userId=barber
      ! event kind=shop"
    `)
  })

  it('a barber to no profile: access by email and its calendar feed end', async () => {
    const profile = await hireBarber(shop)
    const barber = await arrange('barber')
    await query('UPDATE barbers SET email = $2, calendar_feed = 7 WHERE id = $1', [profile.id, barber.email])
    expect(
      await changes(() => change(barber.id, { barberId: null }), {
        [barber.id]: 'barber',
        [profile.id]: 'profile',
      }),
    ).toMatchInlineSnapshot(`
      "~ barbers [barber-1] calendar_feed: 7 → null
      ~ users [barber-1] updated_at: real now → now without_profile: false → true
      ! event kind=shop"
    `)
  })

  it('the name of a barber: profile, missing profile and calendar feed stay', async () => {
    const profile = await hireBarber(shop)
    await givenFeed(profile.id)
    const linked = await arrange('barber', { barberId: profile.id })
    const without = await arrange('barber')
    await query('UPDATE users SET without_profile = true WHERE id = $1', [without.id])
    const free = await hireBarber(shop)
    await query('UPDATE barbers SET email = $2 WHERE id = $1', [free.id, without.email])
    const facts = ({ body }: Awaited<ReturnType<typeof change>>) => [body.barberId, body.withoutProfile]
    expect(facts(await change(linked.id, { firstName: 'Gaia', barberId: profile.id }))).toEqual([
      profile.id,
      false,
    ])
    expect(facts(await change(linked.id, { firstName: 'Gina' }))).toEqual([profile.id, false])
    expect(facts(await change(without.id, { firstName: 'Gaia' }))).toEqual([null, true])
    expect(await query('SELECT calendar_feed FROM barbers WHERE id = $1', [profile.id])).toEqual([
      { calendar_feed: 7 },
    ])
    expect(facts(await change(without.id, { role: 'client' }))).toEqual([null, false])
    expect(facts(await change(without.id, { role: 'barber' }))).toEqual([free.id, false])
  })

  it('the own email with the password', async () => {
    const boss = await arrange('admin', { isProven: false, barberId: (await hireBarber(shop)).id })
    await query(
      'UPDATE barbers SET email = (SELECT email FROM users WHERE id = $1) WHERE id = (SELECT barber_id FROM users WHERE id = $1)',
      [boss.id],
    )
    const body = { email: `capo${++count}@posta.test`, currentPassword: password }
    expect(await changes(() => boss.api.put(`/admin/users/${boss.id}`, body), { [boss.id]: 'boss' }))
      .toMatchInlineSnapshot(`
        "~ account_links [invitation] used_at: null → now
        ~ account_links [invitation] used_at: null → now
        ~ account_links [open@altrove.test] used_at: null → now
        ~ account_links [over@altrove.test] used_at: null → now
        ~ account_links [reset_password] used_at: null → now
        ~ account_links [reset_password] used_at: null → now
        ~ account_links [verify_email] used_at: null → now
        ~ account_links [verify_email] used_at: null → now
        + audit_log at=now id=#1 after={email=capo-1} action=updated before={email=admin-1} entity=user actor_id=boss
            entity_id=boss actor_name=Giulia Bianchi actor_role=admin entity_name=Giulia Bianchi
        ~ barbers [capo-1] email: admin-1 → capo-1 updated_at: real now → now
        + messages id=#2 state=queued channel=email payload={email=capo-1, userId=boss, firstName=Giulia,
            countsAtOnce=true} template=address-changed cause_key=address-changed:boss 1773216060000:admin-1:email
            recipient=admin-1 send_after=now
        + rate_limits key=change-password:boss expire=… points=1
        ~ users [capo-1] email: admin-1 → capo-1
            searched: giulia bianchi admin-1 +41790000099 → giulia bianchi capo-1 +41790000099
            updated_at: real now → now
        ! event kind=access userId=boss
        ! event kind=shop"
      `)
  })

  it('the case of the own email without a password', async () => {
    const boss = await arrange('admin')
    await query('UPDATE users SET email = $2 WHERE id = $1', [boss.id, boss.email.toUpperCase()])
    const { status, body } = await boss.api.put(`/admin/users/${boss.id}`, { email: boss.email })
    expect([status, body.email]).toEqual([200, boss.email])
  })

  it('nothing from a stale version, with a taken email, a wrong password or the own role', async () => {
    const client = await arrange('client')
    const other = await arrange('client')
    const stale = { firstName: 'Gaia', updatedAt: '2026-03-10T08:00:00.000Z' }
    await expectRefused(() => change(client.id, stale), 409, 'CONFLICT')
    await expectRefused(() => change(client.id, { email: other.email.toUpperCase() }), 409, 'EMAIL_TAKEN')
    const own = (body: object) => () => change(owner.id, body)
    await expectRefused(own({ role: 'barber' }), 409, 'OWN_ROLE')
    const email = `capo${++count}@posta.test`
    await expectRefused(own({ email }), 400, 'PROFILE_PASSWORD_WRONG')
    await expectRefused(own({ email, currentPassword: 'un’altra' }), 400, 'PROFILE_PASSWORD_WRONG')
    await expectRefused(own({ email: other.email, currentPassword: password }), 409, 'EMAIL_TAKEN')
    const former = await query(`SELECT id FROM users WHERE deleted_at IS NOT NULL LIMIT 1`)
    for (const { id } of [...former, { id: crypto.randomUUID() }, { id: 'nessuno' }])
      await expectRefused(() => change(id, { firstName: 'Gaia' }), 404, 'USER_NOT_FOUND')
  })
})

describe('the owner resets', () => {
  it('a password: sessions and links end, the temporary one is mailed, failures are reset', async () => {
    const client = await arrange('client')
    const other = await arrange('client')
    for (const { email } of [client, other])
      await visitor.post('/auth/login', { email, password: 'sbagliata' })
    const call = () => owner.api.post(`/admin/users/${client.id}/reset-password`, { newPassword: password })
    expect(await changes(call, { [client.id]: 'client', [other.email]: 'other' })).toMatchInlineSnapshot(`
      "~ account_links [invitation] used_at: null → now
      ~ account_links [invitation] used_at: null → now
      ~ account_links [open@altrove.test] used_at: null → now
      ~ account_links [over@altrove.test] used_at: null → now
      ~ account_links [reset_password] used_at: null → now
      ~ account_links [reset_password] used_at: null → now
      ~ account_links [verify_email] used_at: null → now
      ~ account_links [verify_email] used_at: null → now
      + audit_log at=now id=#1 action=password_reset entity=user actor_id=owner entity_id=client
          actor_name=Giulia Bianchi actor_role=admin entity_name=Giulia Bianchi
      + messages id=#2 state=queued channel=email payload={email=client-1, userId=client,
          password=una password lunga, firstName=Giulia} template=temporary-password
          cause_key=temporary-password:…:client-1:email recipient=client-1 send_after=now
      ~ sessions [#3] revoked_at: null → now
      ~ sessions [#4] revoked_at: null → now
      ~ users [client-1] updated_at: real now → now password_hash: … → … must_change_password: false → true
      - rate_limits [login-place:client-1 127.0.0.1]
      ! event kind=access userId=client
      ! event kind=shop"
    `)
  })

  it('nothing when sending a link: earlier links and sessions stay', async () => {
    const client = await arrange('client')
    const call = () => owner.api.post(`/admin/users/${client.id}/send-reset-link`)
    expect(await changes(call, { [client.id]: 'client' })).toMatchInlineSnapshot(`
      "+ account_links purpose=reset_password user_id=client expires_at=2026-03-11 10:01 token_hash=…
      + audit_log at=now id=#1 action=reset_link_sent entity=user actor_id=owner entity_id=client
          actor_name=Giulia Bianchi actor_role=admin entity_name=Giulia Bianchi
      + messages id=#2 state=queued channel=email payload={token=…, userId=client, firstName=Giulia}
          template=password-reset cause_key=password-reset:…:client-1:email recipient=client-1 send_after=now
      ! event kind=shop"
    `)
  })

  it('no password that is common, of a deleted user, or the own without the current one', async () => {
    await formerOwner()
    const client = await arrange('client')
    const reset = (id: string, body: object) => () =>
      owner.api.post(`/admin/users/${id}/reset-password`, body)
    await expectRefused(
      reset(client.id, { newPassword: commonPassword.password }),
      400,
      'PASSWORD_TOO_COMMON',
    )
    await expectRefused(reset(owner.id, { newPassword: password }), 400, 'PROFILE_PASSWORD_WRONG')
    const [former] = await query(`SELECT id FROM users WHERE deleted_at IS NOT NULL`)
    await expectRefused(reset(former.id, { newPassword: password }), 404, 'USER_NOT_FOUND')
    await expectRefused(
      () => owner.api.post(`/admin/users/${former.id}/send-reset-link`),
      404,
      'USER_NOT_FOUND',
    )
  })
})

it('the owner finds users by name and role, sorted, with the id as tie-breaker', async () => {
  const mark = `Zu${crypto.randomUUID().slice(0, 6)}`
  const people: Person[] = []
  for (const role of ['client', 'barber', 'client', 'admin'] as const) people.push(await signIn(shop, role))
  const [anna, bruno, carla, gone] = people
  for (const person of people) await query('UPDATE users SET last_name = $2 WHERE id = $1', [person.id, mark])
  await query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone?.id])
  const found = async (rest: string) => {
    const { body } = await owner.api.get(`/admin/users?search=${mark}${rest}`)
    return [body.pagination.total, ...body.data.map(({ _id }: { _id: string }) => _id)]
  }
  expect(await found('')).toEqual([3, anna?.id, bruno?.id, carla?.id])
  expect(await found('&role=client')).toEqual([2, anna?.id, carla?.id])
  expect(await found('&sort=-name')).toEqual([3, anna?.id, bruno?.id, carla?.id])
  expect(await found('&sort=-createdAt')).toEqual([3, carla?.id, bruno?.id, anna?.id])
  expect(await found('&sort=role&limit=1&page=2')).toEqual([3, anna?.id])
})
