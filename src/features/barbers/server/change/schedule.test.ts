import { describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenBarber, givenNewBarber, givenNewPerson, givenPerson, givenShop } from '#tests/support/given.ts'
import { guestBooking, type Person, sendOnVacation } from '#tests/support/people.ts'

import type { WorkingDay } from '../../barbers.contract.ts'

const shop = givenShop()
const admin = givenPerson(shop, 'admin')
const client = givenPerson(shop, 'client')
const colleague = givenPerson(shop, 'barber', givenBarber(shop))
const marco = givenNewBarber(shop)
const owner = givenNewPerson(shop, 'barber', marco)

const pool = () => shop.platform.database.pool
const barber = async () => (await admin.api.get(`/barbers/${marco.id}`)).body
const book = (overrides: Record<string, unknown>) =>
  apiOf(shop.url).post('/appointments/public/appointments/guest', guestBooking(marco.id, overrides))

async function week(changes: Partial<Record<string, Partial<WorkingDay>>>): Promise<WorkingDay[]> {
  const { workingHours } = await barber()
  return workingHours.map((day: WorkingDay) => ({ ...day, ...changes[day.day] }))
}

const everySave = [
  ['working-hours', { workingHours: [] }],
  ['vacations', { vacations: [] }],
  ['services', { services: ['Taglio'] }],
] as const

it.each(everySave)(
  'PUT %s is allowed for admins and that barber, 409 CONFLICT when stale',
  async (part, body) => {
    const path = `/barbers/${marco.id}/${part}`
    expect((await apiOf(shop.url).put(path, body)).status).toBe(401)
    expect((await client.api.put(path, body)).status).toBe(403)
    const hours = part === 'working-hours' ? { workingHours: await week({}) } : body
    expect((await colleague.api.put(path, hours)).status).toBe(403)
    expect((await owner.api.put(path, hours)).status).toBe(200)
    expect((await admin.api.put(path, hours)).status).toBe(200)
    expect((await admin.api.put(`/barbers/niente/${part}`, hours)).status).toBe(404)
    const stale = await admin.api.put(path, { ...hours, updatedAt: '2026-01-01T00:00:00.000Z' })
    expect([stale.status, stale.body.code]).toEqual([409, 'CONFLICT'])
  },
)

