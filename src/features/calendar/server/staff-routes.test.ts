import { beforeEach, describe, expect, it } from 'vitest'

import type { Api } from '#tests/support/api.ts'
import { givenPerson, givenShop, givenTwoBarbers } from '#tests/support/given.ts'
import { booked, clientBooking, guestBooking, hireBarber, logIn, signIn } from '#tests/support/people.ts'
import { wednesdayMorning } from '#tests/support/shop.ts'
import { auditEntries } from '#tests/support/written.ts'

const shop = givenShop()
const { marco, luca, marcosLogin, lucasLogin } = givenTwoBarbers(shop)
const admin = givenPerson(shop, 'admin')
const client = givenPerson(shop)

let nextDay = 0
const freshDay = () => `2026-03-${String(13 + (nextDay++ % 18)).padStart(2, '0')}`
beforeEach(async () => {
  shop.clock.set(wednesdayMorning)
  await shop.platform.database.pool.query("UPDATE appointments SET status = 'cancelled'")
})

const phoneBooking = (overrides: Record<string, unknown> = {}) => ({
  clientNickname: 'Il Bomber',
  barberId: marco.id,
  service: 'Taglio',
  date: '2026-03-13',
  time: '10:00',
  duration: 30,
  price: 30,
  ...overrides,
})

async function bookGuest(overrides: Record<string, unknown> = {}, barber = marco): Promise<string> {
  const { body } = await client.api.post(
    '/appointments/public/appointments/guest',
    guestBooking(barber.id, overrides),
  )
  return body._id
}

const setStatus = (api: Api, id: string, status: string, more: Record<string, unknown> = {}) =>
  api.put(`/appointments/${id}/status`, { status, ...more })

async function mailsOf(id: string): Promise<string[]> {
  const { rows } = await shop.platform.database.pool.query<{ template: string }>(
    'SELECT template FROM messages WHERE appointment_id = $1 ORDER BY id',
    [id],
  )
  return rows.map(({ template }) => template)
}

