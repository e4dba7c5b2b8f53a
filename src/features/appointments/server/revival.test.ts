import { describe, expect, it } from 'vitest'

import { givenNewBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { untilBlocked } from '#tests/support/open-transaction.ts'
import { clientBooking, guestBooking, hireBarber, logIn, signIn } from '#tests/support/people.ts'
import { wednesdayMorning } from '#tests/support/shop.ts'

const shop = givenShop()
const admin = givenPerson(shop, 'admin')
const marco = givenNewBarber(shop)

const pool = () => shop.platform.database.pool
const setStatus = (id: string, status: string) => admin.api.put(`/appointments/${id}/status`, { status })

async function cancelledGuest(): Promise<string> {
  const { body } = await admin.api.post('/appointments/public/appointments/guest', guestBooking(marco.id))
  await setStatus(body._id, 'cancelled')
  return body._id
}

async function whileBarberIsHeld<T>(change: string, call: () => Promise<T>): Promise<T> {
  const colleague = await pool().connect()
  try {
    await colleague.query('BEGIN')
    await colleague.query('SELECT FROM barbers WHERE id = $1 FOR UPDATE', [marco.id])
    await colleague.query(change, [marco.id])
    const answer = call()
    await untilBlocked(pool())
    await colleague.query('COMMIT')
    return await answer
  } finally {
    colleague.release(true)
  }
}

const planVacation = `WITH planned AS (
    INSERT INTO vacations (barber_id, start_day, end_day) VALUES ($1, '2026-03-13', '2026-03-13')
  ) UPDATE barbers SET updated_at = updated_at + interval '1 second' WHERE id = $1`
const changeProfile = `UPDATE barbers SET bio = 'Da vent’anni', updated_at = updated_at + interval '1 second' WHERE id = $1`

describe('a cancelled appointment is not restored', () => {
  it('into a vacation planned at the same moment: 409 SLOT_NO_LONGER_FREE', async () => {
    const id = await cancelledGuest()
    const { status, body } = await whileBarberIsHeld(planVacation, () => setStatus(id, 'confirmed'))
    expect([status, body.code]).toEqual([409, 'SLOT_NO_LONGER_FREE'])
    const { rows } = await pool().query('SELECT status FROM appointments WHERE id = $1', [id])
    expect(rows).toEqual([{ status: 'cancelled' }])
  })

  it('over a newer appointment of its client: 409 OWN_OVERLAP', async () => {
    const luca = await hireBarber(shop, { firstName: 'Luca' })
    const client = await signIn(shop)
    const { body: first } = await client.api.post('/appointments', clientBooking(marco.id))
    await setStatus(first._id, 'cancelled')
    const { body: newer } = await client.api.post('/appointments', clientBooking(luca.id, { time: '10:15' }))
    const { status, body } = await setStatus(first._id, 'confirmed')
    expect([status, body.code, body.message]).toEqual([
      409,
      'OWN_OVERLAP',
      'Il cliente ha già un appuntamento in questo orario',
    ])
    const { rows } = await pool().query('SELECT id FROM appointments WHERE client_id = $1 AND status <> $2', [
      client.id,
      'cancelled',
    ])
    expect(rows).toEqual([{ id: newer._id }])
  })
})

describe('after the account is deleted', () => {
  it('a cancelled appointment returns 409 NOT_EDITABLE', async () => {
    const client = await signIn(shop)
    const { body } = await client.api.post('/appointments', clientBooking(marco.id))
    expect((await admin.api.delete(`/admin/users/${client.id}`)).status).toBe(200)
    for (const status of ['confirmed', 'pending']) {
      const refused = await setStatus(body._id, status)
      expect([refused.status, refused.body.code]).toEqual([409, 'NOT_EDITABLE'])
    }
    const { rows } = await pool().query('SELECT status FROM appointments WHERE id = $1', [body._id])
    expect(rows).toEqual([{ status: 'cancelled' }])
  })

  it('a started appointment cannot be moved but can be completed', async () => {
    const client = await signIn(shop)
    const { body } = await client.api.post('/appointments', clientBooking(marco.id, { date: '2026-03-12' }))
    shop.clock.set('2026-03-12T10:10:00+01:00')
    const api = await logIn(shop, admin.email)
    expect((await api.delete(`/admin/users/${client.id}`)).status).toBe(200)
    const place = { barberId: marco.id, service: 'Taglio', date: '2026-03-16', time: '16:00' }
    const moved = await api.put(`/appointments/${body._id}`, place)
    expect([moved.status, moved.body.code]).toEqual([409, 'NOT_EDITABLE'])
    expect((await api.put(`/appointments/${body._id}/status`, { status: 'completed' })).status).toBe(200)
    shop.clock.set(wednesdayMorning)
  })
})

describe('a change based on data that changed meanwhile', () => {
  it('succeeds on the second try while still valid', async () => {
    const id = await cancelledGuest()
    const back = await whileBarberIsHeld(changeProfile, () => setStatus(id, 'confirmed'))
    expect([back.status, back.body.status]).toEqual([200, 'confirmed'])
  })

  it('also succeeds for bookings and moves', async () => {
    const booked = await whileBarberIsHeld(changeProfile, () =>
      admin.api.post('/appointments/public/appointments/guest', guestBooking(marco.id)),
    )
    expect(booked.status).toBe(201)
    const place = { barberId: marco.id, service: 'Taglio', date: '2026-03-13', time: '16:00' }
    const moved = await whileBarberIsHeld(changeProfile, () =>
      admin.api.put(`/appointments/${booked.body._id}`, place),
    )
    expect([moved.status, moved.body.time]).toEqual([200, '16:00'])
    const { rows } = await pool().query(
      'SELECT count(*)::int AS count FROM appointments WHERE barber_id = $1',
      [marco.id],
    )
    expect(rows).toEqual([{ count: 1 }])
  })
})