describe('working hours', () => {
  it('are saved, logged and used for slots at once', async () => {
    const workingHours = await week({
      friday: { startTime: '10:00', endTime: '13:00', hasBreak: false, breakStart: null, breakEnd: null },
      sunday: { isWorking: false },
    })
    const { status, body } = await owner.api.put(`/barbers/${marco.id}/working-hours`, { workingHours })
    expect([status, body.message]).toEqual([200, 'Modifiche salvate con successo!'])
    expect(body.workingHours[4]).toMatchObject({ startTime: '10:00', endTime: '13:00', hasBreak: false })
    expect(body.workingHours[6]).toMatchObject({ isWorking: false, hasBreak: false, breakStart: null })
    const slots = await apiOf(shop.url).get(
      `/appointments/public/available-slots?date=2026-03-13&barberId=${marco.id}&duration=30`,
    )
    expect(slots.body[0]).toMatchObject({ time: '10:00', available: true })
    const { rows } = await pool().query(
      `SELECT before, after FROM audit_log WHERE entity = 'working_hours' AND entity_id = $1`,
      [marco.id],
    )
    expect(rows).toEqual([
      {
        before: { friday: '09:00–19:00, pausa 12:00–12:30', sunday: '09:00–19:00, pausa 12:00–12:30' },
        after: { friday: '10:00–13:00', sunday: 'chiuso' },
      },
    ])
  })

  it('may end at midnight, with a visit ending then and none going on', async () => {
    const before = await week({})
    const late = { startTime: '18:00', endTime: '24:00', hasBreak: false, breakStart: null, breakEnd: null }
    const path = `/barbers/${marco.id}/working-hours`
    const { status, body } = await owner.api.put(path, { workingHours: await week({ thursday: late }) })
    expect([status, body.workingHours?.[3].endTime]).toEqual([200, '24:00'])
    const { body: slots } = await apiOf(shop.url).get(
      `/appointments/public/available-slots?date=2026-03-19&barberId=${marco.id}&duration=30`,
    )
    expect(slots.at(-1)).toMatchObject({ time: '23:30', available: true })
    const refused = await book({ date: '2026-03-19', time: '23:45' })
    expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_DATE_TIME'])
    const booked = await book({ date: '2026-03-19', time: '23:30' })
    expect(booked.status).toBe(201)
    const { rows } = await pool().query(
      `SELECT shop_day::text AS day, (ends_at AT TIME ZONE 'Europe/Zurich')::text AS ends FROM appointments
       WHERE barber_id = $1 AND start_minute = 1410`,
      [marco.id],
    )
    expect(rows).toEqual([{ day: '2026-03-19', ends: '2026-03-20 00:00:00' }])
    for (const change of [{ startTime: '24:00' }, { endTime: '24:15' }]) {
      const wrong = await week({ thursday: { ...late, ...change } })
      expect((await owner.api.put(path, { workingHours: wrong })).status).toBe(400)
    }
    expect((await owner.api.put(path, { workingHours: before, keepAppointments: true })).status).toBe(200)
  })

  it.each<[string, Partial<WorkingDay>, string]>([
    [
      'no start',
      { startTime: '' },
      'Gli orari di apertura e chiusura sono obbligatori per i giorni lavorativi',
    ],
    [
      'an end before the start',
      { endTime: '08:00' },
      "L'orario di apertura deve essere precedente all'orario di chiusura",
    ],
    [
      'a break without an end',
      { breakEnd: null },
      'Gli orari della pausa pranzo sono obbligatori quando la pausa è attiva',
    ],
    [
      'a break past the end',
      { breakEnd: '19:30' },
      "La pausa pranzo deve essere compresa nell'orario di lavoro",
    ],
    [
      'a break with its end before its start',
      { breakEnd: '11:00' },
      "L'orario di inizio pausa deve essere precedente all'orario di fine pausa",
    ],
  ])('return 400 for %s', async (_, change, message) => {
    const workingHours = await week({ monday: change })
    const { status, body } = await owner.api.put(`/barbers/${marco.id}/working-hours`, { workingHours })
    expect([status, body.message]).toEqual([400, message])
  })

  it('return 400 unless they have seven different days', async () => {
    const [monday, ...rest] = await week({})
    for (const workingHours of [rest, [...rest, rest[0]], [monday, ...rest, monday], [], 'lunedì']) {
      const { status, body } = await owner.api.put(`/barbers/${marco.id}/working-hours`, { workingHours })
      expect([status, body.message]).toEqual([400, 'Servono sette giorni diversi, da lunedì a domenica'])
    }
  })

  it('return 409 with affected appointments until they are kept, and do not change them', async () => {
    await book({ date: '2026-03-13', time: '16:00' })
    await book({ date: '2026-03-20', time: '11:45', service: 'Taglio', duration: 15 })
    await book({ date: '2026-03-14', time: '16:00' })
    const workingHours = await week({ friday: { endTime: '15:00' } })
    const path = `/barbers/${marco.id}/working-hours`
    const warned = await owner.api.put(path, { workingHours })
    expect([warned.status, warned.body.code, warned.body.message]).toEqual([
      409,
      'APPOINTMENTS_AFFECTED',
      '1 appuntamento in questo periodo',
    ])
    expect(warned.body.details.appointments).toMatchObject([
      {
        date: '2026-03-13',
        time: '16:00',
        service: 'Taglio',
        duration: 30,
        customerName: 'Anna Rossi',
        status: 'confirmed',
      },
    ])
    expect((await barber()).workingHours[4].endTime).toBe('19:00')
    expect((await owner.api.put(path, { workingHours, keepAppointments: true })).status).toBe(200)
    const { rows } = await pool().query('SELECT DISTINCT status FROM appointments WHERE barber_id = $1', [
      marco.id,
    ])
    expect(rows).toEqual([{ status: 'confirmed' }])
    expect((await owner.api.put(path, { workingHours: await week({}) })).status).toBe(200)
  })

  it('count appointments in a new break as affected', async () => {
    await book({ date: '2026-03-13', time: '13:00' })
    const workingHours = await week({ friday: { breakEnd: '13:15' } })
    const { body } = await owner.api.put(`/barbers/${marco.id}/working-hours`, { workingHours })
    expect(body.details.count).toBe(1)
  })

  it('accept one of four concurrent saves, 409 for the others', async () => {
    const { updatedAt } = await barber()
    const saves = ['15:00', '16:00', '17:00', '18:00'].map(async (endTime) =>
      owner.api.put(`/barbers/${marco.id}/working-hours`, {
        workingHours: await week({ monday: { endTime } }),
        updatedAt,
      }),
    )
    const statuses = (await Promise.all(saves)).map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 409, 409, 409])
  })
})

