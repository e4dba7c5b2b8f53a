import { beforeAll, expect, it } from 'vitest'

import { inTransaction } from '#platform/database/transaction.ts'
import { apiOf } from '#tests/support/api.ts'
import { givenPerson, givenShop } from '#tests/support/given.ts'
import { signIn } from '#tests/support/people.ts'

import { type Actor, type Change, recordChange } from './record-change.ts'

const shop = givenShop()
const owner = givenPerson(shop, 'admin')

const elena = { id: '0190a0a0-0000-7000-8000-00000000000a', name: 'Elena Rezzonico', role: 'admin' }
const marco = { id: '0190a0a0-0000-7000-8000-00000000000b', name: 'Marco Ferri', role: 'barber' }

const record = (...[actor, at, change]: [Actor, Date, Change]) =>
  inTransaction(shop.platform, (transaction) => recordChange(transaction, actor, at, change))

beforeAll(async () => {
  const taglio = { entity: 'service', id: '1', name: 'Taglio' } as const
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 11, 8, minute))
  const same = { price: 30, duration: 30 }
  await record(elena, at(1), { ...taglio, action: 'created', after: same })
  await record(elena, at(2), { ...taglio, action: 'updated', before: same, after: { ...same } })
  const dearer = { ...same, price: 32 }
  await record(elena, at(3), { ...taglio, action: 'updated', before: same, after: dearer })
  await record(marco, at(4), {
    entity: 'vacations',
    id: '2',
    name: 'Marco Ferri',
    action: 'deleted',
  })
  await record({ ...elena, name: 'Elena Rezzonico-Ferri' }, at(5), { ...taglio, action: 'deleted' })
})

it('the audit log returns 401 to visitors and 403 to clients and barbers', async () => {
  const people = [await signIn(shop), await signIn(shop, 'barber'), owner]
  const apis = [apiOf(shop.url), ...people.map(({ api }) => api)]
  const answers = await Promise.all(apis.map((api) => api.get('/admin/audit')))
  expect(answers.map(({ status }) => status)).toEqual([401, 403, 403, 200])
})

it('entries are newest first with actor and time, none for unchanged saves', async () => {
  const { body } = await owner.api.get('/admin/audit')
  expect(body.pagination).toEqual({ total: 4, page: 1, pages: 1 })
  expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
    'deleted',
    'deleted',
    'updated',
    'created',
  ])
  expect(body.data[2]).toEqual({
    _id: expect.any(String),
    at: '2026-03-11T08:03:00.000Z',
    actor: { _id: elena.id, name: 'Elena Rezzonico', role: 'admin' },
    entity: 'service',
    entityId: '1',
    entityName: 'Taglio',
    action: 'updated',
    before: { price: 30 },
    after: { price: 32 },
  })
  expect(body.actors).toEqual([
    { _id: elena.id, name: 'Elena Rezzonico-Ferri' },
    { _id: marco.id, name: 'Marco Ferri' },
  ])
})

it.each([
  ['entity=vacations', ['Marco Ferri']],
  [`actor=${elena.id}`, ['Elena Rezzonico-Ferri', 'Elena Rezzonico', 'Elena Rezzonico']],
  [`entity=vacations&actor=${elena.id}`, []],
  ['page=2&limit=3', ['Elena Rezzonico']],
  ['page=9', []],
])('entries are filtered: %s', async (query, names) => {
  const { body } = await owner.api.get(`/admin/audit?${query}`)
  expect(body.data.map(({ actor }: { actor: { name: string } }) => actor.name)).toEqual(names)
})

it.each(['entity=unsinn', 'actor=unsinn', 'limit=101', 'page=0'])('returns 400 for %s', async (query) => {
  expect((await owner.api.get(`/admin/audit?${query}`)).status).toBe(400)
})

it('the database rejects updates and deletes of the audit log', async () => {
  const { pool } = shop.platform.database
  for (const statement of ["UPDATE audit_log SET actor_name = 'x'", 'DELETE FROM audit_log'])
    await expect(pool.query(statement)).rejects.toThrow('the audit log only grows')
})
