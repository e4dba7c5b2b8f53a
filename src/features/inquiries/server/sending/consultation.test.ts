import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { ownMailAccount } from '#features/settings/outside-accounts.rules.ts'
import { apiOf, from } from '#tests/support/api.ts'
import { givenMailServer, givenPerson, givenShop, givenTwin } from '#tests/support/given.ts'
import { expectParts } from '#tests/support/written.ts'

import { describeCutDatabase } from '../cut-database.fixture.ts'
import { consultation, sendPath } from '../forms.fixture.ts'

const post = givenMailServer()
const shop = givenShop(() => ({ smtpUrl: post.url, behindProxy: true, rateLimitScale: 1 }))
const twin = givenTwin(shop)
const owner = givenPerson(shop, 'admin')

beforeEach(async () => {
  await shop.platform.database.pool.query(`TRUNCATE rate_limits; DELETE FROM requests`)
})

let callers = 0
const elsewhere = () => from(`10.2.${(callers += 1) >> 8}.${callers & 255}`)
const send = async (params: object = {}, headers = elsewhere(), api = apiOf(shop.url)) =>
  await api.post(sendPath, consultation(params), headers)
const kept = async () => (await shop.platform.database.pool.query('SELECT * FROM requests ORDER BY id')).rows
async function mails() {
  await shop.sendMessages()
  return (await post.mails()).filter(({ recipients }) => recipients.includes(owner.email))
}

test('a consultation is stored, gets OK and is mailed only to the owner', async () => {
  const { status, body, headers } = await send({ message: 'Ricci, ma corti' })
  expect([status, body, headers.get('content-type')]).toEqual([200, 'OK', 'text/plain; charset=utf-8'])
  expect(await kept()).toMatchObject([
    {
      kind: 'consultation',
      state: 'new',
      name: 'Nina Caratti',
      email: 'noreply@f4dezone.test',
      phone: '+41797654321',
      payload: { service: 'barba', day: '2026-03-13', time: '09:30', message: 'Ricci, ma corti' },
      consented_at: shop.clock.now(),
    },
  ])
  const mail = (await mails()).at(-1)
  expect(mail?.subject).toBe('Richiesta di consulenza da Nina Caratti')
  const said = ['Barba e Grooming', 'Venerdì 13 marzo 2026', '9:30', '+41 79 765 43 21', 'Ricci, ma corti']
  expectParts(mail?.text, said)
  // CONS-21: current_year appears in the footer.
  expect(mail?.text).toContain('© 2026 F4DEZONE\n')
  expect(mail?.html).toContain('© 2026 F4DEZONE,')
  // The placeholder must never receive mail.
  expect(mail?.text).not.toContain('noreply@')
  expect(mail?.replyTo).toBeUndefined()
  expect((await post.mails()).every(({ recipients }) => recipients.join() === owner.email)).toBe(true)
})

test('a consultation without message gets the documented one, and an email is used as reply-to', async () => {
  await send({ message: '  ', email: 'nina@example.test' })
  expect(await kept()).toMatchObject([
    { email: 'nina@example.test', payload: { message: 'Nessun messaggio aggiuntivo' } },
  ])
  const mail = (await mails()).at(-1)
  expect(mail?.text).toContain('nina@example.test')
  expect(mail?.replyTo).toEqual([{ name: '', address: 'nina@example.test' }])
})

