import { beforeEach, expect, it } from 'vitest'

import { givenShop, givenVisitor } from '#tests/support/given.ts'
import { signIn } from '#tests/support/people.ts'
import { wednesdayMorning } from '#tests/support/shop.ts'
import { hour } from '#tests/support/test-clock.ts'

const shop = givenShop()
const visitor = givenVisitor(shop)

beforeEach(() => shop.clock.set(wednesdayMorning))

const day = 24 * hour
let count = 0
const person = () => ({
  firstName: 'Giulio',
  lastName: 'Pedrazzini',
  email: `giulio${++count}@example.test`,
  phone: '079 123 45 67',
  password: 'sfumatura bassa',
  humanVerified: true,
})

async function tokenFor(email: string): Promise<string> {
  const { rows } = await shop.platform.database.pool.query(
    `SELECT payload ->> 'token' AS token FROM messages WHERE recipient = $1 ORDER BY id DESC LIMIT 1`,
    [email],
  )
  return rows[0]?.token
}

const choosePassword = (token: string) =>
  visitor.post('/auth/reset-password/confirm', { token, password: 'rasatura a panno' })
const proveAddress = (token: string) =>
  visitor.post('/auth/verify-email', { token, password: person().password })

async function forgetful(): Promise<string> {
  const { email } = await signIn(shop)
  await visitor.post('/auth/reset-password', { email })
  return email
}
async function newcomer(): Promise<string> {
  const registered = person()
  await visitor.post('/auth/register', registered)
  return registered.email
}
async function invited(): Promise<string> {
  const guest = person()
  await (await signIn(shop, 'admin')).api.post('/admin/users', { ...guest, role: 'client' })
  return guest.email
}

it.each([
  ['a password reset works for an hour', forgetful, choosePassword, hour],
  ['an email verification works for a week', newcomer, proveAddress, 7 * day],
  ['an invitation works for a week', invited, choosePassword, 7 * day],
])('the link of %s, then returns 400', async (_what, send, use, lifetime) => {
  const [early, late] = [await tokenFor(await send()), await tokenFor(await send())]
  shop.clock.advance(lifetime - 1000)
  expect((await use(early)).status).toBe(200)
  shop.clock.advance(1000)
  expect((await use(late)).status).toBe(400)
})
