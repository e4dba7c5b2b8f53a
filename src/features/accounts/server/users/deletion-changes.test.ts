import { describe, expect, it } from 'vitest'

import { setMarketingOptOut } from '#features/messages/server/marketing-opt-outs.ts'
import { shopping } from '#features/orders/server/shopping.fixture.ts'
import {
  bookAsGuest,
  clientBooking,
  hireBarber,
  password,
  payer,
  type Person,
  signIn,
} from '#tests/support/people.ts'
import { pictureForm, pictures } from '#tests/support/pictures.ts'

import { givenAccounts } from '../accounts-changes.fixture.ts'
import { forgetFormerStaff } from '../forget-former-staff.ts'

const { shop, owner, visitor, query, changes, expectRefused, arrange } = givenAccounts()
const { product, order } = shopping(shop, visitor)

const remove = (id: string) => owner.api.delete(`/admin/users/${id}`)
const removeOwn = (person: Person, typed = password) =>
  person.api.post('/users/profile/delete', { password: typed })

async function live(person: Person, barberId: string, time: string) {
  const { body } = await person.api.post('/appointments', clientBooking(barberId, { time }))
  await person.api.post('/appointments', clientBooking(barberId, { time, date: '2026-03-12' })).then(
    async ({ body: past }) =>
      await query(
        `UPDATE appointments SET status = 'completed', starts_at = starts_at - interval '9 days',
           ends_at = ends_at - interval '9 days', shop_day = shop_day - 9 WHERE id = $1`,
        [past._id],
      ),
  )
  await query(
    `INSERT INTO waiting_list (client_id, service_id, service_name, requested_at, expires_at)
     SELECT $1, id, name, '2026-03-10', '2026-04-10' FROM services WHERE name = 'Taglio'`,
    [person.id],
  )
  const productId = await product({ name: 'Cera opaca', price: 24, quantity: 5 })
  await order(
    [{ productId, quantity: 1 }],
    { customerDetails: { ...payer, email: person.email } },
    {},
    person.api,
  )
  await person.api.post('/contact', {
    name: 'Giulia Bianchi',
    email: person.email,
    phone: '079 123 45 67',
    message: 'Buongiorno',
  })
  await owner.api.put(`/appointments/${body._id}/customer`, { notes: 'Ama il jazz' })
  await setMarketingOptOut(shop.platform.database.db, person.email, true, shop.clock.now())
  await owner.api.put(`/admin/users/${person.id}`, { firstName: 'Giulietta' })
  await owner.api.put(`/admin/users/${person.id}`, { firstName: 'Giulia' })
  return body._id as string
}

/** Waits for the counter, which is written after the answer. */
async function bookedByGuest(barberId: string, email: string, time = '14:00') {
  const counted = () => query(`SELECT points FROM rate_limits WHERE key = 'guest-bookings:all'`)
  const before = await counted()
  const guest = await bookAsGuest(shop, barberId, { email, time })
  await expect.poll(counted).not.toEqual(before)
  return guest
}

