import { beforeEach, describe, expect, test } from 'vitest'

import { newBarber } from '#features/barbers/server/new-barber.fixture.ts'
import { lockKey } from '#platform/database/transaction.ts'
import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { clientBooking, guestBooking, hireBarber } from '#tests/support/people.ts'
import { givePlan, limitPlans } from '#tests/support/plan.ts'

const shop = givenShop()
const barber = givenBarber(shop)
const admin = givenPerson(shop, 'admin')
const client = givenPerson(shop)
const own = givenPerson(shop, 'barber', barber)
const visitor = givenVisitor(shop)
const guestPath = '/appointments/public/appointments/guest'
const suspended = 'Le prenotazioni online sono momentaneamente sospese. Contatta il salone.'
const unlimited = 999_999

let slot = 0
function next() {
  slot += 1
  const minutes = 9 * 60 + (slot % 6) * 30
  const date = `2026-03-${12 + Math.floor(slot / 6)}`
  return {
    date,
    time: `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`,
  }
}
const byClient = async () => await client.api.post('/appointments', clientBooking(barber.id, next()))
const byGuest = async () => await visitor.post(guestPath, guestBooking(barber.id, next()))
const byPhone = async () =>
  await admin.api.post('/appointments/admin', {
    ...clientBooking(barber.id, next()),
    clientNickname: 'Bomber',
  })
const limits = async (api = client.api) => (await api.get('/appointments/limits/check')).body.data
const usage = async () => (await admin.api.get('/subscriptions/usage')).body.data.usage

const expired = { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' }

beforeEach(async () => {
  const { pool } = shop.platform.database
  await pool.query('DELETE FROM appointments')
  await pool.query(
    'UPDATE studio_settings SET max_future_per_client = 1000, blocks_guests_at_limit = false, clients_book_without_plan = false',
  )
  await limitPlans(shop, { appointments: unlimited, barbers: unlimited, emails: unlimited, sms: 1000 })
  await givePlan(shop, 'ENTERPRISE')
})

describe('without an active plan', () => {
  test.each([
    ['without any plan so far', null, 'Seleziona un piano per accedere a questa funzionalità.'],
    ['after the end of the plan', 'STARTER', 'Abbonamento non attivo. Completa il pagamento per accedere.'],
  ] as const)('%s: clients and phone bookings get 403, guests book', async (_name, plan, message) => {
    await givePlan(shop, plan, expired)
    const refused = await byClient()
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      'SUBSCRIPTION_INACTIVE',
      suspended,
    ])
    expect(refused.body.upgradeRequired).toBeUndefined()
    const phone = await byPhone()
    expect([phone.status, phone.body.code, phone.body.message, phone.body.upgradeRequired]).toEqual([
      403,
      'SUBSCRIPTION_INACTIVE',
      message,
      true,
    ])
    expect((await byGuest()).status).toBe(201)
  })

  test('existing appointments can still be moved, cancelled and confirmed', async () => {
    const { body } = await byClient()
    const { body: moved } = await byClient()
    await givePlan(shop, 'STARTER', expired)
    const id = String(body._id)
    expect((await client.api.put(`/appointments/${id}`, clientBooking(barber.id, next()))).status).toBe(200)
    expect((await client.api.put(`/appointments/${id}/cancel`, {})).status).toBe(200)
    const confirmed = await admin.api.put(`/appointments/${String(moved._id)}/status`, {
      status: 'confirmed',
    })
    expect(confirmed.status).toBe(200)
  })

  test('the lists of the owner open; changes and statistics return 403', async () => {
    await givePlan(shop, 'STARTER', expired)
    const message = 'Abbonamento non attivo. Completa il pagamento per accedere.'
    for (const path of [
      '/barbers',
      '/admin/services',
      '/admin/users',
      '/appointments/filtered?viewType=day&startDate=2026-03-12',
    ])
      expect([path, (await admin.api.get(path)).status]).toEqual([path, 200])
    const service = { name: 'Rasatura', price: 20, duration: 30 }
    for (const refused of [
      await admin.api.post('/barbers', newBarber()),
      await admin.api.put(`/barbers/${barber.id}/services`, { services: ['Taglio'] }),
      await admin.api.post('/admin/services', service),
      await admin.api.delete(`/admin/users/${client.id}`),
      await admin.api.get('/admin/stats?timeframe=week'),
    ])
      expect([refused.status, refused.body.code, refused.body.message, refused.body.upgradeRequired]).toEqual(
        [403, 'SUBSCRIPTION_INACTIVE', message, true],
      )
  })

  test('the owner can still reassign appointments', async () => {
    const colleague = await hireBarber(shop, { firstName: 'Luca' })
    const { body } = await byClient()
    await givePlan(shop, null)
    const at = next()
    const { status } = await admin.api.post(`/barbers/${barber.id}/reassignments`, {
      appointments: [{ _id: String(body._id), ...at }],
      colleagueIds: [colleague.id],
    })
    expect(status).toBe(200)
  })

  test('a barber can still change the own services', async () => {
    await givePlan(shop, null)
    const services = await own.api.put(`/barbers/${barber.id}/services`, { services: ['Taglio'] })
    expect(services.status).toBe(200)
  })

  test('clients may book when the operator allows it', async () => {
    await givePlan(shop, null)
    await shop.platform.database.pool.query('UPDATE studio_settings SET clients_book_without_plan = true')
    expect((await byClient()).status).toBe(201)
    expect((await byPhone()).status).toBe(403)
    expect(await limits()).toMatchObject({ canCreate: true, reason: null })
  })

  test('guests may book even when guests are blocked at the limit', async () => {
    await givePlan(shop, null)
    await shop.platform.database.pool.query('UPDATE studio_settings SET blocks_guests_at_limit = true')
    expect((await byGuest()).status).toBe(201)
    expect(await limits(visitor)).toMatchObject({ canCreate: true, reason: 'GUEST_USER' })
  })

  test('bookings return 403 from the end of the plan on', async () => {
    await givePlan(shop, 'STARTER', { from: '2026-02-11T08:00:00Z', to: '2026-03-11T08:00:00Z' })
    expect((await byClient()).status).toBe(403)
    await givePlan(shop, 'STARTER', { from: '2026-02-11T08:00:00Z', to: '2026-03-11T08:00:00.001Z' })
    expect((await byClient()).status).toBe(201)
  })
})

