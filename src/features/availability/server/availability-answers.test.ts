import { beforeEach, describe, expect, it } from 'vitest'

import type { Api } from '#tests/support/api.ts'
import { appointmentRow, forgetLineAndLimits } from '#tests/support/appointment-rows.ts'
import { givenNewBarber, givenNewPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sendOnVacation } from '#tests/support/people.ts'

const shop = givenShop()
const visitor = givenVisitor(shop)
const client = givenNewPerson(shop)
const stranger = givenNewPerson(shop)
const marco = givenNewBarber(shop, { hours: ['09:00', '12:00'], pause: ['10:30', '11:00'] })
const luca = givenNewBarber(shop, {
  firstName: 'Luca',
  services: ['Taglio'],
  hours: ['10:00', '11:00'],
  pause: null,
})

beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await forgetLineAndLimits(shop)
  await rowsOf('UPDATE barbers SET is_active = false WHERE id <> ALL ($1)', [[marco.id, luca.id]])
})

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows
const serviceId = async (name: string): Promise<string> =>
  (await rowsOf('SELECT id FROM services WHERE name = $1', [name]))[0].id

const ask = async (path: string, query: Record<string, string>, api: Api = visitor) => {
  const given = Object.entries(query).filter(([, value]) => value !== '')
  return await api.get(`/appointments/${path}?${new URLSearchParams(given)}`)
}
type Slot = { time: string; available: boolean }
const freeOf = async (query: Record<string, string>, path = 'public/available-slots', api: Api = visitor) => {
  const { status, body } = await ask(
    path,
    { barberId: marco.id, date: '2026-03-13', duration: '30', ...query },
    api,
  )
  if (status !== 200) return `${status} ${body.code}`
  return body
    .filter(({ available }: Slot) => available)
    .map(({ time }: Slot) => time)
    .join(' ')
}

async function nearRows() {
  await appointmentRow(shop, marco, { time: '09:00', status: 'cancelled' })
  await appointmentRow(shop, marco, {
    time: '09:30',
    held_for: 'line',
    hold_expires_at: new Date('2026-03-11T09:00:00+01:00'),
  })
  await appointmentRow(shop, marco, { day: '2026-03-12', time: '09:00' })
  await appointmentRow(shop, luca, { day: '2026-03-13', time: '09:00' })
  await sendOnVacation(shop, marco, '2026-03-10', '2026-03-12')
  await sendOnVacation(shop, marco, '2026-03-14', '2026-03-16')
  await sendOnVacation(shop, luca, '2026-03-13')
}

