import { beforeEach, describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { changesAmong, expectNoChange, refusedIn } from '#tests/support/changes.ts'
import { givenNewPerson, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { minute } from '#tests/support/test-clock.ts'

import { forgetUntiedFiles } from './forget-files.ts'
import { forgetOldContacts } from './forget-inquiries.ts'

const shop = givenShop({ demo: true })
const owner = givenPerson(shop, 'admin')
const client = givenNewPerson(shop)
const visitor = givenVisitor(shop)

const query = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows
const changes = changesAmong(shop, () => ({ [owner.id]: 'owner', [client.id]: 'client' }))
const expectRefused = refusedIn(shop)

beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await query(`TRUNCATE rate_limits; DELETE FROM requests; DELETE FROM request_files; DELETE FROM messages`)
  // One owner only, so that the order of the mails to all owners is certain.
  await query(`UPDATE users SET role = 'client' WHERE role = 'admin' AND id <> $1`, [owner.id])
})

const words = {
  name: 'Gino Rezzonico',
  email: 'gino@posta.test',
  phone: '079 123 45 67',
  interest: 'booking-demo',
  message: 'Buongiorno',
}
async function written(overrides: object = {}): Promise<string> {
  expect((await visitor.post('/contact', { ...words, ...overrides })).status).toBe(200)
  const [{ id }] = await query('SELECT id FROM requests ORDER BY id DESC LIMIT 1')
  await query(
    `INSERT INTO request_files (id, kind, file, name, bytes, request_id, created_at)
     SELECT uuidv7(), kind, kind || $1::text, kind || '.x', 10, $1::uuid, $2
     FROM unnest('{photo,document}'::text[]) kind`,
    [id, shop.clock.now()],
  )
  await query(
    `INSERT INTO request_answers (id, request_id, author_id, text, created_at) VALUES (uuidv7(), $1, $2, 'Grazie', $3)`,
    [id, owner.id, shop.clock.now()],
  )
  return id
}
const state = (id: string, value: string) =>
  query('UPDATE requests SET state = $2 WHERE id = $1', [id, value])

describe('a contact message', () => {
  it('of a visitor adds an inquiry and a mail to the owner, none to the visitor', async () => {
    expect(await changes(() => visitor.post('/contact', words))).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={kind=booking-demo, name=Gino Rezzonico,
          email=gino@posta.test, phone=+4179-1, message=Buongiorno, interest=booking-demo, requestId=#2}
          template=shop-request cause_key=shop-request:#2:admin-1:email recipient=admin-1 send_after=now
      + rate_limits key=contact-address:127.0.0.1 expire=… points=1
      + rate_limits key=contact:all expire=… points=1
      + requests id=#2 kind=booking-demo name=Gino Rezzonico email=gino@posta.test phone=+4179-1 state=new
          payload={message=Buongiorno, interest=booking-demo} consented_at=now
      ! event kind=requests"
    `)
  })

  it('of a client also stores the client', async () => {
    expect(await changes(() => client.api.post('/contact', { ...words, interest: 'shop' })))
      .toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={kind=shop, name=Gino Rezzonico, email=gino@posta.test,
          phone=+4179-1, message=Buongiorno, interest=shop, requestId=#2} template=shop-request
          cause_key=shop-request:#2:admin-1:email recipient=admin-1 send_after=now
      + rate_limits key=contact-account:client expire=… points=1
      + rate_limits key=contact-address:127.0.0.1 expire=… points=1
      + rate_limits key=contact:all expire=… points=1
      + requests id=#2 kind=shop name=Gino Rezzonico email=gino@posta.test phone=+4179-1 state=new
          payload={message=Buongiorno, interest=shop} user_id=client customer_id=#3 consented_at=now
      ! event kind=requests"
    `)
  })

  it('of a client shows the customer of that client', async () => {
    await client.api.post('/contact', words)
    const [{ id, customer_id: customer }] = await query('SELECT id, customer_id FROM requests')
    const { body } = await owner.api.get(`/admin/requests/${id}`)
    expect([body.data.customer, body.data.candidates]).toEqual([
      { _id: customer, name: 'Giulia Bianchi' },
      [],
    ])
  })

  it('of a bot changes nothing and gets the usual 200', async () => {
    for (const mark of [{ website: 'https://spam.test' }, { secondsOpen: 0 }])
      await expectNoChange(shop, async () => {
        const { status, body } = await visitor.post('/contact', { ...words, ...mark })
        expect([status, body]).toEqual([200, { success: true }])
      })
  })

  it('sent twice with one key adds one inquiry per caller', async () => {
    const key = { 'idempotency-key': 'once' }
    await visitor.post('/contact', words, key)
    await expectNoChange(shop, () => visitor.post('/contact', words, key))
    await client.api.post('/contact', words, key)
    expect(await query('SELECT user_id FROM requests ORDER BY id')).toEqual([
      { user_id: null },
      { user_id: client.id },
    ])
  })
})

