import { describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenNewBarber, givenNewPerson, givenPerson, givenShop } from '#tests/support/given.ts'
import { guestBooking, hireBarber, signIn } from '#tests/support/people.ts'

import type { WorkingDay } from '../../barbers.contract.ts'

const shop = givenShop()
const admin = givenPerson(shop, 'admin')
const marco = givenNewBarber(shop)
const owner = givenNewPerson(shop, 'barber', marco)

const pool = () => shop.platform.database.pool
const path = () => `/barbers/${marco.id}/all`
const save = (fields: Record<string, unknown>, api = admin.api) => api.put(path(), fields)
const barber = async () => (await admin.api.get(`/barbers/${marco.id}`)).body
const book = (date: string, time: string) =>
  apiOf(shop.url).post('/appointments/public/appointments/guest', guestBooking(marco.id, { date, time }))
const scheduleVersion = async () => (await apiOf(shop.url).get('/settings/public')).body.data.scheduleVersion

async function week(changes: Partial<Record<string, Partial<WorkingDay>>>): Promise<WorkingDay[]> {
  const { workingHours } = await barber()
  return workingHours.map((day: WorkingDay) => ({ ...day, ...changes[day.day] }))
}

async function everything() {
  return {
    firstName: 'Mario',
    email: `mario.${marco.email}`,
    services: ['Barba'],
    workingHours: await week({ friday: { endTime: '15:00' } }),
    vacations: [{ startDate: '2026-03-16', endDate: '2026-03-17' }],
  }
}

describe('PUT /barbers/:id/all', () => {
  it('is allowed for admins and that barber only, 404 for unknown ids', async () => {
    const colleague = await signIn(shop, 'barber', (await hireBarber(shop)).id)
    const fields = { services: ['Taglio'] }
    expect((await save(fields, apiOf(shop.url))).status).toBe(401)
    expect((await save(fields, (await signIn(shop)).api)).status).toBe(403)
    expect((await save(fields, colleague.api)).status).toBe(403)
    expect((await save(fields, owner.api)).status).toBe(200)
    expect((await save(fields)).status).toBe(200)
    for (const id of ['niente', '0190a0a0-0000-7000-8000-000000000000', "1' OR '1'='1"]) {
      const address = `/barbers/${encodeURIComponent(id)}/all`
      expect((await admin.api.put(address, fields)).status).toBe(404)
      expect((await owner.api.put(address, fields)).status).toBe(403)
    }
  })

  it('returns 403 for isActive from a barber and 400 for an invalid phone', async () => {
    expect((await save({ isActive: false }, owner.api)).status).toBe(403)
    const { status, body } = await save({ phone: '091 123 45', services: ['Barba'] }, owner.api)
    expect([status, body.errors.phone]).toEqual([
      400,
      'Inserisci un numero di telefono valido (formato internazionale).',
    ])
    expect((await barber()).services).toContain('Taglio')
  })

  it('saves all parts under one version, and returns 409 CONFLICT when stale', async () => {
    const { updatedAt } = await barber()
    const { status, body } = await save({ ...(await everything()), updatedAt })
    expect([status, body.message]).toEqual([200, 'Barbiere aggiornato con successo!'])
    expect(body).toMatchObject({
      firstName: 'Mario',
      lastName: 'Ferri',
      services: ['Barba'],
      vacations: [{ startDay: '2026-03-16', endDay: '2026-03-17' }],
    })
    expect(body.workingHours[4].endTime).toBe('15:00')
    const { rows } = await pool().query('SELECT entity FROM audit_log WHERE entity_id = $1 ORDER BY entity', [
      marco.id,
    ])
    expect(rows.map(({ entity }) => entity)).toEqual([
      'barber',
      'barber_services',
      'vacations',
      'working_hours',
    ])
    const stale = await save({ services: ['Taglio'], updatedAt })
    expect([stale.status, stale.body.code]).toEqual([409, 'CONFLICT'])
    expect((await barber()).services).toEqual(['Barba'])
  })

  it('keeps the parts that are not sent', async () => {
    const before = await barber()
    await save({ vacations: [{ startDate: '2026-07-01', endDate: '2026-07-05' }] })
    const { vacations, updatedAt, ...after } = await barber()
    expect({ ...before, vacations, updatedAt }).toEqual({ ...after, vacations, updatedAt })
    expect(vacations).toHaveLength(1)
  })

  it.each<[string, Record<string, unknown>, number]>([
    ['a service not offered', { services: ['Permanente'] }, 400],
    ['a vacation in the past', { vacations: [{ startDate: '2026-03-01', endDate: '2026-03-02' }] }, 400],
    ['an incomplete week', { workingHours: [] }, 400],
    ['no service', { services: [] }, 400],
  ])('saves nothing because of %s', async (_, wrong, status) => {
    const before = await barber()
    expect((await save({ ...(await everything()), ...wrong })).status).toBe(status)
    expect(await barber()).toEqual(before)
    const { rowCount } = await pool().query('SELECT id FROM audit_log WHERE entity_id = $1', [marco.id])
    expect(rowCount).toBe(0)
  })

  it('saves nothing and returns 409 BARBER_EMAIL_TAKEN for a taken email', async () => {
    const before = await barber()
    const { status, body } = await save({ ...(await everything()), email: (await hireBarber(shop)).email })
    expect([status, body.code]).toEqual([409, 'BARBER_EMAIL_TAKEN'])
    expect(await barber()).toEqual(before)
  })

  it('returns 409 with all affected appointments until keepAppointments is sent', async () => {
    await book('2026-03-13', '16:00')
    await book('2026-03-16', '10:00')
    await book('2026-03-13', '10:00')
    await book('2026-03-20', '16:00')
    const fields = {
      ...(await everything()),
      vacations: [{ startDate: '2026-03-16', endDate: '2026-03-20' }],
    }
    const before = await barber()
    const { status, body } = await save(fields)
    expect([status, body.code, body.message]).toEqual([
      409,
      'APPOINTMENTS_AFFECTED',
      '3 appuntamenti in questo periodo',
    ])
    const shown = body.details.appointments.map(({ date, time }: { date: string; time: string }) => [
      date,
      time,
    ])
    expect(shown).toEqual([
      ['2026-03-13', '16:00'],
      ['2026-03-16', '10:00'],
      ['2026-03-20', '16:00'],
    ])
    expect(await barber()).toEqual(before)
    expect((await save({ ...fields, keepAppointments: true })).status).toBe(200)
    const { rows } = await pool().query('SELECT DISTINCT status FROM appointments WHERE barber_id = $1', [
      marco.id,
    ])
    expect(rows).toEqual([{ status: 'confirmed' }])
  })

  it('returns 409 with the count of appointments when the barber is deactivated', async () => {
    await book('2026-03-13', '10:00')
    await book('2026-03-16', '10:00')
    const { status, body } = await save({ isActive: false, services: ['Taglio'] })
    expect([status, body.details.count]).toEqual([409, 2])
    expect((await barber()).isActive).toBe(true)
  })

  it('accepts one of three concurrent saves, 409 for the others', async () => {
    const { updatedAt } = await barber()
    const fields = await everything()
    const saves = ['Anna', 'Bruno', 'Carla'].map((firstName) =>
      save({ ...fields, email: `${firstName}.${marco.email}`, firstName, updatedAt }),
    )
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })
})

