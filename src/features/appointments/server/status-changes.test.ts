import { beforeEach, expect, it } from 'vitest'

import {
  appointmentRow,
  forgetLineAndLimits,
  freedRow,
  offerRow,
  reminderRow,
  requestRow,
} from '#tests/support/appointment-rows.ts'
import { changesAmong, refusalsOf } from '#tests/support/changes.ts'
import { givenNewBarber, givenNewPerson, givenPerson, givenShop } from '#tests/support/given.ts'
import { type Person, sendOnVacation, signIn } from '#tests/support/people.ts'
import { minute } from '#tests/support/test-clock.ts'

const shop = givenShop()
const admin = givenPerson(shop, 'admin')
const client = givenNewPerson(shop)
const stranger = givenNewPerson(shop)
const marco = givenNewBarber(shop)
const luca = givenNewBarber(shop, { firstName: 'Luca' })
let marcosLogin: Person

beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await forgetLineAndLimits(shop)
  marcosLogin = await signIn(shop, 'barber', marco.id)
})

const changes = changesAmong(shop, () => ({
  [marco.id]: 'marco',
  [luca.id]: 'luca',
  [client.id]: 'client',
  [admin.id]: 'admin',
}))

const setStatus = (person: Person, id: string, body: object) =>
  person.api.put(`/appointments/${id}/status`, body)

async function visitAmongOthers(columns: Parameters<typeof appointmentRow>[2] = {}) {
  const visit = await appointmentRow(shop, marco, { client_id: client.id, ...columns })
  const later = await appointmentRow(shop, marco, { client_id: client.id, time: '14:00' })
  await appointmentRow(shop, marco, { client_id: client.id, day: '2026-03-14' })
  await appointmentRow(shop, luca, { client_id: stranger.id })
  await appointmentRow(shop, marco, { client_id: client.id, status: 'cancelled' })
  await appointmentRow(shop, marco, { time: '15:00', held_for: 'payment' })
  await reminderRow(shop, visit)
  await reminderRow(shop, visit, { state: 'sent' })
  await reminderRow(shop, later)
  return visit
}

it('the owner confirms a pending visit: the customer is mailed, the reminder superseded', async () => {
  const visit = await visitAmongOthers({ status: 'pending' })
  expect(await changes(() => setStatus(admin, visit, { status: 'confirmed' }), { [visit]: 'visit' }))
    .toMatchInlineSnapshot(`
      "~ appointments [visit] status: pending → confirmed updated_at: 2026-03-10 08:00 → now stands_since: null → now
          calendar_sequence: 0 → 1
      + audit_log at=now id=#1 after={status=confirmed} action=status_changed before={status=pending}
          entity=appointment actor_id=admin entity_id=visit actor_name=Giulia Bianchi actor_role=admin
          entity_name=Giulia Bianchi, Taglio, 2026-03-13 10:00
      ~ messages [#2] state: queued → overtaken
      + messages id=#3 state=queued channel=email payload={date=2026-03-13, time=10:00, money={due=30,
          goesBack=true}, price=30, endsAt=2026-03-13 10:30, status=confirmed, service=Taglio, duration=30,
          sequence=1, startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri,
          customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099}
          template=appointment-confirmed cause_key=appointment-confirmed:visit:1:client-1:email recipient=client-1
          send_after=now appointment_id=visit
      ! event kind=appointment change=status appointmentId=visit barberId=marco barberName=Marco Ferri
          date=2026-03-13 time=10:00 service=Taglio customerName=Giulia Bianchi status=confirmed actorId=admin"
    `)
})

it('the barber completes the own visit without a mail', async () => {
  const visit = await visitAmongOthers()
  expect(await changes(() => setStatus(marcosLogin, visit, { status: 'completed' }), { [visit]: 'visit' }))
    .toMatchInlineSnapshot(`
      "~ appointments [visit] status: confirmed → completed updated_at: 2026-03-10 08:00 → now
      + audit_log at=now id=#1 after={status=completed} action=status_changed before={status=confirmed}
          entity=appointment actor_id=#2 entity_id=visit actor_name=Giulia Bianchi actor_role=barber
          entity_name=Giulia Bianchi, Taglio, 2026-03-13 10:00
      ~ messages [#3] state: queued → overtaken
      ! event kind=appointment change=status appointmentId=visit barberId=marco barberName=Marco Ferri
          date=2026-03-13 time=10:00 service=Taglio customerName=Giulia Bianchi status=completed actorId=#2"
    `)
})

