import { beforeEach, expect, it } from 'vitest'

import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { signIn } from '#tests/support/people.ts'

const shop = givenShop()
const admin = givenPerson(shop, 'admin')
const marco = givenBarber(shop)
let service: { _id: string; name: string }
let count = 0

const states = ['pending', 'notified', 'booked', 'expired']

beforeEach(async () => {
  const { pool } = shop.platform.database
  await pool.query('DELETE FROM waiting_list')
  const { body } = await admin.api.post('/admin/services', {
    name: `Piega ${++count}`,
    price: 20,
    duration: 30,
  })
  service = body
  for (const state of states) {
    const client = await signIn(shop)
    await pool.query(
      `INSERT INTO waiting_list (client_id, service_id, service_name, status, requested_at, expires_at)
       VALUES ($1, $2, $3, $4, '2026-03-10', '2026-04-10')`,
      [client.id, service._id, service.name, state],
    )
  }
})

async function requests(column: 'service_name' | 'status'): Promise<unknown[]> {
  const { rows } = await shop.platform.database.pool.query(
    `SELECT ${column} AS value FROM waiting_list ORDER BY id`,
  )
  return rows.map(({ value }) => value)
}

it('renaming a service renames open entries, not closed ones', async () => {
  const { name } = service
  await admin.api.put(`/admin/services/${service._id}`, { name: 'Messa in piega' })
  expect(await requests('service_name')).toEqual(['Messa in piega', 'Messa in piega', name, name])
})

it('deleting a service expires open entries with a mail, not closed ones', async () => {
  expect((await admin.api.delete(`/admin/services/${service._id}`)).status).toBe(200)
  expect(await requests('status')).toEqual(['expired', 'expired', 'booked', 'expired'])
  const { rows } = await shop.platform.database.pool.query(
    `SELECT count(*)::int AS count FROM messages WHERE template = 'waiting-request-expired'`,
  )
  expect(rows).toEqual([{ count: 2 }])
})

it('a barber who drops a service expires only entries that name that barber', async () => {
  const offered = (services: string[]) => admin.api.put(`/barbers/${marco.id}/services`, { services })
  const others = ['Taglio']
  await offered([...others, service.name])
  const { pool } = shop.platform.database
  await pool.query(`UPDATE waiting_list SET preferred_barber_id = $1 WHERE status IN ('pending', 'booked')`, [
    marco.id,
  ])
  const patient = await signIn(shop)
  await pool.query(
    `INSERT INTO waiting_list (client_id, preferred_barber_id, service_id, service_name, status, requested_at, expires_at)
     SELECT $1, $2, id, name, 'pending', '2026-03-10', '2026-04-10' FROM services WHERE name = 'Taglio'`,
    [patient.id, marco.id],
  )
  expect((await offered([...others, service.name])).status).toBe(200)
  expect(await requests('status')).toEqual([...states, 'pending'])
  expect((await offered(others)).status).toBe(200)
  expect(await requests('status')).toEqual(['expired', 'notified', 'booked', 'expired', 'pending'])
})
