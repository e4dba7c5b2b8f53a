import { expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { clientBooking, guestBooking, hireBarber, signIn } from '#tests/support/people.ts'

const shop = givenShop()
const marco = givenBarber(shop)
const admin = givenPerson(shop, 'admin')

const bookGuest = (overrides: Record<string, unknown>) =>
  apiOf(shop.url).post('/appointments/public/appointments/guest', guestBooking(marco.id, overrides))

it('the customers CSV lists each customer once, without staff, deleted accounts and nicknames', async () => {
  const login = await signIn(shop, 'barber', marco.id)
  const client = await signIn(shop)
  const withoutVisit = await signIn(shop)
  const gone = await signIn(shop)
  await client.api.post('/appointments', clientBooking(marco.id, { time: '09:00' }))
  await bookGuest({ time: '09:30', email: client.email.toUpperCase() })
  await bookGuest({ time: '10:00', email: 'anna@example.test' })
  await bookGuest({ time: '10:30', email: 'Anna@example.test', firstName: 'Annina' })
  await bookGuest({ time: '11:00', email: login.email })
  await bookGuest({ time: '11:30', email: admin.email })
  await gone.api.post('/appointments', clientBooking(marco.id, { time: '14:00' }))
  await admin.api.post('/appointments/admin', {
    clientNickname: 'Il Bomber',
    clientPhone: '+41 79 555 55 55',
    barberId: marco.id,
    service: 'Taglio',
    date: '2026-03-13',
    time: '15:00',
  })
  expect((await admin.api.delete(`/admin/users/${gone.id}`)).status).toBe(200)
  const { body } = await admin.api.get('/admin/exports/customers.csv')
  const addresses = body
    .split('\r\n')
    .slice(1)
    .flatMap((line: string) => line.split(';')[1] ?? [])
  expect(addresses.toSorted()).toEqual(['anna@example.test', client.email, withoutVisit.email].toSorted())
})

it('the appointments CSV is filtered by barber and contains phone numbers', async () => {
  const luca = await hireBarber(shop, { firstName: 'Luca' })
  const client = await signIn(shop)
  const place = { date: '2026-03-17' }
  await client.api.post('/appointments', clientBooking(luca.id, { ...place, time: '09:00' }))
  await bookGuest({ ...place, barberId: luca.id, time: '10:00', phone: '+41791110001' })
  await admin.api.post('/appointments/admin', {
    ...clientBooking(luca.id, { ...place, time: '11:00' }),
    clientNickname: 'Il Bomber',
    clientPhone: '+41791110002',
  })
  await bookGuest({ ...place, time: '09:00', phone: '+41791110003' })
  const linesOf = async (barberId: string): Promise<string[][]> => {
    const { body } = await admin.api.get(
      `/admin/exports/appointments.csv?startDate=2026-03-17&endDate=2026-03-17&barberId=${barberId}`,
    )
    return body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line: string) => line.split(';'))
  }
  const numbers = (await linesOf(luca.id)).map((line) => line.at(-2)?.replaceAll(/\D/g, ''))
  expect(numbers).toEqual(['0041790000099', '0041791110001', '0041791110002'])
  expect(await linesOf(marco.id)).toHaveLength(1)
  expect(await linesOf('all')).toHaveLength(4)
})

it('the appointments CSV contains the cancellation reason', async () => {
  const { body } = await bookGuest({ date: '2026-03-18', time: '09:00' })
  const reason = { status: 'cancelled', cancellationReason: 'Influenza' }
  expect((await admin.api.put(`/appointments/${body._id}/status`, reason)).status).toBe(200)
  const days = 'startDate=2026-03-18&endDate=2026-03-18'
  const { body: table } = await admin.api.get(`/admin/exports/appointments.csv?${days}`)
  expect(table.trim().split(';').at(-1)).toBe('Influenza')
})

it('the appointments CSV covers the last year and the future by default', async () => {
  for (const day of ['2025-03-10', '2025-03-11'])
    await shop.platform.database.pool.query(
      `INSERT INTO appointments (barber_id, service_id, service_name, price_centimes, duration_minutes, starts_at, ends_at,
         shop_day, start_minute, status, client_nickname, payment_type, payment_method, payment_status, created_at, updated_at)
       SELECT $1, id, name, 3000, 30, $2::date + time '09:00', $2::date + time '09:30', $2, 600, 'completed', 'Teo ' || $2,
         'in_person', 'cash', 'completed', now(), now() FROM services WHERE name = 'Taglio'`,
      [marco.id, day],
    )
  await bookGuest({ date: '2026-04-09', time: '09:00' })
  const { body } = await admin.api.get('/admin/exports/appointments.csv')
  expect(body).not.toContain('Teo 2025-03-10')
  expect(body).toContain('Teo 2025-03-11')
  expect(body).toContain('2026-04-09')
})

it.each(['=1+1', '+1', '-1', '@sum'])(
  'a name starting with %s is escaped in the CSV files',
  async (firstName) => {
    const email = `formula${firstName.charCodeAt(0)}@example.test`
    const { status } = await bookGuest({
      firstName,
      date: '2026-03-16',
      time: '16:00',
      email,
    })
    expect(status).toBe(201)
    const days = 'startDate=2026-03-16&endDate=2026-03-16'
    for (const path of [`/admin/exports/appointments.csv?${days}`, '/admin/exports/customers.csv']) {
      const { body } = await admin.api.get(path)
      expect(body).toContain(`"'${firstName}`)
      expect(body).not.toMatch(/(^|;)"?[=+\-@]/m)
    }
    await shop.platform.database.pool.query('DELETE FROM appointments WHERE guest_email = $1', [email])
  },
)
