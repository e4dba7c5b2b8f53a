import { describe, expect, it } from 'vitest'

import { type Answer, from } from '#tests/support/api.ts'
import { givenShop, givenVisitor } from '#tests/support/given.ts'
import { password, type Person, signIn } from '#tests/support/people.ts'

const shop = givenShop({ rateLimitScale: 1, behindProxy: true })
const visitor = givenVisitor(shop)

const logIn = (email: string, typed: string, address: string): Promise<Answer> =>
  visitor.post('/auth/login', { email, password: typed }, from(address))

const timed = async (work: () => Promise<Answer>) => {
  const started = performance.now()
  const { status } = await work()
  return { status, milliseconds: performance.now() - started }
}

describe('guessing a password', () => {
  it('returns 429 after five failures from one address, and other addresses can log in', async () => {
    const { email } = await signIn(shop)
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await logIn(email, 'sbagliata', '203.0.113.1')).status).toBe(401)
    const refused = await logIn(email, password, '203.0.113.1')
    expect([refused.status, refused.body.message, refused.headers.get('retry-after')]).toEqual([
      429,
      'Troppi tentativi di accesso. Riprova più tardi.',
      '60',
    ])
    expect((await logIn(email, password, '203.0.113.2')).status).toBe(200)
  })

  it('is unlocked when the owner sets another password', async () => {
    const [owner, { id, email }] = [await signIn(shop, 'admin'), await signIn(shop)]
    for (let attempt = 0; attempt < 6; attempt++) await logIn(email, 'sbagliata', '203.0.113.62')
    const newPassword = 'Temporanea-8'
    expect((await owner.api.post(`/admin/users/${id}/reset-password`, { newPassword })).status).toBe(200)
    expect((await logIn(email, newPassword, '203.0.113.62')).status).toBe(200)
  })

  it('locks the address twice as long each time', async () => {
    const { email } = await signIn(shop)
    const waits: number[] = []
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 5; attempt++) await logIn(email, 'sbagliata', '203.0.113.3')
      waits.push(Number((await logIn(email, 'sbagliata', '203.0.113.3')).headers.get('retry-after')))
      await shop.platform.database.pool.query(
        `UPDATE rate_limits SET expire = 0 WHERE key LIKE 'login-place:%' OR key LIKE 'login-address:%'`,
      )
    }
    expect(waits).toEqual([60, 120, 240])
  })

  it('does not extend the lock by attempts during the lock', async () => {
    const { email } = await signIn(shop)
    for (let attempt = 0; attempt < 5; attempt++) await logIn(email, 'sbagliata', '203.0.113.4')
    const waits: number[] = []
    for (let attempt = 0; attempt < 4; attempt++)
      waits.push(Number((await logIn(email, 'sbagliata', '203.0.113.4')).headers.get('retry-after')))
    expect(Math.max(...waits)).toBe(60)
  })

  it('from many addresses delays unknown addresses, but not the known one of the owner', async () => {
    const { email } = await signIn(shop)
    expect((await logIn(email, password, '198.51.100.1')).status).toBe(200)
    expect((await logIn(email, 'sbagliata', '203.0.113.10')).status).toBe(401)
    await shop.platform.database.pool.query(`UPDATE rate_limits SET points = 22 WHERE key = $1`, [
      `login-account:${email}`,
    ])
    const stranger = await timed(() => logIn(email, 'sbagliata', '203.0.113.90'))
    expect([stranger.status, stranger.milliseconds >= 1_000]).toEqual([401, true])
    const elsewhere = await timed(() => logIn(email, password, '198.51.100.2'))
    expect([elsewhere.status, elsewhere.milliseconds >= 2_000]).toEqual([200, true])
    const atHome = await timed(() => logIn(email, password, '198.51.100.1'))
    expect(atHome.status).toBe(200)
    expect(atHome.milliseconds).toBeLessThan(elsewhere.milliseconds - 1_000)
  })

  it('of many accounts returns 429 after fifty failures from one address', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 51; attempt++)
      statuses.push((await logIn(`nessuno${attempt}@example.test`, 'x', '203.0.113.100')).status)
    expect(statuses).toEqual([...Array(50).fill(401), 429])
  })
})

