import { describe, expect, it } from 'vitest'

import { setMarketingOptOut } from '#features/messages/server/marketing-opt-outs.ts'
import { apiOf } from '#tests/support/api.ts'
import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { bookAsGuest, hireBarber, password, registration } from '#tests/support/people.ts'
import { newestMessage } from '#tests/support/written.ts'

const shop = givenShop()
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)

const logIn = (email: string, secret = password) => visitor.post('/auth/login', { email, password: secret })

async function registered() {
  const person = registration()
  expect((await visitor.post('/auth/register', person)).status).toBe(201)
  const { body } = await logIn(person.email)
  return { ...person, id: body.user._id as string, api: apiOf(shop.url, body.token) }
}

async function prove(id: string): Promise<void> {
  await shop.platform.database.pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id])
}

/** @returns the link's secret */
async function invitationTo(email: string): Promise<string | undefined> {
  return (await newestMessage(shop, 'invitation', email))?.payload.token
}

/** @returns the link's secret */
async function linkAskedFor(email: string): Promise<string> {
  await visitor.post('/auth/reset-password', { email })
  return (await newestMessage(shop, 'password-reset', email)).payload.token
}

const makeBarber = ({ firstName, lastName, phone, email }: Awaited<ReturnType<typeof registered>>) =>
  owner.api.post('/barbers', { firstName, lastName, phone, email, linkExistingUser: true })

describe('an account with an unverified email', () => {
  it.each<[string, (person: Awaited<ReturnType<typeof registered>>) => Promise<{ status: number }>]>([
    ['becomes the account of a new barber', makeBarber],
    ['is made a barber', ({ id }) => owner.api.put(`/admin/users/${id}`, { role: 'barber' })],
    ['is made an admin', ({ id }) => owner.api.put(`/admin/users/${id}`, { role: 'admin' })],
  ])('loses password and sessions when it %s, and gets an invitation', async (_how, raise) => {
    const person = await registered()
    expect((await raise(person)).status).toBeLessThan(300)
    expect((await person.api.get('/auth/me')).status).toBe(401)
    expect((await logIn(person.email)).status).toBe(401)
    // The address is not familiar any more either, so it no longer bypasses the rate limits.
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

  it('is not opened by an earlier reset link once it is a barber account', async () => {
    const person = await registered()
    const token = await linkAskedFor(person.email)
    await makeBarber(person)
    const choice = { token, password: 'scelta da chi legge' }
    expect((await visitor.post('/auth/reset-password/confirm', choice)).status).toBe(400)
  })

  it('keeps its session when only its name changes', async () => {
    const person = await registered()
    await owner.api.put(`/admin/users/${person.id}`, { lastName: 'Conti' })
    expect((await person.api.get('/auth/me')).status).toBe(200)
    expect(await invitationTo(person.email)).toBeUndefined()
  })
})

describe('an account with a verified email', () => {
  it('keeps its password when it becomes a barber account', async () => {
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

  it('is verified by a password chosen through the mailed link', async () => {
    const person = await registered()
    const token = await linkAskedFor(person.email)
    const choice = { token, password: 'scelta da chi legge' }
    await visitor.post('/auth/reset-password/confirm', choice)
    expect((await logIn(person.email, choice.password)).body.user.emailVerified).toBe(true)
  })
})

describe('data of a guest with the email of an unverified account', () => {
  const pool = () => shop.platform.database.pool
  const outOf = async (email: string) =>
    (await pool().query('SELECT opted_out_at FROM marketing_opt_outs WHERE email = $1', [email])).rows
  const messagesTo = async (email: string) =>
    (await pool().query('SELECT template FROM messages WHERE recipient = $1 ORDER BY id', [email])).rows.map(
      ({ template }) => template,
    )
  const optedOut = async () => {
    const person = await registered()
    await setMarketingOptOut(shop.platform.database.db, person.email, true, shop.clock.now())
    return person
  }

  it('keeps its opt-out when the account changes its own choice', async () => {
    const { api, email } = await optedOut()
    const newsletter = async () => (await api.get('/users/profile/newsletter')).body.newsletter
    for (const choice of [true, false, true]) {
      expect((await api.put('/users/profile/newsletter', { newsletter: choice })).status).toBe(200)
      expect([await newsletter(), await outOf(email)]).toEqual([choice, [{ opted_out_at: shop.clock.now() }]])
    }
  })

  it('gets no opt-out when the account withdraws', async () => {
    const { api, email } = await registered()
    await api.put('/users/profile/newsletter', { newsletter: true })
    await api.put('/users/profile/newsletter', { newsletter: false })
    expect([(await api.get('/users/profile/newsletter')).body.newsletter, await outOf(email)]).toEqual([
      false,
      [],
    ])
  })

  it('is not shown in the data export of the account', async () => {
    const { api } = await optedOut()
    const { body } = await api.get('/users/profile/export')
    expect(body.account.newsletter).toEqual({ agreedAt: null, refusedAt: null })
  })

  it('keeps opt-out and messages when the account is deleted', async () => {
    const barber = await hireBarber(shop)
    const { id, email } = await optedOut()
    expect((await bookAsGuest(shop, barber.id, { email })).status).toBe(201)
    await shop.sendMessages()
    expect((await owner.api.delete(`/admin/users/${id}`)).status).toBe(200)
    expect([await messagesTo(email), await outOf(email)]).toEqual([
      ['appointment-booked'],
      [expect.anything()],
    ])
  })

  it('is deleted with the account once the email is verified', async () => {
    const { id, email } = await optedOut()
    await prove(id)
    await shop.sendMessages()
    await owner.api.delete(`/admin/users/${id}`)
    expect([await messagesTo(email), await outOf(email)]).toEqual([[], []])
  })
})
