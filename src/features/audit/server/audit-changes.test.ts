import { beforeEach, describe, expect, it } from 'vitest'

import { inTransaction, type Transaction } from '#platform/database/transaction.ts'
import { changesOf } from '#tests/support/changes.ts'
import { givenPerson, givenShop } from '#tests/support/given.ts'
import { minute } from '#tests/support/test-clock.ts'

import { renameActors, forgetNames, moveHistory } from './forget-names.ts'
import { recordChange } from './record-change.ts'

const shop = givenShop({ demo: true })
const owner = givenPerson(shop, 'admin')

const changes = async (command: (transaction: Transaction) => Promise<unknown>) => {
  shop.clock.advance(minute)
  const names = { [owner.id]: 'owner', [colleague]: 'colleague' }
  return await changesOf(shop, () => inTransaction(shop.platform, command), { names })
}
const colleague = crypto.randomUUID()
const elena = { id: colleague, name: 'Elena', role: 'admin' }

beforeEach(() => shop.clock.set('2026-03-11T09:00:00+01:00'))

const entry = (values: object, actor = elena) =>
  inTransaction(shop.platform, (transaction) =>
    recordChange(transaction, actor, shop.clock.now(), {
      entity: 'user',
      id: 'anna',
      name: 'Anna Rossi',
      action: 'created',
      ...values,
    }),
  )
const personal = {
  firstName: 'Anna',
  lastName: 'Rossi',
  name: 'Anna Rossi',
  email: 'anna@posta.test',
  phone: '+41791112233',
  notes: 'Ama il jazz',
  cancellationReason: 'Febbre',
  clientNickname: 'Annina',
  reason: 'Febbre',
  barber: 'Anna Rossi',
  role: 'barber',
}