describe('the owner', () => {
  it('changes state and notes of an inquiry', async () => {
    const id = await written()
    await written()
    const change = { state: 'done', notes: 'Richiamato' }
    const call = () => owner.api.patch(`/admin/requests/${id}`, change)
    expect(await changes(call, { [id]: 'request' })).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={notes=Richiamato, status=done} action=updated before={status=new}
          entity=request actor_id=owner entity_id=request actor_name=Giulia Bianchi actor_role=admin
          entity_name=Demo di Gino Rezzonico
      ~ requests [Gino Rezzonico] notes:  → Richiamato state: new → done updated_at: 2026-03-11 09:00 → now
      ! event kind=shop
      ! event kind=requests"
    `)
    await expectNoChange(shop, () => owner.api.patch(`/admin/requests/${id}`, change))
    expect(await changes(() => owner.api.patch(`/admin/requests/${id}`, { notes: '' }), { [id]: 'request' }))
      .toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={} action=updated before={notes=Richiamato} entity=request actor_id=owner
          entity_id=request actor_name=Giulia Bianchi actor_role=admin entity_name=Demo di Gino Rezzonico
      ~ requests [Gino Rezzonico] notes: Richiamato →  updated_at: 2026-03-11 09:01 → now
      ! event kind=shop
      ! event kind=requests"
    `)
  })

  it('gets 409 CONFLICT from a stale version and 404 for an unknown inquiry', async () => {
    const id = await written()
    const stale = { notes: 'x', updatedAt: '2026-03-10T08:00:00.000Z' }
    await expectRefused(() => owner.api.patch(`/admin/requests/${id}`, stale), 409, 'CONFLICT')
    for (const other of [crypto.randomUUID(), 'nessuna']) {
      const path = `/admin/requests/${other}`
      await expectRefused(() => owner.api.patch(path, { notes: 'x' }), 404, 'REQUEST_NOT_FOUND')
      await expectRefused(() => owner.api.post(`${path}/answer`, { text: 'x' }), 404, 'REQUEST_NOT_FOUND')
      await expectRefused(() => owner.api.delete(path), 404, 'REQUEST_NOT_FOUND')
      await expectRefused(() => owner.api.get(path), 404, 'REQUEST_NOT_FOUND')
    }
  })

  it('answers a new inquiry, which adds answer and mail and sets it in progress', async () => {
    const id = await written()
    await written()
    const call = () => owner.api.post(`/admin/requests/${id}/answer`, { text: 'Certo!', email: words.email })
    expect(await changes(call, { [id]: 'request' })).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={status=in_progress} action=answered before={status=new} entity=request
          actor_id=owner entity_id=request actor_name=Giulia Bianchi actor_role=admin
          entity_name=Demo di Gino Rezzonico
      + messages id=#2 state=queued channel=email payload={text=Certo!, askedOn=2026-03-11, requestId=request,
          shopEmail=ciao@f4dezone.test} template=request-answer cause_key=request-answer:#3:gino@posta.test:email
          recipient=gino@posta.test send_after=now
      + request_answers id=#3 text=Certo! author_id=owner request_id=request
      ~ requests [Gino Rezzonico] state: new → in_progress updated_at: 2026-03-11 09:00 → now
      ! event kind=shop
      ! event kind=requests"
    `)
  })

  it('answers a done inquiry, which stays done; the same key answers once', async () => {
    const id = await written()
    await state(id, 'done')
    const key = { 'idempotency-key': 'once' }
    const call = () => owner.api.post(`/admin/requests/${id}/answer`, { text: 'Certo!' }, key)
    expect(await changes(call, { [id]: 'request' })).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 action=answered entity=request actor_id=owner entity_id=request
          actor_name=Giulia Bianchi actor_role=admin entity_name=Demo di Gino Rezzonico
      + idempotency_keys key=… route=POST /api/admin/requests/:id/answer answer={answerId=#2} status=200
          created_at=real now fingerprint=…
      + messages id=#3 state=queued channel=email payload={text=Certo!, askedOn=2026-03-11, requestId=request,
          shopEmail=ciao@f4dezone.test} template=request-answer cause_key=request-answer:#2:gino@posta.test:email
          recipient=gino@posta.test send_after=now
      + request_answers id=#2 text=Certo! author_id=owner request_id=request
      ~ requests [Gino Rezzonico] updated_at: 2026-03-11 09:00 → now
      ! event kind=shop
      ! event kind=requests"
    `)
    await expectNoChange(shop, call)
  })

  it('gets 409 without an email or when the email has changed', async () => {
    const nobodys = await written({ email: 'noreply@f4dezone.test' })
    const id = await written()
    const answer = (request: string, body: object) => () =>
      owner.api.post(`/admin/requests/${request}/answer`, { text: 'Certo!', ...body })
    await expectRefused(answer(nobodys, {}), 409, 'REQUEST_WITHOUT_ADDRESS')
    await expectRefused(answer(id, { email: 'altra@posta.test' }), 409, 'CONFLICT')
  })

  it('deletes an inquiry with its files, answers, mails and its name in the log', async () => {
    const id = await written()
    const other = await written()
    for (const request of [id, other]) await owner.api.patch(`/admin/requests/${request}`, { notes: 'Gino!' })
    await query(`UPDATE messages SET state = 'sent'`)
    await owner.api.post(`/admin/requests/${id}/answer`, { text: 'Certo!' })
    const call = () => owner.api.delete(`/admin/requests/${id}`)
    expect(await changes(call, { [id]: 'request', [other]: 'other' })).toMatchInlineSnapshot(`
      "~ audit_log [#1] after: {notes=Gino!} → {} before: {} → {}
          entity_name: Demo di Gino Rezzonico → Richiesta eliminata
      ~ audit_log [#2] entity_name: Demo di Gino Rezzonico → Richiesta eliminata
      + audit_log at=now id=#3 action=deleted before={status=in_progress} entity=request actor_id=owner
          entity_id=request actor_name=Giulia Bianchi actor_role=admin entity_name=Richiesta eliminata
      ~ messages [#4] is_to_be_forgotten: false → true
      - messages [#5]
      - request_answers [#6]
      - request_answers [#7]
      - request_files [photo.x]
      - request_files [document.x]
      - requests [Gino Rezzonico]
      ! event kind=requests
      ! event kind=shop"
    `)
  })

  it('filters inquiries by kind, state and search, and reads one with its own files', async () => {
    const names = ['Uno', 'Due', 'Tre']
    for (const name of names) {
      await written({ name, interest: name === 'Due' ? 'shop' : 'booking-demo' })
      shop.clock.advance(minute)
    }
    const [{ id }] = await query(`SELECT id FROM requests WHERE name = 'Uno'`)
    await state(id, 'done')
    const listed = async (filter: string) => {
      const { body } = await owner.api.get(`/admin/requests?${filter}`)
      return [body.pagination.total, ...body.data.map(({ name }: { name: string }) => name)]
    }
    expect(await listed('')).toEqual([3, 'Tre', 'Due', 'Uno'])
    expect(await listed('kind=booking-demo')).toEqual([2, 'Tre', 'Uno'])
    expect(await listed('state=done')).toEqual([1, 'Uno'])
    expect(await listed('search=due')).toEqual([1, 'Due'])
    const { body } = await owner.api.get(`/admin/requests/${id}`)
    const { photos, documents, answers } = body.data
    expect([photos.length, documents.length, answers.length]).toEqual([1, 1, 1])
    expect([photos[0].name, documents[0].name, answers[0].text]).toEqual(['photo.x', 'document.x', 'Grazie'])
    expect(answers[0].author).toBe('Giulia Bianchi')
    await query(`UPDATE request_answers SET author_id = $1`, [client.id])
    await query(`UPDATE users SET deleted_at = now() WHERE id = $1`, [client.id])
    expect((await owner.api.get(`/admin/requests/${id}`)).body.data.answers[0].author).toBe('')
    const csv = (await owner.api.get('/admin/requests/export?kind=booking-demo')).body as string
    const lines = csv.trim().split('\r\n').slice(1)
    expect(lines.map((line) => line.split(/[;,]/)[3])).toEqual(['Tre', 'Uno'])
    expect(lines[0]).toMatch(/1[;,]sì[;,]1$/i)
  })
})

