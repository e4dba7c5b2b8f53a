import { beforeEach, expect, it } from 'vitest'

import {
  appointmentRow,
  forgetLineAndLimits,
  offerRow,
  paymentRow,
  reminderRow,
  requestRow,
} from '#tests/support/appointment-rows.ts'
import { changesAmong, refusalsOf } from '#tests/support/changes.ts'
import { givenNewBarber, givenNewPerson, givenPerson, givenShop } from '#tests/support/given.ts'
import { type Person, sendOnVacation, signIn } from '#tests/support/people.ts'

const shop = givenShop()
const admin = givenPerson(shop, 'admin')
const client = givenNewPerson(shop)
const stranger = givenNewPerson(shop)
const marco = givenNewBarber(shop)
const luca = givenNewBarber(shop, { firstName: 'Luca' })

beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await forgetLineAndLimits(shop)
})

const changes = changesAmong(shop, () => ({
  [marco.id]: 'marco',
  [luca.id]: 'luca',
  [client.id]: 'client',
  [admin.id]: 'admin',
}))

const place = (barberId: string, more: object = {}) => ({
  barberId,
  service: 'Taglio',
  date: '2026-03-13',
  time: '11:00',
  ...more,
})
const move = (person: Person, id: string, choice: object) => person.api.put(`/appointments/${id}`, choice)

async function visitAmongOthers(columns: Parameters<typeof appointmentRow>[2] = {}) {
  const visit = await appointmentRow(shop, marco, { client_id: client.id, ...columns })
  await appointmentRow(shop, marco, { client_id: client.id, time: '14:00' })
  await appointmentRow(shop, luca, { client_id: client.id, day: '2026-03-14' })
  await appointmentRow(shop, luca, { client_id: stranger.id })
  await appointmentRow(shop, luca, { time: '11:00', client_id: client.id, status: 'cancelled' })
  await reminderRow(shop, visit)
  return visit
}

it('a client moves a visit to a colleague: both are mailed, the freed slot is held', async () => {
  const visit = await visitAmongOthers()
  await requestRow(shop, stranger.id, marco)
  await requestRow(shop, client.id, null)
  await requestRow(shop, client.id, null, { service_name: 'Barba' })
  const expired = { held_for: 'payment', hold_expires_at: new Date('2026-03-11T08:00:00+01:00') }
  const names = {
    [visit]: 'visit',
    [await appointmentRow(shop, luca, { ...expired, time: '11:15' })]: 'expired here',
    [await appointmentRow(shop, luca, { ...expired, time: '15:00' })]: 'expired later',
    [await appointmentRow(shop, marco, { ...expired, time: '15:00' })]: 'expired elsewhere',
    [await appointmentRow(shop, marco, { ...expired, time: '11:15', client_id: client.id })]: 'own, expired',
    [await appointmentRow(shop, marco, { held_for: 'payment', time: '17:00', client_id: client.id })]: 'own',
    [await appointmentRow(shop, luca, { held_for: 'line', time: '17:00' })]: 'of the line',
  }
  expect(await changes(() => move(client, visit, place(luca.id)), names)).toMatchInlineSnapshot(`
    "~ appointments [visit] ends_at: 2026-03-13 10:30 → 2026-03-13 11:30 barber_id: marco → luca
        starts_at: 2026-03-13 10:00 → 2026-03-13 11:00 updated_at: 2026-03-10 08:00 → now stands_since: null → now
        start_minute: 600 → 660 calendar_sequence: 0 → 1
    + appointments id=#1 status=held ends_at=2026-03-13 10:30 held_for=line shop_day=2026-03-13 barber_id=marco
        starts_at=2026-03-13 10:00 service_id=#2 payment_type=in_person service_name=Taglio start_minute=600
        payment_method=cash payment_status=pending price_centimes=3000 hold_expires_at=2026-03-11 09:06
        duration_minutes=30
    + freed_times id=#3 hold_id=#1 freed_at=now shop_day=2026-03-13 barber_id=marco end_minute=630
        start_minute=600
    ~ messages [#4] state: queued → overtaken
    + messages id=#5 state=queued channel=email payload={date=2026-03-13, time=11:00, money={due=30,
        goesBack=true}, price=30, endsAt=2026-03-13 11:30, status=confirmed, service=Taglio, duration=30,
        sequence=1, startsAt=2026-03-13 11:00, firstName=Giulia, barberName=Luca Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099} template=appointment-moved
        cause_key=appointment-moved:visit:1:client-1:email recipient=client-1 send_after=now appointment_id=visit
    + messages id=#6 state=queued channel=email payload={date=2026-03-13, time=11:00, money={due=30,
        goesBack=true}, price=30, endsAt=2026-03-13 11:30, status=confirmed, service=Taglio, duration=30,
        sequence=1, startsAt=2026-03-13 11:00, firstName=Giulia, barberName=Luca Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099}
        template=barber-appointment-moved cause_key=barber-appointment-moved:visit:1:barber-1:email
        recipient=barber-1 send_after=now appointment_id=visit
    + messages id=#7 state=queued channel=email payload={date=2026-03-13, time=10:00, money={due=30,
        goesBack=true}, price=30, endsAt=2026-03-13 10:30, status=confirmed, service=Taglio, duration=30,
        sequence=1, startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099}
        template=barber-appointment-cancelled cause_key=barber-appointment-cancelled:visit:1:barber-2:email
        recipient=barber-2 send_after=now appointment_id=visit
    + rate_limits key=client-freed-times:client expire=… points=1
    + rate_limits key=guest-freed-times-address:127.0.0.1 expire=… points=1
    + rate_limits key=move:visit expire=… points=1
    - appointments [expired here]
    - appointments [expired later]
    - appointments [own, expired]
    ! event kind=appointment change=moved appointmentId=visit barberId=luca barberName=Luca Ferri
        formerBarberId=marco date=2026-03-13 time=11:00 service=Taglio customerName=Giulia Bianchi
        status=confirmed actorId=client"
  `)
})

