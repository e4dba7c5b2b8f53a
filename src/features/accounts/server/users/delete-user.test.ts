import { describe, expect, it } from 'vitest'

import { clientBooking, hireBarber, password, signIn } from '#tests/support/people.ts'
import { newestMessage } from '#tests/support/written.ts'

import { givenUsers } from './users.fixture.ts'

const { shop, owner, logIn, newest } = givenUsers()

describe('deleting a user', () => {
  it('removes the name of the barber profile from the log', async () => {
    const profile = await hireBarber(shop, { firstName: 'Ildebrando' })
    const { body } = await owner.api.post('/admin/users', {
      email: 'ildebrando@posta.test',
      firstName: 'Ilde',
      lastName: 'Brandi',
      phone: '079 765 43 21',
      password: 'rasoio e pennello',
      role: 'barber',
      barberId: profile.id,
    })
    const logged = async () => {
      const { rows } = await shop.platform.database.pool.query(
        `SELECT before, after FROM audit_log WHERE entity = 'user' AND entity_id = $1`,
        [body._id],
      )
      return JSON.stringify(rows)
    }
    expect(await logged()).toContain('Ildebrando')
    expect((await owner.api.delete(`/admin/users/${body._id}`)).status).toBe(200)
    expect(await logged()).not.toContain('Ildebrando')
  })

  it('cancels upcoming appointments with mails and anonymises past ones', async () => {
    const marco = await hireBarber(shop)
    const giulia = await signIn(shop)
    const { pool } = shop.platform.database
    const day = shop.clock.now().toISOString().slice(0, 10)
    const tomorrow = new Date(shop.clock.now().getTime() + 48 * 3600_000).toISOString().slice(0, 10)
    const past = await giulia.api.post('/appointments', clientBooking(marco.id, { date: day, time: '17:00' }))
    await pool.query(
      `UPDATE appointments SET status = 'completed', starts_at = starts_at - interval '2 days',
         ends_at = ends_at - interval '2 days' WHERE id = $1`,
      [past.body._id],
    )
    const ahead = await giulia.api.post('/appointments', clientBooking(marco.id, { date: tomorrow }))
    expect([past.status, ahead.status]).toEqual([201, 201])
    await pool.query(
      `INSERT INTO waiting_list (client_id, service_id, service_name, requested_at, expires_at)
       SELECT $1, id, name, '2026-03-10', '2026-04-10' FROM services WHERE name = 'Taglio'`,
      [giulia.id],
    )
    await pool.query(
      `INSERT INTO customer_cards (customer_id, notes, updated_at) SELECT id, 'Allergica', now() FROM customers WHERE user_id = $1`,
      [giulia.id],
    )

    expect((await owner.api.delete(`/admin/users/${giulia.id}`)).body).toEqual({
      success: true,
      message: 'Utente eliminato con successo!',
    })

    const { rows } = await pool.query(
      'SELECT status, client_id, cancellation_reason FROM appointments WHERE client_id = $1 ORDER BY starts_at',
      [giulia.id],
    )
    expect(rows).toEqual([
      { status: 'completed', client_id: giulia.id, cancellation_reason: null },
      { status: 'cancelled', client_id: giulia.id, cancellation_reason: 'Account eliminato' },
    ])
    expect((await newestMessage(shop, 'appointment-cancelled', giulia.email)).payload).toMatchObject({
      firstName: 'Giulia',
      date: tomorrow,
      reason: 'Account eliminato',
    })
    expect(await newestMessage(shop, 'barber-appointment-cancelled', marco.email)).toBeDefined()
    const left = await pool.query(
      `SELECT (SELECT count(*)::int FROM waiting_list WHERE client_id = $1) AS waiting,
         (SELECT count(*)::int FROM customer_cards JOIN customers c ON c.id = customer_id WHERE user_id = $1) AS cards,
         (SELECT count(*)::int FROM familiar_places WHERE user_id = $1::uuid) AS places,
         (SELECT count(*)::int FROM sessions WHERE user_id = $1::uuid) AS sessions`,
      [giulia.id],
    )
    expect(left.rows).toEqual([{ waiting: 0, cards: 0, places: 0, sessions: 0 }])
    const row = await pool.query('SELECT * FROM users WHERE id = $1', [giulia.id])
    expect(JSON.stringify(row.rows)).not.toMatch(/Giulia|Bianchi|shop\.test|000099/)

    expect((await giulia.api.get('/auth/me')).status).toBe(401)
    expect((await logIn(giulia.email, password)).status).toBe(401)
    expect((await owner.api.delete(`/admin/users/${giulia.id}`)).status).toBe(404)
    expect(await newest()).toMatchObject({
      action: 'deleted',
      entityName: 'Cliente eliminato',
      before: { role: 'client' },
    })
    const again = {
      firstName: 'Giulia',
      lastName: 'Bianchi',
      email: giulia.email,
      phone: '079 765 43 21',
      password,
    }
    expect((await owner.api.post('/admin/users', again)).status).toBe(201)
  })

  it('erases cancellation reasons and browser time zones', async () => {
    const marco = await hireBarber(shop)
    const giulia = await signIn(shop)
    const { body } = await giulia.api.post('/appointments', clientBooking(marco.id, { date: '2026-03-16' }))
    const reason = { cancellationReason: 'Visita in ospedale' }
    expect((await giulia.api.put(`/appointments/${body._id}/cancel`, reason)).status).toBe(200)
    const written = async () =>
      (
        await shop.platform.database.pool.query(
          'SELECT cancellation_reason AS reason, browser_time_zone AS zone FROM appointments WHERE id = $1',
          [body._id],
        )
      ).rows
    expect(await written()).toEqual([{ reason: 'Visita in ospedale', zone: 'Europe/Zurich' }])
    expect((await owner.api.delete(`/admin/users/${giulia.id}`)).status).toBe(200)
    expect(await written()).toEqual([{ reason: null, zone: null }])
  })

  it('sends no mail to the deleted account about later cancellations', async () => {
    const marco = await hireBarber(shop)
    const giulia = await signIn(shop)
    const { pool } = shop.platform.database
    const date = shop.clock.now().toISOString().slice(0, 10)
    const { body } = await giulia.api.post('/appointments', clientBooking(marco.id, { date, time: '18:00' }))
    await pool.query(`UPDATE appointments SET starts_at = $2, ends_at = $3 WHERE id = $1`, [
      body._id,
      new Date(shop.clock.now().getTime() - 60_000),
      new Date(shop.clock.now().getTime() + 60_000),
    ])
    await owner.api.delete(`/admin/users/${giulia.id}`)
    expect((await owner.api.put(`/appointments/${body._id}/cancel`, {})).status).toBe(200)
    const { rows } = await pool.query(`SELECT recipient FROM messages WHERE recipient LIKE '%.invalid'`)
    expect(rows).toEqual([])
  })
})
