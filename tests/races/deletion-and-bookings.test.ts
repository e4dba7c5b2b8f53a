import { setTimeout as sleep } from 'node:timers/promises'

import { beforeAll, describe, expect, it } from 'vitest'

import { type Answer, apiOf } from '#tests/support/api.ts'
import { givenShop, givenTwin, givenPerson } from '#tests/support/given.ts'
import { clientBooking, hireBarber, signIn } from '#tests/support/people.ts'
import { type Shop } from '#tests/support/shop.ts'

/**
 * A client's account is deleted in the same milliseconds in which the client books and moves appointments, and the staff
 * restores cancelled ones and writes notes, over two processes. Afterwards the client has no future appointment and no
 * personal data.
 */
const rounds = 25

const shop = givenShop({ rateLimitScale: 1_000_000 })
const twin = givenTwin(shop)
const owner = givenPerson(shop, 'admin')
const unexpected: string[] = []

beforeAll(async () => {
  for (let round = 0; round < rounds; round++) await race()
}, 120_000)

const meanwhile = async (work: () => Promise<Answer>) => {
  // Random delay, as people do not click in the same millisecond.
  await sleep(Math.random() * 15)
  const { status, body } = await work()
  if (![200, 201, 400, 401, 404, 409].includes(status)) unexpected.push(`${status} ${body.code}`)
}

async function race(): Promise<void> {
  const barber = await hireBarber(shop)
  const person = await signIn(shop)
  const book = (at: Shop, time: string) =>
    apiOf(at.url, person.token).post('/appointments', clientBooking(barber.id, { time }))
  const { body: lost } = await book(shop, '09:00')
  const { body: kept } = await book(shop, '10:00')
  await owner.api.put(`/appointments/${lost.id}/status`, { status: 'cancelled' })
  const asOwner = apiOf(twin.url, owner.token)
  await Promise.all([
    meanwhile(() => owner.api.delete(`/admin/users/${person.id}`)),
    meanwhile(() => book(shop, '14:00')),
    meanwhile(() => book(twin, '15:00')),
    meanwhile(() => asOwner.put(`/appointments/${lost.id}/status`, { status: 'confirmed' })),
    meanwhile(() => asOwner.put(`/appointments/${kept.id}/customer`, { notes: 'sempre in ritardo' })),
    meanwhile(() =>
      apiOf(twin.url, person.token).put(`/appointments/${kept.id}`, {
        barberId: barber.id,
        service: 'Taglio',
        date: '2026-03-13',
        time: '16:00',
      }),
    ),
  ])
}

describe('a deleted account', () => {
  it('has no upcoming appointment after concurrent bookings', async () => {
    const { rows } = await shop.platform.database.pool.query(
      `SELECT a.id, a.status FROM appointments a JOIN users u ON u.id = a.client_id
       WHERE u.deleted_at IS NOT NULL AND a.status <> 'cancelled'`,
    )
    expect(rows).toEqual([])
    expect(unexpected).toEqual([])
  })

  it('has no customer card', async () => {
    const { rows } = await shop.platform.database.pool.query(
      `SELECT customer_id FROM customer_cards JOIN customers c ON c.id = customer_id JOIN users u ON u.id = c.user_id
       WHERE u.deleted_at IS NOT NULL`,
    )
    expect(rows).toEqual([])
  })

  it('returns 409 NOT_EDITABLE for a restored appointment and for notes', async () => {
    const barber = await hireBarber(shop)
    const person = await signIn(shop)
    const { body } = await person.api.post('/appointments', clientBooking(barber.id))
    await owner.api.delete(`/admin/users/${person.id}`)
    const back = await owner.api.put(`/appointments/${body.id}/status`, { status: 'confirmed' })
    expect([back.status, back.body.code]).toEqual([409, 'NOT_EDITABLE'])
    const note = await owner.api.put(`/appointments/${body.id}/customer`, { notes: 'sempre in ritardo' })
    expect([note.status, note.body.code]).toEqual([409, 'NOT_EDITABLE'])
  })
})