it('a move over own offers removes that of the barber and passes the other on', async () => {
  const visit = await visitAmongOthers()
  const offers = {
    [(await offerRow(shop, client.id, luca, { time: '10:45' })).hold ?? '']: 'offer of luca',
    [(await offerRow(shop, client.id, marco, { time: '14:30' })).hold ?? '']: 'offer of marco',
    [(await offerRow(shop, stranger.id, marco, { time: '11:00' })).hold ?? '']: "stranger's",
  }
  expect(await changes(() => move(client, visit, place(luca.id)), { [visit]: 'visit', ...offers }))
    .toMatchInlineSnapshot(`
    "~ appointments [visit] ends_at: 2026-03-13 10:30 → 2026-03-13 11:30 barber_id: marco → luca
        starts_at: 2026-03-13 10:00 → 2026-03-13 11:00 updated_at: 2026-03-10 08:00 → now stands_since: null → now
        start_minute: 600 → 660 calendar_sequence: 0 → 1
    ~ messages [#1] state: queued → overtaken
    + messages id=#2 state=queued channel=email payload={date=2026-03-13, time=11:00, money={due=30,
        goesBack=true}, price=30, endsAt=2026-03-13 11:30, status=confirmed, service=Taglio, duration=30,
        sequence=1, startsAt=2026-03-13 11:00, firstName=Giulia, barberName=Luca Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099} template=appointment-moved
        cause_key=appointment-moved:visit:1:client-1:email recipient=client-1 send_after=now appointment_id=visit
    + messages id=#3 state=queued channel=email payload={date=2026-03-13, time=11:00, money={due=30,
        goesBack=true}, price=30, endsAt=2026-03-13 11:30, status=confirmed, service=Taglio, duration=30,
        sequence=1, startsAt=2026-03-13 11:00, firstName=Giulia, barberName=Luca Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099}
        template=barber-appointment-moved cause_key=barber-appointment-moved:visit:1:barber-1:email
        recipient=barber-1 send_after=now appointment_id=visit
    + messages id=#4 state=queued channel=email payload={date=2026-03-13, time=10:00, money={due=30,
        goesBack=true}, price=30, endsAt=2026-03-13 10:30, status=confirmed, service=Taglio, duration=30,
        sequence=1, startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099}
        template=barber-appointment-cancelled cause_key=barber-appointment-cancelled:visit:1:barber-2:email
        recipient=barber-2 send_after=now appointment_id=visit
    + rate_limits key=client-freed-times:client expire=… points=1
    + rate_limits key=guest-freed-times-address:127.0.0.1 expire=… points=1
    + rate_limits key=move:visit expire=… points=1
    ~ waiting_list [#5] status: notified → pending
    ~ waiting_offers [#6] hold_id: offer of luca → null outcome: null → superseded closed_at: null → now
    - appointments [offer of luca]
    ! event kind=appointment change=moved appointmentId=visit barberId=luca barberName=Luca Ferri
        formerBarberId=marco date=2026-03-13 time=11:00 service=Taglio customerName=Giulia Bianchi
        status=confirmed actorId=client"
  `)
})

