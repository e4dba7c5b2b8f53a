import { beforeAll, describe, expect, it } from 'vitest'

import { givenPerson, givenShop } from '#tests/support/given.ts'
import { guestBooking, hireBarber, signIn } from '#tests/support/people.ts'

const shop = givenShop()
const admin = givenPerson(shop, 'admin')
const names = { _: 'Anna_Lisa', '%': 'Cento%', '\\': 'Barra\\ccia' }

beforeAll(async () => {
  const { id } = await hireBarber(shop)
  for (const [index, firstName] of [...Object.values(names), 'Nessun segno'].entries()) {
    const overrides = guestBooking(id, { firstName, time: `1${index + 3}:00` })
    await admin.api.post('/appointments/public/appointments/guest', overrides)
    const person = await signIn(shop)
    const { pool } = shop.platform.database
    await pool.query('UPDATE users SET first_name = $1 WHERE id = $2', [firstName, person.id])
  }
})

describe('a search treats pattern characters literally', () => {
  it.each(Object.entries(names))('%s', async (sign, found) => {
    const search = `search=${encodeURIComponent(sign)}`
    const users = await admin.api.get(`/admin/users?${search}`)
    expect(users.body.data.map(({ firstName }: { firstName: string }) => firstName)).toEqual([found])
    const appointments = await admin.api.get(`/admin/appointments?${search}`)
    expect(appointments.body.data).toHaveLength(1)
    expect(JSON.stringify(appointments.body.data)).toContain(JSON.stringify(found).slice(1, -1))
  })
})