it('the owner cancels an awaited visit: its slot is held for the waiting list', async () => {
  const visit = await visitAmongOthers()
  await requestRow(shop, stranger.id, marco)
  expect(
    await changes(() => setStatus(admin, visit, { status: 'cancelled', cancellationReason: 'Malattia' }), {
      [visit]: 'visit',
    }),
  ).toMatchInlineSnapshot(`
    "~ appointments [visit] status: confirmed → cancelled updated_at: 2026-03-10 08:00 → now
        cancelled_at: null → now stands_since: null → now calendar_sequence: 0 → 1
        cancellation_reason: null → Malattia
    + appointments id=#1 status=held ends_at=2026-03-13 10:30 held_for=line shop_day=2026-03-13 barber_id=marco
        starts_at=2026-03-13 10:00 service_id=#2 payment_type=in_person service_name=Taglio start_minute=600
        payment_method=cash payment_status=pending price_centimes=3000 hold_expires_at=2026-03-11 09:06
        duration_minutes=30
    + audit_log at=now id=#3 after={status=cancelled, cancellationReason=Malattia} action=status_changed
        before={status=confirmed} entity=appointment actor_id=admin entity_id=visit actor_name=Giulia Bianchi
        actor_role=admin entity_name=Giulia Bianchi, Taglio, 2026-03-13 10:00
    + freed_times id=#4 hold_id=#1 freed_at=now shop_day=2026-03-13 barber_id=marco end_minute=630
        start_minute=600
    ~ messages [#5] state: queued → overtaken
    + messages id=#6 state=queued channel=email payload={date=2026-03-13, time=10:00, money={goesBack=true},
        price=30, endsAt=2026-03-13 10:30, reason=Malattia, status=cancelled, service=Taglio, duration=30,
        sequence=1, startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099}
        template=appointment-cancelled cause_key=appointment-cancelled:visit:1:client-1:email recipient=client-1
        send_after=now appointment_id=visit
    + messages id=#7 state=queued channel=email payload={date=2026-03-13, time=10:00, money={goesBack=true},
        price=30, endsAt=2026-03-13 10:30, reason=Malattia, status=cancelled, service=Taglio, duration=30,
        sequence=1, startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099}
        template=barber-appointment-cancelled cause_key=barber-appointment-cancelled:visit:1:barber-1:email
        recipient=barber-1 send_after=now appointment_id=visit
    ! event kind=appointment change=cancelled appointmentId=visit barberId=marco barberName=Marco Ferri
        date=2026-03-13 time=10:00 service=Taglio customerName=Giulia Bianchi status=cancelled actorId=admin"
  `)
})