describe('a booking by phone', () => {
  it('takes the slot under a nickname, to be paid in the shop', async () => {
    const { status, body } = await admin.api.post(
      '/appointments/admin',
      phoneBooking({ clientNickname: '  Il Bomber ' }),
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...booked,
      clientNickname: 'Il Bomber',
      isAdminBooking: true,
      isGuestBooking: false,
      client: null,
      guestInfo: null,
      status: 'confirmed',
      paymentType: 'in_person',
    })
    const taken = await admin.api.post('/appointments/admin', phoneBooking())
    expect([taken.status, taken.body.code]).toEqual([409, 'SLOT_TAKEN'])
  })

  it('is confirmed even when the shop confirms online bookings by hand', async () => {
    await shop.platform.database.pool.query('UPDATE studio_settings SET auto_confirm = false')
    const { body } = await admin.api.post('/appointments/admin', phoneBooking({ date: freshDay() }))
    await shop.platform.database.pool.query('UPDATE studio_settings SET auto_confirm = true')
    expect(body.status).toBe('confirmed')
  })

  it('stores the normalised phone number of the caller', async () => {
    const booked = await admin.api.post(
      '/appointments/admin',
      phoneBooking({ date: freshDay(), clientPhone: '079 123 45 67' }),
    )
    const { body } = await admin.api.get(`/appointments/filtered?startDate=${booked.body.date}&viewType=day`)
    expect(body.data).toMatchObject([{ clientPhone: '+41791234567' }])
  })

  it.each([
    ['no nickname', { clientNickname: '   ' }, 'INVALID_INPUT', 'Tutti i campi sono obbligatori'],
    ['no barber', { barberId: '' }, 'INVALID_INPUT', 'Tutti i campi sono obbligatori'],
    ['no service', { service: '' }, 'INVALID_INPUT', 'Tutti i campi sono obbligatori'],
    ['no date', { date: undefined }, 'INVALID_INPUT', 'Tutti i campi sono obbligatori'],
    ['no time', { time: '' }, 'INVALID_INPUT', 'Tutti i campi sono obbligatori'],
    [
      'a nickname of 51 characters',
      { clientNickname: 'x'.repeat(51) },
      'INVALID_INPUT',
      'Il soprannome può avere al massimo 50 caratteri',
    ],
    ['an unknown service', { service: 'Messa in piega' }, 'INVALID_SERVICE', 'Servizio non valido'],
    ['a service the barber does not offer', { service: 'Tinta' }, 'INVALID_SERVICE', 'Servizio non valido'],
    ['a past day', { date: '2026-03-10' }, 'INVALID_DATE_TIME', 'Data o ora non valida'],
    ['a day 31 days ahead', { date: '2026-04-11' }, 'INVALID_DATE_TIME', 'Data o ora non valida'],
    ['a time off the grid', { time: '10:05' }, 'INVALID_DATE_TIME', 'Data o ora non valida'],
    ['a time in the break', { time: '12:00' }, 'INVALID_DATE_TIME', 'Data o ora non valida'],
    [
      'a phone number of letters',
      { clientPhone: 'domani' },
      'INVALID_PHONE',
      'Numero di telefono non valido',
    ],
  ])('returns 400 for %s', async (_what, overrides, code, message) => {
    const { status, body } = await admin.api.post('/appointments/admin', phoneBooking(overrides))
    expect([status, body.code, body.message]).toEqual([400, code, message])
  })

  it('is accepted on the last day of the window', async () => {
    const { status } = await admin.api.post('/appointments/admin', phoneBooking({ date: '2026-04-10' }))
    expect(status).toBe(201)
  })

  it('sent twice with one key is one appointment', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const overrides = phoneBooking({ date: freshDay() })
    const [first, second] = await Promise.all([
      admin.api.post('/appointments/admin', overrides, key),
      admin.api.post('/appointments/admin', overrides, key),
    ])
    expect([first.status, second.status, first.body._id]).toEqual([201, 201, second.body._id])
  })

  it('has no limit per nickname', async () => {
    for (const time of ['13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00']) {
      const { status } = await admin.api.post(
        '/appointments/admin',
        phoneBooking({ date: '2026-03-20', time }),
      )
      expect(status).toBe(201)
    }
  })

  it('returns 403 to barbers and clients', async () => {
    for (const { api } of [marcosLogin, client])
      expect((await api.post('/appointments/admin', phoneBooking())).status).toBe(403)
  })
})

