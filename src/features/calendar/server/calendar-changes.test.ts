import { beforeEach, describe, expect, it } from 'vitest'

import type { Api } from '#tests/support/api.ts'
import { appointmentRow, forgetLineAndLimits } from '#tests/support/appointment-rows.ts'
import { changesOf, refusalsOf } from '#tests/support/changes.ts'
import { givenNewBarber, givenNewPerson, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { type Person, signIn } from '#tests/support/people.ts'
import { minute } from '#tests/support/test-clock.ts'

const shop = givenShop()
const visitor = givenVisitor(shop)
const admin = givenPerson(shop, 'admin')
const client = givenNewPerson(shop)
const marco = givenNewBarber(shop)
const luca = givenNewBarber(shop, { firstName: 'Luca', services: ['Taglio'] })
let marcosLogin: Person

beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await forgetLineAndLimits(shop)
  await rowsOf('DELETE FROM appointments')
  marcosLogin = await signIn(shop, 'barber', marco.id)
})

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows
const changes = async (command: () => Promise<unknown>) => {
  shop.clock.advance(minute)
  const names = { [marco.id]: 'marco', [luca.id]: 'luca', [admin.id]: 'admin' }
  return await changesOf(shop, command, { names })
}

const byPhone = (more: object = {}, api = admin.api) =>
  api.post('/appointments/admin', {
    barberId: marco.id,
    service: 'Taglio',
    date: '2026-03-13',
    time: '10:00',
    clientNickname: 'Signora Rosa',
    clientPhone: '079 555 01 31',
    ...more,
  })

describe('a booking by phone', () => {
  it('is confirmed and logged at once; its barber gets a mail, the caller none', async () => {
    await appointmentRow(shop, marco, { client_nickname: 'Signora Rosa', time: '14:00' })
    await rowsOf('UPDATE studio_settings SET auto_confirm = false')
    const lines = await changes(() => byPhone())
    await rowsOf('UPDATE studio_settings SET auto_confirm = true')
    expect(lines).toMatchInlineSnapshot(`
      "+ appointments id=#1 status=confirmed ends_at=2026-03-13 10:30 shop_day=2026-03-13 barber_id=marco
          starts_at=2026-03-13 10:00 service_id=#2 customer_id=#3 payment_type=in_person service_name=Taglio
          start_minute=600 nickname_phone=+41795550131 payment_method=cash payment_status=pending
          price_centimes=3000 client_nickname=Signora Rosa duration_minutes=30
      + audit_log at=now id=#4 after={date=2026-03-13, time=10:00, price=30, barber=Marco Ferri, status=confirmed,
          service=Taglio, duration=30} action=created entity=appointment actor_id=admin entity_id=#1
          actor_name=Giulia Bianchi actor_role=admin entity_name=Signora Rosa, Taglio, 2026-03-13 10:00
      + customer_keys kind=phone value=+41795550131 customer_id=#3
      + customers id=#3 phone=+41795550131 searched=signora rosa   +41795550131 first_name=Signora Rosa
      + messages id=#5 state=queued channel=email payload={date=2026-03-13, time=10:00, money={due=30,
          goesBack=true}, price=30, endsAt=2026-03-13 10:30, status=confirmed, service=Taglio, duration=30,
          startsAt=2026-03-13 10:00, firstName=Signora Rosa, barberName=Marco Ferri, customerName=Signora Rosa,
          appointmentId=#1, customerPhone=+41795550131} template=barber-appointment-booked
          cause_key=barber-appointment-booked:#1:0:barber-1:email recipient=barber-1 send_after=now
          appointment_id=#1
      + rate_limits key=phone-booking:admin expire=… points=1
      ! event kind=appointment change=booked appointmentId=#1 barberId=marco barberName=Marco Ferri date=2026-03-13
          time=10:00 service=Taglio customerName=Signora Rosa status=confirmed actorId=admin"
    `)
  })

  it('belongs to the chosen customer, not to one with the same name', async () => {
    const customerOf = async (id: string) =>
      (await rowsOf('SELECT customer_id FROM appointments WHERE id = $1', [id]))[0].customer_id
    const known = await customerOf(
      await appointmentRow(shop, luca, { client_nickname: 'Rosa', nickname_phone: '+41795550131' }),
    )
    await appointmentRow(shop, luca, {
      client_nickname: 'Rosa',
      nickname_phone: '+41795550132',
      time: '11:00',
    })
    const { body } = await byPhone({ clientNickname: 'Rosa', clientPhone: null, customerId: known })
    expect(await customerOf(body._id)).toBe(known)
    await rowsOf('UPDATE customers SET forgotten_at = now() WHERE id = $1', [known])
    expect(
      await refusalsOf(shop, { forgotten: () => byPhone({ time: '14:00', customerId: known }) }),
    ).toEqual({ forgotten: '404 CUSTOMER_NOT_FOUND' })
  })

  it('has no personal limit', async () => {
    await rowsOf('UPDATE studio_settings SET max_future_per_client = 1, max_future_per_guest = 1')
    const statuses = [(await byPhone()).status, (await byPhone({ time: '14:00' })).status]
    await rowsOf('UPDATE studio_settings SET max_future_per_client = 1000, max_future_per_guest = 1000')
    expect(statuses).toEqual([201, 201])
  })

  it('is refused to others, for a taken slot, a service not offered or invalid data', async () => {
    await appointmentRow(shop, marco, { time: '15:00' })
    expect(
      await refusalsOf(shop, {
        byBarber: () => byPhone({}, marcosLogin.api),
        byClient: () => byPhone({}, client.api),
        taken: () => byPhone({ time: '15:15' }),
        notOffered: () => byPhone({ barberId: luca.id, service: 'Barba' }),
        unknownService: () => byPhone({ service: 'Permanente' }),
        phone: () => byPhone({ clientPhone: '12' }),
        price: () => byPhone({ price: 25 }),
      }),
    ).toMatchInlineSnapshot(`
      {
        "byBarber": "403 FORBIDDEN",
        "byClient": "403 FORBIDDEN",
        "notOffered": "400 INVALID_SERVICE",
        "phone": "400 INVALID_PHONE",
        "price": "409 PRICE_CHANGED",
        "taken": "409 SLOT_TAKEN",
        "unknownService": "400 INVALID_SERVICE",
      }
    `)
  })
})

