import { beforeEach, describe, expect, it } from 'vitest'

import { changesAmong, refusedIn } from '#tests/support/changes.ts'
import { givenNewBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { clientBooking, signIn } from '#tests/support/people.ts'

const shop = givenShop({ demo: true })
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const marco = givenNewBarber(shop)

const query = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows
const changes = changesAmong(shop, () => ({ [owner.id]: 'owner', [marco.id]: 'marco' }))
const expectRefused = refusedIn(shop)

beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await query(
    `UPDATE services SET sort_order = 0, deleted_at = '2026-01-01', is_active = false WHERE name LIKE 'Prova%'`,
  )
})

const service = (overrides: object = {}) => ({
  name: `Prova ${crypto.randomUUID().slice(0, 8)}`,
  price: 35.5,
  duration: 45,
  description: 'Con panno caldo.',
  ...overrides,
})
async function created(overrides: object = {}): Promise<{ _id: string; name: string }> {
  const { status, body } = await owner.api.post('/admin/services', service(overrides))
  expect(status).toBe(201)
  return body
}
async function used({ _id, name }: { _id: string; name: string }) {
  await query('INSERT INTO barber_services VALUES ($1, $2)', [marco.id, _id])
  const client = await signIn(shop)
  await client.api.post(
    '/appointments',
    clientBooking(marco.id, { service: name, price: 35.5, duration: 45 }),
  )
  await query(
    `INSERT INTO waiting_list (client_id, preferred_barber_id, service_id, service_name, requested_at, expires_at)
     VALUES ($1, $2, $3, $4, '2026-03-10', '2026-04-10')`,
    [(await signIn(shop)).id, marco.id, _id, name],
  )
}
const change = (id: string, body: object) => owner.api.put(`/admin/services/${id}`, body)

