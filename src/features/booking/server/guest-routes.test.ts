import { describe, expect, inject, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenBarber, givenShop, givenVisitor } from '#tests/support/given.ts'
import {
  booked,
  clientBooking,
  guestBooking,
  hireBarber,
  sendOnVacation,
  signIn,
} from '#tests/support/people.ts'
import { openShop, wednesdayMorning } from '#tests/support/shop.ts'

const path = '/appointments/public/appointments/guest'
const shop = givenShop()
const visitor = givenVisitor(shop)
const marco = givenBarber(shop)

async function messagesOf(appointmentId: string): Promise<{ template: string; recipient: string }[]> {
  const { rows } = await shop.platform.database.pool.query(
    'SELECT template, recipient FROM messages WHERE appointment_id = $1 ORDER BY template',
    [appointmentId],
  )
  return rows
}

async function reasonsIn(appointmentId: string): Promise<Record<string, unknown>> {
  const { rows } = await shop.platform.database.pool.query(
    `SELECT template, payload -> 'reason' AS reason FROM messages
     WHERE appointment_id = $1 AND template LIKE '%cancelled'`,
    [appointmentId],
  )
  return Object.fromEntries(rows.map(({ template, reason }) => [template, reason]))
}

async function slot(time: string, date = '2026-03-13') {
  const { body } = await visitor.get(
    `/appointments/public/available-slots?barberId=${marco.id}&date=${date}&duration=30`,
  )
  return body.find((entry: { time: string }) => entry.time === time)
}