describe('the owner deletes', () => {
  it('a client: upcoming appointments are cancelled with mails, past ones anonymised', async () => {
    const marco = await hireBarber(shop)
    const client = await arrange()
    const other = await arrange()
    const upload = await client.api.post('/users/profile/image', pictureForm(await pictures.png()))
    const picture = async () => (await fetch(shop.url + upload.body.profileImage.url)).status
    expect(await picture()).toBe(200)
    await query(`UPDATE users SET marketing_consent_at = '2026-02-01' WHERE id = $1`, [client.id])
    const ids = {
      ahead: await live(client, marco.id, '10:00'),
      foreign: await live(other, marco.id, '11:00'),
    }
    await bookedByGuest(marco.id, other.email, '15:00')
    const guest = await bookedByGuest(marco.id, client.email)
    for (const [name, email] of [
      ['Ospite suo', client.email.toUpperCase()],
      ['Ospite altrui', other.email],
    ])
      await visitor.post('/contact', { name, email, phone: '079 123 45 67', message: '' })
    await query(`UPDATE messages SET state = 'sent' WHERE template <> 'appointment-booked'`)
    const names = {
      [client.id]: 'client',
      [other.id]: 'other',
      [marco.id]: 'marco',
      [ids.ahead]: 'visit ahead',
      [ids.foreign]: 'foreign',
      [guest.body._id]: 'visit as guest',
      [client.email]: 'their address',
      [other.email]: 'foreign address',
    }
    expect(await changes(() => remove(client.id), names)).toMatchInlineSnapshot(`
      "- account_links [invitation]
      - account_links [invitation]
      - account_links [invitation]
      - account_links [open@altrove.test]
      - account_links [over@altrove.test]
      - account_links [reset_password]
      - account_links [reset_password]
      - account_links [reset_password]
      - account_links [used@altrove.test]
      - account_links [verify_email]
      - account_links [verify_email]
      - account_links [verify_email]
      ~ appointments [visit ahead] status: confirmed → cancelled updated_at: 2026-03-11 09:00 → now
          cancelled_at: null → now stands_since: null → now browser_time_zone: Europe/Zurich → null
          calendar_sequence: 0 → 1 cancellation_reason: null → Account eliminato
      ~ appointments [#1] browser_time_zone: Europe/Zurich → null
      ~ appointments [visit as guest] status: confirmed → cancelled updated_at: 2026-03-11 09:00 → now
          guest_email: their address → visit as guest@eliminato.invalid guest_phone: +4179-1 → 
          cancelled_at: null → now forgotten_at: null → now stands_since: null → now
          guest_last_name: Rossi → anonimo guest_first_name: Anna → Ospite calendar_sequence: 0 → 1
          cancellation_reason: null → Account eliminato
      + appointments id=#2 status=held ends_at=2026-03-13 10:30 held_for=line shop_day=2026-03-13 barber_id=marco
          starts_at=2026-03-13 10:00 service_id=#3 payment_type=in_person service_name=Taglio start_minute=600
          payment_method=cash payment_status=pending price_centimes=3000 hold_expires_at=2026-03-11 09:06
          duration_minutes=30
      + appointments id=#4 status=held ends_at=2026-03-13 14:30 held_for=line shop_day=2026-03-13 barber_id=marco
          starts_at=2026-03-13 14:00 service_id=#3 payment_type=in_person service_name=Taglio start_minute=840
          payment_method=cash payment_status=pending price_centimes=3000 hold_expires_at=2026-03-11 09:06
          duration_minutes=30
      ~ audit_log [#5] after: {notes=Ama il jazz} → {} before: {} → {} entity_name: Giulia Bianchi → Cliente anonimo
      ~ audit_log [#6] after: {firstName=Giulietta} → {} before: {firstName=Giulia} → {}
          entity_name: Giulietta Bianchi → Cliente eliminato
      ~ audit_log [#7] after: {firstName=Giulia} → {} before: {firstName=Giulietta} → {}
          entity_name: Giulia Bianchi → Cliente eliminato
      + audit_log at=now id=#8 after={status=cancelled} action=status_changed before={status=confirmed}
          entity=appointment actor_id=owner entity_id=visit ahead actor_name=Giulia Bianchi actor_role=admin
          entity_name=Cliente eliminato
      + audit_log at=now id=#9 after={status=cancelled} action=status_changed before={status=confirmed}
          entity=appointment actor_id=owner entity_id=visit as guest actor_name=Giulia Bianchi actor_role=admin
          entity_name=Cliente eliminato
      + audit_log at=now id=#10 action=deleted before={role=client} entity=user actor_id=owner entity_id=client
          actor_name=Giulia Bianchi actor_role=admin entity_name=Cliente eliminato
      ~ customers [#11] email: their address → null phone: +41790000099 → null
          searched: giulia bianchi their address +41790000099 →     last_name: Bianchi →  first_name: Giulia → 
          other_names: [Anna Rossi, Ada Neri] → [] forgotten_at: null → now
      + freed_times id=#12 hold_id=#2 freed_at=now shop_day=2026-03-13 barber_id=marco end_minute=630
          start_minute=600
      + freed_times id=#13 hold_id=#4 freed_at=now shop_day=2026-03-13 barber_id=marco end_minute=870
          start_minute=840
      ~ messages [#14] is_to_be_forgotten: false → true
      ~ messages [#15] is_to_be_forgotten: false → true
      ~ messages [#16] is_to_be_forgotten: false → true
      + messages id=#17 state=queued channel=email payload={date=2026-03-13, time=10:00, money={goesBack=true},
          price=30, endsAt=2026-03-13 10:30, reason=Account eliminato, status=cancelled, service=Taglio,
          duration=30, sequence=1, startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri,
          customerName=Giulia Bianchi, appointmentId=visit ahead, customerPhone=+41790000099}
          template=appointment-cancelled cause_key=appointment-cancelled:visit ahead:1:their address:email
          recipient=their address send_after=now appointment_id=visit ahead is_to_be_forgotten=true
      + messages id=#18 state=queued channel=email payload={date=2026-03-13, time=10:00, money={goesBack=true},
          price=30, endsAt=2026-03-13 10:30, reason=Account eliminato, status=cancelled, service=Taglio,
          duration=30, sequence=1, startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri,
          customerName=Giulia Bianchi, appointmentId=visit ahead, customerPhone=+41790000099}
          template=barber-appointment-cancelled cause_key=barber-appointment-cancelled:visit ahead:1:barber-1:email
          recipient=barber-1 send_after=now appointment_id=visit ahead is_to_be_forgotten=true
      + messages id=#19 state=queued channel=email payload={date=2026-03-13, time=14:00, money={goesBack=true},
          price=30, endsAt=2026-03-13 14:30, reason=Account eliminato, status=cancelled, isGuest=true,
          service=Taglio, duration=30, sequence=1, startsAt=2026-03-13 14:00, firstName=Anna,
          barberName=Marco Ferri, customerName=Anna Rossi, appointmentId=visit as guest, customerPhone=+4179-1}
          template=appointment-cancelled cause_key=appointment-cancelled:visit as guest:1:their address:email
          recipient=their address send_after=now appointment_id=visit as guest is_to_be_forgotten=true
      + messages id=#20 state=queued channel=email payload={date=2026-03-13, time=14:00, money={goesBack=true},
          price=30, endsAt=2026-03-13 14:30, reason=Account eliminato, status=cancelled, isGuest=true,
          service=Taglio, duration=30, sequence=1, startsAt=2026-03-13 14:00, firstName=Anna,
          barberName=Marco Ferri, customerName=Anna Rossi, appointmentId=visit as guest, customerPhone=+4179-1}
          template=barber-appointment-cancelled
          cause_key=barber-appointment-cancelled:visit as guest:1:barber-1:email recipient=barber-1 send_after=now
          appointment_id=visit as guest is_to_be_forgotten=true
      + messages id=#21 state=queued channel=email payload={due=24, name=Ada Neri, items=[{name=Cera opaca,
          total=24, quantity=1}], total=24, paidBy=cash, orderId=#22, hasAccount=true, orderNumber=F4-2026-00028}
          template=order-cancelled cause_key=order-cancelled:#22 2026-03-11T080100.000Z:their address:email
          recipient=their address send_after=now is_to_be_forgotten=true
      ~ orders [Cliente anonimo] city: Lugano → null name: Ada Neri → Cliente anonimo email: their address → null
          phone: +4179-2 → null status: pending → cancelled address: Via Nassa 5 → null
          searched: f4 2026 00028 ada neri their address 41791234567 → f4 2026 00028 cliente anonimo  
          updated_at: 2026-03-11 09:00 → now postal_code: 6900 → null forgotten_at: null → now
      ~ products [Cera opaca] quantity: 4 → 5
      + stock_movements at=now id=#23 cause=cancelled change=1 order_id=#22 actor_name=Giulia Bianchi product_id=#24
          quantity_after=5
      ~ users [client@eliminato.invalid] email: their address → client@eliminato.invalid phone: +41790000099 → 
          searched: giulia bianchi their address +41790000099 → cliente eliminato client@eliminato.invalid 
          image_url: /pictures/#25-512.webp → null last_name: Bianchi → eliminato deleted_at: null → now
          first_name: Giulia → Cliente updated_at: 2026-03-11 09:00 → now password_hash: … → …
          email_verified_at: 2026-01-05 09:00 → null marketing_consent_at: 2026-02-01 01:00 → null
      - customer_cards [Ama il jazz]
      - familiar_places […]
      - marketing_opt_outs [their address]
      - messages [#26]
      - messages [#27]
      - messages [#28]
      - messages [#29]
      - messages [#30]
      - messages [#31]
      - messages [#32]
      - requests [Giulia Bianchi]
      - requests [Ospite suo]
      - sessions [#33]
      - sessions [#34]
      - sessions [#35]
      - stock_claims [#36]
      - waiting_list [#37]
      ! event kind=access userId=client
      ! event kind=appointment change=cancelled appointmentId=visit ahead barberId=marco barberName=Marco Ferri
          date=2026-03-13 time=10:00 service=Taglio customerName=Giulia Bianchi status=cancelled actorId=owner
      ! event kind=appointment change=cancelled appointmentId=visit as guest barberId=marco barberName=Marco Ferri
          date=2026-03-13 time=14:00 service=Taglio customerName=Anna Rossi status=cancelled actorId=owner
      ! event kind=orders
      ! event kind=requests
      ! event kind=shop"
    `)
    await expect.poll(picture).toBe(404)
  })

  it('an unverified client: guest data with the same email stays', async () => {
    const marco = await hireBarber(shop)
    const client = await arrange('client', { isProven: false })
    await setMarketingOptOut(shop.platform.database.db, client.email, true, shop.clock.now())
    await query('DELETE FROM messages')
    const guest = await bookedByGuest(marco.id, client.email)
    await query(`UPDATE messages SET state = 'sent'`)
    const names = {
      [client.id]: 'client',
      [guest.body._id]: 'visit as guest',
      [client.email]: 'their address',
    }
    expect(await changes(() => remove(client.id), names)).toMatchInlineSnapshot(`
      "- account_links [invitation]
      - account_links [invitation]
      - account_links [invitation]
      - account_links [open@altrove.test]
      - account_links [over@altrove.test]
      - account_links [reset_password]
      - account_links [reset_password]
      - account_links [reset_password]
      - account_links [used@altrove.test]
      - account_links [verify_email]
      - account_links [verify_email]
      - account_links [verify_email]
      + audit_log at=now id=#1 action=deleted before={role=client} entity=user actor_id=owner entity_id=client
          actor_name=Giulia Bianchi actor_role=admin entity_name=Cliente eliminato
      ~ customer_keys [account] customer_id: #2 → #3
      + customer_keys kind=email value=their address customer_id=#2
      ~ customers [their address] phone: +41790000099 → +4179-1 user_id: client → null
          searched: giulia bianchi their address +41790000099 → anna rossi their address +4179-1
          last_name: Bianchi → Rossi first_name: Giulia → Anna other_names: [Anna Rossi] → []
      + customers id=#3 user_id=client searched=    forgotten_at=now
      ~ users [client@eliminato.invalid] email: their address → client@eliminato.invalid phone: +41790000099 → 
          searched: giulia bianchi their address +41790000099 → cliente eliminato client@eliminato.invalid 
          last_name: Bianchi → eliminato deleted_at: null → now first_name: Giulia → Cliente
          updated_at: real now → now password_hash: … → …
      - familiar_places […]
      - sessions [#4]
      - sessions [#5]
      - sessions [#6]
      ! event kind=access userId=client
      ! event kind=shop"
    `)
  })

  it('a barber: the profile stays, its calendar feed ends', async () => {
    const [profile, other] = [await hireBarber(shop), await hireBarber(shop)]
    await query('UPDATE barbers SET calendar_feed = 7')
    const barber = await arrange('barber', { barberId: profile.id })
    await arrange('barber', { barberId: other.id })
    const names = { [barber.id]: 'barber', [profile.id]: 'profile' }
    expect(await changes(() => remove(barber.id), names)).toMatchInlineSnapshot(`
      "- account_links [invitation]
      - account_links [invitation]
      - account_links [invitation]
      - account_links [open@altrove.test]
      - account_links [over@altrove.test]
      - account_links [reset_password]
      - account_links [reset_password]
      - account_links [reset_password]
      - account_links [used@altrove.test]
      - account_links [verify_email]
      - account_links [verify_email]
      - account_links [verify_email]
      + audit_log at=now id=#1 action=deleted before={role=barber} entity=user actor_id=owner entity_id=barber
          actor_name=Giulia Bianchi actor_role=admin entity_name=Cliente eliminato
      ~ barbers [barber-1] calendar_feed: 7 → null
      ~ users [barber@eliminato.invalid] email: barber-2 → barber@eliminato.invalid phone: +41790000099 → 
          searched: giulia bianchi barber-2 +41790000099 → cliente eliminato barber@eliminato.invalid 
          barber_id: profile → null last_name: Bianchi → eliminato deleted_at: null → now
          first_name: Giulia → Cliente updated_at: real now → now password_hash: … → …
          email_verified_at: 2026-01-05 09:00 → null
      - familiar_places […]
      - sessions [#2]
      - sessions [#3]
      - sessions [#4]
      ! event kind=access userId=barber
      ! event kind=shop"
    `)
  })

  it('returns 409 OWN_ACCOUNT for the own account, 404 for deleted and unknown ones', async () => {
    const gone = await arrange()
    await remove(gone.id)
    await expectRefused(() => remove(owner.id), 409, 'OWN_ACCOUNT')
    for (const id of [gone.id, crypto.randomUUID(), 'nessuno'])
      await expectRefused(() => remove(id), 404, 'USER_NOT_FOUND')
  })
})

