import { beforeEach, describe, expect, it } from 'vitest'

import { changesAmong, refusedIn } from '#tests/support/changes.ts'
import { givenNewBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { type Barber, clientBooking, type Person, sendOnVacation, signIn } from '#tests/support/people.ts'
import { pictureForm, pictures } from '#tests/support/pictures.ts'
import { limitPlans } from '#tests/support/plan.ts'

const shop = givenShop({ demo: true })
const owner = givenPerson(shop, 'admin')
const marco = givenNewBarber(shop)
const other = givenNewBarber(shop)

const query = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows
const changes = changesAmong(shop, () => ({ [owner.id]: 'owner', [marco.id]: 'marco', [other.id]: 'other' }))
const expectRefused = refusedIn(shop)

beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await query('TRUNCATE rate_limits')
  await query(`UPDATE studio_settings SET schedule_version = 1`)
  await query(`UPDATE barbers SET sort_order = 3, updated_at = '2026-03-01'`)
  // One owner only, so that the order of the mails to all owners is certain.
  await query(`UPDATE users SET role = 'client' WHERE role = 'admin' AND id <> $1`, [owner.id])
})

let count = 0
const newBarber = (overrides: object = {}) => ({
  firstName: 'Nino',
  lastName: 'Ferri',
  email: `nino${++count}@posta.test`,
  phone: '079 111 22 33',
  services: ['Barba'],
  vacations: [{ startDate: '2026-04-01', endDate: '2026-04-03' }],
  ...overrides,
})
const create = (overrides?: object) => owner.api.post('/barbers', newBarber(overrides))
const put = (barber: Barber, path: string, body: object, by: Person = owner) =>
  by.api.put(`/barbers/${barber.id}${path}`, body)
const feed = () => query('UPDATE barbers SET calendar_feed = 7 WHERE is_active')
const login = (barber: Barber) => signIn(shop, 'barber', barber.id)
async function book(barber: Barber, overrides: object = {}): Promise<string> {
  const client = await signIn(shop)
  const { status, body } = await client.api.post('/appointments', clientBooking(barber.id, { ...overrides }))
  expect(status).toBe(201)
  return body._id
}
async function hold(barber: Barber, day: string, startMinute = 14 * 60): Promise<void> {
  await query(
    `INSERT INTO appointments (barber_id, service_id, service_name, price_centimes, duration_minutes, status, shop_day,
       start_minute, starts_at, ends_at, payment_type, payment_method, payment_status, held_for, hold_expires_at, created_at, updated_at)
     SELECT $1, id, name, 3000, 30, 'held', $2::date, $3::int, at, at + interval '30 minutes', 'in_person', 'cash', 'pending', 'line',
       '2026-03-11T12:00Z', '2026-03-11', '2026-03-11'
     FROM services, (SELECT ($2::date + $3::int * interval '1 minute') AT TIME ZONE 'Europe/Zurich' AS at) start
     WHERE name = 'Taglio' AND deleted_at IS NULL`,
    [barber.id, day, startMinute],
  )
}
async function wait(barber: Barber, service = 'Barba'): Promise<void> {
  const client = await signIn(shop)
  await query(
    `INSERT INTO waiting_list (client_id, preferred_barber_id, service_id, service_name, requested_at, expires_at)
     SELECT $1, $2, id, name, '2026-03-10', '2026-04-10' FROM services WHERE name = $3 AND deleted_at IS NULL`,
    [client.id, barber.id, service],
  )
}
const week = (changed: Record<string, object> = {}) =>
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => ({
    day,
    isWorking: true,
    startTime: '09:00',
    endTime: '19:00',
    hasBreak: true,
    breakStart: '12:00',
    breakEnd: '12:30',
    ...changed[day],
  }))