describe('the calendar feed', () => {
  const path = (id: string) => `/barbers/${id}/calendar-feed`
  const fileOf = async (url: string) =>
    await visitor.get(new URL(url).pathname.slice(4) + new URL(url).search)

  it('is switched on, renewed and off for one barber, with log entries', async () => {
    const on = await changes(() => marcosLogin.api.post(path(marco.id)))
    expect(on.replace(/→ \d+/, '→ …')).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 action=created entity=calendar_feed actor_id=#2 entity_id=marco
          actor_name=Giulia Bianchi actor_role=barber entity_name=Marco Ferri
      ~ barbers [barber-1] calendar_feed: null → …
      ! event kind=shop"
    `)
    const { body: first } = await marcosLogin.api.get(path(marco.id))
    const { body: second } = await admin.api.post(path(marco.id))
    expect([(await fileOf(first.data.url)).status, (await fileOf(second.data.url)).status]).toEqual([
      404, 200,
    ])
    const lines = await changes(() => admin.api.delete(path(marco.id)))
    expect(lines.replace(/calendar_feed: \d+/, 'calendar_feed: …')).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 action=deleted entity=calendar_feed actor_id=admin entity_id=marco
          actor_name=Giulia Bianchi actor_role=admin entity_name=Marco Ferri
      ~ barbers [barber-1] calendar_feed: … → null
      ! event kind=shop"
    `)
    expect((await fileOf(second.data.url)).status).toBe(404)
  })

  it('is allowed for its barber and the owner while the barber is active', async () => {
    await rowsOf('UPDATE barbers SET is_active = false WHERE id = $1', [luca.id])
    expect(
      await refusalsOf(shop, {
        readOfOther: () => marcosLogin.api.get(path(luca.id)),
        renewOther: () => marcosLogin.api.post(path(luca.id)),
        removeOther: () => marcosLogin.api.delete(path(luca.id)),
        byClient: () => client.api.get(path(marco.id)),
        inactive: () => admin.api.post(path(luca.id)),
        unknown: () => admin.api.get(path(crypto.randomUUID())),
        malformed: () => admin.api.post(path('x')),
        wrongToken: () => visitor.get(`/barbers/${marco.id}/calendar.ics?token=x`),
        noToken: () => visitor.get(`/barbers/${marco.id}/calendar.ics`),
      }),
    ).toMatchInlineSnapshot(`
      {
        "byClient": "403 FORBIDDEN",
        "inactive": "404 BARBER_NOT_FOUND",
        "malformed": "404 BARBER_NOT_FOUND",
        "noToken": "404 NOT_FOUND",
        "readOfOther": "403 FORBIDDEN",
        "removeOther": "403 FORBIDDEN",
        "renewOther": "403 FORBIDDEN",
        "unknown": "404 BARBER_NOT_FOUND",
        "wrongToken": "404 NOT_FOUND",
      }
    `)
    await rowsOf('UPDATE barbers SET deleted_at = now() WHERE id = $1', [luca.id])
    expect(
      await refusalsOf(shop, {
        read: () => admin.api.get(path(luca.id)),
        remove: () => admin.api.delete(path(luca.id)),
      }),
    ).toEqual({ read: '404 BARBER_NOT_FOUND', remove: '404 BARBER_NOT_FOUND' })
  })

  it('contains visits of the last month and the next four, sorted by time', async () => {
    const at = async (day: string, columns: Parameters<typeof appointmentRow>[2] = {}) =>
      await appointmentRow(shop, marco, { day, ...columns })
    await at('2026-03-20', { status: 'pending' })
    await at('2026-03-13')
    await at('2026-03-14', { status: 'completed' })
    await at('2026-03-16', { status: 'cancelled' })
    await at('2026-03-17', { held_for: 'payment' })
    await at('2026-02-09', { time: '09:00' })
    await at('2026-02-09', { time: '09:30' })
    await at('2026-07-09', { time: '09:30' })
    await at('2026-07-09', { time: '10:00' })
    await appointmentRow(shop, luca, { day: '2026-03-18' })
    const { body } = await marcosLogin.api.post(path(marco.id))
    const file = await fileOf(body.data.url)
    expect(String(file.body).match(/DTSTART:\S+|STATUS:\S+/g)).toMatchInlineSnapshot(`
      [
        "DTSTART:20260209T083000Z",
        "STATUS:CONFIRMED",
        "STATUS:BUSY",
        "DTSTART:20260313T090000Z",
        "STATUS:CONFIRMED",
        "STATUS:BUSY",
        "DTSTART:20260314T090000Z",
        "STATUS:CONFIRMED",
        "STATUS:BUSY",
        "DTSTART:20260320T090000Z",
        "STATUS:TENTATIVE",
        "STATUS:BUSY",
        "DTSTART:20260709T073000Z",
        "STATUS:CONFIRMED",
        "STATUS:BUSY",
      ]
    `)
  })
})