describe('a user deletes the own account', () => {
  it('a client: the log keeps no name of the account', async () => {
    const client = await arrange()
    await arrange()
    const names = { [client.id]: 'client', [client.email]: 'their address' }
    expect(await changes(() => removeOwn(client), names)).toMatchInlineSnapshot(`
      "- account_links [invitation]
      - account_links [invitation]
      - account_links [invitation]
      - account_links [open@altrove.test]
      - account_links [over@altrove.test]
      - account_links [reset_password]
      - account_links [reset_password]
      - account_links [reset_password]
      - account_links [used@altrove.test]
      - account_links [verify_email]
      - account_links [verify_email]
      - account_links [verify_email]
      + audit_log at=now id=#1 action=deleted before={role=client} entity=user actor_id=client entity_id=client
          actor_name=Cliente eliminato actor_role=client entity_name=Cliente eliminato
      ~ customers [#2] email: their address → null phone: +41790000099 → null
          searched: giulia bianchi their address +41790000099 →     last_name: Bianchi →  first_name: Giulia → 
          forgotten_at: null → now
      + rate_limits key=change-password:client expire=… points=1
      ~ users [client@eliminato.invalid] email: their address → client@eliminato.invalid phone: +41790000099 → 
          searched: giulia bianchi their address +41790000099 → cliente eliminato client@eliminato.invalid 
          last_name: Bianchi → eliminato deleted_at: null → now first_name: Giulia → Cliente
          updated_at: real now → now password_hash: … → … email_verified_at: 2026-01-05 09:00 → null
      - familiar_places […]
      - sessions [#3]
      - sessions [#4]
      - sessions [#5]
      ! event kind=access userId=client
      ! event kind=shop"
    `)
    expect((await client.api.get('/auth/me')).status).toBe(401)
  })

  it('a barber: the log keeps the name', async () => {
    const profile = await hireBarber(shop)
    const barber = await arrange('barber', { barberId: profile.id })
    const names = { [barber.id]: 'barber', [profile.id]: 'profile', [barber.email]: 'their address' }
    expect(await changes(() => removeOwn(barber), names)).toMatchInlineSnapshot(`
      "- account_links [invitation]
      - account_links [invitation]
      - account_links [invitation]
      - account_links [open@altrove.test]
      - account_links [over@altrove.test]
      - account_links [reset_password]
      - account_links [reset_password]
      - account_links [reset_password]
      - account_links [used@altrove.test]
      - account_links [verify_email]
      - account_links [verify_email]
      - account_links [verify_email]
      + audit_log at=now id=#1 action=deleted before={role=barber} entity=user actor_id=barber entity_id=barber
          actor_name=Giulia Bianchi actor_role=barber entity_name=Cliente eliminato
      + rate_limits key=change-password:barber expire=… points=1
      ~ users [barber@eliminato.invalid] email: their address → barber@eliminato.invalid phone: +41790000099 → 
          searched: giulia bianchi their address +41790000099 → cliente eliminato barber@eliminato.invalid 
          barber_id: profile → null last_name: Bianchi → eliminato deleted_at: null → now
          first_name: Giulia → Cliente updated_at: real now → now password_hash: … → …
          email_verified_at: 2026-01-05 09:00 → null
      - familiar_places […]
      - sessions [#2]
      - sessions [#3]
      - sessions [#4]
      ! event kind=access userId=barber
      ! event kind=shop"
    `)
  })

  it('returns 400 with a wrong password, 409 LAST_ADMIN for the last owner', async () => {
    const client = await arrange()
    await expectRefused(() => removeOwn(client, 'sbagliata'), 400, 'PROFILE_PASSWORD_WRONG')
    await query(
      `INSERT INTO users (email, password_hash, first_name, last_name, phone, role, deleted_at)
       VALUES (gen_random_uuid() || '@eliminato.invalid', '', 'Utente', 'eliminato', '', 'admin', '2026-01-01')`,
    )
    await expectRefused(() => removeOwn(owner), 409, 'LAST_ADMIN')
    await signIn(shop, 'admin')
    const second = await signIn(shop, 'admin')
    expect((await removeOwn(second)).status).toBe(200)
  })
})