describe('vacations', () => {
  const save = (vacations: unknown[], more: Record<string, unknown> = {}) =>
    owner.api.put(`/barbers/${marco.id}/vacations`, { vacations, ...more })
  const days = (body: { vacations: { startDay: string; endDay: string }[] }) =>
    body.vacations.map(({ startDay, endDay }) => [startDay, endDay])

  it('are stored as whole shop days for any instant sent', async () => {
    const { body } = await save([
      { startDate: '2026-03-27T23:30:00.000Z', endDate: '2026-03-29T21:59:59.999Z' },
      { startDate: '2026-05-01', endDate: '' },
    ])
    expect(body.vacations).toMatchObject([
      {
        startDay: '2026-03-28',
        endDay: '2026-03-29',
        startDate: '2026-03-27T23:00:00.000Z',
        // Summer time begins that night.
        endDate: '2026-03-29T21:59:59.999Z',
      },
    ])
    const check = await apiOf(shop.url).get(`/barbers/${marco.id}/check-vacation?date=2026-03-29`)
    expect(check.body.isOnVacation).toBe(true)
  })

  it('keep their id, merge when they overlap and are removed when left out', async () => {
    const first = await save([{ startDate: '2026-07-01', endDate: '2026-07-05' }])
    const second = await save([
      { startDate: '2026-07-01', endDate: '2026-07-05' },
      { startDate: '2026-08-10', endDate: '2026-08-20' },
      { startDate: '2026-08-01', endDate: '2026-08-10' },
    ])
    expect(days(second.body)).toEqual([
      ['2026-07-01', '2026-07-05'],
      ['2026-08-01', '2026-08-20'],
    ])
    expect(second.body.vacations[0]._id).toBe(first.body.vacations[0]._id)
    expect(days((await save([])).body)).toEqual([])
  })

  it('in the past stay unchanged', async () => {
    await sendOnVacation(shop, marco, '2026-02-01', '2026-02-07')
    await sendOnVacation(shop, marco, '2026-03-09', '2026-03-15')
    const past = ['2026-02-01', '2026-02-07']
    const again = await save((await barber()).vacations)
    expect(days(again.body)).toEqual([past, ['2026-03-09', '2026-03-15']])
    const shortened = await save([{ startDate: '2026-03-09', endDate: '2026-03-11' }])
    expect(days(shortened.body)).toEqual([past, ['2026-03-09', '2026-03-11']])
  })

  it.each([
    [
      { startDate: '2026-04-02', endDate: '2026-04-01' },
      'La data di fine deve essere successiva alla data di inizio',
    ],
    [
      { startDate: '2026-03-10', endDate: '2026-03-20' },
      'La data di inizio non può essere precedente a oggi',
    ],
    [{ startDate: '31 aprile', endDate: '2026-04-30' }, 'Data non valida'],
    [{ startDate: '2026-04-31', endDate: '2026-05-01' }, 'Data non valida'],
  ])('return 400 for %j', async (vacation, message) => {
    const { status, body } = await save([vacation])
    expect([status, body.message]).toEqual([400, message])
  })

  it('may start today', async () => {
    expect((await save([{ startDate: '2026-03-11', endDate: '2026-03-11' }])).status).toBe(200)
  })

  it('return 409 with affected appointments until they are kept, and do not change them', async () => {
    await book({ date: '2026-03-13', time: '16:00' })
    await book({ date: '2026-03-16', time: '10:00' })
    await book({ date: '2026-03-18', time: '10:00' })
    const vacation = [{ startDate: '2026-03-13', endDate: '2026-03-17' }]
    const warned = await save(vacation)
    expect([warned.status, warned.body.message]).toEqual([409, '2 appuntamenti in questo periodo'])
    expect((await barber()).vacations).toEqual([])
    expect((await save(vacation, { keepAppointments: true })).status).toBe(200)
    const more = await save([...vacation, { startDate: '2026-03-18', endDate: '2026-03-18' }])
    expect(more.body.details.count).toBe(1)
  })
})

