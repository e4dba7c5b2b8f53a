import { describe, expect, it, vi } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenShop, givenTwin, givenPerson } from '#tests/support/given.ts'
import { hireBarber, logIn, password, type Person, signIn } from '#tests/support/people.ts'
import { hour } from '#tests/support/test-clock.ts'

const shop = givenShop()
const twin = givenTwin(shop)
const owner = givenPerson(shop, 'admin')

type Screen = { hasEnded: () => boolean; close: () => void }

async function openScreen(url: string, token: string): Promise<Screen> {
  const closing = new AbortController()
  const response = await apiOf(url, token).open('/events', closing.signal)
  expect(response.status).toBe(200)
  let isOver = false
  response.text().then(
    () => (isOver = true),
    () => undefined,
  )
  return { hasEnded: () => isOver, close: () => closing.abort() }
}

const bothScreens = ({ token }: Person) =>
  Promise.all([openScreen(shop.url, token), openScreen(twin.url, token)])

async function hired() {
  const barber = await hireBarber(shop)
  return { barber, login: await signIn(shop, 'barber', barber.id) }
}
type Hired = Awaited<ReturnType<typeof hired>>

describe('live streams end on both processes', () => {
  it.each<[string, (hired: Hired) => Promise<{ status: number }>]>([
    ['a logout', ({ login }) => login.api.post('/auth/logout')],
    [
      'a password change in another session',
      async ({ login }) =>
        await (
          await logIn(shop, login.email)
        ).post('/auth/change-password', {
          userId: login.id,
          currentPassword: password,
          newPassword: 'un’altra lunga',
        }),
    ],
    [
      'a password reset by the owner',
      ({ login }) =>
        owner.api.post(`/admin/users/${login.id}/reset-password`, { newPassword: 'un’altra lunga' }),
    ],
    ['another role', ({ login }) => owner.api.put(`/admin/users/${login.id}`, { role: 'client' })],
    [
      'the removal of the barber profile',
      ({ login }) => owner.api.put(`/admin/users/${login.id}`, { barberId: null }),
    ],
    ['the deletion of the barber', ({ barber }) => owner.api.delete(`/barbers/${barber.id}`)],
    ['the deletion of the account', ({ login }) => owner.api.delete(`/admin/users/${login.id}`)],
  ])('after %s', async (_what, revoke) => {
    const person = await hired()
    const screens = await bothScreens(person.login)
    const [others] = await bothScreens(owner)
    expect((await revoke(person)).status).toBe(200)
    for (const { hasEnded } of screens) await expect.poll(hasEnded, { timeout: 10_000 }).toBe(true)
    expect(others.hasEnded()).toBe(false)
    others.close()
  })

  it('with the next heartbeat after the session expired', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const screen = await openScreen(shop.url, (await signIn(shop, 'admin')).token)
      shop.clock.advance(60 * 24 * hour)
      expect(screen.hasEnded()).toBe(false)
      vi.advanceTimersByTime(20_000)
      await expect.poll(screen.hasEnded, { timeout: 10_000 }).toBe(true)
    } finally {
      vi.useRealTimers()
      shop.clock.advance(-60 * 24 * hour)
    }
  })

  it('after a logout while the database connection was lost', async () => {
    const { login } = await hired()
    const screens = await bothScreens(login)
    await shop.platform.database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'f4dezone-live' AND datname = current_database()`,
    )
    await login.api.post('/auth/logout')
    for (const { hasEnded } of screens) await expect.poll(hasEnded, { timeout: 10_000 }).toBe(true)
  })

  it('but not in the session that changed the password', async () => {
    const { login } = await hired()
    const elsewhere = await logIn(shop, login.email)
    const [screen] = await bothScreens(login)
    const closing = new AbortController()
    const lost = await elsewhere.open('/events', closing.signal)
    const choice = { userId: login.id, currentPassword: password, newPassword: 'un’altra lunga' }
    expect((await login.api.post('/auth/change-password', choice)).status).toBe(200)
    await lost.text()
    expect(screen.hasEnded()).toBe(false)
    screen.close()
  })
})
