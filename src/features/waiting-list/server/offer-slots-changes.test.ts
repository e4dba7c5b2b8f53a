import { beforeEach, describe, expect, it } from 'vitest'

import {
  appointmentRow,
  forgetLineAndLimits,
  freedRow as freedSlotRow,
  offerRow,
  requestRow,
} from '#tests/support/appointment-rows.ts'
import { changesAmong, expectNoChange, refusalsOf, tablesOf } from '#tests/support/changes.ts'
import { givenNewBarber, givenNewPerson, givenShop } from '#tests/support/given.ts'
import { type Person, sendOnVacation, signIn, hireBarber } from '#tests/support/people.ts'
import { minute } from '#tests/support/test-clock.ts'

const shop = givenShop()
const client = givenNewPerson(shop)
const stranger = givenNewPerson(shop)
const marco = givenNewBarber(shop)
const luca = givenNewBarber(shop, { firstName: 'Luca', services: ['Taglio'] })

beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await forgetLineAndLimits(shop)
  await rowsOf('UPDATE studio_settings SET sends_sms = true, quiet_from_minute = 1260, quiet_to_minute = 480')
})

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows

const changes = changesAmong(shop, () => ({
  [marco.id]: 'marco',
  [luca.id]: 'luca',
  [client.id]: 'client',
  [stranger.id]: 'stranger',
}))

const early = new Date('2026-03-09T08:00:00+01:00')
const join = (person: Person, wish: object = {}) =>
  person.api.post('/waiting-list', { preferredBarber: marco.id, service: 'Taglio', ...wish })