describe('services', () => {
  const save = (services: unknown) => owner.api.put(`/barbers/${marco.id}/services`, { services })

  it('are saved by name, each once', async () => {
    const { status, body } = await save(['Tinta', 'taglio', 'Taglio'])
    expect([status, body.message]).toEqual([200, 'Servizi aggiornati con successo!'])
    expect(body.services).toEqual(['Taglio', 'Tinta'])
  })

  it.each([
    [[], 'Seleziona almeno un servizio'],
    [undefined, 'Seleziona almeno un servizio'],
    [['Permanente'], 'Servizio non valido'],
    [[''], 'Servizio non valido'],
  ])('return 400 for %j', async (services, message) => {
    const { status, body } = await save(services)
    expect([status, body.message]).toEqual([400, message])
  })

  it('that are inactive return 400 and stay assigned', async () => {
    const off = (isActive: boolean) =>
      pool().query(`UPDATE services SET is_active = $1 WHERE name = 'Barba'`, [isActive])
    await off(false)
    try {
      expect((await save(['Barba'])).status).toBe(400)
      expect((await save(['Tinta'])).body.services).toEqual(['Tinta'])
    } finally {
      await off(true)
    }
    expect((await barber()).services).toEqual(['Barba', 'Tinta'])
  })
})

describe('POST /notifications/schedule-update', () => {
  const version = async () => (await apiOf(shop.url).get('/settings/public')).body.data.scheduleVersion
  const announce = (person: Person, barberId = marco.id) =>
    person.api.post('/notifications/schedule-update', { barberId })
  const mails = async (email: string) =>
    (
      await pool().query(
        `SELECT payload FROM messages WHERE template = 'schedule-updated' AND recipient = $1`,
        [email],
      )
    ).rows

  it('increases the version and mails the owners', async () => {
    const before = await version()
    expect((await announce(owner)).status).toBe(202)
    expect(await version()).toBe(before + 1)
    expect((await mails(admin.email)).at(-1).payload).toEqual({
      barber: 'Marco Ferri',
      actor: 'Giulia Bianchi',
    })
  })

  it('does not mail the owner who sent it', async () => {
    const count = (await mails(admin.email)).length
    expect((await announce(admin)).status).toBe(202)
    expect(await mails(admin.email)).toHaveLength(count)
  })

  it('returns 403 to others, 404 for an unknown barber and 401 without a session', async () => {
    expect((await announce(colleague)).status).toBe(403)
    expect((await announce(client)).status).toBe(403)
    expect((await announce(admin, 'niente')).status).toBe(404)
    const signedOut = await apiOf(shop.url).post('/notifications/schedule-update', { barberId: marco.id })
    expect(signedOut.status).toBe(401)
  })
})