describe('the status of an appointment', () => {
  it.each(['pending', 'confirmed', 'completed', 'cancelled'])(
    'is set to %s by an admin from any other status',
    async (status) => {
      for (const from of ['confirmed', 'completed', 'cancelled', 'pending'].filter(
        (other) => other !== status,
      )) {
        const id = await bookGuest({ date: freshDay() })
        await setStatus(admin.api, id, from)
        const answer = await setStatus(admin.api, id, status)
        expect([answer.status, answer.body.status]).toEqual([200, status])
        await setStatus(admin.api, id, 'cancelled')
      }
    },
  )

  it('keeps the reason of a cancellation only', async () => {
    const id = await bookGuest({ date: freshDay() })
    const reason = { cancellationReason: "Cancellato dall'amministratore" }
    expect((await setStatus(admin.api, id, 'completed', reason)).body.cancellationReason).toBeNull()
    const cancelled = await setStatus(admin.api, id, 'cancelled', reason)
    expect(cancelled.body.cancellationReason).toBe("Cancellato dall'amministratore")
    expect((await setStatus(admin.api, id, 'confirmed', reason)).body.cancellationReason).toBeNull()
  })

  it('returns 409 SLOT_NO_LONGER_FREE when the slot is taken again', async () => {
    const date = freshDay()
    const id = await bookGuest({ date })
    await setStatus(admin.api, id, 'cancelled')
    await bookGuest({ date })
    const { status, body } = await setStatus(admin.api, id, 'confirmed')
    expect([status, body.code, body.message]).toEqual([
      409,
      'SLOT_NO_LONGER_FREE',
      'Lo slot non è più disponibile',
    ])
    const { rows } = await shop.platform.database.pool.query(
      'SELECT status FROM appointments WHERE id = $1',
      [id],
    )
    expect(rows).toEqual([{ status: 'cancelled' }])
  })

  it('returns SLOT_NO_LONGER_FREE when the barber is unavailable or deleted, not for past ones', async () => {
    const guest = await hireBarber(shop, { firstName: 'Presto' })
    const id = await bookGuest({ date: '2026-03-20', time: '12:30' }, guest)
    const back = async () => (await setStatus(admin.api, id, 'confirmed')).body.code
    const path = `/barbers/${guest.id}`
    await setStatus(admin.api, id, 'cancelled')
    const { body: known } = await admin.api.get(path)
    const shorter = known.workingHours.map((day: object) => ({ ...day, breakEnd: '13:00' }))
    const week = { workingHours: shorter, keepAppointments: false }
    expect((await admin.api.put(`${path}/working-hours`, week)).status).toBe(200)
    expect(await back(), 'its break lasts longer').toBe('SLOT_NO_LONGER_FREE')
    await admin.api.put(`${path}/working-hours`, { ...week, workingHours: known.workingHours })
    const away = [{ startDate: '2026-03-20', endDate: '2026-03-20' }]
    expect((await admin.api.put(`${path}/vacations`, { vacations: away })).status).toBe(200)
    expect(await back(), 'on vacation').toBe('SLOT_NO_LONGER_FREE')
    await admin.api.put(`${path}/vacations`, { vacations: [] })
    expect(await back()).toBeUndefined()
    await setStatus(admin.api, id, 'cancelled')
    expect((await admin.api.delete(path)).status).toBe(200)
    expect(await back(), 'gone').toBe('SLOT_NO_LONGER_FREE')
    shop.clock.set('2026-03-21T09:00:00+01:00')
    const nextDay = await logIn(shop, admin.email)
    expect((await setStatus(nextDay, id, 'completed')).status, 'it was a visit after all').toBe(200)
  })

  it('sends mails for cancellation, restoration and confirmation, none for past visits', async () => {
    const id = await bookGuest({ date: '2026-03-13' })
    await setStatus(admin.api, id, 'cancelled')
    await setStatus(admin.api, id, 'pending')
    await setStatus(admin.api, id, 'confirmed')
    const both = (event: string) => [`appointment-${event}`, `barber-appointment-${event}`]
    expect(await mailsOf(id)).toEqual([
      ...both('booked'),
      ...both('cancelled'),
      ...both('booked'),
      'appointment-confirmed',
    ])
    shop.clock.set('2026-03-14T09:00:00+01:00')
    const { api } = await signIn(shop, 'admin')
    expect((await setStatus(api, id, 'completed')).status).toBe(200)
    expect((await setStatus(api, id, 'cancelled')).status).toBe(200)
    expect(await mailsOf(id)).toHaveLength(7)
  })

  it('is changed by a barber only to completed or cancelled, never back', async () => {
    const id = await bookGuest({ date: freshDay() })
    expect((await setStatus(marcosLogin.api, id, 'pending')).body.code).toBe('NOT_EDITABLE')
    expect((await setStatus(marcosLogin.api, id, 'completed')).body.status).toBe('completed')
    expect((await setStatus(marcosLogin.api, id, 'confirmed')).status).toBe(409)
    expect((await setStatus(marcosLogin.api, id, 'cancelled')).body.status).toBe('cancelled')
    expect((await setStatus(marcosLogin.api, id, 'completed')).body.code).toBe('ALREADY_CANCELLED')
  })

  it('returns 409 CONFLICT when another user changed it first', async () => {
    const id = await bookGuest({ date: freshDay() })
    const { body: seen } = await setStatus(admin.api, id, 'pending')
    shop.clock.advance(1000)
    await setStatus(marcosLogin.api, id, 'completed', { updatedAt: seen.updatedAt })
    const late = await setStatus(admin.api, id, 'cancelled', { updatedAt: seen.updatedAt })
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'CONFLICT',
      'Dati modificati da un altro utente. Ricarica la pagina.',
    ])
  })

  it('returns 404 to another barber, 403 to a client and an error for an unknown status', async () => {
    const id = await bookGuest({ date: freshDay() })
    expect((await setStatus(lucasLogin.api, id, 'completed')).status).toBe(404)
    expect((await setStatus(client.api, id, 'completed')).status).toBe(403)
    expect((await setStatus(admin.api, id, 'done')).body).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'Stato non valido',
    })
    expect((await setStatus(admin.api, 'not-an-id', 'completed')).status).toBe(404)
  })

  it('is logged with before and after', async () => {
    const date = freshDay()
    const id = await bookGuest({ date })
    await setStatus(admin.api, id, 'completed')
    const { rows } = await shop.platform.database.pool.query(
      'SELECT actor_id, entity_name, action, before, after FROM audit_log WHERE entity_id = $1',
      [id],
    )
    expect(rows).toEqual([
      {
        actor_id: admin.id,
        entity_name: `Anna Rossi, Taglio, ${date} 10:00`,
        action: 'status_changed',
        before: { status: 'confirmed' },
        after: { status: 'completed' },
      },
    ])
  })
})