it('the owner restores a cancelled visit: its slot leaves the waiting list, others stay', async () => {
  const visit = await visitAmongOthers()
  const [sara, nora] = [await signIn(shop), await signIn(shop)]
  await requestRow(shop, sara.id, marco)
  await setStatus(admin, visit, { status: 'cancelled', cancellationReason: 'Malattia' })
  await shop.offerFreedTimes()
  await freedRow(shop, luca, { start_minute: 600, end_minute: 630 })
  await freedRow(shop, marco, { shop_day: '2026-03-14', start_minute: 600, end_minute: 630 })
  await freedRow(shop, marco, { start_minute: 585, end_minute: 615 })
  await freedRow(shop, marco, { start_minute: 615, end_minute: 645 })
  await offerRow(shop, nora.id, luca)
  expect(
    await changes(() => setStatus(admin, visit, { status: 'confirmed' }), {
      [visit]: 'visit',
      [sara.id]: 'sara',
    }),
  ).toMatchInlineSnapshot(`
    "~ appointments [visit] status: cancelled → confirmed updated_at: 2026-03-11 09:00 → now
        cancelled_at: 2026-03-11 09:00 → null stands_since: 2026-03-11 09:00 → now calendar_sequence: 1 → 2
        cancellation_reason: Malattia → null
    + audit_log at=now id=#1 after={status=confirmed} action=status_changed before={status=cancelled,
        cancellationReason=Malattia} entity=appointment actor_id=admin entity_id=visit actor_name=Giulia Bianchi
        actor_role=admin entity_name=Giulia Bianchi, Taglio, 2026-03-13 10:00
    ~ messages [#2] state: queued → overtaken
        payload: {date=2026-03-13, time=10:00, price=30, token=…, barber=Marco Ferri, offerId=#3, service=Taglio, expiresAt=2026-03-11 09:30, firstName=Giulia} → {date=2026-03-13, time=10:00, price=30, barber=Marco Ferri, offerId=#3, service=Taglio, expiresAt=2026-03-11 09:30, firstName=Giulia}
    ~ messages [#4] state: queued → overtaken
        payload: {date=2026-03-13, time=10:00, price=30, token=…, barber=Marco Ferri, offerId=#3, service=Taglio, expiresAt=2026-03-11 09:30, firstName=Giulia} → {date=2026-03-13, time=10:00, price=30, barber=Marco Ferri, offerId=#3, service=Taglio, expiresAt=2026-03-11 09:30, firstName=Giulia}
    + messages id=#5 state=queued channel=email payload={date=2026-03-13, time=10:00, money={due=30,
        goesBack=true}, price=30, endsAt=2026-03-13 10:30, status=confirmed, service=Taglio, duration=30,
        sequence=2, startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099} template=appointment-booked
        cause_key=appointment-booked:visit:2:client-1:email recipient=client-1 send_after=now appointment_id=visit
    + messages id=#6 state=queued channel=email payload={date=2026-03-13, time=10:00, money={due=30,
        goesBack=true}, price=30, endsAt=2026-03-13 10:30, status=confirmed, service=Taglio, duration=30,
        sequence=2, startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099}
        template=barber-appointment-booked cause_key=barber-appointment-booked:visit:2:barber-1:email
        recipient=barber-1 send_after=now appointment_id=visit
    ~ waiting_list [#7] status: notified → pending
    ~ waiting_offers [#3] hold_id: #8 → null outcome: null → withdrawn closed_at: null → now
        freed_time_id: #9 → null
    - appointments [#8]
    - freed_times [#9]
    ! event kind=holds
    ! event kind=appointment change=status appointmentId=visit barberId=marco barberName=Marco Ferri
        date=2026-03-13 time=10:00 service=Taglio customerName=Giulia Bianchi status=confirmed actorId=admin"
  `)
})

it('a cancelled visit whose slot was offered returns 409 SLOT_NO_LONGER_FREE when restored', async () => {
  const visit = await visitAmongOthers()
  const sara = await signIn(shop)
  await requestRow(shop, sara.id, marco)
  await setStatus(admin, visit, { status: 'cancelled' })
  await shop.offerFreedTimes()
  await shop.sendMessages()
  expect(await refusalsOf(shop, { it: () => setStatus(admin, visit, { status: 'confirmed' }) })).toEqual({
    it: '409 SLOT_NO_LONGER_FREE',
  })
})

it('a visit cancelled over ten minutes ago returns 409 SLOT_NO_LONGER_FREE', async () => {
  const visit = await visitAmongOthers()
  const sara = await signIn(shop)
  await requestRow(shop, sara.id, marco)
  await setStatus(admin, visit, { status: 'cancelled' })
  await shop.offerFreedTimes()
  shop.clock.advance(10 * minute + 1)
  expect(await refusalsOf(shop, { it: () => setStatus(admin, visit, { status: 'confirmed' }) })).toEqual({
    it: '409 SLOT_NO_LONGER_FREE',
  })
})

it('the owner restores a past visit as completed despite a vacation', async () => {
  const visit = await appointmentRow(shop, marco, {
    client_id: client.id,
    day: '2026-03-10',
    status: 'cancelled',
    cancellation_reason: 'Non venuto',
  })
  await sendOnVacation(shop, marco, '2026-03-09', '2026-03-20')
  expect(await changes(() => setStatus(admin, visit, { status: 'completed' }), { [visit]: 'visit' }))
    .toMatchInlineSnapshot(`
      "~ appointments [visit] status: cancelled → completed updated_at: 2026-03-10 08:00 → now
          cancelled_at: 2026-03-10 08:00 → null stands_since: null → now calendar_sequence: 0 → 1
          cancellation_reason: Non venuto → null
      + audit_log at=now id=#1 after={status=completed} action=status_changed before={status=cancelled,
          cancellationReason=Non venuto} entity=appointment actor_id=admin entity_id=visit actor_name=Giulia Bianchi
          actor_role=admin entity_name=Giulia Bianchi, Taglio, 2026-03-10 10:00
      ! event kind=appointment change=status appointmentId=visit barberId=marco barberName=Marco Ferri
          date=2026-03-10 time=10:00 service=Taglio customerName=Giulia Bianchi status=completed actorId=admin"
    `)
})

