import { describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { bookAsGuest, clientBooking, guestBooking, password, signIn } from '#tests/support/people.ts'

import { cleanUpJob } from './clean-up.ts'

const day = 24 * 60 * 60 * 1000
const shop = givenShop()
const barber = givenBarber(shop)
const admin = givenPerson(shop, 'admin')

/** The rate limits use the database's clock, so they are expired by hand. */
async function cleanUp(): Promise<void> {
  const { pool } = shop.platform.database
  await pool.query('UPDATE rate_limits SET expire = 0')
  await pool.query('UPDATE studio_settings SET cleaned_up_at = $1', [shop.clock.now()])
  await cleanUpJob(shop.platform).run()
}

async function everythingKept(): Promise<string> {
  const { pool } = shop.platform.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await pool.query<{ row: string }>(
        `SELECT row_to_json(t)::text AS row FROM "${name}" t`,
      )
      return rows.map(({ row }) => row).join('\n')
    }),
  )
  return texts.join('\n')
}

describe('a year after the visit', () => {
  it('a guest and a caller are anonymised everywhere, and their visits stay', async () => {
    const booked = await bookAsGuest(shop, barber.id, {
      firstName: 'Sofronia',
      lastName: 'Quattrocchi',
      email: 'sofronia@example.test',
      phone: '+41791230001',
    })
    await admin.api.put(`/appointments/${booked.body.id}/customer`, { notes: 'allergica al talco' })
    await admin.api.put(`/appointments/${booked.body.id}/status`, { status: 'completed' })
    const phoneCustomer = { clientNickname: 'Bartolomeone', clientPhone: '+41791230002', barberId: barber.id }
    await admin.api.post('/appointments/admin', {
      ...phoneCustomer,
      service: 'Taglio',
      date: '2026-03-13',
      time: '11:00',
    })
    const cancelled = await bookAsGuest(shop, barber.id, { time: '15:00', timezone: 'Asia/Tokyo' })
    const reason = { cancellationReason: 'Mi opero mercoledì' }
    const withLink = `/appointments/public/${cancelled.body._id}/cancel?token=${cancelled.body.token}`
    expect((await apiOf(shop.url).put(withLink, reason)).status).toBe(200)
    await shop.sendMessages()
    const personal = /Mi opero|Tokyo|Sofronia|Quattrocchi|sofronia@|1230001|allergica|Bartolomeone|1230002/
    await cleanUp()
    expect(await everythingKept()).toMatch(personal)

    shop.clock.advance(368 * day)
    await cleanUp()
    expect(await everythingKept()).not.toMatch(personal)
    const { rows } = await shop.platform.database.pool.query(
      `SELECT status, price_centimes, guest_first_name, client_nickname FROM appointments ORDER BY start_minute`,
    )
    expect(rows).toEqual([
      { status: 'completed', price_centimes: 3000, guest_first_name: 'Ospite', client_nickname: null },
      {
        status: 'confirmed',
        price_centimes: 3000,
        guest_first_name: null,
        client_nickname: 'Cliente anonimo',
      },
      { status: 'cancelled', price_centimes: 3000, guest_first_name: 'Ospite', client_nickname: null },
    ])
    const { rows: log } = await shop.platform.database.pool.query(
      `SELECT DISTINCT entity_name FROM audit_log WHERE entity IN ('appointment', 'customer')`,
    )
    expect(log).toEqual([{ entity_name: 'Cliente anonimo' }])
    const { api } = await signIn(shop, 'admin')
    const visits = await api.get('/appointments/filtered?startDate=2026-03-13&viewType=day')
    expect(visits.body.data[0].guestInfo).toMatchObject({ firstName: 'Ospite', email: '', phone: '' })
    const csv = await api.get('/admin/exports/customers.csv')
    expect(csv.body).not.toContain('eliminato.invalid')
    const card = `/appointments/${booked.body.id}/customer`
    expect((await api.get(card)).body.data).toMatchObject({ email: null, phone: null, visits: 1 })
    expect((await api.put(card, { notes: 'di nuovo' })).status).toBe(409)
  })

  it('a barred guest stays barred', async () => {
    const admins = await signIn(shop, 'admin')
    const barred = guestBooking(barber.id, { date: '2027-03-17', email: 'molesto@example.test' })
    const { body } = await bookAsGuest(shop, barber.id, barred)
    await admins.api.put(`/appointments/${body.id}/customer`, { barred: true })
    shop.clock.advance(380 * day)
    await cleanUp()
    const again = { ...barred, date: '2028-04-05', time: '12:30' }
    const { status, body: refusal } = await bookAsGuest(shop, barber.id, again)
    expect([status, refusal.code]).toEqual([403, 'BOOKING_BARRED'])
  })
})