it('an owner changes another owner to a barber', async () => {
  const [first, second] = [await signIn(shop, 'admin'), await signIn(shop, 'admin')]
  const demoted = await second.api.put(`/admin/users/${first.id}`, { role: 'barber' })
  expect([demoted.status, demoted.body.role]).toEqual([200, 'barber'])
})

it('the nightly job anonymises former staff in the log after a year, and only them', async () => {
  const people = {
    former: await signIn(shop, 'barber'),
    recent: await signIn(shop, 'barber'),
    staying: await signIn(shop, 'barber'),
    client: await signIn(shop),
  }
  for (const { id } of Object.values(people))
    await query(
      `INSERT INTO audit_log (at, actor_id, actor_name, actor_role, entity, entity_id, entity_name, action)
       VALUES ('2025-02-01', $1, 'Giulia Bianchi', 'barber', 'service', 'x', 'Taglio', 'deleted')`,
      [id],
    )
  const gone = (person: Person, at: string) =>
    query('UPDATE users SET deleted_at = $2 WHERE id = $1', [person.id, at])
  await gone(people.former, '2025-03-01T08:00Z')
  await gone(people.client, '2025-03-01T08:00Z')
  await gone(people.recent, '2025-03-20T08:00Z')
  const names = Object.fromEntries(Object.entries(people).map(([name, { id }]) => [id, name]))
  const before = new Date('2025-03-11T08:00Z')
  expect(await changes(() => forgetFormerStaff(shop.platform, before), names)).toMatchInlineSnapshot(
    `"~ audit_log [#1] actor_name: Giulia Bianchi → Ex collaboratore"`,
  )
  expect(
    await query(`SELECT actor_name AS name FROM audit_log WHERE actor_id = $1`, [people.former.id]),
  ).toEqual([{ name: 'Ex collaboratore' }])
  expect(await changes(() => forgetFormerStaff(shop.platform, before), names)).toBe('')
})
