import { describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenPerson, givenShop, givenTwoBarbers } from '#tests/support/given.ts'
import {
  type Barber,
  bookAsGuest,
  clientBooking,
  guestBooking,
  hireBarber,
  type Person,
  signIn,
} from '#tests/support/people.ts'
import { wednesdayMorning } from '#tests/support/shop.ts'
import { auditEntries } from '#tests/support/written.ts'

const shop = givenShop()
const { marco, luca, marcosLogin, lucasLogin } = givenTwoBarbers(shop)
const admin = givenPerson(shop, 'admin')

let nextDay = 0
const freshDay = () => `2026-03-${String(13 + (nextDay++ % 18)).padStart(2, '0')}`
const book = async ({ id }: Barber, overrides: Record<string, unknown>) =>
  (await bookAsGuest(shop, id, overrides)).body._id as string

describe('the customer card', () => {
  it('shows visits, cancellations, spending, the last and the next visit', async () => {
    const person = await signIn(shop)
    const ids = []
    for (const date of ['2026-03-12', '2026-03-13', '2026-03-14'])
      ids.push(
        (await person.api.post('/appointments', clientBooking(marco.id, { date, time: '16:00' }))).body._id,
      )
    await admin.api.put(`/appointments/${ids[0]}/status`, { status: 'completed' })
    await admin.api.put(`/appointments/${ids[1]}/status`, { status: 'cancelled' })
    const { status, body } = await marcosLogin.api.get(`/appointments/${ids[2]}/customer`)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      name: 'Giulia Bianchi',
      kind: 'client',
      email: person.email,
      visits: 1,
      cancellations: 1,
      spent: 30,
      lastVisit: { date: '2026-03-12', service: 'Taglio', barber: 'Marco Ferri' },
      nextAppointment: { date: '2026-03-14', time: '16:00' },
      notes: '',
      barred: false,
      updatedAt: null,
    })
    expect(body.data.history).toHaveLength(3)
  })

  it('keeps notes for all appointments of a customer and returns 409 CONFLICT when stale', async () => {
    const guest = guestBooking(marco.id, { date: freshDay() })
    const first = await book(marco, guest)
    const second = await book(marco, { ...guest, date: freshDay() })
    const saved = await marcosLogin.api.put(`/appointments/${first}/customer`, { notes: ' Sfumatura bassa ' })
    expect(saved.body.data.notes).toBe('Sfumatura bassa')
    const seen = await admin.api.get(`/appointments/${second}/customer`)
    expect(seen.body.data.notes).toBe('Sfumatura bassa')
    shop.clock.advance(1000)
    const { updatedAt } = seen.body.data
    await admin.api.put(`/appointments/${second}/customer`, { notes: 'Allergico al lattice', updatedAt })
    const late = await marcosLogin.api.put(`/appointments/${first}/customer`, { notes: 'altro', updatedAt })
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT'])
    shop.clock.set(wednesdayMorning)
  })

  it('returns 409 CONFLICT when the first note was written meanwhile', async () => {
    const id = await book(marco, guestBooking(marco.id, { date: freshDay() }))
    const url = `/appointments/${id}/customer`
    const first = await marcosLogin.api.put(url, { notes: 'Allergico al lattice', updatedAt: null })
    expect(first.status).toBe(200)
    const late = await admin.api.put(url, { notes: '', barred: true, updatedAt: null })
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT'])
    expect((await admin.api.get(url)).body.data).toMatchObject({
      notes: 'Allergico al lattice',
      barred: false,
    })
  })

  it('counts all of many visits and shows the newest twenty', async () => {
    const byPhone = { clientNickname: 'Cliente', barberId: marco.id, service: 'Taglio', date: freshDay() }
    const { body: booked } = await admin.api.post('/appointments/admin', { ...byPhone, time: '18:00' })
    await shop.platform.database.pool.query(
      `INSERT INTO appointments (barber_id, service_id, service_name, price_centimes, duration_minutes, starts_at, ends_at,
         shop_day, start_minute, status, client_nickname, payment_type, payment_method, payment_status, created_at, updated_at)
       SELECT barber_id, service_id, service_name, price_centimes, 30, d, d + interval '30 minutes', d::date, 600,
         'completed', client_nickname, payment_type, payment_method, payment_status, d, d
       FROM appointments, generate_series(timestamptz '2025-01-01 10:00', '2025-12-31 10:00', '1 day') d WHERE id = $1`,
      [booked.id],
    )
    const { data } = (await admin.api.get(`/appointments/${booked.id}/customer`)).body
    expect(data).toMatchObject({ visits: 365, cancellations: 0, spent: 365 * 30, kind: 'phone' })
    expect(data.lastVisit.date).toBe('2025-12-31')
    expect(data.nextAppointment).toMatchObject({ date: booked.date, time: '18:00' })
    expect(data.history.map(({ date }: { date: string }) => date).slice(0, 3)).toEqual([
      booked.date,
      '2025-12-31',
      '2025-12-30',
    ])
    expect(data.history).toHaveLength(20)
  })

  it('returns 404 to other barbers, 403 to clients and 401 to visitors', async () => {
    const id = await book(marco, { date: freshDay() })
    const client = await signIn(shop)
    for (const call of [
      (person: Person) => person.api.get(`/appointments/${id}/customer`),
      (person: Person) => person.api.put(`/appointments/${id}/customer`, { notes: 'x' }),
    ]) {
      expect([(await call(lucasLogin)).status, (await call(client)).status]).toEqual([404, 403])
    }
    expect((await apiOf(shop.url).get(`/appointments/${id}/customer`)).status).toBe(401)
    const long = await admin.api.put(`/appointments/${id}/customer`, { notes: 'x'.repeat(1001) })
    expect([long.status, long.body.message]).toEqual([400, 'Le note possono avere al massimo 1000 caratteri'])
  })

  it('bars a customer from online booking by account, email and phone until lifted', async () => {
    const person = await signIn(shop)
    const { body: booked } = await person.api.post(
      '/appointments',
      clientBooking(marco.id, { date: freshDay() }),
    )
    const bar = (barred: boolean) =>
      admin.api.put(`/appointments/${booked._id}/customer`, { notes: '', barred })
    expect((await bar(true)).body.data.barred).toBe(true)
    const asClient = await person.api.post('/appointments', clientBooking(marco.id, { date: freshDay() }))
    expect([asClient.status, asClient.body.code]).toEqual([403, 'BOOKING_BARRED'])
    expect(asClient.body.message).toContain('chiama lo studio: +41')
    const guest = { date: freshDay(), email: person.email.toUpperCase() }
    const asGuest = await bookAsGuest(shop, marco.id, guest)
    expect(asGuest.body.code).toBe('BOOKING_BARRED')
    const samePhone = await bookAsGuest(shop, marco.id, { date: freshDay(), phone: '079 000 00 99' })
    expect(samePhone.body.code).toBe('BOOKING_BARRED')
    const byPhone = {
      clientNickname: 'Giulia',
      barberId: marco.id,
      service: 'Taglio',
      date: '2026-03-31',
      time: '17:00',
    }
    expect((await admin.api.post('/appointments/admin', byPhone)).status).toBe(201)
    expect((await bar(false)).body.data.barred).toBe(false)
    expect(
      (await person.api.post('/appointments', clientBooking(marco.id, { date: freshDay() }))).status,
    ).toBe(201)
  })

  it('keeps the bar when a note is written through another appointment', async () => {
    const guest = guestBooking(marco.id, { date: freshDay(), time: '17:00' })
    const otherNumber = { ...guest, date: freshDay(), phone: '+41791239876' }
    const [first, second] = [await book(marco, guest), await book(marco, otherNumber)]
    await admin.api.put(`/appointments/${first}/customer`, { barred: true })
    await marcosLogin.api.put(`/appointments/${second}/customer`, { notes: 'in ritardo' })
    await admin.api.put(`/appointments/${second}/customer`, { notes: 'sempre', barred: true })
    const stranger = { date: freshDay(), phone: guest.phone, time: '17:30' }
    const { body } = await bookAsGuest(shop, marco.id, stranger)
    expect(body.code).toBe('BOOKING_BARRED')
  })

  it('accepts notes but no bar from a barber', async () => {
    const id = await book(marco, { date: freshDay() })
    const { body } = await marcosLogin.api.put(`/appointments/${id}/customer`, {
      notes: 'puntuale',
      barred: true,
    })
    expect([body.data.notes, body.data.barred]).toEqual(['puntuale', false])
  })

  it('cannot bar a customer known only by nickname', async () => {
    const byPhone = {
      clientNickname: 'Zio Pino',
      barberId: marco.id,
      service: 'Taglio',
      date: '2026-03-31',
      time: '09:00',
    }
    const { body: booked } = await admin.api.post('/appointments/admin', byPhone)
    const { body } = await admin.api.put(`/appointments/${booked._id}/customer`, {
      notes: 'sordo',
      barred: true,
    })
    expect(body.data).toMatchObject({
      kind: 'phone',
      name: 'Zio Pino',
      canBeBarred: false,
      barred: false,
      notes: 'sordo',
    })
  })
})

