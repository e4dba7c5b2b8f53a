import { beforeEach, describe, expect, test } from 'vitest'

import { cleanUpJob } from '#app/server/clean-up.ts'
import { apiOf, from } from '#tests/support/api.ts'
import { givenMailServer, givenPerson, givenShop } from '#tests/support/given.ts'
import { registration, signIn } from '#tests/support/people.ts'
import { expectParts } from '#tests/support/written.ts'

import { describeCutDatabase } from './cut-database.fixture.ts'

const day = 24 * 60 * 60 * 1000

const post = givenMailServer()
const shop = givenShop(() => ({ smtpUrl: post.url, behindProxy: true, rateLimitScale: 1 }))
const owner = givenPerson(shop, 'admin')

beforeEach(async () => {
  await shop.platform.database.pool.query('DELETE FROM requests')
})

let callers = 0
const elsewhere = () => from(`203.0.113.${(callers += 1)}`)

const demo = {
  name: 'Gino Rezzonico',
  email: 'gino@example.test',
  phone: '333 1234567',
  interest: 'booking-demo',
  message: 'Salone: Da Gino\nVorrei vedere il calendario.',
}
const send = async (body: object = {}, headers = elsewhere(), api = apiOf(shop.url)) =>
  await api.post('/contact', { ...demo, ...body }, headers)

async function kept(): Promise<Record<string, unknown>[]> {
  const { rows } = await shop.platform.database.pool.query('SELECT * FROM requests ORDER BY id')
  return rows
}
async function mailsTo(email: string) {
  await shop.sendMessages()
  return (await post.mails()).filter(({ recipients }) => recipients.includes(email))
}

describe('a demo inquiry', () => {
  test('is stored and mailed to the owner, not to the sender', async () => {
    const { status, body } = await send()
    expect([status, body]).toEqual([200, { success: true }])
    expect(await kept()).toMatchObject([
      {
        kind: 'booking-demo',
        state: 'new',
        name: 'Gino Rezzonico',
        email: 'gino@example.test',
        phone: '+393331234567',
        payload: { interest: 'booking-demo', message: 'Salone: Da Gino\nVorrei vedere il calendario.' },
        notes: '',
        user_id: null,
        customer_id: null,
        consented_at: shop.clock.now(),
        created_at: shop.clock.now(),
      },
    ])
    const [mail] = (await mailsTo(owner.email)).slice(-1)
    expect(mail?.subject).toBe('Richiesta di demo da Gino Rezzonico')
    expectParts(mail?.text, [...demo.message.split('\n'), demo.email, '+39 333 123 4567'])
    expect(await mailsTo('gino@example.test')).toEqual([])
  })

  test('needs only name, email and phone', async () => {
    const { name, email, phone } = demo
    const headers = elsewhere()
    const { status } = await apiOf(shop.url).post('/contact', { name, email, phone }, headers)
    expect(status).toBe(200)
    expect(await kept()).toMatchObject([{ kind: 'contact', payload: { interest: 'contact', message: '' } }])
  })
})

test('any other interest is stored as a contact message', async () => {
  await send({ interest: 'Collaborazione', message: 'Ciao' })
  expect(await kept()).toMatchObject([{ kind: 'contact', payload: { interest: 'Collaborazione' } }])
  const [mail] = (await mailsTo(owner.email)).slice(-1)
  expect([mail?.subject, mail?.text]).toEqual([
    'Nuovo messaggio da Gino Rezzonico',
    expect.stringContaining('Argomento: Collaborazione'),
  ])
})

