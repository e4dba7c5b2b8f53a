import { beforeEach, describe, expect, it } from 'vitest'

import type { Answer } from '#tests/support/api.ts'
import { givenNewBarber, givenNewPerson, givenPerson, givenShop } from '#tests/support/given.ts'
import { bookAsGuest, signIn } from '#tests/support/people.ts'

import { newBarber } from './new-barber.fixture.ts'

const shop = givenShop()
const admin = givenPerson(shop, 'admin')
const marco = givenNewBarber(shop)
const login = givenNewPerson(shop, 'barber', marco)

const pool = () => shop.platform.database.pool
const change = (id: string, fields: object) => admin.api.put(`/admin/users/${id}`, fields)
const opened = async ({ api }: Pick<typeof login, 'api'>) => ({
  barberId: (await api.get('/auth/me')).body.barberId,
  appointments: visitsIn(await api.get('/appointments/filtered?startDate=2026-03-01&endDate=2026-03-31')),
  profile: (await api.put(`/barbers/${marco.id}`, { bio: 'Sono io' })).status,
  found: (await api.get(`/barbers/find-by-email?email=${marco.email}`)).status,
  feed: (await api.post(`/barbers/${marco.id}/calendar-feed`)).status,
})
const visitsIn = ({ status, body }: Answer): number | string =>
  status === 200 ? body.data.length : String(body.code)
const hasFeed = async (): Promise<boolean> => {
  const { rows } = await pool().query('SELECT calendar_feed FROM barbers WHERE id = $1', [marco.id])
  return rows[0].calendar_feed !== null
}
const nothing = { barberId: null, appointments: 0, profile: 403, found: 404, feed: 403 }

beforeEach(async () => {
  await pool().query('UPDATE users SET email = $1 WHERE id = $2', [marco.email, login.id])
  await bookAsGuest(shop, marco.id)
})

describe('a barber login with the email of a profile', () => {
  it('opens that profile by default', async () => {
    await pool().query('UPDATE users SET barber_id = NULL WHERE id = $1', [login.id])
    expect(await opened(login)).toMatchObject({
      barberId: marco.id,
      appointments: 1,
      profile: 200,
      found: 200,
    })
  })

  it('opens no profile after the owner chose none, until one is chosen', async () => {
    expect((await change(login.id, { barberId: null })).body.barberId).toBeNull()
    expect(await opened(login)).toEqual(nothing)
    expect((await change(login.id, { firstName: 'Ada' })).status).toBe(200)
    expect(await opened(login)).toEqual(nothing)
    await change(login.id, { barberId: marco.id })
    expect(await opened(login)).toMatchObject({ barberId: marco.id, appointments: 1, profile: 200 })
  })

  it('keeps its own email when the profile email changes after the owner chose none', async () => {
    const { email } = marco
    await change(login.id, { barberId: null })
    const moved = `altrove${crypto.randomUUID().slice(0, 8)}@shop.test`
    expect((await admin.api.put(`/barbers/${marco.id}`, { email: moved })).status).toBe(200)
    const { rows } = await pool().query('SELECT email, barber_id FROM users WHERE id = $1', [login.id])
    expect(rows).toEqual([{ email, barber_id: null }])
  })

  it('has no profile when the owner creates it with none', async () => {
    await pool().query('UPDATE users SET email = $1, barber_id = NULL WHERE id = $2', [
      `x.${marco.email}`,
      login.id,
    ])
    const person = {
      email: marco.email,
      firstName: 'Ada',
      lastName: 'Rossi',
      phone: '079 111 22 33',
      password: 'forbici e pettine',
    }
    const { status, body } = await admin.api.post('/admin/users', {
      ...person,
      role: 'barber',
      barberId: null,
    })
    expect([status, body.barberId]).toEqual([201, null])
    const { rows } = await pool().query('SELECT without_profile FROM users WHERE id = $1', [body._id])
    expect(rows).toEqual([{ without_profile: true }])
  })

  it('gets a new profile when linked to it, and withoutProfile is reset', async () => {
    expect((await change(login.id, { barberId: null })).body.withoutProfile).toBe(true)
    const email = `nuova.${marco.email}`
    await pool().query('UPDATE users SET email = $1 WHERE id = $2', [email, login.id])
    const { status, body } = await admin.api.post('/barbers', newBarber({ email, linkExistingUser: true }))
    expect(status).toBe(201)
    const { rows } = await pool().query('SELECT barber_id, without_profile FROM users WHERE id = $1', [
      login.id,
    ])
    expect(rows).toEqual([{ barber_id: body._id, without_profile: false }])
  })

  it('loses the calendar feed when the owner chooses none', async () => {
    await pool().query('UPDATE users SET barber_id = NULL WHERE id = $1', [login.id])
    expect((await login.api.post(`/barbers/${marco.id}/calendar-feed`)).status).toBe(200)
    await change(login.id, { barberId: null })
    expect(await hasFeed()).toBe(false)
  })

  it('does not open a profile linked to another login', async () => {
    await pool().query('UPDATE users SET barber_id = NULL WHERE id = $1', [login.id])
    const other = await signIn(shop, 'barber', marco.id)
    expect(await opened(login)).toEqual(nothing)
    expect(await opened(other)).toMatchObject({ barberId: marco.id, appointments: 1, profile: 200 })
  })

  it('does not remove the calendar feed of the login that has the profile', async () => {
    await pool().query('UPDATE users SET barber_id = NULL WHERE id = $1', [login.id])
    const other = await signIn(shop, 'barber', marco.id)
    await other.api.post(`/barbers/${marco.id}/calendar-feed`)
    await change(login.id, { role: 'client' })
    expect(await hasFeed()).toBe(true)
  })
})