it('the data export of a client holds its own inquiries with files and answers', async () => {
  await query(`UPDATE users SET email_verified_at = '2026-01-05' WHERE id = $1`, [client.id])
  for (const [name, email] of [
    ['Prima', client.email.toUpperCase()],
    ['Altrui', 'altra@posta.test'],
    ['Seconda', client.email],
  ]) {
    await written({ name, email })
    shop.clock.advance(-minute)
  }
  const { contactRequests } = JSON.parse(
    JSON.stringify((await client.api.get('/users/profile/export')).body),
  ) as { contactRequests: { name: string; files: unknown[]; answers: unknown[] }[] }
  expect(contactRequests.map(({ name, files, answers }) => [name, files.length, answers.length])).toEqual([
    ['Seconda', 2, 1],
    ['Prima', 2, 1],
  ])
})

describe('the nightly job', () => {
  it('deletes inquiries after a year with all related rows, not newer ones', async () => {
    shop.clock.set('2025-03-01T09:00:00+01:00')
    const old = await written()
    shop.clock.set('2025-03-20T09:00:00+01:00')
    await written()
    await query(`UPDATE messages SET state = 'sent'`)
    shop.clock.set('2026-03-11T09:00:00+01:00')
    const before = new Date('2025-03-11T08:00Z')
    expect(await changes(() => forgetOldContacts(shop.platform, before), { [old]: 'old' }))
      .toMatchInlineSnapshot(`
      "- messages [#1]
      - request_answers [#2]
      - request_files [photo.x]
      - request_files [document.x]
      - requests [Gino Rezzonico]
      ! event kind=requests"
    `)
    await expectNoChange(shop, () => forgetOldContacts(shop.platform, before))
  })

  it('deletes uploads without a form after a day, not attached or newer ones', async () => {
    shop.clock.set('2026-03-09T09:00:00+01:00')
    await written()
    shop.clock.set('2026-03-11T09:00:00+01:00')
    await query(
      `INSERT INTO request_files (id, kind, file, name, bytes, sender, created_at)
       SELECT gen_random_uuid(), 'photo', at, at, 10, 'x', at::timestamptz
       FROM unnest('{2026-03-10T07:00Z,2026-03-10T09:00Z}'::text[]) at`,
    )
    expect(await changes(() => forgetUntiedFiles(shop.platform, shop.clock.now()))).toMatchInlineSnapshot(
      `"- request_files [2026-03-10T07:00Z]"`,
    )
  })
})

it('inbox routes return 403 to clients and 401 to visitors', async () => {
  const id = await written()
  for (const [api, status, code] of [
    [client.api, 403, 'FORBIDDEN'],
    [apiOf(shop.url), 401, 'UNAUTHENTICATED'],
  ] as const)
    for (const call of [
      () => api.get('/admin/requests'),
      () => api.get('/admin/requests/export'),
      () => api.get(`/admin/requests/${id}`),
      () => api.patch(`/admin/requests/${id}`, { notes: 'x' }),
      () => api.post(`/admin/requests/${id}/answer`, { text: 'x' }),
      () => api.delete(`/admin/requests/${id}`),
    ])
      await expectRefused(call, status, code)
})
