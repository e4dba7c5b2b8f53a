import { describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenBarber, givenShop } from '#tests/support/given.ts'
import { booked, clientBooking, guestBooking, hireBarber, logIn, signIn } from '#tests/support/people.ts'
import { wednesdayMorning } from '#tests/support/shop.ts'

const shop = givenShop()
const marco = givenBarber(shop)

let nextDay = 0
const freshDay = () => `2026-03-${String(13 + (nextDay++ % 18)).padStart(2, '0')}`

describe('a client booking', () => {
  it('returns 201 and appears in the own list', async () => {
    const { api, email } = await signIn(shop)
    const { status, body } = await api.post('/appointments', clientBooking(marco.id, { date: freshDay() }))
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...booked,
      status: 'confirmed',
      paymentType: 'in_person',
      isGuestBooking: false,
      isAdminBooking: false,
      client: { firstName: 'Giulia', email },
    })
    const mine = await api.get('/appointments/my-appointments')
    expect(mine.body).toMatchObject([
      { _id: body._id, service: 'Taglio', time: '10:00', price: 30, locked: false },
    ])
  })

  it('returns 503 PAYMENTS_UNAVAILABLE for an online payment without a payment provider', async () => {
    const { api } = await signIn(shop)
    const { body } = await api.post('/appointments', clientBooking(marco.id, { date: freshDay() }))
    const paid = await api.post(`/payments/appointment/${body._id}`, { paymentMethod: 'online' })
    expect([paid.status, paid.body.code]).toEqual([503, 'PAYMENTS_UNAVAILABLE'])
    const { rowCount } = await shop.platform.database.pool.query(
      'SELECT FROM payments WHERE appointment_id = $1',
      [body._id],
    )
    expect(rowCount).toBe(0)
  })

  it('is pending when the shop confirms by hand', async () => {
    await shop.platform.database.pool.query('UPDATE studio_settings SET auto_confirm = false')
    const { api } = await signIn(shop)
    const { body } = await api.post('/appointments', clientBooking(marco.id, { date: freshDay() }))
    await shop.platform.database.pool.query('UPDATE studio_settings SET auto_confirm = true')
    expect(body.status).toBe('pending')
  })

  it('returns 409 OWN_OVERLAP when it overlaps an own appointment', async () => {
    const luca = await hireBarber(shop)
    const { api } = await signIn(shop)
    const date = freshDay()
    await api.post('/appointments', clientBooking(marco.id, { date, time: '10:00' }))
    const { status, body } = await api.post('/appointments', clientBooking(luca.id, { date, time: '10:15' }))
    expect([status, body.code, body.message]).toEqual([
      409,
      'OWN_OVERLAP',
      'Hai già un appuntamento in questo orario',
    ])
  })

  it('returns 409 PERSONAL_LIMIT after five, until one is cancelled', async () => {
    const { api } = await signIn(shop)
    const date = freshDay()
    const book = (time: string) => api.post('/appointments', clientBooking(marco.id, { date, time }))
    const booked = []
    for (const time of ['13:00', '13:30', '14:00', '14:30', '15:00']) booked.push(await book(time))
    expect(booked.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    const { status, body } = await book('16:00')
    expect([status, body.code]).toEqual([409, 'PERSONAL_LIMIT'])
    await api.put(`/appointments/${booked[0]?.body.id}/cancel`, {})
    expect((await book('16:00')).status).toBe(201)
  })

  it('does not count past appointments towards the personal limit', async () => {
    const { api, email } = await signIn(shop)
    const book = (by: typeof api, date: string, time: string) =>
      by.post('/appointments', clientBooking(marco.id, { date, time }))
    for (const time of ['13:00', '13:30', '14:00', '14:30', '15:00'])
      expect((await book(api, '2026-03-12', time)).status).toBe(201)
    shop.clock.set('2026-03-12T19:00:00+01:00')
    const nextDay = await logIn(shop, email)
    expect((await book(nextDay, '2026-03-31', '15:30')).status).toBe(201)
    shop.clock.set(wednesdayMorning)
  })

  it('counts guest bookings with the own email only once it is verified', async () => {
    const { id, api, email } = await signIn(shop)
    const date = freshDay()
    const asGuest = guestBooking(marco.id, { email, date, time: '09:00' })
    expect((await apiOf(shop.url).post('/appointments/public/appointments/guest', asGuest)).status).toBe(201)
    const book = (time: string) => api.post('/appointments', clientBooking(marco.id, { date, time }))
    const times = ['13:00', '13:30', '14:00', '14:30', '15:00']
    const own = []
    for (const time of times) own.push(await book(time))
    expect(own.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect((await api.put(`/appointments/${own[0]?.body._id}/cancel`, {})).status).toBe(200)
    await shop.platform.database.pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id])
    expect((await book('16:00')).body.code).toBe('PERSONAL_LIMIT')
  })

  it('stores the browser time zone but computes in shop time', async () => {
    const { api } = await signIn(shop)
    const overrides = clientBooking(marco.id, { date: freshDay(), timezone: 'Asia/Tokyo' })
    const { body } = await api.post('/appointments', overrides, { 'x-timezone': 'America/New_York' })
    expect(body.time).toBe('10:00')
    const { rows } = await shop.platform.database.pool.query(
      'SELECT browser_time_zone, starts_at FROM appointments WHERE id = $1',
      [body.id],
    )
    expect(rows[0].browser_time_zone).toBe('Asia/Tokyo')
    expect(rows[0].starts_at.toISOString()).toMatch(/T0[89]:00:00.000Z$/)
  })

  it('accepts a full ISO date and converts it to the shop day', async () => {
    const { api } = await signIn(shop)
    const { body } = await api.post(
      '/appointments',
      clientBooking(marco.id, { date: '2026-04-01T22:30:00.000Z', time: '17:00' }),
    )
    expect(body.date).toBe('2026-04-02')
  })

  it('creates one appointment for one Idempotency-Key', async () => {
    const { api } = await signIn(shop)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const overrides = clientBooking(marco.id, { date: freshDay(), time: '17:30' })
    const [first, again] = [
      await api.post('/appointments', overrides, key),
      await api.post('/appointments', overrides, key),
    ]
    expect(again.body).toEqual(first.body)
    expect((await api.get('/appointments/my-appointments')).body).toHaveLength(1)
  })

  it.each([
    ['an empty body', {}, 'Tutti i campi sono obbligatori'],
    ['no service', { barberId: 'any', date: '2026-03-13', time: '10:00' }, 'Tutti i campi sono obbligatori'],
    [
      'a service as a list',
      { barberId: 'any', service: [], date: '2026-03-13', time: '10:00' },
      'Tutti i campi sono obbligatori',
    ],
    [
      'a negative price',
      { barberId: 'any', service: 'Taglio', date: '2026-03-13', time: '10:00', price: -1 },
      'Prezzo non valido',
    ],
  ])('returns 400 for %s', async (_what, overrides, message) => {
    const { api } = await signIn(shop)
    const { status, body } = await api.post('/appointments', overrides)
    expect([status, body.message]).toEqual([400, message])
  })
})