describe('the appointment limit', () => {
  test('returns 403 to clients and phone bookings beyond it, guests book', async () => {
    await limitPlans(shop, { appointments: 2 })
    expect((await byClient()).status).toBe(201)
    expect((await byGuest()).status).toBe(201)
    const refused = await byClient()
    expect(refused.body).toMatchObject({
      code: 'MONTHLY_LIMIT_REACHED',
      message: 'Hai raggiunto il limite di prenotazioni',
      upgradeRequired: true,
    })
    expect(refused.body.limit).toBeUndefined()
    const phone = await byPhone()
    expect([phone.status, phone.body]).toMatchObject([
      403,
      {
        code: 'MONTHLY_LIMIT_REACHED',
        message: 'Limite appuntamenti raggiunto (2/2). Effettua un upgrade per continuare.',
        upgradeRequired: true,
        resource: 'appointments',
        current: 2,
        limit: 2,
      },
    ])
    expect((await byGuest()).status).toBe(201)
    expect((await usage()).appointments).toEqual({
      current: 3,
      limit: 2,
      percentage: 150,
      remaining: 0,
      isOverLimit: true,
    })
  })

  test('counts appointments created this month without cancelled ones', async () => {
    await limitPlans(shop, { appointments: 1 })
    const { body } = await byClient()
    const id = String(body._id)
    await client.api.put(`/appointments/${id}`, clientBooking(barber.id, { ...next(), date: '2026-04-02' }))
    expect((await usage()).appointments.current).toBe(1)
    expect((await byClient()).status).toBe(403)
    await client.api.put(`/appointments/${id}/cancel`, {})
    expect((await byClient()).status).toBe(201)
    // The month starts at midnight in the shop's zone, which is still the previous day in UTC.
    await shop.platform.database.pool.query(`UPDATE appointments SET created_at = '2026-02-28T22:59:59Z'`)
    expect((await usage()).appointments.current).toBe(0)
    await shop.platform.database.pool.query(`UPDATE appointments SET created_at = '2026-02-28T23:00:00Z'`)
    expect((await usage()).appointments.current).toBe(1)
  })

  test.each([
    ['payment', 1, 1],
    ['payment', -1, 0],
    ['offer', 1, 1],
    ['offer', -1, 0],
    ['line', 1, 0],
  ])('counts a hold for a %s that ends in %i minutes as %i', async (heldFor, minutes, count) => {
    await byClient()
    await shop.platform.database.pool.query(
      `UPDATE appointments SET status = 'held', held_for = $1, hold_expires_at = $2,
         client_id = CASE WHEN $1 = 'line' THEN NULL ELSE client_id END`,
      [heldFor, new Date(shop.clock.now().getTime() + minutes * 60_000)],
    )
    expect((await usage()).appointments.current).toBe(count)
  })

  test('refuses guests only when the shop wants it', async () => {
    await limitPlans(shop, { appointments: 0 })
    expect((await byGuest()).status).toBe(201)
    await shop.platform.database.pool.query('UPDATE studio_settings SET blocks_guests_at_limit = true')
    const refused = await byGuest()
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      'MONTHLY_LIMIT_REACHED',
      'Hai raggiunto il limite di prenotazioni',
    ])
  })

  test('returns 503 LIMITS_UNAVAILABLE when usage cannot be counted', async () => {
    await limitPlans(shop, { appointments: 5 })
    const other = await shop.platform.database.pool.connect()
    try {
      await other.query('SELECT pg_advisory_lock($1)', [lockKey('plan limit appointments')])
      const answer = await byClient()
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        503,
        'LIMITS_UNAVAILABLE',
        'Errore nella verifica dei limiti. Riprova più tardi.',
      ])
    } finally {
      other.release(true)
    }
    expect((await usage()).appointments.current).toBe(0)
    expect((await byClient()).status).toBe(201)
  })

  test('counts a repeated call with the same idempotency key once', async () => {
    await limitPlans(shop, { appointments: 1 })
    const body = clientBooking(barber.id, next())
    const headers = { 'idempotency-key': 'the same' }
    const first = await client.api.post('/appointments', body, headers)
    const second = await client.api.post('/appointments', body, headers)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body._id).toBe(first.body._id)
  })
})