describe('the audit log', () => {
  it('records the fields that differ and notifies open screens', async () => {
    const call = (transaction: Transaction) =>
      recordChange(transaction, elena, shop.clock.now(), {
        entity: 'service',
        id: 'x',
        name: 'Taglio',
        action: 'updated',
        before: { price: 30, names: ['a'], gone: 1 },
        after: { price: 31, names: ['a'], added: 2 },
      })
    expect(await changes(call)).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={added=2, price=31} action=updated before={gone=1, price=30} entity=service
          actor_id=colleague entity_id=x actor_name=Elena actor_role=admin entity_name=Taglio
      ! event kind=shop"
    `)
  })

  it('records no update without a difference, but other actions', async () => {
    const same = { entity: 'service', id: 'x', name: 'Taglio', before: { a: 1 }, after: { a: 1 } } as const
    const record = (action: 'updated' | 'answered') => (transaction: Transaction) =>
      recordChange(transaction, elena, shop.clock.now(), { ...same, action })
    expect(await changes(record('updated'))).toBe('! event kind=shop')
    expect(await changes(record('answered'))).toContain('+ audit_log')
  })

  it('removes name and personal fields of a person, only in entries of that kind', async () => {
    await entry({ before: personal })
    await entry({ after: personal })
    await entry({ entity: 'customer', before: personal })
    await entry({ id: 'bruno', after: personal })
    expect(await changes(({ db }) => forgetNames(db, 'user', ['anna'], { name: 'Cliente eliminato' })))
      .toMatchInlineSnapshot(`
      "~ audit_log [#1]
          before: {name=Anna Rossi, role=barber, email=anna@posta.test, notes=Ama il jazz, phone=+4179-1, barber=Anna Rossi, reason=Febbre, lastName=Rossi, firstName=Anna, clientNickname=Annina, cancellationReason=Febbre} → {role=barber}
          entity_name: Anna Rossi → Cliente eliminato
      ~ audit_log [#2]
          after: {name=Anna Rossi, role=barber, email=anna@posta.test, notes=Ama il jazz, phone=+4179-1, barber=Anna Rossi, reason=Febbre, lastName=Rossi, firstName=Anna, clientNickname=Annina, cancellationReason=Febbre} → {role=barber}
          entity_name: Anna Rossi → Cliente eliminato"
    `)
    expect(
      await changes(({ db }) => forgetNames(db, 'customer', ['anna'], { name: 'Ignoto', id: 'nessuno' })),
    ).toMatchInlineSnapshot(`
      "~ audit_log [#1]
          before: {name=Anna Rossi, role=barber, email=anna@posta.test, notes=Ama il jazz, phone=+4179-1, barber=Anna Rossi, reason=Febbre, lastName=Rossi, firstName=Anna, clientNickname=Annina, cancellationReason=Febbre} → {role=barber, barber=Anna Rossi}
          entity_id: anna → nessuno entity_name: Anna Rossi → Ignoto"
    `)
    expect(await changes(({ db }) => forgetNames(db, 'user', [], { name: 'x' }))).toBe('')
  })

  it('moves entries from one record to another of the same kind', async () => {
    await entry({ entity: 'customer', id: 'prima' })
    await entry({ entity: 'customer', id: 'terza' })
    await entry({ entity: 'user', id: 'prima' })
    expect(await changes(({ db }) => moveHistory(db, 'customer', 'prima', 'seconda'))).toMatchInlineSnapshot(
      `"~ audit_log [#1] entity_id: prima → seconda"`,
    )
  })

  it('anonymises the given actors only', async () => {
    const former = { id: crypto.randomUUID(), name: 'Ugo', role: 'barber' }
    await entry({ id: 'di Ugo' }, former)
    await entry({ id: 'di Elena' })
    expect(
      await changes(({ db }) => renameActors(db, [former.id], 'Ex collaboratore')),
    ).toMatchInlineSnapshot(`"~ audit_log [#1] actor_name: Ugo → Ex collaboratore"`)
    expect(await changes(({ db }) => renameActors(db, [], 'Ex collaboratore'))).toBe('')
  })

  it('rejects any other update', async () => {
    await entry({ id: 'ferma' })
    const { pool } = shop.platform.database
    await expect(
      pool.query(`UPDATE audit_log SET entity_name = 'x' WHERE entity_id = 'ferma'`),
    ).rejects.toThrow('the audit log only grows')
    await expect(
      inTransaction(shop.platform, async ({ db }) => {
        await forgetNames(db, 'user', ['ferma'], {})
        await moveHistory(db, 'user', 'ferma', 'x')
        await renameActors(db, [colleague], 'x')
        await db.updateTable('audit_log').set({ entity_name: 'x' }).where('entity_id', '=', 'x').execute()
      }),
    ).rejects.toThrow('the audit log only grows')
  })

  it('is filtered by kind and actor, newest first, with the latest actor names', async () => {
    const ugo = { id: crypto.randomUUID(), name: 'Ugo', role: 'barber' }
    await entry({ id: '1', entity: 'product' }, ugo)
    shop.clock.advance(minute)
    await entry({ id: '2', entity: 'product' }, { ...ugo, name: 'Ugo Nuovo' })
    await entry({ id: '3', entity: 'product' })
    await entry({ id: '4' }, { ...ugo, name: 'Ugo Nuovo' })
    const read = async (filter: string) => (await owner.api.get(`/admin/audit?limit=50&${filter}`)).body
    const ids = async (filter: string) =>
      (await read(filter)).data
        .map(({ entityId }: { entityId: string }) => entityId)
        .filter((id: string) => id.length === 1)
    expect(await ids('entity=product')).toEqual(['3', '2', '1'])
    expect(await ids(`actor=${ugo.id}`)).toEqual(['4', '2', '1'])
    expect(await ids(`entity=product&actor=${ugo.id}`)).toEqual(['2', '1'])
    expect((await read('')).actors).toContainEqual({ _id: ugo.id, name: 'Ugo Nuovo' })
    expect((await read(`actor=${ugo.id}`)).pagination.total).toBe(3)
  })
})
