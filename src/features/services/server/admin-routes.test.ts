import { beforeAll, describe, expect, it } from 'vitest'

import { type Api, apiOf } from '#tests/support/api.ts'
import { givenBarber, givenShop } from '#tests/support/given.ts'
import { clientBooking, signIn } from '#tests/support/people.ts'
import { nextLiveEvent } from '#tests/support/written.ts'

const shop = givenShop()
const marco = givenBarber(shop)
let owner: Api

beforeAll(async () => {
  owner = (await signIn(shop, 'admin')).api
})

let count = 0
const newService = (overrides: Record<string, unknown> = {}) => ({
  name: `Trattamento ${++count}`,
  price: 35.5,
  duration: 45,
  description: 'Con panno caldo.',
  ...overrides,
})

async function created(overrides: Record<string, unknown> = {}) {
  const { status, body } = await owner.post('/admin/services', newService(overrides))
  expect(status).toBe(201)
  return body
}

async function booked(service: { _id: string; name: string; price: number }, time: string) {
  const { pool } = shop.platform.database
  await pool.query('INSERT INTO barber_services VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    marco.id,
    service._id,
  ])
  const client = await signIn(shop)
  const overrides = clientBooking(marco.id, { service: service.name, price: service.price, time })
  const { status, body } = await client.api.post('/appointments', overrides)
  expect(status).toBe(201)
  const read = async () => (await client.api.get('/appointments/my-appointments')).body[0]
  return { id: body._id, client, read }
}