describe('an address with fifty failed logins', () => {
  const salon = '203.0.113.160'
  const fail = async () =>
    await shop.platform.database.pool.query('UPDATE rate_limits SET points = 50 WHERE key = $1', [
      `login-address:${salon}`,
    ])

  it('lets only its known account in, and returns the same 429 LOGIN_LOCKED to others', async () => {
    const owner = await signIn(shop, 'admin')
    const stranger = await signIn(shop)
    expect((await logIn(owner.email, password, salon)).status).toBe(200)
    await fail()
    const answers = [
      await logIn(owner.email, 'sbagliata', salon),
      await logIn(stranger.email, password, salon),
      await logIn('nessuno@example.test', 'x', salon),
    ]
    const refused = { status: 429, body: { code: 'LOGIN_LOCKED' } }
    expect(answers).toMatchObject([refused, refused, refused])
    expect((await logIn(owner.email, password, salon)).status).toBe(200)
  })

  it('locks the known account after five failures with the same wait as for others', async () => {
    const owner = await signIn(shop, 'admin')
    await shop.platform.database.pool.query('TRUNCATE rate_limits')
    expect((await logIn(owner.email, password, salon)).status).toBe(200)
    await fail()
    for (let attempt = 0; attempt < 5; attempt++) await logIn(owner.email, 'sbagliata', salon)
    const locked = await logIn(owner.email, password, salon)
    const [atPlace, elsewhere] = [locked, await logIn('nessuno@example.test', 'x', salon)].map(
      ({ headers }) => Number(headers.get('retry-after')),
    )
    expect(locked.status).toBe(429)
    expect(elsewhere, 'the wait tells nobody who is known there').toBeCloseTo(atPlace ?? 0, -1)
  })
})

describe('requesting a password reset', () => {
  const ask = (email: string, address: string) =>
    visitor.post('/auth/reset-password', { email }, from(address))

  it('for one account returns 429 after five requests, but not from a known address', async () => {
    const { email } = await signIn(shop)
    expect((await logIn(email, password, '198.51.100.9')).status).toBe(200)
    const statuses: number[] = []
    for (let caller = 0; caller < 6; caller++)
      statuses.push((await ask(email, `203.0.113.${110 + caller}`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await ask(email, '198.51.100.9')).status).toBe(200)
    const { rows } = await shop.platform.database.pool.query(
      `SELECT FROM messages WHERE template = 'password-reset' AND recipient = $1`,
      [email],
    )
    expect(rows).toHaveLength(6)
  })

  it('for many accounts from one caller returns 429 after five requests', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt++)
      statuses.push((await ask(`nessuno${attempt}@example.test`, '203.0.113.120')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('by a refused caller does not use up the limit of the account', async () => {
    const { email } = await signIn(shop)
    for (let attempt = 0; attempt < 12; attempt++)
      await ask(attempt < 5 ? `altri${attempt}@example.test` : email, '203.0.113.130')
    for (let caller = 0; caller < 5; caller++)
      expect((await ask(email, `203.0.113.${140 + caller}`)).status).toBe(200)
  })
})

it('one address registers at most five accounts an hour', async () => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt++) {
    const person = { firstName: 'Anna', lastName: 'Rossi', phone: '+41790000000', humanVerified: true }
    const email = `nuova${attempt}@example.test`
    const call = { ...person, email, password }
    statuses.push((await visitor.post('/auth/register', call, from('203.0.113.150'))).status)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})

describe('guessing elsewhere', () => {
  const refusals = async (most: number, guess: () => Promise<Answer>) => {
    const statuses = []
    for (let count = 0; count <= most; count++) statuses.push((await guess()).status)
    return statuses.map((status) => status === 429)
  }

  it.each([
    ['a password reset link', '/auth/reset-password/confirm', '203.0.113.60'],
    ['an email verification link', '/auth/verify-email', '203.0.113.61'],
  ])('%s is refused after twenty attempts from one address', async (_what, path, address) => {
    const guess = { token: 'inventato', password: 'rasoio a mano libera' }
    const refused = await refusals(20, () => visitor.post(path, guess, from(address)))
    expect(refused).toEqual([...Array.from({ length: 20 }, () => false), true])
  })

  it.each<[string, (person: Person) => Promise<Answer>]>([
    [
      'to change the password',
      ({ api, id }) =>
        api.post('/auth/change-password', {
          userId: id,
          currentPassword: 'sbagliata',
          newPassword: 'un altro segreto',
        }),
    ],
    ['to delete the account', ({ api }) => api.post('/users/profile/delete', { password: 'sbagliata' })],
  ])('the password in an open session %s is refused after ten attempts', async (_why, guess) => {
    const person = await signIn(shop)
    const refused = await refusals(10, () => guess(person))
    expect(refused).toEqual([...Array.from({ length: 10 }, () => false), true])
  })
})
