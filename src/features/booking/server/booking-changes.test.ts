import { beforeEach, expect, it } from 'vitest'

import { changesAmong } from '#tests/support/changes.ts'
import { givenNewBarber, givenNewPerson, givenPerson, givenShop } from '#tests/support/given.ts'
import { clientBooking, guestBooking } from '#tests/support/people.ts'

/** The demo's customers, appointments and orders stand by: a command that reaches too far changes them. */
const shop = givenShop({ demo: true })
const admin = givenPerson(shop, 'admin')
const client = givenNewPerson(shop)
const marco = givenNewBarber(shop)

/** A moment later than what the test has prepared, so that new times differ from former ones. */
const changes = changesAmong(shop, () => ({ [marco.id]: 'marco', [client.id]: 'client' }))

beforeEach(() => shop.clock.set('2026-03-11T09:00:00+01:00'))

it('a client booking adds the appointment and a mail to the client and the barber', async () => {
  expect(await changes(() => client.api.post('/appointments', clientBooking(marco.id))))
    .toMatchInlineSnapshot(`
    "+ appointments id=#1 status=confirmed ends_at=2026-03-13 10:30 shop_day=2026-03-13 barber_id=marco
        client_id=client starts_at=2026-03-13 10:00 service_id=#2 customer_id=#3 payment_type=in_person
        service_name=Taglio start_minute=600 payment_method=cash payment_status=pending price_centimes=3000
        duration_minutes=30 browser_time_zone=Europe/Zurich
    + messages id=#4 state=queued channel=email payload={date=2026-03-13, time=10:00, money={due=30,
        goesBack=true}, price=30, endsAt=2026-03-13 10:30, status=confirmed, service=Taglio, duration=30,
        startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri, customerName=Giulia Bianchi,
        appointmentId=#1, customerPhone=+41790000099} template=appointment-booked
        cause_key=appointment-booked:#1:0:client-1:email recipient=client-1 send_after=now appointment_id=#1
    + messages id=#5 state=queued channel=email payload={date=2026-03-13, time=10:00, money={due=30,
        goesBack=true}, price=30, endsAt=2026-03-13 10:30, status=confirmed, service=Taglio, duration=30,
        startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri, customerName=Giulia Bianchi,
        appointmentId=#1, customerPhone=+41790000099} template=barber-appointment-booked
        cause_key=barber-appointment-booked:#1:0:barber-1:email recipient=barber-1 send_after=now
        appointment_id=#1
    + rate_limits key=client-booking:client expire=… points=1
    ! event kind=appointment change=booked appointmentId=#1 barberId=marco barberName=Marco Ferri date=2026-03-13
        time=10:00 service=Taglio customerName=Giulia Bianchi status=confirmed actorId=client"
  `)
})

it('a guest booking also adds a customer, matched by email next time', async () => {
  expect(
    await changes(() => client.api.post('/appointments/public/appointments/guest', guestBooking(marco.id))),
  ).toMatchInlineSnapshot(`
    "+ appointments id=#1 status=confirmed ends_at=2026-03-13 10:30 shop_day=2026-03-13 barber_id=marco
        starts_at=2026-03-13 10:00 service_id=#2 customer_id=#3 guest_email=anna-1 guest_phone=+4179-1
        payment_type=in_person service_name=Taglio start_minute=600 payment_method=cash payment_status=pending
        price_centimes=3000 guest_last_name=Rossi duration_minutes=30 guest_first_name=Anna
    + customer_keys kind=email value=anna-1 customer_id=#3
    + customers id=#3 email=anna-1 phone=+4179-1 searched=anna rossi anna-1 +4179-1 last_name=Rossi
        first_name=Anna
    + messages id=#4 state=queued channel=email payload={date=2026-03-13, time=10:00, money={due=30,
        goesBack=true}, price=30, token=…, endsAt=2026-03-13 10:30, status=confirmed, isGuest=true,
        service=Taglio, duration=30, startsAt=2026-03-13 10:00, firstName=Anna, barberName=Marco Ferri,
        customerName=Anna Rossi, appointmentId=#1, customerPhone=+4179-1} template=appointment-booked
        cause_key=appointment-booked:#1:0:anna-1:email recipient=anna-1 send_after=now appointment_id=#1
    + messages id=#5 state=queued channel=email payload={date=2026-03-13, time=10:00, money={due=30,
        goesBack=true}, price=30, endsAt=2026-03-13 10:30, status=confirmed, isGuest=true, service=Taglio,
        duration=30, startsAt=2026-03-13 10:00, firstName=Anna, barberName=Marco Ferri, customerName=Anna Rossi,
        appointmentId=#1, customerPhone=+4179-1} template=barber-appointment-booked
        cause_key=barber-appointment-booked:#1:0:barber-1:email recipient=barber-1 send_after=now
        appointment_id=#1
    + rate_limits key=guest-booking-address:127.0.0.1 expire=… points=1
    + rate_limits key=guest-booking:+4179-1 127.0.0.1 expire=… points=1
    + rate_limits key=guest-booking:anna-1 127.0.0.1 expire=… points=1
    ! event kind=appointment change=booked appointmentId=#1 barberId=marco barberName=Marco Ferri date=2026-03-13
        time=10:00 service=Taglio customerName=Anna Rossi status=confirmed"
  `)
})

it('a cancellation by the owner cancels the appointment and holds it for the waiting list', async () => {
  const { body } = await client.api.post('/appointments', clientBooking(marco.id))
  expect(await changes(() => admin.api.put(`/appointments/${body._id}/status`, { status: 'cancelled' })))
    .toMatchInlineSnapshot(`
    "~ appointments [#1] status: confirmed → cancelled updated_at: 2026-03-11 09:00 → now cancelled_at: null → now
        stands_since: null → now calendar_sequence: 0 → 1
    + audit_log at=now id=#2 after={status=cancelled} action=status_changed before={status=confirmed}
        entity=appointment actor_id=#3 entity_id=#1 actor_name=Giulia Bianchi actor_role=admin
        entity_name=Giulia Bianchi, Taglio, 2026-03-13 10:00
    + messages id=#4 state=queued channel=email payload={date=2026-03-13, time=10:00, money={goesBack=true},
        price=30, endsAt=2026-03-13 10:30, status=cancelled, service=Taglio, duration=30, sequence=1,
        startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri, customerName=Giulia Bianchi,
        appointmentId=#1, customerPhone=+41790000099} template=appointment-cancelled
        cause_key=appointment-cancelled:#1:1:client-1:email recipient=client-1 send_after=now appointment_id=#1
    + messages id=#5 state=queued channel=email payload={date=2026-03-13, time=10:00, money={goesBack=true},
        price=30, endsAt=2026-03-13 10:30, status=cancelled, service=Taglio, duration=30, sequence=1,
        startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri, customerName=Giulia Bianchi,
        appointmentId=#1, customerPhone=+41790000099} template=barber-appointment-cancelled
        cause_key=barber-appointment-cancelled:#1:1:barber-1:email recipient=barber-1 send_after=now
        appointment_id=#1
    ! event kind=appointment change=cancelled appointmentId=#1 barberId=marco barberName=Marco Ferri
        date=2026-03-13 time=10:00 service=Taglio customerName=Giulia Bianchi status=cancelled actorId=#3"
  `)
})