describe('a refused inquiry', () => {
  test.each([
    ['without a name', { name: ' ' }, 'name'],
    ['with a web address as name', { name: 'vinci su premi.com' }, 'name'],
    ['with a name of two lines', { name: 'Gino\r\nBcc: tutti' }, 'name'],
    ['with a name of 61 characters', { name: 'x'.repeat(61) }, 'name'],
    ['with an invalid email', { email: 'gino' }, 'email'],
    ['with two emails', { email: 'a@example.test,b@example.test' }, 'email'],
    ['with an invalid phone number', { phone: 'subito' }, 'phone'],
    ['with a message of 2001 characters', { message: 'x'.repeat(2001) }, 'message'],
    ['with an object as message', { message: { $ne: '' } }, 'message'],
    ['with an interest of 61 characters', { interest: 'x'.repeat(61) }, 'interest'],
    ['without consent', { privacyAccepted: false }, 'privacyAccepted'],
  ])('%s', async (_what, wrong, field) => {
    const { status, body } = await send(wrong)
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'INVALID_INPUT', [field]])
    expect(await kept()).toEqual([])
  })

  test('of a bot that fills every field gets 200 and is not stored', async () => {
    const { status, body } = await send({ website: 'https://spam.test' })
    expect([status, body, await kept()]).toEqual([200, { success: true }, []])
  })

  test('sent within three seconds gets 200 and is not stored', async () => {
    for (const secondsOpen of [0, 2.9]) {
      const { status, body } = await send({ secondsOpen })
      expect([status, body, await kept()]).toEqual([200, { success: true }, []])
    }
  })

  test.each([-1, '40', null])('with an invalid time returns 400: %j', async (secondsOpen) => {
    const { status, body } = await send({ secondsOpen })
    expect([status, Object.keys(body.errors), await kept()]).toEqual([400, ['secondsOpen'], []])
  })
})

test('an inquiry sent after exactly three seconds is stored', async () => {
  await send({ secondsOpen: 3 })
  expect(await kept()).toMatchObject([{ payload: { interest: 'booking-demo', message: demo.message } }])
})

describe('the reply-to of the owner mail', () => {
  test.each(['contact', 'booking-demo', 'shop', 'Collaborazione'])(
    'is the address of the sender: %s',
    async (interest) => {
      await send({ interest, email: `Gino+${interest}@example.test` })
      const [mail] = (await mailsTo(owner.email)).slice(-1)
      expect(mail?.replyTo).toEqual([{ name: '', address: `gino+${interest.toLowerCase()}@example.test` }])
    },
  )

  test('is punycode for an international domain, and missing for a non-ASCII mailbox', async () => {
    const answered = async (email: string) => {
      await send({ email })
      return (await mailsTo(owner.email)).at(-1)
    }
    const [ofDomain, ofMailbox] = [await answered('gino@città.example'), await answered('gìno@example.test')]
    expect(ofDomain?.replyTo).toEqual([{ name: '', address: 'gino@xn--citt-3na.example' }])
    expect([ofMailbox?.replyTo, ofMailbox?.text?.includes('gìno@example.test')]).toEqual([undefined, true])
  })

  test('is missing for a no-reply address', async () => {
    await send({ email: 'noreply@example.test' })
    const [mail] = (await mailsTo(owner.email)).slice(-1)
    expect([mail?.subject, mail?.replyTo]).toEqual(['Richiesta di demo da Gino Rezzonico', undefined])
  })

  test.each([
    'gino@example.test\r\nBcc: tutti@example.test',
    'gino@example.test, altro@example.test',
    'Gruppo: gino@example.test;',
    '<gino@example.test> <altro@example.test>',
    'gino@example.test\u0001',
    '',
  ])('is missing for an invalid or multiple address in the row: %j', async (email) => {
    await send()
    const { pool } = shop.platform.database
    await pool.query(
      `UPDATE messages SET payload = payload || jsonb_build_object('email', $1::text)
       WHERE state = 'queued' AND template = 'shop-request'`,
      [email],
    )
    const [mail] = (await mailsTo(owner.email)).slice(-1)
    expect(mail?.replyTo).toBeUndefined()
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
  })
})

test('a message keeps line breaks and loses invisible characters', async () => {
  await send({ message: 'uno\r\ndue\u0007\u202Etre\n' })
  expect(await kept()).toMatchObject([{ payload: { message: 'uno\ndue  tre' } }])
})