describe('the owner creates a barber', () => {
  it('with a login: adds profile, hours, services, vacation and an invitation', async () => {
    expect(await changes(() => create({ createLogin: true }))).toMatchInlineSnapshot(`
      "+ account_links purpose=invitation user_id=#1 expires_at=2026-03-18 09:01 token_hash=…
      + audit_log at=now id=#2 after={role=barber, email=nino-1, barber=Nino Ferri} action=created entity=user
          actor_id=owner entity_id=#1 actor_name=Giulia Bianchi actor_role=admin entity_name=Nino Ferri
      + audit_log at=now id=#3 after={email=nino-1, phone=+4179-1, isActive=true, lastName=Ferri, services=[Barba],
          firstName=Nino, vacations=[2026-04-01 – 2026-04-03], workingHours={friday=09:00–19:00, pausa 12:00–12:30,
          monday=09:00–19:00, pausa 12:00–12:30, sunday=chiuso, tuesday=09:00–19:00, pausa 12:00–12:30,
          saturday=09:00–17:00, pausa 12:00–12:30, thursday=09:00–19:00, pausa 12:00–12:30, wednesday=09:00–19:00,
          pausa 12:00–12:30}} action=created entity=barber actor_id=owner entity_id=#4 actor_name=Giulia Bianchi
          actor_role=admin entity_name=Nino Ferri
      + barber_services barber_id=#4 service_id=#5
      + barbers id=#4 email=nino-1 phone=+4179-1 is_active=true last_name=Ferri first_name=Nino sort_order=4
      + messages id=#6 state=queued channel=email payload={role=barber, email=nino-1, token=…, userId=#1,
          firstName=Nino} template=invitation cause_key=invitation:…:nino-1:email recipient=nino-1 send_after=now
      ~ studio_settings [F4DEZONE] schedule_version: 1 → 2
      + users id=#1 role=barber email=nino-1 phone=+4179-1 searched=nino ferri nino-1 +4179-1 barber_id=#4
          last_name=Ferri first_name=Nino password_hash=…
      + vacations id=#7 end_day=2026-04-03 barber_id=#4 start_day=2026-04-01
      + working_days barber_id=#4 end_minute=1140 is_working=true start_minute=540 break_end_minute=750
          break_start_minute=720
      + working_days weekday=1 barber_id=#4 end_minute=1140 is_working=true start_minute=540 break_end_minute=750
          break_start_minute=720
      + working_days weekday=2 barber_id=#4 end_minute=1140 is_working=true start_minute=540 break_end_minute=750
          break_start_minute=720
      + working_days weekday=3 barber_id=#4 end_minute=1140 is_working=true start_minute=540 break_end_minute=750
          break_start_minute=720
      + working_days weekday=4 barber_id=#4 end_minute=1140 is_working=true start_minute=540 break_end_minute=750
          break_start_minute=720
      + working_days weekday=5 barber_id=#4 end_minute=1020 is_working=true start_minute=540 break_end_minute=750
          break_start_minute=720
      + working_days weekday=6 barber_id=#4 end_minute=1140 start_minute=540
      ! event kind=shop"
    `)
  })

  it('without a login: adds no user', async () => {
    const { body } = await create()
    expect(await query('SELECT FROM users WHERE barber_id = $1', [body._id])).toEqual([])
  })

  it('for an existing client: links the account and ends its sessions', async () => {
    const client = await signIn(shop)
    await signIn(shop)
    await query(`UPDATE users SET email_verified_at = '2026-01-05', without_profile = true WHERE id = $1`, [
      client.id,
    ])
    const call = () => create({ email: client.email, linkExistingUser: true })
    const lines = await changes(call, { [client.id]: 'client', [client.email]: 'their address' })
    expect(linesAbout(lines, /users|sessions|audit_log|account_links|messages/)).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={role=barber, barber=Nino Ferri} action=updated before={role=client}
          entity=user actor_id=owner entity_id=client actor_name=Giulia Bianchi actor_role=admin
          entity_name=Giulia Bianchi
      + audit_log at=now id=#2 after={email=their address, phone=+4179-1, isActive=true, lastName=Ferri,
          services=[Barba], firstName=Nino, vacations=[2026-04-01 – 2026-04-03], workingHours={friday=09:00–19:00,
          pausa 12:00–12:30, monday=09:00–19:00, pausa 12:00–12:30, sunday=chiuso, tuesday=09:00–19:00,
          pausa 12:00–12:30, saturday=09:00–17:00, pausa 12:00–12:30, thursday=09:00–19:00, pausa 12:00–12:30,
          wednesday=09:00–19:00, pausa 12:00–12:30}} action=created entity=barber actor_id=owner entity_id=#3
          actor_name=Giulia Bianchi actor_role=admin entity_name=Nino Ferri
      ~ sessions [#5] revoked_at: null → now
      ~ users [their address] role: client → barber barber_id: null → #3 updated_at: real now → now
          without_profile: true → false"
    `)
  })

  it('for another owner: keeps role and session', async () => {
    const boss = await signIn(shop, 'admin')
    expect((await create({ email: boss.email, linkExistingUser: true })).status).toBe(201)
    const { status, body } = await boss.api.get('/auth/me')
    expect([status, body.role]).toEqual([200, 'admin'])
  })

  it('is refused for an email with a login or profile and for an unknown service', async () => {
    const client = await signIn(shop)
    const linked = await login(marco)
    await expectRefused(() => create({ email: client.email }), 409, 'USER_EXISTS')
    const link = { linkExistingUser: true }
    await expectRefused(() => create({ email: linked.email, ...link }), 409, 'USER_ALREADY_LINKED')
    await expectRefused(() => create({ email: marco.email }), 409, 'BARBER_EMAIL_TAKEN')
    await query(`UPDATE services SET is_active = false WHERE name = 'Hair Tattoo base'`)
    for (const service of ['Hair Tattoo base', 'Manicure'])
      await expectRefused(() => create({ services: [service] }), 400, 'INVALID_SERVICE')
    await query('UPDATE services SET is_active = true')
    const past = [{ startDate: '2026-03-01', endDate: '2026-03-02' }]
    await expectRefused(() => create({ vacations: past }), 400, 'VACATION_IN_PAST')
    const reversed = [{ startDate: '2026-04-03', endDate: '2026-04-02' }]
    await expectRefused(() => create({ vacations: reversed }), 400, 'VACATION_ORDER')
  })

  it('returns 403 LIMIT_EXCEEDED beyond the plan limit', async () => {
    await limitPlans(shop, { barbers: 1 })
    await expectRefused(() => create(), 403, 'LIMIT_EXCEEDED')
    await limitPlans(shop, { barbers: 100_000 })
  })
})

describe('a profile', () => {
  it('saved by the owner with a new email mails the old address and logs both', async () => {
    const barber = await login(marco)
    await query(`UPDATE users SET email_verified_at = '2026-01-05' WHERE id = $1`, [barber.id])
    await login(other)
    await feed()
    const body = { firstName: 'Mario', email: `mario${++count}@posta.test`, tagline: 'dal 2012', bio: 'Ciao' }
    expect(await changes(() => put(marco, '', body), { [barber.id]: 'login' })).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={email=mario-1} action=updated before={email=barber-1} entity=user
          actor_id=owner entity_id=login actor_name=Giulia Bianchi actor_role=admin entity_name=Giulia Bianchi
      + audit_log at=now id=#2 after={bio=Ciao, email=mario-1, tagline=dal 2012, firstName=Mario} action=updated
          before={email=barber-2, firstName=Marco} entity=barber actor_id=owner entity_id=marco
          actor_name=Giulia Bianchi actor_role=admin entity_name=Marco Ferri
      ~ barbers [mario-1] bio:  → Ciao email: barber-2 → mario-1 tagline:  → dal 2012 first_name: Marco → Mario
          updated_at: 2026-03-01 01:00 → now
      + messages id=#3 state=queued channel=email payload={email=mario-1, userId=login, firstName=Giulia,
          countsAtOnce=true} template=address-changed cause_key=address-changed:login 1773216060000:barber-1:email
          recipient=barber-1 send_after=now
      ~ studio_settings [F4DEZONE] schedule_version: 1 → 2
      ~ users [mario-1] email: barber-1 → mario-1
          searched: giulia bianchi barber-1 +41790000099 → giulia bianchi mario-1 +41790000099
          updated_at: real now → now email_verified_at: 2026-01-05 01:00 → null
      ! event kind=access userId=login
      ! event kind=shop"
    `)
  })

  it('deactivated by the owner ends calendar feed and holds, the login stays', async () => {
    await login(marco)
    await feed()
    for (const barber of [marco, other]) await hold(barber, '2026-03-16')
    expect(await changes(() => put(marco, '/all', { isActive: false }))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={} action=updated before={isActive=true} entity=barber actor_id=owner
          entity_id=marco actor_name=Giulia Bianchi actor_role=admin entity_name=Marco Ferri
      ~ barbers [barber-1] is_active: true → false updated_at: 2026-03-01 01:00 → now calendar_feed: 7 → null
      ~ studio_settings [F4DEZONE] schedule_version: 1 → 2
      - appointments [#2]
      ! event kind=shop
      ! event kind=holds"
    `)
  })

  it('saved by its barber changes names and phone, not isActive', async () => {
    const barber = await login(marco)
    const body = { firstName: 'Mario', phone: '+41791112233' }
    expect(await changes(() => put(marco, '', body, barber), { [barber.id]: 'login' }))
      .toMatchInlineSnapshot(`
        "+ audit_log at=now id=#1 after={phone=+4179-1, firstName=Mario} action=updated before={phone=+41790000000,
            firstName=Marco} entity=barber actor_id=login entity_id=marco actor_name=Giulia Bianchi actor_role=barber
            entity_name=Marco Ferri
        ~ barbers [barber-1] phone: +41790000000 → +4179-1 first_name: Marco → Mario
            updated_at: 2026-03-01 01:00 → now
        ~ studio_settings [F4DEZONE] schedule_version: 1 → 2
        ! event kind=shop"
      `)
    await expectRefused(() => put(marco, '/all', { isActive: false }, barber), 403, 'FORBIDDEN')
  })

  it('saved without a change gets a new version and notifies open screens', async () => {
    const same = { firstName: 'Marco', currentPassword: 'nessuno la chiede' }
    expect(await changes(() => put(marco, '/all', same))).toMatchInlineSnapshot(`
      "~ barbers [barber-1] updated_at: 2026-03-01 01:00 → now
      ~ studio_settings [F4DEZONE] schedule_version: 1 → 2
      ! event kind=shop"
    `)
  })

  it('that is inactive counts towards the plan limit when reactivated', async () => {
    await query('UPDATE barbers SET is_active = false WHERE id = $1', [other.id])
    await limitPlans(shop, { barbers: 1 })
    await expectRefused(() => put(other, '/all', { isActive: true }), 403, 'LIMIT_EXCEEDED')
    const statuses = [
      (await put(marco, '/all', { isActive: true })).status,
      (await put(other, '/all', { firstName: 'Mario' })).status,
    ]
    await limitPlans(shop, { barbers: 100_000 })
    expect(statuses).toEqual([200, 200])
    expect((await put(other, '/all', { isActive: true })).status).toBe(200)
  })

  it('changes its email for its barber only with the password', async () => {
    const barber = await login(marco)
    const email = `mario${++count}@posta.test`
    await expectRefused(() => put(marco, '', { email }, barber), 400, 'PROFILE_PASSWORD_WRONG')
    const { status } = await put(marco, '', { email, currentPassword: 'una password lunga' }, barber)
    expect(status).toBe(200)
    expect(await query('SELECT email FROM users WHERE id = $1', [barber.id])).toEqual([{ email }])
  })

  it('is linked to a login found by email before the email changes', async () => {
    const barber = await signIn(shop, 'barber')
    await query('UPDATE barbers SET email = $2 WHERE id = $1', [marco.id, barber.email])
    const email = `mario${++count}@posta.test`
    expect((await put(marco, '', { email })).status).toBe(200)
    expect(await query('SELECT email, barber_id FROM users WHERE id = $1', [barber.id])).toEqual([
      { email, barber_id: marco.id },
    ])
  })

  it('returns 409 CONFLICT when stale and 409 for a taken email', async () => {
    const stale = { firstName: 'Mario', updatedAt: '2026-03-10T08:00:00.000Z' }
    await expectRefused(() => put(marco, '/all', stale), 409, 'CONFLICT')
    await expectRefused(() => put(marco, '', { email: other.email }), 409, 'BARBER_EMAIL_TAKEN')
    await login(marco)
    const client = await signIn(shop)
    await expectRefused(() => put(marco, '', { email: client.email }), 409, 'EMAIL_TAKEN')
  })
})

describe('services of a barber', () => {
  it('are replaced: waiting clients get a mail about removed ones, inactive ones stay', async () => {
    await query(
      `INSERT INTO services (name, price_centimes, duration_minutes, is_active) VALUES ($1, 100, 10, false)`,
      [`Riposo ${++count}`],
    )
    await query(`INSERT INTO barber_services SELECT $1, id FROM services WHERE name = $2`, [
      marco.id,
      `Riposo ${count}`,
    ])
    await wait(marco)
    await wait(other)
    await wait(marco, 'Taglio')
    expect(await changes(() => put(marco, '/services', { services: ['Taglio', 'Sopracciglia con Lama'] })))
      .toMatchInlineSnapshot(`
        "+ audit_log at=now id=#1 after={services=[Taglio, Sopracciglia con Lama]} action=updated
            before={services=[Taglio, Barba, Taglio + Barba]} entity=barber_services actor_id=owner entity_id=marco
            actor_name=Giulia Bianchi actor_role=admin entity_name=Marco Ferri
        + barber_services barber_id=marco service_id=#2
        ~ barbers [barber-1] updated_at: 2026-03-01 01:00 → now
        + messages id=#3 state=queued channel=email payload={userId=#4, service=Barba, firstName=Giulia}
            template=waiting-request-expired cause_key=waiting-request-expired:#5:client-1:email recipient=client-1
            send_after=now
        ~ studio_settings [F4DEZONE] schedule_version: 1 → 2
        ~ waiting_list [#5] status: pending → expired expires_at: 2026-04-10 02:00 → now
        - barber_services [marco]
        - barber_services [marco]
        ! event kind=shop"
      `)
    await expectRefused(() => put(marco, '/services', { services: ['Manicure'] }), 400, 'INVALID_SERVICE')
  })
})

describe('hours of a barber', () => {
  it('for one day release holds outside them, not those of other days and barbers', async () => {
    await hold(marco, '2026-03-16', 18 * 60)
    await hold(marco, '2026-03-16', 14 * 60)
    await hold(marco, '2026-03-17', 18 * 60)
    await hold(other, '2026-03-16', 18 * 60)
    const workingHours = week({ monday: { endTime: '17:00' } })
    expect(await changes(() => put(marco, '/working-hours', { workingHours }))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={monday=09:00–17:00, pausa 12:00–12:30} action=updated
          before={monday=09:00–19:00, pausa 12:00–12:30} entity=working_hours actor_id=owner entity_id=marco
          actor_name=Giulia Bianchi actor_role=admin entity_name=Marco Ferri
      ~ barbers [barber-1] updated_at: 2026-03-01 01:00 → now
      ~ studio_settings [F4DEZONE] schedule_version: 1 → 2
      ~ working_days [0] end_minute: 1140 → 1020
      - appointments [#2]
      ! event kind=shop
      ! event kind=holds"
    `)
  })

  it('return 409 for appointments outside them unless kept', async () => {
    await book(marco, { date: '2026-03-16', time: '18:00' })
    await book(other, { date: '2026-03-17', time: '18:00' })
    const shorter = { workingHours: week({ monday: { endTime: '17:00' } }) }
    await expectRefused(() => put(marco, '/working-hours', shorter), 409, 'APPOINTMENTS_AFFECTED')
    expect((await put(marco, '/working-hours', { ...shorter, keepAppointments: true })).status).toBe(200)
    const tuesday = { workingHours: week({ monday: { endTime: '17:00' }, tuesday: { endTime: '17:00' } }) }
    expect((await put(marco, '/working-hours', tuesday)).status).toBe(200)
  })

  it('that are longer offer the slots to the waiting list of that barber', async () => {
    await wait(marco, 'Taglio')
    const workingHours = week({ monday: { endTime: '20:00' } })
    const lines = await changes(() => put(marco, '/working-hours', { workingHours }))
    expect(linesAbout(lines, /freed_times/).split('\n').length).toBeGreaterThan(1)
    expect(linesAbout(lines, /freed_times/)).not.toContain('barber_id=other')
  })
})