it('a move over an own offer of another barber releases that slot', async () => {
  const visit = await visitAmongOthers()
  const offers = {
    [(await offerRow(shop, client.id, marco, { time: '11:15' })).hold ?? '']: 'in the way',
    [(await offerRow(shop, stranger.id, marco, { time: '10:30' })).hold ?? '']: "stranger's",
  }
  await offerRow(shop, client.id, luca, { time: '10:30' })
  expect(await changes(() => move(client, visit, place(luca.id)), { [visit]: 'visit', ...offers }))
    .toMatchInlineSnapshot(`
    "~ appointments [visit] ends_at: 2026-03-13 10:30 → 2026-03-13 11:30 barber_id: marco → luca
        starts_at: 2026-03-13 10:00 → 2026-03-13 11:00 updated_at: 2026-03-10 08:00 → now stands_since: null → now
        start_minute: 600 → 660 calendar_sequence: 0 → 1
    ~ appointments [in the way] held_for: offer → line client_id: client → null
    ~ messages [#1] state: queued → overtaken
    + messages id=#2 state=queued channel=email payload={date=2026-03-13, time=11:00, money={due=30,
        goesBack=true}, price=30, endsAt=2026-03-13 11:30, status=confirmed, service=Taglio, duration=30,
        sequence=1, startsAt=2026-03-13 11:00, firstName=Giulia, barberName=Luca Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099} template=appointment-moved
        cause_key=appointment-moved:visit:1:client-1:email recipient=client-1 send_after=now appointment_id=visit
    + messages id=#3 state=queued channel=email payload={date=2026-03-13, time=11:00, money={due=30,
        goesBack=true}, price=30, endsAt=2026-03-13 11:30, status=confirmed, service=Taglio, duration=30,
        sequence=1, startsAt=2026-03-13 11:00, firstName=Giulia, barberName=Luca Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099}
        template=barber-appointment-moved cause_key=barber-appointment-moved:visit:1:barber-1:email
        recipient=barber-1 send_after=now appointment_id=visit
    + messages id=#4 state=queued channel=email payload={date=2026-03-13, time=10:00, money={due=30,
        goesBack=true}, price=30, endsAt=2026-03-13 10:30, status=confirmed, service=Taglio, duration=30,
        sequence=1, startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099}
        template=barber-appointment-cancelled cause_key=barber-appointment-cancelled:visit:1:barber-2:email
        recipient=barber-2 send_after=now appointment_id=visit
    + rate_limits key=client-freed-times:client expire=… points=1
    + rate_limits key=guest-freed-times-address:127.0.0.1 expire=… points=1
    + rate_limits key=move:visit expire=… points=1
    ~ waiting_list [#5] status: notified → pending
    ~ waiting_offers [#6] outcome: null → superseded closed_at: null → now
    ! event kind=appointment change=moved appointmentId=visit barberId=luca barberName=Luca Ferri
        formerBarberId=marco date=2026-03-13 time=11:00 service=Taglio customerName=Giulia Bianchi
        status=confirmed actorId=client"
  `)
})

it('a move to another service ends only its waiting list entries', async () => {
  const visit = await visitAmongOthers()
  const names = {
    [visit]: 'visit',
    [await requestRow(shop, client.id, luca, { service_name: 'Barba' })]: 'wish for it',
    [await requestRow(shop, client.id, null, { service_name: 'Barba', status: 'expired' })]: 'expired',
    [await requestRow(shop, client.id, null)]: 'other service',
    [await requestRow(shop, stranger.id, luca, { service_name: 'Barba' })]: "stranger's",
  }
  const choice = place(marco.id, { service: 'Barba' })
  const answer = await changes(() => move(client, visit, choice), names)
  expect(answer.split('\n').filter((line) => line.includes('waiting_list'))).toMatchInlineSnapshot(`
    [
      "~ waiting_list [wish for it] status: pending → booked",
    ]
  `)
})