describe('the waiting list', () => {
  it('accepts an entry beside entries for other services and of other clients', async () => {
    await requestRow(shop, stranger.id, marco)
    await requestRow(shop, client.id, luca)
    await requestRow(shop, client.id, marco, { service_name: 'Barba' })
    await requestRow(shop, client.id, marco, { status: 'expired' })
    await requestRow(shop, client.id, marco, { status: 'booked' })
    const wish = {
      preferredDays: ['friday', 'monday'],
      preferredTimeSlots: ['evening', 'morning'],
      notes: 'Presto',
    }
    expect(await changes(() => join(client, wish))).toMatchInlineSnapshot(`
      "+ rate_limits key=waiting-request:client expire=… points=1
      + waiting_list id=#1 notes=Presto status=pending client_id=client expires_at=2026-04-10 10:01 service_id=#2
          customer_id=#3 requested_at=now service_name=Taglio preferred_days=[monday, friday]
          preferred_barber_id=marco preferred_time_slots=[morning, evening]
      ! event kind=shop"
    `)
  })

  it('accepts the id or name of a service in any case', async () => {
    await requestRow(shop, client.id, null)
    expect((await join(client)).status).toBe(201)
    const [{ id }] = await rowsOf(`SELECT id FROM services WHERE name = 'Barba'`)
    expect((await join(client, { service: id.toUpperCase() })).body.service).toBe('Barba')
    expect((await join(client, { service: 'taglio + BARBA' })).body.service).toBe('Taglio + Barba')
  })

  it('refuses duplicates, too many entries and services no barber offers', async () => {
    await requestRow(shop, client.id, marco, { status: 'notified' })
    await requestRow(shop, stranger.id, marco)
    const [{ id: removed }] = await rowsOf(
      `INSERT INTO services (name, price_centimes, duration_minutes, deleted_at, is_active)
       SELECT 'Tolto', price_centimes, duration_minutes, now(), false FROM services WHERE name = 'Taglio' RETURNING id`,
    )
    const gone = await hireBarber(shop, { firstName: 'Ugo' })
    await rowsOf('UPDATE barbers SET deleted_at = now(), is_active = false WHERE id = $1', [gone.id])
    await rowsOf('INSERT INTO barber_services SELECT $1, id FROM services WHERE id = $2', [marco.id, removed])
    expect(
      await refusalsOf(shop, {
        twice: () => join(client),
        twiceByOther: () => join(stranger),
        unknownBarber: () => join(client, { preferredBarber: crypto.randomUUID() }),
        formerBarber: () => join(client, { preferredBarber: gone.id }),
        notOffered: () => join(client, { preferredBarber: luca.id, service: 'Barba' }),
        unknownService: () => join(client, { service: 'Permanente' }),
        removedService: () => join(client, { service: removed }),
      }),
    ).toMatchInlineSnapshot(`
      {
        "formerBarber": "404 BARBER_NOT_FOUND",
        "notOffered": "400 INVALID_SERVICE",
        "removedService": "400 INVALID_SERVICE",
        "twice": "409 ALREADY_IN_LINE",
        "twiceByOther": "409 ALREADY_IN_LINE",
        "unknownBarber": "404 BARBER_NOT_FOUND",
        "unknownService": "400 INVALID_SERVICE",
      }
    `)
  })

  it('accepts at most five entries of a client, ended ones not counted', async () => {
    for (const [barber, service_name] of [
      [marco, 'Taglio'],
      [marco, 'Barba'],
      [luca, 'Taglio'],
      [null, 'Taglio'],
    ] as const)
      await requestRow(shop, client.id, barber, { service_name })
    await requestRow(shop, client.id, null, { service_name: 'Barba', status: 'expired' })
    expect((await join(client, { service: 'Taglio + Barba' })).status).toBe(201)
    await rowsOf(
      `UPDATE waiting_list SET status = 'notified' WHERE preferred_barber_id IS NULL AND status = 'pending'`,
    )
    await rowsOf('INSERT INTO barber_services SELECT $1, id FROM services WHERE name = $2', [
      luca.id,
      'Barba',
    ])
    const sixth = () => join(client, { preferredBarber: luca.id, service: 'Barba' })
    expect(await refusalsOf(shop, { sixth })).toEqual({ sixth: '409 TOO_MANY_WAITING_REQUESTS' })
  })

  it('lets a client remove only the own entries, and no booked ones', async () => {
    const own = await requestRow(shop, client.id, marco)
    const booked = await requestRow(shop, client.id, luca, { status: 'booked' })
    const other = await requestRow(shop, stranger.id, marco)
    const leave = (id: string) => client.api.delete(`/waiting-list/${id}`)
    expect(
      await refusalsOf(shop, {
        stranger: () => leave(other),
        booked: () => leave(booked),
        unknown: () => leave(crypto.randomUUID()),
        malformed: () => leave('x'),
      }),
    ).toMatchInlineSnapshot(`
      {
        "booked": "405 WAITING_REQUEST_BOOKED",
        "malformed": "404 WAITING_REQUEST_NOT_FOUND",
        "stranger": "403 WAITING_REQUEST_NOT_YOURS",
        "unknown": "404 WAITING_REQUEST_NOT_FOUND",
      }
    `)
    expect(await changes(() => leave(own), { [own]: 'own' })).toMatchInlineSnapshot(`
      "- waiting_list [own]
      ! event kind=shop"
    `)
  })

  it('passes the offered slot of a removed entry on; other offers stay', async () => {
    const offer = await offerRow(shop, client.id, marco)
    await offerRow(shop, client.id, luca, { time: '17:00' })
    await offerRow(shop, stranger.id, marco, { time: '17:00' })
    const names = { [offer.hold ?? '']: 'held', [offer.id]: 'offer', [offer.request ?? '']: 'wish' }
    const leave = () => client.api.delete(`/waiting-list/${offer.request}`)
    expect(await changes(leave, names)).toMatchInlineSnapshot(`
      "~ appointments [held] held_for: offer → line client_id: client → null
      ~ waiting_offers [offer] outcome: null → declined closed_at: null → now request_id: wish → null
      - waiting_list [wish]
      ! event kind=shop"
    `)
  })

  it('shows a client the own entries, newest first, with open offers', async () => {
    const later = new Date('2026-03-10T09:00:00+01:00')
    await requestRow(shop, client.id, marco, { notes: 'pending' })
    await requestRow(shop, client.id, null, { notes: 'newest', requested_at: later })
    await requestRow(shop, client.id, luca, { notes: 'booked', status: 'booked' })
    await requestRow(shop, client.id, luca, { notes: 'expired', status: 'expired', requested_at: early })
    await requestRow(shop, client.id, marco, {
      notes: 'over',
      service_name: 'Barba',
      requested_at: new Date('2026-03-08T08:00:00+01:00'),
      expires_at: new Date('2026-03-11T09:00:00+01:00'),
    })
    await requestRow(shop, stranger.id, marco, { notes: 'stranger' })
    const wish = { requested_at: new Date('2026-03-07T08:00:00+01:00'), notes: 'offered' }
    const former = { outcome: 'declined', hold: null, request: null } as const
    const { request, id } = await offerRow(shop, client.id, luca, { request: wish })
    await rowsOf('UPDATE waiting_offers SET request_id = NULL WHERE id = $1', [id])
    await offerRow(shop, client.id, luca, { ...former, request_id: request })
    await rowsOf('UPDATE waiting_offers SET request_id = $2 WHERE id = $1', [id, request])
    const { body } = await client.api.get('/waiting-list/my-entries')
    expect(
      body.map(({ notes, status, offer }: Record<string, unknown>) =>
        [notes, status, offer !== null].join(' '),
      ),
    ).toMatchInlineSnapshot(`
      [
        "newest pending false",
        "pending pending false",
        "expired expired false",
        "over expired false",
        "offered notified true",
      ]
    `)
  })

  it('shows no expired offer and none without its hold', async () => {
    await offerRow(shop, client.id, luca, { expires_at: new Date('2026-03-11T09:00:00+01:00') })
    await offerRow(shop, client.id, marco, { time: '17:00', hold: null })
    const { body } = await client.api.get('/waiting-list/my-entries')
    expect(body.map(({ status, offer }: Record<string, unknown>) => [status, offer])).toEqual([
      ['pending', null],
      ['pending', null],
    ])
  })
})