describe('the owner', () => {
  it('clears the description of a service only', async () => {
    const { _id } = await created({ name: 'Prova vuota' })
    expect(await changes(() => change(_id, { description: '' }))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={} action=updated before={description=Con panno caldo.} entity=service
          actor_id=owner entity_id=#2 actor_name=Giulia Bianchi actor_role=admin entity_name=Prova vuota
      ~ services [Prova vuota] updated_at: 2026-03-11 09:00 → now description: Con panno caldo. → 
      ! event kind=shop"
    `)
  })

  it('creates a service at the end of the list', async () => {
    const body = service({ name: 'Prova nuova' })
    expect(await changes(() => owner.api.post('/admin/services', body))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={name=Prova nuova, price=35.5, duration=45, isActive=true,
          description=Con panno caldo.} action=created entity=service actor_id=owner entity_id=#2
          actor_name=Giulia Bianchi actor_role=admin entity_name=Prova nuova
      + services id=#2 name=Prova nuova is_active=true sort_order=10 description=Con panno caldo.
          price_centimes=3550 duration_minutes=45
      ! event kind=shop"
    `)
  })

  it('changes a service without changing booked appointments', async () => {
    const [first, other] = [await created({ name: 'Prova A' }), await created({ name: 'Prova B' })]
    for (const each of [first, other]) await used(each)
    const body = { price: 40, duration: 50, description: 'Con olio.', isActive: false }
    expect(await changes(() => change(first._id, body), { [first._id]: 'service' })).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={price=40, duration=50, description=Con olio.} action=updated
          before={price=35.5, duration=45, isActive=true, description=Con panno caldo.} entity=service
          actor_id=owner entity_id=service actor_name=Giulia Bianchi actor_role=admin entity_name=Prova A
      ~ services [Prova A] is_active: true → false updated_at: 2026-03-11 09:00 → now
          description: Con panno caldo. → Con olio. price_centimes: 3550 → 4000 duration_minutes: 45 → 50
      ! event kind=shop"
    `)
  })

  it('renames a service with its upcoming appointments and waiting list entries only', async () => {
    const [first, other] = [await created({ name: 'Prova A' }), await created({ name: 'Prova B' })]
    for (const each of [first, other]) await used(each)
    expect(await changes(() => change(first._id, { name: 'Prova C' }), { [first._id]: 'service' }))
      .toMatchInlineSnapshot(`
      "~ appointments [#1] updated_at: 2026-03-11 09:00 → now service_name: Prova A → Prova C
      + audit_log at=now id=#2 after={name=Prova C} action=updated before={name=Prova A} entity=service
          actor_id=owner entity_id=service actor_name=Giulia Bianchi actor_role=admin entity_name=Prova C
      ~ services [Prova C] name: Prova A → Prova C updated_at: 2026-03-11 09:00 → now
      ~ waiting_list [#3] service_name: Prova A → Prova C
      ! event kind=shop"
    `)
  })

  it('deletes a service: barbers lose it, waiting clients get a mail, bookings stay', async () => {
    const [first, other] = [await created({ name: 'Prova A' }), await created({ name: 'Prova B' })]
    for (const each of [first, other]) await used(each)
    const call = () => owner.api.delete(`/admin/services/${first._id}`)
    expect(await changes(call, { [first._id]: 'service' })).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 action=deleted before={name=Prova A, price=35.5, duration=45, isActive=true,
          description=Con panno caldo.} entity=service actor_id=owner entity_id=service actor_name=Giulia Bianchi
          actor_role=admin entity_name=Prova A
      + messages id=#2 state=queued channel=email payload={userId=#3, service=Prova A, firstName=Giulia}
          template=waiting-request-expired cause_key=waiting-request-expired:#4:client-1:email recipient=client-1
          send_after=now
      ~ services [Prova A] is_active: true → false deleted_at: null → now updated_at: 2026-03-11 09:00 → now
      ~ waiting_list [#4] status: pending → expired expires_at: 2026-04-10 02:00 → now
      - barber_services [marco]
      ! event kind=shop"
    `)
    await expectRefused(call, 404, 'SERVICE_NOT_FOUND')
  })

  it('changes nothing when stale, with a taken name, deleted or unknown', async () => {
    const [first, other] = [await created(), await created()]
    const stale = { price: 1, updatedAt: '2026-03-10T08:00:00.000Z' }
    await expectRefused(() => change(first._id, stale), 409, 'CONFLICT')
    const taken = { name: other.name.toUpperCase() }
    await expectRefused(() => change(first._id, taken), 409, 'SERVICE_NAME_TAKEN')
    await expectRefused(() => owner.api.post('/admin/services', service(taken)), 409, 'SERVICE_NAME_TAKEN')
    await owner.api.delete(`/admin/services/${other._id}`)
    for (const id of [other._id, crypto.randomUUID(), 'nessuno'])
      await expectRefused(() => change(id, { price: 1 }), 404, 'SERVICE_NOT_FOUND')
    const { body } = await owner.api.get('/admin/services')
    expect(body.map(({ _id }: { _id: string }) => _id)).not.toContain(other._id)
  })
})

it('visitors see active services in shop order', async () => {
  const [gone, rests, second, first] = [
    await created({ name: 'Prova gone' }),
    await created({ name: 'Prova rests', isActive: false }),
    await created({ name: 'Prova second' }),
    await created({ name: 'Prova first' }),
  ]
  await owner.api.delete(`/admin/services/${gone._id}`)
  await query('UPDATE services SET sort_order = -1 WHERE id = $1', [first._id])
  const { body } = await visitor.get('/services/active')
  const ids = body.map(({ _id }: { _id: string }) => _id)
  expect([ids[0], ids.at(-1)]).toEqual([first._id, second._id])
  expect(ids).not.toContain(rests._id)
  expect(ids).not.toContain(gone._id)
})

it('service routes return 403 to clients and barbers', async () => {
  const { _id } = await created()
  for (const { api } of [await signIn(shop), await signIn(shop, 'barber')])
    for (const call of [
      () => api.get('/admin/services'),
      () => api.post('/admin/services', service()),
      () => api.put(`/admin/services/${_id}`, { price: 1 }),
      () => api.delete(`/admin/services/${_id}`),
    ])
      await expectRefused(call, 403, 'FORBIDDEN')
})