describe('with a deleted account', () => {
  it('all data naming its owner are deleted once the last mail is sent', async () => {
    const owner = await signIn(shop, 'admin')
    const client = await signIn(shop)
    const { pool } = shop.platform.database
    await pool.query(`UPDATE users SET first_name = 'Ermenegilda', phone = '+41791230003' WHERE id = $1`, [
      client.id,
    ])
    const now = shop.clock.now()
    const date = new Date(now.getTime() + 5 * day).toISOString().slice(0, 10)
    const booked = await client.api.post('/appointments', clientBooking(barber.id, { date }))
    expect(booked.status).toBe(201)
    await owner.api.put(`/appointments/${booked.body.id}/customer`, { notes: 'tifa Lugano' })
    await shop.sendMessages()
    expect((await owner.api.delete(`/admin/users/${client.id}`)).status).toBe(200)
    const personal = new RegExp(`Ermenegilda|1230003|tifa Lugano|${client.email}`)
    const { rows } = await pool.query('SELECT template FROM messages WHERE recipient = $1', [client.email])
    expect(rows).toEqual([{ template: 'appointment-cancelled' }])
    await shop.sendMessages()
    await cleanUp()
    expect(await everythingKept()).not.toMatch(personal)
  })

  it('guest bookings with the verified email are deleted, too', async () => {
    const owner = await signIn(shop, 'admin')
    const client = await signIn(shop)
    const { pool } = shop.platform.database
    await pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [client.id])
    const date = new Date(shop.clock.now().getTime() + 7 * day).toISOString().slice(0, 10)
    const guest = { date, email: client.email, firstName: 'Zenobia', phone: '+41791230009' }
    const { body } = await bookAsGuest(shop, barber.id, guest)
    await owner.api.put(`/appointments/${body.id}/customer`, { notes: 'tifa Ambrì' })
    expect((await owner.api.delete(`/admin/users/${client.id}`)).status).toBe(200)
    await shop.sendMessages()
    await cleanUp()
    expect(await everythingKept()).not.toMatch(new RegExp(`Zenobia|1230009|tifa Ambrì|${client.email}`))
    const { rows } = await pool.query('SELECT status FROM appointments WHERE id = $1', [body.id])
    expect(rows).toEqual([{ status: 'cancelled' }])
  })

  it('guest bookings with the unverified email stay', async () => {
    const client = await signIn(shop)
    const date = new Date(shop.clock.now().getTime() + 9 * day).toISOString().slice(0, 10)
    const guest = { date, email: client.email, firstName: 'Adalgisa', phone: '+41791230010' }
    const { body } = await bookAsGuest(shop, barber.id, guest)
    expect((await client.api.post('/users/profile/delete', { password })).status).toBe(200)
    const own = await apiOf(shop.url).get(`/appointments/public/${body._id}?token=${body.token}`)
    expect(own.body.data).toMatchObject({ firstName: 'Adalgisa', status: 'confirmed' })
    const { rows } = await shop.platform.database.pool.query(
      'SELECT guest_email, guest_phone FROM appointments WHERE id = $1',
      [body._id],
    )
    expect(rows).toEqual([{ guest_email: client.email, guest_phone: guest.phone }])
  })

  it('the own cancellation reasons are deleted, too', async () => {
    const client = await signIn(shop)
    const date = new Date(shop.clock.now().getTime() + 8 * day).toISOString().slice(0, 10)
    const { body } = await client.api.post(
      '/appointments',
      clientBooking(barber.id, { date, timezone: 'Asia/Tokyo' }),
    )
    const reason = { cancellationReason: 'Mi opero giovedì' }
    expect((await client.api.put(`/appointments/${body._id}/cancel`, reason)).status).toBe(200)
    await shop.sendMessages()
    expect(await everythingKept()).toMatch(/Mi opero.*Tokyo|Tokyo.*Mi opero/)
    expect((await client.api.post('/users/profile/delete', { password })).status).toBe(200)
    await shop.sendMessages()
    expect(await everythingKept()).not.toMatch(/Mi opero|Tokyo/)
  })

  it('a bar stays with the email', async () => {
    const owner = await signIn(shop, 'admin')
    const client = await signIn(shop)
    const date = new Date(shop.clock.now().getTime() + 6 * day).toISOString().slice(0, 10)
    const booked = await client.api.post('/appointments', clientBooking(barber.id, { date }))
    await owner.api.put(`/appointments/${booked.body.id}/customer`, {
      notes: 'sputa per terra',
      barred: true,
    })
    await owner.api.delete(`/admin/users/${client.id}`)
    expect(await everythingKept()).not.toContain('sputa')
    const again = await bookAsGuest(shop, barber.id, { date, time: '15:00', email: client.email })
    expect(again.body.code).toBe('BOOKING_BARRED')
  })

  it('the audit log still rejects other changes', async () => {
    const { pool } = shop.platform.database
    for (const statement of [
      `UPDATE audit_log SET entity_name = 'x'`,
      `UPDATE audit_log SET actor_id = uuidv7()`,
      'DELETE FROM audit_log',
      'TRUNCATE audit_log',
    ])
      await expect(pool.query(statement)).rejects.toThrow('the audit log only grows')
  })
})
