import { beforeEach, expect } from 'vitest'

import { changesAmong, refusedIn } from '#tests/support/changes.ts'
import { givenNewBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { bookAsGuest, clientBooking, signIn } from '#tests/support/people.ts'

export function givenCustomers() {
  const shop = givenShop({ demo: true })
  const owner = givenPerson(shop, 'admin')
  const marco = givenNewBarber(shop)

  const query = async (text: string, values: unknown[] = []) =>
    (await shop.platform.database.pool.query(text, values)).rows
  const changes = changesAmong(shop, () => ({ [owner.id]: 'owner', [marco.id]: 'marco' }))
  const expectRefused = refusedIn(shop)

  beforeEach(async () => {
    shop.clock.set('2026-03-11T09:00:00+01:00')
    await query('DELETE FROM customer_bars; UPDATE customer_cards SET barred_at = NULL')
  })

  const customerOf = async (appointment: string): Promise<string> =>
    (await query('SELECT customer_id AS id FROM appointments WHERE id = $1', [appointment]))[0]?.id
  async function guest(time: string, overrides: Record<string, unknown> = {}) {
    const counted = () => query(`SELECT points FROM rate_limits WHERE key = 'guest-bookings:all'`)
    const before = await counted()
    const { status, body } = await bookAsGuest(shop, marco.id, { time, ...overrides })
    expect(status).toBe(201)
    await expect.poll(counted).not.toEqual(before)
    return { appointment: body._id as string, id: await customerOf(body._id) }
  }
  async function client(time: string) {
    const person = await signIn(shop)
    const { status, body } = await person.api.post('/appointments', clientBooking(marco.id, { time }))
    expect(status).toBe(201)
    return { person, appointment: body._id as string, id: await customerOf(body._id) }
  }
  async function caller(time: string, clientNickname = 'Bomber') {
    const { body } = await owner.api.post(
      '/appointments/admin',
      clientBooking(marco.id, { time, clientNickname }),
    )
    return body._id as string
  }
  const save = (id: string, body: object) => owner.api.put(`/admin/customers/${id}`, body)

  return { shop, owner, marco, query, changes, expectRefused, guest, client, caller, save }
}
