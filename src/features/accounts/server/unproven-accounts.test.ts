import { describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { password, registration } from '#tests/support/people.ts'
import { newestMessage } from '#tests/support/written.ts'

const shop = givenShop()
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)

const logIn = (email: string, secret = password) => visitor.post('/auth/login', { email, password: secret })

/** Somebody who registers an address that need not be theirs, and is logged in. */
async function registered() {
  const person = registration()
  expect((await visitor.post('/auth/register', person)).status).toBe(201)
  const { body } = await logIn(person.email)
  return { ...person, id: body.user._id as string, api: apiOf(shop.url, body.token) }
}

async function prove(id: string): Promise<void> {
  await shop.platform.database.pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id])
}

/** @returns its secret */
async function invitationTo(email: string): Promise<string | undefined> {
  return (await newestMessage(shop, 'invitation', email))?.payload.token
}

/** Who asks for a link to choose a password by. @returns its secret */
async function linkAskedFor(email: string): Promise<string> {
  await visitor.post('/auth/reset-password', { email })
  return (await newestMessage(shop, 'password-reset', email)).payload.token
}

const makeBarber = ({ firstName, lastName, phone, email }: Awaited<ReturnType<typeof registered>>) =>
  owner.api.post('/barbers', { firstName, lastName, phone, email, linkExistingUser: true })

describe('an account whose address nobody has proven', () => {
  it.each<[string, (person: Awaited<ReturnType<typeof registered>>) => Promise<{ status: number }>]>([
    ['becomes a new barber’s', makeBarber],
    ['is made a barber', ({ id }) => owner.api.put(`/admin/users/${id}`, { role: 'barber' })],
    ['is made an admin', ({ id }) => owner.api.put(`/admin/users/${id}`, { role: 'admin' })],
  ])('loses password and sessions when it %s; the address is invited', async (_how, raise) => {
    const person = await registered()
    expect((await raise(person)).status).toBeLessThan(300)
    expect((await person.api.get('/auth/me')).status).toBe(401)
    expect((await logIn(person.email)).status).toBe(401)
    // Nor is it a familiar place any more, from which the owner of an account is not kept out.
    const { rowCount } = await shop.platform.database.pool.query(
      'SELECT 1 FROM familiar_places WHERE user_id = $1',
      [person.id],
    )
    expect(rowCount).toBe(0)
    const token = await invitationTo(person.email)
    const choice = { token, password: 'scelta da chi legge' }
    expect((await visitor.post('/auth/reset-password/confirm', choice)).status).toBe(200)
    const { body } = await logIn(person.email, choice.password)
    expect([body.user.role === 'client', body.user.emailVerified]).toEqual([false, true])
  })

  it('is not opened by a link that was asked for before', async () => {
    const person = await registered()
    const token = await linkAskedFor(person.email)
    await makeBarber(person)
    const choice = { token, password: 'scelta da chi legge' }
    expect((await visitor.post('/auth/reset-password/confirm', choice)).status).toBe(400)
  })

  it('stays as it is while it opens nothing', async () => {
    const person = await registered()
    await owner.api.put(`/admin/users/${person.id}`, { lastName: 'Conti' })
    expect((await person.api.get('/auth/me')).status).toBe(200)
    expect(await invitationTo(person.email)).toBeUndefined()
  })
})

describe('an account whose address is proven', () => {
  it('keeps its password when it becomes a barber’s', async () => {
    const [linked, raised] = [await registered(), await registered()]
    await prove(linked.id)
    await prove(raised.id)
    await makeBarber(linked)
    await owner.api.put(`/admin/users/${raised.id}`, { role: 'barber' })
    for (const { email } of [linked, raised]) {
      expect((await logIn(email)).body.user.role).toBe('barber')
      expect(await invitationTo(email)).toBeUndefined()
    }
  })

  it('is proven by a password that was chosen through the mail', async () => {
    const person = await registered()
    const token = await linkAskedFor(person.email)
    const choice = { token, password: 'scelta da chi legge' }
    await visitor.post('/auth/reset-password/confirm', choice)
    expect((await logIn(person.email, choice.password)).body.user.emailVerified).toBe(true)
  })
})