describe('a guest booking', () => {
  it('returns 201 with the secret of its link and takes the slot', async () => {
    const overrides = guestBooking(marco.id, { time: '09:30' })
    const { status, body } = await visitor.post(path, overrides)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...booked,
      service: 'Taglio',
      date: '2026-03-13',
      time: '09:30',
      duration: 30,
      price: 30,
      status: 'confirmed',
      paymentType: 'in_person',
      payment: { method: 'cash', status: 'pending', amount: 30 },
      isGuestBooking: true,
      hasAccount: false,
      guestInfo: { firstName: 'Anna', email: overrides.email },
    })
    expect(body.id).toBe(body._id)
    expect(body.token).toMatch(/^[\w-]{43}$/)
    expect(await slot('09:30')).toEqual({ time: '09:30', available: false, isBooked: true, reason: 'booked' })
  })

  it('sends a mail to the guest and one to the barber', async () => {
    const overrides = guestBooking(marco.id, { time: '10:30' })
    const { body } = await visitor.post(path, overrides)
    expect(await messagesOf(body.id)).toEqual([
      { template: 'appointment-booked', recipient: overrides.email },
      { template: 'barber-appointment-booked', recipient: marco.email },
    ])
  })

  it('returns 409 SLOT_TAKEN when it overlaps an earlier one', async () => {
    await visitor.post(path, guestBooking(marco.id, { time: '11:00' }))
    const { status, body } = await visitor.post(path, guestBooking(marco.id, { time: '11:15' }))
    expect(status).toBe(409)
    expect(body).toMatchObject({
      success: false,
      code: 'SLOT_TAKEN',
      message: 'Lo slot selezionato non è più disponibile',
    })
  })

  it('is accepted directly before or after another one', async () => {
    await visitor.post(path, guestBooking(marco.id, { time: '13:00' }))
    expect((await visitor.post(path, guestBooking(marco.id, { time: '13:30' }))).status).toBe(201)
    expect((await visitor.post(path, guestBooking(marco.id, { time: '12:30' }))).status).toBe(201)
  })

  it('returns 409 PRICE_CHANGED and books nothing when the price changed', async () => {
    const { status, body } = await visitor.post(path, guestBooking(marco.id, { time: '14:30', price: 25 }))
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'PRICE_CHANGED',
      message: 'Il prezzo è cambiato',
      details: { price: 30 },
    })
    expect(await slot('14:30')).toMatchObject({ available: true })
  })

  it('returns hasAccount true when a client has this email', async () => {
    const client = await signIn(shop)
    const { body } = await visitor.post(
      path,
      guestBooking(marco.id, { time: '15:00', email: client.email.toUpperCase() }),
    )
    expect(body).toMatchObject({ hasAccount: true, isGuestBooking: true, client: null })
  })

  it('returns the same appointment for the same Idempotency-Key', async () => {
    const overrides = guestBooking(marco.id, { time: '15:30' })
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await visitor.post(path, overrides, key)
    const again = await visitor.post(path, overrides, key)
    expect(again.status).toBe(201)
    expect(again.body).toEqual(first.body)
    expect(await messagesOf(first.body.id)).toHaveLength(2)
  })

  it('returns 409 IDEMPOTENCY_KEY_REUSED for another booking with the same key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const overrides = guestBooking(marco.id, { time: '16:00' })
    await visitor.post(path, overrides, key)
    const { status, body } = await visitor.post(path, { ...overrides, time: '17:00' }, key)
    expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  })

  it('for any barber goes to the least busy free barber', async () => {
    const luca = await hireBarber(shop, { firstName: 'Luca', services: ['Barba'] })
    const samir = await hireBarber(shop, { firstName: 'Samir', services: ['Barba'] })
    await visitor.post(
      path,
      guestBooking(luca.id, { service: 'Barba', price: 25, date: '2026-03-20', time: '09:00' }),
    )
    await visitor.post(
      path,
      guestBooking(marco.id, { service: 'Barba', price: 25, date: '2026-03-20', time: '09:00' }),
    )
    const overrides = guestBooking('any', { service: 'Barba', price: 25, date: '2026-03-20', time: '11:00' })
    const { body } = await visitor.post(path, overrides)
    expect(body.barber._id).toBe(samir.id)
  })

  it('returns 409 PERSONAL_LIMIT after three upcoming appointments', async () => {
    const person = { email: 'tre@example.test' }
    for (const time of ['09:00', '09:30', '10:00']) {
      const { status } = await visitor.post(
        path,
        guestBooking(marco.id, { ...person, date: '2026-03-16', time }),
      )
      expect(status).toBe(201)
    }
    const { status, body } = await visitor.post(
      path,
      guestBooking(marco.id, { ...person, date: '2026-03-16', time: '10:30' }),
    )
    expect(status).toBe(409)
    expect(body.code).toBe('PERSONAL_LIMIT')
    expect(body.message).toContain('limite')
  })

  it('counts the appointments of the account with this email once it is verified', async () => {
    const stranger = await signIn(shop)
    for (const time of ['14:00', '14:30', '15:00'])
      await stranger.api.post('/appointments', clientBooking(marco.id, { date: '2026-03-24', time }))
    const book = (time: string) =>
      visitor.post(path, guestBooking(marco.id, { email: stranger.email, date: '2026-03-24', time }))
    expect((await book('15:30')).status).toBe(201)
    await shop.platform.database.pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [
      stranger.id,
    ])
    expect((await book('16:00')).body.code).toBe('PERSONAL_LIMIT')
  })

  it('does not count cancelled or past appointments towards the limit', async () => {
    const person = { email: 'ancora@example.test', phone: '+41797100001' }
    const book = (date: string, time: string) =>
      visitor.post(path, guestBooking(marco.id, { ...person, date, time }))
    await book('2026-03-11', '18:00')
    const { body: cancelled } = await book('2026-03-23', '09:00')
    await visitor.put(`/appointments/public/${cancelled.id}/cancel?token=${cancelled.token}`, {})
    shop.clock.set('2026-03-11T18:30:00+01:00')
    const statuses: number[] = []
    for (const time of ['09:00', '10:00', '11:00', '13:00'])
      statuses.push((await book('2026-03-23', time)).status)
    shop.clock.set(wednesdayMorning)
    expect(statuses).toEqual([201, 201, 201, 409])
  })

  it('returns 409 after three upcoming appointments with one phone number', async () => {
    const statuses: number[] = []
    for (const time of ['14:00', '15:00', '16:00', '17:00']) {
      const overrides = guestBooking(marco.id, { phone: '+41797100002', date: '2026-03-23', time })
      statuses.push((await visitor.post(path, overrides)).status)
    }
    expect(statuses).toEqual([201, 201, 201, 409])
  })

  it('returns 402 PAYMENT_REQUIRED when it claims to be paid online', async () => {
    const claim = { paymentType: 'online', payment: { method: 'card', status: 'completed', amount: 30 } }
    const { status, body } = await visitor.post(path, guestBooking(marco.id, { time: '18:00', ...claim }))
    expect([status, body.code]).toEqual([402, 'PAYMENT_REQUIRED'])
  })
})