describe("a barber's calendar feed", () => {
  const feedPath = (url: string) => url.replace('http://shop.test/api', '')

  it('is off, gets a secret address, another one, then is off again', async () => {
    const path = `/barbers/${marco.id}/calendar-feed`
    expect((await marcosLogin.api.get(path)).body).toEqual({ success: true, data: { url: null } })
    const first = (await marcosLogin.api.post(path)).body.data.url
    const read = (url: string) => apiOf(shop.url).get(feedPath(url))
    expect((await read(first)).status).toBe(200)
    const second = (await admin.api.post(path)).body.data.url
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    expect((await marcosLogin.api.get(path)).body.data.url).toBe(second)
    await marcosLogin.api.delete(path)
    expect((await read(second)).status).toBe(404)
    const entries = (await auditEntries(shop, marco.id)).filter(({ entity }) => entity === 'calendar_feed')
    expect(entries).toMatchObject([
      { action: 'created', actor_id: marcosLogin.id, entity_name: 'Marco Ferri' },
      { action: 'created', actor_id: admin.id, entity_name: 'Marco Ferri' },
      { action: 'deleted', actor_id: marcosLogin.id, entity_name: 'Marco Ferri' },
    ])
  })

  type Hired = { barber: Barber; login: Person }
  it.each<[string, (hired: Hired) => Promise<{ status: number }>]>([
    ['is switched off', ({ barber }) => admin.api.put(`/barbers/${barber.id}`, { isActive: false })],
    ['gets another role', ({ login }) => admin.api.put(`/admin/users/${login.id}`, { role: 'client' })],
    ['loses the profile', ({ login }) => admin.api.put(`/admin/users/${login.id}`, { barberId: null })],
    ['has no account any more', ({ login }) => admin.api.delete(`/admin/users/${login.id}`)],
    ['is removed', ({ barber }) => admin.api.delete(`/barbers/${barber.id}`)],
  ])('returns 404 when its barber %s, and is not restored with the next one', async (how, leave) => {
    for (const isLinked of [true, false]) {
      const barber = await hireBarber(shop)
      const login = await signIn(shop, 'barber', isLinked ? barber.id : null)
      const { pool } = shop.platform.database
      await pool.query('UPDATE barbers SET email = $1 WHERE id = $2', [login.email, barber.id])
      const { body } = await login.api.post(`/barbers/${barber.id}/calendar-feed`)
      const read = () => apiOf(shop.url).get(feedPath(body.data.url))
      expect((await read()).status).toBe(200)
      const { status } = await leave({ barber, login })
      expect([status, (await read()).status]).toEqual([200, 404])
      await admin.api.put(`/barbers/${barber.id}`, { isActive: true })
      if (how !== 'is switched off') await signIn(shop, 'barber', barber.id)
      expect((await read()).status).toBe(404)
    }
  })

  it('returns 404 for an inactive barber', async () => {
    const barber = await hireBarber(shop)
    await admin.api.put(`/barbers/${barber.id}`, { isActive: false })
    expect((await admin.api.post(`/barbers/${barber.id}/calendar-feed`)).status).toBe(404)
  })

  it('contains time and service, no customer data', async () => {
    const { body } = await admin.api.post(`/barbers/${luca.id}/calendar-feed`)
    const guest = { date: '2026-03-18', time: '09:00', firstName: 'Segreto', phone: '+41791112233' }
    await book(luca, guest)
    const cancelled = await book(luca, { date: '2026-03-18', time: '11:00' })
    await admin.api.put(`/appointments/${cancelled}/status`, { status: 'cancelled' })
    const { body: file, headers } = await apiOf(shop.url).get(feedPath(body.data.url))
    expect(headers.get('content-type')).toContain('text/calendar')
    expect(file).toContain('SUMMARY:Taglio')
    expect(file).toContain('DTSTART:20260318T080000Z')
    expect(file).not.toContain('DTSTART:20260318T100000Z')
    expect(file).not.toMatch(/Segreto|Rossi|\+4179|example\.test/)
  })

  it('returns 403 to other barbers and clients and 401 to visitors', async () => {
    const client = await signIn(shop)
    const path = `/barbers/${marco.id}/calendar-feed`
    for (const method of ['get', 'post', 'delete'] as const) {
      expect((await lucasLogin.api[method](path)).status).toBe(403)
      expect((await client.api[method](path)).status).toBe(403)
      expect((await apiOf(shop.url)[method](path)).status).toBe(401)
    }
    expect((await apiOf(shop.url).get(`/barbers/${marco.id}/calendar.ics?token=guess`)).status).toBe(404)
    expect((await admin.api.get('/barbers/nobody/calendar-feed')).status).toBe(404)
  })
})