describe('staff moving an appointment', () => {
  const choice = (overrides: Record<string, unknown>) => ({
    barberId: marco.id,
    service: 'Taglio',
    date: '2026-03-11',
    time: '10:00',
    duration: 30,
    price: 30,
    ...overrides,
  })

  it('within 24 hours to a colleague keeps its status and notifies all three', async () => {
    const id = await bookGuest({ date: '2026-03-11', time: '10:00' })
    await setStatus(admin.api, id, 'pending')
    const told: unknown[] = []
    const stop = shop.platform.live.subscribe((event) => told.push(event))
    const { status, body } = await admin.api.put(
      `/appointments/${id}`,
      choice({ barberId: luca.id, time: '11:00' }),
    )
    expect([status, body.barber?.firstName, body.time, body.status]).toEqual([
      200,
      'Luca',
      '11:00',
      'pending',
    ])
    expect((await mailsOf(id)).slice(2)).toEqual([
      'appointment-moved',
      'barber-appointment-moved',
      'barber-appointment-cancelled',
    ])
    const moved = { change: 'moved', appointmentId: id, barberId: luca.id, formerBarberId: marco.id }
    await expect.poll(() => told).toContainEqual(expect.objectContaining(moved))
    stop()
  })

  it('may be its own barber, who then gets 404', async () => {
    const id = await bookGuest({ date: '2026-03-11', time: '10:00' })
    const toLuca = choice({ barberId: luca.id, time: '16:00' })
    const { status, body } = await marcosLogin.api.put(`/appointments/${id}`, toLuca)
    expect([status, body.barber?.firstName]).toEqual([200, 'Luca'])
    expect((await marcosLogin.api.put(`/appointments/${id}`, choice({ time: '17:00' }))).status).toBe(404)
    expect((await mailsOf(id)).slice(2)).toContain('barber-appointment-cancelled')
  })

  it('also works for phone bookings', async () => {
    const { body: booked } = await admin.api.post('/appointments/admin', phoneBooking({ date: '2026-03-12' }))
    const { status, body } = await admin.api.put(
      `/appointments/${booked._id}`,
      choice({ date: '2026-03-12', time: '15:00' }),
    )
    expect([status, body.time, body.clientNickname]).toEqual([200, '15:00', 'Il Bomber'])
  })

  it('works when its service was deleted, but not to another barber', async () => {
    const { body: made } = await admin.api.post('/admin/services', {
      name: 'Rasatura a panno caldo',
      duration: 30,
      price: 40,
    })
    const service = { service: made._id, price: 40 }
    const { body: hired } = await admin.api.put(`/barbers/${marco.id}/services`, {
      services: ['Taglio', 'Barba', 'Rasatura a panno caldo'],
    })
    expect(hired.services).toContain('Rasatura a panno caldo')
    const { body: booked } = await admin.api.post('/appointments/admin', {
      ...phoneBooking({ date: '2026-03-13', time: '16:00' }),
      ...service,
    })
    await admin.api.put(`/barbers/${marco.id}/services`, { services: ['Taglio', 'Barba'] })
    expect((await admin.api.delete(`/admin/services/${made._id}`)).status).toBe(200)

    const later = { ...choice({ date: '2026-03-13', time: '17:00' }), ...service }
    const { status, body } = await admin.api.put(`/appointments/${booked._id}`, later)
    expect([status, body.time, body.service]).toEqual([200, '17:00', 'Rasatura a panno caldo'])
    const byName = { ...later, service: 'Rasatura a panno caldo', time: '17:30' }
    expect((await admin.api.put(`/appointments/${booked._id}`, byName)).body.time).toBe('17:30')
    const toLuca = { ...later, barberId: luca.id }
    expect((await admin.api.put(`/appointments/${booked._id}`, toLuca)).body.code).toBe('INVALID_SERVICE')
    const again = phoneBooking({ ...service, date: '2026-03-13', time: '18:00' })
    expect((await admin.api.post('/appointments/admin', again)).status).toBe(400)
  })

  it('uses the current service with the same name', async () => {
    const name = 'Impacco'
    const offered = async (price: number) => {
      const { body } = await admin.api.post('/admin/services', { name, duration: 30, price })
      const services = ['Taglio', 'Barba', name]
      await admin.api.put(`/barbers/${marco.id}/services`, { services })
      return String(body._id)
    }
    const former = await offered(40)
    const { body: booked } = await admin.api.post('/appointments/admin', {
      ...phoneBooking({ date: '2026-03-13', time: '16:00' }),
      service: former,
      price: 40,
    })
    await admin.api.delete(`/admin/services/${former}`)
    const present = await offered(50)
    const later = { ...choice({ date: '2026-03-13', time: '17:00' }), service: name, price: 50 }
    const { body } = await admin.api.put(`/appointments/${booked._id}`, later)
    expect([body.serviceId, body.price]).toEqual([present, 50])
    await admin.api.delete(`/admin/services/${present}`)
  })

  it('to a new price only is logged with before and after', async () => {
    const service = { name: 'Ritocco', duration: 30, price: 20 }
    const { body: made } = await admin.api.post('/admin/services', service)
    await admin.api.put(`/barbers/${marco.id}/services`, { services: ['Taglio', 'Barba', 'Ritocco'] })
    const place = { date: '2026-03-13', time: '16:00', service: 'Ritocco', price: 20 }
    const { body: booked } = await admin.api.post('/appointments/admin', phoneBooking(place))
    const change = { price: 25, duration: 45 }
    await admin.api.put(`/admin/services/${made._id}`, change)
    const { body } = await admin.api.put(`/appointments/${booked._id}`, { ...choice(place), ...change })
    expect([body.price, body.duration]).toEqual([25, 45])
    await admin.api.put(`/admin/services/${made._id}`, { price: 30 })
    const again = await admin.api.put(`/appointments/${booked._id}`, {
      ...choice(place),
      ...change,
      price: 30,
    })
    expect(again.body.price).toBe(30)
    await setStatus(admin.api, booked._id, 'cancelled', { cancellationReason: 'Influenza' })
    const entries = await auditEntries(shop, booked._id)
    expect(entries.slice(1)).toMatchObject([
      { action: 'moved', before: { price: 20, duration: 30 }, after: { price: 25, duration: 45 } },
      { action: 'moved', before: { price: 25 }, after: { price: 30 } },
      {
        action: 'status_changed',
        before: { status: 'confirmed', cancellationReason: null },
        after: { status: 'cancelled', cancellationReason: 'Influenza' },
      },
    ])
    await admin.api.delete(`/admin/services/${made._id}`)
  })

  it('returns SLOT_TAKEN onto another one, CONFLICT when stale and 404 to a colleague', async () => {
    const id = await bookGuest({ date: '2026-03-12', time: '10:00' })
    await bookGuest({ date: '2026-03-12', time: '11:00' })
    const onto = await admin.api.put(`/appointments/${id}`, choice({ date: '2026-03-12', time: '10:45' }))
    expect([onto.status, onto.body.code]).toEqual([409, 'SLOT_TAKEN'])
    const stale = { updatedAt: '2020-01-01T00:00:00.000Z' }
    expect(
      (await admin.api.put(`/appointments/${id}`, choice({ date: '2026-03-12', time: '14:00', ...stale })))
        .body.code,
    ).toBe('CONFLICT')
    expect((await lucasLogin.api.put(`/appointments/${id}`, choice({ time: '14:00' }))).status).toBe(404)
  })
})