it('a move of fifteen minutes frees only that quarter for the waiting list', async () => {
  const visit = await visitAmongOthers()
  await requestRow(shop, stranger.id, marco)
  const choice = place(marco.id, { time: '10:15' })
  expect(await changes(() => move(admin, visit, choice), { [visit]: 'visit' })).toMatchInlineSnapshot(`
    "~ appointments [visit] ends_at: 2026-03-13 10:30 → 2026-03-13 10:45
        starts_at: 2026-03-13 10:00 → 2026-03-13 10:15 updated_at: 2026-03-10 08:00 → now stands_since: null → now
        start_minute: 600 → 615 calendar_sequence: 0 → 1
    + appointments id=#1 status=held ends_at=2026-03-13 10:15 held_for=line shop_day=2026-03-13 barber_id=marco
        starts_at=2026-03-13 10:00 service_id=#2 payment_type=in_person service_name=Taglio start_minute=600
        payment_method=cash payment_status=pending price_centimes=3000 hold_expires_at=2026-03-11 09:06
        duration_minutes=15
    + audit_log at=now id=#3 after={time=10:15} action=moved before={time=10:00} entity=appointment actor_id=admin
        entity_id=visit actor_name=Giulia Bianchi actor_role=admin
        entity_name=Giulia Bianchi, Taglio, 2026-03-13 10:15
    + freed_times id=#4 hold_id=#1 freed_at=now shop_day=2026-03-13 barber_id=marco end_minute=615
        start_minute=600
    ~ messages [#5] state: queued → overtaken
    + messages id=#6 state=queued channel=email payload={date=2026-03-13, time=10:15, money={due=30,
        goesBack=true}, price=30, endsAt=2026-03-13 10:45, status=confirmed, service=Taglio, duration=30,
        sequence=1, startsAt=2026-03-13 10:15, firstName=Giulia, barberName=Marco Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099} template=appointment-moved
        cause_key=appointment-moved:visit:1:client-1:email recipient=client-1 send_after=now appointment_id=visit
    + messages id=#7 state=queued channel=email payload={date=2026-03-13, time=10:15, money={due=30,
        goesBack=true}, price=30, endsAt=2026-03-13 10:45, status=confirmed, service=Taglio, duration=30,
        sequence=1, startsAt=2026-03-13 10:15, firstName=Giulia, barberName=Marco Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099}
        template=barber-appointment-moved cause_key=barber-appointment-moved:visit:1:barber-1:email
        recipient=barber-1 send_after=now appointment_id=visit
    ! event kind=appointment change=moved appointmentId=visit barberId=marco barberName=Marco Ferri
        date=2026-03-13 time=10:15 service=Taglio customerName=Giulia Bianchi status=confirmed actorId=admin"
  `)
})

it('a freed slot without a matching entry is not held', async () => {
  const visit = await visitAmongOthers()
  await requestRow(shop, stranger.id, luca)
  await requestRow(shop, stranger.id, marco, { preferred_days: ['monday'] })
  await requestRow(shop, client.id, marco, { status: 'expired' })
  await requestRow(shop, client.id, marco, { status: 'notified' })
  await requestRow(shop, stranger.id, null, {
    service_name: 'Barba',
    expires_at: new Date('2026-03-11T09:01:00+01:00'),
  })
  const lines = await changes(() => move(admin, visit, place(luca.id)), { [visit]: 'visit' })
  expect(lines.split('\n').filter((line) => /^. (freed_times|appointments)/.test(line)))
    .toMatchInlineSnapshot(`
    [
      "~ appointments [visit] ends_at: 2026-03-13 10:30 → 2026-03-13 11:30 barber_id: marco → luca",
    ]
  `)
})