describe('a client changing an appointment', () => {
  it('gets it pending again when the shop confirms by hand', async () => {
    const { api } = await signIn(shop)
    const date = freshDay()
    const { body } = await api.post('/appointments', clientBooking(marco.id, { date }))
    const { pool } = shop.platform.database
    await pool.query('UPDATE studio_settings SET auto_confirm = false')
    const move = clientBooking(marco.id, { date, time: '11:00' })
    const moved = await api.put(`/appointments/${body._id}`, move)
    await pool.query('UPDATE studio_settings SET auto_confirm = true')
    expect([body.status, moved.status, moved.body.status]).toEqual(['confirmed', 200, 'pending'])
  })

  async function booked(overrides: Record<string, unknown> = {}) {
    const person = await signIn(shop)
    const { body } = await person.api.post(
      '/appointments',
      clientBooking(marco.id, { date: freshDay(), time: '09:00', ...overrides }),
    )
    return { ...person, id: body.id as string, date: body.date as string }
  }

  it('changes time, service and price in one request', async () => {
    const { api, id, date } = await booked()
    const choice = {
      barberId: marco.id,
      service: 'Taglio + Barba',
      date,
      time: '09:15',
      duration: 60,
      price: 45,
    }
    const { status, body } = await api.put(`/appointments/${id}`, choice)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      service: 'Taglio + Barba',
      time: '09:15',
      duration: 60,
      price: 45,
    })
  })

  it('sees the own slot as free while choosing; others get 404', async () => {
    const { api, id, date } = await booked()
    const slots = `/appointments/available-slots?barberId=${marco.id}&date=${date}&duration=30`
    const at = async (query: string) =>
      (await api.get(query)).body.find(({ time }: { time: string }) => time === '09:00')
    expect(await at(slots)).toMatchObject({ available: false, isBooked: true })
    expect(await at(`${slots}&excludeAppointmentId=${id}`)).toEqual({
      time: '09:00',
      available: true,
      isBooked: false,
    })
    const stranger = await signIn(shop)
    expect((await stranger.api.get(`${slots}&excludeAppointmentId=${id}`)).status).toBe(404)
  })

  it('keeps the booked price until the appointment is edited', async () => {
    const { api, id } = await booked()
    await shop.platform.database.pool.query(`UPDATE services SET price_centimes = 3500 WHERE name = 'Taglio'`)
    const before = (await api.get('/appointments/my-appointments')).body[0].price
    const day = freshDay()
    const stale = await api.put(`/appointments/${id}`, {
      barberId: marco.id,
      service: 'Taglio',
      date: day,
      time: '16:30',
      price: 30,
    })
    const fresh = await api.put(`/appointments/${id}`, {
      barberId: marco.id,
      service: 'Taglio',
      date: day,
      time: '16:30',
      price: 35,
    })
    await shop.platform.database.pool.query(`UPDATE services SET price_centimes = 3000 WHERE name = 'Taglio'`)
    expect([before, stale.status, stale.body.details, fresh.body.price]).toEqual([30, 409, { price: 35 }, 35])
  })

  it('cancels it once with a reason, then gets 409', async () => {
    const { api, id } = await booked()
    const { body } = await api.put(`/appointments/${id}/cancel`, { cancellationReason: 'Viaggio' })
    expect(body).toMatchObject({ success: true, status: 'cancelled', cancellationReason: 'Viaggio' })
    const again = await api.put(`/appointments/${id}/cancel`, {})
    expect([again.status, again.body.message]).toEqual([409, 'Appuntamento già cancellato'])
  })

  it('gets 400 for a reason longer than 300 characters', async () => {
    const { api, id } = await booked()
    const { status, body } = await api.put(`/appointments/${id}/cancel`, {
      cancellationReason: 'a'.repeat(301),
    })
    expect([status, body.message]).toEqual([400, 'Il motivo può avere al massimo 300 caratteri'])
  })

  it('gets 400 within 24 hours of the start', async () => {
    const { email, id, date } = await booked({ date: '2026-03-31', time: '18:00' })
    shop.clock.set('2026-03-30T18:00:00+02:00')
    const again = await logIn(shop, email)
    const list = await again.get('/appointments/my-appointments')
    expect(list.body[0]).toMatchObject({ id, locked: true })
    const move = await again.put(`/appointments/${id}`, {
      barberId: marco.id,
      service: 'Taglio',
      date,
      time: '09:00',
    })
    expect([move.status, move.body.message]).toEqual([
      400,
      "Non puoi più modificare l'appuntamento perché mancano meno di 24 ore",
    ])
    const cancel = await again.put(`/appointments/${id}/cancel`, {})
    expect([cancel.status, cancel.body.message]).toEqual([
      400,
      "Non puoi più cancellare l'appuntamento perché mancano meno di 24 ore",
    ])
    shop.clock.set(wednesdayMorning)
  })

  it.each(['completed', 'cancelled'])('gets 409 when it is %s', async (status) => {
    const { api, id, date } = await booked()
    await shop.platform.database.pool.query('UPDATE appointments SET status = $2 WHERE id = $1', [id, status])
    expect(
      (await api.put(`/appointments/${id}`, { barberId: marco.id, service: 'Taglio', date, time: '16:00' }))
        .status,
    ).toBe(409)
    expect((await api.put(`/appointments/${id}/cancel`, {})).status).toBe(409)
  })

  it('gets 404 for an appointment of another client', async () => {
    const { id, date } = await booked()
    const stranger = await signIn(shop)
    const luca = await hireBarber(shop)
    const otherBarber = await signIn(shop, 'barber', luca.id)
    for (const { api } of [stranger, otherBarber]) {
      const move = await api.put(`/appointments/${id}`, {
        barberId: marco.id,
        service: 'Taglio',
        date,
        time: '16:00',
      })
      const cancel = await api.put(`/appointments/${id}/cancel`, {})
      expect([move.status, cancel.status, cancel.body.message]).toEqual([
        404,
        404,
        'Appuntamento non trovato',
      ])
    }
  })

  it('is not possible for others, but its barber and the owner may do it in the last hour', async () => {
    const late = await booked({ date: '2026-03-11', time: '17:00' })
    const hisBarber = await signIn(shop, 'barber', marco.id)
    const moved = await hisBarber.api.put(`/appointments/${late.id}`, {
      barberId: marco.id,
      service: 'Taglio',
      date: '2026-03-11',
      time: '18:00',
    })
    expect(moved.status).toBe(200)
    const owner = await signIn(shop, 'admin')
    expect((await owner.api.put(`/appointments/${late.id}/cancel`, {})).status).toBe(200)
  })
})