describe('a refused consultation gets a text and is not stored', () => {
  const text = 'text/plain; charset=utf-8'
  test.each([
    ['with another key', { user_id: 'mia' }, 403, 'La chiave pubblica non è quella dello studio'],
    ['without a key', { user_id: undefined }, 400, /user_id/],
    ['with another service', { service_id: 'gmail' }, 400, 'Il servizio di invio non è quello dello studio'],
    ['with another template', { template_id: 'newsletter' }, 400, 'Questo modello di messaggio non esiste'],
    ['without parameters', { template_params: undefined }, 400, /template_params/],
    ['with parameters that are a list', { template_params: ['x'] }, 400, /template_params/],
    ['with nested parameters', { template_params: { name: { $ne: '' } } }, 400, /./],
  ])('%s', async (_what, change, status, said) => {
    const answer = await apiOf(shop.url).post(sendPath, { ...consultation(), ...change }, elsewhere())
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, text])
    if (typeof said === 'string') expect(answer.body).toBe(said)
    else expect(answer.body).toMatch(said)
    expect(await kept()).toEqual([])
  })

  test.each([
    ['no name', { name: ' ' }],
    ['a web address as name', { name: 'vinci su premi.com' }],
    ['a name of two lines', { name: 'Nina\r\nBcc: tutti' }],
    ['a name of 121 characters', { name: 'x'.repeat(121) }],
    ['no phone number', { phone: '' }],
    ['a phone number of letters', { phone: 'subito' }],
    ['a phone number of 31 digits', { phone: '1'.repeat(31) }],
    ['an unknown service', { service: 'Massaggio' }],
    ['a past day', { date: '10/03/2026' }],
    ['an invalid day', { date: '30/02/2026' }],
    ['a time that is not offered', { time: '12:00' }],
    ['a message of 2001 characters', { message: 'x'.repeat(2_001) }],
    ['an invalid email', { email: 'nina' }],
    ['no submission id', { submission_id: undefined }],
    ['an invalid submission id', { submission_id: "' OR 1=1 --" }],
    ['no time spent on the form', { seconds_open: undefined }],
    ['a time of letters', { seconds_open: 'tanto' }],
    ['a negative time', { seconds_open: -5 }],
  ])('with %s', async (_what, wrong) => {
    const { status, body, headers } = await send(wrong)
    expect([status, headers.get('content-type')]).toEqual([400, text])
    expect(body).toMatch(/^\p{Lu}.{5,}/u)
    expect(await kept()).toEqual([])
  })

  test('with invalid JSON, another content type or too large a body', async () => {
    const call = async (body: string, type = 'application/json') =>
      await fetch(`${shop.url}/api${sendPath}`, { method: 'POST', headers: { 'content-type': type }, body })
    for (const [answer, status] of [
      [await call('{'), 400],
      [await call('a=b', 'application/x-www-form-urlencoded'), 415],
      [await call(JSON.stringify({ a: 'x'.repeat(1_100_000) })), 413],
    ] as const)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, text])
  })
})

describe('the bot check', () => {
  test.each([
    ['fills the hidden field', { website: 'https://spam.test' }],
    ['sends within three seconds', { seconds_open: 2.9 }],
  ])('a sender that %s gets OK and is not stored', async (_what, params) => {
    const { status, body } = await send(params)
    expect([status, body, await kept()]).toEqual([200, 'OK', []])
  })
  test('stores a form sent after exactly three seconds', async () => {
    await send({ seconds_open: 3 })
    expect(await kept()).toHaveLength(1)
  })
})

describe('a form sent twice', () => {
  const submission_id = crypto.randomUUID()

  test('from two processes and again later is stored once, mailed once and not counted again', async () => {
    const before = (await mails()).length
    const headers = elsewhere()
    const apis = [apiOf(shop.url), apiOf(twin.url), apiOf(shop.url)]
    const answers = await Promise.all(apis.map((api) => send({ submission_id }, headers, api)))
    for (let again = 0; again < 6; again++) answers.push(await send({ submission_id }, headers))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await kept()).toHaveLength(1)
    expect(await mails()).toHaveLength(before + 1)
  })

  test('with changes updates the inquiry and sets it to new again', async () => {
    await send({ submission_id })
    await shop.platform.database.pool.query(`UPDATE requests SET state = 'done', notes = 'Chiamata'`)
    await send({ submission_id, time: '10:30', phone: '079 000 00 00' })
    expect(await kept()).toMatchObject([
      { phone: '+41790000000', state: 'new', notes: 'Chiamata', payload: { time: '10:30' } },
    ])
    expect((await mails()).at(-1)?.subject).toBe('Richiesta di consulenza modificata da Nina Caratti')
  })

  test.each<[string, object]>([
    ['name', { name: 'Ada Caratti' }],
    ['address', { email: 'altra@example.test' }],
    ['number', { phone: '079 000 00 00' }],
    ['message', { message: 'Anche la barba' }],
  ])('with another %s only updates the inquiry and the consent time', async (field, change) => {
    const id = crypto.randomUUID()
    await shop.platform.database.pool.query('DELETE FROM requests')
    await send({ submission_id: id })
    shop.clock.advance(60_000)
    await send({ submission_id: id, ...change })
    const [request] = await kept()
    const agreedAt = shop.clock.now()
    expect([field, request.consented_at, request.updated_at]).toEqual([field, agreedAt, agreedAt])
  })

  test('after the owner deleted the inquiry is stored again', async () => {
    await send({ submission_id })
    await shop.platform.database.pool.query('DELETE FROM requests')
    await send({ submission_id })
    expect(await kept()).toHaveLength(1)
  })
})