describe('the free starts of a day', () => {
  it('lie between opening, break and closing of the barber', async () => {
    await nearRows()
    expect(await freeOf({})).toBe('09:00 09:15 09:30 09:45 10:00 11:00 11:15 11:30')
    expect(await freeOf({ duration: '60' })).toBe('09:00 09:15 09:30 11:00')
    expect(await freeOf({ barberId: 'any' })).toBe('09:00 09:15 09:30 09:45 10:00 11:00 11:15 11:30')
    await rowsOf('DELETE FROM vacations WHERE barber_id = $1', [luca.id])
    expect(await freeOf({ barberId: 'any', date: '2026-03-16' })).toBe('10:00 10:15 10:30')
    expect(await freeOf({ date: '2026-03-16' })).toBe('')
  })

  it('exclude booked and held slots except the own ones', async () => {
    const own = await appointmentRow(shop, marco, { time: '09:00', client_id: client.id })
    const other = await appointmentRow(shop, marco, { time: '09:30' })
    await appointmentRow(shop, marco, { time: '11:00', held_for: 'payment' })
    await appointmentRow(shop, marco, { time: '11:30', held_for: 'offer', client_id: client.id })
    await appointmentRow(shop, marco, { time: '10:00', held_for: 'offer', client_id: stranger.id })
    const ownPath = 'available-slots'
    expect({
      everybody: await freeOf({}),
      client: await freeOf({}, ownPath, client.api),
      moving: await freeOf({ excludeAppointmentId: own }, ownPath, client.api),
      movingOther: await freeOf({ excludeAppointmentId: other }, ownPath, client.api),
      withoutToken: await freeOf({ excludeAppointmentId: own }),
      malformed: await freeOf({ excludeAppointmentId: 'x' }),
    }).toMatchInlineSnapshot(`
      {
        "client": "11:30",
        "everybody": "",
        "malformed": "404 APPOINTMENT_NOT_FOUND",
        "moving": "09:00 11:30",
        "movingOther": "404 APPOINTMENT_NOT_FOUND",
        "withoutToken": "",
      }
    `)
  })

  it('follow the given service and the barbers who offer it', async () => {
    const both = await serviceId('Taglio + Barba')
    const taglio = await serviceId('Taglio')
    await sendOnVacation(shop, marco, '2026-03-17')
    expect({
      ofMarco: await freeOf({ serviceId: both }),
      anyTaglio: await freeOf({ serviceId: taglio, barberId: 'any', date: '2026-03-17' }),
      anyBoth: await freeOf({ serviceId: both, barberId: 'any', date: '2026-03-17' }),
      withoutDuration: await freeOf({ serviceId: both, duration: '7x' }),
    }).toMatchInlineSnapshot(`
      {
        "anyBoth": "",
        "anyTaglio": "10:00 10:15 10:30",
        "ofMarco": "09:00 09:15 09:30 11:00",
        "withoutDuration": "09:00 09:15 09:30 11:00",
      }
    `)
    await rowsOf('DELETE FROM barber_services WHERE service_id = $1', [both])
    expect(await freeOf({ serviceId: both, barberId: 'any' })).toBe('')
    await rowsOf('UPDATE services SET is_active = false WHERE id = $1', [both])
    const answer = await freeOf({ serviceId: both, barberId: 'any' })
    await rowsOf('UPDATE services SET is_active = true WHERE id = $1', [both])
    expect(answer).toBe('404 SERVICE_NOT_FOUND')
  })

  it('return errors for unknown or inactive barbers and services and incomplete queries', async () => {
    const barba = await serviceId('Barba')
    await rowsOf('UPDATE services SET is_active = false WHERE id = $1', [barba])
    await rowsOf('UPDATE barbers SET is_active = false WHERE id = $1', [luca.id])
    const answers = {
      barber: await freeOf({ barberId: 'x' }),
      unknownBarber: await freeOf({ barberId: crypto.randomUUID() }),
      inactiveBarber: await freeOf({ barberId: luca.id }),
      service: await freeOf({ serviceId: 'x' }),
      inactiveService: await freeOf({ serviceId: barba }),
      inactiveServiceOfAny: await freeOf({ serviceId: barba, barberId: 'any' }),
      unknownServiceOfAny: await freeOf({ serviceId: crypto.randomUUID(), barberId: 'any' }),
      noDate: await freeOf({ date: '' }),
      noBarber: await freeOf({ barberId: '' }),
      noDuration: await freeOf({ duration: '' }),
      badDate: await freeOf({ date: 'domani' }),
      short: await freeOf({ duration: '4' }),
      long: await freeOf({ duration: '481' }),
      noNumber: await freeOf({ duration: '1e1' }),
      yesterday: await freeOf({ date: '2026-03-10' }),
      farAhead: await freeOf({ date: '2026-04-11' }),
    }
    await rowsOf('UPDATE services SET is_active = true WHERE id = $1', [barba])
    expect(answers).toMatchInlineSnapshot(`
      {
        "badDate": "400 INVALID_DATE_TIME",
        "barber": "404 BARBER_NOT_FOUND",
        "farAhead": "",
        "inactiveBarber": "404 BARBER_NOT_FOUND",
        "inactiveService": "404 SERVICE_NOT_FOUND",
        "inactiveServiceOfAny": "404 SERVICE_NOT_FOUND",
        "long": "400 INVALID_SERVICE",
        "noBarber": "400 AVAILABILITY_PARAMETERS_MISSING",
        "noDate": "400 AVAILABILITY_PARAMETERS_MISSING",
        "noDuration": "400 AVAILABILITY_PARAMETERS_MISSING",
        "noNumber": "400 INVALID_SERVICE",
        "service": "404 SERVICE_NOT_FOUND",
        "short": "400 INVALID_SERVICE",
        "unknownBarber": "404 BARBER_NOT_FOUND",
        "unknownServiceOfAny": "404 SERVICE_NOT_FOUND",
        "yesterday": "",
      }
    `)
  })
})