describe('the schedule version of open booking pages', () => {
  const hours = { endTime: '18:00' }

  it.each<[string, () => Promise<{ status: number }>]>([
    ['all parts', async () => save(await everything())],
    [
      'hours',
      async () =>
        admin.api.put(`/barbers/${marco.id}/working-hours`, { workingHours: await week({ monday: hours }) }),
    ],
    [
      'vacations',
      () =>
        owner.api.put(`/barbers/${marco.id}/vacations`, {
          vacations: [{ startDate: '2026-07-01', endDate: '2026-07-02' }],
        }),
    ],
    ['services', () => owner.api.put(`/barbers/${marco.id}/services`, { services: ['Barba'] })],
    ['deactivation', () => admin.api.put(`/barbers/${marco.id}`, { isActive: false })],
    [
      'a new barber',
      () =>
        admin.api.post('/barbers', {
          firstName: 'Nico',
          lastName: 'Sala',
          email: `nico.${marco.email}`,
          phone: '079 123 45 67',
        }),
    ],
    ['a deleted barber', () => admin.api.delete(`/barbers/${marco.id}`)],
  ])('increases with %s', async (_, change) => {
    const before = await scheduleVersion()
    expect((await change()).status).toBeLessThan(300)
    expect(await scheduleVersion()).toBe(before + 1)
  })

  it('stays the same when a save is refused', async () => {
    const before = await scheduleVersion()
    await save({ ...(await everything()), services: ['Permanente'] })
    expect(await scheduleVersion()).toBe(before)
  })
})