describe('the services of the owner', () => {
  it.each([
    ['GET', '/admin/services'],
    ['POST', '/admin/services'],
    ['PUT', `/admin/services/${crypto.randomUUID()}`],
    ['DELETE', `/admin/services/${crypto.randomUUID()}`],
  ])('return 401 and 403 for others: %s %s', async (method, path) => {
    const call = (api: Api) => {
      if (method === 'GET') return api.get(path)
      if (method === 'DELETE') return api.delete(path)
      return method === 'POST' ? api.post(path, newService()) : api.put(path, newService())
    }
    expect((await call(apiOf(shop.url))).status).toBe(401)
    expect((await call((await signIn(shop)).api)).status).toBe(403)
    expect((await call((await signIn(shop, 'barber')).api)).status).toBe(403)
  })

  it('are listed with inactive ones and the differing list price', async () => {
    const hidden = await created({ isActive: false })
    const before = await owner.get('/admin/services')
    const cut = before.body.find(({ name }: { name: string }) => name === 'Taglio')
    expect(cut).toMatchObject({ price: 30, isActive: true, listPrice: null })
    expect(before.body).toContainEqual(hidden)
    const changed = await owner.put(`/admin/services/${cut._id}`, { price: 33 })
    expect(changed.body).toMatchObject({ name: 'Taglio', price: 33, listPrice: 30 })
    await owner.put(`/admin/services/${cut._id}`, { price: 30 })
    const active = await apiOf(shop.url).get('/services')
    expect(active.body.map(({ _id }: { _id: string }) => _id)).not.toContain(hidden._id)
  })

  it('are appended at the end when new', async () => {
    const ids = [await created({ name: 'Zigomi' }), await created({ name: 'Asciugatura' })].map(
      ({ _id }) => _id,
    )
    const { body } = await owner.get('/admin/services')
    expect(body.slice(-2).map(({ _id }: { _id: string }) => _id)).toEqual(ids)
  })

  it('accept a price of zero', async () => {
    expect(await created({ price: 0 })).toMatchObject({ price: 0, duration: 45, isActive: true })
  })

  it.each([
    ['no name', { name: ' ' }, 'name', 'Il nome è obbligatorio'],
    ['a name of 61 characters', { name: 'a'.repeat(61) }, 'name', 'Usa al massimo 60 caratteri'],
    ['a negative price', { price: -1 }, 'price', 'Il prezzo non può essere negativo'],
    ['a price with three decimals', { price: 10.555 }, 'price', 'Usa al massimo due decimali'],
    ['a price as text', { price: '30' }, 'price', 'Il prezzo è obbligatorio'],
    ['no duration', { duration: 0 }, 'duration', 'La durata va da 5 a 480 minuti'],
    ['a duration of four minutes', { duration: 4 }, 'duration', 'La durata va da 5 a 480 minuti'],
    ['a duration over eight hours', { duration: 481 }, 'duration', 'La durata va da 5 a 480 minuti'],
    [
      'a duration with half a minute',
      { duration: 30.5 },
      'duration',
      'La durata va indicata in minuti interi',
    ],
  ])('return 400 for %s on create and change', async (_what, fault, field, message) => {
    const { _id } = await created()
    const answers = [
      await owner.post('/admin/services', newService(fault)),
      await owner.put(`/admin/services/${_id}`, fault),
    ]
    for (const { status, body } of answers) expect([status, body.errors[field]]).toEqual([400, message])
  })

  it('return 409 for a name taken in another case', async () => {
    const { _id } = await created()
    for (const answer of [
      await owner.post('/admin/services', newService({ name: 'tagliO' })),
      await owner.put(`/admin/services/${_id}`, { name: 'TAGLIO' }),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([409, 'Esiste già un servizio con questo nome'])
    }
  })

  it('return 409 for a change from a stale version', async () => {
    const { _id, updatedAt } = await created()
    shop.clock.advance(1000)
    const first = await owner.put(`/admin/services/${_id}`, { price: 41, updatedAt })
    const second = await owner.put(`/admin/services/${_id}`, { price: 42, updatedAt })
    expect([first.status, second.status, second.body.message]).toEqual([
      200,
      409,
      'Dati modificati da un altro utente. Ricarica la pagina.',
    ])
    const { body } = await owner.get('/admin/services')
    expect(body.find((service: { _id: string }) => service._id === _id).price).toBe(41)
  })

  it('return 404 for unknown ids', async () => {
    for (const id of ['unsinn', crypto.randomUUID()]) {
      expect((await owner.put(`/admin/services/${id}`, { price: 1 })).status).toBe(404)
      expect((await owner.delete(`/admin/services/${id}`)).status).toBe(404)
    }
  })
})

describe('booked appointments', () => {
  it('keep price and duration; the name changes only for upcoming ones', async () => {
    const service = await created()
    const { read } = await booked(service, '14:00')
    const over = await booked(service, '15:00')
    await shop.platform.database.pool.query(`UPDATE appointments SET status = 'completed' WHERE id = $1`, [
      over.id,
    ])
    const name = `Rinominato ${++count}`
    await owner.put(`/admin/services/${service._id}`, { name, price: 99, duration: 90 })
    expect(await read()).toMatchObject({ service: name, price: 35.5, duration: 45 })
    expect(await over.read()).toMatchObject({ service: service.name })
  })

  it('stay when the service is deleted, and waiting clients get a mail', async () => {
    const service = await created()
    const { read, client } = await booked(service, '16:00')
    const { pool } = shop.platform.database
    await pool.query(
      `INSERT INTO waiting_list (client_id, service_id, service_name, requested_at, expires_at)
       VALUES ($1, $2, $3, '2026-03-10', '2026-04-10')`,
      [client.id, service._id, service.name],
    )
    expect((await owner.delete(`/admin/services/${service._id}`)).body).toEqual({
      success: true,
      message: 'Servizio eliminato con successo!',
    })
    expect(await read()).toMatchObject({ service: service.name, status: 'confirmed' })
    const list = await owner.get('/admin/services')
    expect(list.body.map(({ _id }: { _id: string }) => _id)).not.toContain(service._id)
    const waiting = await owner.get('/waiting-list/all')
    expect(waiting.body).toMatchObject([{ service: service.name, status: 'expired' }])
    const { rows } = await pool.query(
      `SELECT payload FROM messages WHERE template = 'waiting-request-expired' AND recipient = $1`,
      [client.email],
    )
    expect(rows).toEqual([
      { payload: { userId: expect.any(String), firstName: 'Giulia', service: service.name } },
    ])
    expect((await owner.delete(`/admin/services/${service._id}`)).status).toBe(404)
    await created({ name: service.name })
  })

  it('notify open screens when the service is renamed', async () => {
    const { _id } = await created()
    const told = nextLiveEvent(shop)
    await owner.put(`/admin/services/${_id}`, { name: `Rinominato ${++count}` })
    expect(await told).toEqual({ kind: 'shop' })
  })

  it('changes are logged with the changed fields only', async () => {
    const { _id, name } = await created()
    await owner.put(`/admin/services/${_id}`, { price: 20, name })
    await owner.put(`/admin/services/${_id}`, { price: 20 })
    await owner.delete(`/admin/services/${_id}`)
    const { body } = await owner.get('/admin/audit?entity=service&limit=3')
    expect(body.data).toMatchObject([
      { action: 'deleted', entityId: _id, entityName: name, before: { price: 20 }, after: null },
      { action: 'updated', before: { price: 35.5 }, after: { price: 20 } },
      { action: 'created', before: null, after: { name, price: 35.5, duration: 45 } },
    ])
    expect(body.data[1].before).toEqual({ price: 35.5 })
  })
})