describe('the calendar', () => {
  it('lists all appointments of the days by date and time, cancelled ones too', async () => {
    const late = await bookGuest({ date: '2026-03-24', time: '15:00' })
    const early = await bookGuest({ date: '2026-03-23', time: '09:00' }, luca)
    const { body } = await client.api.post(
      '/appointments',
      clientBooking(marco.id, { date: '2026-03-24', time: '09:30' }),
    )
    await setStatus(admin.api, late, 'cancelled')
    const answer = await admin.api.get('/appointments/filtered?startDate=2026-03-23&viewType=week')
    expect(answer.body.success).toBe(true)
    const live = answer.body.data.filter(({ _id }: { _id: string }) => [late, early, body._id].includes(_id))
    expect(live.map(({ _id }: { _id: string }) => _id)).toEqual([early, body._id, late])
    const ofLuca = await admin.api.get(
      `/appointments/filtered?startDate=2026-03-23&viewType=week&barberId=${luca.id}`,
    )
    expect(ofLuca.body.data.map(({ _id }: { _id: string }) => _id)).toContain(early)
    expect(ofLuca.body.data.map(({ _id }: { _id: string }) => _id)).not.toContain(late)
  })

  it.each([
    ['day', '2026-03-20', ['2026-03-20']],
    ['week', '2026-03-20', ['2026-03-20', '2026-03-26']],
    ['month', '2026-03-01', ['2026-03-20', '2026-03-26', '2026-03-31']],
    ['month', '2026-03-27', ['2026-03-31']],
  ])('shows the %s from %s to its end', async (view, startDate, days) => {
    for (const date of ['2026-03-20', '2026-03-26', '2026-03-31', '2026-04-01']) {
      await bookGuest({ date })
    }
    const { body } = await admin.api.get(`/appointments/filtered?startDate=${startDate}&viewType=${view}`)
    const live = body.data.filter(({ status }: { status: string }) => status !== 'cancelled')
    expect(live.map(({ date }: { date: string }) => date)).toEqual(days)
  })

  it('returns 400 for an unknown view and an invalid period', async () => {
    const wrong = await admin.api.get('/appointments/filtered?startDate=2026-03-20&viewType=year')
    expect([wrong.status, wrong.body.message]).toEqual([400, 'Tipo di vista non valido'])
    for (const query of [
      'startDate=ieri',
      'startDate=2026-03-20&endDate=2026-03-19',
      'startDate=2020-01-01&endDate=2026-01-01',
    ])
      expect((await admin.api.get(`/appointments/filtered?viewType=day&${query}`)).status).toBe(400)
  })

  it('shows a barber only the own visits for any filter, and 403 to a client', async () => {
    const own = await bookGuest({ date: '2026-03-25' })
    await bookGuest({ date: '2026-03-25' }, luca)
    const { body } = await marcosLogin.api.get(
      `/appointments/filtered?startDate=2026-03-25&viewType=day&barberId=${luca.id}`,
    )
    expect(
      body.data
        .filter(({ status }: { status: string }) => status !== 'cancelled')
        .map(({ _id }: { _id: string }) => _id),
    ).toEqual([own])
    expect((await client.api.get('/appointments/filtered?startDate=2026-03-25&viewType=day')).status).toBe(
      403,
    )
  })

  it.each([
    ['the month', '/appointments/month?startDate=2026-03-24&endDate=2026-03-24'],
    ['held chairs', '/appointments/holds?startDate=2026-03-24&endDate=2026-03-24'],
    ['what is over', '/appointments/to-complete'],
  ])('shows a barber only the own visits, an admin all: %s', async (list, path) => {
    const { pool } = shop.platform.database
    const ids = [
      await bookGuest({ date: '2026-03-24' }),
      await bookGuest({ date: '2026-03-24' }, luca),
    ] as const
    const [own] = ids
    if (list === 'held chairs')
      await pool.query(
        `UPDATE appointments SET status = 'held', held_for = 'payment', hold_expires_at = '2026-03-12' WHERE id = ANY ($1)`,
        [ids],
      )
    if (list === 'what is over') shop.clock.set('2026-03-25T09:00:00+01:00')
    const seen = async ({ email }: { email: string }) => {
      const { body } = await (await logIn(shop, email)).get(path)
      return (body.data ?? body)
        .map(({ _id }: { _id: string }) => _id)
        .filter((id: string) => ids.includes(id))
    }
    const [ofBarber, ofAdmin] = [await seen(marcosLogin), await seen(admin)]
    await pool.query('DELETE FROM appointments WHERE id = ANY ($1)', [ids])
    expect(ofBarber).toEqual([own])
    expect(ofAdmin.toSorted()).toEqual(ids.toSorted())
  })

  it('of one barber is an array for that barber and admins, 403 for others', async () => {
    const id = await bookGuest({ date: '2026-03-26' })
    const path = `/appointments/barber/${marco.id}?startDate=2026-03-26T00:00:00.000Z&endDate=2026-03-26`
    for (const { api } of [marcosLogin, admin]) {
      const { body } = await api.get(path)
      expect(body.filter(({ status }: { status: string }) => status === 'confirmed')).toMatchObject([
        { _id: id },
      ])
    }
    expect((await lucasLogin.api.get(path)).status).toBe(403)
    expect((await client.api.get(path)).status).toBe(403)
  })

  it('of a barber opens for an unlinked login with the same email', async () => {
    const nina = await hireBarber(shop, { firstName: 'Nina' })
    const login = await signIn(shop, 'barber')
    const path = `/appointments/barber/${nina.id}?startDate=2026-03-26&endDate=2026-03-26`
    expect((await login.api.get(path)).status).toBe(403)
    await shop.platform.database.pool.query('UPDATE barbers SET email = upper($1) WHERE id = $2', [
      login.email,
      nina.id,
    ])
    expect((await login.api.get(path)).status).toBe(200)
    expect((await login.api.get('/auth/me')).body.barberId).toBe(nina.id)
  })

  it('lists past visits that are not completed', async () => {
    const id = await bookGuest({ date: '2026-03-12' })
    await bookGuest({ date: '2026-03-16' }, luca)
    shop.clock.set('2026-03-13T09:00:00+01:00')
    const late = await signIn(shop, 'admin')
    expect((await late.api.get('/appointments/to-complete')).body).toMatchObject([{ _id: id }])
    const luca2 = await signIn(shop, 'barber', null)
    expect((await luca2.api.get('/appointments/to-complete')).body).toEqual([])
  })

  it('lists the latest first', async () => {
    const first = await bookGuest({ date: '2026-03-12', time: '10:00' })
    const last = await bookGuest({ date: '2026-03-12', time: '11:00' })
    shop.clock.set('2026-03-13T09:00:00+01:00')
    const late = await signIn(shop, 'admin')
    expect((await late.api.get('/appointments/to-complete')).body).toMatchObject([
      { _id: last },
      { _id: first },
    ])
  })

  it('does not list a visit that has not ended', async () => {
    await bookGuest({ date: '2026-03-12', time: '10:00' })
    shop.clock.set('2026-03-12T10:29:00+01:00')
    const late = await signIn(shop, 'admin')
    expect((await late.api.get('/appointments/to-complete')).body).toEqual([])
    shop.clock.advance(60_000)
    expect((await late.api.get('/appointments/to-complete')).body).toHaveLength(1)
  })

  it('is filtered by status, barber and days, separately and together', async () => {
    const ids = {
      sought: await bookGuest({ date: '2026-03-28', firstName: 'Ildebrando' }),
      done: await bookGuest({ date: '2026-03-28', firstName: 'Ildebrando', time: '11:00' }),
      lucas: await bookGuest({ date: '2026-03-28', firstName: 'Ildebrando' }, luca),
      before: await bookGuest({ date: '2026-03-27', firstName: 'Ildebrando' }),
      after: await bookGuest({ date: '2026-03-30', firstName: 'Ildebrando' }),
    }
    await setStatus(admin.api, ids.done, 'completed')
    const found = async (query: string) => {
      const { body } = await admin.api.get(`/admin/appointments?search=ildebrando&${query}`)
      const known = Object.entries(ids)
      const names = body.data.map((one: { _id: string }) => known.find(([, id]) => id === one._id)?.[0])
      expect(body.pagination.total).toBe(names.length)
      return names.toSorted()
    }
    expect(await found('')).toHaveLength(5)
    expect(await found('status=completed')).toEqual(['done'])
    expect(await found(`barberId=${luca.id}`)).toEqual(['lucas'])
    expect(await found('startDate=2026-03-29')).toEqual(['after'])
    expect(await found('endDate=2026-03-27')).toEqual(['before'])
    const day = 'startDate=2026-03-28&endDate=2026-03-28'
    expect(await found(`status=confirmed&barberId=${marco.id}&${day}`)).toEqual(['sought'])
  })

  it('names the reason of a hold and omits expired holds', async () => {
    const { pool } = shop.platform.database
    const reasons = [
      ['09:00', 'payment', '2026-03-11T09:30:00+01:00'],
      ['10:00', 'offer', '2026-03-11T09:30:00+01:00'],
      ['11:00', 'line', '2026-03-11T09:30:00+01:00'],
      ['14:00', 'payment', wednesdayMorning],
    ] as const
    for (const [time, reason, until] of reasons) {
      const { body } = await client.api.post(
        '/appointments',
        clientBooking(marco.id, { date: '2026-03-24', time }),
      )
      await pool.query(
        `UPDATE appointments SET status = 'held', held_for = $2, hold_expires_at = $3,
           client_id = CASE WHEN $2 <> 'line' THEN client_id END WHERE id = $1`,
        [body._id, reason, until],
      )
    }
    const { body } = await admin.api.get('/appointments/holds?startDate=2026-03-24&endDate=2026-03-24')
    await pool.query(`DELETE FROM appointments WHERE status = 'held'`)
    expect(body.data).toMatchObject([
      { time: '09:00', heldFor: 'payment' },
      { time: '10:00', heldFor: 'waitingList' },
      { time: '11:00', heldFor: 'waitingList' },
    ])
    expect(body.data).toHaveLength(3)
  })

  it('is searched by name and paged, and returns 403 to barbers', async () => {
    const id = await bookGuest({ date: '2026-03-27', firstName: 'Zeno', lastName: 'Quadri_100%' })
    const { body } = await admin.api.get('/admin/appointments?search=zeno quadri_100%25&limit=1')
    expect(body).toMatchObject({
      success: true,
      data: [{ _id: id }],
      pagination: { total: 1, page: 1, pages: 1 },
    })
    const none = await admin.api.get('/admin/appointments?search=zeno%25nessuno')
    expect(none.body.pagination).toEqual({ total: 0, page: 1, pages: 0 })
    const confirmed = await admin.api.get(
      `/admin/appointments?status=confirmed&barberId=${marco.id}&startDate=2026-03-27&endDate=2026-03-27&page=2&limit=1`,
    )
    expect(confirmed.body).toMatchObject({ data: [], pagination: { total: 1, page: 2, pages: 1 } })
    expect((await marcosLogin.api.get('/admin/appointments')).status).toBe(403)
  })
})