it('a pending visit stays pending when the owner moves it, a client move makes it pending', async () => {
  const { pool } = shop.platform.database
  const [requested, confirmed] = [
    await appointmentRow(shop, marco, { client_id: client.id, status: 'pending' }),
    await appointmentRow(shop, marco, { client_id: client.id, time: '14:00' }),
  ]
  await pool.query('UPDATE studio_settings SET auto_confirm = false')
  try {
    const answers = [
      await move(admin, requested, place(marco.id)),
      await move(client, confirmed, place(marco.id, { time: '15:00' })),
      await move(admin, await appointmentRow(shop, luca), place(luca.id)),
    ]
    expect(answers.map(({ body }) => body.status)).toEqual(['pending', 'pending', 'confirmed'])
  } finally {
    await pool.query('UPDATE studio_settings SET auto_confirm = true')
  }
})

it('the excess of a cheaper service is refunded online from the latest payment on', async () => {
  const visit = await visitAmongOthers({
    service: 'Taglio + Barba',
    paid_centimes: 4500,
    cash_centimes: 500,
    price_centimes: 4500,
  })
  await paymentRow(shop, visit, { amount_centimes: 500, user_id: client.id })
  const older = await paymentRow(shop, visit, { amount_centimes: 2500, user_id: client.id })
  const newer = await paymentRow(shop, visit, { amount_centimes: 1000, user_id: client.id })
  await paymentRow(shop, visit, { amount_centimes: 500, method: 'cash' })
  await paymentRow(shop, visit, { amount_centimes: 900, state: 'cancelled' })
  await paymentRow(shop, visit, { amount_centimes: 800, unfulfilled: 'Pagato due volte' })
  await paymentRow(shop, await appointmentRow(shop, luca, { time: '16:00' }), { user_id: client.id })
  const names = { [visit]: 'visit', [older]: 'older', [newer]: 'newer' }
  expect(await changes(() => move(admin, visit, place(marco.id)), names)).toMatchInlineSnapshot(`
    "~ appointments [visit] ends_at: 2026-03-13 11:00 → 2026-03-13 11:30
        starts_at: 2026-03-13 10:00 → 2026-03-13 11:00 service_id: #1 → #2 updated_at: 2026-03-10 08:00 → now
        service_name: Taglio + Barba → Taglio stands_since: null → now start_minute: 600 → 660
        payment_status: pending → completed price_centimes: 4500 → 3000 duration_minutes: 60 → 30
        calendar_sequence: 0 → 1 refunded_centimes: 0 → 1500
    + audit_log at=now id=#3 after={time=11:00, price=30, service=Taglio, duration=30} action=moved
        before={time=10:00, price=45, service=Taglio + Barba, duration=60} entity=appointment actor_id=admin
        entity_id=visit actor_name=Giulia Bianchi actor_role=admin
        entity_name=Giulia Bianchi, Taglio, 2026-03-13 11:00
    ~ messages [#4] state: queued → overtaken
    + messages id=#5 state=queued channel=email payload={date=2026-03-13, paid=45, time=11:00, money={cash=5,
        online=25, goesBack=true}, price=30, endsAt=2026-03-13 11:30, status=confirmed, service=Taglio,
        duration=30, sequence=1, startsAt=2026-03-13 11:00, firstName=Giulia, barberName=Marco Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099} template=appointment-moved
        cause_key=appointment-moved:visit:1:client-1:email recipient=client-1 send_after=now appointment_id=visit
    + messages id=#6 state=queued channel=email payload={date=2026-03-13, paid=45, time=11:00, money={cash=5,
        online=25, goesBack=true}, price=30, endsAt=2026-03-13 11:30, status=confirmed, service=Taglio,
        duration=30, sequence=1, startsAt=2026-03-13 11:00, firstName=Giulia, barberName=Marco Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099}
        template=barber-appointment-moved cause_key=barber-appointment-moved:visit:1:barber-1:email
        recipient=barber-1 send_after=now appointment_id=visit
    + refunds id=#7 state=requested reason=Il servizio scelto costa meno payment_id=newer send_after=now
        is_announced=true amount_centimes=1000
    + refunds id=#8 state=requested reason=Il servizio scelto costa meno payment_id=older send_after=now
        is_announced=true amount_centimes=500
    ! event kind=appointment change=moved appointmentId=visit barberId=marco barberName=Marco Ferri
        date=2026-03-13 time=11:00 service=Taglio customerName=Giulia Bianchi status=confirmed actorId=admin"
  `)
})