describe('CSV exports', () => {
  it('contain appointments and customers and neutralise formulas', async () => {
    const names = { firstName: '=HYPERLINK("evil")', lastName: '@sum' }
    await book(marco, { ...names, phone: '+41791239955', date: '2026-03-25', time: '15:00' })
    const appointments = await admin.api.get(
      '/admin/exports/appointments.csv?startDate=2026-03-25&endDate=2026-03-25',
    )
    expect(appointments.status).toBe(200)
    expect(appointments.headers.get('content-disposition')).toContain('.csv')
    const lines = appointments.body.split('\r\n')
    expect(lines[0]).toContain('Data;Ora;Durata (min);Barbiere;Servizio;Prezzo CHF;Stato')
    const line = lines.find((text: string) => text.includes('HYPERLINK'))
    expect(line).toContain(`"'=HYPERLINK(""evil"") @sum"`)
    const customers = await admin.api.get('/admin/exports/customers.csv')
    expect(customers.body).toContain(`"'=HYPERLINK(""evil"") @sum"`)
    for (const row of customers.body.split('\r\n').slice(1))
      for (const cell of row.split(';')) expect(cell).not.toMatch(/^"?[=+\-@]/)
    expect(line).toContain('0041 79 123')
    expect(customers.body).not.toContain(`'+`)
  })

  it('return 403 to barbers, 401 to visitors and 400 for an invalid period', async () => {
    for (const path of ['/admin/exports/appointments.csv', '/admin/exports/customers.csv']) {
      expect((await marcosLogin.api.get(path)).status).toBe(403)
      expect((await apiOf(shop.url).get(path)).status).toBe(401)
    }
    expect(
      (await admin.api.get('/admin/exports/appointments.csv?startDate=2026-03-25&endDate=2026-01-01')).status,
    ).toBe(400)
  })
})
