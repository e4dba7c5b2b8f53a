import { describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenNewBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { type Barber, clientBooking, guestBooking, hireBarber, signIn } from '#tests/support/people.ts'

type Shown = { _id: string; date: string; time: string; price?: number }

const shop = givenShop()
const admin = givenPerson(shop, 'admin')
const marco = givenNewBarber(shop)
const luca = givenNewBarber(shop, { firstName: 'Luca' })
const dario = givenNewBarber(shop, { firstName: 'Dario' })

const pool = () => shop.platform.database.pool
const friday = '2026-03-13'
const unknownId = '0190a0a0-0000-7000-8000-000000000000'

async function book(time: string, barber = marco, overrides: Record<string, unknown> = {}): Promise<Shown> {
  const booking = guestBooking(barber.id, { time, ...overrides })
  const { status, body } = await apiOf(shop.url).post('/appointments/public/appointments/guest', booking)
  expect(status).toBe(201)
  return { _id: body._id, date: body.date, time: body.time }
}

const pathOf = (barber = marco) => `/barbers/${barber.id}/reassignments`
const give = (appointments: readonly Shown[], colleagues: readonly Barber[], key?: string, api = admin.api) =>
  api.post(
    pathOf(),
    { appointments, colleagueIds: colleagues.map(({ id }) => id) },
    key ? { 'idempotency-key': key } : {},
  )

async function whoHas({ _id }: Shown): Promise<string | undefined> {
  const { rows } = await pool().query<{ barber_id: string }>(
    'SELECT barber_id FROM appointments WHERE id = $1',
    [_id],
  )
  return rows[0]?.barber_id
}

const isReassignedTo = ({ _id }: Shown, barber: Barber) => ({
  _id,
  kind: 'reassigned',
  barber: { _id: barber.id, firstName: barber.firstName, lastName: 'Ferri' },
})

describe('POST reassignments', () => {
  it('returns 401 and 403 to others and 404 for an unknown or deleted barber', async () => {
    const shown = await book('10:00')
    const body = { appointments: [shown], colleagueIds: [luca.id] }
    expect((await apiOf(shop.url).post(pathOf(), body)).status).toBe(401)
    for (const person of [
      await signIn(shop),
      await signIn(shop, 'barber', marco.id),
      await signIn(shop, 'barber', luca.id),
    ])
      expect((await person.api.post(pathOf(), body)).status).toBe(403)
    const gone = await hireBarber(shop)
    expect((await admin.api.delete(`/barbers/${gone.id}`)).status).toBe(200)
    for (const id of ['niente', unknownId, gone.id, "1' OR '1'='1", `${marco.id}0`]) {
      const { status, body: answer } = await admin.api.post(
        `/barbers/${encodeURIComponent(id)}/reassignments`,
        body,
      )
      expect([status, answer.code]).toEqual([404, 'BARBER_NOT_FOUND'])
    }
    expect(await whoHas(shown)).toBe(marco.id)
  })

  it.each<[string, () => Record<string, unknown>, string]>([
    ['an empty list of appointments', () => ({ appointments: [] }), 'Scegli almeno un appuntamento'],
    ['no list of appointments', () => ({ appointments: undefined }), 'Scegli almeno un appuntamento'],
    ['no colleague', () => ({ colleagueIds: [] }), 'Scegli almeno un collega'],
    ['an invalid colleague id', () => ({ colleagueIds: ['niente'] }), 'Barbiere non trovato'],
    ['an invalid appointment id', () => ({ appointments: [shownAt('niente')] }), 'Appuntamento non trovato'],
    [
      'an invalid day',
      () => ({ appointments: [{ ...shownAt(unknownId), date: '2026-02-30' }] }),
      'Data o ora non valida',
    ],
    [
      'an invalid time',
      () => ({ appointments: [{ ...shownAt(unknownId), time: '25:00' }] }),
      'Data o ora non valida',
    ],
    [
      'a negative price',
      () => ({ appointments: [{ ...shownAt(unknownId), price: -1 }] }),
      'Prezzo non valido',
    ],
    [
      '201 appointments',
      () => ({ appointments: Array.from({ length: 201 }, () => shownAt(unknownId)) }),
      'Puoi riassegnare al massimo 200 appuntamenti alla volta',
    ],
    [
      'the barber of the appointments as colleague',
      () => ({ colleagueIds: [luca.id, marco.id] }),
      'Scegli un collega: gli appuntamenti sono già di questo barbiere',
    ],
  ])('returns 400 for %s', async (_, wrong, message) => {
    const body = { appointments: [shownAt(unknownId)], colleagueIds: [luca.id], ...wrong() }
    const answer = await admin.api.post(pathOf(), body)
    expect([answer.status, answer.body.message]).toEqual([400, message])
  })

  const shownAt = (_id: string): Shown => ({ _id, date: friday, time: '10:00' })
})

describe('a reassignment', () => {
  it('distributes appointments over colleagues at the same time, with mails and log', async () => {
    const shown = [await book('10:00'), await book('11:00'), await book('14:00'), await book('15:00')]
    // Luca's day is fuller, but Dario does not get every appointment.
    for (const time of ['09:00', '16:00', '17:00', '18:00']) await book(time, luca)
    const { status, body } = await give(shown, [luca, dario])
    expect([status, body.message]).toEqual([200, '4 appuntamenti su 4 riassegnati.'])
    expect(body.outcomes.map(({ _id }: Shown) => _id)).toEqual(shown.map(({ _id }) => _id))
    const { rows } = await pool().query(
      `SELECT barber_id, count(*)::int AS count FROM appointments WHERE id = ANY($1) AND status = 'confirmed'
       GROUP BY barber_id ORDER BY barber_id`,
      [shown.map(({ _id }) => _id)],
    )
    expect(rows).toEqual([luca.id, dario.id].toSorted().map((barber_id) => ({ barber_id, count: 2 })))
    const { rows: mails } = await pool().query<{ recipient: string }>(
      `SELECT recipient FROM messages WHERE appointment_id = $1 AND created_at >= $2 AND recipient = ANY($3)`,
      [shown[0]?._id, shop.clock.now(), [marco.email, luca.email, dario.email]],
    )
    expect(new Set(mails.map(({ recipient }) => recipient)).size, 'the former and the new barber').toBe(2)
    const { rows: entries } = await pool().query(
      `SELECT action, actor_name FROM audit_log WHERE entity_id = $1`,
      [shown[0]?._id],
    )
    expect(entries).toEqual([{ action: 'moved', actor_name: 'Giulia Bianchi' }])
  })

  it('leaves appointments no colleague can take and gives the reason', async () => {
    const [free, busy, tint] = [
      await book('10:00'),
      await book('11:00'),
      await book('12:30', marco, { service: 'Barba', price: undefined, payment: undefined }),
    ]
    await book('11:00', luca)
    await pool().query(
      `DELETE FROM barber_services WHERE barber_id = ANY($1) AND service_id = (SELECT id FROM services WHERE name = 'Barba')`,
      [[luca.id, dario.id]],
    )
    const { body } = await give([free, busy, tint], [luca])
    expect(body.message).toBe('1 appuntamento su 3 riassegnato.')
    expect(body.outcomes).toEqual([
      isReassignedTo(free, luca),
      { _id: busy._id, kind: 'refused', code: 'SLOT_TAKEN', message: 'A quest’ora non è libero.' },
      {
        _id: tint._id,
        kind: 'refused',
        code: 'INVALID_SERVICE',
        message: 'Nessuno di loro offre questo servizio.',
      },
    ])
    expect([await whoHas(busy), await whoHas(tint)]).toEqual([marco.id, marco.id])
    await book('11:00', dario)
    const again = await give([busy], [luca, dario])
    expect(again.body.outcomes).toMatchObject([{ message: 'A quest’ora nessun collega è libero.' }])
  })

  it('to inactive, deleted, unknown or vacationing colleagues returns SLOT_TAKEN', async () => {
    const shown = await book('10:00')
    const away = await hireBarber(shop)
    await admin.api.put(`/barbers/${away.id}/vacations`, {
      vacations: [{ startDate: friday, endDate: friday }],
    })
    await admin.api.put(`/barbers/${luca.id}`, { isActive: false })
    await admin.api.delete(`/barbers/${dario.id}`)
    const unknown = { ...luca, id: unknownId }
    const { body } = await give([shown], [away, luca, dario, unknown])
    expect(body.outcomes).toMatchObject([{ kind: 'refused', code: 'SLOT_TAKEN' }])
    expect(await whoHas(shown)).toBe(marco.id)
  })

  it('reports appointments cancelled, moved or completed meanwhile', async () => {
    const [gone, moved, over] = [await book('10:00'), await book('11:00'), await book('14:00')]
    await admin.api.put(`/appointments/${gone._id}/status`, { status: 'cancelled' })
    await admin.api.put(`/appointments/${over._id}/status`, { status: 'completed' })
    const place = { barberId: marco.id, service: 'Taglio', date: friday, time: '16:00' }
    await admin.api.put(`/appointments/${moved._id}`, place)
    const unknown = { _id: unknownId, date: friday, time: '10:00' }
    const ofAnother = await book('12:30', dario)
    const { body } = await give([gone, moved, over, unknown, ofAnother], [luca])
    expect(body.outcomes).toMatchObject([
      { kind: 'cancelled' },
      { kind: 'elsewhere' },
      { kind: 'refused', code: 'NOT_EDITABLE', message: 'Questo appuntamento non può più essere modificato' },
      { kind: 'elsewhere' },
      { kind: 'elsewhere' },
    ])
    expect([await whoHas(moved), await whoHas(ofAnother)]).toEqual([marco.id, dario.id])
  })

  it('returns PRICE_CHANGED until the new price is accepted', async () => {
    const shown = await book('10:00')
    await pool().query(`UPDATE services SET price_centimes = 3500 WHERE name = 'Taglio'`)
    try {
      const asked = await give([shown], [luca])
      expect(asked.body.outcomes).toEqual([
        {
          _id: shown._id,
          kind: 'refused',
          code: 'PRICE_CHANGED',
          message: 'Ora costa CHF 35.00: riassegna di nuovo per accettare.',
          price: 35,
        },
      ])
      expect(await whoHas(shown)).toBe(marco.id)
      const { body } = await give([{ ...shown, price: 35 }], [luca])
      expect(body.outcomes).toEqual([isReassignedTo(shown, luca)])
    } finally {
      await pool().query(`UPDATE services SET price_centimes = 3000 WHERE name = 'Taglio'`)
    }
  })

  it('returns OWN_OVERLAP with the staff message for an overlapping client appointment', async () => {
    const client = await signIn(shop)
    for (const time of ['10:00', '10:30'])
      await client.api.post('/appointments', clientBooking(marco.id, { time }))
    const { body: own } = await client.api.get('/appointments/my-appointments')
    const { _id, date, time } = own.find((known: Shown) => known.time === '10:00')
    await pool().query(`UPDATE services SET duration_minutes = 60 WHERE name = 'Taglio'`)
    try {
      const { body } = await give([{ _id, date, time }], [luca])
      expect(body.outcomes).toMatchObject([
        {
          kind: 'refused',
          code: 'OWN_OVERLAP',
          message: 'Il cliente ha già un appuntamento in questo orario',
        },
      ])
      expect(await whoHas({ _id, date, time })).toBe(marco.id)
    } finally {
      await pool().query(`UPDATE services SET duration_minutes = 30 WHERE name = 'Taglio'`)
    }
  })
})

describe('a repeated reassignment', () => {
  it('with the same key repeats the outcome, retries the rest and mails once', async () => {
    const [first, second] = [await book('10:00'), await book('11:00')]
    const blocking = await book('11:00', luca)
    const key = crypto.randomUUID()
    const before = await give([first, second], [luca], key)
    expect(before.body.outcomes).toMatchObject([{ kind: 'reassigned' }, { kind: 'refused' }])
    await admin.api.put(`/appointments/${blocking._id}/status`, { status: 'cancelled' })
    const mails = async () =>
      (await pool().query('SELECT id FROM messages WHERE appointment_id = $1', [first._id])).rowCount
    const count = await mails()
    const after = await give([first, second], [luca], key)
    expect(after.body.outcomes).toEqual([isReassignedTo(first, luca), isReassignedTo(second, luca)])
    expect(await mails(), 'nobody is told twice').toBe(count)
  })

  it('with the same key and another body returns 409 IDEMPOTENCY_KEY_REUSED', async () => {
    const [first, second] = [await book('10:00'), await book('11:00')]
    const key = crypto.randomUUID()
    await give([first], [luca], key)
    const { status, body } = await give([second], [luca], key)
    expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    expect(await whoHas(second)).toBe(marco.id)
  })

  it('by another owner with the same key is a separate call', async () => {
    const shown = await book('10:00')
    const key = crypto.randomUUID()
    await give([shown], [luca], key)
    const other = await signIn(shop, 'admin')
    const { body } = await give([shown], [luca], key, other.api)
    expect(body.outcomes).toEqual([{ _id: shown._id, kind: 'elsewhere' }])
  })

  it('without a key does not move appointments that already moved', async () => {
    const shown = await book('10:00')
    await give([shown], [luca])
    expect((await give([shown], [dario])).body.outcomes).toEqual([{ _id: shown._id, kind: 'elsewhere' }])
    expect(await whoHas(shown)).toBe(luca.id)
  })
})