describe('a guest booking is refused for', () => {
  const refusals: [what: string, overrides: Record<string, unknown>, status: number, message: string][] = [
    ['no first name', { firstName: '' }, 400, 'Il nome è obbligatorio'],
    ['no last name', { lastName: '   ' }, 400, 'Il cognome è obbligatorio'],
    ['no e-mail', { email: undefined }, 400, "L'email è obbligatoria"],
    ['a broken e-mail', { email: 'anna@' }, 400, 'Inserisci un indirizzo email valido'],
    ['no phone', { phone: '' }, 400, 'Il telefono è obbligatorio'],
    ['a phone of letters', { phone: 'domani' }, 400, 'Inserisci un numero di telefono valido'],
    ['no time', { time: undefined }, 400, 'Tutti i campi sono obbligatori'],
    ['no barber', { barberId: '' }, 400, 'Tutti i campi sono obbligatori'],
    ['a time that is none', { time: '25:00' }, 400, 'Data o ora non valida'],
    ['a day that is none', { date: '2026-02-30' }, 400, 'Data o ora non valida'],
    ['a past time', { date: '2026-03-11', time: '08:45' }, 400, 'Data o ora non valida'],
    ['the very present', { date: '2026-03-11', time: '09:00' }, 400, 'Data o ora non valida'],
    ['yesterday', { date: '2026-03-10' }, 400, 'Data o ora non valida'],
    ['the day after the window', { date: '2026-04-11' }, 400, 'Data o ora non valida'],
    ['a start off the grid', { time: '10:05' }, 400, 'Data o ora non valida'],
    ['the break', { time: '12:00' }, 400, 'Data o ora non valida'],
    ['a start that runs into the break', { time: '11:45' }, 400, 'Data o ora non valida'],
    ['before opening', { time: '08:30' }, 400, 'Data o ora non valida'],
    ['a start that runs past closing', { time: '18:45' }, 400, 'Data o ora non valida'],
    ['an unknown service', { service: 'Permanente' }, 404, 'Servizio non trovato'],
    ['a service that the barber does not offer', { service: 'Tinta', price: 40 }, 400, 'Servizio non valido'],
    ['an unknown barber', { barberId: '0190a0a0-0000-7000-8000-000000000000' }, 404, 'Barbiere non trovato'],
    ['a barber that is no id', { barberId: 'marco' }, 400, 'Barbiere non trovato'],
    ['a payment kind that is none', { paymentType: 'gold' }, 400, 'Metodo di pagamento non valido'],
    ['a name as a number', { firstName: 7 }, 400, 'Il nome è obbligatorio'],
    ['a name too long', { firstName: 'a'.repeat(61) }, 400, 'Usa al massimo 60 caratteri'],
  ]
  it.each(refusals)('%s', async (_what, overrides, status, message) => {
    const answer = await visitor.post(path, guestBooking(marco.id, { date: '2026-03-19', ...overrides }))
    expect(answer.body).toMatchObject({ success: false, message })
    expect(answer.status).toBe(status)
    expect(answer.body.requestId).toEqual(expect.any(String))
  })

  it('a malformed body with 400 MALFORMED_BODY', async () => {
    const { status, body } = await visitor.post(path, '{"firstName":')
    expect([status, body.code]).toEqual([400, 'MALFORMED_BODY'])
  })

  it('an inactive barber with BARBER_NOT_FOUND', async () => {
    const gone = await hireBarber(shop)
    await shop.platform.database.pool.query('UPDATE barbers SET is_active = false WHERE id = $1', [gone.id])
    expect((await visitor.post(path, guestBooking(gone.id))).body.code).toBe('BARBER_NOT_FOUND')
  })

  it('a barber on vacation', async () => {
    const away = await hireBarber(shop)
    await sendOnVacation(shop, away, '2026-03-12', '2026-03-14')
    expect((await visitor.post(path, guestBooking(away.id))).body.message).toBe('Data o ora non valida')
  })

  it('a sixth attempt within the hour with 429', async () => {
    const strict = await openShop({ clusterUrl: inject('clusterUrl'), rateLimitScale: 1 })
    try {
      const barber = await hireBarber(strict)
      const overrides = guestBooking(barber.id, { price: 1 })
      for (let attempt = 0; attempt < 5; attempt++)
        expect((await apiOf(strict.url).post(path, overrides)).status).toBe(409)
      const { status, body, headers } = await apiOf(strict.url).post(path, overrides)
      expect([status, body.message]).toEqual([429, 'Troppe richieste. Riprova più tardi.'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      await strict.close()
    }
  })
})

describe('the manage link', () => {
  async function booked(date: string, time: string) {
    const { body } = await visitor.post(path, guestBooking(marco.id, { date, time }))
    return { id: body.id, link: `/appointments/public/${body.id}`, query: `?token=${body.token}` }
  }

  it('shows the booking without contact data', async () => {
    const { link, query } = await booked('2026-03-17', '09:00')
    const { status, body } = await visitor.get(`${link}${query}`)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ firstName: 'Anna', service: 'Taglio', time: '09:00', locked: false })
    expect(JSON.stringify(body)).not.toMatch(/@example|\+4179|Rossi/)
  })

  it.each([
    ['', '10:00'],
    ['?token=', '10:30'],
    ['?token=forged', '11:00'],
    [`?token=${'a'.repeat(43)}`, '11:30'],
  ])('returns 404 for every action with "%s"', async (query, time) => {
    const { id, link } = await booked('2026-03-17', time)
    const place = { barberId: marco.id, service: 'Taglio', date: '2026-03-17', time: '16:00' }
    const answers = [
      await visitor.get(`${link}${query}`),
      await visitor.get(`${link}/calendar.ics${query}`),
      await visitor.put(`${link}${query}`, place),
      await visitor.put(`${link}/cancel${query}`, {}),
    ]
    for (const { status, body } of answers)
      expect([status, body.code]).toEqual([404, 'APPOINTMENT_NOT_FOUND'])
    expect((await messagesOf(id)).map(({ template }) => template)).toEqual([
      'appointment-booked',
      'barber-appointment-booked',
    ])
  })

  it('moves the booking and releases the old slot', async () => {
    const { link, query, id } = await booked('2026-03-18', '09:00')
    const overrides = { barberId: marco.id, service: 'Barba', date: '2026-03-18', time: '09:15', price: 25 }
    const { status, body } = await visitor.put(`${link}${query}`, overrides)
    expect([status, body.data?.time, body.data?.service, body.data?.price]).toEqual([
      200,
      '09:15',
      'Barba',
      25,
    ])
    expect(await slot('09:00', '2026-03-18')).toMatchObject({ reason: 'too_short' })
    expect((await messagesOf(id)).map(({ template }) => template)).toContain('appointment-moved')
  })

  it('returns 409 for a taken slot and keeps the booking', async () => {
    const { link, query } = await booked('2026-03-18', '11:00')
    await booked('2026-03-18', '14:00')
    const { status } = await visitor.put(`${link}${query}`, {
      barberId: marco.id,
      service: 'Taglio',
      date: '2026-03-18',
      time: '14:15',
    })
    expect(status).toBe(409)
    expect((await visitor.get(`${link}${query}`)).body.data.time).toBe('11:00')
  })

  it('cancels once; a cancelled booking cannot be moved or cancelled again', async () => {
    const { link, query, id } = await booked('2026-03-18', '15:00')
    const { body } = await visitor.put(`${link}/cancel${query}`, { cancellationReason: 'Malato' })
    expect(body.data).toMatchObject({ status: 'cancelled', cancellationReason: 'Malato', locked: true })
    const again = await visitor.put(`${link}/cancel${query}`, {})
    expect([again.status, again.body.message]).toEqual([409, 'Appuntamento già cancellato'])
    const overrides = { barberId: marco.id, service: 'Taglio', date: '2026-03-18', time: '16:00' }
    expect((await visitor.put(`${link}${query}`, overrides)).status).toBe(409)
    expect(await slot('15:00', '2026-03-18')).toMatchObject({ available: true })
    expect((await messagesOf(id)).map(({ template }) => template)).toContain('appointment-cancelled')
  })

  it('sends the cancellation reason of a guest to the barber only', async () => {
    const { id, link, query } = await booked('2026-03-18', '17:00')
    await visitor.put(`${link}/cancel${query}`, { cancellationReason: 'Chiama lo 0900' })
    expect(await reasonsIn(id)).toEqual({
      'appointment-cancelled': null,
      'barber-appointment-cancelled': 'Chiama lo 0900',
    })
  })

  it('sends the cancellation reason of the shop to guest and barber', async () => {
    const { id } = await booked('2026-03-18', '18:00')
    const { api } = await signIn(shop, 'admin')
    await api.put(`/appointments/${id}/status`, { status: 'cancelled', cancellationReason: 'Marco è malato' })
    expect(await reasonsIn(id)).toEqual({
      'appointment-cancelled': 'Marco è malato',
      'barber-appointment-cancelled': 'Marco è malato',
    })
  })

  it('returns 400 within 24 hours of the start, to the minute', async () => {
    const { link, query } = await booked('2026-03-25', '10:00')
    const overrides = { barberId: marco.id, service: 'Taglio', date: '2026-03-26', time: '10:00' }
    shop.clock.set('2026-03-24T10:00:00+01:00')
    const move = await visitor.put(`${link}${query}`, overrides)
    expect([move.status, move.body.message]).toEqual([
      400,
      "Non puoi più modificare l'appuntamento perché mancano meno di 24 ore",
    ])
    const cancel = await visitor.put(`${link}/cancel${query}`, {})
    expect([cancel.status, cancel.body.message]).toEqual([
      400,
      "Non puoi più cancellare l'appuntamento perché mancano meno di 24 ore",
    ])
    shop.clock.set('2026-03-24T09:59:00+01:00')
    expect((await visitor.put(`${link}${query}`, overrides)).status).toBe(200)
    shop.clock.set(wednesdayMorning)
  })

  it('returns 404 once the appointment has ended', async () => {
    const { link, query } = await booked('2026-03-17', '18:00')
    shop.clock.set('2026-03-17T18:29:59+01:00')
    expect((await visitor.get(`${link}${query}`)).status).toBe(200)
    shop.clock.set('2026-03-17T18:30:00+01:00')
    expect((await visitor.get(`${link}${query}`)).status).toBe(404)
    shop.clock.set(wednesdayMorning)
  })

  it('returns a calendar file with a constant UID and a growing SEQUENCE', async () => {
    const { link, query, id } = await booked('2026-03-24', '09:00')
    const first = await visitor.get(`${link}/calendar.ics${query}`)
    expect(first.headers.get('content-type')).toContain('text/calendar')
    expect(first.body).toContain(`UID:${id}@shop.test`)
    expect(first.body).toContain('SEQUENCE:0')
    expect(first.body).toContain('DTSTART:20260324T080000Z')
    await visitor.put(`${link}${query}`, {
      barberId: marco.id,
      service: 'Taglio',
      date: '2026-03-30',
      time: '09:00',
    })
    const second = await visitor.get(`${link}/calendar.ics${query}`)
    expect(second.body).toContain(`UID:${id}@shop.test`)
    expect(second.body).toContain('SEQUENCE:1')
    // Daylight saving time has begun: the same wall clock time is one hour earlier in UTC.
    expect(second.body).toContain('DTSTART:20260330T070000Z')
  })
})