it('cash above a cheaper service is owed: the owners get a mail, no online refund is made', async () => {
  const visit = await visitAmongOthers({
    service: 'Taglio + Barba',
    paid_centimes: 4500,
    cash_centimes: 4500,
    price_centimes: 4500,
  })
  await paymentRow(shop, visit, { amount_centimes: 4500, method: 'cash' })
  expect(await changes(() => move(client, visit, place(marco.id)), { [visit]: 'visit' }))
    .toMatchInlineSnapshot(`
      "~ appointments [visit] ends_at: 2026-03-13 11:00 → 2026-03-13 11:30
          starts_at: 2026-03-13 10:00 → 2026-03-13 11:00 service_id: #1 → #2 updated_at: 2026-03-10 08:00 → now
          service_name: Taglio + Barba → Taglio stands_since: null → now start_minute: 600 → 660
          payment_status: pending → completed price_centimes: 4500 → 3000 duration_minutes: 60 → 30
          calendar_sequence: 0 → 1
      ~ messages [#3] state: queued → overtaken
      + messages id=#4 state=queued channel=email payload={date=2026-03-13, paid=45, time=11:00, money={cash=45,
          owed=15, goesBack=true}, price=30, endsAt=2026-03-13 11:30, status=confirmed, service=Taglio, duration=30,
          sequence=1, startsAt=2026-03-13 11:00, firstName=Giulia, barberName=Marco Ferri,
          customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099} template=appointment-moved
          cause_key=appointment-moved:visit:1:client-1:email recipient=client-1 send_after=now appointment_id=visit
      + messages id=#5 state=queued channel=email payload={date=2026-03-13, paid=45, time=11:00, money={cash=45,
          owed=15, goesBack=true}, price=30, endsAt=2026-03-13 11:30, status=confirmed, service=Taglio, duration=30,
          sequence=1, startsAt=2026-03-13 11:00, firstName=Giulia, barberName=Marco Ferri,
          customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099}
          template=barber-appointment-moved cause_key=barber-appointment-moved:visit:1:barber-1:email
          recipient=barber-1 send_after=now appointment_id=visit
      + messages id=#6 state=queued channel=email payload={date=2026-03-13, time=11:00, amount=15, service=Taglio,
          customerName=Giulia Bianchi, appointmentId=visit} template=cash-owed
          cause_key=cash-owed:visit:1:admin-1:email recipient=admin-1 send_after=now appointment_id=visit
      + rate_limits key=client-freed-times:client expire=… points=1
      + rate_limits key=guest-freed-times-address:127.0.0.1 expire=… points=1
      + rate_limits key=move:visit expire=… points=1
      ! event kind=appointment change=moved appointmentId=visit barberId=marco barberName=Marco Ferri
          date=2026-03-13 time=11:00 service=Taglio customerName=Giulia Bianchi status=confirmed actorId=client"
    `)
})

it('an unchanged form moves nothing even when stale', async () => {
  const visit = await visitAmongOthers()
  const choice = place(marco.id, { time: '10:00', updatedAt: '2026-03-09T07:00:00.000Z' })
  expect(
    await refusalsOf(shop, {
      same: () => move(client, visit, choice),
      anyBarber: () => move(client, visit, { ...choice, barberId: 'any' }),
    }),
  ).toEqual({ same: '200', anyBarber: '200' })
})

it('an unchanged form takes over a new price of the service', async () => {
  const { pool } = shop.platform.database
  const visit = await visitAmongOthers({ price_centimes: 2500 })
  const choice = place(marco.id, { time: '10:00' })
  const lines = await changes(() => move(client, visit, choice), { [visit]: 'visit' })
  expect(lines.split('\n').filter((line) => /^~ app|^    [a-z_]*: |template=/.test(line)))
    .toMatchInlineSnapshot(`
    [
      "~ appointments [visit] updated_at: 2026-03-10 08:00 → now stands_since: null → now price_centimes: 2500 → 3000",
      "    calendar_sequence: 0 → 1",
      "    customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099} template=appointment-moved",
      "    template=barber-appointment-moved cause_key=barber-appointment-moved:visit:1:barber-1:email",
    ]
  `)
  expect((await pool.query('SELECT price_centimes FROM appointments WHERE id = $1', [visit])).rows).toEqual([
    { price_centimes: 3000 },
  ])
})