describe('the own appointment list', () => {
  it('shows upcoming appointments soonest first, then past ones latest first', async () => {
    const { api, id } = await signIn(shop)
    const insert = (day: string, time: string) =>
      shop.platform.database.pool.query(
        `INSERT INTO appointments (barber_id, service_id, service_name, price_centimes, duration_minutes, starts_at, ends_at, shop_day,
           start_minute, status, client_id, payment_type, payment_method, payment_status, created_at, updated_at)
         SELECT $1, services.id, name, price_centimes, 30, $2::timestamptz, $2::timestamptz + interval '30 minutes', $3, 0, 'confirmed', $4,
           'in_person', 'cash', 'pending', now(), now() FROM services WHERE name = 'Taglio'`,
        [marco.id, `${day}T${time}:00Z`, day, id],
      )
    for (const day of ['2026-02-02', '2026-04-05', '2026-03-03', '2026-04-03']) await insert(day, '05:00')
    const { body } = await api.get('/appointments/my-appointments')
    expect(body.map(({ date }: { date: string }) => date)).toEqual([
      '2026-04-03',
      '2026-04-05',
      '2026-03-03',
      '2026-02-02',
    ])
  })

  it('shows own guest bookings only once the email is verified', async () => {
    const { api, email } = await signIn(shop)
    const overrides = guestBooking(marco.id, { email, date: freshDay(), time: '18:00' })
    const { body } = await apiOf(shop.url).post('/appointments/public/appointments/guest', overrides)
    expect((await api.get('/appointments/my-appointments')).body).toEqual([])
    expect((await api.put(`/appointments/${body.id}/cancel`, {})).status).toBe(404)
    await shop.platform.database.pool.query('UPDATE users SET email_verified_at = now() WHERE email = $1', [
      email,
    ])
    expect((await api.get('/appointments/my-appointments')).body).toMatchObject([
      { id: body.id, isGuestBooking: true },
    ])
    expect((await api.put(`/appointments/${body.id}/cancel`, {})).status).toBe(200)
  })

  it('is empty for a client without appointments', async () => {
    const { api } = await signIn(shop)
    expect((await api.get('/appointments/my-appointments')).body).toEqual([])
  })
})
