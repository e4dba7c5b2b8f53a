import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenShop, givenTwin, givenPerson } from '#tests/support/given.ts'
import { openTransaction, untilBlocked } from '#tests/support/open-transaction.ts'
import { password, type Person, signIn } from '#tests/support/people.ts'
import { type Shop } from '#tests/support/shop.ts'

/**
 * An intruder with the old password logs in, or changes the password again, in the same milliseconds in which the owner
 * replaces it, over two processes. Afterwards every session opened with the old password is closed.
 */
const rounds = 16
const replaced = 'quella nuova e lunga'
const intruders = 'quella di chi è entrato'

const shop = givenShop({ rateLimitScale: 1_000_000 })
const twin = givenTwin(shop)
const owner = givenPerson(shop, 'admin')

const meanwhile = async <T>(work: () => Promise<T>): Promise<T> => {
  await sleep(Math.random() * 80)
  return await work()
}
const logIn = (at: Shop, email: string, secret: string) =>
  apiOf(at.url).post('/auth/login', { email, password: secret })

async function linkFor({ id, email }: Person): Promise<string> {
  await owner.api.post(`/admin/users/${id}/send-reset-link`)
  const { rows } = await shop.platform.database.pool.query<{ token: string }>(
    `SELECT payload ->> 'token' AS token FROM messages WHERE template = 'password-reset' AND recipient = $1`,
    [email],
  )
  return rows[0]?.token ?? ''
}

describe('an old password during a password change', () => {
  it('opens no session that survives the change', async () => {
    const survivors: number[] = []
    for (let round = 0; round < rounds; round++) {
      const person = await signIn(shop)
      const change = { userId: person.id, currentPassword: password, newPassword: replaced }
      const [changed, ...logins] = await Promise.all([
        person.api.post('/auth/change-password', change),
        ...[shop, twin, shop, twin].map((at) => meanwhile(() => logIn(at, person.email, password))),
      ])
      expect(changed.status).toBe(200)
      expect(logins.filter(({ status }) => ![200, 401].includes(status))).toEqual([])
      for (const { body } of logins) {
        if (body.token === undefined) continue
        survivors.push((await apiOf(shop.url, body.token).get('/auth/me')).status)
      }
    }
    expect(survivors.filter((status) => status !== 401)).toEqual([])
  }, 120_000)

  it('does not override the password set by the mailed link', async () => {
    for (let round = 0; round < rounds; round++) {
      const person = await signIn(shop)
      const token = await linkFor(person)
      const change = { userId: person.id, currentPassword: password, newPassword: intruders }
      const [byLink] = await Promise.all([
        meanwhile(() => apiOf(twin.url).post('/auth/reset-password/confirm', { token, password: replaced })),
        meanwhile(() => person.api.post('/auth/change-password', change)),
      ])
      // The first of the two invalidates the other: the link or the session.
      const wins = byLink.status === 200 ? replaced : intruders
      expect((await logIn(shop, person.email, wins)).status).toBe(200)
    }
  }, 120_000)
})

describe('a call with the own password', () => {
  const proofs: [path: string, body: (person: Person) => object][] = [
    ['/users/profile/delete', () => ({ password })],
    ['/auth/change-password', ({ id }) => ({ userId: id, currentPassword: password, newPassword: replaced })],
  ]

  it.each(proofs)('returns 401 when the account is deleted meanwhile: %s', async (path, body) => {
    const { pool } = shop.platform.database
    const person = await signIn(shop)
    const release = await openTransaction(
      pool,
      `INSERT INTO rate_limits (key, points, expire) VALUES ($1, 0, 0)`,
      [`change-password:${person.id}`],
    )
    const proving = person.api.post(path, body(person))
    await untilBlocked(pool)
    expect((await owner.api.delete(`/admin/users/${person.id}`)).status).toBe(200)
    await release()
    expect((await proving).status).toBe(401)
  })
})