describe('vacations of a barber', () => {
  it('are replaced and release holds on new vacation days', async () => {
    await sendOnVacation(shop, marco, '2026-04-01', '2026-04-03')
    await sendOnVacation(shop, marco, '2026-04-10')
    await sendOnVacation(shop, other, '2026-04-10')
    await hold(marco, '2026-03-16')
    await hold(other, '2026-03-16')
    const vacations = [
      { startDate: '2026-03-16', endDate: '2026-03-18' },
      { startDate: '2026-04-01', endDate: '2026-04-03' },
    ]
    expect(await changes(() => put(marco, '/vacations', { vacations }))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={vacations=[2026-03-16 – 2026-03-18, 2026-04-01 – 2026-04-03]} action=updated
          before={vacations=[2026-04-01 – 2026-04-03, 2026-04-10]} entity=vacations actor_id=owner entity_id=marco
          actor_name=Giulia Bianchi actor_role=admin entity_name=Marco Ferri
      ~ barbers [barber-1] updated_at: 2026-03-01 01:00 → now
      ~ studio_settings [F4DEZONE] schedule_version: 1 → 2
      + vacations id=#2 end_day=2026-03-18 barber_id=marco start_day=2026-03-16
      - appointments [#3]
      - vacations [#4]
      ! event kind=shop
      ! event kind=holds"
    `)
  })

  it('return 409 for appointments in them unless kept', async () => {
    await book(marco, { date: '2026-03-16' })
    const vacations = [{ startDate: '2026-03-16', endDate: '2026-03-16' }]
    await book(marco, { date: '2026-03-18' })
    await expectRefused(() => put(marco, '/vacations', { vacations }), 409, 'APPOINTMENTS_AFFECTED')
    const free = [{ startDate: '2026-03-17', endDate: '2026-03-17' }]
    expect((await put(marco, '/vacations', { vacations: free })).status).toBe(200)
    expect((await put(marco, '/vacations', { vacations, keepAppointments: true })).status).toBe(200)
  })
})

describe('the owner deletes a barber', () => {
  it('the profile is hidden, the login unlinked, holds and waiting list entries end', async () => {
    const barber = await login(marco)
    await login(other)
    await feed()
    for (const each of [marco, other]) {
      await hold(each, '2026-03-16')
      await wait(each)
    }
    const photo = `/pictures/${crypto.randomUUID()}-512.webp`
    await query('UPDATE barbers SET photo_url = $2 WHERE id = $1', [marco.id, photo])
    const call = () => owner.api.delete(`/barbers/${marco.id}`)
    expect(await changes(call, { [barber.id]: 'login' })).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={} action=updated before={barber=Marco Ferri} entity=user actor_id=owner
          entity_id=login actor_name=Giulia Bianchi actor_role=admin entity_name=Giulia Bianchi
      + audit_log at=now id=#2 action=deleted before={email=barber-1, phone=+41790000000, isActive=true,
          lastName=Ferri, firstName=Marco} entity=barber actor_id=owner entity_id=marco actor_name=Giulia Bianchi
          actor_role=admin entity_name=Marco Ferri
      ~ barbers [barber-1] is_active: true → false photo_url: /pictures/#3-512.webp → null deleted_at: null → now
          updated_at: 2026-03-01 01:00 → now calendar_feed: 7 → null
      + messages id=#4 state=queued channel=email payload={userId=#5, service=Barba, firstName=Giulia}
          template=waiting-request-expired cause_key=waiting-request-expired:#6:client-1:email recipient=client-1
          send_after=now
      ~ studio_settings [F4DEZONE] schedule_version: 1 → 2
      ~ users [barber-2] barber_id: marco → null updated_at: real now → now
      ~ waiting_list [#6] status: pending → expired expires_at: 2026-04-10 02:00 → now
      - appointments [#7]
      ! event kind=access userId=login
      ! event kind=holds
      ! event kind=shop"
    `)
    await expectRefused(call, 404, 'BARBER_NOT_FOUND')
  })

  it('returns 409 while an appointment is ahead, not for cancelled ones', async () => {
    const ahead = await book(marco)
    await book(other)
    await expectRefused(() => owner.api.delete(`/barbers/${marco.id}`), 409, 'BARBER_HAS_APPOINTMENTS')
    await query(`UPDATE appointments SET status = 'cancelled', cancelled_at = now() WHERE id = $1`, [ahead])
    expect((await owner.api.delete(`/barbers/${marco.id}`)).status).toBe(200)
  })
})

it('a new photo replaces and deletes the old one, is logged and keeps the version', async () => {
  const path = `/barbers/${marco.id}/image`
  const upload = async () => await owner.api.post(path, pictureForm(await pictures.png()))
  expect(await changes(upload)).toMatchInlineSnapshot(`
    "+ audit_log at=now id=#1 after={photo=true} action=updated entity=barber actor_id=owner entity_id=marco
        actor_name=Giulia Bianchi actor_role=admin entity_name=Marco Ferri
    ~ barbers [barber-1] photo_url: null → /pictures/#2-512.webp
    + rate_limits key=picture-uploads:owner expire=… points=1
    ! event kind=shop"
  `)
  const first = (await owner.api.get(`/barbers/${marco.id}`)).body.profileImage.url
  await upload()
  const status = async () => (await fetch(shop.url + first)).status
  await expect.poll(status).toBe(404)
  expect(await changes(() => owner.api.delete(path))).toMatchInlineSnapshot(`
    "+ audit_log at=now id=#1 after={} action=updated before={photo=true} entity=barber actor_id=owner
        entity_id=marco actor_name=Giulia Bianchi actor_role=admin entity_name=Marco Ferri
    ~ barbers [barber-1] photo_url: /pictures/#2-512.webp → null
    ! event kind=shop"
  `)
})

it('announced hours mail the other owners and increase the version', async () => {
  const barber = await login(marco)
  const announce = (by: Person, barberId = marco.id) =>
    by.api.post('/notifications/schedule-update', { barberId })
  expect(await changes(() => announce(barber), { [barber.id]: 'login' })).toMatchInlineSnapshot(`
    "+ messages id=#1 state=queued channel=email payload={actor=Giulia Bianchi, barber=Marco Ferri}
        template=schedule-updated cause_key=schedule-updated:#2:admin-1:email recipient=admin-1 send_after=now
    + rate_limits key=schedule-update:login expire=… points=1
    ~ studio_settings [F4DEZONE] schedule_version: 1 → 2"
  `)
  const lines = await changes(() => announce(owner))
  expect(linesAbout(lines, /messages/)).toBe('')
})

it('a barber cannot change colleagues or unknown ones, nor create or delete barbers', async () => {
  const barber = await login(marco)
  const photo = pictureForm(await pictures.png())
  for (const path of [other.id, crypto.randomUUID(), 'nessuno'])
    for (const call of [
      () => barber.api.put(`/barbers/${path}`, { firstName: 'Mario', lastName: 'Ferri', email: other.email }),
      () => barber.api.put(`/barbers/${path}/services`, { services: ['Taglio'] }),
      () => barber.api.put(`/barbers/${path}/working-hours`, { workingHours: week() }),
      () => barber.api.put(`/barbers/${path}/vacations`, { vacations: [] }),
      () => barber.api.put(`/barbers/${path}/all`, { firstName: 'Mario' }),
      () => barber.api.post(`/barbers/${path}/image`, photo),
      () => barber.api.delete(`/barbers/${path}/image`),
    ])
      await expectRefused(call, 403, 'FORBIDDEN')
  await expectRefused(() => barber.api.post('/barbers', newBarber()), 403, 'FORBIDDEN')
  await expectRefused(() => barber.api.delete(`/barbers/${marco.id}`), 403, 'FORBIDDEN')
  await expectRefused(
    () => put({ ...marco, id: crypto.randomUUID() }, '', { firstName: 'x' }),
    404,
    'BARBER_NOT_FOUND',
  )
})

function linesAbout(lines: string, table: RegExp): string {
  return lines
    .split(/\n(?=\S)/)
    .filter((entry) => table.test(entry.split(' ')[1] ?? ''))
    .join('\n')
}