describe('the days of the booking window', () => {
  const days = async (query: Record<string, string> = {}) => {
    const { status, body } = await ask('public/days', {
      barberId: marco.id,
      duration: '30',
      ...query,
    })
    if (status !== 200) return `${status} ${body.code}`
    return body.data
      .slice(0, 8)
      .map(
        ({ date, state, free, load }: Record<string, string>) => `${date?.slice(8)} ${state} ${free} ${load}`,
      )
  }

  it('are open, full, closed or vacation', async () => {
    await appointmentRow(shop, marco, { day: '2026-03-12', time: '09:00', duration_minutes: 90 })
    await appointmentRow(shop, marco, { day: '2026-03-12', time: '11:00', duration_minutes: 60 })
    await appointmentRow(shop, marco, {
      day: '2026-03-13',
      time: '09:00',
      duration_minutes: 90,
      status: 'cancelled',
    })
    await appointmentRow(shop, marco, { day: '2026-03-13', time: '11:00' })
    await appointmentRow(shop, luca, { day: '2026-03-14', time: '10:00' })
    await sendOnVacation(shop, marco, '2026-03-15', '2026-03-16')
    await sendOnVacation(shop, luca, '2026-03-17')
    await rowsOf(
      'UPDATE working_days SET is_working = false, break_start_minute = NULL, break_end_minute = NULL WHERE barber_id = $1 AND weekday IN (0, 1)',
      [marco.id],
    )
    expect({
      ofMarco: await days(),
      ofAnybody: await days({ barberId: 'any' }),
      both: await days({ barberId: 'any', serviceId: await serviceId('Taglio + Barba') }),
    }).toMatchInlineSnapshot(`
      {
        "both": [
          "11 open 3 0",
          "12 full 0 1",
          "13 open 3 0.2",
          "14 open 4 0",
          "15 vacation 0 0",
          "16 closed 0 0",
          "17 closed 0 0",
          "18 open 4 0",
        ],
        "ofAnybody": [
          "11 open 9 0",
          "12 open 3 0.5",
          "13 open 8 0.1",
          "14 open 9 0.25",
          "15 open 3 0",
          "16 open 3 0",
          "17 vacation 0 0",
          "18 open 10 0",
        ],
        "ofMarco": [
          "11 open 7 0",
          "12 full 0 1",
          "13 open 6 0.2",
          "14 open 8 0",
          "15 vacation 0 0",
          "16 closed 0 0",
          "17 closed 0 0",
          "18 open 8 0",
        ],
      }
    `)
  })

  it('exclude inactive and deleted barbers and those without the service', async () => {
    const both = await serviceId('Taglio + Barba')
    const barba = await serviceId('Barba')
    await rowsOf('UPDATE services SET is_active = false WHERE id = $1', [barba])
    await rowsOf('UPDATE barbers SET is_active = false WHERE id = $1', [marco.id])
    const first = async (query: Record<string, string>) => [await days(query)].flat()[0]
    const answers = {
      any: await first({ barberId: 'any' }),
      inactive: await first({}),
      noneDoes: await first({ barberId: 'any', serviceId: both }),
      serviceOff: await first({ barberId: luca.id, serviceId: barba }),
      ofLucaAnyway: await first({ barberId: luca.id, serviceId: both }),
    }
    await rowsOf('UPDATE services SET is_active = true WHERE id = $1', [barba])
    expect(answers).toMatchInlineSnapshot(`
      {
        "any": "11 open 3 0",
        "inactive": "404 BARBER_NOT_FOUND",
        "noneDoes": "11 closed 0 0",
        "ofLucaAnyway": "11 open 1 0",
        "serviceOff": "404 SERVICE_NOT_FOUND",
      }
    `)
  })

  it('contain the next free start, the earliest of all barbers', async () => {
    const next = async (query: Record<string, string> = {}) => {
      const { status, body } = await ask('public/next-available', {
        barberId: 'any',
        duration: '30',
        ...query,
      })
      if (status !== 200) return `${status} ${body.code}`
      return body.data && `${body.data.date} ${body.data.time} ${body.data.barber.firstName}`
    }
    await sendOnVacation(shop, marco, '2026-03-12')
    await appointmentRow(shop, marco, { day: '2026-03-13', time: '09:00', duration_minutes: 90 })
    await appointmentRow(shop, luca, { day: '2026-03-13', time: '10:00' })
    const both = await serviceId('Taglio + Barba')
    expect({
      today: await next(),
      tomorrow: await next({ from: '2026-03-12' }),
      friday: await next({ from: '2026-03-13' }),
      ofMarco: await next({ from: '2026-03-12', barberId: marco.id }),
      both: await next({ from: '2026-03-12', serviceId: both, duration: '' }),
      late: await next({ from: '2026-04-11' }),
      barber: await next({ barberId: 'x' }),
      unknownBarber: await next({ barberId: crypto.randomUUID() }),
      service: await next({ serviceId: 'x' }),
      unknownService: await next({ serviceId: crypto.randomUUID() }),
      nobody: await next({ barberId: '' }),
      nothing: await next({ duration: '' }),
      short: await next({ duration: '4' }),
      days: await days({ barberId: crypto.randomUUID() }),
    }).toMatchInlineSnapshot(`
      {
        "barber": "404 BARBER_NOT_FOUND",
        "both": "2026-03-13 11:00 Marco",
        "days": "404 BARBER_NOT_FOUND",
        "friday": "2026-03-13 10:30 Luca",
        "late": null,
        "nobody": "400 AVAILABILITY_PARAMETERS_MISSING",
        "nothing": "400 AVAILABILITY_PARAMETERS_MISSING",
        "ofMarco": "2026-03-13 11:00 Marco",
        "service": "404 SERVICE_NOT_FOUND",
        "short": "400 INVALID_SERVICE",
        "today": "2026-03-11 09:15 Marco",
        "tomorrow": "2026-03-12 10:00 Luca",
        "unknownBarber": "404 BARBER_NOT_FOUND",
        "unknownService": "404 SERVICE_NOT_FOUND",
      }
    `)
  })
})