describe('GET limits', () => {
  test('returns each role its own reason and figures', async () => {
    await limitPlans(shop, { appointments: 1 })
    const none = { current: null, limit: null, remaining: null, percentage: null }
    expect(await limits(visitor)).toMatchObject({ canCreate: true, reason: 'GUEST_USER', ...none })
    expect(await limits()).toMatchObject({ canCreate: true, reason: null, ...none })
    expect(await limits(admin.api)).toMatchObject({
      canCreate: true,
      reason: null,
      current: 0,
      limit: 1,
      remaining: 1,
      percentage: 0,
      resetDate: '2026-03-31T22:00:00.000Z',
    })
    await byClient()
    expect(await limits()).toMatchObject({
      canCreate: false,
      reason: 'MONTHLY_LIMIT_REACHED',
      message: 'Hai raggiunto il limite di prenotazioni',
      upgradeRequired: true,
      ...none,
    })
    expect(await limits(visitor)).toMatchObject({ canCreate: true })
    expect(await limits(admin.api)).toMatchObject({ canCreate: false, current: 1, percentage: 100 })
    await givePlan(shop, null)
    expect(await limits()).toMatchObject({ reason: 'SUBSCRIPTION_INACTIVE', message: suspended, ...none })
    expect(await limits(admin.api)).toMatchObject({ reason: 'NO_SUBSCRIPTION', canCreate: false })
  })

  test('shows the plan only to the owner', async () => {
    await givePlan(shop, null)
    for (const api of [client.api, own.api])
      expect((await api.get('/subscriptions/check-access')).body.data).toEqual({
        hasAccess: false,
        message: suspended,
      })
  })
})

describe('the barber limit', () => {
  test('returns 403 for a new barber and for a reactivated one', async () => {
    const { body: before } = await admin.api.get('/subscriptions/usage')
    const { current } = before.data.usage.barbers
    await limitPlans(shop, { barbers: current + 1 })
    const { body, status } = await admin.api.post('/barbers', newBarber())
    expect(status).toBe(201)
    const message = `Limite barbieri raggiunto (${current + 1}/${current + 1}). Effettua un upgrade per continuare.`
    const refused = await admin.api.post('/barbers', newBarber())
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { code: 'LIMIT_EXCEEDED', message, upgradeRequired: true, resource: 'barbers' },
    ])
    const id = String(body._id ?? body.data?._id)
    expect((await admin.api.put(`/barbers/${id}`, { isActive: false })).status).toBe(200)
    expect((await admin.api.post('/barbers', newBarber())).status).toBe(201)
    const back = await admin.api.put(`/barbers/${id}`, { isActive: true })
    expect([back.status, back.body.code]).toEqual([403, 'LIMIT_EXCEEDED'])
    expect((await admin.api.put(`/barbers/${id}`, { bio: 'In pausa' })).status).toBe(200)
  })
})