it('a visit is moved only by its customer, its barber and the owner, while allowed', async () => {
  const { pool } = shop.platform.database
  const marcosLogin = await signIn(shop, 'barber', marco.id)
  const lucasLogin = await signIn(shop, 'barber', luca.id)
  const visit = await visitAmongOthers()
  const of = { client_id: stranger.id }
  const begun = await appointmentRow(shop, marco, {
    day: '2026-03-11',
    time: '09:00',
    paid_centimes: 3000,
    payment_status: 'completed',
  })
  const tomorrow = await appointmentRow(shop, marco, { ...of, day: '2026-03-12', time: '09:00' })
  const done = await appointmentRow(shop, marco, { ...of, day: '2026-03-10', status: 'completed' })
  const off = await appointmentRow(shop, marco, { ...of, day: '2026-03-17', status: 'cancelled' })
  const taken = await appointmentRow(shop, luca, { time: '15:00' })
  const held = await appointmentRow(shop, luca, { time: '16:00', held_for: 'payment' })
  const leaving = await signIn(shop)
  const left = await appointmentRow(shop, marco, { client_id: leaving.id, day: '2026-03-18' })
  await pool.query('UPDATE users SET deleted_at = now() WHERE id = $1', [leaving.id])
  await sendOnVacation(shop, luca, '2026-03-20')
  const there = place(luca.id)
  expect(
    await refusalsOf(shop, {
      stranger: () => move(stranger, visit, there),
      colleague: () => move(lucasLogin, visit, there),
      begun: () => move(marcosLogin, begun, there),
      late: () => move(stranger, tomorrow, there),
      done: () => move(admin, done, there),
      off: () => move(admin, off, there),
      hold: () => move(admin, held, there),
      left: () => move(admin, left, there),
      taken: () => move(admin, visit, place(luca.id, { time: '15:15' })),
      heldThere: () => move(admin, visit, place(luca.id, { time: '16:15' })),
      ownOverlap: () => move(client, visit, place(luca.id, { time: '14:15' })),
      clientOverlap: () => move(admin, visit, place(luca.id, { time: '14:15' })),
      vacation: () => move(client, visit, place(luca.id, { date: '2026-03-20' })),
      pause: () => move(client, visit, place(luca.id, { time: '11:45' })),
      closed: () => move(client, visit, place(luca.id, { time: '19:00' })),
      past: () => move(admin, visit, place(luca.id, { date: '2026-03-10' })),
      price: () => move(client, visit, place(luca.id, { price: 25 })),
      duration: () => move(client, visit, place(luca.id, { duration: 45 })),
      service: () => move(client, visit, place(luca.id, { service: 'Permanente' })),
      stale: () => move(client, visit, place(luca.id, { updatedAt: '2026-03-10T06:00:00.000Z' })),
    }),
  ).toMatchInlineSnapshot(`
    {
      "begun": "403 PAID_VISIT_BEGUN",
      "clientOverlap": "409 OWN_OVERLAP",
      "closed": "400 INVALID_DATE_TIME",
      "colleague": "404 APPOINTMENT_NOT_FOUND",
      "done": "409 NOT_EDITABLE",
      "duration": "409 DURATION_CHANGED",
      "heldThere": "409 SLOT_TAKEN",
      "hold": "404 APPOINTMENT_NOT_FOUND",
      "late": "400 EDIT_LOCKED",
      "left": "409 NOT_EDITABLE",
      "off": "409 ALREADY_CANCELLED",
      "ownOverlap": "409 OWN_OVERLAP",
      "past": "400 INVALID_DATE_TIME",
      "pause": "400 INVALID_DATE_TIME",
      "price": "409 PRICE_CHANGED",
      "service": "404 SERVICE_NOT_FOUND",
      "stale": "409 CONFLICT",
      "stranger": "404 APPOINTMENT_NOT_FOUND",
      "taken": "409 SLOT_TAKEN",
      "vacation": "400 INVALID_DATE_TIME",
    }
  `)
  expect((await move(admin, begun, place(luca.id, { time: '17:00' }))).status).toBe(200)
  expect((await move(marcosLogin, tomorrow, place(luca.id, { time: '18:00' }))).status).toBe(200)
  expect(taken).not.toBe('')
})