describe('an inquiry sent twice', () => {
  test('with one key is stored once and mailed once', async () => {
    const headers = { ...elsewhere(), 'idempotency-key': 'pressed-twice' }
    const before = (await mailsTo(owner.email)).length
    const answers = await Promise.all([send({}, headers), send({}, headers), send({}, headers)])
    for (let again = 0; again < 6; again++) answers.push(await send({}, headers))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await kept()).toHaveLength(1)
    expect(await mailsTo(owner.email)).toHaveLength(before + 1)
  })

  test('with the same key and another body returns 409 IDEMPOTENCY_KEY_REUSED', async () => {
    const headers = { ...elsewhere(), 'idempotency-key': 'reused' }
    await send({}, headers)
    const { status, body } = await send({ message: 'altro' }, headers)
    expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    expect(await kept()).toHaveLength(1)
  })
})

test('one address sends five inquiries an hour, then gets 429 with retry-after', async () => {
  const headers = elsewhere()
  for (let time = 0; time < 5; time++) expect((await send({ message: `${time}` }, headers)).status).toBe(200)
  const refused = await send({ message: '5' }, headers)
  expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
  expect((await send({ message: '6' })).status).toBe(200)
  expect(await kept()).toHaveLength(6)
})

describe('an inquiry of an account', () => {
  test('is limited to five an hour and linked to its customer', async () => {
    const client = await signIn(shop)
    for (let time = 0; time < 5; time++) await send({ message: `${time}` }, elsewhere(), client.api)
    expect((await send({ message: '5' }, elsewhere(), client.api)).status).toBe(429)
    const { rows } = await shop.platform.database.pool.query('SELECT id FROM customers WHERE user_id = $1', [
      client.id,
    ])
    expect((await kept())[0]).toMatchObject({ user_id: client.id, customer_id: rows[0]?.id })
  })

  test('is exported and deleted with its mails with the account, others stay', async () => {
    const client = await signIn(shop)
    await shop.platform.database.pool.query('UPDATE users SET email_verified_at = $2 WHERE id = $1', [
      client.id,
      shop.clock.now(),
    ])
    await send({ message: 'Con il mio account' }, elsewhere(), client.api)
    await send({ email: client.email, message: 'Prima di accedere' })
    await send({ message: 'Di un altro' })
    await mailsTo(owner.email)
    const { body } = await client.api.get('/users/profile/export')
    expect(body.contactRequests).toMatchObject([
      { payload: { message: 'Con il mio account' } },
      { payload: { message: 'Prima di accedere' } },
    ])
    const erased = await owner.api.delete(`/admin/users/${client.id}`)
    expect(erased.status).toBe(200)
    expect(await kept()).toMatchObject([{ payload: { message: 'Di un altro' } }])
    const { rows } = await shop.platform.database.pool.query(
      `SELECT payload ->> 'message' AS message FROM messages WHERE template = 'shop-request' AND payload ->> 'message' LIKE '%acc%'`,
    )
    expect(rows).toEqual([])
  })

  test('is not visible to an account with an unverified email', async () => {
    await send({ email: 'vittima@example.test' })
    const stranger = registration({ email: 'vittima@example.test' })
    expect((await apiOf(shop.url).post('/auth/register', stranger)).status).toBeLessThan(300)
    const login = await apiOf(shop.url).post('/auth/login', stranger)
    const { body } = await apiOf(shop.url, login.body.token).get('/users/profile/export')
    expect(body.contactRequests).toEqual([])
  })
})

test('an inquiry and its mails are deleted after twelve months', async () => {
  await send({ name: 'Ermenegildo Antico' })
  await mailsTo(owner.email)
  shop.clock.advance(364 * day)
  const night = async () => {
    const { pool } = shop.platform.database
    await pool.query('UPDATE studio_settings SET cleaned_up_at = $1', [shop.clock.now()])
    await cleanUpJob(shop.platform).run()
  }
  await night()
  expect(await kept()).toHaveLength(1)
  shop.clock.advance(3 * day)
  await night()
  expect(await kept()).toEqual([])
  const { rows } = await shop.platform.database.pool.query(
    `SELECT FROM messages WHERE payload::text LIKE '%Ermenegildo%'`,
  )
  expect(rows).toEqual([])
})

describeCutDatabase(
  shop,
  (name) => {
    const headers = { ...elsewhere(), 'idempotency-key': name }
    return (api) => send({ name }, headers, api)
  },
  'application/json; charset=utf-8',
)
