import { expect, it } from 'vitest'

import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { guestBooking, signIn } from '#tests/support/people.ts'

const shop = givenShop()
const admin = givenPerson(shop, 'admin')
const marco = givenBarber(shop)

it('renaming a service renames only upcoming pending and confirmed appointments', async () => {
  const states = ['pending', 'confirmed', 'completed', 'cancelled']
  const moments = { over: '2026-03-13', ahead: '2026-03-17' }
  const { pool } = shop.platform.database
  const ids = new Map<string, string>()
  for (const [moment, date] of Object.entries(moments))
    for (const [index, status] of states.entries()) {
      const time = `${String(9 + index).padStart(2, '0')}:00`
      const overrides = guestBooking(marco.id, { time, date })
      const { body } = await admin.api.post('/appointments/public/appointments/guest', overrides)
      ids.set(`${moment} ${status}`, body._id)
      await pool.query('UPDATE appointments SET status = $1 WHERE id = $2', [status, body._id])
    }
  shop.clock.set('2026-03-15T10:00:00+01:00')
  const owner = await signIn(shop, 'admin')
  const { body: services } = await owner.api.get('/admin/services')
  const { _id } = services.find(({ name }: { name: string }) => name === 'Taglio')
  expect((await owner.api.put(`/admin/services/${_id}`, { name: 'Taglio classico' })).status).toBe(200)
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM appointments WHERE service_name = 'Taglio classico'`,
  )
  const renamed = [...ids].filter(([, id]) => rows.some((row) => row.id === id)).map(([what]) => what)
  expect(renamed).toEqual(['ahead pending', 'ahead confirmed'])
})