test('consultations return 429 after five an hour per address and 100 for the shop', async () => {
  const headers = elsewhere()
  for (let time = 0; time < 5; time++) expect((await send({}, headers)).status).toBe(200)
  const refused = await send({}, headers)
  expect([refused.status, refused.body]).toEqual([429, 'Troppe richieste. Riprova più tardi.'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
  await shop.platform.database.pool.query(`UPDATE rate_limits SET points = 100 WHERE key = 'contact:all'`)
  expect((await send()).status).toBe(429)
  expect(await kept()).toHaveLength(5)
})

describe('with an external mail account', () => {
  const outside = {
    origin: 'https://api.emailjs.com',
    publicKey: 'pk_1',
    serviceId: 'service_1',
    templates: { consultation: 't1', application: 't2', acknowledgement: 't3' },
  }
  const ids = { user_id: 'pk_1', service_id: 'service_1', template_id: 't1' }
  beforeAll(async () => {
    await shop.platform.database.pool.query('UPDATE studio_settings SET mail_account = $1', [outside])
  })
  afterAll(async () => {
    await shop.platform.database.pool.query('UPDATE studio_settings SET mail_account = NULL')
  })

  test('its public ids are accepted and the inquiry is stored but not mailed', async () => {
    const before = (await mails()).length
    expect((await apiOf(shop.url).get('/settings/public')).body.data.mailAccount).toEqual(outside)
    const answer = await apiOf(shop.url).post(sendPath, { ...consultation(), ...ids }, elsewhere())
    expect([answer.status, answer.body]).toEqual([200, 'OK'])
    expect(await kept()).toHaveLength(1)
    expect(await mails()).toHaveLength(before)
  })

  test('a page with the old ids is accepted and mailed', async () => {
    const before = (await mails()).length
    await send()
    expect(await mails()).toHaveLength(before + 1)
  })
})

test('public settings return the own accounts, and unreadable account data is ignored', async () => {
  const { publicKey, serviceId, templates } = ownMailAccount
  expect([publicKey, serviceId]).toEqual(['studio', 'service_studio'])
  const ids = ['template_consulenza', 'template_candidatura', 'template_conferma']
  expect([templates.consultation, templates.application, templates.acknowledgement]).toEqual(ids)
  const read = async () => (await apiOf(shop.url).get('/settings/public')).body.data
  expect(await read()).toMatchObject({
    mailAccount: ownMailAccount,
    imageAccount: { uploadUrl: '/api/images/upload', uploadPreset: 'studio', folder: 'portfolio' },
  })
  await shop.platform.database.pool.query(`UPDATE studio_settings SET mail_account = '{"origin": 5}'`)
  expect((await read()).mailAccount).toEqual(ownMailAccount)
  await shop.platform.database.pool.query(`UPDATE studio_settings SET mail_account = NULL`)
})

test('an inquiry is stored when mail fails, and mailed later', async () => {
  post.answerToSender = 451
  expect((await send({ name: 'Posta Ferma' })).status).toBe(200)
  await shop.sendMessages()
  expect(await kept()).toHaveLength(1)
  const { rows } = await shop.platform.database.pool.query(
    `SELECT state FROM messages WHERE payload ->> 'name' = 'Posta Ferma'`,
  )
  expect(rows).toEqual([{ state: 'queued' }])
  post.answerToSender = 250
  shop.clock.advance(60 * 60_000)
  expect((await mails()).at(-1)?.text).toContain('Posta Ferma')
})

describeCutDatabase(
  shop,
  (name) => {
    const params = { name, submission_id: crypto.randomUUID() }
    const headers = elsewhere()
    return (api) => send(params, headers, api)
  },
  'text/plain; charset=utf-8',
)