describe('staff lists', () => {
  async function week() {
    const at = async (day: string, time: string, columns: Parameters<typeof appointmentRow>[2] = {}) =>
      await appointmentRow(shop, marco, { day, time, ...columns })
    await at('2026-03-08', '10:00')
    await at('2026-03-09', '11:00', { client_id: client.id })
    await at('2026-03-09', '10:00', { status: 'completed' })
    await at('2026-03-11', '08:00', { duration_minutes: 60 })
    await at('2026-03-11', '09:00', { status: 'pending', duration_minutes: 30 })
    await at('2026-03-15', '10:00', { status: 'cancelled' })
    await at('2026-03-16', '10:00', { client_nickname: 'Beppe' })
    await at('2026-03-12', '10:00', { held_for: 'payment' })
    await at('2026-03-12', '09:00', { held_for: 'line' })
    await at('2026-03-12', '14:00', {
      held_for: 'payment',
      hold_expires_at: new Date('2026-03-11T09:00:00+01:00'),
    })
    await at('2026-03-17', '10:00', { held_for: 'payment' })
    await at('2026-03-08', '12:30', { held_for: 'payment' })
    await appointmentRow(shop, luca, { day: '2026-03-10', time: '12:30' })
    await appointmentRow(shop, luca, { day: '2026-03-12', time: '15:00', held_for: 'payment' })
  }
  type Shown = { date: string; time: string }
  const listed = async (path: string, api: Api = admin.api) => {
    const { status, body } = await api.get(path)
    if (status !== 200) return `${status} ${body.code}`
    return (body.data ?? body).map(({ date, time }: Shown) => `${date.slice(8)} ${time}`).join(', ')
  }
  const span = 'startDate=2026-03-09&endDate=2026-03-15'

  it('contain the visits of the period by time, and for a barber only the own ones', async () => {
    await week()
    expect({
      week: await listed(`/appointments/filtered?${span}`),
      ofMarco: await listed(`/appointments/filtered?${span}&barberId=${marco.id}`),
      all: await listed(`/appointments/filtered?${span}&barberId=all`),
      barberAsksOther: await listed(`/appointments/filtered?${span}&barberId=${luca.id}`, marcosLogin.api),
      today: await listed('/appointments/filtered'),
      thisWeek: await listed('/appointments/filtered?viewType=week'),
      thisMonth: await listed('/appointments/filtered?viewType=month'),
      dayFrom: await listed('/appointments/filtered?startDate=2026-03-10'),
      weekFrom: await listed('/appointments/filtered?viewType=week&startDate=2026-03-10'),
      month: await listed(`/appointments/month?${span}`),
      monthOfBarber: await listed(`/appointments/month?${span}`, marcosLogin.api),
      holds: await listed(`/appointments/holds?${span}`),
      holdsOfBarber: await listed(`/appointments/holds?${span}`, marcosLogin.api),
      ofBarber: await listed(`/appointments/barber/${luca.id}?${span}`),
      toComplete: await listed('/appointments/to-complete'),
      toCompleteOfBarber: await listed('/appointments/to-complete', marcosLogin.api),
    }).toMatchInlineSnapshot(`
      {
        "all": "09 10:00, 09 11:00, 10 12:30, 11 08:00, 11 09:00, 15 10:00",
        "barberAsksOther": "09 10:00, 09 11:00, 11 08:00, 11 09:00, 15 10:00",
        "dayFrom": "10 12:30",
        "holds": "12 09:00, 12 10:00, 12 15:00",
        "holdsOfBarber": "12 09:00, 12 10:00",
        "month": "09 10:00, 09 11:00, 10 12:30, 11 08:00, 11 09:00, 15 10:00",
        "monthOfBarber": "09 10:00, 09 11:00, 11 08:00, 11 09:00, 15 10:00",
        "ofBarber": "10 12:30",
        "ofMarco": "09 10:00, 09 11:00, 11 08:00, 11 09:00, 15 10:00",
        "thisMonth": "08 10:00, 09 10:00, 09 11:00, 10 12:30, 11 08:00, 11 09:00, 15 10:00, 16 10:00",
        "thisWeek": "09 10:00, 09 11:00, 10 12:30, 11 08:00, 11 09:00, 15 10:00",
        "toComplete": "11 08:00, 10 12:30, 09 11:00, 08 10:00",
        "toCompleteOfBarber": "11 08:00, 09 11:00, 08 10:00",
        "today": "11 08:00, 11 09:00",
        "week": "09 10:00, 09 11:00, 10 12:30, 11 08:00, 11 09:00, 15 10:00",
        "weekFrom": "10 12:30, 11 08:00, 11 09:00, 15 10:00, 16 10:00",
      }
    `)
  })

  it('are refused for invalid barbers, days and views', async () => {
    await week()
    const withoutProfile = await signIn(shop, 'barber')
    expect({
      view: await listed('/appointments/filtered?viewType=year'),
      barber: await listed('/appointments/filtered?barberId=x'),
      backwards: await listed('/appointments/month?startDate=2026-03-15&endDate=2026-03-09'),
      long: await listed('/appointments/month?startDate=2026-01-01&endDate=2027-12-31'),
      ofColleague: await listed(`/appointments/barber/${luca.id}?${span}`, marcosLogin.api),
      unknown: await listed(`/appointments/barber/${crypto.randomUUID()}?${span}`),
      client: await listed(`/appointments/filtered?${span}`, client.api),
      withoutProfile: await listed(`/appointments/filtered?${span}`, withoutProfile.api),
      search: await listed('/admin/appointments', marcosLogin.api),
    }).toMatchInlineSnapshot(`
      {
        "backwards": "400 INVALID_PERIOD",
        "barber": "404 BARBER_NOT_FOUND",
        "client": "403 FORBIDDEN",
        "long": "400 PERIOD_TOO_LONG",
        "ofColleague": "403 FORBIDDEN",
        "search": "403 FORBIDDEN",
        "unknown": "404 BARBER_NOT_FOUND",
        "view": "400 INVALID_VIEW",
        "withoutProfile": "",
      }
    `)
  })

  it('are filtered by status, barber, days and words, latest first, in pages', async () => {
    await week()
    const found = async (query: string) => await listed(`/admin/appointments?${query}`)
    const { body } = await admin.api.get('/admin/appointments?page=2&limit=3')
    expect({
      all: await found(''),
      pending: await found('status=pending'),
      ofLuca: await found(`barberId=${luca.id}`),
      from: await found('startDate=2026-03-15'),
      to: await found('endDate=2026-03-09'),
      nickname: await found('search=beppe'),
      client: await found('search=giulia'),
      guest: await found('search=anna&startDate=2026-03-11'),
      two: await found('search=anna%20barba'),
      second: body.data.map(({ date, time }: Shown) => `${date} ${time}`),
      total: body.total ?? body.pagination?.total,
    }).toMatchInlineSnapshot(`
      {
        "all": "16 10:00, 15 10:00, 11 09:00, 11 08:00, 10 12:30, 09 11:00, 09 10:00, 08 10:00",
        "client": "09 11:00",
        "from": "16 10:00, 15 10:00",
        "guest": "15 10:00, 11 09:00, 11 08:00",
        "nickname": "16 10:00",
        "ofLuca": "10 12:30",
        "pending": "11 09:00",
        "second": [
          "2026-03-11 08:00",
          "2026-03-10 12:30",
          "2026-03-09 11:00",
        ],
        "to": "09 11:00, 09 10:00, 08 10:00",
        "total": 8,
        "two": "",
      }
    `)
  })

  it('find visits booked under another name by the name of the customer', async () => {
    const own = await appointmentRow(shop, marco, { client_id: client.id })
    const [{ customer_id }] = await rowsOf('SELECT customer_id FROM appointments WHERE id = $1', [own])
    await appointmentRow(shop, marco, { client_nickname: 'Zia', customer_id, time: '14:00' })
    await appointmentRow(shop, marco, {
      client_nickname: 'Zia',
      nickname_phone: '+41795550191',
      time: '15:00',
    })
    expect({
      giulia: await listed('/admin/appointments?search=giulia%20bianchi'),
      zia: await listed('/admin/appointments?search=zia'),
      number: await listed('/admin/appointments?search=5550191'),
      address: await listed(`/admin/appointments?search=${client.email}`),
      service: await listed('/admin/appointments?search=taglio'),
    }).toMatchInlineSnapshot(`
      {
        "address": "13 14:00, 13 10:00",
        "giulia": "13 14:00, 13 10:00",
        "number": "13 15:00",
        "service": "13 15:00, 13 14:00, 13 10:00",
        "zia": "13 15:00, 13 14:00",
      }
    `)
  })

  it('are exported for the period and barber, 403 for a barber', async () => {
    await week()
    const lines = async (query: string, api: Api = admin.api) => {
      const { status, body } = await api.get(`/admin/exports/appointments.csv?${query}`)
      return status === 200
        ? String(body)
            .trim()
            .split('\n')
            .slice(1)
            .map((line) => line.split(/[;,]/).slice(0, 4).join(' ').trim())
        : status
    }
    expect({
      week: await lines(span),
      ofLuca: await lines(`${span}&barberId=${luca.id}`),
      byBarber: await lines(span, marcosLogin.api),
    }).toMatchInlineSnapshot(`
      {
        "byBarber": 403,
        "ofLuca": [
          "2026-03-10 12:30 30 Luca Ferri",
        ],
        "week": [
          "2026-03-09 10:00 30 Marco Ferri",
          "2026-03-09 11:00 30 Marco Ferri",
          "2026-03-10 12:30 30 Luca Ferri",
          "2026-03-11 08:00 60 Marco Ferri",
          "2026-03-11 09:00 30 Marco Ferri",
          "2026-03-15 10:00 30 Marco Ferri",
        ],
      }
    `)
  })
})