describe('a freed slot', () => {
  const freedWithHold = async (columns: Parameters<typeof freedSlotRow>[2] = {}) => {
    const hold = await appointmentRow(shop, marco, {
      time: '16:00',
      held_for: 'line',
      hold_expires_at: new Date('2026-03-11T09:05:00+01:00'),
    })
    const freed = await freedSlotRow(shop, marco, { hold_id: hold, ...columns })
    return { hold, freed, names: { [hold]: 'hold', [freed]: 'freed' } }
  }
  const offered = () => changes(() => shop.offerFreedTimes())

  it('is offered to the matching client who waits longest, by mail and text message', async () => {
    const { freed, names } = await freedWithHold()
    await sendOnVacation(shop, marco, '2026-03-12')
    await sendOnVacation(shop, marco, '2026-03-14')
    await sendOnVacation(shop, luca, '2026-03-13')
    await appointmentRow(shop, marco, { day: '2026-03-16', time: '16:00' })
    await appointmentRow(shop, marco, { time: '16:00', status: 'cancelled' })
    await appointmentRow(shop, luca, { time: '16:00' })
    const people = await Promise.all(Array.from({ length: 8 }, () => signIn(shop)))
    const [monday, other, over, asked, gone, morning, inactive, newer] = people.map(({ id }) => id) as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    const at = (hours: number) => ({ requested_at: new Date(early.getTime() + hours * 60 * minute) })
    await requestRow(shop, monday, marco, { ...at(0), preferred_days: ['monday'] })
    await requestRow(shop, other, luca, at(1))
    await requestRow(shop, over, marco, { ...at(2), expires_at: new Date('2026-03-11T09:01:00+01:00') })
    await requestRow(shop, asked, marco, at(3))
    await offerRow(shop, asked, marco, {
      outcome: 'declined',
      freed_time_id: freed,
      request: null,
      hold: null,
    })
    await requestRow(shop, gone, marco, at(4))
    await rowsOf('UPDATE users SET deleted_at = now() WHERE id = $1', [gone])
    await requestRow(shop, morning, marco, { ...at(5), preferred_time_slots: ['morning'] })
    await rowsOf(`UPDATE services SET is_active = false WHERE name = 'Barba'`)
    await requestRow(shop, inactive, marco, { ...at(6), service_name: 'Barba' })
    await requestRow(shop, stranger.id, marco, { ...at(7), status: 'expired' })
    await requestRow(shop, client.id, null, { ...at(8), preferred_days: ['friday'] })
    await offerRow(shop, client.id, luca, { time: '18:00', outcome: 'declined', request: null, hold: null })
    await requestRow(shop, newer, marco, at(9))
    await freedSlotRow(shop, luca, { shop_day: '2026-03-14' })
    await requestRow(shop, stranger.id, luca, { ...at(9), preferred_days: ['monday'] })
    const lines = await changes(() => shop.offerFreedTimes(), names)
    await rowsOf(`UPDATE services SET is_active = true WHERE name = 'Barba'`)
    expect(lines).toMatchInlineSnapshot(`
      "+ appointments id=#1 status=held ends_at=2026-03-13 16:30 held_for=offer shop_day=2026-03-13 barber_id=marco
          client_id=client starts_at=2026-03-13 16:00 service_id=#2 payment_type=in_person service_name=Taglio
          start_minute=960 payment_method=cash payment_status=pending price_centimes=3000
          hold_expires_at=2026-03-11 09:36 duration_minutes=30
      + appointments id=#3 status=held ends_at=2026-03-14 16:30 held_for=offer shop_day=2026-03-14 barber_id=luca
          client_id=#4 starts_at=2026-03-14 16:00 service_id=#2 payment_type=in_person service_name=Taglio
          start_minute=960 payment_method=cash payment_status=pending price_centimes=3000
          hold_expires_at=2026-03-11 09:36 duration_minutes=30
      ~ freed_times [freed] hold_id: hold → null
      + messages id=#5 state=queued channel=email payload={date=2026-03-13, time=16:00, price=30, token=…,
          barber=Marco Ferri, offerId=#6, service=Taglio, expiresAt=2026-03-11 09:31, firstName=Giulia}
          template=waiting-offer cause_key=waiting-offer:#6:client-1:email recipient=client-1 send_after=now
          useful_until=2026-03-11 09:31
      + messages id=#7 state=queued channel=sms payload={date=2026-03-13, time=16:00, price=30, token=…,
          barber=Marco Ferri, offerId=#6, service=Taglio, expiresAt=2026-03-11 09:31, firstName=Giulia}
          template=waiting-offer cause_key=waiting-offer:#6:+41790000099:sms recipient=+41790000099 send_after=now
          useful_until=2026-03-11 09:31
      + messages id=#8 state=queued channel=email payload={date=2026-03-14, time=16:00, price=30, token=…,
          barber=Luca Ferri, offerId=#9, service=Taglio, expiresAt=2026-03-11 09:31, firstName=Giulia}
          template=waiting-offer cause_key=waiting-offer:#9:client-2:email recipient=client-2 send_after=now
          useful_until=2026-03-11 09:31
      + messages id=#10 state=queued channel=sms payload={date=2026-03-14, time=16:00, price=30, token=…,
          barber=Luca Ferri, offerId=#9, service=Taglio, expiresAt=2026-03-11 09:31, firstName=Giulia}
          template=waiting-offer cause_key=waiting-offer:#9:+41790000099:sms recipient=+41790000099 send_after=now
          useful_until=2026-03-11 09:31
      ~ waiting_list [#11] status: pending → notified
      ~ waiting_list [#12] status: pending → expired
      ~ waiting_list [#13] status: pending → notified
      + waiting_offers id=#6 hold_id=#1 shop_day=2026-03-13 barber_id=marco client_id=client
          starts_at=2026-03-13 16:00 expires_at=2026-03-11 09:31 offered_at=now request_id=#13 service_id=#2
          service_name=Taglio start_minute=960 freed_time_id=freed price_centimes=3000 duration_minutes=30
      + waiting_offers id=#9 hold_id=#3 shop_day=2026-03-14 barber_id=luca client_id=#4 starts_at=2026-03-14 16:00
          expires_at=2026-03-11 09:31 offered_at=now request_id=#11 service_id=#2 service_name=Taglio
          start_minute=960 freed_time_id=#14 price_centimes=3000 duration_minutes=30
      - appointments [hold]
      ! event kind=holds
      ! event kind=shop"
    `)
  })

  it('that is longer is offered in part, the rest to the next client', async () => {
    const hold = await appointmentRow(shop, marco, { time: '16:00', held_for: 'line', duration_minutes: 60 })
    const freed = await freedSlotRow(shop, marco, { hold_id: hold, end_minute: 17 * 60 })
    await requestRow(shop, client.id, marco)
    await requestRow(shop, stranger.id, null, { requested_at: new Date('2026-03-10T09:00:00+01:00') })
    const lines = await changes(() => shop.offerFreedTimes(), { [hold]: 'hold', [freed]: 'freed' })
    expect(tablesOf(lines, /^. (appointments|freed|waiting)/)).toMatchInlineSnapshot(`
      [
        "+ appointments id=#1 status=held ends_at=2026-03-13 16:30 held_for=offer shop_day=2026-03-13 barber_id=marco client_id=client starts_at=2026-03-13 16:00 service_id=#2 payment_type=in_person service_name=Taglio start_minute=960 payment_method=cash payment_status=pending price_centimes=3000 hold_expires_at=2026-03-11 09:36 duration_minutes=30",
        "+ appointments id=#3 status=held ends_at=2026-03-13 17:00 held_for=offer shop_day=2026-03-13 barber_id=marco client_id=stranger starts_at=2026-03-13 16:30 service_id=#2 payment_type=in_person service_name=Taglio start_minute=990 payment_method=cash payment_status=pending price_centimes=3000 hold_expires_at=2026-03-11 09:36 duration_minutes=30",
        "~ freed_times [freed] hold_id: hold → null end_minute: 1020 → 990",
        "+ freed_times id=#4 freed_at=now shop_day=2026-03-13 barber_id=marco end_minute=1020 start_minute=990",
        "~ waiting_list [#11] status: pending → notified",
        "~ waiting_list [#12] status: pending → notified",
        "+ waiting_offers id=#6 hold_id=#1 shop_day=2026-03-13 barber_id=marco client_id=client starts_at=2026-03-13 16:00 expires_at=2026-03-11 09:31 offered_at=now request_id=#11 service_id=#2 service_name=Taglio start_minute=960 freed_time_id=freed price_centimes=3000 duration_minutes=30",
        "+ waiting_offers id=#9 hold_id=#3 shop_day=2026-03-13 barber_id=marco client_id=stranger starts_at=2026-03-13 16:30 expires_at=2026-03-11 09:31 offered_at=now request_id=#12 service_id=#2 service_name=Taglio start_minute=990 freed_time_id=#4 price_centimes=3000 duration_minutes=30",
        "- appointments [hold]",
      ]
    `)
  })

  it('that matches no entry is released for all clients', async () => {
    const { names } = await freedWithHold()
    await requestRow(shop, client.id, luca)
    await requestRow(shop, stranger.id, marco, { preferred_time_slots: ['morning'] })
    const elsewhere = await appointmentRow(shop, luca, { time: '16:00', held_for: 'line' })
    const asked = await freedSlotRow(shop, luca)
    await offerRow(shop, stranger.id, luca, { freed_time_id: asked, time: '17:00' })
    await offerRow(shop, client.id, luca, {
      freed_time_id: asked,
      time: '18:00',
      outcome: 'declined',
      request: null,
    })
    expect(await changes(() => shop.offerFreedTimes(), { ...names, [elsewhere]: 'elsewhere' }))
      .toMatchInlineSnapshot(`
      "- appointments [hold]
      - freed_times [freed]
      ! event kind=holds"
    `)
  })

  it('is offered over an expired hold, not over a visit', async () => {
    const expired = { held_for: 'payment', hold_expires_at: new Date('2026-03-11T09:00:00+01:00') }
    await appointmentRow(shop, marco, { ...expired, time: '16:00' })
    await freedSlotRow(shop, marco)
    await appointmentRow(shop, luca, { time: '16:00' })
    await freedSlotRow(shop, luca)
    await requestRow(shop, client.id, marco)
    await requestRow(shop, stranger.id, luca)
    const lines = await changes(() => shop.offerFreedTimes())
    expect(lines.match(/client_id=\S+/g)).toEqual(['client_id=client', 'client_id=client'])
  })

  it('is offered before one freed later', async () => {
    await freedSlotRow(shop, luca, { freed_at: new Date('2026-03-10T09:00:00+01:00') })
    const older = await freedSlotRow(shop, marco)
    await requestRow(shop, client.id, null)
    const lines = await changes(() => shop.offerFreedTimes(), { [older]: 'older' })
    expect(/freed_time_id=\S+/.exec(lines)?.[0]).toBe('freed_time_id=older')
  })

  it('waits until morning during the quiet hours', async () => {
    shop.clock.set('2026-03-11T22:00:00+01:00')
    const { names } = await freedWithHold()
    await appointmentRow(shop, marco, { time: '17:00', held_for: 'line' })
    await requestRow(shop, client.id, marco)
    expect(await changes(() => shop.offerFreedTimes(), names)).toMatchInlineSnapshot(
      `"~ appointments [hold] hold_expires_at: 2026-03-11 09:05 → 2026-03-11 22:06"`,
    )
  })

  it('refused by the personal limit is recorded and offered to the next client', async () => {
    const { names } = await freedWithHold()
    await rowsOf('UPDATE studio_settings SET max_future_per_client = 1')
    await appointmentRow(shop, luca, { client_id: client.id })
    await requestRow(shop, client.id, marco)
    await requestRow(shop, stranger.id, marco, { requested_at: new Date('2026-03-10T09:00:00+01:00') })
    const lines = await changes(() => shop.offerFreedTimes(), names)
    await rowsOf('UPDATE studio_settings SET max_future_per_client = 1000')
    expect(tablesOf(lines, /^. (appointments|freed|waiting)/)).toMatchInlineSnapshot(`
      [
        "+ appointments id=#1 status=held ends_at=2026-03-13 16:30 held_for=offer shop_day=2026-03-13 barber_id=marco client_id=stranger starts_at=2026-03-13 16:00 service_id=#2 payment_type=in_person service_name=Taglio start_minute=960 payment_method=cash payment_status=pending price_centimes=3000 hold_expires_at=2026-03-11 09:36 duration_minutes=30",
        "~ freed_times [freed] hold_id: hold → null",
        "~ waiting_list [#6] status: pending → notified",
        "+ waiting_offers id=#7 outcome=refused shop_day=2026-03-13 barber_id=marco client_id=client closed_at=now starts_at=2026-03-13 16:00 expires_at=2026-03-13 16:00 offered_at=now request_id=#8 service_id=#2 service_name=Taglio start_minute=960 freed_time_id=freed price_centimes=3000 duration_minutes=30",
        "+ waiting_offers id=#4 hold_id=#1 shop_day=2026-03-13 barber_id=marco client_id=stranger starts_at=2026-03-13 16:00 expires_at=2026-03-11 09:31 offered_at=now request_id=#6 service_id=#2 service_name=Taglio start_minute=960 freed_time_id=freed price_centimes=3000 duration_minutes=30",
        "- appointments [hold]",
      ]
    `)
  })

  it('is not offered while an offer for it is open or the client has another visit', async () => {
    const { freed } = await freedWithHold()
    await offerRow(shop, stranger.id, marco, { freed_time_id: freed, time: '17:00' })
    await requestRow(shop, client.id, marco)
    await expectNoChange(shop, () => shop.offerFreedTimes())
    await rowsOf(`UPDATE waiting_offers SET outcome = 'declined', closed_at = now()`)
    await appointmentRow(shop, luca, { client_id: client.id, time: '16:00', duration_minutes: 60 })
    expect(
      tablesOf(await offered(), /^\+ waiting_offers/).map((line) => /outcome=\w+/.exec(line)?.[0]),
    ).toEqual(['outcome=refused'])
  })

  it('is not offered when its barber is on vacation', async () => {
    await freedWithHold()
    await requestRow(shop, client.id, marco)
    await sendOnVacation(shop, marco, '2026-03-13')
    expect(tablesOf(await offered(), /^. (freed|waiting)/).map((line) => line.slice(0, 13))).toEqual([
      '- freed_times',
    ])
  })
})
