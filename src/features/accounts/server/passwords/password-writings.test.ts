import { hash } from '@node-rs/argon2'
import { expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenShop, givenVisitor } from '#tests/support/given.ts'
import { registration, signIn } from '#tests/support/people.ts'

const shop = givenShop()
const visitor = givenVisitor(shop)

/**
 * macOS sends é as e plus a combining accent, other systems as one letter; phones may send a no-break space.
 */
const composed = 'caff\u00e8 perch\u00e9 no'
const decomposed = composed.normalize('NFD')
const spaced = composed.replaceAll(' ', '\u00a0')

const logIn = (email: string, password: string) => visitor.post('/auth/login', { email, password })

async function hashOf(email: string): Promise<string> {
  const sql = 'SELECT password_hash FROM users WHERE email = $1'
  const { rows } = await shop.platform.database.pool.query<{ password_hash: string }>(sql, [email])
  return rows[0]?.password_hash ?? ''
}

async function oldAccount(password: string): Promise<string> {
  const { email } = await signIn(shop)
  const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
  const sql = 'UPDATE users SET password_hash = $2 WHERE email = $1'
  await shop.platform.database.pool.query(sql, [email, await hash(password, cost)])
  return email
}

it.each([
  ['decomposed', decomposed],
  ['composed', composed],
  ['with no-break spaces', spaced],
])('a password registered %s works in every Unicode form', async (_how, registered) => {
  const account = registration({ password: registered })
  expect((await visitor.post('/auth/register', account)).status).toBe(201)
  for (const typed of [composed, decomposed, spaced])
    expect([typed, (await logIn(account.email, typed)).status]).toEqual([typed, 200])
  expect((await logIn(account.email, composed.replace('\u00e8', 'e'))).status).toBe(401)
  expect((await logIn(account.email, composed.toUpperCase())).status).toBe(401)
})

it.each([
  ['decomposed', decomposed],
  ['composed', composed],
])('an old hash of a %s password works in both Unicode forms and is rehashed once', async (_how, stored) => {
  const email = await oldAccount(stored)
  const before = await hashOf(email)
  expect((await logIn(email, composed)).status).toBe(200)
  const after = await hashOf(email)
  expect(after === before).toBe(stored === composed)
  expect((await logIn(email, decomposed)).status).toBe(200)
  expect(await hashOf(email)).toBe(after)
})

it('an old hash with no-break spaces works as typed and then with plain spaces', async () => {
  const email = await oldAccount(spaced)
  expect((await logIn(email, spaced)).status).toBe(200)
  expect((await logIn(email, composed)).status).toBe(200)
})

it('changing the password accepts the current one in another form and normalises the new one', async () => {
  const email = await oldAccount(decomposed)
  const { body } = await logIn(email, decomposed)
  const call = { userId: body.user._id, currentPassword: composed, newPassword: `${decomposed} due` }
  const answer = await apiOf(shop.url, body.token).post('/auth/change-password', call)
  expect(answer.status).toBe(200)
  expect((await logIn(email, `${composed} due`)).status).toBe(200)
})

it('a new password is measured after normalisation', async () => {
  const seven = 'perch\u00e91'
  const answer = await visitor.post('/auth/register', registration({ password: seven.normalize('NFD') }))
  expect(answer.status).toBe(400)
})