it('the owner restores a future visit only while its barber works then', async () => {
  const { pool } = shop.platform.database
  const cancelled = { client_id: client.id, status: 'cancelled' }
  const visit = await appointmentRow(shop, marco, cancelled)
  const atNoon = await appointmentRow(shop, marco, { ...cancelled, time: '12:00' })
  const onVacation = await appointmentRow(shop, marco, { ...cancelled, day: '2026-03-16' })
  const late = await appointmentRow(shop, marco, { ...cancelled, time: '18:45' })
  await sendOnVacation(shop, marco, '2026-03-16')
  const revive = (id: string) => () => setStatus(admin, id, { status: 'confirmed' })
  const gone = '409 SLOT_NO_LONGER_FREE'
  expect(
    await refusalsOf(shop, { pause: revive(atNoon), vacation: revive(onVacation), late: revive(late) }),
  ).toEqual({ pause: gone, vacation: gone, late: gone })
  await pool.query('UPDATE barbers SET is_active = false WHERE id = $1', [marco.id])
  expect(await refusalsOf(shop, { gone: revive(visit) })).toEqual({ gone })
})

it('a visit of a deleted account can be completed, not restored', async () => {
  const { pool } = shop.platform.database
  const past = await appointmentRow(shop, marco, { client_id: client.id, day: '2026-03-10' })
  const cancelled = await appointmentRow(shop, marco, { client_id: client.id, status: 'cancelled' })
  await pool.query('UPDATE users SET deleted_at = now() WHERE id = $1', [client.id])
  expect(await refusalsOf(shop, { it: () => setStatus(admin, cancelled, { status: 'confirmed' }) })).toEqual({
    it: '409 NOT_EDITABLE',
  })
  expect((await setStatus(admin, past, { status: 'completed' })).status).toBe(200)
})

it('the status is changed only by its barber and the owner, within their rights', async () => {
  const lucasLogin = await signIn(shop, 'barber', luca.id)
  const visit = await visitAmongOthers()
  const off = await appointmentRow(shop, marco, { client_id: client.id, time: '16:00', status: 'cancelled' })
  const done = await appointmentRow(shop, marco, { day: '2026-03-10', status: 'completed' })
  const held = await appointmentRow(shop, marco, { time: '17:00', held_for: 'payment' })
  const completed = { status: 'completed' }
  expect(
    await refusalsOf(shop, {
      colleague: () => setStatus(lucasLogin, visit, completed),
      client: () => setStatus(client, visit, completed),
      held: () => setStatus(admin, held, completed),
      unknown: () => setStatus(admin, 'x', completed),
      revivedByBarber: () => setStatus(marcosLogin, off, { status: 'confirmed' }),
      reopenedByBarber: () => setStatus(marcosLogin, done, { status: 'confirmed' }),
      refundByBarber: () => setStatus(marcosLogin, visit, { status: 'cancelled', refund: true }),
      stale: () => setStatus(admin, visit, { ...completed, updatedAt: '2026-03-10T06:00:00.000Z' }),
      unchanged: () => setStatus(admin, visit, { status: 'confirmed' }),
    }),
  ).toMatchInlineSnapshot(`
    {
      "client": "403 FORBIDDEN",
      "colleague": "404 APPOINTMENT_NOT_FOUND",
      "held": "404 APPOINTMENT_NOT_FOUND",
      "refundByBarber": "403 FORBIDDEN",
      "reopenedByBarber": "409 NOT_EDITABLE",
      "revivedByBarber": "409 ALREADY_CANCELLED",
      "stale": "409 CONFLICT",
      "unchanged": "200",
      "unknown": "404 APPOINTMENT_NOT_FOUND",
    }
  `)
})

it('a barber cannot change the status of the own visit at a colleague: 404', async () => {
  const lucasLogin = await signIn(shop, 'barber', luca.id)
  const visit = await appointmentRow(shop, marco, { client_id: lucasLogin.id })
  expect(await refusalsOf(shop, { it: () => setStatus(lucasLogin, visit, { status: 'completed' }) })).toEqual(
    { it: '404 APPOINTMENT_NOT_FOUND' },
  )
})
